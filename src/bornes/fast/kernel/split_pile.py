"""Two ends of a draw pile, so that moves can be compared in the same world.

A safety gives another turn. With one pile for all, every card after that goes to somebody else
than it would have gone to, and two moves that are tried out in one world soon meet different
luck. Where each side draws from an end of its own, what one of them does leaves the other's
cards alone. Nobody knows the order of a pile, so that hands drawn from below are as likely
as others.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import ArrayLike

from bornes.fast.kernel.layout import FROM_BELOW, SEATS, SIDE_OF, Hands


def draw_apart(hands: Hands, sides: ArrayLike) -> None:
    """Let the seats of one side go on drawing from above, and all others from below.

    `sides` is the number of that side, for all rows or for each. It is for piles whose order is
    by chance alone: a hand that is to go on as the engine's must not be changed like this.
    """
    seats = np.arange(hands[0, SEATS])
    others = hands[:, SIDE_OF + seats] != np.reshape(sides, (-1, 1))
    hands[:, FROM_BELOW] = (others << seats).sum(axis=1)
