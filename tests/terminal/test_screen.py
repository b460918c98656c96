"""The full screen: every edition, every panel and page, with keys and with the mouse."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from textual.binding import Binding
from textual.widgets import Input, Select, Static

import bornes
from bornes import Game
from bornes.editions import EDITIONS
from bornes.locales import Messages
from bornes.terminal.match import local
from bornes.terminal.match.setup import DEFAULT_EDITION, Wanted
from bornes.terminal.screen.begin import app_for
from bornes.terminal.screen.hand import CardFace, Choice
from bornes.terminal.screen.offer import OfferPanel
from bornes.terminal.screen.pages import LeaveScreen, Page, SaveScreen
from bornes.terminal.screen.setup.setup_screen import SetupScreen
from bornes.terminal.screen.table_screen import TableScreen
from bornes.terminal.screen.theme import FEW_COLOURS, MANY_COLOURS, theme_for
from bornes.terminal.session import Kind
from tests.support.conversation import position
from tests.support.golden_screens import SCREENS, Golden, path_of, text_of
from tests.support.screen import LARGE, SMALL, app_at, running, scene, under_way


@pytest.mark.parametrize("golden", SCREENS, ids=lambda golden: golden.name)
def test_the_table_looks_as_it_was_kept(golden: Golden) -> None:
    async def play() -> None:
        text = await text_of(golden)
        assert text + "\n" == path_of(golden).read_text("utf-8")
        width, height = golden.size
        assert len(text.splitlines()) <= height
        assert max(map(len, text.splitlines())) <= width

    scene(play)


def attack_to_come(edition: str = "dujardin") -> Game:
    return position(
        edition,
        2,
        to_play=2,
        hands={
            1: ["right_of_way", "25", "50", "100", "roll", "stop"],
            2: ["stop", "25", "25", "50", "50", "75", "75"],
        },
        sides={"A": {"battle": ["roll"]}, "B": {"battle": ["roll"]}},
    )


@pytest.fixture(name="attacking")
def fixture_attacking(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot lays a Stop if it can, and else discards what it has."""

    def choice(_: str, view: bornes.View, __: int) -> bornes.Move:
        moves = view.legal_moves()
        stops = [move for move in moves if str(move).endswith("play stop on A")]
        return (stops or moves[-1:])[0]

    monkeypatch.setattr(local, "bot_move", choice)


@pytest.mark.usefixtures("attacking")
@pytest.mark.parametrize(("language", "size"), [("en", SMALL), ("fr", SMALL), ("nl", LARGE)])
def test_a_coup_fourre_is_offered_loudly(language: str, size: tuple[int, int]) -> None:
    game = attack_to_come()
    messages = Messages(language, "dujardin")

    async def play() -> None:
        async with running(app_at(game, language=language), size) as at:
            await at.until_kind(Kind.ASK)
            await at.until_text(messages.text("table-offer-coup"))
            assert messages.card(bornes.Card.RIGHT_OF_WAY) in at.text
            assert messages.text("choice-pass") in at.text
            await at.press("c")
            await at.until(lambda: game.tableaus["A"].coups != [])
            assert at.table.query_one(OfferPanel).display is False

    scene(play)


@pytest.mark.usefixtures("attacking")
def test_an_answer_is_declined() -> None:
    game = attack_to_come()

    async def play() -> None:
        async with running(app_at(game)) as at:
            await at.until_text("Coup fourré!")
            await at.press("n")
            await at.until(lambda: game.to_act == 1 and game.phase == "play")
            assert game.tableaus["A"].hazard == "stop"
            assert game.tableaus["A"].coups == []

    scene(play)


@pytest.mark.parametrize(("key", "called"), [("e", True), ("n", False)])
def test_the_extension_is_asked(key: str, called: bool) -> None:
    game = position(
        "parker",
        2,
        to_play=1,
        hands={1: ["100", "25", "50", "stop", "roll", "stop", "repairs"]},
        sides={"A": {"battle": ["roll"], "distance": ["100"] * 6}},
    )

    async def play() -> None:
        async with running(app_at(game)) as at:
            await at.until_kind(Kind.ASK)
            hundred = at.table.shown
            assert hundred is not None
            place = [held.card for held in hundred.hand].index(bornes.Card.KM_100)
            await at.press(str(place + 1), "enter")
            await at.until_text("You have arrived!")
            assert "Go on to 1000 miles?" in at.text
            await at.press(key)
            if called:
                await at.until(lambda: game.extension == "A")
            else:
                await at.until_kind(Kind.HAND_ENDED)
                await at.until_text("Score sheet")
                assert "You win the hand." in at.text

    scene(play)


def test_a_card_is_played_by_number_by_arrows_and_by_mouse() -> None:
    def begun() -> Game:
        return position(
            "parker",
            3,
            to_play=1,
            hands={1: ["25", "stop", "roll", "accident", "repairs", "gasoline", "spare_tire"]},
            sides={side: {"battle": ["roll"]} for side in "BC"},
        )

    async def by_number() -> None:
        game = begun()
        async with running(app_at(game)) as at:
            await at.until_kind(Kind.ASK)
            await at.press("2")
            assert "Stop: Against Steady bot 1" in at.text
            await at.press("down", "enter")
            assert str(game.moves[0]) == "1: play stop on C"

    async def by_arrows() -> None:
        game = begun()
        async with running(app_at(game)) as at:
            await at.until_kind(Kind.ASK)
            await at.press("1", "right", "left", "left", "x")
            assert str(game.moves[0]) == "1: discard repairs"

    async def by_mouse() -> None:
        game = begun()
        async with running(app_at(game)) as at:
            await at.until_kind(Kind.ASK)
            faces = list(at.table.query(CardFace))
            await at.pilot.click(faces[2])
            await at.pilot.pause()
            choice = next(iter(at.table.query(Choice)))
            await at.pilot.click(choice)
            await at.pilot.pause()
            assert str(game.moves[0]) == "1: play accident on B"

    for play in (by_number, by_arrows, by_mouse):
        scene(play)


def test_every_page_is_one_key_away() -> None:
    async def play() -> None:
        game = under_way("volant", 6)
        async with running(app_at(game, language="fr")) as at:
            await at.until_kind(Kind.ASK)
            for key in ("s", "l", "t", "m", "r", "?"):
                await at.press("question_mark" if key == "?" else key)
                await at.until(lambda: isinstance(at.app.screen, Page))
                assert max(map(len, at.text.splitlines())) <= SMALL[0]
                await at.press("escape")
                await at.until(lambda: at.app.screen is at.table)

    scene(play)


def test_hints_are_given() -> None:
    async def play() -> None:
        game = position(
            "parker",
            2,
            to_play=1,
            hands={1: ["25", "roll", "stop", "right_of_way", "50", "75", "repairs"]},
        )
        async with running(app_at(game)) as at:
            await at.until_kind(Kind.ASK)
            await at.press("h")
            await at.until(lambda: isinstance(at.app.screen, Page))
            assert re.search(r"\d+%  Play Roll", at.text)

    scene(play)


def test_the_match_is_saved_left_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "evening.txt"

    async def play() -> None:
        game = bornes.new("parker", 2, seed=4)
        app = app_at(game)
        async with running(app) as at:
            await at.until_kind(Kind.ASK)
            await at.press("w")
            await at.until(lambda: isinstance(at.app.screen, SaveScreen))
            at.app.screen.query_one(Input).value = str(file)
            await at.press("enter")
            await at.until(lambda: at.app.screen is at.table)
            await at.press("enter")
            await at.until_kind(Kind.ASK)
            await at.press("q")
            await at.until(lambda: isinstance(at.app.screen, LeaveScreen))
            await at.press("y")
        assert app.session is not None
        assert f"--resume {file}" in app.session.farewell()[0]

    async def resumed() -> None:
        app = app_for(Wanted(), None, Messages("en"))
        async with running(app) as at:
            await at.until(lambda: isinstance(at.app.screen, SetupScreen))
            at.app.screen.query_one("#resume", Input).value = str(tmp_path / "nothing")
            at.app.screen.query_one("#resume", Input).focus()
            await at.press("enter")
            await at.until_text("nothing")
            at.app.screen.query_one("#resume", Input).value = str(file)
            await at.press("enter")
            await at.until(lambda: len(at.app.screen_stack) == 3)
            await at.until_kind(Kind.ASK, Kind.WAIT)
            assert "Parker Brothers" in at.text

    scene(play)
    assert bornes.replay(file.read_text("utf-8")).moves
    scene(resumed)


def test_the_set_up_offers_everything_there_is() -> None:
    async def play() -> None:
        app = app_for(Wanted(), None, Messages("en"))
        async with running(app, LARGE) as at:
            await at.until(lambda: isinstance(at.app.screen, SetupScreen))
            screen = at.app.screen

            async def until_it_asks(edition: str, language: str = "nl") -> None:
                # A choice makes the form anew, and only a finished form describes its edition:
                # what is set in a form that is still being made is lost.
                about = Messages(language).text(f"edition-{edition}-description")
                await at.until(lambda: about in [str(one.content) for one in screen.query(Static)])

            await until_it_asks(DEFAULT_EDITION, "en")
            screen.query_one("#language", Select).value = "nl"
            await until_it_asks(DEFAULT_EDITION)
            assert "Wie zit waar" in at.text
            for edition in (EDITIONS["rally"], EDITIONS["dujardin"]):
                screen.query_one("#edition", Select).value = edition.id
                await until_it_asks(edition.id)
                assert Messages("nl").text(f"edition-{edition.id}") in at.text
                players = screen.query_one("#players", Select)
                assert [value for _, value in players._options] == [
                    str(count) for count in edition.tables
                ]
            screen.query_one("#edition", Select).value = "volant"
            await until_it_asks("volant")
            assert "As du Volant, het bordspel" in at.text
            screen.query_one("#option-circuit", Input).value = "999"
            await at.press("f2")
            await at.until(lambda: str(screen.query_one("#problem", Static).content) != "")
            screen.query_one("#option-circuit", Input).value = "17"
            screen.query_one("#name-1", Input).value = "Anna"
            await at.press("f2")
            await at.until(lambda: at.app.screen is not screen)
            await at.until_kind(Kind.ASK)
            assert "As du Volant, het bordspel" in at.text

    scene(play)


def test_without_colour_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play() -> None:
        app = app_at(under_way("parker", 2))
        async with running(app) as at:
            await at.until_kind(Kind.ASK)
            shown = app.export_screenshot(simplify=True)
            fills = set(re.findall(r"fill: (#[0-9a-f]{6})", shown))
            assert len(fills) <= 3, fills

    assert theme_for(no_colour=True) is FEW_COLOURS
    assert FEW_COLOURS.variables.keys() >= MANY_COLOURS.variables.keys()
    scene(play)


def test_a_screen_that_changes_its_size_is_laid_out_anew() -> None:
    async def play() -> None:
        async with running(app_at(under_way("rally", 6)), SMALL) as at:
            await at.until_kind(Kind.ASK)
            await at.pilot.resize_terminal(140, 45)
            await at.until_text("Score sheet")
            await at.pilot.resize_terminal(60, 20)
            await at.until(lambda: "Score sheet" not in at.text)
            assert max(map(len, at.text.splitlines())) <= 60

    scene(play)


@pytest.mark.parametrize(
    "edition",
    [
        "arche",
        *(
            pytest.param(edition, marks=pytest.mark.long)
            for edition in EDITIONS
            if edition != "arche"
        ),
    ],
)
def test_a_hand_is_played_to_its_end(edition: str) -> None:
    async def play() -> None:
        async with running(app_at(bornes.new(edition, 2, seed=2))) as at:
            for _ in range(400):
                await at.until_kind(Kind.ASK, Kind.HAND_ENDED, Kind.MATCH_ENDED)
                assert at.table.moment is not None
                if at.table.moment.kind is not Kind.ASK:
                    break
                await at.press("enter")
            messages = Messages("en", edition)
            await at.until_text(messages.text("sheet-aside"))
            await at.press("v")
            assert at.table.query_one(OfferPanel).display is False

    scene(play)


def test_no_key_of_the_hand_overtakes_another() -> None:
    keys = {
        key.strip(): binding.priority
        for binding in TableScreen.BINDINGS
        if isinstance(binding, Binding)
        for key in binding.key.split(",")
    }
    hand = ["1", "9", "left", "right", "up", "down", "enter", "space", "x", "d", "delete"]
    assert {key: keys[key] for key in hand} == dict.fromkeys(hand, True)
