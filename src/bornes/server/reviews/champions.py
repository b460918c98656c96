"""What the champion makes of a deal of the day, in the seat of whoever has played it.

It is played in the background, a decision at a time, after every bot's move and every hint, once
for all tables of a date and an edition. What was told once is kept with the table, so that it stays
the same however the champion changes. Nothing is told of it before the person's hand is over.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from bornes.daily import Daily
from bornes.engine.moves import Move
from bornes.engine.refusals import Refused
from bornes.game import Game
from bornes.server.background import Background
from bornes.server.bots.thinkers import Thinkers
from bornes.server.logs import complain
from bornes.server.protocol import problems
from bornes.server.protocol.review import DailyInfo, DailyResult
from bornes.server.protocol.values import BotLevel
from bornes.server.storage import Damaged, Storage, StorageFailed
from bornes.server.table.commitment import Shuffle
from bornes.server.table.table import Table

OWN: Final = 1
"""The seat of the person, and then of the champion."""
OPPONENT: Final[BotLevel] = "sharp"
"""The bot in the other seat. It plays well and the same everywhere, with compiled rules or without,
and on a device; what the champion does depends on them."""
_CHAMPION: Final[BotLevel] = "champion"
_MATCH: Final = 0
"""Under this number the champion's moves are kept with a table; its own match is number 1."""
_REMEMBERED: Final = 32


@dataclass(slots=True)
class _Hand:
    """The champion's hand, as far as it has been played."""

    moves: list[str] = field(default_factory=list)
    result: DailyResult | None = None
    failed: bool = False
    tables: set[str] = field(default_factory=set)
    """The tables that it is kept with."""


class Champions:
    """The champion's hands of a server."""

    def __init__(self, thinkers: Thinkers, store: Storage) -> None:
        self._thinkers = thinkers
        self._store = store
        self._hands: OrderedDict[Daily, _Hand] = OrderedDict()
        self._background = Background()

    async def beside(self, table: Table) -> DailyInfo:
        """What was made of a deal of the day beside what the champion makes of it.

        Whoever asks first has it played; before the end of the person's own hand it is refused.
        """
        date = table.opening.daily
        if date is None:
            raise Refused(problems.no_daily())
        played = table.finished.get(1)
        if played is None or played.match_outcome is None:
            raise Refused(problems.daily_later())
        daily = Daily(date, table.opening.edition)
        kept = await self._kept(table.id, daily)
        if kept is None:
            hand = self._hand(daily)
            if hand.result is not None:
                self._keep(table.id, hand)
            else:
                hand.tables.add(table.id)
            kept = hand.result
        return DailyInfo(date, daily.edition, result_of(played), kept)

    def close(self) -> None:
        """Play no more."""
        self._background.cancel()

    def _hand(self, daily: Daily) -> _Hand:
        hand = self._hands.get(daily)
        if hand is not None and hand.failed:
            del self._hands[daily]
            raise Refused(problems.failed())
        if hand is None:
            hand = self._hands[daily] = _Hand()
            self._background.start(self._play(daily, hand))
            for old in [each for each, one in self._hands.items() if one.result is not None]:
                if len(self._hands) > _REMEMBERED:
                    del self._hands[old]
        self._hands.move_to_end(daily)
        return hand

    async def _play(self, daily: Daily, hand: _Hand) -> None:
        try:
            while hand.result is None:
                hand.moves = await self._thinkers.later(played_on, daily, tuple(hand.moves))
                hand.result = read(daily, hand.moves)
        except Exception as error:  # noqa: BLE001 - whoever asks again has it played again
            hand.failed = True
            complain("daily-failed", problem=type(error).__name__)
            return
        for table in hand.tables:
            self._keep(table, hand)

    async def _kept(self, table: str, daily: Daily) -> DailyResult | None:
        with suppress(StorageFailed, Damaged):
            text = await self._store.load_review(table, _MATCH)
            with suppress(ValueError, TypeError, Refused):
                return None if text is None else read(daily, json.loads(text))
        return None

    def _keep(self, table: str, hand: _Hand) -> None:
        self._store.keep_review(table, _MATCH, json.dumps(hand.moves))


def played_on(daily: Daily, made: Sequence[str]) -> list[str]:
    """All moves of the hand, to after the champion's next decision; for a process of the pool."""
    from bornes.bots import ask, make

    game = _after(daily, made)
    secret = Shuffle(daily.seed, "")
    levels = {seat: _CHAMPION if seat == OWN else OPPONENT for seat in game.rules.seats}
    bots = {seat: make(level, seed=secret.bot_seed(seat)) for seat, level in levels.items()}
    while game.to_act is not None:
        seat = game.to_act
        decided = seat == OWN and len(game.legal_moves()) > 1
        game.apply(ask(bots[seat], game.view(seat)))
        if decided:
            break
    return [str(move) for move in game.moves]


def read(daily: Daily, moves: Sequence[str]) -> DailyResult | None:
    """What the champion's moves came to; None if the hand is not over."""
    game = _after(daily, moves)
    return None if game.match_outcome is None else result_of(game)


def result_of(game: Game) -> DailyResult:
    """What the person's seat made of a deal of the day that is over."""
    side, outcome = game.rules.side_of(OWN), game.match_outcome
    assert outcome is not None
    points = game.totals[side] if game.rules.scored else None
    km = game.view(None, history=False).sides[side].km
    return DailyResult(side in outcome.winners, points, km)


def _after(daily: Daily, moves: Sequence[str]) -> Game:
    game = daily.begin()
    for move in moves:
        game.apply(Move.parse(move))
    return game
