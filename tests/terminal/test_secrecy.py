"""What a person is shown tells nothing of hidden cards, nor of who was asked."""

import io
import re

import pytest

import bornes
from bornes import Game, Move, View
from bornes.engine.cards import Card
from bornes.locales import Messages
from bornes.terminal.console import Console
from bornes.terminal.lines.conversation import Conversation
from bornes.terminal.match import local
from bornes.terminal.match.local import LocalMatch
from tests.support.conversation import Terminal, position, talked

OWN = {
    "parker": ["25", "50", "stop", "roll", "gasoline", "extra_tank", "repairs"],
    "rally": ["25", "50", "stop", "roll", "gasoline", "extra_tank", "repairs"],
    "dujardin": ["25", "50", "stop", "roll", "gasoline", "extra_tank", "repairs"],
    "arche": ["25", "75", "ice_cream", "dad_thirsty", "cafeteria_mum"],
    "volant": ["25", "50", "stop", "turbo", "gasoline", "extra_tank", "u_turn"],
}


@pytest.mark.parametrize("edition", OWN)
def test_what_is_shown_does_not_depend_on_hidden_cards(edition: str) -> None:
    circuit = {"circuit": 5} if edition == "volant" else {}
    shown, hidden = set(), set()
    for seed in range(12):
        game = position(edition, 3, to_play=1, hands={1: OWN[edition]}, seed=seed, **circuit)
        hidden.add((tuple(game.hand(2)), tuple(game.hand(3)), tuple(game.pile)))
        shown.add(talked(game, "table\nwhy play 25\nwhy play 200\n"))

    assert len(hidden) == 12
    assert len(shown) == 1


@pytest.mark.parametrize("edition", OWN)
def test_no_card_is_named_that_the_person_has_not_seen(edition: str) -> None:
    game = bornes.new(edition, 2, seed=9)
    messages = Messages("en", edition)
    names = {card: messages.card(card) for card, _ in game.rules.deck}
    seen: set[Card] = set()
    shown = io.StringIO()

    class Watching(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            view = game.view(1)
            look(view)
            return "1\n" if len(view.events) < 400 else ""

    def look(view: View) -> None:
        seen.update(view.hand, view.discards)
        for event in view.events:
            seen.update(value for value in vars_of(event) if isinstance(value, Card))
        for card in set(names) - seen:
            # "Stop" alone could also be a word; every other name is only a card's.
            assert not re.search(rf"\b{re.escape(names[card])}\b", shown.getvalue()), card
        assert game.phase != "over"

    console = Console(Watching(), shown)
    Conversation(LocalMatch(game, ("person", "random")), messages, console).run()
    assert len(seen) > 5


def vars_of(event: object) -> list[object]:
    values: list[object] = []
    for name in getattr(type(event), "__slots__", ()):
        value = getattr(event, name)
        if isinstance(value, Move):
            values += [value.card, value.doubled, value.curing, value.top]
        values.append(value)
    return values


def scripted(_: str, view: View, __: int) -> Move:
    """Declines whatever it is asked, attacks if it can, and else discards its first card."""
    moves = view.legal_moves()
    for verb in (": pass", ": play stop", ": discard"):
        for move in moves:
            if verb in str(move):
                return move
    return moves[0]


@pytest.fixture(name="scripted_seats")
def fixture_scripted_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots do nothing by chance, so that only the asking differs."""
    monkeypatch.setattr(local, "bot_move", scripted)


@pytest.mark.usefixtures("scripted_seats")
def test_nobody_learns_that_a_seat_was_asked_and_declined() -> None:
    shown = []
    for other in ("right_of_way", "repairs"):
        game = position(
            "parker",
            2,
            to_play=1,
            hands={1: ["stop", "100", *["roll"] * 5], 2: [other, *["25"] * 5]},
            draw=["25", "25", "roll", "25"],
            sides={"B": {"battle": ["roll"]}},
        )
        shown.append(talked(game, "play stop\ndiscard roll\n"))
        assert (Move.parse("2: pass") in game.story) == (other == "right_of_way")
    assert shown[0] == shown[1]


def looks(shown: str) -> list[int]:
    """The seats that were given the screen, in order."""
    return [
        int(seat) for seat in re.findall(r"^Hand the screen to Seat (\d)\.$", shown, re.MULTILINE)
    ]


def attacked(attacker: int, holder: int | None) -> Game:
    """Four players, one of whom can attack; the answer is in some hand, or in the deck."""
    hands = {1: ["25"] * 6, 2: ["50"] * 6, 3: ["75"] * 6, 4: ["100"] * 6}
    hands[attacker] = ["stop", *["roll"] * 6]
    if holder is not None:
        hands[holder] = ["right_of_way", *hands[holder][1:]]
    return position(
        "parker",
        4,
        to_play=attacker,
        hands=hands,
        draw=["repairs"] * 3,
        sides={side: {"battle": ["roll"]} for side in "AB"},
    )


@pytest.mark.usefixtures("scripted_seats")
@pytest.mark.parametrize("holder", [None, 2, 4])
def test_everybody_who_might_answer_is_given_the_screen(holder: int | None) -> None:
    shown = talked(attacked(1, holder), "play stop on B\npass\n", ("person",) * 4)

    assert looks(shown) == [2, 4, 2]
    assert shown.count("Do you answer at once?") == (holder is not None)
    assert shown.count("You have no answer") == (2 if holder is None else 1)


@pytest.mark.usefixtures("scripted_seats")
@pytest.mark.parametrize("holder", [None, 1, 3])
def test_partners_do_not_learn_who_was_asked_when_the_attack_comes_from_elsewhere(
    holder: int | None,
) -> None:
    game = attacked(2, holder)
    shown = talked(game, "pass\n", ("person", "random", "person", "random"))

    assert looks(shown) == [3, 1, 3]
    assert (game.question is None) == (holder is None or Move(holder, "pass") in game.story)


@pytest.mark.usefixtures("scripted_seats")
def test_an_answer_that_was_given_ends_the_round() -> None:
    shown = talked(attacked(1, 2), "play stop on B\n1\n", ("person",) * 4)

    assert looks(shown) == [2]
    assert "Coup fourré! You answer Stop with Right of Way." in shown


@pytest.mark.parametrize("card", ["u_turn", "roll"])
@pytest.mark.parametrize("finish", [4, 8])
def test_a_u_turn_is_not_given_away_within_a_turbo_or_at_the_finish(card: str, finish: int) -> None:
    game = position(
        "volant",
        2,
        to_play=1,
        circuit={"squares": finish, "lanes": {"default": 2}},
        hands={1: ["turbo", "100", *["roll"] * 5], 2: [card, *["spare_tire"] * 5]},
        draw=["gasoline"] * 4,
    )
    typed = "play turbo\nplay 100 lane 1\n" + "pass\n" * (card == "u_turn")
    shown = talked(game, typed, ("person", "person"))
    before, _, after = shown.partition("Hand the screen to Seat 2.")

    assert ("Do you send it back?" in after) == (card == "u_turn")
    assert "The distance is covered" not in before
    assert ("The distance is covered" in " ".join(after.split())) == (finish == 4)
    assert looks(shown) == ([2] if finish == 4 else [2, 1])


@pytest.mark.usefixtures("scripted_seats")
def test_a_person_next_in_turn_is_asked_without_being_given_away() -> None:
    shown = []
    for other in ("right_of_way", "driving_ace"):
        game = position(
            "dujardin",
            2,
            to_play=1,
            hands={1: ["stop", *["roll"] * 6], 2: [other, *["25"] * 5]},
            draw=["25", "25"],
            sides={"B": {"battle": ["roll"]}},
        )
        text = talked(game, "play stop\n", ("person", "person"))
        shown.append(text.partition("Hand the screen to Seat 2.")[0])
        assert ("Do you answer at once?" in text) == (other == "right_of_way")
        assert "You have no answer" not in text
    assert shown[0] == shown[1]


def test_another_hand_is_shown_only_after_the_screen_was_handed_over() -> None:
    game = bornes.new("arche", 2, seed=4)
    typed = Terminal("table\n1\n" + "\n" + "\n" + "table\nquit\n")
    shown = talked(game, "", ("person", "person"), source=typed)
    places = [
        shown.index(text)
        for text in (
            "you, seat 1",
            "Hand the screen to Seat 2.",
            "Press Enter to clear the screen.",
            "\n" * 20,
            "Seat 2: press Enter when you are alone with the screen.",
            "you, seat 2",
        )
    ]
    assert places == sorted(places)
    assert "you, seat 1" not in shown[places[-1] :]


def test_leaving_while_the_screen_is_handed_over() -> None:
    game = bornes.new("arche", 2, seed=4)
    shown = talked(game, "", ("person", "person"), source=Terminal("1\n"))
    assert shown.endswith("The input has ended, and with it the game.\nIt was not saved.\n")
    assert "you, seat 2" not in shown
