"""From the rules of a table to an empty row, or the reason why there is none.

Every field of `Rules` is declared here, so that none is forgotten: in COMPILED with what it
writes into the row, in TOLD if only the players ask for it, in REFUSED with the rules that have no
compiled form, or in IRRELEVANT with the reason why it makes no difference to a hand. A field may
be compiled and yet refused for some values. A test fails for a field that stands nowhere.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from bornes.circuit import KM_PER_SQUARE, Circuit
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
from bornes.fast.codec.names import KIND_OF, cards_of, is_mixed, names_of
from bornes.fast.kernel import layout
from bornes.fast.kernel.layout import DECK, NONE, Row, Rows

_NO_LIMIT: Final = 1 << 20
_EMPTY_PILE: Final = {
    EmptyPile.PLAY_OUT: layout.NEVER_ENDS,
    EmptyPile.END_HAND: layout.ENDS_ALWAYS,
    EmptyPile.PLAY_OUT_IN_EXTENSION: layout.ENDS_UNLESS_EXTENDED,
}
_DRAWS_FROM: Final = {
    DrawFrom.PILE: layout.PILE_ALONE,
    DrawFrom.PILE_OR_DISCARD: layout.PILE_OR_TOP,
    DrawFrom.PILE_OR_DISCARD_TO_PLAY: layout.PILE_OR_TOP_TO_PLAY,
}
_RESHUFFLES: Final = {
    Reshuffle.NEVER: layout.NEVER,
    Reshuffle.ALL: layout.ALL,
    Reshuffle.ALL_BUT_TOP: layout.ALL_BUT_TOP,
}
_SHUT_OUT: Final = {
    ShutOut.EACH_TO_PLACED: layout.EACH_TO_PLACED,
    ShutOut.EACH_TO_ALL: layout.EACH_TO_ALL,
    ShutOut.ONCE_TO_WINNER: layout.ONCE_TO_WINNER,
}

# --- what becomes of each field -----------------------------------------------------


def _deck(rules: Rules) -> dict[int, int]:
    """The deck in its printed order, and how many of each kind are unseen: all of them."""
    kinds = [KIND_OF[card] for card in rules.cards]
    cells = {layout.UNSEEN + kind: kinds.count(kind) for kind in range(layout.MOST_KINDS)}
    cells[layout.CARD_NAMES] = names_of(rules)
    return cells | {DECK + place: kind for place, kind in enumerate(kinds)}


def _seating(rules: Rules) -> dict[int, int]:
    """How many sides there are, and which one each seat is of."""
    sides = {layout.SIDE_OF + n: SIDE_NAMES.index(side) for n, side in enumerate(rules.seating)}
    return sides | {layout.SIDES: len(rules.sides)}


def _points(rules: Rules) -> dict[int, int]:
    return {cell: getattr(rules.points, name) for name, cell in POINTS.items()}


def _tokens(rules: Rules) -> dict[int, int]:
    tokens = dict(rules.hazard_tokens or ())
    hazards = layout.CARDS[layout.FIRST_HAZARD : layout.FIRST_REMEDY]
    cells = {layout.TOKENS + place: tokens.get(card, 0) for place, card in enumerate(hazards)}
    return cells | {layout.HAS_TOKENS: rules.hazard_tokens is not None}


def _never_taken(rules: Rules) -> dict[int, int]:
    kinds = cards_of(rules)
    bits = sum(1 << kinds.index(card) for card in rules.never_taken if card in kinds)
    return {layout.NEVER_TAKEN: bits}


def _road(rules: Rules) -> dict[int, int]:
    """The road, square by square, and its shortcut."""
    cells = dict.fromkeys(range(layout.ROAD, layout.ROAD + layout.ROAD_CELLS), 0)
    cells |= dict.fromkeys(_ROAD_ENDS, 0)
    road = rules.circuit
    if road is None:
        return cells
    cells[layout.LAST_SQUARE] = road.finish
    for square in range(1, road.finish + 1):
        limit, bonus = (table[square] for table in (road.layout.limits, road.layout.bonuses))
        cells[layout.ROAD + square] = (
            road.lanes(square, rules.players)
            | limit // KM_PER_SQUARE << layout.LIMIT_AT
            # Beyond the finish it makes no difference how far beyond.
            | min(bonus // KM_PER_SQUARE, layout.MOST_SQUARES) << layout.BONUS_AT
        )
    if (short := road.shortcut) is not None:
        cells |= zip(_ROAD_ENDS[1:], (short.entry, short.exit, len(short.squares)), strict=True)
        for km in short.squares:
            cells[layout.ROAD + km // KM_PER_SQUARE] |= 1 << layout.BESIDE_AT
    return cells


_ROAD_ENDS: Final = (
    layout.LAST_SQUARE,
    layout.SHORT_ENTRY,
    layout.SHORT_EXIT,
    layout.SHORT_SQUARES,
)

POINTS: Final[Mapping[str, int]] = {
    "safety": layout.POINTS_SAFETY,
    "all_four": layout.POINTS_ALL_FOUR,
    "coup_fourre": layout.POINTS_COUP,
    "trip": layout.POINTS_TRIP,
    "delayed_action": layout.POINTS_DELAYED,
    "safe_trip": layout.POINTS_SAFE_TRIP,
    "no_200_no_100": layout.POINTS_NO_200_NO_100,
    "extension": layout.POINTS_EXTENSION,
    "shut_out": layout.POINTS_SHUT_OUT,
    "early_finish": layout.POINTS_EARLY,
}
"""The cell of each field of `Points`."""

COMPILED: Final[Mapping[str, Callable[[Rules], dict[int, int]]]] = {
    "players": lambda rules: {layout.SEATS: rules.players},
    "seating": _seating,
    "deck": _deck,
    "target": lambda rules: {layout.TARGET: rules.target, layout.FIRST_TARGET: rules.target},
    "first_seat": lambda _rules: {},  # not in the row: whoever deals asks for it
    "hand_size": lambda rules: {layout.HAND_SIZE: rules.hand_size},
    "draw_from": lambda rules: {layout.DRAWS_FROM: _DRAWS_FROM[rules.draw_from]},
    "reshuffle": lambda rules: {layout.RESHUFFLES: _RESHUFFLES[rules.reshuffle]},
    "empty_pile": lambda rules: {layout.ENDS_WITH_PILE: _EMPTY_PILE[rules.empty_pile]},
    "make_up_hand": lambda rules: {layout.MAKES_UP: rules.make_up_hand},
    "idle_rounds": lambda rules: {layout.IDLE_LIMIT: (rules.idle_rounds or 0) * rules.players},
    "idle_only_when_exhausted": lambda rules: {
        layout.IDLE_WHEN_EXHAUSTED: rules.idle_only_when_exhausted
    },
    "needs_roll": lambda rules: {layout.NEEDS_ROLL: rules.needs_roll},
    "hazard_on_hazard": lambda rules: {layout.STACKS: rules.hazard_on_hazard},
    "hazard_on_remedy": lambda rules: {layout.ON_REMEDY: rules.hazard_on_remedy},
    "hazard_needs_roll_card": lambda rules: {layout.ROLL_CARD: rules.hazard_needs_roll_card},
    "remedy_covers": lambda rules: {layout.COVERS: rules.remedy_covers},
    "hazards_stop_safeties": lambda rules: {layout.STOPS_SAFETIES: rules.hazards_stop_safeties},
    "limited_to": lambda rules: {layout.LIMITED_TO: rules.limited_to},
    "most_200s": lambda rules: {
        layout.MOST_200S: _NO_LIMIT if rules.most_200s is None else rules.most_200s
    },
    "exact_finish": lambda rules: {layout.EXACT: rules.exact_finish},
    "extension_to": lambda rules: {layout.EXTENSION_TO: rules.extension_to or 0},
    "safety_gives_turn": lambda rules: {layout.SAFETY_TURN: rules.safety_gives_turn},
    "extra_turn_on_empty_pile": lambda rules: {layout.EXTRA_TURN: rules.extra_turn_on_empty_pile},
    "coup_fourre_turn_on_empty_pile": lambda rules: {
        layout.COUP_TURN: rules.coup_fourre_turn_on_empty_pile
    },
    "safety_km": lambda rules: {layout.SAFETY_KM: rules.safety_km},
    "coup_fourre_km": lambda rules: {layout.COUP_KM: rules.coup_fourre_km},
    "remedy_answers": lambda rules: {layout.PARRIES: rules.remedy_answers},
    "scored": lambda rules: {layout.SCORED: rules.scored},
    "points": _points,
    "missed_extension": lambda rules: {
        layout.MISSED_ALWAYS: rules.missed_extension is MissedExtension.ALWAYS
    },
    "shut_out": lambda rules: {layout.SHUT_OUT: _SHUT_OUT[rules.shut_out]},
    "furthest_wins": lambda rules: {layout.FURTHEST: rules.furthest_wins},
    "shared_win_at_zero": lambda rules: {layout.ZERO_WINS: rules.shared_win_at_zero},
    "early_finish_until_reshuffle": lambda rules: {
        layout.EARLY_LONGER: rules.early_finish_until_reshuffle
    },
    "circuit": _road,
    "never_taken": _never_taken,
    "accelerated": lambda rules: {layout.ACCELERATED: rules.accelerated},
    "hazard_tokens": _tokens,
    "discard_only_when_stuck": lambda rules: {layout.STUCK_DISCARDS: rules.discard_only_when_stuck},
    "square_limit_next_turn": lambda rules: {layout.LIMIT_NEXT_TURN: rules.square_limit_next_turn},
}
"""The fields that are compiled, each with the cells of the row that it sets."""

REFUSED: Final[Mapping[str, Callable[[Rules], bool]]] = {
    "roll_after_safety": lambda rules: rules.roll_after_safety,
    "circuit": lambda rules: rules.circuit is not None and not _fits(rules.circuit, rules.players),
    "draw_from": lambda rules: (
        rules.circuit is None and rules.draw_from is DrawFrom.PILE_OR_DISCARD_TO_PLAY
    ),
    "discard_only_when_stuck": lambda rules: (
        rules.circuit is None and rules.discard_only_when_stuck
    ),
    "accelerated": lambda rules: rules.circuit is None and rules.accelerated,
    "hazard_tokens": lambda rules: rules.circuit is None and rules.hazard_tokens is not None,
    "deck": is_mixed,
    "hazard_on_hazard": lambda rules: (
        rules.hazard_on_hazard and _stacked(rules) > layout.MOST_STACKED
    ),
}
"""The fields that some values of are refused, each with whether these rules are."""

TOLD: Final[Mapping[str, Callable[[Rules], dict[int, int]]]] = {
    "match_total": lambda rules: {layout.MATCH_TOTAL: rules.match_total or 0},
    "match_hands": lambda rules: {layout.HANDS_LEFT: rules.match_hands or 0},
    "games": lambda rules: {} if rules.scored else {layout.MATCH_TOTAL: (rules.games + 1) // 2},
}
"""The fields that make no difference to a hand, but to how it is best played; with their cells."""

IRRELEVANT: Final[Mapping[str, str]] = {
    "edition": "a name; rules are asked for their fields only",
}
"""The fields that make no difference to a hand, and why."""


def _fits(road: Circuit, players: int) -> bool:
    """Whether a row has room for a road, and a mask for its lanes."""
    squares = range(1, road.finish + 1)
    lanes = max(road.lanes(square, players) for square in squares)
    return road.finish <= layout.MOST_SQUARES and lanes <= layout.MOST_LANES


def _stacked(rules: Rules) -> int:
    """How many hazards could lie on one battle pile."""
    return sum(count for card, count in rules.deck if card in BATTLE_HAZARDS)


# --- rows ---------------------------------------------------------------------------


def why_not(rules: Rules) -> Refusal | None:
    """Why these rules are not compiled, or nothing if they are."""
    for name, refuses in REFUSED.items():
        if refuses(rules):
            return Refusal("fast-not-compiled", name=name)
    return None


def empty_row(rules: Rules) -> Row:
    """A row with the rules in it and the deck in its printed order; nothing is dealt."""
    return _row(rules).copy()


def empty_rows(rules: Rules, count: int) -> Rows:
    """So many of them."""
    import numpy as np

    return np.tile(_row(rules), (count, 1))


@lru_cache(128)
def _row(rules: Rules) -> Row:
    import numpy as np

    return np.array(empty_cells(rules), layout.DTYPE)


@lru_cache(128)
def empty_cells(rules: Rules) -> Sequence[int]:
    """The cells of an empty row, where there is no NumPy to make one of them."""
    if refusal := why_not(rules):
        raise Refused(refusal)
    row = [0] * (DECK + len(rules.cards))
    row[layout.PHASE] = layout.OVER
    for cell in (
        *(layout.TO_ACT, layout.EXTENSION, layout.HAZARD),
        *(layout.TAKEN, layout.OWED_TURN),
    ):
        row[cell] = NONE
    for side in range(layout.MOST_SIDES):
        row[layout.SIDE + side * layout.SIDE_CELLS + layout.BASE] = NONE
    for cells_of in (*COMPILED.values(), *TOLD.values()):
        for cell, value in cells_of(rules).items():
            row[cell] = value
    return tuple(row)
