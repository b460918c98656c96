"""The score keeper and the adviser over HTTP: nothing is kept, and nothing is told too much."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from bornes.engine.refusals import Refused
from bornes.server.http.score import score_of, view_asked
from bornes.server.protocol.score import AskAdvice, HandTold, KeepScore, SideTold
from tests.support.server_thread import Running, running

TABLE: dict[str, Any] = {"edition": "dujardin", "players": 2}
POSITION: dict[str, Any] = {
    **TABLE,
    "position": {
        "to_play": 1,
        "hands": {"1": ["25", "50", "75", "100", "roll", "stop", "accident"]},
        "sides": {"A": {"battle": ["roll"], "distance": ["100", "200"]}},
        "draw_size": 40,
        "scores": {"A": 1200, "B": 900},
    },
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("score"), hint_seconds=0.2) as found:
        yield found


def test_every_hand_is_answered_with_its_sheet(server: Running) -> None:
    won = {
        "sides": {"A": {"km": 700, "safeties": 1, "coups_fourres": 1}, "B": {"km": 300}},
        "finisher": "A",
    }
    impossible = {"sides": {"A": {"km": 1025}, "B": {"safeties": 5}}}
    body = {**TABLE, "options": {"match_total": 3000}, "hands": [won, impossible, won]}
    answer = httpx.post(f"{server.address}/api/score", json=body, headers={"Accept-Language": "fr"})
    assert answer.status_code == 200
    told = answer.json()
    lines = {"distance": 700, "safeties": 100, "coups_fourres": 300, "trip": 400, "safe_trip": 300}
    assert told["hands"][0]["score"]["A"] == lines
    assert told["hands"][0]["winners"] == ["A"]
    assert told["hands"][1]["score"] == {"A": {}, "B": {}}
    doubts = {
        (one["side"], one["field"], one["problem"]["code"]) for one in told["hands"][1]["doubts"]
    }
    assert doubts == {("A", "km", "facts-km-beyond"), ("B", "safeties", "facts-safeties-many")}
    assert "bottes" in told["hands"][1]["doubts"][1]["problem"]["text"]
    assert told["totals"] == {"A": 3600, "B": 600}
    assert (told["winners"], told["reason"], told["counted"]) == (["A"], "total", 2)
    assert told["asks"]["extension_to"] == 1000
    assert httpx.get(f"{server.address}/healthz").json()["tables"] == 0


def test_a_table_that_can_not_be_is_refused(server: Running) -> None:
    for body in ({**TABLE, "players": 5}, {**TABLE, "house": {"target": 1000}}):
        answer = httpx.post(f"{server.address}/api/score", json=body)
        assert answer.status_code == 400
        assert answer.json()["code"] in {"player-count", "rule-extension-short"}
    many = {**TABLE, "hands": [{}] * 201}
    assert httpx.post(f"{server.address}/api/score", json=many).status_code == 400


def test_what_is_told_reaches_the_engine() -> None:
    hand = HandTold(
        {"A": SideTold(km=1000, safeties=4, coups_fourres=2)}, "A", "A", pile_empty=True
    )
    found = score_of(KeepScore("parker", 2, hands=[hand]), "en")
    assert found.hands[0].score["A"] == {
        "distance": 1000,
        "safeties": 400,
        "all_four": 300,
        "coups_fourres": 600,
        "trip": 400,
        "delayed_action": 300,
        "safe_trip": 300,
        "extension": 200,
        "shut_out": 500,
    }


def test_advice_on_a_position_is_what_a_hint_is(server: Running) -> None:
    body = {"position": POSITION, "seat": 1}
    answer = httpx.post(
        f"{server.address}/api/advice", json=body, headers={"Accept-Language": "nl"}, timeout=120
    )
    assert answer.status_code == 200, answer.text
    lines = answer.json()["lines"]
    assert len(lines) > 5
    assert lines[0]["chance"] == max(line["chance"] for line in lines)
    assert all(line["reason"] for line in lines)
    assert {line["move"]["seat"] for line in lines} == {1}


def test_a_position_that_can_not_be_is_refused(server: Running) -> None:
    others_turn = {**POSITION, "position": {**POSITION["position"], "to_play": 2}}
    for position, code in (
        ({**TABLE, "position": {}}, "own-hand-missing"),
        ({**POSITION, "edition": "monopoly"}, "unknown-edition"),
        (others_turn, "advice-not-asked"),
    ):
        answer = httpx.post(
            f"{server.address}/api/advice", json={"position": position, "seat": 1}, timeout=120
        )
        assert (answer.status_code, answer.json()["code"]) == (400, code)


def test_the_adviser_knows_only_what_the_asker_sees() -> None:
    whole = {
        **POSITION,
        "position": {
            **POSITION["position"],
            "hands": {**POSITION["position"]["hands"], "2": ["200"] * 2 + ["25"] * 4},
        },
    }
    assert view_asked(AskAdvice(whole, 1)) == view_asked(AskAdvice(POSITION, 1))
    with pytest.raises(Refused):
        view_asked(AskAdvice({**TABLE, "position": {}}, 2))
