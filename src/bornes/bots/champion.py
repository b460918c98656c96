"""The champion: it searches.

It deals the cards it can't see in many ways, as others' play makes them likely, plays its
moves out in every one of these worlds, and makes the move with the best chance of winning the
match. Where a net knows the table, it does so with the moves that the net's policy thinks worth it.
"""

from __future__ import annotations

from typing import Final

from bornes.bots.bot import rng_for
from bornes.bots.search.compiled_rollouts import compiled
from bornes.bots.search.informed import search_of
from bornes.bots.search.search import Estimate, Search
from bornes.bots.settings import number_of_playouts, time_limit
from bornes.engine.moves import Move
from bornes.engine.rules import Rules
from bornes.engine.view import View

PLAYOUTS: Final = 8_000
PLAYOUTS_OF_MANY: Final = 4_000
"""The playouts with three players or more, whose hands last longer and leave more moves."""
PLAYOUTS_ON_FULL_ROAD: Final = 2_000
"""The playouts with five cars or six on a road, where each of them takes ten times as long."""
PLAYOUTS_ON_ENGINE: Final = 240
ROAD_ON_ENGINE: Final = 80
FULL_ROAD_ON_ENGINE: Final = 40
_FULL_ROAD: Final = 5


class ChampionBot:
    """Plays the move that wins the match most often in the worlds it imagines.

    ``playouts`` bounds the search; the same seed, view and number give the same move. Only
    ``seconds``, which cuts a search short, can break that. ``net`` is a file of other nets than
    the shipped ones.
    """

    name = "champion"

    ponders = True
    """The bot takes long enough for a move that a server has it think in a process of its own."""

    def __init__(
        self,
        seed: int = 0,
        playouts: int | None = None,
        seconds: float | None = None,
        net: str | None = None,
    ) -> None:
        self.seed = seed
        self.net = net
        self.playouts = number_of_playouts(playouts)
        self.seconds = time_limit(seconds)

    def choose(self, view: View) -> Move:
        """The move with the best chance of winning the match."""
        moves = view.legal_moves()
        return moves[0] if len(moves) == 1 else self._search(view).best(moves)

    def estimates(self, view: View) -> list[Estimate]:
        """Every legal move with its estimate, the best first.

        Moves that are not in question are played out as well, on top of the playouts of a choice.
        """
        return self._search(view).run(view.legal_moves())

    def _search(self, view: View) -> Search:
        return search_of(
            view,
            seed=rng_for(self.seed, view).getrandbits(48),
            playouts=self.playouts or default_playouts(view.rules),
            seconds=self.seconds,
            net=self.net,
        )


def default_playouts(rules: Rules) -> int:
    """How many playouts a decision takes unless told otherwise."""
    full = rules.circuit is not None and rules.players >= _FULL_ROAD
    if compiled(rules):
        if full:
            return PLAYOUTS_ON_FULL_ROAD
        return PLAYOUTS if rules.players == 2 else PLAYOUTS_OF_MANY
    if rules.circuit is None:
        return PLAYOUTS_ON_ENGINE
    return FULL_ROAD_ON_ENGINE if full else ROAD_ON_ENGINE
