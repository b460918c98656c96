"""Moves that can be taken back, against bots alone: until the next card is drawn or shown.

A move after which somebody else would draw or answer is held: everybody is shown it, and the game
goes on when the log says that it stands. What is shown meanwhile is made without looking at any
hidden card, so that whoever takes the move back has learned nothing by it. A move after which the
same seat goes on, and has seen no new card, is made at once, and the game before it is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bornes.engine.events import CardDrawn, Event, PileReshuffled
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal
from bornes.game import Game


@dataclass(slots=True)
class Held:
    """A move that has been made and shown, and may still be taken back."""

    move: Move
    shown: Game
    """The table as everybody is shown it meanwhile."""
    events: list[Event]
    """What was shown of it."""


def held(game: Game, move: Move) -> Held | None:
    """A move as it is shown before anything follows it; None if it brings a card by itself."""
    shown = game.with_turn_kept(move)
    events = shown.log[len(game.log) :]
    return None if _brings_a_card(events) else Held(move, shown, events)


def _brings_a_card(events: Sequence[Event]) -> bool:
    return any(isinstance(event, CardDrawn | PileReshuffled) for event in events)


def why_not_undo(
    seconds: float | None, persons: set[int], seat: int, *, kept: bool
) -> Refusal | None:
    """Why a seat can't take its last move back, or None if it can.

    ``seconds`` is for how long the table holds a move, ``persons`` are the seats that persons
    have, and ``kept`` says whether there still is a move to be taken back.
    """
    if seconds is None:
        return Refusal("server-undo-off")
    if persons != {seat}:
        return Refusal("server-undo-company")
    return None if kept else Refusal("server-undo-too-late")
