"""Several people on one device: a token for each of them, and nothing of one for another."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Iterator, Mapping
from typing import Any

import httpx
import pytest

import bornes
from bornes import Game
from bornes.server.table import match_start
from tests.support.server_client import SHORT, Client, Message, ended, everybody
from tests.support.server_thread import Running, running

FILLER = ["25", "25", "50", "50", "75"]
ROLLING = {"battle": ["roll"], "distance": [100]}
ME = {"kind": "me", "name": "Ann"}
BOB = {"kind": "here", "name": "Bob", "car": "van"}
BOT = {"kind": "bot", "level": "novice"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("device"), shortest_pause=0.3) as found:
        yield found


@pytest.fixture
def http(server: Running) -> Iterator[httpx.Client]:
    """A browser: it keeps its cookies."""
    with httpx.Client(base_url=server.address) as client:
        yield client


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


def ask(http: httpx.Client, *seats: Mapping[str, Any], **settings: object) -> httpx.Response:
    body = {"edition": "parker", "seats": seats, "bot_delay": 0, "pause": 0.3, **settings}
    return http.post("/api/tables", json=body)


def made(http: httpx.Client, *seats: Mapping[str, Any], **settings: object) -> Message:
    answer = ask(http, *seats, **settings)
    assert answer.status_code == 201, answer.text
    found: Message = answer.json()
    return found


def clients(server: Running, table: Message) -> list[Client]:
    tokens = {table["seat"]: table["token"]}
    tokens |= {each["seat"]: each["token"] for each in table["here"]}
    return [Client(server.address, table["table"]["id"], tokens[seat]) for seat in sorted(tokens)]


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code")


def test_each_of_them_has_a_token_of_their_own_and_all_are_told(
    server: Running, http: httpx.Client
) -> None:
    table = made(http, BOB, ME, BOT)
    assert [each["seat"] for each in table["here"]] == [1]
    seats = table["table"]["seats"]
    assert [seat["beside"] for seat in seats] == [2, None, None]
    assert (seats[0]["name"], seats[0]["car"]) == ("Bob", "van")
    assert table["table"]["status"] == "playing"

    async def scene() -> None:
        async with clients(server, table)[0] as bob, clients(server, table)[1] as ann:
            assert (bob.seat, ann.seat) == (1, 2)
            assert bob.token != ann.token

    run(scene())


def test_others_on_a_device_need_somebody_whose_it_is(http: httpx.Client) -> None:
    assert code(ask(http, BOB, BOT)) == (400, "server-here-without-me")
    assert code(ask(http, ME, ME)) == (400, "server-one-me")


def test_only_days_go_with_a_device_that_goes_round(http: httpx.Client) -> None:
    clock = {"kind": "move", "seconds": 60}
    assert code(ask(http, ME, BOB, clock=clock)) == (400, "server-clock-pause")
    made(http, ME, BOB, clock={"kind": "days", "seconds": 86400})


def test_no_browser_is_given_a_seat_that_was_not_declared(
    server: Running, http: httpx.Client
) -> None:
    table = made(http, ME, BOB, {"kind": "friend"})
    url = f"/api/tables/{table['table']['id']}"
    assert code(http.post(f"{url}/seats", json={"name": "Eve"})) == (403, "server-second-seat")

    async def scene() -> None:
        friend = httpx.post(f"{server.address}{url}/seats", json={"name": "Eve"}).json()
        ann, bob = clients(server, table)
        async with ann, bob:
            # A seat of this device may be had back, and no other.
            await bob.send({"type": "leave", "offer": True})
            await ann.until(lambda _: ann.info["seats"][1]["offered"])
            assert ann.info["seats"][1]["beside"] is None
            async with Client(server.address, ann.table, friend["token"]) as eve:
                await eve.send({"type": "leave", "offer": True})
                await ann.until(lambda _: ann.info["seats"][2]["offered"])
            wish = {"name": "Eve", "seat": 3}
            assert code(http.post(f"{url}/seats", json=wish)) == (403, "server-second-seat")
            assert http.post(f"{url}/seats", json={"name": "Bob", "seat": 2}).status_code == 201

    run(scene())


def test_a_seat_that_goes_to_another_device_is_beside_nobody(
    server: Running, http: httpx.Client
) -> None:
    table = made(http, ME, BOB)
    url = f"/api/tables/{table['table']['id']}/handover"
    key = {"Authorization": f"Bearer {table['here'][0]['token']}"}
    given = http.post(url, headers=key).json()
    assert given["seat"] == 2
    taken = httpx.post(f"{server.address}{url}/redeem", json={"code": given["code"]}).json()
    assert taken["table"]["seats"][1]["beside"] is None
    # Who has one seat in hand is given no other of that device.
    given = http.post(url, headers={"Authorization": f"Bearer {table['token']}"}).json()
    other = httpx.post(
        f"{server.address}{url}/redeem",
        json={"code": given["code"]},
        headers={"Authorization": f"Bearer {taken['token']}"},
    )
    assert code(other) == (403, "server-second-seat")


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Let the next table begin with seat 1 about to stop seat 2, which holds a certain card."""

    def deal(held: str) -> None:
        position = {
            "edition": "parker",
            "players": 3,
            "position": {
                "to_play": 1,
                "hands": {1: ["stop", *FILLER, "100"], 2: [held, *FILLER]},
                "draw": ["75"] * 5 + ["100"] * 8,
                "sides": {"A": ROLLING, "B": ROLLING, "C": ROLLING},
            },
        }

        def new(*_: object, **__: object) -> Game:
            return bornes.position(position)

        monkeypatch.setattr(match_start, "new", new)

    return deal


def test_answers_wait_for_whoever_might_have_one_whatever_they_hold(
    server: Running, http: httpx.Client, dealt: Callable[[str], None]
) -> None:
    """The one who attacked is sent the same, to the byte, whether or not there is an answer."""
    seen: list[list[str]] = []

    async def scene() -> None:
        ann, bob, cleo = found = clients(server, made(http, ME, BOB, {**BOB, "name": "Cleo"}))
        async with ann, bob, cleo:
            before = len(ann.received)
            await ann.send({"type": "move", "move": "1: play stop on B", "seq": ann.seq})
            for client in found:
                await client.until(lambda message: message["type"] == "update")
            assert ann.answer is not None
            assert (ann.answer["waiting"], ann.answer["seats"]) == ("all", [2])
            await asyncio.sleep(0.6)  # longer than the pause: nobody is passed over
            assert bob.answer is not None
            await bob.send({"type": "decline", "seq": bob.seq})
            await ann.until(lambda m: m["type"] == "update" and not m["answer"])
            seen.append([text for text in ann.received[before:] if '"type":"update"' in text])

    for held in ("right_of_way", "gasoline"):
        dealt(held)
        run(scene())
    assert seen[0] == seen[1]


@pytest.mark.parametrize("edition", ["parker", "volant"])
def test_no_message_for_one_seat_has_a_card_that_only_another_may_see(
    server: Running, http: httpx.Client, edition: str
) -> None:
    """Whatever is said of cards of the hand is said in `own`, and drawn cards to who drew them."""
    options = SHORT[edition]
    table = made(http, ME, BOB, {**BOB, "name": "Cleo"}, edition=edition, options=options)
    found = clients(server, table)
    run(everybody(found, 7, wish=_speaks_up))
    assert all(ended(client) for client in found)
    for client in found:
        for text in client.received:
            message = json.loads(text)
            _check_events(message.get("events", []), client.seat)
            hands = [path for path in _paths(message) if path[-1] in {"hand", "hands"}]
            assert set(hands) <= {("own", "hand"), ("events", "hands")}, hands


def _speaks_up(client: Client, rand: random.Random) -> Message | None:
    """What a client does next; it says so where it might answer and can't."""
    answer = client.answer
    if answer is None or client.seat not in answer["seats"] or client.seat in answer["declined"]:
        return client.wish(rand)
    return client.wish(rand) or {"type": "decline", "seq": client.seq}


def _check_events(events: list[Message], seat: int | None) -> None:
    for event in events:
        if event["type"] == "card_drawn" and event["seat"] != seat:
            assert event.get("card") is None, event
        if event["type"] == "hand_dealt":
            known = [number for number, hand in enumerate(event["hands"], 1) if hand is not None]
            assert known == [seat], event


def _paths(part: object, at: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if isinstance(part, dict):
        for name, value in part.items():
            if isinstance(value, (dict, list)):
                yield (*at, name)
            yield from _paths(value, (*at, name))
    elif isinstance(part, list):
        for value in part:
            yield from _paths(value, at)


def test_a_device_comes_back_after_a_restart(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("again")
    with running(folder) as server, httpx.Client(base_url=server.address) as http:
        table = made(http, ME, BOB)
    with running(folder) as server:

        async def scene() -> None:
            ann, bob = clients(server, table)
            async with ann, bob:
                assert [seat["beside"] for seat in bob.info["seats"]] == [None, 1]
                rand = random.Random(3)
                turn = ann if ann.own and ann.own["legal"] else bob
                wish = turn.wish(rand)
                assert wish is not None
                assert (await turn.ask(wish))["type"] == "update"

        run(scene())
