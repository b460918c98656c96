"""Somebody at a terminal who sits down at a table of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bornes.engine.moves import Verb
from bornes.terminal.remote.visit import Guest, Visit
from bornes.terminal.session import Kind, Session

PATIENCE = 60.0


def visit(
    address: str,
    table: str,
    folder: Path,
    *,
    name: str | None = "Tess",
    seat: int | None = None,
    watch: bool = False,
    language: str = "en",
) -> Visit:
    """Before a table, with the keys of seats kept in a folder."""
    guest = Guest(f"{address}/t/{table}", name, seat, watch)
    return Visit(guest, language, folder / "seats.json")


async def until(session: Session, holds: Callable[[], object]) -> None:
    """Follow a table until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await session.wait()


def act(session: Session) -> None:
    """Do what the moment asks for: rather play a card than throw one away."""
    moment = session.moment()
    if moment.kind is Kind.ASK:
        useful = [move for move in moment.legal if move.verb is not Verb.DISCARD]
        session.play((useful or list(moment.legal))[0])
    elif moment.kind is Kind.SPEAK or (moment.kind is Kind.HAND_ENDED and moment.ready):
        session.go_on()


async def play_on(session: Session, done: Callable[[], object]) -> None:
    """Play until something is so."""
    async with asyncio.timeout(PATIENCE * 5):
        while not done():
            act(session)
            await session.wait()


def at_end(session: Session) -> Callable[[], bool]:
    """Whether the match is over."""
    return lambda: session.moment().kind is Kind.MATCH_ENDED
