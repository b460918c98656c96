"""A finished match looked back at over HTTP: nothing before its end, and then everything."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

import bornes
from bornes.review.timeline import Timeline
from bornes.server.bots.queue import Claim, Rank, Turns
from tests.support.server_client import SHORT, Client, ended, make_table, take_seat
from tests.support.server_thread import Running, running

PATIENCE = 500.0


def two_people(server: Running, edition: str) -> tuple[Client, Client]:
    options = SHORT.get(edition, {})
    table, token = make_table(server.address, edition, ["me", "friend"], options=options)
    other = take_seat(server.address, table["id"])
    return (
        Client(server.address, table["id"], token),
        Client(server.address, table["id"], other["token"]),
    )


def play_to_the_end(me: Client, other: Client) -> None:
    async def scene() -> None:
        async with me, other:
            chances = random.Random(6), random.Random(7)
            await asyncio.gather(me.play(chances[0], ended), other.play(chances[1], ended))

    asyncio.run(asyncio.wait_for(scene(), 60))


def match_of(server: Running, table: str, number: int = 1) -> str:
    return f"{server.address}/api/tables/{table}/matches/{number}"


def test_a_running_match_is_not_looked_back_at(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me, _ = two_people(server, "parker")
        match = match_of(server, me.table)
        token = {"Authorization": f"Bearer {me.token}"}
        for path in ("/review", "/moments/0", "/moments/0?seat=1", "/moments/0?seat=2"):
            for headers in ({}, token):
                refused = httpx.get(match + path, headers=headers)
                assert refused.status_code == 409
                assert refused.json()["code"] == "server-record-later"
        assert httpx.get(match_of(server, me.table, 2) + "/review").status_code == 404


def test_every_moment_is_as_it_was(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me, other = two_people(server, "arche")
        play_to_the_end(me, other)
        match = match_of(server, me.table)
        timeline = Timeline(httpx.get(f"{match}/record").text)
        info = httpx.get(f"{match}/review").json()
        assert [stop["move"]["text"] for stop in info["stops"] if stop["move"]] == [
            str(move) for move in timeline.end.moves
        ]
        assert info["table"]["seats"][0]["name"]
        for step in range(len(info["stops"]) + 1):
            game = timeline.at(step)
            everything = httpx.get(f"{match}/moments/{step}").json()
            assert [tuple(hand) for hand in everything["hands"]] == [
                tuple(map(str, hand)) for hand in game.hands
            ]
            assert everything["own"] is None
            seen = httpx.get(f"{match}/moments/{step}?seat=1").json()
            assert seen["own"]["hand"] == [str(card) for card in game.view(1).hand]
            assert seen["hands"] is None
            # Whom it is to answer is told to nobody else.
            assert {**seen["open"], "to_act": None} == {**everything["open"], "to_act": None}
            drawn = [one for one in seen["events"] if one["type"] == "card_drawn"]
            assert all(one["card"] is None for one in drawn if one["seat"] == 2)
            dealt = [one for one in seen["events"] if one["type"] == "hand_dealt"]
            assert all(one["hands"][1] is None and one["pile"] is None for one in dealt)
        beyond = httpx.get(f"{match}/moments/{len(info['stops']) + 1}")
        assert (beyond.status_code, beyond.json()["code"]) == (404, "server-no-step")
        assert httpx.get(f"{match}/moments/0?seat=3").json()["code"] == "no-such-seat"


def judged(match: str, language: str = "en") -> dict[str, Any]:
    """The judgement of a match, once it is there."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        info = httpx.get(f"{match}/review", headers={"Accept-Language": language}).json()
        if info["judged"] is not None:
            found: dict[str, Any] = info["judged"]
            return found
        time.sleep(0.5)
    raise AssertionError("it was not judged in time")


@pytest.mark.long
def test_a_match_is_judged_once_and_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        me, other = two_people(server, "arche")
        play_to_the_end(me, other)
        table = me.table
        first = judged(match_of(server, table))
        record = httpx.get(f"{match_of(server, table)}/record").text
    game = bornes.replay(record)
    assert game.match_outcome is not None
    for ledger in first["ledgers"]:
        parts = (ledger["start"], ledger["cards"], ledger["others"], ledger["turned"])
        assert sum(parts) + ledger["skill"] == pytest.approx(ledger["result"])
    assert [point["stop"] for point in first["points"]] == sorted(
        point["stop"] for point in first["points"]
    )
    assert all(moment["reason"] for moment in first["moments"] if "best" in moment["kinds"])
    with running(tmp_path) as server:
        begun = time.monotonic()
        again = judged(match_of(server, table), "nl")
        assert again["points"] == first["points"]
        assert [moment["point"] for moment in again["moments"]] == [
            moment["point"] for moment in first["moments"]
        ]
        took = time.monotonic() - begun
    assert took < PATIENCE / 4


def test_bots_and_hints_go_before_looking_back() -> None:
    async def scene() -> list[str]:
        turns, order = Turns(1), []
        await turns.take(Claim(Rank.REVIEW))

        async def wait(name: str, claim: Claim) -> None:
            await turns.take(claim)
            order.append(name)
            turns.give_back(claim)

        names = {"review": Rank.REVIEW, "hint": Rank.HINT, "bot": Rank.MOVE}
        tasks = [asyncio.create_task(wait(name, Claim(rank))) for name, rank in names.items()]
        await asyncio.sleep(0)
        turns.give_back(Claim(Rank.REVIEW))
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(scene()) == ["bot", "hint", "review"]
