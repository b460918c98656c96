"""Moves as text: what is printed is read back, and anything else is refused with its place."""

import copy
import pickle
import random
import string
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bornes
from bornes import Card, IllegalMove, Move, Refused, Verb
from bornes.engine.cards import card_named
from bornes.engine.moves import LONGEST_TEXT
from tests.support.games import READINGS, TABLES, Table, play_hand

WRITTEN = [
    "1: draw",
    "1: take",
    "1: play 100",
    "1: play stop on B",
    "1: play right_of_way",
    "1: discard roll",
    "2: coup-fourre right_of_way",
    "2: parry ice_cream top sister_hungry",
    "2: pass",
    "1: extend",
    "1: finish",
    "1: play ice_cream top ice_cream",
    "1: play 50 lane 2",
    "1: play 25 lane 1 via shortcut",
    "1: play acceleration 75 lane 1",
    "6: play acceleration 200 lane 3 via shortcut",
    "1: play tow_truck curing speed_limit",
    "3: u-turn",
    "1: end",
]


@pytest.mark.parametrize("text", WRITTEN)
def test_a_move_is_read_as_it_is_written(text: str) -> None:
    move = Move.parse(text)

    assert str(move) == text
    assert repr(move) == f"Move({text!r})"
    assert Move.parse(str(move)) is move


def test_the_parts_of_a_move() -> None:
    move = Move.parse("4: play acceleration 75 lane 2 via shortcut")

    assert (move.seat, move.verb, move.card, move.doubled) == (
        4,
        Verb.PLAY,
        Card.ACCELERATION,
        Card.KM_75,
    )
    assert (move.lane, move.shortcut) == (2, True)
    assert (move.on, move.curing, move.top) == (None, None, None)
    assert Move.parse("1: play stop on C").on == "C"
    assert Move.parse("1: play tow_truck curing stop").curing is Card.STOP
    assert Move.parse("1: parry adult_oasis top dad_thirsty").top is Card.DAD_THIRSTY


@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_every_legal_move_survives_its_text(table: Table) -> None:
    game = table.new(9)
    for now in play_hand(game, random.Random(f"{table}")):
        for move in now.legal_moves():
            assert Move.parse(str(move)) is move
            assert len(str(move)) <= LONGEST_TEXT
        if len(now.story) > 400:
            break


def test_every_verb_is_among_the_moves_met() -> None:
    assert {Move.parse(text).verb for text in WRITTEN} == set(Verb)


# --- anything else ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("", "move-ends-early", 1),
        ("1:", "move-ends-early", 3),
        ("1: play", "move-ends-early", 8),
        ("1: discard", "move-ends-early", 11),
        ("1: play acceleration", "move-ends-early", 21),
        ("1: play stop on", "move-ends-early", 16),
        ("1: play 25 via", "move-ends-early", 15),
        ("draw", "move-needs-seat", 1),
        ("1 draw", "move-needs-seat", 1),
        ("0: draw", "move-needs-seat", 1),
        ("x: draw", "move-needs-seat", 1),
        ("11: draw", "move-needs-seat", 1),
        ("1:draw", "move-needs-seat", 1),
        ("\t1: draw", "move-needs-seat", 1),
        ("1: Draw", "move-unknown-verb", 4),
        ("1: uturn", "move-unknown-verb", 4),
        ("1: coup_fourre stop", "move-unknown-verb", 4),
        ("1: play 26", "move-unknown-card", 9),
        ("1: play 025", "move-unknown-card", 9),
        ("1: play Roll", "move-unknown-card", 9),
        ("1: play acceleration lane", "move-unknown-card", 22),
        ("1: play 25 lane x", "move-needs-number", 17),
        ("1: play 25 lane 0", "move-needs-number", 17),
        ("1: play 25 lane 01", "move-needs-number", 17),
        ("1: play 25 lane 100", "move-needs-number", 17),
        ("1: play 25 lane ²", "move-needs-number", 17),
        ("1: play 25 lane -1", "move-needs-number", 17),
        ("1: play stop on G", "move-unknown-side", 17),
        ("1: play stop on AB", "move-unknown-side", 17),
        ("1: play stop on b", "move-unknown-side", 17),
        ("1: draw now", "move-unexpected-word", 9),
        ("1: pass pass", "move-unexpected-word", 9),
        ("1: discard 25 lane 1", "move-unexpected-word", 15),
        ("1: coup-fourre stop top stop", "move-unexpected-word", 21),
        ("1: play 25 25", "move-unexpected-word", 12),
        ("1: play 25 via road", "move-unexpected-word", 16),
        ("1: play 25 lane 1 lane 2", "move-unexpected-word", 19),
        ("1: play 25 LANE 1", "move-unexpected-word", 12),
        ("1: draw\n2: draw", "move-unknown-verb", 4),
    ],
)
def test_what_is_no_move_is_refused_with_its_column(text: str, code: str, column: int) -> None:
    with pytest.raises(Refused) as refused:
        Move.parse(text)

    assert refused.value.refusal.code == code
    assert refused.value.refusal.details["column"] == column
    assert str(refused.value)


def test_a_text_too_long_is_refused() -> None:
    for text in ("1: play 25" + " " * LONGEST_TEXT, "1: play " + "x" * 10**6):
        with pytest.raises(Refused, match=str(LONGEST_TEXT)):
            Move.parse(text)


@pytest.mark.parametrize(
    "text",
    [
        " 1: draw",
        "1: draw ",
        "1:  draw",
        "1: play  25",
        "1: play 25 via shortcut lane 1",
        "1: play stop top stop on B",
    ],
)
def test_only_what_is_printed_is_accepted(text: str) -> None:
    with pytest.raises(Refused):
        Move.parse(text)


words = st.sampled_from(
    [*"1: 2: 7: on via top lane curing shortcut A B G 1 9 x".split(), *Verb, *Card]
)
lines = st.one_of(
    st.lists(words, max_size=9).map(" ".join),
    st.sampled_from(WRITTEN).flatmap(
        lambda text: st.tuples(
            st.just(text), st.integers(0, len(text)), st.sampled_from(string.printable + "éé²\0")
        ).map(lambda parts: parts[0][: parts[1]] + parts[2] + parts[0][parts[1] :])
    ),
    st.text(max_size=LONGEST_TEXT + 5),
)


@given(lines)
def test_any_text_is_a_move_as_printed_or_refused(text: str) -> None:
    with suppress(Refused):
        assert str(Move.parse(text)) == text


def test_a_game_refuses_unreadable_text_as_an_illegal_move() -> None:
    game = bornes.new("dujardin", 2, seed=1)
    before = game.copy()
    for text in ("", "1: fly", "nonsense", "1: play 25 lane", "x" * 10_000):
        reason = game.why_not(text)
        assert reason is not None
        assert game.view(1).why_not(text) == reason
        with pytest.raises(IllegalMove) as refused:
            game.apply(text)
        assert refused.value.refusal == reason
    assert game == before


@pytest.mark.parametrize("seat", [3, 7, 9])
def test_a_seat_that_no_table_has_is_refused_as_such(seat: int) -> None:
    game = bornes.new("dujardin", 2, seed=1)
    reason = bornes.Refusal("no-such-seat", seat=seat, players=2)

    assert Move.parse(f"{seat}: play 25").seat == seat
    assert game.why_not(f"{seat}: play 25") == reason
    assert game.view(1).why_not(f"{seat}: play 25") == reason


# --- moves and cards are values ---------------------------------------------------


@pytest.mark.parametrize("text", WRITTEN)
def test_equal_moves_are_the_same_object(text: str) -> None:
    move = Move.parse(text)

    assert pickle.loads(pickle.dumps(move)) is move  # noqa: S301 - it was stored right here
    assert copy.copy(move) is move
    assert copy.deepcopy([move])[0] is move
    assert len({move, Move.parse(text)}) == 1


def test_a_move_does_not_change() -> None:
    move = Move.parse("1: draw")
    for name in ("seat", "verb", "other"):
        with pytest.raises(AttributeError):
            setattr(move, name, 2)
    assert str(move) == "1: draw"


def test_a_verb_may_be_given_as_text() -> None:
    assert Move(1, "play", Card.STOP, on="B") is Move.parse("1: play stop on B")
    with pytest.raises(ValueError, match="fly"):
        Move(1, "fly")


@pytest.mark.parametrize("card", Card)
def test_a_card_has_one_name(card: Card) -> None:
    assert card_named(str(card)) is card
    assert card_named(card) is card
    with pytest.raises(Refused):
        card_named(f" {card}")


@pytest.mark.parametrize("wrong", [True, None, 25.0, ["25"], {}, b"25", "", "025", "ROLL", -25])
def test_anything_else_names_no_card(wrong: object) -> None:
    with pytest.raises(Refused):
        card_named(wrong)


def test_a_number_too_long_to_print_names_no_card() -> None:
    with pytest.raises(Refused):
        card_named(10**5000)


def test_a_distance_may_be_named_by_a_number() -> None:
    assert [card_named(km) for km in (25, 50, 75, 100, 200)] == list(Card)[:5]
    with pytest.raises(Refused):
        card_named(125)
