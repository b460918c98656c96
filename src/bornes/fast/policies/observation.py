"""What a seat may know, as a few hundred small whole numbers: what nets are given.

Every number has a name and stands in a block; `BLOCKS` lists them in their order. All are from 0
to 127. Seats and sides are told as the seat sees them: itself is 0, the next to its left 1; its own
side is 0, and the others follow in their order. The same holds for actions: `relative` and
`absolute` turn the targets of attacks, so that one net can sit anywhere.

What is hidden from the seat changes nothing here: other hands and the draw pile are told by how
many cards they have, and by which cards the seat has not seen.

The functions are compiled where Numba is there, and run as they stand where it is not, over a row
that is a list of numbers. What the numbers mean is the `OBSERVATION`, and nets know which one they
learned with; what is new stands at the end, and nets of an earlier one go without it.

What training hands on
======================
A trained net is kept as a checkpoint, ``*.npz``, of arrays without pickles. Weights are floats of
32 bits and take the numbers of the observation as they are, unscaled:

- ``format``: the text ``bornes-net 1``; ``observation``: the number `OBSERVATION`; ``made``: JSON,
  how it was made: command, commit, seed, hands, minutes, tables
- ``policy/0/w`` (numbers by width), ``policy/0/b`` (width), ``policy/1/w``, …: the layers of the
  policy, each ``x @ w + b``, with ReLU after all but the last, which gives a logit for each action
  of `kernel.actions` as the seat sees it; what is not legal is left out
- ``value/0/w``, …: such a net from the observation to a logit for each of six sides as the seat
  sees them; the softmax over the sides that play is their chance to win the match
- ``belief/0/w``, …: such a net from the observation to the hands of the others, as the seat sees
  them from 1 to 5: a logit for each of their seats and each of `observed.SHOWN`, seat by seat,
  whose sigmoid is the chance that the seat holds it
"""

from __future__ import annotations

from typing import Final

from bornes.fast.either import either
from bornes.fast.kernel.actions import ATTACK, COUP_FOURRE
from bornes.fast.kernel.layout import (
    ALL_BUT_TOP,
    BASE,
    CHOOSE_DRAW,
    COUNTS,
    COUPS,
    DECK,
    DEPTH,
    DISCARDS,
    DISTANCE,
    DISTANCES,
    EXTEND_OR_FINISH,
    EXTENSION,
    EXTENSION_TO,
    FIRST_HAZARD,
    FIRST_SAFETY,
    HAZARD,
    HAZARDS,
    HUNDRED,
    IDLE,
    KINDS,
    KM,
    KM_OF,
    LAID,
    LET_GO,
    LIMITED,
    MATCH_TOTAL,
    MOST_USED,
    NEEDS_ROLL,
    NEVER,
    NONE,
    PHASE,
    PILE,
    RAN_OUT,
    REACT,
    REMEDIES,
    RESHUFFLES,
    ROLL,
    SAFE,
    SAFETIES,
    SCORED,
    SEAT,
    SEAT_CELLS,
    SEATS,
    SIDE,
    SIDE_CELLS,
    SIDE_OF,
    SIDES,
    STACK,
    TARGET,
    TO_ACT,
    TOTAL,
    TURN,
    TWO_HUNDRED,
    UNSEEN,
    USED,
    USED_BITS,
    Cells,
    Row,
)
from bornes.fast.policies.observed import (
    AT_ASKED,
    AT_CARDS,
    AT_CHOICES,
    AT_DISCARDED,
    AT_DRAW,
    AT_GONE,
    AT_HELD,
    AT_HELD_SAFETIES,
    AT_LEFT,
    AT_LET_GO,
    AT_MOMENT,
    AT_RULES,
    AT_SIDE,
    AT_TOP,
    AT_UNSEEN,
    CHOICE_CELLS,
    CHOICE_VALUES,
    COMING,
    COPIES,
    DRAW_CELLS,
    HUNDRED_POINTS,
    LEFTS,
    MOST,
    NUMBER_CELLS,
    NUMBER_ONES,
    OF_COUPS,
    OF_DISTANCES,
    OF_EXTENDED,
    OF_FAR,
    OF_SAFE,
    OF_USED,
    PER_SIDE,
    SHOWN,
    SIZE,
    STANDING,
    STEP,
)

# --- what a seat sees ----------------------------------------------------------------


@either
def observe(row: Row, seat: int, out: Cells) -> None:
    """Write what a seat may know; `out` has room for `SIZE` numbers."""
    for place in range(SIZE):
        out[place] = 0
    own = row[SIDE_OF + seat]
    _moment(row, seat, out)
    _cards(row, seat, out)
    _rules(row, out)
    _own_cards(row, seat, out)
    left = max(0, row[TARGET] - row[SIDE + own * SIDE_CELLS + KM]) // STEP
    out[AT_LEFT + min(left, LEFTS - 1)] = 1
    _let_go(row, seat, out)
    sides = row[SIDES]
    for place in range(sides):
        side = (own + place) % sides
        _side(row, side, out, AT_SIDE + place * PER_SIDE)
    _draw(row, seat, out)


@either
def _moment(row: Row, seat: int, out: Cells) -> None:
    out[AT_MOMENT + (row[TURN] - seat) % row[SEATS]] = 1
    acts = row[TO_ACT] == seat
    if acts and row[PHASE] == REACT:
        out[AT_ASKED] = 1
    if acts and row[PHASE] == EXTEND_OR_FINISH:
        out[AT_ASKED + 1] = 1
    if row[HAZARD] != NONE:
        out[AT_ASKED + 2 + row[HAZARD] - FIRST_HAZARD] = 1
    if row[EXTENSION] == NONE and row[EXTENSION_TO] > row[TARGET]:
        out[AT_ASKED + 2 + HAZARDS] = 1
    out[AT_ASKED + 3 + HAZARDS] = min(row[TARGET] // STEP, MOST)


@either
def _cards(row: Row, seat: int, out: Cells) -> None:
    seats = row[SEATS]
    out[AT_CARDS] = min(row[PILE], MOST)
    out[AT_CARDS + 1] = min(row[PILE] // seats, MOST)
    if row[PILE] == 0:
        out[AT_CARDS + 2] = 1
    if row[RAN_OUT] != 0:
        out[AT_CARDS + 3] = 1
    out[AT_CARDS + 4] = min(row[IDLE], MOST)
    for place in range(seats):
        at = SEAT + (seat + place) % seats * SEAT_CELLS + COUNTS
        cards = 0
        for card in range(len(SHOWN)):
            cards += row[at + card]
        out[AT_CARDS + 5 + place] = min(cards, MOST)


@either
def _rules(row: Row, out: Cells) -> None:
    for place in range(len(NUMBER_CELLS)):
        out[AT_RULES + place] = min(row[NUMBER_CELLS[place]] // NUMBER_ONES[place], MOST)
    for place in range(len(CHOICE_CELLS)):
        if row[CHOICE_CELLS[place]] == CHOICE_VALUES[place]:
            out[AT_CHOICES + place] = 1


@either
def _own_cards(row: Row, seat: int, out: Cells) -> None:
    at = SEAT + seat * SEAT_CELLS + COUNTS
    for card in range(FIRST_SAFETY):
        for many in range(min(row[at + card], COPIES)):
            out[AT_HELD + card * COPIES + many] = 1
    for card in range(SAFETIES):
        if row[at + FIRST_SAFETY + card] != 0:
            out[AT_HELD_SAFETIES + card] = 1
    for card in range(len(SHOWN)):
        unseen = max(0, row[UNSEEN + card] - row[at + card])
        out[AT_UNSEEN + card] = min(unseen, MOST)
        if unseen == 0:
            out[AT_GONE + card] = 1


@either
def _let_go(row: Row, seat: int, out: Cells) -> None:
    seats = row[SEATS]
    for place in range(seats):
        at = SEAT + (seat + place) % seats * SEAT_CELLS + LET_GO
        for card in range(len(SHOWN)):
            out[AT_LET_GO + place * len(SHOWN) + card] = min(row[at + card], MOST)


@either
def _side(row: Row, side: int, out: Cells, to: int) -> None:
    at = SIDE + side * SIDE_CELLS
    out[to] = 1
    out[to + 1 + _standing(row, at)] = 1
    out[to + 1 + len(STANDING)] = min(row[at + DEPTH], MOST)
    if row[at + LIMITED] != 0:
        out[to + OF_SAFE - 1] = 1
    for place in range(SAFETIES):
        if row[at + LAID + place] != 0:
            out[to + OF_SAFE + place] = 1
        out[to + OF_COUPS + place] = min(row[at + COUPS + place], MOST)
    for place in range(REMEDIES):
        out[to + OF_USED + place] = row[at + USED] >> USED_BITS * place & MOST_USED
    _way(row, at, out, to)
    if row[EXTENSION] == side:
        out[to + OF_EXTENDED] = 1
    _match(row, at, out, to + OF_EXTENDED + 1)


@either
def _standing(row: Row, at: int) -> int:
    """The place of what a side is doing in `STANDING`."""
    if row[at + DEPTH] != 0:
        hazard: int = row[at + STACK] & 3
        return 2 + hazard
    rolls = row[NEEDS_ROLL] == 0 or row[at + BASE] == ROLL or row[at + SAFE] & 1 != 0
    return 0 if rolls else 1


@either
def _way(row: Row, at: int, out: Cells, to: int) -> None:
    out[to + OF_DISTANCES] = min(row[at + DISTANCE + HUNDRED], MOST)
    out[to + OF_DISTANCES + 1] = min(row[at + DISTANCE + TWO_HUNDRED], MOST)
    for place in range(DISTANCES):
        if row[at + DISTANCE + place] != 0:
            out[to + OF_DISTANCES + 2] = 1
    left = max(0, row[TARGET] - row[at + KM])
    out[to + OF_FAR] = min(left // STEP, MOST)
    for place in range(COMING):
        if left <= KM_OF[place]:
            out[to + OF_FAR + 1 + place] = 1


@either
def _match(row: Row, at: int, out: Cells, to: int) -> None:
    """What a side has of the match, and misses; games are told as hundreds are."""
    one = HUNDRED_POINTS if row[SCORED] != 0 else 1
    missing = max(0, row[MATCH_TOTAL] - row[at + TOTAL])
    out[to] = min(row[at + TOTAL] // one, MOST)
    out[to + 1] = min(missing // one, MOST)
    out[to + 2] = missing % one // STEP


@either
def _draw(row: Row, seat: int, out: Cells) -> None:
    """Where a card may be drawn from, and the discards, which may come back."""
    if row[PHASE] == CHOOSE_DRAW and row[TO_ACT] == seat:
        out[AT_DRAW] = 1
    many = row[DISCARDS]
    coming = many if row[RESHUFFLES] != NEVER else 0
    if row[RESHUFFLES] == ALL_BUT_TOP:
        coming -= 1
    if row[PILE] > 0 or coming > 0:
        out[AT_DRAW + 1] = 1
    out[AT_DRAW + 2] = min(many, MOST)
    for place in range(len(DRAW_CELLS)):
        out[AT_DRAW + 3 + place] = row[DRAW_CELLS[place]]
    if many > 0:
        out[AT_TOP + row[DECK + many - 1]] = 1
    for place in range(many):
        at = AT_DISCARDED + row[DECK + place]
        out[at] = min(out[at] + 1, MOST)


# --- actions as a seat sees them ------------------------------------------------------


@either
def relative(row: Row, seat: int, action: int) -> int:
    """The number of an action with its target told as the seat sees it."""
    if action < ATTACK or action >= COUP_FOURRE:
        return action
    side = (action - ATTACK) // HAZARDS
    seen: int = (side - row[SIDE_OF + seat]) % row[SIDES]
    return action + (seen - side) * HAZARDS


@either
def absolute(row: Row, seat: int, action: int) -> int:
    """The other way round."""
    if action < ATTACK or action >= COUP_FOURRE:
        return action
    seen = (action - ATTACK) // HAZARDS
    side: int = (seen + row[SIDE_OF + seat]) % row[SIDES]
    return action + (side - seen) * HAZARDS


# --- hands that go round ---------------------------------------------------------------

MOST_LET_GO: Final = 60
"""More cards than these no seat discards in a hand that gets somewhere."""


@either
def drags_on(row: Row, seat: int) -> bool:
    """Whether a seat had better play at random now.

    Where discards come back, two seats can each wait for ever for what the other keeps.
    """
    cards = 0
    if row[RESHUFFLES] != NEVER:
        for kind in range(KINDS):
            cards += row[SEAT + seat * SEAT_CELLS + LET_GO + kind]
    return cards > MOST_LET_GO
