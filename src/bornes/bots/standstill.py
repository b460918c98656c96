"""How bots bring a hand to its end where the rules alone would let it go on for ever.

Where discards are shuffled again, a hand has no end of its own. Players who all hold on to
the remedy that another is waiting for, or who attack with the one card that still moves, can
go round in circles; and bots, which remember nothing, would not notice. So they let go.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bornes.cards import HAZARD_OF, KIND, Card, Kind
from bornes.moves import Move, Verb
from bornes.rules import Reshuffle
from bornes.view import View

LETS_GO: Final = 0.1
"""The chance that a bot gives way, once the draw pile has run out before."""

NEVER: Final = -1e6


def may_last_for_ever(view: View) -> bool:
    """Whether the rules leave a hand going on until somebody arrives."""
    rules = view.rules
    return rules.reshuffle is not Reshuffle.NEVER and rules.idle_only_when_exhausted


def bring_on(
    view: View, moves: Sequence[Move], values: Sequence[float], chance: Random
) -> list[float]:
    """The values of the moves, changed where nothing moves any more."""
    few = view.draw_size + len(view.discards) <= view.rules.players
    lets_go = few or (view.ran_out and chance.random() < LETS_GO)
    discards = [v for v, move in zip(values, moves, strict=True) if move.verb is Verb.DISCARD]
    released = max(discards, default=0.0) + 1.0
    changed = []
    for move, value in zip(moves, values, strict=True):
        if few and move.verb is Verb.PLAY and move.card and KIND[move.card] is Kind.HAZARD:
            value = NEVER
        elif lets_go and move.verb is Verb.DISCARD and _awaited(view, move.card):
            value = released
        changed.append(value)
    return changed


def _awaited(view: View, card: Card | None) -> bool:
    """Whether a rival is stopped by the hazard that a card remedies."""
    hazard = HAZARD_OF.get(card) if card else None
    return hazard is not None and any(
        side.hazard is hazard for side in view.sides.values() if side is not view.side
    )
