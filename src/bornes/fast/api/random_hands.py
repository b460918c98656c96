"""Hands of many matches at once, played at random and left as they ended."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from bornes.engine.rules import Rules
from bornes.fast.api.hands import first_seat_of, score_lines
from bornes.fast.codec.encode import seed_64
from bornes.fast.codec.names import ENDINGS
from bornes.fast.codec.rules import empty_row
from bornes.fast.kernel.layout import ENDING, WINNERS, Rows
from bornes.fast.kernel.playout import deal_and_finish_rows
from bornes.fast.kernel.score import LINE_COUNT

_BITS_FOR_HAND = 24


class RandomHands:
    """Room for hands that are dealt and played out again and again."""

    def __init__(self, roads: Sequence[Rules], seed: int, most: int) -> None:
        """Make room for so many hands at a time; refused where the rules are not compiled.

        The rules differ in the road alone; matches take the roads by turns.
        """
        self.rules = roads[0]
        self._blanks: Rows = np.stack([empty_row(rules) for rules in roads])
        self._seed = seed_64(seed)
        self._room: Rows = np.zeros((most, self._blanks.shape[1]), np.int32)
        self._rows = self._room[:0]

    def play(self, matches: NDArray[np.int64], hand_number: int) -> int:
        """Play this hand of each of these matches; how many moves that took.

        Cards and choices follow from the seed, the match's number and the hand's alone.
        """
        self._rows = self._room[: len(matches)]
        numbers = (matches << _BITS_FOR_HAND) + hand_number
        first = first_seat_of(self.rules, hand_number, None)
        which = matches % len(self._blanks)
        return deal_and_finish_rows(self._blanks, which, self._rows, self._seed, numbers, first)

    @property
    def lines(self) -> NDArray[np.int32]:
        """The points of the hands: by hand, side and line of the score."""
        if not len(self._rows):
            return np.zeros((0, len(self.rules.sides), LINE_COUNT), np.int32)
        return score_lines(self._rows)

    @property
    def won(self) -> NDArray[np.bool_]:
        """Which sides have won each hand."""
        sides = np.arange(len(self.rules.sides))
        return (self._rows[:, WINNERS, None] >> sides & 1).astype(np.bool_)

    @property
    def endings(self) -> dict[str, int]:
        """How many of the hands ended for each reason."""
        counts = np.bincount(self._rows[:, ENDING], minlength=len(ENDINGS))
        return {
            str(ending): int(count)
            for ending, count in zip(ENDINGS, counts, strict=True)
            if count and ending is not None
        }
