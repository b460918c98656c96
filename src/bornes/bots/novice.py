"""The novice: plays sensibly, but forgets, and never looks ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bornes.bots.greedy import GreedyBot
from bornes.engine.cards import HAZARD_OF, KIND, KM, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.view import View

OVERLOOKED: Final = 0.2
"""The chance that a card which could be played, even a good one, isn't noticed."""

WHIM: Final = 15.0
"""How much the novice's liking of a move changes from one moment to the next."""

_VERBS: Final = {
    Verb.DRAW: 10.0,
    Verb.TAKE: -10.0,
    Verb.COUP_FOURRE: 100.0,
    Verb.PARRY: 60.0,
    Verb.U_TURN: 10.0,
    Verb.PASS: 0.0,
    Verb.FINISH: 10.0,
    Verb.EXTEND: 0.0,
    Verb.END: 0.0,
    Verb.DISCARD: 0.0,
}
_PLAYS: Final = {Kind.SAFETY: 90.0, Kind.REMEDY: 80.0, Kind.HAZARD: 55.0, Kind.SPECIAL: 50.0}
_DISTANCE: Final = 45.0
_KM_LIKED: Final = 0.1
_ARRIVAL: Final = 50.0
_BURIES: Final = 20.0
TAKE_NEEDED: Final = 60.0
_TREASURES: Final = frozenset({Kind.SAFETY, Kind.SPECIAL})


class NoviceBot(GreedyBot):
    """Likes what is in front of it: lays safeties at once, attacks anybody, discards anything."""

    name = "novice"

    def values(self, view: View, moves: Sequence[Move], chance: Random) -> list[float]:
        """How much each move is liked just now; overlooked ones are not liked at all."""
        overlooked = {card for card in sorted(set(view.hand)) if chance.random() < OVERLOOKED}
        values = []
        for move in moves:
            unseen = move.verb is Verb.PLAY and move.card in overlooked
            liking = -1.0 if unseen else self.liking(view, move)
            values.append(liking + WHIM * chance.random())
        return values

    def liking(self, view: View, move: Move) -> float:
        """What a move looks like at first sight."""
        card = move.card
        hazard_left = _BURIES if move.top is not None and move.top is not card else 0.0
        if card is None or move.verb is Verb.COUP_FOURRE:
            return TAKE_NEEDED if move.verb is Verb.TAKE and _needs_top(view) else _VERBS[move.verb]
        if move.verb is Verb.PARRY:
            return _VERBS[move.verb] - hazard_left
        if move.verb is Verb.DISCARD:
            return -30.0 if KIND[card] in _TREASURES else 0.0
        if KIND[card] is not Kind.DISTANCE:
            doubled = KM[move.doubled] if move.doubled else 0
            return _PLAYS[KIND[card]] + _KM_LIKED * doubled - hazard_left
        assert view.side is not None
        arrives = view.side.km + KM[card] >= view.target
        return _DISTANCE + _KM_LIKED * KM[card] + (_ARRIVAL if arrives else 0.0)


def _needs_top(view: View) -> bool:
    """Whether the remedy this seat is waiting for lies on top of the discards.

    Nothing else is ever taken: it seldom looks at the discards, and two novices who pass
    each other the same cards would go on for ever.
    """
    assert view.side is not None
    top = view.discards[-1]
    return HAZARD_OF.get(top) in view.side.hazards and top not in view.hand
