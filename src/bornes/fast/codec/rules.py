"""From the rules of a table to an empty row, or the reason why there is none."""

from __future__ import annotations

from dataclasses import fields
from functools import lru_cache
from typing import Final

import numpy as np

from bornes.engine.cards import BATTLE_HAZARDS
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import (
    SIDE_NAMES,
    DrawFrom,
    EmptyPile,
    MissedExtension,
    Reshuffle,
    Rules,
    ShutOut,
)
from bornes.fast.codec.names import KIND_OF
from bornes.fast.kernel.layout import (
    BASE,
    COUP_KM,
    COVERS,
    DECK,
    DTYPE,
    EACH_TO_ALL,
    EACH_TO_PLACED,
    ENDS_ALWAYS,
    ENDS_UNLESS_EXTENDED,
    ENDS_WITH_PILE,
    EXACT,
    EXTENSION,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_TARGET,
    FURTHEST,
    HAND_SIZE,
    HAZARD,
    IDLE_LIMIT,
    IDLE_WHEN_EXHAUSTED,
    LIMITED_TO,
    MAKES_UP,
    MISSED_ALWAYS,
    MOST_200S,
    MOST_SIDES,
    MOST_STACKED,
    NEEDS_ROLL,
    NEVER_ENDS,
    NONE,
    ONCE_TO_WINNER,
    OVER,
    PARRIES,
    PHASE,
    POINTS,
    SAFETY_KM,
    SAFETY_TURN,
    SCORED,
    SEATS,
    SHUT_OUT,
    SIDE,
    SIDE_CELLS,
    SIDE_OF,
    SIDES,
    STACKS,
    TARGET,
    TO_ACT,
    UNSEEN,
    Row,
)

_NO_LIMIT: Final = 1 << 20
_EMPTY_PILE: Final = {
    EmptyPile.PLAY_OUT: NEVER_ENDS,
    EmptyPile.END_HAND: ENDS_ALWAYS,
    EmptyPile.PLAY_OUT_IN_EXTENSION: ENDS_UNLESS_EXTENDED,
}
_SHUT_OUT: Final = {
    ShutOut.EACH_TO_PLACED: EACH_TO_PLACED,
    ShutOut.EACH_TO_ALL: EACH_TO_ALL,
    ShutOut.ONCE_TO_WINNER: ONCE_TO_WINNER,
}


def why_not(rules: Rules) -> Refusal | None:
    """Why these rules are not compiled, or nothing if they are."""
    stacked = sum(count for card, count in rules.deck if card in BATTLE_HAZARDS)
    checks = (
        ("circuit", rules.circuit is not None),
        ("draw_from", rules.draw_from is not DrawFrom.PILE),
        ("reshuffle", rules.reshuffle is not Reshuffle.NEVER),
        ("accelerated", rules.accelerated),
        ("hazard_tokens", rules.hazard_tokens is not None),
        ("deck", any(count and card not in KIND_OF for card, count in rules.deck)),
        ("hazard_on_hazard", rules.hazard_on_hazard and stacked > MOST_STACKED),
    )
    for name, broken in checks:
        if broken:
            return Refusal("fast-not-compiled", name=name)
    return None


def empty_row(rules: Rules) -> Row:
    """A row with the rules in it and the deck in its printed order; nothing is dealt."""
    return _row(rules).copy()


def empty_rows(rules: Rules, count: int) -> Row:
    """So many of them."""
    return np.tile(_row(rules), (count, 1))


@lru_cache(64)
def _row(rules: Rules) -> Row:
    if refusal := why_not(rules):
        raise Refused(refusal)
    deck = [KIND_OF[card] for card in rules.cards]
    row = np.zeros(DECK + len(deck), DTYPE)
    row[DECK:] = deck
    for kind in deck:
        row[UNSEEN + kind] += 1
    for cell, value in _values(rules).items():
        row[cell] = value
    for place, field in enumerate(fields(rules.points)):
        row[POINTS + place] = getattr(rules.points, field.name)
    for seat, side in enumerate(rules.seating):
        row[SIDE_OF + seat] = SIDE_NAMES.index(side)
    for side_index in range(MOST_SIDES):
        row[SIDE + side_index * SIDE_CELLS + BASE] = NONE
    return row


def _values(rules: Rules) -> dict[int, int]:
    return {
        PHASE: OVER,
        TO_ACT: NONE,
        TARGET: rules.target,
        EXTENSION: NONE,
        HAZARD: NONE,
        SEATS: rules.players,
        SIDES: len(rules.sides),
        HAND_SIZE: rules.hand_size,
        FIRST_TARGET: rules.target,
        EXTENSION_TO: rules.extension_to or 0,
        ENDS_WITH_PILE: _EMPTY_PILE[rules.empty_pile],
        IDLE_LIMIT: (rules.idle_rounds or 0) * rules.players,
        IDLE_WHEN_EXHAUSTED: rules.idle_only_when_exhausted,
        NEEDS_ROLL: rules.needs_roll,
        STACKS: rules.hazard_on_hazard,
        COVERS: rules.remedy_covers,
        LIMITED_TO: rules.limited_to,
        MOST_200S: _NO_LIMIT if rules.most_200s is None else rules.most_200s,
        EXACT: rules.exact_finish,
        SAFETY_TURN: rules.safety_gives_turn,
        EXTRA_TURN: rules.extra_turn_on_empty_pile,
        SAFETY_KM: rules.safety_km,
        COUP_KM: rules.coup_fourre_km,
        PARRIES: rules.remedy_answers,
        MAKES_UP: rules.make_up_hand,
        SCORED: rules.scored,
        MISSED_ALWAYS: rules.missed_extension is MissedExtension.ALWAYS,
        SHUT_OUT: _SHUT_OUT[rules.shut_out],
        FURTHEST: rules.furthest_wins,
    }
