"""A table that begins from a prepared moment: as it was, kept, marked, and for one person alone."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import httpx
import pytest

import bornes
from bornes.editions import RULES_VERSION
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refused
from bornes.game import Game
from bornes.notation.writer import write_position
from bornes.review.timeline import Timeline
from bornes.server.http.new_tables import moment_at
from bornes.server.table import entries as log
from bornes.server.table.apply import replayed
from bornes.server.table.commitment import Shuffle
from bornes.server.table.match_start import check_beginning, moment_as_beginning
from bornes.server.table.records import exported
from bornes.server.table.table import Table
from bornes.server.table.verify import verify
from tests.support.games import PLAIN, WITH_OPTIONS
from tests.support.games import Table as Kind
from tests.support.server_client import SHORT, Client, ended, make_table
from tests.support.server_thread import Running, running

SHUFFLE = Shuffle(2**200 + 7, "salt")
_LIVELY = (Verb.PLAY, Verb.DRAW, Verb.COUP_FOURRE, Verb.FINISH)


def a_match(kind: Kind, seed: int, most: int = 160) -> Game:
    """A match of a table, at random, to its end or to so many moves."""
    game, rand = kind.new(seed), random.Random(seed)
    while game.match_outcome is None and len(game.moves) < most:
        if game.phase == "over":
            game.deal()
        moves = game.legal_moves()
        lively = [move for move in moves if move.verb in _LIVELY]
        game.apply(rand.choice(lively or moves))
    return game


def prepared(game: Game, moves: list[Move], seat: int) -> list[log.AnyEntry]:
    """The log of a table that begins there, with one person."""
    seats = [log.Planned(None if at == seat else "novice") for at in game.rules.seats]
    opening = log.Created(
        edition=game.rules.edition,
        players=game.rules.players,
        seats=tuple(seats),
        commitment=SHUFFLE.commitment,
        options=game.options,
        house=game.house,
        version=RULES_VERSION,
        beginning=moment_as_beginning(game),
    )
    entries: list[log.AnyEntry] = [opening, log.SeatTaken(seat, "Ann", "token"), log.Started()]
    return entries + [log.Moved(str(move)) for move in moves]


def read_again(entries: list[log.AnyEntry]) -> Table:
    """The table as a server has it that was killed, and reads its log."""
    kept = [log.encode(entry) for entry in entries]
    again = [log.decode(line) for line in kept]
    assert again == entries
    return replayed("t", {1: SHUFFLE}, again)


@pytest.mark.parametrize("edition", bornes.EDITIONS)
def test_a_moment_begins_a_table_as_it_was(edition: str) -> None:
    check_moments(Kind(edition, 2), most=60)


@pytest.mark.long
@pytest.mark.parametrize("kind", PLAIN + WITH_OPTIONS, ids=str)
def test_any_moment_begins_a_table_as_it_was(kind: Kind) -> None:
    check_moments(kind, most=300)


def check_moments(kind: Kind, most: int) -> None:
    record = a_match(kind, 5, most).record()
    timeline = Timeline(record)
    for step in range(len(timeline.stops) + 1):
        was = timeline.at(step)
        if was.phase == "over" or (step % 7 and was.phase != "react"):
            continue
        game, moves = moment_at(record, step)
        seat = was.to_act
        assert seat is not None
        table = read_again(prepared(game, moves, seat))
        assert table.now is not None
        now = table.now.game_for(seat)
        view, before = now.view(seat), was.view(seat)
        assert table.game.seed == SHUFFLE.seed
        assert view.legal_moves() == before.legal_moves()
        assert now.hands == was.hands
        assert (view.sides, view.scores, view.discards) == (
            before.sides,
            before.scores,
            before.discards,
        )
        assert (table.window is not None) == (was.phase == "react")
        mine, theirs = write_position(now), write_position(was)
        for whole in (mine, theirs):
            del whole["position"]["seed"]  # type: ignore[attr-defined]
        assert mine == theirs


def test_answers_are_open_where_a_moment_asks_for_one() -> None:
    """The hazard is played again, so that its answer can be another one."""
    found = 0
    for seed in range(6):
        record = a_match(Kind("parker", 2), seed).record()
        timeline = Timeline(record)
        for step in range(1, len(timeline.stops)):
            if timeline.at(step).phase != "react":
                continue
            game, moves = moment_at(record, step)
            assert len(moves) == 1
            seat = timeline.at(step).to_act
            assert seat is not None
            table = read_again(prepared(game, moves, seat))
            assert table.window is not None
            assert table.window.offers[seat].legal_moves()[0].verb is Verb.COUP_FOURRE
            found += 1
    assert found


def test_the_next_match_is_dealt() -> None:
    game, moves = moment_at(a_match(Kind("arche", 2), 3, 10_000).record(), 20)
    entries = prepared(game, moves, 1)
    other = Shuffle(99, "other")
    entries += [log.RematchVoted(1, other.commitment), log.Rematched()]
    table = replayed("t", {1: SHUFFLE, 2: other}, entries)
    assert table.game.opening is None
    assert table.game == bornes.new("arche", 2, seed=99, options=game.options, house=game.house)


def test_with_other_people_it_is_refused() -> None:
    game, _ = moment_at(a_match(Kind("parker", 3), 1).record(), 10)
    opening = prepared(game, [], 1)[0]
    assert isinstance(opening, log.Created)
    check_beginning(opening)
    for seats in ((None, None, "steady"), ("steady", "steady", "steady")):
        other = log.Created(
            opening.edition,
            3,
            tuple(log.Planned(level) for level in seats),
            "c",
            beginning=opening.beginning,
        )
        with pytest.raises(Refused, match="one person"):
            check_beginning(other)


def test_its_record_says_so_and_its_cards_are_not_vouched_for(tmp_path: Path) -> None:
    game, moves = moment_at(a_match(Kind("arche", 2), 3, 10_000).record(), 20)
    entries = prepared(game, moves, 1)
    table = replayed("t", {1: SHUFFLE}, entries)
    rand = random.Random(4)
    while table.status == "playing":
        assert table.now is not None
        window = table.window
        entry: log.AnyEntry
        if window is not None:
            seat = next(iter(window.offers))
            entry = log.Moved(str(rand.choice(window.offers[seat].legal_moves())))
        elif table.hand_over():
            entry = log.Dealt()
        else:
            entry = log.Moved(str(rand.choice(table.game.legal_moves())))
        entries.append(entry)
        table = replayed("t", {1: SHUFFLE}, entries)
    file = tmp_path / "match.txt"
    file.write_text(exported(table, 1), "utf-8")
    assert "# begun from a moment of another match" in file.read_text("utf-8")
    assert bornes.replay(file.read_text("utf-8")).record() == table.game.record()
    with pytest.raises(Refused, match="did not begin with a deal"):
        verify(file)


# --- over the network -------------------------------------------------------------


def a_finished_table(server: Running) -> Client:
    options = SHORT.get("arche", {})
    table, token = make_table(server.address, "arche", ["me", "novice"], options=options)
    client = Client(server.address, table["id"], token)

    async def scene() -> None:
        async with client:
            await client.play(random.Random(1), ended)

    asyncio.run(asyncio.wait_for(scene(), 60))
    return client


def play_on(server: Running, client: Client, step: int, **body: object) -> httpx.Response:
    path = f"{server.address}/api/tables/{client.table}/matches/1/moments/{step}/tables"
    return httpx.post(path, json={"name": "Ann", "bot_delay": 0, **body})


def test_a_finished_match_is_played_on_and_outlives_the_server(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        finished = a_finished_table(server)
        match = f"{server.address}/api/tables/{finished.table}/matches/1"
        timeline = Timeline(httpx.get(f"{match}/record").text)
        step = next(
            at
            for at in range(12, len(timeline.stops))
            if timeline.at(at).phase == "play" and timeline.at(at).to_act == 1
        )
        made = play_on(server, finished, step)
        assert made.status_code == 201
        seated = made.json()
        assert (seated["seat"], seated["table"]["beginning"]) == (1, "moment")
        assert [seat["kind"] for seat in seated["table"]["seats"]] == ["person", "bot"]
        table = Client(server.address, seated["table"]["id"], seated["token"])

        async def first() -> None:
            async with table:
                assert table.own is not None
                assert table.own["hand"] == [str(card) for card in timeline.at(step).view(1).hand]
                move = next(
                    move for move in table.own["legal"] if move["text"] != str(timeline.stops[step])
                )
                await table.ask({"type": "move", "move": move["text"], "seq": table.seq})

        asyncio.run(asyncio.wait_for(first(), 60))
        seen = table.open, table.own
    with running(tmp_path) as server:
        again = Client(server.address, table.table, table.token)

        async def second() -> None:
            async with again:
                if again.seq == table.seq:
                    assert (again.open, again.own) == seen
                await again.play(random.Random(2), ended)

        asyncio.run(asyncio.wait_for(second(), 60))
        assert again.info["beginning"] == "moment"
        review = httpx.get(f"{server.address}/api/tables/{again.table}/matches/1/review").json()
        assert review["stops"]


def test_what_is_no_moment_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        finished = a_finished_table(server)
        running_table, _ = make_table(server.address, "arche", ["me", "novice"])
        unfinished = Client(server.address, running_table["id"])
        last = httpx.get(f"{server.address}/api/tables/{finished.table}/matches/1/review").json()[
            "stops"
        ]
        refused = {
            "server-no-step": play_on(server, finished, len(last) + 1),
            "no-running-hand": play_on(server, finished, len(last)),
            "no-such-seat": play_on(server, finished, 3, seat=5),
            "server-record-later": play_on(server, unfinished, 0),
        }
        assert {name: answer.json()["code"] for name, answer in refused.items()} == {
            name: name for name in refused
        }
