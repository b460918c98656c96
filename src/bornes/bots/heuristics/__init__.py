"""Rules of thumb: what a good family player would do, as numbers set by hand.

Each kind of game has its own, and each gives a value to a move from one seat's `Knowledge`:

- `classic`: the games with piles (`dujardin`, `rally`, `parker`);
- `family`: the short game (`arche`), in which a remedy answers out of turn;
- `road`: the game on a road (`volant`), with its lanes, limits and bonuses.

`heuristics_for` picks the one that fits a table. `deadlock` is for all of them: it changes
the values of moves where the rules alone would let a hand go on for ever.

The steady player goes by nothing else, and the sharp player does so on the road. The compiled
policy `thumb` (`bornes.fast.policies`) is the same idea for the compiled rules. Weights that
were fitted to playouts belong in `bornes.bots.evaluation`, not here.

Begin with `classic.ClassicHeuristics.value`.
"""

from __future__ import annotations

from bornes.bots.heuristics.classic import ClassicHeuristics
from bornes.bots.heuristics.family import FamilyHeuristics
from bornes.bots.heuristics.road import RoadHeuristics
from bornes.bots.knowledge import Knowledge
from bornes.engine.view import View

__all__ = ["Heuristics", "heuristics_for"]

Heuristics = ClassicHeuristics | FamilyHeuristics | RoadHeuristics


def heuristics_for(view: View) -> Heuristics:
    """The rules of thumb for the table of a view."""
    know = Knowledge(view)
    if view.rules.circuit is not None:
        return RoadHeuristics(know)
    return ClassicHeuristics(know) if view.rules.remedy_covers else FamilyHeuristics(know)
