"""A record that somebody has, looked back at over HTTP as a match of a table is, and not kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import bornes
from bornes import Game
from bornes.bots import make
from bornes.review.timeline import Timeline
from tests.support.server_thread import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("records")) as found:
        yield found


@pytest.fixture(scope="module")
def match() -> Game:
    game = bornes.new("arche", 2, seed=3)
    bots = {seat: make("novice", seed=seat) for seat in game.rules.seats}
    while game.match_outcome is None:
        if game.phase == "over":
            game.deal()
            continue
        assert game.to_act is not None
        game.apply(bots[game.to_act].choose(game.view(game.to_act)))
    return game


def ask(server: Running, path: str, **body: object) -> httpx.Response:
    return httpx.post(f"{server.address}/api/review{path}", json=body)


def test_every_moment_of_a_record_is_shown(server: Running, match: Game) -> None:
    record = match.record()
    info = ask(server, "", record=record).json()
    timeline = Timeline(record)
    assert len(info["stops"]) == len(timeline.stops)
    assert (info["match"], info["table"]["id"], info["table"]["opening"]) == (1, "", None)
    assert info["table"]["status"] == "over"
    for stop in (0, 7, len(timeline.stops)):
        moment = ask(server, "/moment", record=record, stop=stop).json()
        hands = [[str(card) for card in hand] for hand in timeline.at(stop).hands]
        assert moment["hands"] == hands
        seen = ask(server, "/moment", record=record, stop=stop, seat=2).json()
        assert (seen["hands"], seen["own"]["hand"]) == (None, hands[1])


def test_what_is_no_record_is_refused_with_the_line(server: Running, match: Game) -> None:
    assert ask(server, "", record="cheese").status_code == 400
    torn = match.record().replace("\nm ", "\nmm ", 1).splitlines()
    torn[-1] = "3: nothing"
    refused = ask(server, "", record="\n".join(torn))
    assert refused.status_code == 400
    assert refused.json()["text"]
    beyond = ask(server, "/moment", record=match.record(), stop=10_000)
    assert (beyond.status_code, beyond.json()["code"]) == (404, "server-no-step")


def test_a_client_has_so_many_records_judged(tmp_path: Path) -> None:
    records = [bornes.new("arche", 2, seed=seed).record() for seed in (1, 2, 3)]
    with running(tmp_path, records_per_hour=2) as held:
        assert [ask(held, "", record=each).status_code for each in records] == [200, 200, 429]
        refused = ask(held, "", record=records[2]).json()
        assert (refused["code"], refused["details"]) == ("server-too-many-records", {"most": "2"})
        # Whoever waits asks again and again, and its moments are free.
        assert ask(held, "", record=records[1]).status_code == 200
        assert ask(held, "/moment", record=records[2], stop=0).status_code == 200


@pytest.mark.long
def test_a_record_is_judged(server: Running, match: Game) -> None:
    deadline = time.monotonic() + 500
    while (info := ask(server, "", record=match.record()).json())["judged"] is None:
        assert time.monotonic() < deadline, "it was not judged in time"
        time.sleep(0.5)
    assert info["done"] == len(info["stops"]) + 1
    assert len(info["judged"]["ledgers"]) == 2
