"""Who sits where: persons at this screen, and bots."""

from __future__ import annotations

from typing import Final

from bornes.bots import BOTS, make
from bornes.engine.moves import Move
from bornes.engine.randomness import words
from bornes.engine.view import View
from bornes.terminal.mistakes import Mistake

PERSON: Final = "person"
OPPONENT: Final = "steady"
"""The bot that takes the seats nobody asked for."""
_KINDS: Final = {PERSON: PERSON, "me": PERSON, **{name: name for name in BOTS}}

Seats = tuple[str, ...]


def read_seats(text: str | None, players: int) -> Seats:
    """Read ``person, sharp, …``, one for each seat; the first alone is a person by default."""
    if text is None:
        return (PERSON, *[OPPONENT] * (players - 1))
    kinds = [word.strip().lower() for word in text.split(",")]
    for kind in kinds:
        if kind not in _KINDS:
            allowed = ", ".join((PERSON, *BOTS))
            raise Mistake("play-unknown-seat", found=kind[:40], allowed=allowed)
    if len(kinds) != players:
        raise Mistake("play-seats-count", found=len(kinds), players=players)
    return tuple(_KINDS[kind] for kind in kinds)


def bot_move(kind: str, view: View, seed: int) -> Move:
    """What a bot does; the same whenever the match is at this moment."""
    (own,) = words(seed, f"bot|{view.seat}", 1)
    return make(kind, seed=own).choose(view)
