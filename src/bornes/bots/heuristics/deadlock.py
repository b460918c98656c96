"""How bots bring a hand to its end where the rules alone would let it go on for ever.

Where discards are shuffled again, a hand has no end of its own. Players who all hold on to
the remedy that another is waiting for, or who attack with the one card that still moves, are
in a deadlock; and bots, which remember nothing, would not notice. So one of them gives way.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bornes.engine.cards import HAZARD_OF, KIND, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Reshuffle
from bornes.engine.view import View

LETS_GO: Final = 0.1
"""The chance that a bot gives way, once the draw pile has run out before."""

TIRES: Final = 0.3
"""The chance that a bot leaves a hazard on the discards, though it could strike with it again."""

FORWARD: Final = 1e4
"""What getting on is worth more, once hardly a card is left to draw."""

NEVER: Final = -1e6


def may_deadlock(view: View) -> bool:
    """Whether the rules leave a hand going on until somebody arrives."""
    rules = view.rules
    return rules.reshuffle is not Reshuffle.NEVER and rules.idle_only_when_exhausted


def break_deadlock(
    view: View, moves: Sequence[Move], values: Sequence[float], chance: Random
) -> list[float]:
    """The values of the moves, changed where nothing moves any more."""
    few = view.draw_size + len(view.discards) <= view.rules.players
    lets_go = few or (view.ran_out and chance.random() < LETS_GO)
    discards = [v for v, move in zip(values, moves, strict=True) if move.verb is Verb.DISCARD]
    released = max(discards, default=0.0) + 1.0
    changed = []
    for move, value in zip(moves, values, strict=True):
        kind = KIND[move.card] if move.verb is Verb.PLAY and move.card else None
        if few and kind is Kind.HAZARD:
            value = NEVER
        elif few and kind in (Kind.DISTANCE, Kind.SAFETY):
            value += FORWARD
        elif move.verb is Verb.TAKE and _tires(view, chance):
            value = NEVER
        elif lets_go and move.verb is Verb.DISCARD and _awaited(view, move.card):
            value = released
        changed.append(value)
    return changed


def _tires(view: View, chance: Random) -> bool:
    """Whether a hazard is left on the discards this time."""
    return KIND[view.discards[-1]] is Kind.HAZARD and chance.random() < TIRES


def _awaited(view: View, card: Card | None) -> bool:
    """Whether a rival is stopped by the hazard that a card remedies."""
    hazard = HAZARD_OF.get(card) if card else None
    return hazard is not None and any(
        side.hazard is hazard for side in view.sides.values() if side is not view.side
    )
