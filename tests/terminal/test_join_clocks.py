"""At a terminal one sees the clocks of a table, comes back after one's time, and hears who lost."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bornes.locales import Messages
from bornes.terminal.remote.clocks import clock_text
from bornes.terminal.session import Kind, Session
from tests.support.server_client import make_table
from tests.support.server_thread import Running, running
from tests.support.visits import play_on, until, visit


@pytest.fixture(name="server", scope="module")
def fixture_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("server"), shortest_clock=0.1) as found:
        yield found


def test_times_are_shown_as_clocks_show_them() -> None:
    words = Messages("en")
    shown = [clock_text(seconds, words) for seconds in (0, 0.2, 61, 3599.5, 7322, 180_000, -3)]
    assert shown == ["0:00", "0:01", "1:01", "1:00:00", "2:02:02", "2 d 2 h", "0:00"]


def time_of(session: Session) -> str | None:
    """What is left to Ann, whose clock runs, where Bob has all his time."""
    found = re.search(r"▸Ann (\d+:\d\d) Bob 10:00", session.moment().note)
    return None if found is None else found[1]


def test_the_clocks_are_in_the_note_and_run(server: Running, tmp_path: Path) -> None:
    clock = {"kind": "match", "seconds": 600}
    table, _ = make_table(server.address, "dujardin", ["friend", "friend"], clock=clock)

    async def play() -> None:
        ann = visit(server.address, table["id"], tmp_path / "ann", name="Ann").sit()
        bob = visit(server.address, table["id"], tmp_path / "bob", name="Bob").sit()
        for each in (ann, bob):
            await until(each, lambda each=each: time_of(each) is not None)  # type: ignore[misc]
            first = time_of(each)
            await until(each, lambda each=each, first=first: time_of(each) != first)  # type: ignore[misc]
            later = time_of(each)
            assert first is not None
            assert later is not None
            assert "8:00" < later < first <= "9:60" or first == "10:00"
        # After a safety it is her turn again.
        await play_on(ann, lambda: "▸Ann" not in ann.moment().note)
        await until(bob, lambda: "▸Ann" not in bob.moment().note)
        for each in (ann, bob):
            await each.close()

    asyncio.run(play())


def test_one_comes_back_after_the_time_was_up(server: Running, tmp_path: Path) -> None:
    clock = {"kind": "move", "seconds": 0.3}
    table, _ = make_table(
        server.address, "dujardin", ["friend", "steady"], clock=clock, bot_delay=5
    )

    async def play() -> None:
        ann = visit(server.address, table["id"], tmp_path, name="Ann").sit()
        await until(ann, lambda: "Your time was up" in ann.moment().note)
        assert "back" in [wish.name for wish in ann.moment().wishes]
        ann.wish("back")
        await until(ann, lambda: "Your time was up" not in ann.moment().note)
        await ann.close()

    asyncio.run(play())


def test_whose_time_was_up_is_told_at_the_end(server: Running, tmp_path: Path) -> None:
    clock = {"kind": "match", "seconds": 0.3, "out": "lose"}
    table, _ = make_table(server.address, "dujardin", ["friend", "steady"], clock=clock)

    async def play() -> None:
        ann = visit(server.address, table["id"], tmp_path, name="Ann").sit()
        await until(ann, lambda: ann.moment().kind is Kind.MATCH_ENDED)
        moment = ann.moment()
        assert "Ann ran out of time" in moment.note
        assert moment.view is not None
        assert moment.view.match_outcome is not None
        assert moment.view.match_outcome.winners == ("B",)
        await ann.close()

    asyncio.run(play())
