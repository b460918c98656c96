"""Hands made from a view: they agree with all that its seat has seen, and with nothing else."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import bornes
from bornes import Card, Game, Refused, View, fast
from bornes.fast.kernel.layout import KINDS, LET_GO, SEAT, SEAT_CELLS, Row
from bornes.sampling import held_openly
from tests.support.fast_games import DEALT_ONCE, PLAIN, TABLES, Table, seen
from tests.support.games import a_move, moments, play_hand

SAMPLES = 5


def known_to(view: View, found: fast.Seen) -> fast.Seen:
    """A hand without what the seat of a view can't see."""
    return replace(
        found,
        hands={seat: cards if seat == view.seat else () for seat, cards in found.hands.items()},
        pile=(),
        to_act=view.to_act,
        hazard=view.asked.hazard if view.asked else None,
    )


def sizes(found: fast.Seen) -> tuple[list[int], int]:
    return [len(cards) for cards in found.hands.values()], len(found.pile)


def all_cards(found: fast.Seen) -> Counter[Card]:
    """Every card in hands and piles, and on the table as far as a hand shows it."""
    cards = Counter(found.pile + found.discards)
    for held in found.hands.values():
        cards.update(held)
    return cards


def check_worlds(game: Game, view: View, seed: int) -> None:
    """Every sampled hand looks to the seat like the game itself, and has the cards of the deck."""
    real = seen(game)
    for world in fast.from_view(view, SAMPLES, seed):
        found = fast.look(world)
        assert sizes(found) == sizes(real)
        assert known_to(view, found) == known_to(view, real)
        assert all_cards(found) == all_cards(real)
        if view.to_act == view.seat:
            assert set(fast.moves_of(world)) == set(view.legal_moves())
        elif game.phase != "over":
            assert fast.moves_of(world)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_agree_with_the_view(table: Table) -> None:
    rand = random.Random(str(table))
    for seed in range(2):
        for number, game in enumerate(moments(table.new(seed), rand, every=12, most=12)):
            for seat in game.rules.seats:
                check_worlds(game, game.view(seat), number)


@pytest.mark.long
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_worlds_agree_with_many_views(table: Table) -> None:
    rand = random.Random(f"many {table}")
    for seed in range(40):
        for number, game in enumerate(moments(table.new(seed), rand, every=8)):
            for seat in game.rules.seats:
                check_worlds(game, game.view(seat), number)


@pytest.mark.parametrize("table", DEALT_ONCE, ids=str)
def test_a_view_without_history_is_enough(table: Table) -> None:
    """What a seat writes down and reads again gives the same worlds as its view.

    Only who discarded what is not in it.
    """
    rand = random.Random(f"written {table}")
    for game in moments(table.new(5), rand, every=6, most=20):
        seat = game.to_act
        if seat is not None:
            view = game.view(seat)
            written = bornes.read_view(bornes.write_view(view), seat)
            worlds = fast.from_view(view, SAMPLES, 1)
            for each in game.rules.seats:
                at = SEAT + (each - 1) * SEAT_CELLS + LET_GO
                worlds[:, at : at + KINDS] = 0
            assert np.array_equal(fast.from_view(written, SAMPLES, 1), worlds)


def play_until(table: Table, phase: str, *, empty: bool = False) -> Game:
    """A game in a certain phase, with the draw pile empty if that is wanted."""
    for seed in range(300):
        rand = random.Random(seed)
        game = table.new(seed)
        while game.phase != "over":
            if game.phase == phase and (not empty or not game.pile):
                return game
            game.apply(a_move(game, rand, lively=0.95))
    raise AssertionError(f"no game came to {phase}")


@pytest.mark.parametrize(
    ("phase", "empty"), [("react", False), ("extension", False), ("play", True)]
)
@pytest.mark.parametrize("table", [PLAIN[0], PLAIN[8], PLAIN[11]], ids=str)
def test_the_rare_moments(table: Table, phase: str, empty: bool) -> None:
    game = play_until(table, phase, empty=empty)
    assert game.to_act is not None
    view = game.view(game.to_act)
    check_worlds(game, view, 1)
    moves = view.legal_moves()
    found = fast.rollouts(view, moves, 20, seed=1)
    assert found.points.shape == (len(moves), 20, len(game.rules.sides))
    assert (found.endings > 0).all()


def test_a_coup_fourre_in_the_play_out() -> None:
    position = {
        "hands": {1: ["stop", 25], 2: ["right_of_way", 50, 75]},
        "draw": [],
        "sides": {"A": {"battle": ["roll"]}, "B": {"battle": ["roll"], "distance": [100]}},
    }
    for edition in ("dujardin", "rally", "parker"):
        game = bornes.position({"edition": edition, "players": 2, "position": position})
        game.apply("1: play stop on B")
        view = game.view(2)
        for world in fast.from_view(view, SAMPLES, 1):
            assert known_to(view, fast.look(world)) == known_to(view, seen(game))
            assert sizes(fast.look(world)) == sizes(seen(game))
        coup, passed = fast.rollouts(view, view.legal_moves(), 50, seed=1).points.mean(axis=1)
        assert coup[1] > passed[1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_that_others_took_openly_stay_with_them(players: int) -> None:
    table, found = Table("arche", players), 0
    for seed in range(6):
        for number, game in enumerate(play_hand(table.new(seed), random.Random(seed))):
            view = game.view(1)
            held = held_openly(view)
            if any(held.values()):
                found += 1
                check_worlds(game, view, number)
                for world in fast.from_view(view, SAMPLES, number):
                    hands = fast.look(world).hands
                    assert all(not cards - Counter(hands[seat]) for seat, cards in held.items())
    assert found > 20


@pytest.mark.parametrize("what", ["owed", "taken", "plays_left", "asked about a move"])
def test_views_in_the_midst_of_a_turn_on_the_road(what: str) -> None:
    """Discards that are owed, a card that must be played, a second play, a move to be answered."""
    [table] = [table for table in TABLES if str(table) == "volant-4-turbos"]
    there: dict[str, Callable[[Game], bool]] = {
        "owed": lambda game: game.owed > 0,
        "taken": lambda game: game.taken is not None,
        "plays_left": lambda game: game.plays_left > 1,
        "asked about a move": lambda game: (
            game.question is not None and game.question.back_to is not None
        ),
    }
    found = 0
    for seed in range(600):  # that a turbo is broken off is rare
        if found >= 6:
            break
        rand, game = random.Random(seed), table.new(seed)
        while game.phase != "over" and found < 6:
            if there[what](game):
                found += 1
                for seat in game.rules.seats:
                    check_worlds(game, game.view(seat), found)
            game.apply(a_move(game, rand, lively=0.95))
    assert found >= 3


def test_who_took_an_acceleration_has_a_distance_for_it() -> None:
    """What is taken must be played at once, here from one of the three cards of a hand."""
    position = {
        "to_play": 2,
        "hands": {1: ["stop", "roll"]},
        "hand_sizes": {2: 3},
        "draw_size": 20,
        "this_turn": {"taken": "acceleration"},
    }
    volant = {"edition": "volant", "players": 2, "options": {"circuit": 68}}
    view = bornes.read_view({**volant, "position": position}, 1)
    for hand in fast.from_view(view, 100, seed=1):
        assert Card.ACCELERATION in fast.look(hand).hands[2]
        assert fast.moves_of(hand)
    for world in bornes.worlds(view, 100, seed=1):
        assert Card.ACCELERATION in world.hand(2)
        assert world.legal_moves()


# --- discards that were not seen --------------------------------------------------

GAPS: dict[str, Any] = {
    "edition": "parker",
    "players": 2,
    "position": {
        "to_play": 1,
        "hands": {1: [25, 50, 75, 100, "roll", "stop", "gasoline"]},
        "hand_sizes": {2: 6},
        "draw_size": 30,
        "discard": ["accident"],
        "sides": {"A": {"battle": ["roll"], "distance": [100]}, "B": {"battle": ["roll"]}},
    },
}


def test_discards_that_were_not_seen_are_drawn_too() -> None:
    view = bornes.read_view(GAPS, 1)
    deck = Counter(dict(view.rules.deck))
    open_to_all: Counter[Card] = Counter({Card.KM_100: 1, Card.ROLL: 2})
    missing = set()
    for world in fast.from_view(view, 40, 3):
        found = fast.look(world)
        assert (len(found.hands[2]), len(found.pile)) == (6, 30)
        gone = deck - open_to_all - all_cards(found)
        assert not all_cards(found) + open_to_all - deck
        assert gone.total() == 101 - 7 - 6 - 30 - 1 - 3
        missing.add(tuple(sorted(gone.elements())))
    assert len(missing) > 30


def test_a_seat_without_cards_is_passed_over() -> None:
    position = {
        "to_play": 1,
        "hands": {1: []},
        "hand_sizes": {2: 2},
        "draw_size": 0,
        "sides": {"A": {"battle": ["roll"]}, "B": {"battle": ["roll"]}},
    }
    view = bornes.read_view({"edition": "dujardin", "players": 2, "position": position}, 1)
    [world] = fast.from_view(view, 1, 0)
    assert fast.look(world).to_act == 2
    assert fast.moves_of(world)


def test_a_spectator_may_sample_too() -> None:
    game = PLAIN[2].new(1)
    [world] = fast.from_view(game.view(None), 1, 0)
    found = fast.look(world)
    assert sizes(found) == sizes(seen(game))
    assert all_cards(found) == all_cards(seen(game))


# --- chance -----------------------------------------------------------------------


def counts(hands: Row, place: str) -> np.ndarray[tuple[int, int], np.dtype[np.float64]]:
    """How often each hidden kind lies in seat 2's hand, or comes next, over many worlds."""
    kinds = list(fast.CARDS)
    found = np.zeros((len(hands), len(kinds)))
    for row, hand in enumerate(hands):
        world = fast.look(hand)
        for card in world.hands[2] if place == "hand" else world.pile[:6]:
            found[row, kinds.index(card)] += 1
    return found


@pytest.mark.parametrize("place", ["hand", "pile"])
def test_hidden_cards_are_drawn_evenly(place: str) -> None:
    """The mean of every kind is what drawing without a look gives, within five deviations."""
    game = PLAIN[8].new(2)
    view = game.view(1)
    many = 4000
    found = counts(fast.from_view(view, many, 9), place)
    hidden = Counter(dict(view.rules.deck)) - Counter(view.hand)
    total = hidden.total()
    for column, card in enumerate(fast.CARDS):
        share = hidden[card] / total
        mean = 6 * share
        variance = mean * (1 - share) * (total - 6) / (total - 1)
        assert abs(found[:, column].mean() - mean) <= 5 * (variance / many) ** 0.5 + 1e-9


def test_two_cards_of_a_hand_have_nothing_to_do_with_each_other() -> None:
    """Pairs, too, are as frequent as they should be."""
    game = PLAIN[8].new(2)
    view = game.view(1)
    many = 4000
    found = counts(fast.from_view(view, many, 4), "hand")
    hidden = Counter(dict(view.rules.deck)) - Counter(view.hand)
    total = hidden.total()
    a, b = Card.ROLL, Card.KM_100
    pairs = found[:, fast.CARDS.index(a)] * found[:, fast.CARDS.index(b)]
    expected = 30 * hidden[a] * hidden[b] / (total * (total - 1))
    assert abs(pairs.mean() - expected) < 5 * pairs.std() / many**0.5


def test_an_open_question_means_that_somebody_can_answer() -> None:
    """While others are asked, the attacker's worlds have a safety in one of their hands."""
    game = play_until(PLAIN[0], "react")
    view = game.view(game.turn)
    assert view.to_act is None
    for world in fast.from_view(view, 30, 1):
        found = fast.look(world)
        assert found.phase == "react"
        assert any(move.verb == "coup-fourre" for move in fast.moves_of(world))


def test_the_same_seed_gives_the_same_worlds_and_another_others() -> None:
    view = PLAIN[0].new(1).view(1)
    once, again, other = (fast.from_view(view, 20, seed) for seed in (1, 1, 2))
    assert np.array_equal(once, again)
    assert not np.array_equal(once, other)


def test_a_question_to_another_seat_is_seen_on_the_table() -> None:
    """Without a history, the only hazard that lies before a rival is the one in question."""
    position: dict[str, object] = {
        "hands": {1: [25, 50, 75, 100, "roll", "gasoline"]},
        "hand_sizes": {2: 6},
        "asked": {"seat": 2, "by": 1, "hazard": "stop"},
    }
    piles = {"battle": ["roll", "stop"]}
    for speed, phase in (([], "react"), (["speed_limit"], "play")):
        sides = {"A": {"battle": ["roll"]}, "B": {**piles, "speed": speed}}
        source = {"edition": "parker", "players": 2, "position": {**position, "sides": sides}}
        for world in fast.from_view(bornes.read_view(source, 1), 5, 1):
            assert fast.look(world).phase == phase
            assert fast.look(world).to_act == 2


def test_a_turn_that_these_editions_do_not_have_is_refused() -> None:
    source = {**GAPS, "position": {**GAPS["position"], "this_turn": {"owes": 1}}}
    with pytest.raises(Refused) as refused:
        fast.from_view(bornes.read_view(source, 1), 1, 1)
    assert refused.value.refusal.details == {"name": "this_turn"}
