"""What bots think about, and hints: their moves and figures, wherever that is worked out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar, TypeVarTuple

from bornes.bots import BOTS
from bornes.bots.failure import BotFailed
from bornes.bots.registry import read
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import View
from bornes.locales.advice_text import Names, explain
from bornes.server.bots.queue import Claim, Rank
from bornes.server.bots.workplace import Workplace
from bornes.server.logs import LOGGER
from bornes.server.metrics import BOTS as BOT_SECONDS
from bornes.server.metrics import HINTS, timed
from bornes.server.protocol.encoding import move_info
from bornes.server.protocol.messages import HintLine
from bornes.server.protocol.values import BotLevel

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

SUBSTITUTE: Final = "steady"
"""The bot that makes a move for a bot of others that couldn't."""


def ponders(level: BotLevel) -> bool:
    """Whether a bot needs so long for a move that it has to wait for its turn.

    The others decide in less time than it takes to send a view to a process.
    """
    return bool(getattr(read(level).maker, "ponders", False))


_OTHER: Final = "other"
"""What bots of others are counted as: their names are the operator's business."""


class Thinkers:
    """The bots of all tables, and whoever asks for advice, at one workplace."""

    def __init__(self, place: Workplace, others: Sequence[str] = ()) -> None:
        self._place = place
        self._others = others
        """The bots besides ours that the operator allows."""

    async def choose(self, level: BotLevel, seed: int, view: View, table: str = "") -> Move:
        """The move of a bot at a table.

        Where a bot of others fails, or is no longer allowed, the table must not stand still: a bot
        of ours makes its move, and the operator is told.
        """
        with timed(BOT_SECONDS.labels(level if level in BOTS else _OTHER)):
            return await self._move(level, seed, view, table)

    async def _move(self, level: BotLevel, seed: int, view: View, table: str) -> Move:
        if level in BOTS:
            return await self._chosen(level, seed, view, table)
        try:
            if level not in self._others:
                raise Refused(Refusal("unknown-bot", name=level, allowed=", ".join(self._others)))
            return await self._chosen(level, seed, view, table)
        except Refused as error:
            trace = error.trace.splitlines() if isinstance(error, BotFailed) else []
            LOGGER.error("bot failed", extra={"facts": {"reason": str(error), "trace": trace}})
            return await self._chosen(SUBSTITUTE, seed, view, table)

    async def _chosen(self, level: BotLevel, seed: int, view: View, table: str) -> Move:
        if not ponders(level):
            return await self._place.quickly(_choose, level, seed, view)
        claim = Claim(Rank.MOVE, table)
        return await self._place.run(_choose, level, seed, view, claim=claim)

    async def advice(
        self, view: View, seconds: float, language: str, names: Names, client: str = ""
    ) -> list[HintLine]:
        """Every legal move of a seat with what it seems to be worth, the best first.

        It is refused if too many hints are being worked out already, for this client or in all.
        """
        claim = Claim(Rank.HINT, client)
        with timed(HINTS):
            return await self._place.run(_advise, view, seconds, language, names, claim=claim)

    async def later(self, work: Callable[[*Ts], T], *args: *Ts) -> T:
        """Have a small part of something worked out that can wait: after all moves and hints.

        The workplace is waited for, since a stand-in would come to something else.
        """
        await self._place.prepared()
        return await self._place.run(work, *args, claim=Claim(Rank.REVIEW))

    def waiting(self, rank: Rank) -> int:
        """How much waits for its turn."""
        return self._place.waiting(rank)

    def wake(self) -> None:
        """Get ready to think; the server answers meanwhile."""
        self._place.wake()

    def warm_up(self) -> None:
        """Get ready to ponder."""
        self._place.get_ready()

    def close(self) -> None:
        """End all thinking."""
        self._place.close()


def _choose(level: BotLevel, seed: int, view: View) -> Move:
    from bornes.bots import ask, make

    return ask(make(level, seed=seed), view)


def _advise(view: View, seconds: float, language: str, names: Names) -> list[HintLine]:
    from bornes.advice.adviser import advise
    from bornes.locales import Messages

    words = Messages(language, view.edition)
    return [
        HintLine(
            move_info(advice.move),
            advice.chance,
            advice.points,
            explain(advice.reason, words, names),
            advice.worse,
        )
        for advice in advise(view, seconds=seconds)
    ]
