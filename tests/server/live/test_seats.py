"""Seats and who has them: tokens, coming back, handing over, leaving, votes, rematches."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import bornes
from bornes import Refused
from bornes.locales import Messages
from bornes.server.table.commitment import commitment_to
from bornes.server.table.verify import verify
from tests.support.server_client import SHORT, Client, ended, make_table, take_seat
from tests.support.server_thread import Running, running


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Running]:
    """A server where nobody plays for those who take their time."""
    with running(tmp_path, grace=60) as found:
        yield found


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("seats"), grace=0.2) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def two_people(server: Running, **settings: object) -> tuple[Client, Client]:
    table, token = make_table(server.address, "parker", ["me", "friend"], **settings)
    other = take_seat(server.address, table["id"])
    return (
        Client(server.address, table["id"], token),
        Client(server.address, table["id"], other["token"]),
    )


def seat_of(client: Client, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = client.info["seats"][seat - 1]
    return found


async def until_seat(client: Client, seat: int, **wanted: object) -> None:
    while any(seat_of(client, seat)[name] != value for name, value in wanted.items()):
        await client.next()


# --- taking a seat ----------------------------------------------------------------


def test_a_table_begins_when_all_seats_are_taken(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "friend", "novice"])
        async with Client(server.address, table["id"], token) as me:
            assert me.info["status"] == "waiting"
            assert me.open is None
            take_seat(server.address, table["id"], "Bob")
            await me.until(lambda message: message["type"] == "update")
            assert me.info["status"] == "playing"
            assert [seat["name"] for seat in me.info["seats"]] == ["Ann", "Bob", None]
            assert me.own is not None
            assert len(me.own["hand"]) in {6, 7}

    run(scene())


def test_a_seat_can_be_given_to_a_bot_before_the_match(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "friend"])
        async with Client(server.address, table["id"], token) as me:
            answer = await me.ask({"type": "fill_seat", "seat": 1, "level": "novice"})
            assert answer["code"] == "server-seat-taken"
            await me.send({"type": "fill_seat", "seat": 2, "level": "novice"})
            await me.until(lambda message: message["type"] == "update")
            assert seat_of(me, 2)["kind"] == "bot"

    run(scene())


def test_nobody_takes_a_taken_seat(server: Running) -> None:
    table, _ = make_table(server.address, "parker", ["me", "friend"])
    url = f"{server.address}/api/tables/{table['id']}/seats"
    answer = httpx.post(url, json={"name": "Eve", "seat": 1})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-seat-taken")
    assert httpx.post(url, json={"name": "Eve", "seat": 2}).status_code == 201
    answer = httpx.post(url, json={"name": "Eve"})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-no-free-seat")


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\x07"])
def test_a_name_must_be_one(server: Running, name: str) -> None:
    table, _ = make_table(server.address, "parker", ["me", "friend"])
    answer = httpx.post(f"{server.address}/api/tables/{table['id']}/seats", json={"name": name})
    assert (answer.status_code, answer.json()["code"]) == (400, "server-name")


def test_who_only_looks_on_sees_no_hand_and_does_nothing(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me, other, Client(server.address, me.table) as looker:
            assert looker.seat is None
            assert looker.own is None
            assert looker.events[0]["hands"] == [None, None]
            assert me.events[0]["hands"][1] is None
            for wish in ({"type": "move", "move": "1: draw", "seq": looker.seq}, {"type": "leave"}):
                assert (await looker.ask(wish))["code"] == "server-not-seated"

    run(scene())


# --- keys -------------------------------------------------------------------------


@pytest.mark.parametrize("token", ["", "x", "é" * 40, "another", None])
def test_the_token_of_a_stranger_opens_nothing(server: Running, token: str | None) -> None:
    async def scene() -> None:
        me, _ = two_people(server)
        stranger, _ = two_people(server)
        wrong = stranger.token if token is None else token
        async with Client(server.address, me.table) as looker:
            looker.token = wrong
            answer = await looker.hello()
            assert (answer["type"], answer["code"]) == ("refused", "server-token")
            assert looker.seat is None
        url = f"{server.address}/api/tables/{me.table}/handover"
        headers = {"Authorization": f"Bearer x{(wrong or '').encode().hex()}"}
        assert httpx.post(url, headers=headers).status_code == 401
        assert httpx.post(url).json()["code"] == "server-token-needed"

    run(scene())


def test_a_seat_is_handed_to_another_device(patient: Running) -> None:
    async def scene() -> None:
        me, other = two_people(patient)
        async with me, other:
            url = f"{patient.address}/api/tables/{me.table}/handover"
            offer = httpx.post(url, headers={"Authorization": f"Bearer {me.token}"}).json()
            taken = httpx.post(f"{url}/redeem", json={"code": offer["code"]})
            assert taken.json()["seat"] == 1
            bye = await me.until(lambda message: message["type"] == "bye")
            assert bye["reason"] == "handed_over"
            with pytest.raises(ConnectionClosed):
                await me.next()
            again = httpx.post(f"{url}/redeem", json={"code": offer["code"]})
            assert (again.status_code, again.json()["code"]) == (403, "server-code")
            async with Client(patient.address, me.table, taken.json()["token"]) as device:
                assert device.seat == 1
                assert device.own == me.own
            async with Client(patient.address, me.table) as old:
                old.token = me.token
                assert (await old.hello())["code"] == "server-token"

    run(scene())


# --- going and coming -------------------------------------------------------------


def test_who_comes_back_catches_up_from_where_they_were(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me, other:
            await other.close()
            before = other.seq
            rand = random.Random(1)
            while me.seq < before + 3:
                wish = me.wish(rand)
                if wish is None:
                    break
                await me.send(wish)
                await me.until(lambda message: message["type"] == "update")
            await other.connect()
            assert other.seq == me.seq
            assert other.base == 0
            assert len(other.events) == other.seq
            assert other.open == me.open

    run(scene())


def test_a_bot_plays_for_who_is_away_until_they_are_back(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me:
            await other.connect()
            await until_seat(me, 2, present=True)
            await other.close()
            await until_seat(me, 2, present=False)
            assert seat_of(me, 2)["grace"] > 0
            await until_seat(me, 2, level="steady")
            assert seat_of(me, 2)["name"] == "Bob"
            await me.play(random.Random(2), lambda client: client.seq > 12)
            async with other:
                assert other.seat == 2
                await until_seat(me, 2, level=None, present=True)

    run(scene())


def test_a_seat_that_was_left_is_free(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me, other:
            await other.send({"type": "leave", "offer": True})
            await until_seat(me, 2, kind="open", level="steady")
            welcome = await other.until(lambda message: message["type"] == "welcome")
            assert welcome["own"] is None
            await me.play(random.Random(3), lambda client: client.seq > 12)
            found = take_seat(server.address, me.table, "Cleo")
            assert found["seat"] == 2
            await until_seat(me, 2, kind="person", level=None, name="Cleo")
            other.token = found["token"]
            assert (await other.hello())["seat"] == 2

    run(scene())


def test_a_table_nobody_looks_at_does_nothing(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["friend", "me", "novice"])
        async with Client(server.address, table["id"], token) as me:
            take_seat(server.address, table["id"])
            await me.until(lambda message: message["type"] == "update")
            room = server.application.rooms._rooms[table["id"]]
        await asyncio.sleep(0.5)  # longer than the grace, and than any bot takes
        sequence = room.table.sequence
        assert not room.timers._graces
        assert room.timers._closing is None
        await asyncio.sleep(0.3)
        assert room.table.sequence == sequence
        assert room.table.chairs[1].level is None

    run(scene())


# --- votes ------------------------------------------------------------------------


def test_a_match_is_abandoned_when_all_agree(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me, other:
            await me.send({"type": "abandon", "agree": True})
            await until_seat(other, 1, abandon=True)
            await me.send({"type": "abandon", "agree": False})
            await until_seat(other, 1, abandon=False)
            await me.send({"type": "abandon", "agree": True})
            await other.send({"type": "abandon", "agree": True})
            await me.until(lambda _: me.info["status"] == "abandoned")
            assert me.info["opening"] is not None
            answer = await me.ask({"type": "move", "move": "1: draw", "seq": me.seq})
            assert answer["code"] == "match-over"

    run(scene())


def test_a_rematch_and_its_commitment_before_the_first_card(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server, options=SHORT["parker"])
        async with me, other:
            committed = me.info["commitment"]
            early = await me.ask({"type": "rematch"})
            assert early["code"] == "server-match-not-over"
            chances = random.Random(4), random.Random(5)
            await asyncio.gather(me.play(chances[0], ended), other.play(chances[1], ended))
            opening = me.info["opening"]
            assert commitment_to(int(opening["seed"]), opening["salt"]) == committed
            await me.send({"type": "rematch"})
            await until_seat(other, 1, rematch=True)
            promised = other.info["next_commitment"]
            assert promised not in {None, committed}
            seq = other.seq
            await other.send({"type": "rematch"})
            await other.until(lambda message: message["type"] == "update")
            assert other.info["match"] == 2
            assert other.info["commitment"] == promised
            assert other.info["opening"] is None
            assert other.seq > seq
            again = Client(server.address, me.table, me.token)
            async with again:
                assert again.base == seq
                assert again.events[0]["type"] == "hand_dealt"

    run(scene())


def test_the_record_is_there_after_the_match_and_tells_the_truth(
    server: Running, tmp_path: Path
) -> None:
    me, other = two_people(server, options=SHORT["parker"])
    url = f"{server.address}/api/tables/{me.table}/matches/1/record"
    assert httpx.get(url).json()["code"] == "server-record-later"
    assert httpx.get(url.replace("/1/", "/2/")).json()["code"] == "server-no-match"

    async def scene() -> None:
        async with me, other:
            chances = random.Random(6), random.Random(7)
            await asyncio.gather(me.play(chances[0], ended), other.play(chances[1], ended))

    run(scene())
    text = httpx.get(url).text
    file = tmp_path / "match.txt"
    file.write_text(text)
    assert verify(file, me.info["commitment"]).game.match_outcome is not None
    assert bornes.replay(text).scores == me.open["scores"] if me.open else False
    for wrong in changed(text):
        file.write_text(wrong)
        with pytest.raises(Refused):
            verify(file)
    file.write_text(text)
    with pytest.raises(Refused):
        verify(file, "0" * 64)


def changed(text: str) -> Iterator[str]:
    """A record with something in it that was not so."""
    lines = text.splitlines()
    seed = next(line for line in lines if line.startswith("seed "))
    yield text.replace(seed, f"seed {int(seed[5:]) + 1}")
    salt = next(line for line in lines if line.startswith("# salt: "))
    yield text.replace(salt, "# salt: pepper")
    yield text.replace(salt + "\n", "")
    pile = next(line for line in lines if line.startswith("pile: "))
    cards = pile.split()[1:]
    last = next(n for n, card in enumerate(cards) if card != cards[0])
    cards[0], cards[last] = cards[last], cards[0]
    yield text.replace(pile, "pile: " + " ".join(cards))


# --- hints ------------------------------------------------------------------------


def test_hints_are_for_those_who_play_against_bots_alone(server: Running) -> None:
    async def scene() -> None:
        me, other = two_people(server)
        async with me, other:
            assert (await me.ask({"type": "hint"}))["code"] == "server-hint-people"
        table, token = make_table(server.address, "arche", ["me", "novice"])
        async with Client(server.address, table["id"], token) as solo:
            await solo.play(random.Random(1), lambda c: c.own is not None and c.own["legal"])
            await solo.send({"type": "hint", "re": "first"})
            second = await solo.ask({"type": "hint"})
            assert second["code"] == "server-hint-wait"
            hint = await solo.until(lambda message: message.get("re") == "first")
            assert solo.own is not None
            assert {line["move"]["text"] for line in hint["moves"]} == {
                move["text"] for move in solo.own["legal"]
            }
            assert all(0 <= line["chance"] <= 1 and line["reason"] for line in hint["moves"])

    run(scene())


def test_the_reasons_of_a_hint_call_everybody_by_name(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        seats = ["me", "steady", "novice", "steady", "sharp", "steady"]
        table, token = make_table(server.address, "rally", seats)
        async with Client(server.address, table["id"], token) as solo:
            await solo.play(random.Random(1), attacks)
            hint = await solo.ask({"type": "hint"})
            told = " ".join(line["reason"] for line in hint["moves"])
            steady = [seat["driver"] for seat in table["seats"] if seat["level"] == "steady"]
            one, two, three = (Messages("en").text(f"driver-{driver}") for driver in steady)
            assert f"{one}, {two} and {three}" in told
            assert not re.search(r"\b(side [AB]|seat \d)", told, re.IGNORECASE)

    def attacks(client: Client) -> list[dict[str, Any]]:
        legal = [] if client.own is None else client.own["legal"]
        return [move for move in legal if "on" in move]

    with running(tmp_path, hint_seconds=0.2) as server:
        run(scene(server))
