"""While somebody is only away nothing of theirs is given up, and seats change hands by consent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx
import pytest

from tests.support.server_client import SHORT, Client, Message, ended, make_table
from tests.support.server_thread import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("takeovers"), grace=0.1) as found:
        yield found


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("patient"), grace=60) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


class Browser:
    """Somebody's browser: it keeps its cookies."""

    def __init__(self, server: Running) -> None:
        self.address = server.address
        self.cookies = httpx.Cookies()

    def post(self, path: str, body: object, token: str | None = None) -> httpx.Response:
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        with httpx.Client(base_url=self.address, cookies=self.cookies) as http:
            answer = http.post(path, json=body, headers=headers)
            self.cookies = http.cookies
        return answer

    def make(self, *seats: str, **settings: object) -> tuple[Message, Client]:
        plans = [{"kind": "me", "name": "Ann"}, *({"kind": seat} for seat in seats)]
        body = {"edition": "parker", "seats": plans, "pause": 0.02, "bot_delay": 0, **settings}
        made = self.post("/api/tables", body).json()
        return made["table"], Client(self.address, made["table"]["id"], made["token"])

    def take(self, table: str, seat: int | None = None, token: str | None = None) -> httpx.Response:
        return self.post(f"/api/tables/{table}/seats", {"name": "Bob", "seat": seat}, token)

    def sit(self, table: str, seat: int | None = None) -> Client:
        answer = self.take(table, seat)
        assert answer.status_code == 201, answer.text
        return Client(self.address, table, answer.json()["token"])


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code")


def three(server: Running, **settings: object) -> tuple[list[Browser], list[Client]]:
    browsers = [Browser(server) for _ in range(3)]
    table, first = browsers[0].make("friend", "friend", **settings)
    others = [browser.sit(table["id"]) for browser in browsers[1:]]
    return browsers, [first, *others]


def seat_of(client: Client, seat: int) -> Message:
    found: Message = client.info["seats"][seat - 1]
    return found


async def until_seat(client: Client, seat: int, **wanted: object) -> None:
    while any(seat_of(client, seat)[name] != value for name, value in wanted.items()):
        await client.next()


# --- only away --------------------------------------------------------------------


def test_one_person_alone_does_not_end_the_match_of_one_who_is_away(server: Running) -> None:
    async def scene() -> None:
        first, second = Browser(server), Browser(server)
        table, me = first.make("friend")
        other = second.sit(table["id"])
        async with me:
            await until_seat(me, 2, level="steady")
            answer = await me.ask({"type": "abandon", "agree": True})
            assert answer["type"] == "table"
            await asyncio.sleep(0.1)
            looked = httpx.get(f"{server.address}/api/tables/{table['id']}").json()
            assert (looked["status"], looked["opening"]) == ("playing", None)
            record = f"{server.address}/api/tables/{table['id']}/matches/1/record"
            assert refused(httpx.get(record)) == (409, "server-record-later")
            async with other:
                assert seat_of(other, 1)["abandon"]
                await other.send({"type": "abandon", "agree": True})
                await me.until(lambda _: me.info["status"] == "abandoned")
                assert me.info["opening"] is not None

    run(scene())


def test_who_agreed_to_end_the_match_and_went_has_agreed(server: Running) -> None:
    async def scene() -> None:
        first, second = Browser(server), Browser(server)
        table, me = first.make("friend")
        other = second.sit(table["id"])
        async with me:
            async with other:
                await other.ask({"type": "abandon", "agree": True})
            await until_seat(me, 2, level="steady")
            assert seat_of(me, 2)["abandon"]
            await me.send({"type": "abandon", "agree": True})
            await me.until(lambda _: me.info["status"] == "abandoned")

    run(scene())


def test_who_stays_ends_the_match_alone_once_the_other_has_left(patient: Running) -> None:
    async def scene() -> None:
        first, second = Browser(patient), Browser(patient)
        table, me = first.make("friend")
        other = second.sit(table["id"])
        async with me, other:
            await other.send({"type": "leave"})
            await until_seat(me, 2, kind="open")
            await me.send({"type": "abandon", "agree": True})
            await me.until(lambda _: me.info["status"] == "abandoned")

    run(scene())


def test_there_are_no_hints_while_somebody_is_away(server: Running) -> None:
    async def scene() -> None:
        first, second = Browser(server), Browser(server)
        table, me = first.make("friend")
        second.sit(table["id"])
        async with me:
            await until_seat(me, 2, level="steady")
            assert (await me.ask({"type": "hint"}))["code"] == "server-hint-people"

    run(scene())


def test_nobody_takes_the_seat_of_one_who_is_away(server: Running) -> None:
    async def scene() -> None:
        browsers, clients = three(server)
        me, table = clients[0], clients[0].table
        async with me, clients[1]:
            await until_seat(me, 3, level="steady")
            answer = await me.ask({"type": "offer_seat", "seat": 3, "agree": True})
            assert answer["code"] == "server-seat-taken"
            assert refused(Browser(server).take(table, 3)) == (409, "server-seat-taken")
            assert refused(browsers[0].take(table)) == (409, "server-no-free-seat")

    run(scene())


# --- a seat that was left ---------------------------------------------------------


def test_a_seat_that_was_left_is_not_taken_before_the_others_agree(patient: Running) -> None:
    async def scene() -> None:
        _, clients = three(patient)
        me, you, gone = clients
        async with me, you, gone:
            await gone.send({"type": "leave"})
            await until_seat(me, 3, kind="open", offered=False)
            stranger = Browser(patient)
            for seat in (3, None):
                answer = stranger.take(me.table, seat)
                assert refused(answer) == (403, "server-seat-not-offered")
            await me.ask({"type": "offer_seat", "seat": 3, "agree": True})
            assert seat_of(me, 3)["agreed"] == [1]
            assert refused(stranger.take(me.table, 3)) == (403, "server-seat-not-offered")
            await you.ask({"type": "offer_seat", "seat": 3, "agree": True})
            assert seat_of(you, 3)["offered"]
            await me.ask({"type": "offer_seat", "seat": 3, "agree": False})
            assert refused(stranger.take(me.table, 3)) == (403, "server-seat-not-offered")
            await me.ask({"type": "offer_seat", "seat": 3, "agree": True})
            async with stranger.sit(me.table, 3) as new:
                assert new.seat == 3
                assert not seat_of(new, 3)["offered"]
                await new.send({"type": "leave"})
                await until_seat(me, 3, kind="open", offered=False, agreed=[])

    run(scene())


def test_those_who_are_away_are_asked_too(server: Running) -> None:
    async def scene() -> None:
        _, clients = three(server)
        me, you, gone = clients
        async with me, gone:
            await gone.send({"type": "leave"})
            await until_seat(me, 3, kind="open")
            await until_seat(me, 2, level="steady")
            await me.ask({"type": "offer_seat", "seat": 3, "agree": True})
            answer = Browser(server).take(me.table, 3)
            assert refused(answer) == (403, "server-seat-not-offered")
            async with you:
                await you.ask({"type": "offer_seat", "seat": 3, "agree": True})
                assert Browser(server).take(me.table, 3).status_code == 201

    run(scene())


def test_who_leaves_may_agree_for_all(patient: Running) -> None:
    async def scene() -> None:
        _, clients = three(patient)
        me, you, gone = clients
        async with me, you, gone:
            await gone.send({"type": "leave", "offer": True})
            await until_seat(me, 3, kind="open", offered=True)
            assert Browser(patient).take(me.table, 3).status_code == 201

    run(scene())


def test_there_is_nothing_to_agree_to_at_other_seats(patient: Running) -> None:
    async def scene() -> None:
        table, token = make_table(patient.address, "parker", ["me", "friend", "novice"])
        async with Client(patient.address, table["id"], token) as me:
            wish = {"type": "offer_seat", "agree": True}
            assert (await me.ask({**wish, "seat": 2}))["code"] == "server-not-started"
            Browser(patient).sit(table["id"])
            await me.until(lambda _: me.info["status"] == "playing")
            assert (await me.ask({**wish, "seat": 2}))["code"] == "server-seat-taken"
            assert (await me.ask({**wish, "seat": 3}))["code"] == "server-seat-taken"
            assert (await me.ask({**wish, "seat": 4}))["code"] == "no-such-seat"

    run(scene())


# --- a second seat ----------------------------------------------------------------


@pytest.mark.parametrize("known_by", ["cookie", "token"])
def test_nobody_who_has_held_a_seat_is_given_a_second(patient: Running, known_by: str) -> None:
    async def scene() -> None:
        browsers, clients = three(patient)
        me, you, gone = clients

        def take(number: int, seat: int | None) -> httpx.Response:
            if known_by == "cookie":
                return browsers[number].take(me.table, seat)
            return Browser(patient).take(me.table, seat, clients[number].token)

        async with me, you, gone:
            await gone.send({"type": "leave", "offer": True})
            await until_seat(me, 3, kind="open", offered=True)
            for seat in (3, None):
                assert refused(take(0, seat)) == (403, "server-second-seat")
            await you.send({"type": "leave", "offer": True})
            await until_seat(me, 2, kind="open", offered=True)
            assert refused(take(2, 2)) == (403, "server-second-seat")
            assert refused(take(1, 3)) == (403, "server-second-seat")
            back = take(1, None)  # one's own seat is no second one
            assert (back.status_code, back.json()["seat"]) == (201, 2)

    run(scene())


def test_a_seat_is_not_handed_to_one_who_has_another(patient: Running) -> None:
    browsers, clients = three(patient)
    url = f"/api/tables/{clients[0].table}/handover"
    code = browsers[1].post(url, None, clients[1].token).json()["code"]
    answer = browsers[0].post(f"{url}/redeem", {"code": code})
    assert refused(answer) == (403, "server-second-seat")
    answer = browsers[1].post(f"{url}/redeem", {"code": code})
    assert (answer.status_code, answer.json()["seat"]) == (201, 2)
    code = browsers[1].post(url, None, answer.json()["token"]).json()["code"]
    assert Browser(patient).post(f"{url}/redeem", {"code": code}).status_code == 201


def test_before_the_match_one_may_change_seats(patient: Running) -> None:
    async def scene() -> None:
        browsers = [Browser(patient) for _ in range(2)]
        table, me = browsers[0].make("friend", "friend")
        you = browsers[1].sit(table["id"], 2)
        async with me, you:
            assert refused(browsers[1].take(table["id"], 3)) == (403, "server-second-seat")
            await you.send({"type": "leave"})
            await until_seat(me, 2, kind="open", offered=True)
            assert browsers[1].take(table["id"], 3).status_code == 201

    run(scene())


def test_after_the_match_seats_are_free_again(patient: Running) -> None:
    async def scene() -> None:
        browsers, clients = three(patient, options=SHORT["parker"])
        me, you, gone = clients
        async with me, you, gone:
            await gone.send({"type": "leave"})
            await until_seat(me, 3, kind="open", offered=False)
            await asyncio.gather(
                me.play(random.Random(1), ended), you.play(random.Random(2), ended)
            )
            assert seat_of(me, 3)["offered"]
            await you.send({"type": "leave"})
            await until_seat(me, 2, kind="open", offered=True)
            assert browsers[2].take(me.table, 2).status_code == 201
            await me.send({"type": "rematch"})

    run(scene())


def test_the_cookie_says_nothing_and_is_for_this_table_alone(patient: Running) -> None:
    browser = Browser(patient)
    table, _ = browser.make("friend")
    (cookie,) = browser.cookies.jar
    assert cookie.path == f"/api/tables/{table['id']}"
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert str(cookie.get_nonstandard_attr("SameSite")).lower() == "strict"
    assert len(cookie.value or "") >= 40
