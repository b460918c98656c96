"""The same observations from the compiled rules, and their hands played on to a learner's turn.

Everything is compiled from this file and `bornes.fast`. What is written here must agree
with `observations`, number by number; a test holds the two together.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.envs.fields import Field
from bornes.fast.jit import entry, inner
from bornes.fast.kernel.apply import make
from bornes.fast.kernel.cells import get, seat_at, side_at, side_of
from bornes.fast.kernel.layout import (
    BASE,
    COUNTS,
    COUPS,
    DECK,
    DEPTH,
    DISCARDS,
    DISTANCE,
    DISTANCES,
    EXTENSION,
    FIRST_HAZARD,
    HAZARD,
    KINDS,
    KM,
    LAID,
    LIMITED,
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
    Hand,
    Hands,
)
from bornes.fast.kernel.legal import is_legal, legal
from bornes.fast.kernel.score import Lines, points_of
from bornes.fast.policies.registry import choose
from bornes.fast.policies.thumb_weights import Weights

Places = NDArray[np.int64]
Raw = NDArray[np.float32]
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
STAY: Final = -2
"""Stands for the action of a row that is left alone."""


def places_of(fields: Mapping[str, Field]) -> Places:
    """Where each field begins, and how far apart the sides are in those that have several."""
    starts = [fields[name].start for name in _FIELDS]
    steps = [fields[name].shape[1] for name in ("stopped", "safeties", "distance")]
    return np.array(starts + steps, np.int64)


@entry("void(int32[:, ::1], int64[::1], int64[::1], int64[:, ::1], int32[:, ::1])")
def advance(
    hands: Hands, seats: Places, actions: Places, policies: Matrix, weights: Weights
) -> None:
    """Make each learner's action, then let policies play until it is to act or the hand is over.

    NONE makes no action, STAY leaves the row alone. `policies` has a row for each seat that a
    learner may have.
    """
    for row in range(hands.shape[0]):
        hand = hands[row]
        if actions[row] == STAY:
            continue
        if actions[row] != NONE:
            make(hand, actions[row])
        while hand[PHASE] != OVER and hand[TO_ACT] != seats[row]:
            policy = policies[seats[row], get(hand, TO_ACT) & 7]
            make(hand, choose(hand, policy, weights[policy]))


@entry(
    "void(int32[:, ::1], int64[::1], int64[::1], int64[::1], int64[:, ::1],"
    " float32[:, ::1], int64[:, ::1], int8[:, ::1], int32[::1])"
)
def observe(
    hands: Hands,
    seats: Places,
    places: Places,
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
    for row in range(hands.shape[0]):
        hand, seat, out = hands[row], seats[row], raw[row]
        _write_table(hand, seat, places, out)
        out[places[_HAND_NUMBER]] = numbers[row]
        _write_cards(hand, seat, places, out)
        own = side_of(hand, seat)
        for place in range(get(hand, SIDES)):
            side = (own + place) % get(hand, SIDES)
            _write_side(hand, side, place, places, out)
            out[places[_POINTS] + place] = _points(hand, side, lines)
            out[places[_TOTAL] + place] = totals[row, side]
        if hand[TO_ACT] == seat:
            mask = legal(hand)
            for action in range(actions.shape[1]):
                masks[row, action] = is_legal(mask, actions[seat, action])


@inner
def _points(hand: Hand, side: int, lines: Lines) -> int:
    return points_of(hand, side, lines) if hand[SCORED] else 0


@inner
def _write_table(hand: Hand, seat: int, at: Places, out: Raw) -> None:
    out[at[_PHASE] + 1 + hand[PHASE]] = 1  # there is no phase of drawing, the first one
    out[at[_ACTING]] = hand[TO_ACT] == seat
    seats = get(hand, SEATS)
    for place in range(seats):
        other = (seat + place) % seats
        out[at[_TURN] + place] = hand[TURN] == other
        held = 0
        for kind in range(KINDS):
            held += hand[seat_at(other) + COUNTS + kind]
        out[at[_HAND_SIZES] + place] = held
    if hand[PHASE] == REACT and hand[TO_ACT] == seat:
        out[at[_ASKED] + hand[HAZARD] - FIRST_HAZARD] = 1
    out[at[_DRAW_SIZE]] = hand[PILE]
    out[at[_TARGET]] = hand[TARGET]
    out[at[_PLAYS_LEFT]] = 1
    out[at[_PLAYED]] = hand[PLAYED]
    out[at[_RAN_OUT]] = hand[RAN_OUT]


@inner
def _write_cards(hand: Hand, seat: int, at: Places, out: Raw) -> None:
    for kind in range(KINDS):
        held = hand[seat_at(seat) + COUNTS + kind]
        out[at[_HAND] + kind] = held
        out[at[_UNSEEN] + kind] = hand[UNSEEN + kind] - held
    for place in range(get(hand, DISCARDS)):
        out[at[_DISCARDS] + hand[DECK + place]] += 1
    if hand[DISCARDS]:
        out[at[_TOP] + hand[DECK + hand[DISCARDS] - 1]] = 1


@inner
def _write_side(hand: Hand, side: int, place: int, at: Places, out: Raw) -> None:
    cells = side_at(side)
    out[at[_KM] + place] = hand[cells + KM]
    out[at[_LEFT] + place] = max(0, hand[TARGET] - hand[cells + KM])
    out[at[_LIMITED] + place] = hand[cells + LIMITED]
    out[at[_EXTENSION] + place] = hand[EXTENSION] == side
    out[at[_WON] + place] = hand[WINNERS] >> side & 1
    roll_under = hand[cells + BASE] == ROLL
    out[at[_ROLL_UNDER] + place] = roll_under
    starts = not hand[NEEDS_ROLL] or roll_under or hand[cells + SAFE] & 1
    out[at[_ROLLING] + place] = starts and hand[cells + DEPTH] == 0
    first = at[_STACKED] + place * at[_BATTLE_STEP]
    stack = get(hand, cells + STACK) | get(hand, cells + STACK_MORE) << STACK_BITS
    if hand[cells + DEPTH]:
        out[at[_STOPPED] + place * at[_BATTLE_STEP] + (stack & 3)] = 1
    for _ in range(get(hand, cells + DEPTH)):
        out[first + (stack & 3)] += 1
        stack >>= 2
    for safety in range(SAFETIES):
        shift = place * at[_SAFETY_STEP] + safety
        out[at[_SAFETIES] + shift] = hand[cells + LAID + safety]
        out[at[_COUPS] + shift] = hand[cells + COUPS + safety]
    for card in range(DISTANCES):
        out[at[_DISTANCE] + place * at[_DISTANCE_STEP] + card] = hand[cells + DISTANCE + card]
