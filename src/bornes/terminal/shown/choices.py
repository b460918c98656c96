"""The choices a person has, in the order in which they are shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bornes.engine.cards import RANK
from bornes.engine.moves import Move, Verb

# What gets somewhere comes first, what gives something up last.
_ORDER: Final = {
    verb: place
    for place, verb in enumerate(
        (
            Verb.COUP_FOURRE,
            Verb.PARRY,
            Verb.U_TURN,
            Verb.EXTEND,
            Verb.FINISH,
            Verb.DRAW,
            Verb.TAKE,
            Verb.PLAY,
            Verb.END,
            Verb.DISCARD,
            Verb.PASS,
        )
    )
}


def ordered(moves: Iterable[Move]) -> list[Move]:
    """The moves in the order in which a person is shown them."""
    return sorted(moves, key=_place)


def _place(move: Move) -> tuple[int, int]:
    return _ORDER[move.verb], RANK[move.card] if move.card is not None else 0
