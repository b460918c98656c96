"""House rules on the full screen: chosen in plain words, refused with the reason, kept by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input, OptionList, Select

from bornes.editions import table_rules
from bornes.editions.house_fields import HOUSE, HOUSE_GROUPS, HouseKind
from bornes.locales import LANGUAGES, Messages
from bornes.terminal.match.house_draft import PRINTED, HouseDraft
from bornes.terminal.match.house_sets import kept_sets, sets_file
from bornes.terminal.match.setup import Wanted
from bornes.terminal.screen.begin import app_for
from bornes.terminal.screen.setup.house_screen import FieldScreen, HouseScreen, KeepScreen
from bornes.terminal.screen.setup.setup_screen import SetupScreen
from tests.support.screen import At, running, scene


@pytest.fixture(autouse=True)
def fixture_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["dujardin", "volant"])
def test_every_rule_has_words_and_the_printed_reading_first(edition: str, language: str) -> None:
    printed = table_rules(edition, 2, {}, {}, 1)
    messages = Messages(language, edition)
    draft = HouseDraft(printed, messages)
    mark = messages.text("house-ask-marked", value="").strip()
    for name, field in HOUSE.items():
        assert draft.line(name)
        assert draft.why(name)
        if field.kind in {HouseKind.SWITCH, HouseKind.CHOICE}:
            words, value = draft.choices(field)[0]
            assert value is PRINTED
            assert words.endswith(mark)
            assert len(draft.choices(field)) == len(field.choices)
        else:
            assert draft.how(field)


async def choose(at: At, name: str) -> None:
    """Mark a rule and open it."""
    listed = at.app.screen.query_one("#house-list", OptionList)
    listed.highlighted = listed.get_option_index(name)
    await at.press("enter")
    assert isinstance(at.app.screen, FieldScreen)


def test_house_rules_are_chosen_kept_and_played() -> None:
    async def play() -> None:
        app = app_for(Wanted(seed=1), None, Messages("en"))
        async with running(app) as at:
            setup = at.app.screen
            assert isinstance(setup, SetupScreen)
            setup.query_one("#change-house").press()  # type: ignore[attr-defined]
            await at.until(lambda: isinstance(at.app.screen, HouseScreen))
            assert "Who begins, and how far" in at.text
            assert "The distance must be reached exactly: yes" in at.text

            await choose(at, "hand_size")
            at.app.screen.query_one(Input).value = "99"
            await at.press("enter")
            assert "99" in at.text
            assert isinstance(at.app.screen, FieldScreen)  # it was refused, with the reason
            at.app.screen.query_one(Input).value = "7"
            await at.press("enter")
            await at.until(lambda: isinstance(at.app.screen, HouseScreen))

            # Parker's extension wants an exact finish: the reason is said where one chooses.
            await choose(at, "exact_finish")
            await at.press("down", "enter")
            assert "With an extension the distance must be reached exactly." in at.text
            await at.press("escape")
            await at.until(lambda: isinstance(at.app.screen, HouseScreen))
            house = at.app.screen
            assert isinstance(house, HouseScreen)
            assert house.draft.chosen == {"hand_size": 7}

            await at.press("k")
            assert isinstance(at.app.screen, KeepScreen)
            await at.press(*"granny", "enter")
            await at.until(lambda: isinstance(at.app.screen, HouseScreen))
            assert kept_sets(sets_file())["granny"].house["hand_size"] == 7
            await at.press("f2")
            await at.until(lambda: at.app.screen is setup)
            assert setup.query_one("#house", Select).value == ""
            assert setup.chosen().house["hand_size"] == 7
            await at.press("f2")
            await at.until(lambda: len(at.app.screen_stack) > 2)
            shown = at.table.session.moment().view
            assert shown is not None
            assert shown.house["hand_size"] == 7

    scene(play)


def test_more_is_folded_away_at_first() -> None:
    async def play() -> None:
        app = app_for(Wanted(), None, Messages("fr"))
        async with running(app) as at:
            at.app.screen.query_one("#change-house").press()  # type: ignore[attr-defined]
            await at.until(lambda: isinstance(at.app.screen, HouseScreen))
            listed = at.app.screen.query_one("#house-list", OptionList)
            before = listed.option_count
            listed.highlighted = listed.get_option_index("more")
            await at.press("enter")
            await at.until(lambda: listed.option_count == before + len(HOUSE_GROUPS["more"]))

    scene(play)
