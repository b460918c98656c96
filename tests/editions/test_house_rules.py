"""House rules: every field by its name, whole games with them, and nonsense refused (rules 13)."""

import random
import re
from collections.abc import Mapping
from dataclasses import fields
from itertools import islice
from pathlib import Path

import pytest

import bornes
import bornes.engine.rules
from bornes import EDITIONS, Card, Game, Refused, Rules
from bornes.editions.house import HOUSE_FIELDS
from bornes.engine.rules import DrawFrom, EmptyPile, MissedExtension, Points, Reshuffle, ShutOut
from tests.support.games import (
    ENDLESS,
    PLAIN,
    ROAD,
    WRONG_VALUES,
    Table,
    all_cards,
    play_hand,
    whole_deck,
)

House = Mapping[str, object]

# For each field some values that make sense, with the edition they make sense in. What only
# makes sense together is given together.
SENSIBLE: dict[str, list[tuple[str, House]]] = {
    "seating": [("arche", {"seating": "AABB"}), ("parker", {"seating": "ABCD"})],
    "deck": [
        ("dujardin", {"deck": {"roll": 20, "200": 0}}),
        ("volant", {"deck": {Card.U_TURN: 10, "turbo": 10}}),
        ("arche", {"deck": {25: 20}}),
    ],
    "target": [
        ("rally", {"target": 500}),
        ("arche", {"target": 300}),
        ("volant", {"target": 400}),
    ],
    "first_seat": [("dujardin", {"first_seat": 4}), ("volant", {"first_seat": 2})],
    "hand_size": [
        ("dujardin", {"hand_size": 1}),
        ("arche", {"hand_size": 7}),
        ("volant", {"hand_size": 3}),
    ],
    "draw_from": [
        ("dujardin", {"draw_from": "pile_or_discard", "reshuffle": "all", "idle_rounds": 3}),
        ("arche", {"draw_from": "pile"}),
        ("arche", {"draw_from": "pile_or_discard_to_play"}),
        ("volant", {"draw_from": "pile_or_discard"}),
    ],
    "never_taken": [("arche", {"draw_from": "pile_or_discard_to_play", "never_taken": ["200"]})],
    "reshuffle": [
        ("parker", {"reshuffle": "all_but_top", "idle_rounds": 2}),
        ("arche", {"reshuffle": "all", "idle_only_when_exhausted": False, "idle_rounds": 2}),
        ("arche", {"reshuffle": "never", "draw_from": "pile"}),
    ],
    "empty_pile": [
        ("dujardin", {"empty_pile": EmptyPile.END_HAND}),
        ("parker", {"empty_pile": "play_out_in_extension"}),
        ("rally", {"empty_pile": "play_out"}),
    ],
    "make_up_hand": [("dujardin", {"make_up_hand": True}), ("arche", {"make_up_hand": False})],
    "accelerated": [
        ("volant", {"accelerated": True, "draw_from": "pile"}),
        ("dujardin", {"accelerated": True, "safety_gives_turn": False}),
    ],
    "idle_rounds": [("dujardin", {"idle_rounds": 1}), ("volant", {"idle_rounds": 2})],
    "idle_only_when_exhausted": [("arche", {"idle_only_when_exhausted": False})],
    "discard_only_when_stuck": [
        (edition, {"discard_only_when_stuck": True})
        for edition in ("dujardin", "rally", "parker", "arche", "volant")
    ],
    "needs_roll": [("dujardin", {"needs_roll": False})],
    "hazard_on_hazard": [
        ("dujardin", {"hazard_on_hazard": True}),
        ("parker", {"hazard_on_hazard": False}),
    ],
    "hazard_on_remedy": [
        (edition, {"hazard_on_remedy": True}) for edition in ("dujardin", "rally", "parker")
    ],
    "hazard_needs_roll_card": [
        (edition, {"hazard_needs_roll_card": True}) for edition in ("dujardin", "rally", "parker")
    ],
    "remedy_covers": [
        ("rally", {"remedy_covers": False, "needs_roll": False}),
        ("arche", {"remedy_covers": True, "remedy_answers": False}),
    ],
    "hazard_tokens": [
        ("volant", {"hazard_tokens": {"stop": 1}}),
        (
            "arche",
            {
                "hazard_tokens": {
                    "sister_hungry": 1,
                    "brother_thirsty": 1,
                    "mum_coffee": 1,
                    "dad_thirsty": 1,
                }
            },
        ),
    ],
    "limited_to": [("dujardin", {"limited_to": 25}), ("volant", {"limited_to": 100})],
    "hazards_stop_safeties": [("arche", {"hazards_stop_safeties": True})],
    "most_200s": [("dujardin", {"most_200s": None}), ("volant", {"most_200s": 0})],
    "exact_finish": [
        ("rally", {"exact_finish": False, "extension_to": None}),
        ("arche", {"exact_finish": True}),
    ],
    "circuit": [("volant", {"circuit": ROAD}), ("volant", {"circuit": 96})],
    "square_limit_next_turn": [
        ("volant", {"square_limit_next_turn": True}),
        ("volant", {"square_limit_next_turn": True, "accelerated": True, "draw_from": "pile"}),
    ],
    "extension_to": [
        ("dujardin", {"extension_to": 1200}),
        ("parker", {"target": 500, "extension_to": 700}),
    ],
    "safety_gives_turn": [
        ("parker", {"safety_gives_turn": False}),
        ("arche", {"safety_gives_turn": True}),
        ("volant", {"safety_gives_turn": True}),
    ],
    "extra_turn_on_empty_pile": [("dujardin", {"extra_turn_on_empty_pile": True})],
    "coup_fourre_turn_on_empty_pile": [
        ("dujardin", {"coup_fourre_turn_on_empty_pile": True}),
        ("rally", {"coup_fourre_turn_on_empty_pile": True}),
        ("parker", {"coup_fourre_turn_on_empty_pile": False}),
        ("arche", {"coup_fourre_turn_on_empty_pile": False}),
        ("volant", {"coup_fourre_turn_on_empty_pile": False}),
    ],
    "roll_after_safety": [
        ("dujardin", {"roll_after_safety": True}),
        ("rally", {"roll_after_safety": True, "hazard_on_remedy": True}),
        ("parker", {"roll_after_safety": True}),
    ],
    "safety_km": [
        ("dujardin", {"safety_km": 100, "exact_finish": False, "extension_to": None}),
        ("arche", {"safety_km": 0}),
    ],
    "coup_fourre_km": [
        ("parker", {"coup_fourre_km": 50, "exact_finish": False, "extension_to": None}),
        ("arche", {"coup_fourre_km": 400}),
    ],
    "remedy_answers": [("volant", {"remedy_answers": True}), ("arche", {"remedy_answers": False})],
    "scored": [("arche", {"scored": True}), ("dujardin", {"scored": False, "furthest_wins": True})],
    "points": [
        ("dujardin", {"points": {"trip": 0, "early_finish": 50}}),
        ("rally", {"points": {"safety": 1}}),
    ],
    "missed_extension": [
        ("dujardin", {"missed_extension": "if_beaten"}),
        ("parker", {"missed_extension": "always"}),
    ],
    "shut_out": [
        ("dujardin", {"shut_out": "each_to_all"}),
        ("parker", {"shut_out": "each_to_placed"}),
        ("rally", {"shut_out": ShutOut.ONCE_TO_WINNER}),
    ],
    "furthest_wins": [("dujardin", {"furthest_wins": True})],
    "shared_win_at_zero": [
        ("dujardin", {"furthest_wins": True, "shared_win_at_zero": True}),
        ("volant", {"scored": True, "shared_win_at_zero": True}),
    ],
    "early_finish_until_reshuffle": [
        ("dujardin", {"points": {"early_finish": 50}, "early_finish_until_reshuffle": True}),
        (
            "volant",
            {
                "scored": True,
                "points": {"early_finish": 300},
                "early_finish_until_reshuffle": True,
            },
        ),
    ],
    "match_total": [("parker", {"match_total": 800})],
    "match_hands": [("dujardin", {"match_hands": 2})],
    "games": [("arche", {"games": 3})],
}
CASES = [(name, edition, house) for name, cases in SENSIBLE.items() for edition, house in cases]


def finish(game: Game, rand: random.Random) -> None:
    """Play a hand to its end, all cards being there all the time."""
    deck = whole_deck(game)
    for now in play_hand(game, rand):
        assert all_cards(now) == deck
        assert bool(now.legal_moves()) == (now.phase != "over")


def test_every_field_has_a_sensible_value() -> None:
    names = {field.name for field in fields(Rules)} - {"edition", "players"}

    assert set(SENSIBLE) == set(HOUSE_FIELDS) == names, "SENSIBLE lacks a field, or has one more"
    assert all(name in house for name, _, house in CASES)


@pytest.mark.parametrize(("name", "edition", "house"), CASES)
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_with_a_house_rule_is_played_to_its_end(
    name: str, edition: str, house: House, players: int
) -> None:
    if name in ("seating", "first_seat") and players == 2:
        house = {"seating": "BA"} if name == "seating" else {"first_seat": 2}
    if name == "extension_to" and players == 4:
        house = {**house, "target": 500}
    for seed in range(3):
        game = bornes.new(edition, players, seed=seed, house=house)
        assert name in game.rules.differences(bornes.new(edition, players, seed=seed).rules)
        finish(game, random.Random(f"{name}|{seed}"))
        again = bornes.replay(game.record())
        assert again == game
        assert again.rules == game.rules


def test_house_rules_are_shown_as_such() -> None:
    house = {"hand_size": 7, "points": {"trip": 500}}
    game = bornes.new("dujardin", 2, seed=1, house=house)

    assert game.house == game.view(1).house == house
    assert game.rules.differences(bornes.new("dujardin", 2, seed=1).rules) == {
        "hand_size": 7,
        "points": Points(trip=500),
    }
    assert '"hand_size": 7' in game.record()


def test_a_house_rule_comes_after_an_option() -> None:
    game = bornes.new(
        "dujardin", 2, seed=1, options={"match_total": 3000}, house={"match_total": 2000}
    )

    assert game.rules.match_total == 2000
    assert bornes.new("dujardin", 2, house={"match_hands": 3}).rules.match_total is None


# --- any combination ---------------------------------------------------------------

PLAUSIBLE: dict[str, list[object]] = {
    "target": [25, 300, 400, 700, 1000],
    "hand_size": [1, 4, 6, 9],
    "draw_from": list(DrawFrom),
    "never_taken": [[], ["roll", "25"]],
    "reshuffle": list(Reshuffle),
    "empty_pile": list(EmptyPile),
    "idle_rounds": [None, 1, 3],
    "limited_to": [25, 50, 75],
    "most_200s": [None, 0, 2],
    "circuit": [None, 5, ROAD],
    "extension_to": [None, 1000],
    "safety_km": [0, 25, 100],
    "coup_fourre_km": [0, 75, 200],
    "missed_extension": list(MissedExtension),
    "shut_out": list(ShutOut),
    "match_total": [None, 500],
    "match_hands": [None, 1],
    "games": [1, 3],
    "points": [{}, {"trip": 50}],
    "hazard_tokens": [None, {"stop": 2, "speed_limit": 1}],
    "deck": [{}, {"roll": 3}, {"25": 30}, {"stop": 0}, {"right_of_way": 0}],
    "seating": ["AB", "ABC", "ABAB", "AABB", "ABCD", "AAAB"],
    **{field.name: [True, False] for field in fields(Rules) if field.type == "bool"},
}


A_WHILE = 3_000
"""Moves. A target that no side can reach may keep a hand of hazards and remedies going."""


def combination(rand: random.Random) -> tuple[Table, dict[str, object]]:
    names = rand.sample(sorted(PLAUSIBLE), rand.randint(2, 7))
    return rand.choice(PLAIN), {name: rand.choice(PLAUSIBLE[name]) for name in names}


@pytest.mark.parametrize(
    "games",
    [pytest.param(120, id="short"), pytest.param(6000, id="long", marks=pytest.mark.long)],
)
@pytest.mark.parametrize("part", range(4))
def test_any_combination_is_refused_or_played(part: int, games: int) -> None:
    rand = random.Random(f"combinations|{part}")
    played = 0
    for number in range(games):
        table, house = combination(rand)
        try:
            game = bornes.new(table.edition, table.players, seed=number, house=house)
        except Refused:
            continue
        played += 1
        for _ in islice(play_hand(game, rand), A_WHILE):
            pass
        assert all_cards(game) == whole_deck(game), (str(table), house)
        assert bornes.replay(game.record()) == game, (str(table), house)
    assert played > games // 20


# --- nonsense -----------------------------------------------------------------------

NO_ROLLS = {"roll": 0, "right_of_way": 0, "stop": 0, "speed_limit": 0}
NONSENSE: list[tuple[str, str, House]] = [
    ("rule-out-of-range", "dujardin", {"hand_size": 0}),
    ("rule-out-of-range", "dujardin", {"target": 10**30}),
    ("rule-out-of-range", "dujardin", {"first_seat": 3}),
    ("rule-out-of-range", "dujardin", {"points": {"trip": -1}}),
    ("rule-out-of-range", "dujardin", {"deck": {"25": 61}}),
    ("rule-out-of-range", "dujardin", {"deck": {"25": -1}}),
    ("rule-out-of-range", "dujardin", {"match_hands": 0}),
    ("rule-not-in-25s", "dujardin", {"target": 701}),
    ("rule-seating", "dujardin", {"seating": "ABC"}),
    ("rule-seating", "dujardin", {"seating": "AC"}),
    ("rule-seating", "dujardin", {"seating": ""}),
    ("rule-one-side", "dujardin", {"seating": "AA"}),
    ("rule-deck-too-small", "arche", {"hand_size": 17}),
    ("rule-no-distance", "dujardin", {"deck": dict.fromkeys(("25", "50", "75", "100", "200"), 0)}),
    ("rule-no-roll", "dujardin", {"deck": NO_ROLLS}),
    ("rule-card-needs-circuit", "dujardin", {"deck": {"turbo": 1}}),
    ("rule-card-needs-circuit", "volant", {"circuit": None}),
    ("rule-no-answer", "dujardin", {"deck": {"repairs": 0, "driving_ace": 0}}),
    ("rule-safety-twice", "dujardin", {"deck": {"right_of_way": 2}}),
    ("rule-safety-twice", "arche", {"deck": {"cafeteria_dad": 2}}),
    ("rule-extension-short", "dujardin", {"target": 1000}),
    ("rule-extension-inexact", "dujardin", {"exact_finish": False}),
    ("rule-extension-circuit", "volant", {"extension_to": 2000}),
    ("rule-stack-without-piles", "arche", {"hazard_on_hazard": True}),
    ("rule-without-roll", "arche", {"hazard_on_remedy": True}),
    ("rule-without-roll", "volant", {"hazard_needs_roll_card": True}),
    ("rule-without-roll", "dujardin", {"roll_after_safety": True, "needs_roll": False}),
    (
        "rule-remedy-or-roll-card",
        "rally",
        {"hazard_needs_roll_card": True, "hazard_on_remedy": True},
    ),
    ("rule-no-stopping-hazard", "parker", {"hazards_stop_safeties": True}),
    ("rule-square-limit-without-circuit", "dujardin", {"square_limit_next_turn": True}),
    ("rule-zero-without-points", "volant", {"shared_win_at_zero": True}),
    ("rule-zero-without-points", "dujardin", {"shared_win_at_zero": True}),
    ("rule-early-finish-unpaid", "volant", {"early_finish_until_reshuffle": True}),
    ("rule-roll-without-piles", "dujardin", {"remedy_covers": False}),
    ("rule-tokens-and-piles", "dujardin", {"hazard_tokens": {"stop": 1}}),
    ("rule-parry-with-piles", "dujardin", {"remedy_answers": True}),
    ("rule-tokens-missing", "volant", {"deck": {"mum_coffee": 1, "gourmet_coffee": 1}}),
    ("rule-accelerated-turns", "dujardin", {"accelerated": True}),
    ("rule-accelerated-draws", "volant", {"accelerated": True}),
    ("rule-accelerated-draws", "arche", {"accelerated": True, "draw_from": "pile"}),
    ("rule-endless", "dujardin", {"reshuffle": "all"}),
    ("rule-never-exhausted", "arche", {"reshuffle": "all"}),
    ("rule-reshuffle-and-end", "arche", {"empty_pile": "end_hand"}),
    ("rule-take-without-reshuffle", "dujardin", {"draw_from": "pile_or_discard"}),
    ("rule-circuit-target", "volant", {"target": 1100}),
    ("rule-circuit-piles", "volant", {"remedy_covers": True, "hazard_tokens": None}),
    ("rule-circuit-inexact", "volant", {"exact_finish": False}),
    ("rule-circuit-safety-km", "volant", {"safety_km": 25}),
    ("rule-circuit-teams", "volant", {"seating": "ABAB"}),
    ("rule-match-end", "dujardin", {"match_total": None}),
    ("rule-match-end", "dujardin", {"match_total": 5, "match_hands": 5}),
    ("rule-games-even", "arche", {"games": 2}),
    ("rule-games-need-winner", "arche", {"furthest_wins": False}),
    ("rule-games-scored", "dujardin", {"games": 3}),
]


@pytest.mark.parametrize(("code", "edition", "house"), NONSENSE)
def test_nonsense_is_refused_with_the_reason(code: str, edition: str, house: House) -> None:
    players = 4 if house.get("seating") == "ABAB" else 2
    with pytest.raises(Refused) as refused:
        bornes.new(edition, players, house=house)
    assert refused.value.refusal.code == code
    assert str(refused.value)


def test_every_reason_against_rules_is_tried() -> None:
    source = Path(bornes.engine.rules.__file__).read_text("utf-8")

    assert {code for code, _, _ in NONSENSE} == set(re.findall(r'"(rule-[a-z0-9-]+)"', source))


@pytest.mark.parametrize("name", HOUSE_FIELDS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_value_of_the_wrong_kind_is_refused(edition: str, name: str) -> None:
    accepted = 0
    for value in WRONG_VALUES:
        try:
            game = bornes.new(edition, 2, seed=1, house={name: value})
        except Refused as error:
            reason = str(error)
        else:
            reason = "accepted"
            accepted += 1
            assert all_cards(game) == whole_deck(game)
        assert reason
    assert accepted < len(WRONG_VALUES) / 2


@pytest.mark.parametrize("house", [{"colour": 1}, {"edition": "parker"}, {"players": 3}, {7: 1}])
def test_an_unknown_house_rule_is_refused_with_what_is_allowed(house: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        bornes.new("dujardin", 2, house=house)
    assert refused.value.refusal.code == "unknown-house-rule"
    assert refused.value.refusal.details["allowed"] == ", ".join(HOUSE_FIELDS)


def test_a_number_too_long_to_print_is_refused() -> None:
    for name in HOUSE_FIELDS:
        for value in (ENDLESS, {"25": ENDLESS}, {ENDLESS: 1}, [ENDLESS]):
            with pytest.raises(Refused) as refused:
                bornes.new("volant", 2, seed=1, house={name: value})
            assert str(refused.value)
