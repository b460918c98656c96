"""What the former champion would not throw away; to today's more is refused."""

from __future__ import annotations

from collections.abc import Sequence

from bornes.engine.cards import KIND, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.view import View


def thrown_away(view: View, moves: Sequence[Move]) -> set[Move]:
    """Discards of safeties and remedies that could be played on one's own side instead."""
    if view.rules.circuit is not None:
        return set()
    playable = {move.card for move in moves if move.verb is Verb.PLAY and move.on is None}
    return {
        move
        for move in moves
        if move.verb is Verb.DISCARD
        and move.card is not None
        and move.card in playable
        and KIND[move.card] in (Kind.REMEDY, Kind.SAFETY)
    }
