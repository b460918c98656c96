"""The numbers of an observation: what each is called, and where it stands.

`observation` writes them. What they are and mean has the number `OBSERVATION`; what is new comes
after all that was there, so that a net of an earlier number reads the first ones and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import Final

from bornes.fast.kernel.layout import (
    CARD_NAMES,
    CARDS,
    COUP_KM,
    COUP_TURN,
    COVERS,
    DRAWS_FROM,
    EACH_TO_ALL,
    EACH_TO_PLACED,
    EARLY_LONGER,
    ENDS_ALWAYS,
    ENDS_UNLESS_EXTENDED,
    ENDS_WITH_PILE,
    EXACT,
    EXTENSION_TO,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    FIRST_TARGET,
    FURTHEST,
    HAND_SIZE,
    HANDS_LEFT,
    IDLE_LIMIT,
    IDLE_WHEN_EXHAUSTED,
    KM_OF,
    LIMITED_TO,
    MAKES_UP,
    MATCH_TOTAL,
    MISSED_ALWAYS,
    MOST_200S,
    MOST_SEATS,
    MOST_SIDES,
    NEEDS_ROLL,
    ON_REMEDY,
    ONCE_TO_WINNER,
    PARRIES,
    POINT_CELLS,
    POINTS,
    REMEDIES,
    RESHUFFLES,
    ROLL_CARD,
    SAFETIES,
    SAFETY_KM,
    SAFETY_TURN,
    SCORED,
    SEATS,
    SHUT_OUT,
    SIDES,
    STACKS,
    STOPS_SAFETIES,
    ZERO_WINS,
)

OBSERVATION: Final = 2
"""The number of what the features are and mean."""

MOST: Final = 127
"""The greatest number; whatever is more is told as this."""
STEP: Final = 25
"""What is one for distances; then for the points of a match, and for those of a hand."""
HUNDRED_POINTS: Final = 100
FIFTY: Final = 50
SHOWN: Final = CARDS[: FIRST_SAFETY + SAFETIES]
"""The cards that are told of, in the order of their numbers."""
COPIES: Final = 3
"""The number of copies of a card in the hand that are told apart."""
LEFTS: Final = 41
"""The steps from the target, none and the target's own among them."""

# --- the names ----------------------------------------------------------------------

_RULE_NUMBERS: Final = (
    (SEATS, 1, "seats"),
    (SIDES, 1, "sides"),
    (HAND_SIZE, 1, "hand_size"),
    (FIRST_TARGET, STEP, "target"),
    (EXTENSION_TO, STEP, "extension_to"),
    (IDLE_LIMIT, 1, "idle_limit"),
    (IDLE_WHEN_EXHAUSTED, 1, "idle_only_when_exhausted"),
    (NEEDS_ROLL, 1, "needs_roll"),
    (STACKS, 1, "hazard_on_hazard"),
    (ON_REMEDY, 1, "hazard_on_remedy"),
    (ROLL_CARD, 1, "hazard_needs_roll_card"),
    (COVERS, 1, "remedy_covers"),
    (LIMITED_TO, STEP, "limited_to"),
    (MOST_200S, 1, "most_200s"),
    (EXACT, 1, "exact_finish"),
    (SAFETY_TURN, 1, "safety_gives_turn"),
    (EXTRA_TURN, 1, "extra_turn_on_empty_pile"),
    (COUP_TURN, 1, "coup_fourre_turn_on_empty_pile"),
    (SAFETY_KM, STEP, "safety_km"),
    (COUP_KM, STEP, "coup_fourre_km"),
    (PARRIES, 1, "remedy_answers"),
    (MAKES_UP, 1, "make_up_hand"),
    (SCORED, 1, "scored"),
    (MISSED_ALWAYS, 1, "missed_extension"),
    (FURTHEST, 1, "furthest_wins"),
    (ZERO_WINS, 1, "shared_win_at_zero"),
    (EARLY_LONGER, 1, "early_finish_until_reshuffle"),
    (MATCH_TOTAL, HUNDRED_POINTS, "match_total"),
    (HANDS_LEFT, 1, "hands_left"),
    *((POINTS + place, FIFTY, f"points_{place}") for place in range(POINT_CELLS)),
)
"""Numbers of the rules that are told as they are: the cell, what is one, and the name."""
_RULE_CHOICES: Final = (
    (ENDS_WITH_PILE, ENDS_ALWAYS, "ends_with_pile"),
    (ENDS_WITH_PILE, ENDS_UNLESS_EXTENDED, "ends_with_pile_unless_extended"),
    (SHUT_OUT, EACH_TO_PLACED, "shut_out_each_to_placed"),
    (SHUT_OUT, EACH_TO_ALL, "shut_out_each_to_all"),
    (SHUT_OUT, ONCE_TO_WINNER, "shut_out_once_to_winner"),
)
"""Whether a cell of the rules has a value."""
_DRAW_NUMBERS: Final = (
    (DRAWS_FROM, "from_discards"),
    (RESHUFFLES, "reshuffles"),
    (CARD_NAMES, "card_names"),
    (STOPS_SAFETIES, "hazards_stop_safeties"),
)
"""Numbers of the rules that came later: the cell, and the name."""
STANDING: Final = ("free", "waiting", "stop", "out_of_gas", "flat_tire", "accident")
COMING: Final = len(KM_OF)
_SIDE_NAMES: Final = (
    "plays",
    *STANDING,
    "depth",
    "limited",
    *(f"safe_{card}" for card in SHOWN[FIRST_SAFETY:]),
    *(f"coups_{card}" for card in SHOWN[FIRST_SAFETY:]),
    "100s",
    "200s",
    "placed",
    *(f"used_{card}" for card in SHOWN[FIRST_REMEDY:FIRST_SAFETY]),
    "left",
    *(f"left_at_most_{km}" for km in KM_OF),
    "extended",
    "total",
    "missing_hundreds",
    "missing_rest",
)

BLOCKS: Final[Mapping[str, tuple[str, ...]]] = {
    "moment": (
        *(f"turn_{seat}" for seat in range(MOST_SEATS)),
        "asked",
        "extend_or_finish",
        *(f"hazard_{card}" for card in SHOWN[FIRST_HAZARD:FIRST_REMEDY]),
        "may_extend",
        "target",
    ),
    "cards": (
        "pile",
        "turns",
        "pile_empty",
        "ran_out",
        "idle",
        *(f"hand_{seat}" for seat in range(MOST_SEATS)),
    ),
    "rules": tuple(name for _, _, name in (*_RULE_NUMBERS, *_RULE_CHOICES)),
    "held": (
        *(f"{card}_{many}" for card in SHOWN[:FIRST_SAFETY] for many in range(1, COPIES + 1)),
        *(f"{card}_1" for card in SHOWN[FIRST_SAFETY:]),
    ),
    "unseen": tuple(str(card) for card in SHOWN),
    "gone": tuple(str(card) for card in SHOWN),
    "left": tuple(str(STEP * step) for step in range(LEFTS)),
    **{f"let_go_{seat}": tuple(str(card) for card in SHOWN) for seat in range(MOST_SEATS)},
    **{f"side_{side}": _SIDE_NAMES for side in range(MOST_SIDES)},
    "draw": ("asked", "there", "discards", *(name for _, name in _DRAW_NUMBERS)),
    "top": tuple(str(card) for card in SHOWN),
    "discarded": tuple(str(card) for card in SHOWN),
}
"""The numbers of an observation: the names of each block, in order.

"Cards" has the draw pile, how many turns it lasts, and the cards in hands. What is "held" is so
many copies or more. "Unseen" are the cards in other hands and in the pile; of those that are
"gone" none is left there. "Left" is the way to the target for one's own side. What a seat has
"let go" it was seen to discard. A side's "total" and what is "missing" are of the match. "Draw" has
whether the seat is asked where to draw from, whether the pile has a card or would be made of the
discards, and how many those are; their "top", and how many of each card are "discarded".
"""
_ENDS: Final = tuple(accumulate(len(names) for names in BLOCKS.values()))
_STARTS: Final = dict(zip(BLOCKS, (0, *_ENDS), strict=False))
SIZE: Final = _ENDS[-1]
"""How many numbers an observation has."""
SIZES: Final[Mapping[int, int]] = {1: _STARTS["draw"], OBSERVATION: SIZE}
"""How many of them each number of an observation had: so many of the first."""
NAMES: Final = tuple(f"{block}.{name}" for block, names in BLOCKS.items() for name in names)
"""Every number's name, with its block."""

AT_MOMENT: Final = _STARTS["moment"]
AT_ASKED: Final = AT_MOMENT + MOST_SEATS
AT_CARDS: Final = _STARTS["cards"]
AT_RULES: Final = _STARTS["rules"]
AT_CHOICES: Final = AT_RULES + len(_RULE_NUMBERS)
AT_HELD: Final = _STARTS["held"]
AT_HELD_SAFETIES: Final = AT_HELD + COPIES * FIRST_SAFETY
AT_UNSEEN: Final = _STARTS["unseen"]
AT_GONE: Final = _STARTS["gone"]
AT_LEFT: Final = _STARTS["left"]
AT_LET_GO: Final = _STARTS["let_go_0"]
AT_SIDE: Final = _STARTS["side_0"]
PER_SIDE: Final = len(_SIDE_NAMES)
OF_SAFE: Final = _SIDE_NAMES.index("limited") + 1
OF_COUPS: Final = OF_SAFE + SAFETIES
OF_DISTANCES: Final = OF_COUPS + SAFETIES
OF_USED: Final = OF_DISTANCES + 3
OF_FAR: Final = OF_USED + REMEDIES
OF_EXTENDED: Final = OF_FAR + 1 + COMING

NUMBER_CELLS: Final = tuple(cell for cell, _, _ in _RULE_NUMBERS)
NUMBER_ONES: Final = tuple(one for _, one, _ in _RULE_NUMBERS)
AT_DRAW: Final = _STARTS["draw"]
AT_TOP: Final = _STARTS["top"]
AT_DISCARDED: Final = _STARTS["discarded"]
DRAW_CELLS: Final = tuple(cell for cell, _ in _DRAW_NUMBERS)
CHOICE_CELLS: Final = tuple(cell for cell, _, _ in _RULE_CHOICES)
CHOICE_VALUES: Final = tuple(value for _, value, _ in _RULE_CHOICES)
