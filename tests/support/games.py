"""The tables that the tests play at, and random games on them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest

import bornes
from bornes import Card, Game, MatchOutcome, Move, Verb
from bornes.engine.state import State

MOST_MOVES = 60_000
"""More than any random hand has needed; a hand that goes on longer has no end."""

ROAD: Mapping[str, object] = {
    "squares": 24,
    "lanes": {"default": 2, "5": 3, "9": 1, "20": 1},
    "dark": [9, 21],
    "limits": {"4": 50, "7": 75},
    "bonuses": {"6": 75, "10": 50, "12": 25},
    "shortcuts": [{"entry": 13, "squares": [350, 425], "exit": 19}],
}
"""A short circuit that has everything a circuit can have."""


@dataclass(frozen=True)
class Table:
    """An edition, its players, their options and house rules, under a name for the test's id."""

    edition: str
    players: int
    name: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(filter(None, (self.edition, str(self.players), self.name)))

    def new(self, seed: int | None) -> Game:
        return bornes.new(
            self.edition, self.players, seed=seed, options=self.options, house=self.house
        )


PLAIN = [
    Table(edition.id, players) for edition in bornes.EDITIONS.values() for players in edition.tables
]
"""Every edition with every number of players it has, without options."""

SMALL = {"small_game": True, "target": 700}

WITH_OPTIONS = [
    Table("dujardin", 2, "no-200-no-100", {"no_200_no_100": True}),
    Table("dujardin", 3, "match-total", {"match_total": 1500, "first_seat": 3}),
    Table("rally", 4, "match-hands", {"match_hands": 2}),
    Table("arche", 2, "games", {"games": 3}),
    Table("arche", 4, "games", {"games": 5, "first_seat": 2}),
    Table("volant", 2, "small-game", SMALL),
    Table("volant", 3, "points", {"scoring": "points", "match_total": 2000}),
    Table("volant", 4, "bonus", {"scoring": "bonus", "match_hands": 2}),
    Table("volant", 3, "accelerated", {"accelerated": True}),
    Table("volant", 2, "road", {"circuit": ROAD, "games": 3}),
    Table("volant", 5, "road-accelerated", {"circuit": ROAD, "accelerated": True}),
    Table("volant", 6, "road-points", {"circuit": ROAD, "scoring": "points", "match_hands": 1}),
]

TABLES = PLAIN + WITH_OPTIONS

READINGS = [
    Table("dujardin", 2, "stuck", house={"discard_only_when_stuck": True}),
    Table(
        "rally",
        4,
        "roll-card",
        house={"hazard_needs_roll_card": True, "coup_fourre_turn_on_empty_pile": True},
    ),
    Table(
        "parker",
        3,
        "owed-rolls",
        house={
            "roll_after_safety": True,
            "hazard_on_remedy": True,
            "coup_fourre_turn_on_empty_pile": False,
        },
    ),
    Table("arche", 2, "stuck", house={"discard_only_when_stuck": True}),
    Table("arche", 3, "stopped-safeties", house={"hazards_stop_safeties": True}),
    Table("volant", 2, "stuck", {"circuit": ROAD}, {"discard_only_when_stuck": True}),
    Table(
        "volant",
        3,
        "stuck-accelerated",
        {"circuit": ROAD, "accelerated": True},
        {"discard_only_when_stuck": True},
    ),
    Table("volant", 3, "free-squares", {"circuit": ROAD}, {"square_limit_next_turn": True}),
    Table(
        "volant",
        4,
        "free-squares-bonus",
        {"circuit": ROAD, "accelerated": True, "scoring": "bonus", "match_hands": 1},
        {
            "square_limit_next_turn": True,
            "shared_win_at_zero": True,
            "early_finish_until_reshuffle": True,
        },
    ),
]
"""The other readings of the rulebooks (rules 14), each in some edition."""
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
"""Runs a test at every table, options included."""
every_reading = pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
"""Runs a test at every table, and by every other reading of the rulebooks."""


def generator(table: Table, seed: int, purpose: str) -> random.Random:
    """Chance for one purpose of one test, the same every time."""
    return random.Random(f"{table}|{seed}|{purpose}")


_IDLE = (Verb.DISCARD, Verb.PASS, Verb.END)


def a_move(game: Game, rand: random.Random, *, lively: float = 0.7) -> Move:
    """A legal move at random; more often than not one that does something."""
    moves = game.legal_moves()
    active = [move for move in moves if move.verb not in _IDLE]
    return rand.choice(active if active and rand.random() < lively else moves)


def play_hand(game: Game, rand: random.Random) -> Iterator[Game]:
    """Play a hand at random; gives the game before every move and once at the end."""
    lively = rand.choice((0.2, 0.7, 0.95))
    for _ in range(MOST_MOVES):
        yield game
        if game.phase == "over":
            return
        game.apply(a_move(game, rand, lively=lively))
    raise AssertionError(f"the hand has not ended after {MOST_MOVES} moves")


def finish_hand(game: Game, rand: random.Random) -> None:
    """Play a hand at random to its end."""
    for _ in play_hand(game, rand):
        pass


def finish_match(game: Game, rand: random.Random, most_hands: int = 200) -> MatchOutcome:
    """Play hand after hand at random until the match is decided."""
    for _ in range(most_hands):
        finish_hand(game, rand)
        if game.match_outcome is not None:
            return game.match_outcome
        game.deal()
    raise AssertionError(f"the match has not ended after {most_hands} hands")


def moments(game: Game, rand: random.Random, every: int, most: int = 30) -> Iterator[Game]:
    """Some moments of a random hand: its first and its last, and more of those that are rare."""
    given = 0
    for number, now in enumerate(play_hand(game, rand)):
        chance = min(every, 3) if now.phase in ("react", "extension") else every
        wanted = number == 0 or (given < most and rand.randrange(chance) == 0)
        if wanted or now.phase == "over":
            given += 1
            yield now


def all_cards(state: State) -> Counter[Card]:
    """Every card, wherever it lies."""
    found = Counter(state.discards)
    found.update(state.pile)
    for hand in state.hands:
        found.update(hand)
    for tableau in state.tableaus.values():
        found.update(tableau.cards(state.rules))
    return found


def whole_deck(state: State) -> Counter[Card]:
    """Every card that should be there."""
    return +Counter(dict(state.rules.deck))


WRONG_VALUES: tuple[object, ...] = (
    None,
    -1,
    10**30,
    0.5,
    float("nan"),
    "x",
    "",
    b"25",
    [],
    {},
    True,
    object(),
)
"""What nobody means, for every place where something is expected."""

ENDLESS = 1 << 20_000
"""A number so long that Python refuses to print it."""
