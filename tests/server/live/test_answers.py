"""Answers out of turn over real sockets: in time, in silence, and the same for all who watch."""

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
from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_thread import Running, running

FILLER = ["25", "25", "50", "50", "75"]
ROLLING = {"battle": ["roll"], "distance": [100]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("answers"), shortest_pause=0.3) as found:
        yield found


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> Callable[[Mapping[str, Any]], None]:
    """Let the next tables begin with a position."""

    def deal(position: Mapping[str, Any]) -> None:
        def new(*_: object, **__: object) -> Game:
            return bornes.position(position)

        monkeypatch.setattr(match_start, "new", new)

    return deal


def parker(held: str, players: int = 2) -> Mapping[str, Any]:
    """Seat 1 is about to stop side B, whose seat 2 holds a card of interest."""
    return {
        "edition": "parker",
        "players": players,
        "position": {
            "to_play": 1,
            "hands": {1: ["stop", *FILLER, "100"], 2: [held, *FILLER]},
            "draw": ["75"] * 4 + ["100"] * 8,
            "sides": {"A": ROLLING, "B": ROLLING},
        },
    }


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def at_table(
    server: Running, edition: str, players: int, **settings: object
) -> tuple[Client, ...]:
    seats = ["me", *["friend"] * (players - 1)]
    table, token = make_table(server.address, edition, seats, **settings)
    tokens = [token] + [take_seat(server.address, table["id"])["token"] for _ in seats[1:]]
    clients = tuple(Client(server.address, table["id"], token) for token in tokens)
    for client in clients:
        await client.connect()
    return clients


async def hang_up(clients: tuple[Client, ...]) -> None:
    for client in clients:
        await client.close()


async def attack(clients: tuple[Client, ...], move: str) -> None:
    await clients[0].send({"type": "move", "move": move, "seq": clients[0].seq})
    for client in clients:
        await client.until(lambda message: message["type"] == "update")


def kinds(client: Client) -> list[str]:
    return [event["type"] for event in client.events]


def test_a_coup_fourre_within_the_pause(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    dealt(parker("right_of_way"))

    async def scene() -> None:
        me, other = clients = await at_table(server, "parker", 2, pause=20)
        await attack(clients, "1: play stop on B")
        assert other.own is not None
        assert other.own["asked"] == {"by": 1, "side": "B", "hazard": "stop", "back_to": None}
        assert {move["verb"] for move in other.own["legal"]} == {"coup-fourre", "pass"}
        move = next(m["text"] for m in other.own["legal"] if m["verb"] == "coup-fourre")
        await other.send({"type": "move", "move": move, "seq": other.seq})
        await me.until(lambda message: message["type"] == "update")
        assert "coup_fourre_played" in kinds(me)
        assert me.answer is None
        await hang_up(clients)

    run(scene())


@pytest.mark.parametrize("pause", [0.3, None])
def test_the_others_see_the_same_whether_or_not_there_is_an_answer(
    server: Running, dealt: Callable[[Mapping[str, Any]], None], pause: float | None
) -> None:
    """Seat 2 holds the safety and keeps it back, or holds none: seat 1 is sent the same bytes."""
    seen: list[list[str]] = []

    async def scene() -> None:
        me, other = clients = await at_table(server, "parker", 2, pause=pause)
        before = len(me.received)
        await attack(clients, "1: play stop on B")
        await other.send({"type": "decline", "seq": other.seq})
        await me.until(lambda message: message["type"] == "update" and not message["answer"])
        seen.append([text for text in me.received[before:] if '"type":"update"' in text])
        await hang_up(clients)

    for held in ("right_of_way", "gasoline"):
        dealt(parker(held))
        run(scene())
    assert seen[0] == seen[1]
    assert len(seen[0]) == (3 if pause is None else 2)


def test_nobody_who_is_not_offered_an_answer_is_told_more_than_another(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    """Held or not: everybody without an offer is sent the same, in the same order, to the byte."""
    seen: list[list[list[str]]] = []

    async def scene() -> None:
        clients = await at_table(server, "parker", 4, pause=0.3)
        watching = Client(server.address, clients[0].table)
        await watching.connect()
        before = [len(client.received) for client in (*clients, watching)]
        await attack(clients, "1: play stop on B")
        await watching.until(lambda message: message["type"] == "update" and not message["answer"])
        for client in clients:
            await client.until(
                lambda message: message["type"] == "update" and not message["answer"]
            )
        others = [(each, at) for each, at in zip((*clients, watching), before, strict=True)]
        seen.append(
            [
                [text for text in each.received[at:] if '"type":"update"' in text]
                for number, (each, at) in enumerate(others, start=1)
                if number != 2  # the seat that holds the safety, or doesn't
            ]
        )
        await hang_up((*clients, watching))

    for held in ("right_of_way", "gasoline"):
        dealt(parker(held, 4))
        run(scene())
    assert seen[0] == seen[1]
    assert all(len(updates) == 2 for updates in seen[0])
    answers = {json.dumps(json.loads(updates[0])["answer"]) for updates in seen[0]}
    assert len(answers) == 1


def test_tables_of_several_people_leave_eight_seconds_unless_they_say_otherwise(
    server: Running,
) -> None:
    body = {"edition": "parker", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "friend"}]}
    answer = httpx.post(f"{server.address}/api/tables", json=body).json()
    assert answer["table"]["pause"] == 8


def test_declining_does_not_shorten_the_pause(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    dealt(parker("right_of_way"))

    async def scene() -> None:
        me, other = clients = await at_table(server, "parker", 2, pause=3)
        await attack(clients, "1: play stop on B")
        assert other.answer is not None
        assert other.answer["seconds"] == 3
        await asyncio.sleep(0.02)
        await other.ask({"type": "decline", "seq": other.seq})
        assert other.own is not None
        assert other.own["legal"] == []
        assert 0 <= other.answer["seconds"] < 3, "the clock went on"
        before = len(me.received)
        await me.ask({"type": "ping"})
        assert len(me.received) == before + 1, "the others have heard of it"
        too_late = await other.ask(
            {"type": "move", "move": "2: coup-fourre right_of_way", "seq": other.seq}
        )
        assert too_late["type"] == "refused"
        await me.until(lambda message: message["type"] == "update")
        assert me.answer is None
        await hang_up(clients)

    run(scene())


def test_all_have_to_speak_where_that_was_agreed(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    position = parker("right_of_way", players=4)
    position["position"]["hands"] |= {3: ["100", *FILLER], 4: ["100", *FILLER]}
    position["position"]["draw"] = ["roll"] * 12
    dealt(position)

    async def scene() -> None:
        clients = await at_table(server, "parker", 4, pause=None)
        await attack(clients, "1: play stop on B")
        first, second, third, fourth = clients
        assert first.answer is not None
        assert first.answer["seats"] == [2, 4]
        assert first.answer["seconds"] is None
        refused = await third.ask({"type": "decline", "seq": third.seq})
        assert refused["code"] == "nothing-to-answer"
        await fourth.send({"type": "decline", "seq": fourth.seq})
        await first.until(lambda message: message["type"] == "update")
        assert first.answer is not None
        assert first.answer["declined"] == [4]
        await second.send({"type": "decline", "seq": second.seq})
        await first.until(lambda message: message["type"] == "update" and not message["answer"])
        assert kinds(first)[-2:] == ["answer_closed", "card_drawn"]
        await hang_up(clients)

    run(scene())


def test_who_was_cut_off_finds_the_question_again(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    dealt(parker("right_of_way"))

    async def scene() -> None:
        me, other = clients = await at_table(server, "parker", 2, pause=20)
        await attack(clients, "1: play stop on B")
        asked = other.own
        await other.close()
        await other.connect()
        assert other.own == asked
        assert other.answer is not None
        assert 0 < other.answer["seconds"] <= 20
        await hang_up((me, other))

    run(scene())


def test_a_parry_in_arche(server: Running, dealt: Callable[[Mapping[str, Any]], None]) -> None:
    dealt(
        {
            "edition": "arche",
            "players": 2,
            "position": {
                "to_play": 1,
                "hands": {
                    1: ["sister_hungry", "25", "50", "75", "25"],
                    2: ["ice_cream", "25", "50", "75"],
                },
            },
        }
    )

    async def scene() -> None:
        me, other = clients = await at_table(server, "arche", 2, pause=20)
        await attack(clients, "1: play sister_hungry on B")
        assert other.own is not None
        move = next(m["text"] for m in other.own["legal"] if m["verb"] == "parry")
        await other.send({"type": "move", "move": move, "seq": other.seq})
        await me.until(lambda message: message["type"] == "update")
        assert "hazard_parried" in kinds(me)
        await hang_up(clients)

    run(scene())


def test_against_bots_only_ones_own_question_waits(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    position = parker("gasoline")
    position["position"]["hands"][1] = ["right_of_way", *FILLER, "100"]
    position["position"]["hands"][2] = ["stop", *["roll"] * 5]
    dealt(position)

    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "steady"], pause=20)
        async with Client(server.address, table["id"], token) as me:
            await me.play(
                random.Random(1), lambda c: c.own is not None and c.own["asked"], keep_the_safety
            )
            assert me.answer is not None
            assert me.answer["waiting"] == "solo"
            await me.send({"type": "decline", "seq": me.seq})
            await me.until(lambda message: message["type"] == "update" and not message["answer"])
            assert "coup_fourre_played" not in kinds(me)

    run(scene())


def keep_the_safety(client: Client, rand: random.Random) -> dict[str, Any] | None:
    moves = client.own["legal"] if client.own is not None else []
    discards = [move["text"] for move in moves if move["verb"] == "discard"]
    texts = [text for text in discards if "right_of_way" not in text]
    return {"type": "move", "move": rand.choice(texts), "seq": client.seq} if texts else None


def test_an_answer_of_somebody_who_has_none_is_refused_like_any_other(
    server: Running, dealt: Callable[[Mapping[str, Any]], None]
) -> None:
    """A refusal doesn't tell whether another seat is asked."""
    answers: list[dict[str, Any]] = []

    async def scene() -> None:
        clients = await at_table(server, "parker", 4, pause=20)
        await attack(clients, "1: play stop on B")
        for client in (clients[0], clients[2], clients[3]):
            move = f"{client.seat}: coup-fourre right_of_way"
            answer = await client.ask({"type": "move", "move": move, "seq": client.seq})
            answers.append({name: answer[name] for name in ("code", "details", "text")})
        await hang_up(clients)

    for held in ("right_of_way", "gasoline"):
        position = parker(held, players=4)
        position["position"]["hands"] |= {3: ["100", *FILLER], 4: ["100", *FILLER]}
        position["position"]["draw"] = ["roll"] * 12
        dealt(position)
        run(scene())
    assert answers[:3] == answers[3:]
