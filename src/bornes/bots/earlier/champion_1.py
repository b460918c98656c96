"""The champion as it was before it learned from self-play: playouts by small nets."""

from __future__ import annotations

from typing import Final

from bornes import fast
from bornes.bots.beliefs.odds import odds
from bornes.bots.bot import rng_for
from bornes.bots.earlier import data
from bornes.bots.earlier.sharp_1 import Sharp1Bot
from bornes.bots.earlier.thrown_away import thrown_away
from bornes.bots.search.compiled_rollouts import CompiledRollouts
from bornes.bots.search.engine_rollouts import EngineRollouts
from bornes.bots.search.search import Estimate, Rollouts, Search
from bornes.bots.settings import number_of_playouts, time_limit
from bornes.engine.moves import Move
from bornes.engine.rules import DrawFrom, Reshuffle, Rules
from bornes.engine.view import View

_PLAYOUTS: Final = 8_000
_PLAYOUTS_OF_MANY: Final = 4_000
_PLAYOUTS_ON_ENGINE: Final = 240
_PLAYOUTS_ON_ROAD: Final = 80
_PLAYOUTS_ON_FULL_ROAD: Final = 40
_FULL_ROAD: Final = 5


class Champion1Bot:
    """Plays the move that wins the match most often in the worlds it imagines."""

    name = "champion-1"

    ponders = True
    """The bot takes long enough for a move that a server has it think in a process of its own."""

    def __init__(
        self, seed: int = 0, playouts: int | None = None, seconds: float | None = None
    ) -> None:
        self.seed = seed
        self.playouts = number_of_playouts(playouts)
        self.seconds = time_limit(seconds)

    def choose(self, view: View) -> Move:
        """The move with the best chance of winning the match."""
        moves = view.legal_moves()
        return moves[0] if len(moves) == 1 else self.estimates(view)[0].move

    def estimates(self, view: View) -> list[Estimate]:
        """Every legal move with its estimate, the best first."""
        search = Search(
            view,
            seed=rng_for(self.seed, view).getrandbits(48),
            playouts=self.playouts or _default_playouts(view.rules),
            seconds=self.seconds,
            rollouts=_rollouts(view),
            equity=data.equity_of(view.rules),
            wasteful=thrown_away,
        )
        return search.run(view.legal_moves())


def _rollouts(view: View) -> Rollouts:
    believed = odds(view, data.counted_odds())
    if _played_out_compiled(view.rules):
        return CompiledRollouts(view, believed, data.policy_weights())
    return EngineRollouts(view, believed, Sharp1Bot)


def _default_playouts(rules: Rules) -> int:
    if _played_out_compiled(rules):
        return _PLAYOUTS if rules.players == 2 else _PLAYOUTS_OF_MANY
    if rules.circuit is None:
        return _PLAYOUTS_ON_ENGINE
    return _PLAYOUTS_ON_ROAD if rules.players < _FULL_ROAD else _PLAYOUTS_ON_FULL_ROAD


def _played_out_compiled(rules: Rules) -> bool:
    """Whether these rules were compiled when this was the champion."""
    more = (
        rules.circuit is not None,
        rules.draw_from is not DrawFrom.PILE,
        rules.reshuffle is not Reshuffle.NEVER,
        rules.hazard_tokens is not None,
        rules.accelerated,
        rules.discard_only_when_stuck,
        rules.roll_after_safety,
        rules.hazards_stop_safeties,
        rules.square_limit_next_turn,
    )
    return not any(more) and fast.supports(rules)
