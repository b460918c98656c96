"""Bots of others at a server: only where the operator allows them, and never in the way."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import httpx
import pytest

import bornes
from bornes.bots.failure import BotFailed
from bornes.engine.refusals import Refused
from bornes.locales import Messages
from bornes.server.bots.machine import Machine
from bornes.server.bots.names import names_at
from bornes.server.bots.thinkers import Thinkers
from bornes.server.config import Config, read_config
from bornes.server.http.choices import choices_of
from tests.support.server_client import make_table
from tests.support.server_thread import running

FIRST = "tests.support.arena_bots:First"
CRASH = "tests.support.arena_bots:Crash"


def test_the_setting_is_read_and_what_it_names_is_loaded(tmp_path: Path) -> None:
    config = read_config({"BORNES_BOTS": f"{FIRST},random"}, None, {"data": tmp_path / "data"})
    assert config.bots == (FIRST, "random")
    assert choices_of(config).bots[-2:] == (FIRST, "random")
    with pytest.raises(BotFailed, match="nosuch"):
        read_config({"BORNES_BOTS": "nosuch:Bot"}, None, {"data": tmp_path / "data"})
    with pytest.raises(Refused, match="nobody"):
        read_config({}, None, {"data": tmp_path / "data", "stand_in": "nobody"})


def test_only_what_the_operator_allows_may_be_chosen(tmp_path: Path) -> None:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "level": FIRST}]
    body = {"edition": "parker", "seats": seats}
    with running(tmp_path / "without") as server:
        answer = httpx.post(f"{server.address}/api/tables", json=body)
        assert answer.status_code == 400
        assert "unknown-bot" in answer.text
    with running(tmp_path / "with", bots=[FIRST]) as server:
        table, _ = make_table(server.address, "parker", ["me", FIRST])
        assert table["seats"][1]["level"] == FIRST
        [kept] = server.application.rooms._rooms.values()
        assert names_at(kept.table, Messages("en")).seats[2] == "First"


def chosen(level: str, others: tuple[str, ...]) -> bornes.Move:
    async def choose() -> bornes.Move:
        thinkers = Thinkers(Machine(1), others)
        try:
            return await thinkers.choose(level, 3, bornes.new("parker", 2, seed=3).view(1))
        finally:
            thinkers.close()

    return asyncio.run(choose())


def test_a_bot_that_fails_is_stood_in_for_and_the_operator_is_told(
    caplog: pytest.LogCaptureFixture,
) -> None:
    legal = bornes.new("parker", 2, seed=3).legal_moves()
    with caplog.at_level(logging.ERROR, "bornes.server"):
        assert chosen(FIRST, (FIRST,)) is legal[0]
        assert not caplog.records
        assert chosen(CRASH, (CRASH,)) in legal
    [record] = caplog.records
    facts = record.__dict__["facts"]
    assert "is lost" in facts["reason"]
    assert any("arena_bots.py" in line for line in facts["trace"])


def test_a_bot_that_is_no_longer_allowed_is_not_even_loaded(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR, "bornes.server"):
        assert chosen("nosuch:Bot", ()).seat == 1
    assert "nosuch:Bot" in caplog.records[0].__dict__["facts"]["reason"]


def test_ours_are_not_among_the_others() -> None:
    assert choices_of(Config()).bots == tuple(bornes.bots.BOTS)
