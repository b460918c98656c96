"""The page that teaches how to write a bot: its code is run as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bornes import arena
from bornes.arena.results import Results
from tests.support.paths import DOCS

STEPS = re.compile(r"<!-- file: mybot\.py, step \d -->\n```python\n(.*?)```", re.DOTALL)


@pytest.fixture
def mybot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The module that a reader has written at the end of the page."""
    steps = STEPS.findall((DOCS / "write-a-bot.md").read_text("utf-8"))
    assert len(steps) == 3
    (tmp_path / "mybot.py").write_text("\n\n".join(steps), "utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(__import__("sys").modules, "mybot", raising=False)
    return "mybot"


def played(*bots: str, matches: int) -> Results:
    return arena.play(bots, matches=matches, seed=1)


def test_the_first_bot_plays_and_the_second_is_better(mybot: str) -> None:
    found = played(f"{mybot}:First", f"{mybot}:Eager", matches=6)
    assert not found.forfeits
    assert found[f"{mybot}:Eager"].rate.won > 4


def test_the_third_plays_and_does_not_fail(mybot: str) -> None:
    assert not played(f"{mybot}:Thinker:worlds=2", f"{mybot}:Eager", matches=2).forfeits


@pytest.mark.long
def test_the_third_beats_steady(mybot: str) -> None:
    found = played(f"{mybot}:Thinker", "steady", matches=40)
    assert not found.forfeits
    assert found[f"{mybot}:Thinker"].rate.won > 20
