"""A guided hand: where it begins, and which of its steps is next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from bornes.engine.moves import Move
from bornes.game import Game
from bornes.reading import position

GUIDED: Final = 1
"""The seat that is guided."""


@dataclass(frozen=True, slots=True)
class Step:
    """A move that is meant to be made, and what is said with it."""

    move: Move
    """The move, complete as the engine prints it."""
    say: str | None = None
    """The name of what is said with it; None for the moves of bots, and draws without a choice."""
    after: Move | None = None
    """A move that must have been made before this one makes sense; None if it always does."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided hand of one or several editions."""

    id: str
    """The name of its file."""
    editions: tuple[str, ...]
    """The editions whose cards and rules it fits."""
    players: int
    """How many sit at the table."""
    options: Mapping[str, object]
    """The options of the table."""
    position: Mapping[str, object]
    """The table at its beginning, every card listed."""
    steps: tuple[Step, ...]
    """The moves of all seats, in the order in which they are meant to be made."""

    def begin(self, edition: str) -> Game:
        """The hand as it begins in an edition."""
        return position(
            {
                "edition": edition,
                "players": self.players,
                "options": self.options,
                "position": self.position,
            }
        )

    def next_step(self, game: Game) -> Step | None:
        """The first step of the seat that is to act which is still to be made and can be made now.

        None if there is none, because somebody has played otherwise.
        """
        legal = set(game.legal_moves())
        made = Counter(game.moves)
        return next((step for step in self._left(made) if step.move in legal), None)

    def _left(self, made: Counter[Move]) -> Iterator[Step]:
        """The steps that are still to be made, and make sense already."""
        counted = made.copy()
        for step in self.steps:
            if counted[step.move] > 0:
                counted[step.move] -= 1
            elif step.after is None or made[step.after] > 0:
                yield step
