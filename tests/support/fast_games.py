"""The tables that have compiled rules, and the comparison of a compiled hand with a game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

import bornes
from bornes import Card, Game, Move, fast
from bornes.engine.cards import BATTLE_HAZARDS, RANK
from bornes.engine.events import CardDiscarded, CardDrawn, HandDealt, PileReshuffled
from bornes.engine.rules import Reshuffle, Rules
from bornes.engine.scoring import LINES
from bornes.engine.tableau import Tableau
from bornes.fast.codec.decode import SideSeen
from bornes.fast.codec.names import cards_in
from bornes.fast.kernel.layout import (
    FIRST_REMEDY,
    FIRST_SAFETY,
    LET_GO,
    MOST_USED,
    SEAT,
    SEAT_CELLS,
    SIDE,
    SIDE_CELLS,
    USED,
    USED_BITS,
    Row,
)


@dataclass(frozen=True)
class Table:
    """An edition, a number of players, options and house rules, named for the test's id."""

    edition: str
    players: int
    name: str = ""
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        return "-".join(filter(None, (self.edition, str(self.players), self.name)))

    def new(self, seed: int) -> Game:
        return bornes.new(
            self.edition, self.players, seed=seed, options=self.options, house=self.house
        )

    def hand(self, seed: int, hand_number: int = 1) -> Row:
        return fast.new(
            self.edition,
            self.players,
            seed=seed,
            options=self.options,
            house=self.house,
            hand_number=hand_number,
        )


EDITIONS = ("dujardin", "rally", "parker", "arche", "volant")
"""The editions that are compiled, every table of them."""
LEARNED = EDITIONS[:3]
"""Those that a net has learned to play; in the others bots play hands out on the engine."""
TOKENS = {"stop": 1, "speed_limit": 1, "out_of_gas": 1, "flat_tire": 1, "accident": 1}
SHORT = {
    "squares": 12,
    "lanes": {"default": 1, 3: 2, 5: 3, 8: 2, 11: 2},
    "dark": [4, 9],
    "limits": {3: 75, 8: 50},
    "bonuses": {1: 50, 3: 25, 7: 75},
    "shortcuts": [{"entry": 4, "squares": [125, 150, 200], "exit": 10}],
}
"""A short road on which everything meets: bonuses lead to others and to the shortcut."""
NEVER_EXHAUSTED = {"idle_rounds": 3, "idle_only_when_exhausted": False}
SHUFFLED_AGAIN = {"reshuffle": "all_but_top", "idle_rounds": 2, "empty_pile": "play_out"}
PLAIN = [
    Table(edition, players) for edition in EDITIONS for players in bornes.EDITIONS[edition].tables
]
OPTIONS = [
    Table("dujardin", 2, "no-200-no-100", {"no_200_no_100": True}),
    Table("dujardin", 6, "no-200-no-100", {"no_200_no_100": True}),
    Table("dujardin", 3, "first-seat", {"match_total": 1500, "first_seat": 3}),
    Table("rally", 4, "match-hands", {"match_hands": 2, "first_seat": 2}),
    Table("parker", 6, "first-seat", {"match_total": 3000, "first_seat": 5}),
    Table("arche", 2, "games", {"games": 5}),
    Table("arche", 3, "games", {"games": 3, "first_seat": 3}),
    Table("arche", 4, "first-seat", {"first_seat": 4}),
    Table("volant", 2, "accelerated", {"accelerated": True}),
    Table("volant", 5, "accelerated", {"accelerated": True, "circuit": 68}),
    Table("volant", 2, "small-game", {"small_game": True, "target": 700, "circuit": 37}),
    Table("volant", 3, "points", {"scoring": "points", "small_game": True}),
    Table("volant", 4, "bonus", {"scoring": "bonus", "circuit": SHORT}),
    Table("volant", 6, "games", {"games": 3, "first_seat": 4, "circuit": SHORT}),
    Table(
        "volant",
        3,
        "bonus-accelerated",
        {"scoring": "bonus", "accelerated": True, "circuit": SHORT},
    ),
]
HOUSE = [
    Table("dujardin", 2, "stacked", house={"hazard_on_hazard": True}),
    Table("parker", 4, "extended", house={"extension_to": 1200, "shut_out": "each_to_all"}),
    Table("rally", 2, "short", house={"hand_size": 4, "target": 300, "most_200s": None}),
    Table("parker", 3, "fast-lane", house={"needs_roll": False, "limited_to": 75}),
    Table("rally", 3, "inexact", house={"exact_finish": False, "extension_to": None}),
    Table("dujardin", 4, "idle", house={"idle_rounds": 2, "empty_pile": "end_hand"}),
    Table(
        "dujardin",
        3,
        "safe-km",
        house={"safety_km": 100, "coup_fourre_km": 200, "safety_gives_turn": False},
    ),
    Table(
        "parker",
        2,
        "parries",
        house={"needs_roll": False, "hazard_on_hazard": False}
        | {"remedy_covers": False, "remedy_answers": True, "make_up_hand": True},
    ),
    Table("dujardin", 4, "parries", house={"needs_roll": False, "remedy_covers": False}),
    Table(
        "rally",
        4,
        "games",
        house={"scored": False, "furthest_wins": True, "match_total": None, "games": 3},
    ),
    Table(
        "parker",
        2,
        "bonuses",
        house={"points": {"early_finish": 100, "no_200_no_100": 200}, "deck": {"stop": 14}},
    ),
    Table("dujardin", 2, "no-ace", house={"deck": {"driving_ace": 0, "roll": 20, "stop": 9}}),
    Table("arche", 3, "stopped-safeties", house={"hazards_stop_safeties": True}),
    Table("arche", 2, "longer", house={"target": 500, "reshuffle": "all"} | NEVER_EXHAUSTED),
    Table("arche", 2, "pile-alone", house={"draw_from": "pile", "exact_finish": True}),
    Table("arche", 2, "no-make-up", house={"make_up_hand": False, "hand_size": 6}),
    Table("rally", 4, "taken", house={"draw_from": "pile_or_discard"} | SHUFFLED_AGAIN),
    Table("dujardin", 4, "shuffled-again", house=SHUFFLED_AGAIN | {"idle_rounds": 20}),
    Table("volant", 3, "cards", {"circuit": SHORT}, {"hazard_tokens": None}),
    Table(
        "volant",
        2,
        "parries",
        {"circuit": SHORT},
        {"hazard_tokens": None, "remedy_answers": True, "make_up_hand": True},
    ),
    Table(
        "volant",
        6,
        "few-tokens",
        {"circuit": 5},
        {"hazard_tokens": TOKENS, "remedy_answers": True, "draw_from": "pile"},
    ),
    Table(
        "volant",
        4,
        "extra-turns",
        {"scoring": "points", "circuit": SHORT},
        {"safety_gives_turn": True, "extra_turn_on_empty_pile": False, "limited_to": 75}
        | {"coup_fourre_turn_on_empty_pile": False},
    ),
    Table(
        "volant",
        3,
        "stuck",
        {"circuit": SHORT},
        {"discard_only_when_stuck": True, "square_limit_next_turn": True, "most_200s": 1},
    ),
    Table(
        "volant",
        5,
        "open-discards",
        {"circuit": SHORT},
        {"draw_from": "pile_or_discard", "reshuffle": "all_but_top", "deck": {"u_turn": 8}},
    ),
    Table(
        "volant",
        2,
        "no-specials",
        {"circuit": 11},
        {"deck": {"tow_truck": 0, "turbo": 0, "acceleration": 0, "u_turn": 0}}
        | {"draw_from": "pile", "reshuffle": "never", "empty_pile": "end_hand"},
    ),
    Table("volant", 4, "turbos", {"circuit": SHORT}, {"deck": {"turbo": 12, "accident": 9}}),
]
TABLES = PLAIN + OPTIONS + HOUSE
ROADLESS = [table for table in TABLES if table.edition != "volant"]
"""Those without a road, of which nets can be told."""
DEALT_ONCE = [table for table in PLAIN if table.edition in LEARNED]
"""The tables where no card is drawn twice."""


def in_order(cards: list[Card]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=RANK.__getitem__))


def side_seen(tableau: Tableau) -> SideSeen:
    """A side's table as the compiled rules keep it: what can never come to light is gone."""
    depth = 0
    while depth < len(tableau.battle) and tableau.battle[-1 - depth] in BATTLE_HAZARDS:
        depth += 1
    return SideSeen(
        km=tableau.km,
        battle=tuple(tableau.battle[-1 - depth :]),
        limited=tableau.limited,
        distance=in_order(tableau.distance),
        safeties=in_order(tableau.safeties),
        coups=in_order(tableau.coups),
        spot=tableau.spot,
    )


def seen(game: Game) -> fast.Seen:
    """A game as `fast.look` shows a hand."""
    return fast.Seen(
        phase=game.phase,
        turn=game.turn,
        to_act=game.to_act,
        hazard=game.question.hazard if game.question else None,
        hands={seat: in_order(game.hand(seat)) for seat in game.rules.seats},
        pile=tuple(reversed(game.pile)),
        discards=tuple(game.discards),
        sides={side: side_seen(tableau) for side, tableau in game.tableaus.items()},
        target=game.target,
        extension=game.extension,
        outcome=game.outcome,
        plays_left=game.plays_left,
        owed=game.owed,
        taken=game.taken,
        back_to=game.question.back_to if game.question else None,
    )


def used(game: Game) -> list[dict[Card, int]]:
    """The remedies that lie before each side, as far as the compiled rules count them."""
    laid = [tableau.battle + tableau.speed for tableau in game.tableaus.values()]
    remedies = fast.cards_of(game.rules)[FIRST_REMEDY:FIRST_SAFETY]
    return [{card: min(cards.count(card), MOST_USED) for card in remedies} for cards in laid]


def used_in(hand: Row, rules: Rules) -> list[dict[Card, int]]:
    """The same in a compiled hand."""
    counts = [int(hand[SIDE + side * SIDE_CELLS + USED]) for side in range(len(rules.sides))]
    remedies = fast.cards_of(rules)[FIRST_REMEDY:FIRST_SAFETY]
    return [
        {card: count >> USED_BITS * place & MOST_USED for place, card in enumerate(remedies)}
        for count in counts
    ]


def let_go(game: Game) -> list[list[int]]:
    """How many of each card every seat was seen to discard in this hand."""
    cards = fast.cards_of(game.rules)
    gone = [[0] * len(cards) for _ in game.rules.seats]
    for event in reversed(game.log):
        if isinstance(event, HandDealt):
            break
        if isinstance(event, CardDiscarded):
            gone[event.seat - 1][cards.index(event.card)] += 1
    return gone


def let_go_in(hand: Row, players: int) -> list[list[int]]:
    """The same in a compiled hand."""
    starts = [SEAT + seat * SEAT_CELLS + LET_GO for seat in range(players)]
    kinds = len(cards_in(hand))
    return [hand[at : at + kinds].tolist() for at in starts]


def lines_of(hand: Row) -> list[dict[str, int]]:
    """The lines of each side that have points."""
    return [
        {line: int(points) for line, points in zip(LINES, side, strict=True) if points}
        for side in fast.score_lines(hand)
    ]


def compare(game: Game, hand: Row) -> list[Move]:
    """Complain where a game and a compiled hand differ; gives the legal moves."""
    moves = game.legal_moves()
    found = fast.moves_of(hand)
    assert len(found) == len(set(found))
    assert set(found) == set(moves)
    assert fast.look(hand) == seen(game)
    assert used_in(hand, game.rules) == used(game)
    assert let_go_in(hand, game.rules.players) == let_go(game)
    assert lines_of(hand) == list(game.score.values())
    assert fast.score(hand).tolist() == points_of(game)
    return moves


def points_of(game: Game) -> list[int]:
    if game.rules.scored:
        return [sum(lines.values()) for lines in game.score.values()]
    won = game.outcome.winners if game.outcome else ()
    return [int(side in won) for side in game.rules.sides]


def step(game: Game, hand: Row, move: Move) -> None:
    """Make the same move in both; a pile that is shuffled in it lies in the game as in the hand."""
    fast.apply(hand, move)
    game.scripted = reshuffled(game, hand, move)
    game.apply(move)


def reshuffled(game: Game, hand: Row, move: Move) -> list[tuple[Card, ...]]:
    """The order in which a move's new pile lay, as far as the hand after it tells."""
    if game.rules.reshuffle is Reshuffle.NEVER:
        return []
    twin = game.copy()
    events = twin.apply(move)
    last = max((at for at, one in enumerate(events) if isinstance(one, PileReshuffled)), default=-1)
    if last < 0:
        return []
    shown = fast.look(hand)
    drawn = [event for event in events[last:] if isinstance(event, CardDrawn)]
    # Of the cards that one hand drew since, the order makes no difference; of two hands it does.
    gained: dict[int, list[Card]] = {}
    for seat in {event.seat for event in drawn}:
        without = Counter(twin.hand(seat))
        without.subtract(event.card for event in drawn if event.seat == seat and event.card)
        gained[seat] = list((Counter(shown.hands[seat]) - without).elements())
    first = tuple(gained[event.seat].pop() for event in drawn)
    reshuffles = sum(isinstance(event, PileReshuffled) for event in events)
    return [(*first, *shown.pile)] * reshuffles


def play_both(
    game: Game, hand: Row, rand: random.Random, lively: float, most: int | None = None
) -> int:
    """Play a hand to its end in both, comparing them before every move; the moves made.

    Where a most is given, they are no more than that.
    """
    made = 0
    while (moves := compare(game, hand)) and made != most:
        active = [m for m in moves if m.verb not in ("discard", "pass")]
        move = rand.choice(active if active and rand.random() < lively else moves)
        step(game, hand, move)
        made += 1
    return made
