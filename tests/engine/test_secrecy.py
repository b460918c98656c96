"""What a seat must not know never reaches it: by views, events, legal moves or reasons."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

import bornes
from bornes import Card, Game, View
from bornes.engine.events import (
    AnswerClosed,
    AnswerOpened,
    CardDrawn,
    HandDealt,
    PileReshuffled,
    SeatPassed,
)
from bornes.engine.state import State
from bornes.notation.writer import write_view
from tests.support.games import PLAIN, Table, every_reading, generator, moments
from tests.support.questions import QUESTIONS, TWO_U_TURNS
from tests.support.twins import pass_until, reachable, twin_of, unfold

every_edition = pytest.mark.parametrize("table", PLAIN, ids=str)
games_each = pytest.mark.parametrize(
    "games",
    [pytest.param(1, id="short"), pytest.param(40, id="long", marks=pytest.mark.long)],
)
SEED = int("7" * 60)
"""A seed that is nothing like any other number in a game."""


def viewers(game: Game) -> tuple[int | None, ...]:
    return (None, *game.rules.seats)


# --- what is inside a view --------------------------------------------------------


@every_reading
@games_each
def test_a_view_holds_no_hidden_card(table: Table, games: int) -> None:
    for seed in range(games):
        for now in moments(table.new(seed), generator(table, seed, "hidden"), every=20):
            for seat in viewers(now):
                check_view(now, seat)


def check_view(game: Game, seat: int | None) -> None:
    view = game.view(seat)
    known = view.known()
    hands = [known.hand(other) for other in view.rules.seats if other != seat]
    assert set(known.pile) | {card for hand in hands for card in hand} <= {None}
    assert Counter(view.hand) == Counter(game.hand(seat) if seat else ())
    assert view.hand_sizes == {other: len(game.hand(other)) for other in view.rules.seats}
    assert view.draw_size == len(game.pile)
    assert view.events == tuple(game.events_for(seat))
    for event in view.events:
        check_event(event, seat)


def check_event(event: object, seat: int | None) -> None:
    assert not isinstance(event, SeatPassed)
    if isinstance(event, HandDealt):
        assert event.pile is None
        others = [hand for place, hand in enumerate(event.hands, start=1) if place != seat]
        assert set(others) == {None}
    elif isinstance(event, CardDrawn):
        assert (event.card is None) == (event.seat != seat)
    elif isinstance(event, PileReshuffled):
        assert event.pile is None


@every_edition
def test_a_view_holds_nothing_of_the_game(table: Table) -> None:
    rand = generator(table, 1, "inside")
    for now in moments(table.new(SEED), rand, every=60, most=10):
        own = reachable(now)
        view = now.view(rand.choice(viewers(now)))
        inside = reachable(view)
        states = [thing for thing in inside.values() if isinstance(thing, State)]
        assert [type(state) for state in states] == [State]
        assert (states[0].seed, states[0].log, states[0].story) == (0, [], [])
        assert (states[0].opening, states[0].scripted) == (None, [])
        shared = [own[key] for key in inside.keys() & own.keys()]
        assert [thing for thing in shared if isinstance(thing, list | dict | set) and thing] == []


# --- the same game with other hidden cards ----------------------------------------


def assert_looks_the_same(one: Game, other: Game, seat: int | None) -> None:
    mine, theirs = one.view(seat), other.view(seat)
    assert mine == theirs
    assert unfold(mine) == unfold(theirs)
    assert one.events_for(seat) == other.events_for(seat)
    assert mine.legal_moves() == theirs.legal_moves()
    for text in (f"{seat or 1}: pass", f"{seat or 1}: play 25", f"{seat or 1}: coup-fourre stop"):
        assert mine.why_not(text) == theirs.why_not(text)
    if seat is not None:
        for text in (f"{seat}: pass", f"{seat}: draw", f"{seat}: u-turn"):
            assert mine.why_not(text) == theirs.why_not(text)


@every_reading
@games_each
def test_other_hidden_cards_look_the_same(table: Table, games: int) -> None:
    every = 100 if table.edition == "volant" else 10
    for seed in range(games):
        rand = generator(table, seed, "twins")
        compared = differed = 0
        for now in moments(table.new(seed), rand, every):
            seat = rand.choice(viewers(now))
            # While another seat is asked, the next thing this one can tell apart is the answer.
            settled = now.copy()
            pass_until(settled, seat)
            for one in (now, settled):
                twin = twin_of(one, seat, rand)
                if twin is None:
                    continue
                if one is settled:
                    pass_until(twin, seat)
                elif not in_secret(one, seat) or not in_secret(twin, seat):
                    continue
                assert_looks_the_same(one, twin, seat)
                compared += 1
                differed += twin.hands != one.hands or twin.pile != one.pile
        assert compared
        assert differed


def in_secret(game: Game, seat: int | None) -> bool:
    """Whether another seat is being asked."""
    return game.phase == "react" and game.to_act != seat


# --- asked and declined, or not asked ---------------------------------------------

every_question = pytest.mark.parametrize("question", QUESTIONS)


def game_of(question: str, *, held: bool) -> Game:
    """The game before the question; what answers it is in seat 2's hand, or in the last pile."""
    position, _ = QUESTIONS[question]
    game = bornes.position(position)
    if not held:
        card = next(
            card for card in game.hand(2) if card in ("right_of_way", "gourmet_coffee", "u_turn")
        )
        # Its other copies lie in the pile too, so that nobody at all can answer.
        place = next(n for n, other in enumerate(game.pile) if other is Card.KM_25)
        game.hand(2).remove(card)
        game.hand(2).append(game.pile[place])
        game.hand(2).sort()
        game.pile[place] = card
    return game


@every_question
def test_declining_looks_like_not_being_asked(question: str) -> None:
    asked, not_asked = game_of(question, held=True), game_of(question, held=False)
    move = QUESTIONS[question][1]
    asked.apply(move)
    not_asked.apply(move)
    assert (asked.phase, asked.to_act) == ("react", 2)
    assert not_asked.phase != "react"

    asked.apply("2: pass")

    for seat in viewers(asked):
        if seat != 2:
            assert_looks_the_same(asked, not_asked, seat)
    kinds = [type(event) for event in asked.events_for(1)]
    assert kinds.index(AnswerOpened) + 1 == kinds.index(AnswerClosed)


@every_question
def test_who_is_not_asked_does_not_learn_who_is(question: str) -> None:
    game = game_of(question, held=True)
    game.apply(QUESTIONS[question][1])
    for seat in viewers(game):
        view = game.view(seat)
        assert view.phase == "react"
        if seat == 2:
            assert (view.to_act, view.asked) == (2, game.question)
            assert view.legal_moves() == game.legal_moves()
            continue
        assert (view.to_act, view.asked) == (None, None)
        assert view.legal_moves() == []
        for text in (f"{seat}: pass", f"{seat}: u-turn", f"{seat}: discard 25"):
            for reason in (game.why_not(text), view.why_not(text)) if seat else ():
                assert reason is not None
                assert reason.code == "not-asked"
                assert set(reason.details.values()) <= {seat}


def test_the_asked_seat_does_not_learn_who_is_asked_after_it() -> None:
    position, move = TWO_U_TURNS
    game = bornes.position(position)
    game.apply(move)

    assert game.question is not None
    assert game.question.waiting == (3,)
    asked = game.view(2).asked
    assert asked is not None
    assert asked.waiting == ()


# --- views that travel ------------------------------------------------------------


@every_edition
def test_a_view_travels_without_the_seed(table: Table) -> None:
    digits = str(SEED).encode()
    raw = SEED.to_bytes((SEED.bit_length() + 7) // 8, "little")
    rand = generator(table, 2, "pickle")
    for now in moments(table.new(SEED), rand, every=60, most=10):
        assert raw in pickle.dumps(now.seed)
        view = now.view(rand.choice(viewers(now)))
        stored = pickle.dumps(view)
        assert digits not in stored
        assert raw not in stored
        assert raw[::-1] not in stored
        again = pickle.loads(stored)  # noqa: S301 - it was stored five lines up
        assert again == view
        assert unfold(again) == unfold(view)


@every_edition
def test_a_spectator_sees_no_hand(table: Table) -> None:
    for now in moments(table.new(4), generator(table, 4, "spectator"), every=30):
        view = now.view()
        assert (view.seat, view.hand, view.side, view.legal_moves()) == (None, (), None, [])
        assert view.hand_sizes == {seat: len(now.hand(seat)) for seat in now.rules.seats}
        assert view.why_not("1: play 25") == bornes.Refusal("not-your-seat", seat=1)


FACTS = sorted(
    name
    for name, value in vars(View).items()
    if isinstance(value, property) and name not in {"events", "sheets"}
)
"""All that a view says, but for how the match came here."""


@every_reading
@games_each
def test_a_view_is_read_as_it_is_written(table: Table, games: int) -> None:
    for seed in range(games):
        for now in moments(table.new(seed), generator(table, seed, "written"), every=15):
            for seat in now.rules.seats:
                view = now.view(seat)
                if view.to_act is None:
                    continue  # over, or somebody else is asked: no position says either
                again = bornes.read_view(write_view(view), seat)
                for name in FACTS:
                    assert getattr(again, name) == getattr(view, name), name
                assert again.legal_moves() == view.legal_moves()
