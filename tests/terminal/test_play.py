"""The game line by line: whole hands over a pipe, and everything that can be typed."""

import io
import re
from collections.abc import Mapping

import pytest

from bornes.bots import BOTS
from bornes.editions import EDITIONS
from bornes.locales import LANGUAGES, Messages
from bornes.terminal.console import Console
from bornes.terminal.lines.conversation import INTERRUPTED
from bornes.terminal.lines.questions import play
from bornes.terminal.lines.typed import KEYWORDS, Language
from bornes.terminal.match.seat_plan import read_seats
from bornes.terminal.match.setup import Wanted
from bornes.terminal.mistakes import Mistake
from bornes.terminal.shown.choices import ordered
from tests.support.conversation import ENOUGH, WIDEST, played, position, rolling_start, talked

ONE_HAND: dict[str, object] = {"match_hands": 1}
POINTS = {"scoring": "points", "match_hands": 1}

# --- whole hands ------------------------------------------------------------------

TABLES = [
    ("dujardin", 2, ONE_HAND),
    ("dujardin", 6, ONE_HAND),
    ("rally", 3, ONE_HAND),
    ("rally", 6, ONE_HAND),
    ("parker", 2, ONE_HAND),
    ("parker", 4, ONE_HAND),
    ("arche", 2, {}),
    ("arche", 4, {}),
    ("volant", 2, {"accelerated": True}),
    ("volant", 3, POINTS),
    ("volant", 4, {"circuit": 38}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_a_hand_is_played_to_its_end_over_a_pipe(
    edition: str, players: int, options: Mapping[str, object], language: str
) -> None:
    shown = played(
        "1\n" * ENOUGH, language, edition=edition, players=players, options=options, seed=11
    )
    messages = Messages(language, edition)

    assert messages.text("score-title") in shown
    assert messages.text("play-input-ended") not in shown
    assert "\x1b" not in shown
    assert max(map(len, shown.splitlines())) <= WIDEST
    assert messages.text("the-match") in " ".join(shown.split()[-12:])


def test_a_match_goes_on_from_hand_to_hand_without_being_asked() -> None:
    shown = played("1\n" * ENOUGH, edition="parker", options={"match_total": 2500}, seed=4)
    hands = re.findall(r"^Hand (\d+): ", shown, re.MULTILINE)

    assert [int(hand) for hand in hands] == list(range(2, len(hands) + 2))
    assert len(hands) >= 1
    assert len(re.findall(r"^Score sheet", shown, re.MULTILINE)) == len(hands) + 1
    assert re.search(r"^(You win|Steady bot wins) the match\.$", shown.rstrip().splitlines()[-1])


def test_seats_that_all_play_at_random_need_nobody() -> None:
    seats = "random, random"
    shown = played("", edition="arche", seats=seats, seed=3)

    assert "wins the match" in shown.rstrip().splitlines()[-1]
    assert "> " not in shown.replace("> A", "").replace("> B", "")
    assert shown == played("", edition="arche", seats=seats, seed=3)


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_takes_a_seat(bot: str) -> None:
    shown = played("1\n" * 4, edition="parker", seats=f"me, {bot}", seed=3)

    assert Messages("en").text(f"bot-{bot}") in shown
    assert shown.count(" > ") >= 4


def test_the_end_of_the_input_leaves_the_game() -> None:
    for typed in ("", "1\n1", "?\n\ndeal\n"):
        lines = played(typed, seed=1).splitlines()
        assert lines[-2:] == ["The input has ended, and with it the game.", "It was not saved."]


def test_over_a_pipe_it_is_parker_for_two() -> None:
    lines = played("").splitlines()
    assert lines[0] == "Parker Brothers, the English edition"
    assert lines[1:3] == [
        "  Seat 1 (side A): you",
        "  Seat 2 (side B): the steady player, who knows what usually works",
    ]


def test_options_and_house_rules_are_told() -> None:
    shown = played(
        "", edition="volant", options={"circuit": 17}, house={"most_200s": 3}, players=2, seed=1
    )
    assert "Option: Circuit: 17" in shown
    assert "House rule: How many 200s in a hand: 3" in shown


def test_somebody_is_asked_what_to_play_on_a_terminal() -> None:
    shown = played("9\nno\n4\n7\n3\n\nquit\n", terminal=True)

    assert "Which edition do you want to play?" in shown
    assert shown.count("Type one of these numbers: 1, 2, 3, 4, 5") == 2
    assert "Type one of these numbers: 2, 3, 4" in shown
    assert "Seat 3 (side C): the steady player" in shown
    assert played("quit\n", terminal=True).endswith("No game was begun.\n")
    assert played("3\n", terminal=True).endswith("No game was begun.\n")
    assert "How many" not in played("2\nquit\n", terminal=True, seats="me,me,me")


def test_on_a_terminal_the_next_hand_waits_for_enter() -> None:
    typed = "".join(f"{line}\n" for line in ["1"] * ENOUGH)
    shown = played(typed, terminal=True, edition="arche", options={"games": 3}, seed=2)
    assert "Press Enter for the next game. " in shown


def test_ctrl_c_leaves_with_its_own_status() -> None:
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    shown = io.StringIO()
    assert play(Wanted(), "en", Console(Interrupted(), shown)) == INTERRUPTED
    assert "The game was interrupted.\nIt was not saved.\n" in shown.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_hand_for_two_is_told_in_200_lines(edition: str, language: str) -> None:
    for seed in range(3):
        options = {} if edition in {"arche", "volant"} else ONE_HAND
        shown = played("1\n" * ENOUGH, language, edition=edition, options=options, seed=seed)
        # A road may be driven for long, and its lanes have to be told: four lines a turn, besides
        # the introduction and the score.
        turns = shown.count(" > ") if edition == "volant" else 0
        assert len(shown.splitlines()) <= max(200, turns * 4 + 12)


@pytest.mark.parametrize(("width", "players"), [(24, 2), (40, 6), (60, 6), (100, 6)])
@pytest.mark.parametrize("edition", ["rally", "volant"])
def test_every_line_fits_any_width(edition: str, width: int, players: int) -> None:
    typed = "table\nroad\nscore\nlog\n?\nwhy play 200\n" + "1\n" * 40
    shown = io.StringIO()
    wanted = Wanted(edition=edition, players=players, seed=3)
    play(wanted, "fr", Console(io.StringIO(typed), shown, width))
    # The prompt and what was typed follow the last choice.
    assert max(len(line.partition(" > ")[0]) for line in shown.getvalue().splitlines()) <= width


# --- what can be typed ------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["play stop on B", "1: play stop on B", "PLAY Stop on b", "1:play stop", "1"]
)
def test_a_move_may_be_typed_in_several_ways(typed: str) -> None:
    assert "You play Stop on Steady bot." in talked(rolling_start(), f"{typed}\n")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("0", "Type a number from 1 to 9"),
        ("10", "or a move such as: play 100"),
        ("99999999999999999999", "Type a number from 1 to 9"),
        ("play 100", "You need a green light (roll) before you can drive."),
        ("2: play 50", "You do not sit in seat 2"),
        ("hello", "hello"),
        ("play \ufffd", "\ufffd"),
        ("x" * 5000, "Type a number from 1 to 9"),
        ("why play 100", "You need a green light"),
        ("why play roll", "That move can be made now."),
        ("why", "Type the move as well"),
        ("why nonsense", "nonsense"),
        ("?", "why MOVE"),
        ("help", "why MOVE"),
        ("rules", "The first side with 5000 points"),
        ("save", "Type the name of a file as well"),
        ("road", "This edition has no circuit."),
    ],
)
def test_what_is_no_move_is_answered_and_asked_again(typed: str, answer: str) -> None:
    before = talked(rolling_start(), "").partition(" > ")[0]
    shown = talked(rolling_start(), f"{typed}\nplay roll\n")

    assert shown.startswith(before)
    reply = shown[len(before) + len(" > ") + len(typed[:1000]) :]
    assert answer in reply.partition("You play Roll.")[0]
    assert "You play Roll." in shown


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("fr", "jouer feu rouge sur B", "Feu rouge à Robot régulier"),
        ("fr", "Défausser réparation", "Vous défaussez une Réparation"),
        ("fr", "defausser reparation", "Vous défaussez une Réparation"),
        ("fr", "pourquoi jouer 100", "Feu vert avant de rouler"),
        ("fr", "aide", "enregistrer FICHIER"),
        ("fr", "quitter", "Vous avez quitté le jeu."),
        ("nl", "speel rood licht op B", "Rood licht tegen Degelijke bot"),
        ("nl", "speel stop", "Rood licht tegen Degelijke bot"),
        ("nl", "afleggen 25 mijl", "Je legt"),
        ("nl", "stop", "Je hebt het spel verlaten."),
        ("nl", "hulp", "bewaar BESTAND"),
        ("fr", "play stop on B", "Vous posez un Feu rouge"),
    ],
)
def test_moves_and_commands_are_typed_in_ones_own_language(
    language: str, typed: str, told: str
) -> None:
    shown = talked(rolling_start(), f"{typed}\n", language=language)
    assert told in " ".join(shown.split())


def test_every_keyword_has_its_own_word_in_every_language() -> None:
    for language in LANGUAGES:
        spoken = Language(Messages(language, "volant"))
        for word in KEYWORDS:
            assert spoken.keyword(f"{spoken.shown(word).upper()} x") == (word, "x")
            assert spoken.keyword(word)[0] == word


def test_hints_say_what_the_moves_are_worth() -> None:
    shown = talked(rolling_start(), "hint\n")
    assert len(re.findall(r"^\d+%  [A-Z]", shown, re.MULTILINE)) == 9


def test_the_table_can_be_seen_again() -> None:
    shown = talked(rolling_start(), "table\nTABLE\n")
    assert shown.count("-- Hand 1 --") == 2
    assert shown.count("Your cards: 2 × 25 miles") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_fit_the_page(language: str) -> None:
    shown = talked(position("volant", 2), "rules\n", language=language)
    assert len(shown.splitlines()) > 100
    assert max(map(len, shown.splitlines())) <= WIDEST
    assert "\x1b" not in shown
    assert "**" not in shown


def test_the_road_can_be_seen_whole() -> None:
    shown = talked(position("volant", 2, circuit=38), "?\nroad\n")

    assert "the whole circuit" in shown
    assert re.search(r"square +31 +32 +33 +34 +35 +36 +37 +38 +39 +40\n", shown)
    assert "the whole circuit" not in talked(rolling_start(), "?\n")


@pytest.mark.parametrize("word", ["quit", "exit", "q", "QUIT"])
def test_leaving(word: str) -> None:
    assert talked(rolling_start(), f"{word}\n1\n").endswith(
        f" > {word}\nYou have left the game.\nIt was not saved.\n"
    )


def test_choices_begin_with_what_gets_somewhere() -> None:
    shown = [str(move) for move in ordered(rolling_start().legal_moves())]
    assert shown == [
        "1: play stop on B",
        "1: play roll",
        "1: play right_of_way",
        "1: discard 25",
        "1: discard 100",
        "1: discard stop",
        "1: discard roll",
        "1: discard repairs",
        "1: discard right_of_way",
    ]


def test_a_move_is_tidied_before_it_is_read() -> None:
    move = Language(Messages("en", "parker")).move
    assert move(" 3 :  Play  STOP On a", 1) == "3: play stop on A"
    assert move("discard 25", 2) == "2: discard 25"
    assert move("discard 25 miles", 2) == "2: discard 25"
    assert move("play End of Limit", 2) == "2: play end_of_limit"


def test_seats_are_read_strictly() -> None:
    assert read_seats(None, 3) == ("person", "steady", "steady")
    assert read_seats("Me , RANDOM", 2) == ("person", "random")
    for wrong in ("", "me", "me,me,me", "me,,me", "me,robot"):
        with pytest.raises(Mistake):
            read_seats(wrong, 2)
