"""Bots that the tests of the arena bring along: simple ones, and ones that fail."""

from __future__ import annotations

import os

from bornes import Move, View
from bornes.bots.random_bot import RandomBot


class First:
    """Makes the first legal move; it has no chance and no memory."""

    def __init__(self, seed: int = 0, wanted: object = None) -> None:
        self.seed = seed
        self.wanted = wanted

    def choose(self, view: View) -> Move:
        return view.legal_moves()[0]


MADE = First()


class Writer(RandomBot):
    """Answers with moves as they are written, and talks while it plays."""

    name = "writer"

    def choose(self, view: View) -> Move:
        print("Let me think")
        return str(super().choose(view))  # type: ignore[return-value]


class Cheat(RandomBot):
    """Plays on until its second hand, and then what it may not play."""

    name = "cheat"

    def choose(self, view: View) -> Move:
        if view.hand_number == 2:
            return Move.parse(f"{view.seat}: extend")
        return super().choose(view)


class Mute(RandomBot):
    """Answers nothing at all."""

    name = "mute"

    def choose(self, view: View) -> Move:  # noqa: ARG002
        return None  # type: ignore[return-value]


class Crash:
    """Raises what it likes."""

    def __init__(self, seed: int, error: str = "ValueError") -> None:
        self.seed = seed
        self.error = {"ValueError": ValueError, "SystemExit": SystemExit}[error]

    def choose(self, view: View) -> Move:
        raise self.error(f"seat {view.seat}\nis lost")


class Unmade:
    """Can't be made except to be checked."""

    def __init__(self, seed: int) -> None:
        if seed:
            raise RuntimeError("no more bots")

    def choose(self, view: View) -> Move:
        return view.legal_moves()[0]


class Killer(RandomBot):
    """Ends the process it plays in."""

    name = "killer"

    def choose(self, view: View) -> Move:  # noqa: ARG002
        os._exit(3)


class NoBot:
    """Has nothing to choose with."""

    def __init__(self, seed: int) -> None:
        self.seed = seed


def broken(seed: int) -> First:
    """Never makes anything."""
    raise RuntimeError(f"no bot for {seed}")


class Passer:
    """Draws and discards, and never gets anywhere."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        return next((move for move in moves if move.verb in {"draw", "discard", "pass"}), moves[0])
