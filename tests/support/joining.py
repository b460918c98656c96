"""Somebody at a terminal who sits down at a table of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from bornes.engine.moves import Verb
from bornes.terminal.playing import Kind, Playing
from bornes.terminal.remote.sitting import Guest, Visit

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


async def until(playing: Playing, holds: Callable[[], object]) -> None:
    """Follow a table until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await playing.wait()


def act(playing: Playing) -> None:
    """Do what the moment asks for: rather play a card than throw one away."""
    moment = playing.moment()
    if moment.kind is Kind.ASK:
        useful = [move for move in moment.legal if move.verb is not Verb.DISCARD]
        playing.play((useful or list(moment.legal))[0])
    elif moment.kind is Kind.SPEAK or (moment.kind is Kind.HAND_ENDED and moment.ready):
        playing.go_on()


async def play_on(playing: Playing, done: Callable[[], object]) -> None:
    """Play until something is so."""
    async with asyncio.timeout(PATIENCE * 5):
        while not done():
            act(playing)
            await playing.wait()


def at_end(playing: Playing) -> Callable[[], bool]:
    """Whether the match is over."""
    return lambda: playing.moment().kind is Kind.MATCH_ENDED
