"""Bots that ponder: nobody waits for what is compiled, and no process is left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

import bornes
from bornes.locales.advice_text import Names
from bornes.server.bots import pool
from bornes.server.bots.machine import Machine
from bornes.server.bots.pool import Ponderers
from bornes.server.bots.thinkers import Thinkers
from tests.support.pool_work import (
    die,
    die_once,
    fail,
    has_compiled_rules,
    nothing,
    sleep_long,
    wait_for_file,
)
from tests.support.server_process import wait_for


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "PATIENCE", 0.1)


@asynccontextmanager
async def prepared_by(prepare: Callable[[], None]) -> AsyncIterator[Ponderers]:
    ponderers = Ponderers(1, prepare)
    try:
        yield ponderers
    finally:
        ponderers.close()


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


async def until(condition: Callable[[], Coroutine[None, None, bool]]) -> None:
    async with asyncio.timeout(20):
        while not await condition():
            await asyncio.sleep(0.05)


def test_a_stand_in_ponders_until_all_is_compiled(tmp_path: Path) -> None:
    async def ponder() -> None:
        compiled = tmp_path / "compiled"
        async with prepared_by(partial(wait_for_file, compiled)) as ponderers:
            ponderers.get_ready()
            assert not await ponderers.run(has_compiled_rules)
            assert not await ponderers.run(has_compiled_rules)
            compiled.touch()
            await until(lambda: ponderers.run(has_compiled_rules))

    run(ponder())


@pytest.mark.parametrize("prepare", [fail, die])
def test_what_can_not_be_compiled_is_done_without(prepare: Callable[[], None]) -> None:
    async def ponder() -> None:
        async with prepared_by(prepare) as ponderers:
            for _ in range(6):
                assert not await ponderers.run(has_compiled_rules)
                await asyncio.sleep(0.3)

    run(ponder())


def test_a_process_that_somebody_ends_is_replaced(tmp_path: Path) -> None:
    async def ponder() -> None:
        async with prepared_by(nothing) as ponderers:
            await until(lambda: ponderers.run(has_compiled_rules))
            assert await ponderers.run(die_once, tmp_path / "died") > 0
            await until(lambda: ponderers.run(has_compiled_rules))

    run(ponder())


@pytest.mark.parametrize("compiling", [False, True])
def test_closing_ends_what_is_being_done(tmp_path: Path, compiling: bool) -> None:
    async def ponder() -> None:
        told = tmp_path / "process"
        prepare = partial(sleep_long, told) if compiling else nothing
        async with prepared_by(prepare) as ponderers:
            ponderers.get_ready()
            busy = asyncio.create_task(ponderers.run(sleep_long, tmp_path / "other"))
            if not compiling:
                told = tmp_path / "other"
            await asyncio.to_thread(wait_for, told.exists)
            process = Path("/proc") / told.read_text()
            assert process.exists()
        await asyncio.to_thread(wait_for, lambda: not process.exists())
        await asyncio.wait([busy])
        assert busy.cancelled()

    run(ponder())


def test_what_is_prepared_is_a_bot_that_ponders() -> None:
    async def ponder() -> None:
        game = bornes.new("parker", players=2, seed=1)
        assert game.to_act is not None
        thinkers = Thinkers(Machine(1))
        try:
            thinkers.warm_up()
            move = await thinkers.choose("champion", 1, game.view(game.to_act))
            hint = await thinkers.advice(game.view(game.to_act), 1.0, "fr", Names())
        finally:
            thinkers.close()

        assert move in game.legal_moves()
        assert {line.move.text for line in hint} == {str(move) for move in game.legal_moves()}

    run(ponder())
