"""Logs that are brought to a server by anybody: what no game can have led to is refused whole."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from bornes.server.table import entries as log
from bornes.server.table.carried import LARGEST, MOST_ENTRIES
from tests.support.carrier import begin
from tests.support.server_thread import Running, running

Body = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("forged")) as found:
        yield found


@pytest.fixture(scope="module")
def whole() -> Body:
    """A table as a device brings it, two people and some moves old."""
    return asyncio.run(begin("", "parker", ["me", "here"], seed=4)).body()


@pytest.fixture
def body(whole: Body) -> Body:
    return json.loads(json.dumps(whole))  # type: ignore[no-any-return]


def bring(server: Running, body: object) -> httpx.Response:
    return httpx.post(f"{server.address}/api/carried/tables", json=body, timeout=60)


def tables(server: Running) -> int:
    found: int = httpx.get(f"{server.address}/healthz").json()["tables"]
    return found


def refused(server: Running, body: object, code: str, status: int = 400) -> None:
    """It is refused in words, and nothing is kept of it."""
    before = tables(server)
    answer = bring(server, body)
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert (told["code"], bool(told["text"])) == (code, True)
    assert tables(server) == before


def entry(**fields: object) -> str:
    """An entry as it is kept."""
    return json.dumps({**fields, "v": [log.SCHEMA, log.ENGINE]}, separators=(",", ":"))


def change(body: Body, place: int, **fields: object) -> None:
    """Forge an entry."""
    body["entries"][place] = json.dumps({**json.loads(body["entries"][place]), **fields})


def first(body: Body, kind: str) -> int:
    """Where the first entry of a kind stands."""
    return next(n for n, text in enumerate(body["entries"]) if f'"type":"{kind}"' in text)


def times(body: Body, *given: float) -> None:
    for place, at in enumerate(given, start=3):
        change(body, place, at=at)


WRONG: dict[str, Callable[[Body], None]] = {
    "no entries": lambda body: body["entries"].clear(),
    "no beginning": lambda body: body["entries"].pop(0),
    "two beginnings": lambda body: body["entries"].insert(1, body["entries"][0]),
    "no json": lambda body: body["entries"].append("{"),
    "no object": lambda body: body["entries"].append("[]"),
    "no such entry": lambda body: body["entries"].append(entry(type="nosuch")),
    "a field too many": lambda body: change(body, 0, cheat=True),
    "another seed": lambda body: body["shuffles"][0].update(seed="1"),
    "no shuffle": lambda body: body["shuffles"].clear(),
    "a shuffle too many": lambda body: body["shuffles"].append(
        {"match": 2, "seed": "1", "salt": "x"}
    ),
    "another commitment": lambda body: change(body, 0, commitment="0" * 64),
    "more seats": lambda body: change(body, 0, seats=[{}] * 6),
    "other players": lambda body: change(body, 0, players=4),
    "a day that is not": lambda body: change(body, 0, daily="2026-11-19\n# lies"),
    "the deal of a day": lambda body: change(body, 0, daily="2026-11-19"),
    "rules to come": lambda body: change(body, 0, version=99),
    "a seat twice": lambda body: body["entries"].insert(2, body["entries"][1]),
    "a seat that is not": lambda body: change(body, 1, seat=9),
    "beside nobody": lambda body: change(body, 1, beside=2),
    "a move left out": lambda body: body["entries"].pop(first(body, "moved")),
    "an illegal move": lambda body: change(body, first(body, "moved"), move="1: play 300"),
    "no move": lambda body: change(body, first(body, "moved"), move="1: " + "x" * 5000),
    "begun twice": lambda body: body["entries"].append(entry(type="started")),
    "nothing to answer": lambda body: body["entries"].append(entry(type="declined", seat=1)),
    "answers closed": lambda body: body["entries"].append(entry(type="answers_closed")),
    "dealt too early": lambda body: body["entries"].append(entry(type="dealt")),
    "ready too early": lambda body: body["entries"].append(entry(type="said_ready", seat=1)),
    "another match": lambda body: body["entries"].append(entry(type="rematched")),
    "ended by nobody": lambda body: body["entries"].append(entry(type="abandoned")),
    "taken back": lambda body: body["entries"].append(entry(type="undone")),
    "nothing stood": lambda body: body["entries"].append(entry(type="move_stood")),
    "no clock": lambda body: body["entries"].append(entry(type="time_up", seat=1)),
    "back from nowhere": lambda body: body["entries"].append(entry(type="came_back", seat=1)),
    "a code": lambda body: body["entries"].append(
        entry(type="handover_offered", seat=1, code="c", until=1e12)
    ),
    "handed over": lambda body: body["entries"].append(
        entry(type="handed_over", seat=1, token="t")
    ),
    "time without end": lambda body: change(body, -1, at=1e300),
    "time that goes back": lambda body: times(body, 9.0, 8.0),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_no_game_led_to_is_refused(name: str, server: Running, body: Body) -> None:
    WRONG[name](body)
    refused(server, body, "server-carried-broken")


def test_what_is_no_message_is_refused(server: Running, body: Body) -> None:
    for wrong in (
        {},
        {**body, "more": 1},
        {**body, "key": "short"},
        {**body, "key": "k" * 42 + "\n"},
        {**body, "entries": [1]},
        {**body, "shuffles": [{"match": 1, "seed": "-1", "salt": "x"}]},
        {**body, "shuffles": [{"match": 1, "seed": "1", "salt": "x\n# lies"}]},
        {**body, "shuffles": [{"match": 1, "seed": "1", "salt": "x\n"}]},
    ):
        refused(server, wrong, "server-bad-message")


def test_a_log_that_ends_anywhere_is_a_table_or_none(server: Running, whole: Body) -> None:
    """Cut off after any entry, it is the table as it was then: or not begun yet."""
    entries = whole["entries"]
    begun = first(whole, "started")
    for end in range(1, len(entries) + 1):
        body = {**whole, "key": f"{end:043}", "entries": entries[:end]}
        if end <= begun:
            refused(server, body, "server-carried-over", 409)
        else:
            assert bring(server, body).status_code == 201


@pytest.mark.parametrize("most", [50, pytest.param(2000, marks=pytest.mark.long)])
def test_nothing_that_comes_breaks_the_server(most: int, server: Running, whole: Body) -> None:
    """Logs with anything changed in them: a table, or a refusal, and never a failure."""
    rand = random.Random(most)
    codes = set()
    for number in range(most):
        body = json.loads(json.dumps({**whole, "key": f"f{most}-{number:042}"}))
        spoil(body["entries"], rand)
        before = tables(server)
        answer = bring(server, body)
        assert answer.status_code in {201, 400, 409}, answer.text
        codes.add(answer.status_code)
        assert tables(server) == before + (answer.status_code == 201)
        if answer.status_code == 201:
            table = answer.json()["table"]["id"]
            assert httpx.get(f"{server.address}/api/tables/{table}").status_code == 200
    assert codes >= {201, 400}


def spoil(entries: list[str], rand: random.Random) -> None:
    """Change, drop, repeat or swap entries, or letters in them."""
    one, other = rand.randrange(len(entries)), rand.randrange(len(entries))
    match rand.randrange(5):
        case 0:
            del entries[one]
        case 1:
            entries.insert(other, entries[one])
        case 2:
            entries[one], entries[other] = entries[other], entries[one]
        case 3:
            text = entries[one]
            at = rand.randrange(len(text))
            entries[one] = text[:at] + rand.choice('0189"{}[],:xy \n') + text[at + 1 :]
        case _:
            told = json.loads(entries[one])
            field = rand.choice(list(told))
            told[field] = rand.choice([None, 0, 1, 7, -1, 1e9, "", "x", [], {}, True])
            entries[one] = json.dumps(told)


def test_what_is_too_long_is_refused(server: Running, body: Body) -> None:
    body["entries"] += [entry(type="dealt")] * MOST_ENTRIES
    refused(server, body, "server-carried-too-long", 413)
    body["entries"] = ["x" * LARGEST]
    refused(server, body, "server-too-large", 413)
    answer = bring(server, body)
    assert answer.json()["details"] == {"most": str(LARGEST)}


def test_a_log_of_tomorrow_is_refused(server: Running, body: Body) -> None:
    body["entries"][2] = body["entries"][2].replace(f"[{log.SCHEMA},", f"[{log.SCHEMA + 1},")
    refused(server, body, "server-carried-newer", 409)


def test_names_are_those_that_may_be_shown(server: Running, body: Body) -> None:
    change(body, 1, name="x" * 25)
    refused(server, body, "server-name")
    change(body, 1, name=" A\u202e\n B ")
    answer = bring(server, {**body, "key": "n" * 43})
    assert answer.json()["table"]["seats"][0]["name"] == "A B"


def test_bots_are_those_that_play_here(server: Running) -> None:
    found = asyncio.run(begin("", "parker", ["me", "steady"], seed=4)).body("b" * 43)
    seats = [{}, {"level": "bornes.arena:Anything"}]
    change(found, 0, seats=seats)
    refused(server, found, "unknown-bot")


def test_nobody_brings_too_many(tmp_path: Path, whole: Body) -> None:
    with running(tmp_path, tables_per_hour=2) as server:
        for number in range(2):
            assert bring(server, {**whole, "key": f"{number:043}"}).status_code == 201
        refused(server, {**whole, "key": "z" * 43}, "server-too-many-tables", 429)


def test_no_address_of_a_server_tells_a_log(server: Running, body: Body) -> None:
    """A device may bring its tables; a server's own leave it only when they are over."""
    made = bring(server, {**body, "key": "t" * 43}).json()
    table = f"{server.address}/api/tables/{made['table']['id']}"
    said = {"authorization": f"Bearer {made['token']}"}
    for path in ("carry", "stay", "log"):
        assert httpx.post(f"{table}/{path}", headers=said, json={}).status_code == 404
    secret = body["shuffles"][0]
    for path in ("", "/matches/1/record", "/matches/1/review", "/matches/1/moments/0"):
        answer = httpx.get(f"{table}{path}", headers=said)
        assert secret["seed"] not in answer.text
        assert secret["salt"] not in answer.text
    assert secret["seed"] not in json.dumps(made)


def test_keys_of_the_device_open_nothing(whole: Body, tmp_path: Path) -> None:
    """What a server keeps is its own: other hashes of other keys."""
    with running(tmp_path) as own:
        made = bring(own, whole).json()
        kept = own.application.rooms.services.store
        stored = asyncio.run_coroutine_threadsafe(kept.load(made["table"]["id"]), own.loop)
        found = stored.result(10)
    assert found is not None
    taken = [one for one in found.entries if isinstance(one, log.SeatTaken)]
    brought = [json.loads(text) for text in whole["entries"]]
    old = {one["token"] for one in brought if one["type"] == "seat_taken"}
    assert len(taken) == len(old) == 2
    assert not old & {one.token for one in taken}
    assert isinstance(found.entries[0], log.Created)
    assert found.entries[0].carried == 1
