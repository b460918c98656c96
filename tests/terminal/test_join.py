"""`bornes join`: a table of a real server, as a terminal sits at it."""

from __future__ import annotations

import asyncio
import http.server
import json
import random
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path

import httpx
import msgspec
import pytest

import bornes
from bornes import Game
from bornes.editions import EDITIONS
from bornes.engine.events import HandDealt
from bornes.locales import LANGUAGES, Messages
from bornes.locales.log_text import Company
from bornes.server.live.shown.views import Showing
from bornes.server.protocol.encoding import rules_info
from bornes.server.protocol.messages import SeatInfo, TableInfo, Update
from bornes.server.table.table import Moment as ServerMoment
from bornes.terminal.console import Console
from bornes.terminal.lines.arrival import join_by_lines
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.remote.link import Link, read_link
from bornes.terminal.remote.table import RemoteTable
from bornes.terminal.remote.visit import Guest, Visit
from bornes.terminal.screen.begin import app_before
from bornes.terminal.screen.setup.join_screen import JoinScreen
from bornes.terminal.session import Kind
from bornes.terminal.shown.road_map import whole_road
from bornes.terminal.shown.sheet import sheet_lines
from bornes.terminal.shown.table import table_shown
from tests.support.network import network
from tests.support.screen import running, scene
from tests.support.server_client import Client, ended, make_table, take_seat
from tests.support.server_thread import KnownSecrets, Running
from tests.support.server_thread import running as server_running
from tests.support.visits import at_end, play_on, until, visit

# --- links ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("http://127.0.0.1:8000/t/ab-C_1", Link("http://127.0.0.1:8000", "ab-C_1")),
        (" https://example.org/t/abc/ ", Link("https://example.org", "abc")),
        ("https://example.org/games/t/abc", Link("https://example.org/games", "abc")),
        ("https://example.org/t/abc#seat=s3cret", Link("https://example.org", "abc", "s3cret")),
        ("localhost:8000/t/abc", Link("http://localhost:8000", "abc")),
        ("example.org/t/abc", Link("https://example.org", "abc")),
        ("[::1]:80/t/abc", Link("http://[::1]:80", "abc")),
        ("wss://example.org/api/tables/abc/live", Link("https://example.org", "abc")),
    ],
)
def test_links_are_read_as_people_send_them(typed: str, meant: Link) -> None:
    assert read_link(typed) == meant


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("", "join-no-link"),
        ("ftp://example.org/t/abc", "join-no-link"),
        ("http://user@example.org/t/abc", "join-no-link"),
        ("http://example.org:port/t/abc", "join-no-link"),
        ("https://example.org/", "join-no-table-named"),
        ("https://example.org/t/", "join-no-table-named"),
        ("https://example.org/t/a/b", "join-no-table-named"),
    ],
)
def test_what_is_no_link_is_refused(typed: str, key: str) -> None:
    with pytest.raises(Mistake) as caught:
        read_link(typed)
    assert caught.value.key == key
    for language in LANGUAGES:
        assert explained(caught.value, Messages(language))


# --- from messages to a view ------------------------------------------------------


def told_of(game: Game) -> TableInfo:
    """A table in messages, without anybody at it."""
    rules = game.rules
    seats = [
        SeatInfo(
            seat=n,
            side=rules.side_of(n),
            kind="bot",
            name=None,
            level="steady",
            present=True,
            grace=None,
            ready=False,
            abandon=False,
            rematch=False,
            offered=False,
            agreed=(),
        )
        for n in rules.seats
    ]
    return TableInfo(
        id="table",
        edition=rules.edition,
        players=rules.players,
        options=dict(game.options),
        house=dict(game.house),
        rules=rules_info(rules),
        pause=8,
        bot_delay=0,
        deal_pause=None,
        status="playing",
        match=1,
        commitment="",
        next_commitment=None,
        opening=None,
        seats=seats,
        spectators=0,
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_from_messages_shows_the_same_table(edition: str) -> None:
    players = max(EDITIONS[edition].tables)
    game = bornes.new(edition, players, seed=5)
    messages = Messages("fr", edition)
    read = msgspec.json.Decoder(Update).decode
    lookers: list[int | None] = [1, 2, None]
    tables = {seat: RemoteTable(told_of(game)) for seat in lookers}
    for seat, table in tables.items():
        table.seat = seat
    chance, told = random.Random(edition), 0
    for _ in range(160):
        moment = ServerMoment(len(game.log), game, game.log[told:])
        told = len(game.log)
        for seat in lookers:
            table, real = tables[seat], game.view(seat)
            table.updated(read(Showing(moment, None).message_for(seat)))
            made, company = table.view, Company(game.rules, messages, seat)
            assert made is not None
            assert table_shown(made, company, messages) == table_shown(real, company, messages)
            assert made.events == real.events
            assert made.legal_moves() == real.legal_moves()
            assert sheet_lines(made, messages, 78) == sheet_lines(real, messages, 78)
            assert whole_road(made, messages, 78) == whole_road(real, messages, 78)
            assert (made.asked is None) == (real.asked is None)
        if game.phase == "over":
            break
        legal = game.legal_moves()
        useful = [move for move in legal if move.verb != "discard"] or legal
        game.apply(chance.choices(useful)[0])


# --- who is refused ---------------------------------------------------------------


@pytest.fixture(name="server", scope="module")
def fixture_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with server_running(tmp_path_factory.mktemp("server")) as found:
        yield found


def refused(url: str, folder: Path, language: str = "en", *, watch: bool = False) -> str:
    with pytest.raises(Mistake) as caught:
        Visit(Guest(url, watch=watch), language, folder / "seats.json")
    return explained(caught.value, Messages(language))


@contextmanager
def answering(path: str, body: bytes) -> Iterator[str]:
    """Some other server, which knows one address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == path else 404)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.05,))
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_what_is_no_table_is_refused_with_the_reason(server: Running, tmp_path: Path) -> None:
    address = server.address
    assert "There is no such table" in refused(f"{address}/t/nowhere", tmp_path)
    assert "Deze tafel is er niet" in refused(f"{address}/t/nowhere", tmp_path, "nl")
    assert "No server answers at http://127.0.0.1:1:" in refused("127.0.0.1:1/t/abc", tmp_path)
    with answering("/", b"<html>hello</html>") as other:
        assert "is not a Bornes server" in refused(f"{other}/t/abc", tmp_path)
    with answering("/api/choices", b'{"cars": 3}') as other:
        assert "is not a Bornes server" in refused(f"{other}/t/abc", tmp_path)
    newer = json.dumps({"version": 9, "longest_name": 20}).encode()
    with answering("/api/choices", newer) as other:
        assert "speaks version 9 of the protocol" in refused(f"{other}/t/abc", tmp_path)


def test_a_full_table_and_a_closed_one_are_refused(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "parker", ["me", "steady"])
    full = f"{server.address}/t/{table['id']}"
    assert "All seats of this table are taken. With --watch you can look on." in refused(
        full, tmp_path
    )
    table, _ = make_table(server.address, "parker", ["me", "steady"], spectators_allowed=False)
    closed = f"{server.address}/t/{table['id']}"
    assert "and it has no spectators" in refused(closed, tmp_path)
    assert "no spectators" in refused(closed, tmp_path, watch=True)


def test_a_seat_that_was_taken_meanwhile_is_refused(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "parker", ["me", "friend", "friend"])
    found = visit(server.address, table["id"], tmp_path, seat=2)
    take_seat(server.address, table["id"], seat=2)
    with pytest.raises(Mistake) as caught:
        found.sit()
    assert explained(caught.value, Messages("en")) == "Seat 2 is taken."


@pytest.mark.parametrize("package", ["msgspec", "websockets"])
def test_a_missing_package_is_refused_with_its_command(package: str) -> None:
    program = (
        f"import sys; sys.modules['{package}'] = None\n"
        "from bornes.cli import run\n"
        "sys.exit(run(['join', 'http://127.0.0.1:1/t/a', '--language', 'en']))"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 2
    assert f'the package {package}: pip install "bornes[terminal]" installs it.' in done.stderr


# --- at the table -----------------------------------------------------------------


def test_a_whole_match_by_two_terminals(server: Running, tmp_path: Path) -> None:
    """Of the end, both know the same, and the seats are kept for whoever comes back."""
    table, _ = make_table(server.address, "arche", ["friend", "friend"])

    async def play() -> None:
        ann = visit(server.address, table["id"], tmp_path / "ann", name="Ann").sit()
        bob = visit(server.address, table["id"], tmp_path / "bob", name="Bob").sit()
        await asyncio.gather(play_on(ann, at_end(ann)), play_on(bob, at_end(bob)))
        views = [each.moment().view for each in (ann, bob)]
        assert views[0] is not None
        assert views[1] is not None
        assert views[0].match_outcome == views[1].match_outcome
        assert views[0].scores == views[1].scores
        assert len(views[0].events) == len(views[1].events)
        for each in (ann, bob):
            assert f"/t/{table['id']}" not in "".join(each.farewell())
            assert "/matches/1/record" in "".join(each.farewell())
            await each.close()

    asyncio.run(play())


def test_whoever_comes_back_has_the_seat(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "parker", ["friend", "steady"], bot_delay=5)

    async def play() -> None:
        first = visit(server.address, table["id"], tmp_path).sit()
        await until(first, lambda: first.moment().view is not None)
        assert first.farewell() == [f"Your seat stays yours: bornes join {first.link}"]
        await first.close()
        again = visit(server.address, table["id"], tmp_path, name=None)
        assert again.is_settled
        second = again.sit()
        await until(second, lambda: second.moment().view is not None)
        assert second.table.seat == 1
        # One who gives the seat up is not taken back to it.
        second.wish("leave")
        await until(second, lambda: second.table.info.seats[0].kind == "open")
        await second.close()
        assert visit(server.address, table["id"], tmp_path, name=None).token is None

    asyncio.run(play())
    assert (tmp_path / "seats.json").stat().st_mode & 0o077 == 0


def test_a_seat_is_handed_over_by_its_link(server: Running, tmp_path: Path) -> None:
    table, token = make_table(server.address, "parker", ["me", "steady"], bot_delay=5)
    answer = httpx.post(
        f"{server.address}/api/tables/{table['id']}/handover",
        headers={"Authorization": f"Bearer {token}"},
        json={},
    )
    link = f"{table['id']}#seat={answer.json()['code']}"

    async def play() -> None:
        session = visit(server.address, link, tmp_path, name=None).sit()
        await until(session, lambda: session.moment().view is not None)
        assert session.table.seat == 1
        await session.close()

    asyncio.run(play())


def test_a_lost_connection_comes_back_and_says_so(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "arche", ["friend", "steady"])

    async def play() -> None:
        with network(int(server.address.rpartition(":")[2])) as cable:
            near = f"http://127.0.0.1:{cable.port}"
            session = visit(near, table["id"], tmp_path).sit()
            await play_on(session, lambda: len(session.table.events) > 12)
            before = len(session.table.events)
            cable.refusing = True
            cable.cut()
            await until(session, lambda: "Trying again" in session.moment().note)
            assert session.moment().legal == ()
            cable.calm()
            told: list[str] = []

            def back() -> bool:
                told.extend(session.tidings())
                return any("Connected again" in text for text in told)

            await until(session, back)
            assert any("The connection is lost" in text for text in told)
            assert len(session.table.events) >= before
            await play_on(session, at_end(session))
            view = session.moment().view
            assert view is not None
            numbers = [each.hand_number for each in view.events if type(each) is HandDealt]
            assert numbers == sorted(set(numbers))
            await session.close()

    asyncio.run(play())


def test_phrases_are_said_and_heard(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "parker", ["friend", "friend", "steady"], bot_delay=5)

    async def play() -> None:
        ann = visit(server.address, table["id"], tmp_path / "ann", name="Ann").sit()
        bob = visit(server.address, table["id"], tmp_path / "bob", name="Bob", language="nl").sit()
        for each in (ann, bob):
            await until(each, lambda each=each: each.moment().view is not None)  # type: ignore[misc]
        said = [wish for wish in ann.moment().wishes if wish.name.startswith("say ")]
        assert said[0].text == "Say: Hello!"
        ann.wish(said[0].name)
        heard: list[str] = []

        def hears() -> bool:
            heard.extend(bob.tidings())
            return bool(heard)

        await until(bob, hears)
        assert heard == ["Ann zegt: Hallo!"]
        await asyncio.gather(ann.close(), bob.close())

    asyncio.run(play())


def test_hints_where_the_server_gives_them(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "arche", ["friend", "friend"])

    async def play() -> None:
        ann = visit(server.address, table["id"], tmp_path / "ann", name="Ann").sit()
        bob = visit(server.address, table["id"], tmp_path / "bob", name="Bob").sit()
        await until(ann, lambda: ann.moment().view is not None)
        asked = asyncio.create_task(ann.hints())
        await until(ann, asked.done)
        with pytest.raises(Mistake) as caught:
            asked.result()
        assert "only where you play against bots" in explained(caught.value, Messages("en"))
        await asyncio.gather(ann.close(), bob.close())

    asyncio.run(play())


# --- as it is shown ---------------------------------------------------------------


def test_a_name_and_a_seat_are_chosen_on_the_screen(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "dujardin", ["friend", "friend", "steady"])

    async def play() -> None:
        found = visit(server.address, table["id"], tmp_path, name=None, language="fr")
        async with running(app_before(found)) as at:
            assert isinstance(at.app.screen, JoinScreen)
            await at.press(*"Zoe", "f2")
            await at.until(lambda: not isinstance(at.app.screen, JoinScreen))
            await at.until_kind(Kind.LOBBY)
            await at.until_text("Place 1\N{NO-BREAK SPACE}: Zoe (vous)")
            assert f"/t/{table['id']}" in at.text
            await at.press("b")
            await at.until(lambda: at.table.shown is not None)
            assert "Zoe" not in at.text  # it is “you” who plays
            await at.press("q")
            await at.until_text("Votre place reste la vôtre")

    scene(play)


def holding() -> int:
    """A seed by which seat 1 can attack seat 2 at once, and seat 2 can answer."""
    for seed in range(1000):
        first, second = (bornes.new("dujardin", 2, seed=seed).view(n).hand for n in (1, 2))
        if "speed_limit" in first and "right_of_way" in second:
            return seed
    raise AssertionError


def test_a_coup_fourre_is_asked_with_the_time_left(tmp_path: Path) -> None:
    """The hazard comes from somebody else, so that a clock decides."""
    with server_running(tmp_path / "server", KnownSecrets(holding())) as server:
        table, token = make_table(server.address, "dujardin", ["me", "friend"], pause=60)
        other = Client(server.address, table["id"], token)

        async def play() -> None:
            app = app_before(visit(server.address, table["id"], tmp_path))
            async with other, running(app) as at:
                await other.until(lambda _: other.own is not None and other.own["legal"])
                move = "1: play speed_limit on B"
                await other.send({"type": "move", "move": move, "seq": other.seq})
                await at.until_text("Coup fourré!")
                await at.until(lambda: re.search(r"5\d seconds left", at.text) is not None)
                assert "Ann attacks with Speed Limit." in at.text
                await at.press("c")
                await at.until_text("✦ Right of Way (coup fourré)")

        scene(play)


def test_a_match_line_by_line_over_a_pipe(server: Running, tmp_path: Path) -> None:
    table, _ = make_table(server.address, "arche", ["friend", "steady"])
    page = StringIO()
    console = Console(StringIO("1\n" * 3000), page, 78)
    assert join_by_lines(visit(server.address, table["id"], tmp_path), console) == 0
    text = page.getvalue()
    assert "Seat 1: Free" in text
    assert "wins the match" in text or "win the match" in text or "You have won" in text
    assert "/matches/1/record" in text
    assert max(map(len, text.splitlines())) <= 100


def test_somebody_looks_on_line_by_line(server: Running, tmp_path: Path) -> None:
    table, token = make_table(server.address, "arche", ["me", "steady"])
    player = Client(server.address, table["id"], token)
    page = StringIO()

    def look() -> None:
        console = Console(StringIO(), page, 78)
        assert join_by_lines(visit(server.address, table["id"], tmp_path, watch=True), console) == 0

    async def play() -> None:
        async with player:
            looking = asyncio.create_task(asyncio.to_thread(look))
            await player.until(lambda _: player.info["spectators"] == 1)
            await player.play(random.Random(2), ended)
            await looking

    asyncio.run(play())
    assert "You are watching." in page.getvalue()
    assert "match" in page.getvalue()
