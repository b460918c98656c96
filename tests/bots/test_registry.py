"""Bots of others: found by name wherever ours are, asked the same, and shown where they fail."""

from __future__ import annotations

import importlib
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import bornes
from bornes import Move, Refused, View, bots
from bornes.bots import registry
from bornes.bots.failure import BotFailed
from tests.support.arena_bots import Cheat, Crash, First, Mute, Writer

FIRST = "tests.support.arena_bots:First"


def a_view() -> View:
    return bornes.new("parker", 2, seed=3).view(1)


@pytest.fixture
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])
    return tmp_path


@pytest.fixture
def eager_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A package that registers a bot, as pip would have installed it."""
    (tmp_path / "eager_bots.py").write_text(
        "class Eager:\n"
        "    def __init__(self, seed=0, pace=1): self.pace = pace\n"
        "    def choose(self, view): return view.legal_moves()[0]\n"
    )
    info = tmp_path / "eager-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: eager\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[bornes.bots]\neager = eager_bots:Eager\nsteady = eager_bots:Eager\n"
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    registry._entry_points.cache_clear()
    yield "eager"
    registry._entry_points.cache_clear()


def test_a_bot_by_its_module_with_settings() -> None:
    made = bots.make(f"{FIRST}:wanted=3", seed=7)
    assert isinstance(made, First)
    assert (made.seed, made.wanted) == (7, 3)
    again = bots.make(FIRST, wanted=4)
    assert isinstance(again, First)
    assert again.wanted == 4
    assert isinstance(bots.make(First), First)


def test_a_bot_that_a_package_has_registered(eager_installed: str) -> None:
    made = bots.make(f"{eager_installed}:pace=2")
    assert type(made).__name__ == "Eager"
    assert eager_installed in bots.names()
    assert type(bots.make("steady")).__name__ == "SteadyBot"  # ours go first
    with pytest.raises(Refused, match="eager"):
        bots.make("nobody")


def test_an_instance_is_refused_and_told_what_to_give() -> None:
    with pytest.raises(Refused, match="Give its class"):
        bots.make(First())  # type: ignore[arg-type]
    with pytest.raises(Refused, match="Give its class"):
        bots.make("tests.support.arena_bots:MADE")


def test_a_failing_bot_shows_its_own_lines(own_folder: Path) -> None:
    path = own_folder / "wobbly.py"
    path.write_text(
        "class Wobbly:\n"
        "    def __init__(self, seed): pass\n"
        "    def choose(self, view):\n"
        "        return self.think(view)\n"
        "    def think(self, view):\n"
        "        return view.hand[99]\n"
    )
    with pytest.raises(BotFailed, match="IndexError") as failed:
        bots.ask(bots.make("wobbly:Wobbly"), a_view())
    lines = failed.value.trace.splitlines()
    assert lines[0].startswith("Traceback")
    assert f'File "{path}", line 4, in choose' in lines[1]
    assert f'File "{path}", line 6, in think' in failed.value.trace
    assert "bornes/bots" not in failed.value.trace
    sent = pickle.loads(pickle.dumps(failed.value))  # noqa: S301 -- it was made just now
    assert (sent.trace, sent.refusal) == (failed.value.trace, failed.value.refusal)


@pytest.mark.parametrize(
    ("text", "shown"),
    [("def half(:\n", "line 1"), ("import bornes\n\n1 / 0\n", "line 3"), ("x = 1\n", "")],
)
def test_a_module_that_cannot_be_loaded_shows_where(
    own_folder: Path, text: str, shown: str
) -> None:
    name = f"broken_{len(text)}"
    (own_folder / f"{name}.py").write_text(text)
    with pytest.raises(BotFailed) as failed:
        bots.make(f"{name}:Bot")
    assert failed.value.refusal.code == "bot-import"
    assert shown in failed.value.trace
    assert bool(shown) == bool(failed.value.trace)


def test_what_a_bot_may_answer() -> None:
    view = a_view()
    assert isinstance(bots.ask(Writer(), view), Move)
    with pytest.raises(BotFailed, match="no move but NoneType"):
        bots.ask(Mute(), view)
    with pytest.raises(BotFailed, match="lost"):
        bots.ask(Crash(1), view)

    class Short:
        def choose(self, view: View) -> str:
            return str(view.legal_moves()[0]).partition(": ")[2]

    class Liar:
        def choose(self, view: View) -> str:  # noqa: ARG002
            return "2: draw"

    assert bots.ask(Short(), view) is view.legal_moves()[0]  # type: ignore[arg-type]
    with pytest.raises(BotFailed, match="2: draw"):
        bots.ask(Liar(), view)  # type: ignore[arg-type]
    game = bornes.new("parker", 2, seed=3)
    game.hand_number = 2
    with pytest.raises(BotFailed, match="1: extend"):
        bots.ask(Cheat(), game.view(1))


def test_short_names() -> None:
    assert registry.short_name("steady") == "steady"
    assert registry.short_name("champion:playouts=3") == "champion"
    assert registry.short_name("my.bots:Eager:pace=2") == "Eager"
