"""Tables set up by earlier readings: what they chose, in words that mean the same today.

A record and a table's log hold the options and house rules that were chosen, and the version
of the readings they were chosen by. A reading that has changed since is put into those words,
so that the match stays what it was, and everybody is shown by which rules it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.circuit import Circuit
from bornes.editions.table import table_rules
from bornes.engine.rules import Rules

RULES_VERSION: Final = 2
"""The version of today's readings."""
RULES_VERSIONS: Final = (1, RULES_VERSION)
"""Every version that can be read."""

_IN_TURN: Final = "extra_turn_on_empty_pile"
_COUP_FOURRE: Final = "coup_fourre_turn_on_empty_pile"

Chosen = tuple[dict[str, object], dict[str, object]]
"""Options and house rules."""


def with_both_turns(house: Mapping[str, object]) -> dict[str, object]:
    """House rules written when one field spoke of both turns that an empty pile may deny."""
    both = dict(house)
    if _IN_TURN in house:
        both.setdefault(_COUP_FOURRE, house[_IN_TURN])
    return both


def in_full(house: Mapping[str, object], rules: Rules) -> dict[str, object]:
    """House rules that a reader of `with_both_turns` understands as they are meant."""
    told = dict(house)
    if _IN_TURN in house:
        told.setdefault(_COUP_FOURRE, rules.coup_fourre_turn_on_empty_pile)
    return told


def in_todays_words(
    version: int,
    edition: str,
    players: int,
    options: Mapping[str, object],
    house: Mapping[str, object],
    seed: int,
) -> Chosen:
    """The options and house rules that give a table the rules it was set up with."""
    if version == RULES_VERSION:
        return dict(options), dict(house)
    chosen, told = dict(options), with_both_turns(house)
    rules = table_rules(edition, players, chosen, told, seed)
    if rules.scored and rules.furthest_wins:
        told.setdefault("shared_win_at_zero", True)
    if rules.points.early_finish:
        told.setdefault("early_finish_until_reshuffle", True)
    if rules.circuit is not None:
        road = rules.circuit.first_drawn()
        if road.name != "invented" and road != Circuit.read(road.name):
            place = told if told.get("circuit") is not None else chosen
            place["circuit"] = road.to_mapping()
    return chosen, told
