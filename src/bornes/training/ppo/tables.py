"""Many tables at once, compiled: from one decision of the learner to the next.

Between them lies all that needs no decision: moves that are forced, moves of opponents with a
policy of their own, the end of a hand with its score, and the next deal. A table goes on for ever:
hands follow each other, and when a match is decided the next begins at nothing to nothing.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.fast.jit import entry, inner
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.bits import count
from bornes.fast.kernel.cells import copy_cells, get, left_of, side_at, side_of
from bornes.fast.kernel.deal import deal, shuffle
from bornes.fast.kernel.layout import (
    CHANCE,
    COUNTS,
    KINDS,
    MATCH_TOTAL,
    MOST_SEATS,
    NONE,
    OVER,
    PHASE,
    PILE,
    SCORED,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SIDES,
    TO_ACT,
    TOTAL,
    Cells,
    Row,
    Rows,
)
from bornes.fast.kernel.legal import how_many, legal, nth_action
from bornes.fast.kernel.score import Lines, points_of
from bornes.fast.policies.observation import absolute, observe
from bornes.fast.policies.registry import choose
from bornes.fast.policies.row_observations import Observations, relative_legal
from bornes.fast.policies.weights import WeightTable

LEARNER: Final = -1
"""An opponent that is the learner itself."""
FORMER: Final = -2
"""An opponent that is an earlier learner; all others are numbers of `fast.POLICIES`."""

AHEAD: Final = 16
"""The number of next cards of the pile that are told with what is hidden."""
HANDS_HIDDEN: Final = (MOST_SEATS - 1) * KINDS
HIDDEN: Final = HANDS_HIDDEN + AHEAD
"""What is hidden from a seat: the cards of the others, then the next cards, from 1; 0 for none."""
WORDS: Final = 4
"""A mask of actions is so many words of 32 bits."""
UNIT: Final = 25
"""What is one in the table of match equity; where games are counted, that is a game."""

WHO: Final = 3
"""The numbers that tell who acts: the side, whether it is the learner's, and how many there are."""

HANDS, DECISIONS, MOVES = range(3)
COUNTERS: Final = 3

Numbers = NDArray[np.int64]
Shares = NDArray[np.float32]
_WORD = (1 << 32) - 1


# --- the match ----------------------------------------------------------------------


@inner
def _chances(row: Row, pairs: Shares, chances: Shares) -> None:
    """Each side's chance of the match from the totals: `bornes.bots.equity.Equity`, compiled."""
    sides = get(row, SIDES)
    last = pairs.shape[0] - 1
    unit = UNIT if row[SCORED] else 1
    whole = 0.0
    for own in range(sides):
        odds = 1.0
        missing = max(1, min(last, (row[MATCH_TOTAL] - row[side_at(own) + TOTAL]) // unit))
        for other in range(sides):
            if other != own:
                theirs = max(1, min(last, (row[MATCH_TOTAL] - row[side_at(other) + TOTAL]) // unit))
                chance = max(pairs[missing, theirs], np.float32(1e-9))
                odds += (1.0 - chance) / chance
        chances[own] = 1.0 / odds
        whole += chances[own]
    for own in range(sides):
        chances[own] /= whole


@inner
def _winners(row: Row, hands: int) -> int:
    """A bit for each side that has won the match after so many hands; none while it goes on.

    It is the best side, if it has enough and is alone; of games, also if all of them are played.
    A match of one game may be shared.
    """
    best = -1
    leaders = 0
    for side in range(get(row, SIDES)):
        total = get(row, side_at(side) + TOTAL)
        if total > best:
            best = total
            leaders = 0
        if total == best:
            leaders |= 1 << side
    wanted = get(row, MATCH_TOTAL)
    if not row[SCORED] and wanted == 1:
        return leaders
    enough = best >= wanted or (not row[SCORED] and hands >= 2 * wanted - 1)
    return leaders if enough and leaders & leaders - 1 == 0 else 0


@inner
def _settle(
    row: Row, hands: int, pairs: Shares, chances: Shares, reward: Shares, lines: Lines
) -> bool:
    """Add the points of a hand to the match; what that does to the chances is the reward.

    Whether that was the end of the match; then the next one begins at nothing.
    """
    sides = get(row, SIDES)
    for side in range(sides):
        reward[side] = -chances[side]
        row[side_at(side) + TOTAL] += points_of(row, side, lines)
    winners = _winners(row, hands)
    if winners == 0:
        _chances(row, pairs, chances)
        for side in range(sides):
            reward[side] += chances[side]
        return False
    for side in range(sides):
        row[side_at(side) + TOTAL] = 0
        if winners >> side & 1:
            reward[side] += 1.0 / count(winners)
    _chances(row, pairs, chances)
    return True


@inner
def _deal_again(row: Row, blank: Row, first: int, totals: Cells) -> None:
    """Begin the next hand of a match; `totals` is room for the points so far."""
    low, high = row[CHANCE], row[CHANCE + 1]
    for side in range(totals.size):
        totals[side] = row[side_at(side) + TOTAL]
    copy_cells(row, blank)
    row[CHANCE], row[CHANCE + 1] = low, high
    for side in range(totals.size):
        row[side_at(side) + TOTAL] = totals[side]
    shuffle(row)
    deal(row, first)


# --- from decision to decision -------------------------------------------------------


@inner
def _player(row: Row, opponent: int, learning: int) -> int:
    """Who plays for the seat to act: the opponent, unless it is the learner's side."""
    if side_of(row, get(row, TO_ACT)) == learning:
        return LEARNER
    return opponent


@inner
def _to_decision(
    row: Row,
    blank: Row,
    table: Numbers,
    once: bool,
    pairs: Shares,
    weights: WeightTable,
    chances: Shares,
    reward: Shares,
    lines: Lines,
    totals: Cells,
    counts: Numbers,
) -> int:
    """Go on until there is something to decide; how many hands have ended meanwhile."""
    ended = 0
    while True:
        if row[PHASE] == OVER:
            if once:
                return ended
            table[HAND] += 1
            if _settle(row, table[HAND], pairs, chances, reward, lines):
                table[HAND] = 0
            ended += 1
            counts[HANDS] += 1
            table[FIRST] = left_of(row, table[FIRST])
            table[LEARNING] = (table[LEARNING] + 1) % row[SIDES]
            _deal_again(row, blank, table[FIRST], totals)
            continue
        mask = legal(row)
        player = _player(row, table[OPPONENT], table[LEARNING])
        if how_many(mask) == 1:
            make(row, nth_action(mask, 0))
        elif player >= 0:
            make(row, choose(row, player, weights[player]))
        else:
            return ended
        counts[MOVES] += 1


OPPONENT, FIRST, LEARNING, HAND = range(4)
TABLE_CELLS: Final = 4
"""What belongs to a table besides its row: who plays there against the learner, which seat began
the hand, on which side the learner sits, and the hands of the match that are over."""


@entry(
    "void(int32[:, ::1], int32[::1], int64[:, ::1], boolean, float32[:, ::1], int32[:, ::1],"
    " int64[::1], int8[:, ::1], int8[:, ::1], uint32[:, ::1], int8[:, ::1], float32[:, ::1],"
    " int8[::1], float32[:, ::1], int32[::1], int32[::1], int64[::1])",
    for_training=True,
)
def step_tables(
    rows: Rows,
    blank: Row,
    tables: Numbers,
    once: bool,
    pairs: Shares,
    weights: WeightTable,
    actions: Numbers,
    seen: Observations,
    hidden: Observations,
    words: NDArray[np.uint32],
    who: Observations,
    reward: Shares,
    ended: NDArray[np.int8],
    chances: Shares,
    lines: Lines,
    totals: Cells,
    counts: Numbers,
) -> None:
    """Make an action at each table, as its seat sees it (or NONE), and go on to the next decision.

    Written are what the seat then sees, what is hidden from it, its legal actions, its side,
    whether it is the learner's, and how many sides there are; what the hand that has ended was
    worth to each side; and the chances before the hand that is played. With `once` a table stops
    after its hand.
    """
    for index in range(rows.shape[0]):
        row = rows[index]
        reward[index, :] = 0.0
        who[index, 2] = row[SIDES]
        if actions[index] != NONE and row[PHASE] != OVER:
            make(row, absolute(row, get(row, TO_ACT), actions[index]))
            counts[DECISIONS] += 1
        ended[index] = _to_decision(
            row,
            blank,
            tables[index],
            once,
            pairs,
            weights,
            chances[index],
            reward[index],
            lines,
            totals,
            counts,
        )
        if row[PHASE] == OVER:
            words[index, :] = 1
            who[index, 0], who[index, 1] = 0, 0
            continue
        _write_words(row, words[index])
        seat = get(row, TO_ACT)
        observe(row, seat, seen[index])
        _write_hidden(row, seat, hidden[index])
        who[index, 0] = side_of(row, seat)
        player = _player(row, tables[index, OPPONENT], tables[index, LEARNING])
        who[index, 1] = player == LEARNER


@inner
def _write_words(row: Row, words: NDArray[np.uint32]) -> None:
    low, high = relative_legal(row)
    words[0] = np.uint32(low & _WORD)
    words[1] = np.uint32(low >> 32 & _WORD)
    words[2] = np.uint32(high & _WORD)
    words[3] = np.uint32(high >> 32 & _WORD)


@inner
def _write_hidden(row: Row, seat: int, hidden: Observations) -> None:
    seats = get(row, SEATS)
    for place in range(HIDDEN):
        hidden[place] = 0
    for place in range(1, seats):
        at = SEAT + (seat + place) % seats * SEAT_CELLS + COUNTS
        for card in range(KINDS):
            hidden[(place - 1) * KINDS + card] = row[at + card]
    left = get(row, PILE)
    for place in range(min(left, AHEAD)):
        hidden[HANDS_HIDDEN + place] = row[row.size - left + place] + 1


@entry("void(int32[:, ::1], float32[:, ::1], float32[:, ::1])", for_training=True)
def chances_of(rows: Rows, pairs: Shares, chances: Shares) -> None:
    """Write each side's chance of the match before the hand that is played."""
    for index in range(rows.shape[0]):
        _chances(rows[index], pairs, chances[index])


@entry("void(int32[:, ::1])", for_training=True)
def shuffle_rows(rows: Rows) -> None:
    """Shuffle the deck of each row by its own generator."""
    for index in range(rows.shape[0]):
        shuffle(rows[index])
