"""Every rule field is declared by the compiled rules, and what is declared is true."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace

import numpy as np
import pytest

import bornes
from bornes import fast
from bornes.engine.rules import Points, Rules
from bornes.fast.codec.rules import (
    COMPILED,
    IRRELEVANT,
    POINTS,
    REFUSED,
    TOLD,
    empty_row,
    why_not,
)
from bornes.fast.kernel import layout
from tests.support.fast_games import SHORT, TOKENS, Table, play_both


@dataclass(frozen=True)
class Change:
    """A field that is changed, the table around it, and what else has to be there."""

    house: Mapping[str, object]
    alike: Mapping[str, object]
    players: int = 2
    edition: str = "dujardin"
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def before(self) -> Table:
        return Table(self.edition, self.players, options=self.options, house=self.alike)

    @property
    def after(self) -> Table:
        options, house = self.options, {**self.alike, **self.house}
        return Table(self.edition, self.players, options=options, house=house)


def change(name: str, value: object, players: int = 2, **alike: object) -> Change:
    return Change({name: value}, alike, players)


def family_change(name: str, value: object) -> Change:
    """A change that makes sense with the cards of `arche`."""
    return Change({name: value}, {}, edition="arche")


def road_change(name: str, value: object, **alike: object) -> Change:
    """A change that makes sense on a road."""
    return Change({name: value}, alike, 3, "volant", {"circuit": SHORT})


LOOSE = {"needs_roll": False, "remedy_covers": False}
CHANGES = {
    "seating": change("seating", "ABCD", players=4),
    "deck": change("deck", {"stop": 9}),
    "target": change("target", 600),
    "first_seat": change("first_seat", 2),
    "hand_size": change("hand_size", 5),
    "draw_from": family_change("draw_from", "pile"),
    "reshuffle": change("reshuffle", "all_but_top", idle_rounds=20),
    "hazards_stop_safeties": family_change("hazards_stop_safeties", True),
    "empty_pile": change("empty_pile", "end_hand"),
    "make_up_hand": change("make_up_hand", True),
    "idle_rounds": change("idle_rounds", 1),
    "idle_only_when_exhausted": change("idle_only_when_exhausted", True, idle_rounds=1),
    "needs_roll": change("needs_roll", False),
    "hazard_on_hazard": change("hazard_on_hazard", True),
    "hazard_on_remedy": change("hazard_on_remedy", True),
    "hazard_needs_roll_card": change("hazard_needs_roll_card", True),
    "remedy_covers": change("remedy_covers", False, needs_roll=False),
    "limited_to": change("limited_to", 75),
    "most_200s": change("most_200s", 1),
    "exact_finish": change("exact_finish", False, extension_to=None),
    "extension_to": change("extension_to", 800),
    "safety_gives_turn": change("safety_gives_turn", False),
    "extra_turn_on_empty_pile": change("extra_turn_on_empty_pile", True),
    "coup_fourre_turn_on_empty_pile": change("coup_fourre_turn_on_empty_pile", True, players=4),
    "safety_km": change("safety_km", 100),
    "coup_fourre_km": change("coup_fourre_km", 100),
    "remedy_answers": change("remedy_answers", True, **LOOSE),
    "scored": Change({"scored": False, "match_total": None}, {"furthest_wins": True}),
    "points": change("points", {"safety": 50}),
    "missed_extension": change("missed_extension", "if_beaten"),
    "shut_out": change("shut_out", "each_to_all", players=3),
    "furthest_wins": change("furthest_wins", True),
    "shared_win_at_zero": change(
        "shared_win_at_zero", True, furthest_wins=True, hand_size=1, idle_rounds=1
    ),
    "circuit": road_change("circuit", {"squares": 20, "lanes": {"default": 2}}),
    "never_taken": road_change("never_taken", ["repairs", "turbo"]),
    "accelerated": road_change("accelerated", True, draw_from="pile"),
    "hazard_tokens": road_change("hazard_tokens", TOKENS),
    "discard_only_when_stuck": road_change("discard_only_when_stuck", True),
    "square_limit_next_turn": road_change("square_limit_next_turn", True, deck={"turbo": 12}),
    "early_finish_until_reshuffle": change(
        "early_finish_until_reshuffle", True, points={"early_finish": 50}
    ),
}
"""Another value of every compiled field; the number of players is changed by itself."""


def results_of(table: Table, policy: str) -> tuple[list[object], list[object], list[object]]:
    found = fast.playouts(
        table.edition,
        table.players,
        3000,
        seed=1,
        policy=policy,
        options=table.options,
        house=table.house,
    )
    return found.points.tolist(), found.won.tolist(), found.endings.tolist()


# --- every field is declared --------------------------------------------------------


def test_every_field_is_compiled_refused_or_irrelevant() -> None:
    """If this fails, a rule field is new or gone: declare it in `bornes.fast.codec.rules`."""
    assert {*COMPILED, *TOLD, *REFUSED, *IRRELEVANT} == {field.name for field in fields(Rules)}


def test_no_field_is_declared_both_irrelevant_and_something_else() -> None:
    assert not {*IRRELEVANT} & {*COMPILED, *TOLD, *REFUSED}
    assert not {*TOLD} & {*COMPILED, *REFUSED}


def test_every_line_of_points_has_a_cell_of_its_own() -> None:
    assert list(POINTS) == [field.name for field in fields(Points)]
    assert list(POINTS.values()) == list(range(layout.POINTS, layout.POINTS + len(POINTS)))


def test_no_two_fields_write_the_same_cell() -> None:
    rules = bornes.new("dujardin", 6, seed=1).rules
    every = (*COMPILED.values(), *TOLD.values())
    cells = [cell for cells_of in every for cell in cells_of(rules)]
    assert len(cells) == len(set(cells))
    # Every cell of the rules is written, so that no cell is left over when a field goes.
    assert set(range(layout.RULES, layout.SIDE)) <= set(cells)


# --- compiled -----------------------------------------------------------------------


def test_every_compiled_field_is_tried() -> None:
    assert {*CHANGES, "players"} == {*COMPILED}


@pytest.mark.parametrize("name", [name for name in CHANGES if name != "first_seat"])
def test_a_compiled_field_reaches_the_row_and_changes_play(name: str) -> None:
    before, after = CHANGES[name].before, CHANGES[name].after
    rules, other = before.new(1).rules, after.new(1).rules
    assert COMPILED[name](rules) != COMPILED[name](other)
    assert not np.array_equal(empty_row(rules), empty_row(other))
    assert any(results_of(before, each) != results_of(after, each) for each in ("thumb", "random"))


def test_the_number_of_players_reaches_the_row() -> None:
    rows = [fast.new("dujardin", players, seed=1) for players in (2, 3)]
    assert [row[layout.SEATS] for row in rows] == [2, 3]


def test_the_first_seat_is_the_one_that_is_dealt_to_first() -> None:
    tables = CHANGES["first_seat"].before, CHANGES["first_seat"].after
    assert [fast.look(table.hand(1)).to_act for table in tables] == [1, 2]


@pytest.mark.parametrize("name", CHANGES)
def test_a_compiled_field_does_what_it_does_in_the_engine(name: str) -> None:
    table = CHANGES[name].after
    for seed in range(2):
        rand = random.Random(f"{name} {seed}")
        assert play_both(table.new(seed), table.hand(seed), rand, 0.8) > 0


@pytest.mark.parametrize("name", POINTS)
def test_each_line_of_points_reaches_its_cell(name: str) -> None:
    rules = Table("dujardin", 2, house={"points": {name: 77}}).new(1).rules
    cells = empty_row(rules)[layout.POINTS : layout.POINTS + len(POINTS)].tolist()
    assert [line for line, points in zip(POINTS, cells, strict=True) if points == 77] == [name]


# --- refused ------------------------------------------------------------------------

NOT_COMPILED = {
    "circuit": Table("volant", 2, house={"circuit": {"squares": 41}, "target": 1025}),
    "draw_from": Table(
        "arche", 2, house={"draw_from": "pile_or_discard_to_play", "idle_rounds": 2}
    ),
    "deck": Table("arche", 2, house={"deck": {"stop": 2, "right_of_way": 1}}),
    "accelerated": Table("dujardin", 2, house={"accelerated": True, "safety_gives_turn": False}),
    "hazard_tokens": Table("dujardin", 2, house={**LOOSE, "hazard_tokens": TOKENS}),
    "hazard_on_hazard": Table("parker", 2, house={"deck": {"stop": 40}}),
    "discard_only_when_stuck": Table("dujardin", 2, house={"discard_only_when_stuck": True}),
    "roll_after_safety": Table("dujardin", 2, house={"roll_after_safety": True}),
}
"""Rules that are refused because of each field."""


def test_every_refused_field_is_tried() -> None:
    assert {*NOT_COMPILED} == {*REFUSED}


@pytest.mark.parametrize("name", NOT_COMPILED)
def test_a_refused_field_is_refused_when_it_is_changed(name: str) -> None:
    rules = NOT_COMPILED[name].new(1).rules
    refusal = why_not(rules)
    assert refusal is not None
    assert refusal.details == {"name": name}
    assert not fast.supports(rules)
    assert not REFUSED[name](bornes.new("dujardin", 2, seed=1).rules)


def test_a_road_with_more_lanes_than_a_mask_has_is_refused() -> None:
    road = {"squares": 40, "lanes": {7: 6}, "dark": [7]}
    for players in (3, 4):  # with four the dark lane is open
        rules = Table("volant", players, options={"circuit": road}).new(1).rules
        assert REFUSED["circuit"](rules) == (players == 4)


def test_a_bonus_far_beyond_the_finish_is_never_made() -> None:
    road = {"squares": 40, "bonuses": dict.fromkeys(range(1, 40), 10000)}
    table = Table("volant", 2, options={"circuit": road})
    assert play_both(table.new(1), table.hand(1), random.Random(1), 0.9) > 0


def test_the_cards_of_the_family_have_no_road() -> None:
    deck = {"mum_coffee": 2, "gourmet_coffee": 2, "cafeteria_mum": 1}
    rules = Table("volant", 2, house={"deck": deck, "hazard_tokens": None}).new(1).rules
    assert REFUSED["deck"](rules)
    assert not REFUSED["deck"](bornes.new("volant", 6, seed=1).rules)
    assert not REFUSED["deck"](bornes.new("parker", 6, seed=1).rules)


# --- told ---------------------------------------------------------------------------

TOLD_OTHERWISE: dict[str, dict[str, object]] = {
    "match_total": {"match_total": 3000},
    "match_hands": {"match_hands": 3, "match_total": None},
    "games": {"games": 3},
}
"""Another value of every field that only the players ask for."""


def test_every_field_that_is_told_is_tried() -> None:
    assert {*TOLD_OTHERWISE} == {*TOLD}


@pytest.mark.parametrize("name", TOLD)
def test_a_field_that_is_told_changes_its_cells_and_no_hand(name: str) -> None:
    rules = bornes.new("dujardin", 2, seed=1).rules
    if name == "games":
        rules = replace(rules, scored=False, furthest_wins=True, match_total=None)
    other = replace(rules, **TOLD_OTHERWISE[name])  # type: ignore[arg-type]
    changed = np.flatnonzero(empty_row(other) != empty_row(rules))
    assert {*TOLD[name](other)} <= {*changed.tolist()} <= {layout.MATCH_TOTAL, layout.HANDS_LEFT}


# --- irrelevant ---------------------------------------------------------------------

OTHERWISE: dict[str, dict[str, object]] = {
    "edition": {"edition": "mine"},
}
"""Another value of every irrelevant field."""


def test_every_irrelevant_field_is_tried() -> None:
    assert {*OTHERWISE} == {*IRRELEVANT}


@pytest.mark.parametrize("name", IRRELEVANT)
def test_an_irrelevant_field_changes_nothing_in_the_row(name: str) -> None:
    assert IRRELEVANT[name]
    rules = bornes.new("dujardin", 2, seed=1).rules
    other = replace(rules, **OTHERWISE[name])  # type: ignore[arg-type]
    assert other != rules
    assert np.array_equal(empty_row(other), empty_row(rules))
