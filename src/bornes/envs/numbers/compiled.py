"""The same observations from the compiled rules, and their hands played on to a learner's turn.

Everything is compiled from this file and `bornes.fast`. What is written here must agree
with `observations`, number by number; a test holds the two together.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.engine.cards import Card
from bornes.envs.numbers.codec import Encoding
from bornes.envs.numbers.compiled_road import write_road
from bornes.fast.codec.names import cards_of
from bornes.fast.jit import by_table, entry, inner, shared
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.cells import get, has_road, seat_at, side_at, side_of, top_discard
from bornes.fast.kernel.layout import (
    BASE,
    CHOOSE_DRAW,
    COUNTS,
    COUPS,
    DECK,
    DEPTH,
    DISCARDS,
    DISTANCE,
    DISTANCES,
    EXTENSION,
    FIRST_HAZARD,
    FIRST_REMEDY,
    HAZARD,
    KM,
    LAID,
    LIMITED,
    MOST_KINDS,
    NEEDS_ROLL,
    NONE,
    OVER,
    PHASE,
    PILE,
    PLAYED,
    RAN_OUT,
    REACT,
    ROLL,
    SAFE,
    SAFETIES,
    SCORED,
    SEATS,
    SIDES,
    STACK,
    STACK_BITS,
    STACK_MORE,
    TARGET,
    TO_ACT,
    TURN,
    UNSEEN,
    WINNERS,
    Row,
    Rows,
)
from bornes.fast.kernel.legal import is_legal, legal
from bornes.fast.kernel.road.legal import is_road_legal, road_legal
from bornes.fast.kernel.score import Lines, points_of
from bornes.fast.policies.registry import choose
from bornes.fast.policies.weights import WeightTable

Places = NDArray[np.int64]
Raw = NDArray[np.float32]
Mask = NDArray[np.int8]
Matrix = NDArray[np.int64]
"""A row of whole numbers for each hand, or for each seat."""

_FIELDS: Final = (
    "phase",
    "acting",
    "turn",
    "hand",
    "unseen",
    "discards",
    "top",
    "asked",
    "hand_sizes",
    "draw_size",
    "target",
    "hand_number",
    "plays_left",
    "played",
    "ran_out",
    "km",
    "left",
    "rolling",
    "limited",
    "stopped",
    "stacked",
    "roll_under",
    "safeties",
    "coups",
    "distance",
    "extension",
    "points",
    "total",
    "won",
)
(
    _PHASE,
    _ACTING,
    _TURN,
    _HAND,
    _UNSEEN,
    _DISCARDS,
    _TOP,
    _ASKED,
    _HAND_SIZES,
    _DRAW_SIZE,
    _TARGET,
    _HAND_NUMBER,
    _PLAYS_LEFT,
    _PLAYED,
    _RAN_OUT,
    _KM,
    _LEFT,
    _ROLLING,
    _LIMITED,
    _STOPPED,
    _STACKED,
    _ROLL_UNDER,
    _SAFETIES,
    _COUPS,
    _DISTANCE,
    _EXTENSION,
    _POINTS,
    _TOTAL,
    _WON,
) = range(len(_FIELDS))
_BATTLE_STEP, _SAFETY_STEP, _DISTANCE_STEP = range(len(_FIELDS), len(_FIELDS) + 3)
_KIND: Final = len(_FIELDS) + 3
"""From here on the place of each kind of card among those of the table."""
_HAZARD: Final = _KIND + MOST_KINDS
"""From here on the place of each hazard among those of the table."""
STAY: Final = -2
"""The action that leaves a row alone."""


def places_of(coding: Encoding) -> Places:
    """Where each field begins, how far apart the sides are in those that have several, and cards.

    A kind of card that the table does not have is nowhere, and counts for nothing at 0.
    """
    fields, kinds, cards = coding.fields, coding.kinds, cards_of(coding.rules)
    starts = [fields[name].start for name in _FIELDS]
    steps = [fields[name].shape[1] for name in ("stopped", "safeties", "distance")]
    all_cards = card_places(coding)
    hazards = _places_among(cards[FIRST_HAZARD:FIRST_REMEDY], kinds.hazards)
    return np.array(starts + steps + all_cards + hazards, np.int64)


def card_places(coding: Encoding) -> list[int]:
    """Where each kind of card is among those of the table, as far as rows have room for kinds."""
    found = _places_among(cards_of(coding.rules), coding.kinds.cards)
    return found + [0] * (MOST_KINDS - len(found))


def _places_among(cards: tuple[Card, ...], those: tuple[Card, ...]) -> list[int]:
    return [those.index(card) if card in those else 0 for card in cards]


@entry(
    "void(int32[:, ::1], int64[::1], int64[::1], int64[:, ::1], int32[:, ::1])", has_road=has_road
)
def advance(
    rows: Rows, seats: Places, actions: Places, policies: Matrix, weights: WeightTable
) -> None:
    """Make each learner's action, then let policies play until it is to act or the hand is over.

    NONE makes no action, STAY leaves the row alone. `policies` has a row for each seat that a
    learner may have; it stops as well where the seat to act has none (below 0).
    """
    for index in range(rows.shape[0]):
        row = rows[index]
        if actions[index] == STAY:
            continue
        if actions[index] != NONE:
            make(row, actions[index])
        while row[PHASE] != OVER and row[TO_ACT] != seats[index]:
            policy = policies[seats[index], get(row, TO_ACT) & 7]
            if policy < 0:
                break
            make(row, choose(row, policy, weights[policy]))


@entry(
    "void(int32[:, ::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[:, ::1],"
    " float32[:, ::1], int64[:, ::1], int8[:, ::1], int32[::1])",
    has_road=has_road,
)
def observe(
    rows: Rows,
    seats: Places,
    places: Places,
    road_places: Places,
    numbers: Places,
    totals: Matrix,
    raw: Raw,
    actions: Matrix,
    masks: NDArray[np.int8],
    lines: Lines,
) -> None:
    """Write what a seat of each hand may know, and its legal actions, into zeros.

    `numbers` are the numbers of the hands in their matches, `totals` the sides' scores in
    them; `actions` has the compiled action of each action, for each seat; `lines` is room
    to work in.
    """
    for index in range(rows.shape[0]):
        row, seat, out = rows[index], seats[index], raw[index]
        _write_table(row, seat, places, out)
        out[places[_HAND_NUMBER]] = numbers[index]
        _write_cards(row, seat, places, out)
        own = side_of(row, seat)
        for place in range(get(row, SIDES)):
            side = (own + place) % get(row, SIDES)
            _write_side(row, side, place, places, out)
            out[places[_POINTS] + place] = _points(row, side, lines)
            out[places[_TOTAL] + place] = totals[index, side]
        _write_road(row, seat, road_places, out)
        if row[TO_ACT] == seat:
            _write_mask(row, actions[seat], masks[index])


@shared
def _write_legal(row: Row, actions: Places, mask: Mask) -> None:
    allowed = legal(row)
    for action in range(actions.size):
        mask[action] = is_legal(allowed, actions[action])


@shared
def _write_road_legal(row: Row, actions: Places, mask: Mask) -> None:
    allowed = road_legal(row)
    for action in range(actions.size):
        mask[action] = is_road_legal(allowed, actions[action])


@inner
def _write_nothing(row: Row, seat: int, at: Places, out: Raw) -> None:
    pass


_write_mask = by_table(_write_legal, _write_road_legal)
_write_road = by_table(_write_nothing, write_road)


@inner
def _points(row: Row, side: int, lines: Lines) -> int:
    return points_of(row, side, lines) if row[SCORED] else 0


@inner
def _write_table(row: Row, seat: int, at: Places, out: Raw) -> None:
    # The choice of a draw comes last in rows, and first in observations.
    out[at[_PHASE] + (row[PHASE] + 1) % (CHOOSE_DRAW + 1)] = 1
    out[at[_ACTING]] = row[TO_ACT] == seat
    seats = get(row, SEATS)
    for place in range(seats):
        other = (seat + place) % seats
        out[at[_TURN] + place] = row[TURN] == other
        held = 0
        for kind in range(MOST_KINDS):
            held += row[seat_at(other) + COUNTS + kind]
        out[at[_HAND_SIZES] + place] = held
    if row[PHASE] == REACT and row[TO_ACT] == seat and row[HAZARD] != NONE:
        out[at[_ASKED] + at[_HAZARD + row[HAZARD] - FIRST_HAZARD]] = 1
    out[at[_DRAW_SIZE]] = row[PILE]
    out[at[_TARGET]] = row[TARGET]
    out[at[_PLAYS_LEFT]] = 1
    out[at[_PLAYED]] = row[PLAYED]
    out[at[_RAN_OUT]] = row[RAN_OUT]


@inner
def _write_cards(row: Row, seat: int, at: Places, out: Raw) -> None:
    for kind in range(MOST_KINDS):
        held = row[seat_at(seat) + COUNTS + kind]
        out[at[_HAND] + at[_KIND + kind]] += held
        out[at[_UNSEEN] + at[_KIND + kind]] += row[UNSEEN + kind] - held
    for place in range(get(row, DISCARDS)):
        out[at[_DISCARDS] + at[_KIND + row[DECK + place]]] += 1
    if row[DISCARDS]:
        out[at[_TOP] + at[_KIND + top_discard(row)]] = 1


@inner
def _write_side(row: Row, side: int, place: int, at: Places, out: Raw) -> None:
    cells = side_at(side)
    out[at[_KM] + place] = row[cells + KM]
    out[at[_LEFT] + place] = max(0, row[TARGET] - row[cells + KM])
    out[at[_LIMITED] + place] = row[cells + LIMITED]
    out[at[_EXTENSION] + place] = row[EXTENSION] == side
    out[at[_WON] + place] = row[WINNERS] >> side & 1
    roll_under = row[cells + BASE] == ROLL
    out[at[_ROLL_UNDER] + place] = roll_under
    starts = not row[NEEDS_ROLL] or roll_under or row[cells + SAFE] & 1
    out[at[_ROLLING] + place] = starts and row[cells + DEPTH] == 0
    first = at[_STACKED] + place * at[_BATTLE_STEP]
    stack = get(row, cells + STACK) | get(row, cells + STACK_MORE) << STACK_BITS
    if row[cells + DEPTH]:
        out[at[_STOPPED] + place * at[_BATTLE_STEP] + (stack & 3)] = 1
    for _ in range(get(row, cells + DEPTH)):
        out[first + (stack & 3)] += 1
        stack >>= 2
    for safety in range(SAFETIES):
        shift = place * at[_SAFETY_STEP] + safety
        out[at[_SAFETIES] + shift] = row[cells + LAID + safety]
        out[at[_COUPS] + shift] = row[cells + COUPS + safety]
    for card in range(DISTANCES):
        out[at[_DISTANCE] + place * at[_DISTANCE_STEP] + card] = row[cells + DISTANCE + card]
