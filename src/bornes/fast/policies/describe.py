"""What the keen policy looks at, written down: for those who find its weights."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry
from bornes.fast.kernel.cells import get, side_of
from bornes.fast.kernel.layout import NONE, TURN, Hands
from bornes.fast.policies.features import table_signs
from bornes.fast.policies.net import list_moves
from bornes.fast.policies.simd import ROOM

Lists = NDArray[np.int32]
"""A list for each row, of `ROOM` places; what is beyond its end is NONE."""


@entry("void(int32[:, ::1], int32[:, ::1], int32[:, ::1], int32[:, ::1], int32[:, ::1])")
def describe(hands: Hands, seen: Lists, actions: Lists, kinds: Lists, signs: Lists) -> None:
    """List for each row what its table shows, and each action with its kind and signs."""
    for row in range(hands.shape[0]):
        hand = hands[row]
        seat = get(hand, TURN)
        for place in range(table_signs(hand, seat, side_of(hand, seat), seen[row]), ROOM):
            seen[row, place] = NONE
        for place in range(list_moves(hand, actions[row], kinds[row], signs[row]), ROOM):
            actions[row, place] = kinds[row, place] = signs[row, place] = NONE


def described(hands: Hands) -> tuple[Lists, Lists, Lists, Lists]:
    """For each row the signs of its table; its actions, and the kind and the signs of each."""
    seen, actions, kinds, signs = (np.zeros((len(hands), ROOM), np.int32) for _ in range(4))
    describe(hands, seen, actions, kinds, signs)
    return seen, actions, kinds, signs
