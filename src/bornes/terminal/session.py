"""What a person plays at: a match at this machine, a table of a server, or a record.

Whoever shows it, line by line or on the full screen, asks for the moment, shows it, and waits until
there is another one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.shown.hints import HintShown


class Kind(StrEnum):
    """What a moment asks of whoever sits before the screen."""

    WAIT = "wait"
    """A moment at which others are to act."""
    ASK = "ask"
    """A move is asked for."""
    CURTAIN = "curtain"
    """The device is to be handed to somebody; nothing is shown."""
    NO_ANSWER = "no-answer"
    """Somebody looks who might have had an answer, and has none; nothing is shown."""
    SPEAK = "speak"
    """Somebody who has no answer, or would rather not, is to say so."""
    HAND_ENDED = "hand-ended"
    MATCH_ENDED = "match-ended"
    LOBBY = "lobby"
    """A moment without a match to be seen: it has not begun, or was ended early."""
    GONE = "gone"
    """A moment at which there is nothing to be played at any more."""


@dataclass(frozen=True, slots=True)
class Wish:
    """Something that can be said at a table besides a move: a phrase, another match, a bot."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Moment:
    """What there is to see and to do now."""

    kind: Kind
    view: View | None
    company: Company
    legal: tuple[Move, ...] = ()
    seat: int | None = None
    """For whom the screen is, behind a curtain."""
    note: str = ""
    """What else is to be told: who is waited for, or that the connection is lost."""
    lines: tuple[str, ...] = field(default=())
    """What is shown instead of a table where there is none yet."""
    title: str = ""
    """What is said above those lines."""
    seconds: int | None = None
    """For how long answers are still open, where a clock decides."""
    wishes: tuple[Wish, ...] = ()
    """What can be said at this table now."""
    ready: bool = True
    """Whether whoever looks is to say that the next hand may be dealt."""

    def wishes_for(self, start: str) -> tuple[Wish, ...]:
        """The wishes whose names begin so."""
        return tuple(wish for wish in self.wishes if wish.name.startswith(start))


class Session(ABC):
    """A seat at a table."""

    messages: Messages
    may_save = False
    """Whether the match can be kept in a file of this machine."""
    leave_ask = "terminal-leave-ask"
    """The key of what is asked before one leaves."""

    @abstractmethod
    def moment(self) -> Moment:
        """What there is to see and to do now."""

    @abstractmethod
    async def wait(self) -> None:
        """Wait until there is another moment."""

    @abstractmethod
    def play(self, move: Move) -> None:
        """Make a move; refused if it is not legal."""

    @abstractmethod
    def go_on(self) -> None:
        """Lift the curtain, say that one has looked, or ask for the next hand."""

    @abstractmethod
    async def hints(self) -> list[HintShown]:
        """What the moves seem to be worth."""

    def wish(self, name: str) -> None:
        """Say one of the wishes of the moment."""
        raise NotImplementedError(name)

    def tidings(self) -> list[str]:
        """What is to be told once, since it was last asked for: phrases, refusals, connections."""
        return []

    def save(self, path: Path) -> str:
        """Keep the match in a file; returns what is said about it."""
        raise NotImplementedError(path)

    def farewell(self) -> list[str]:
        """What is printed when the screen is left."""
        return []

    async def close(self) -> None:
        """Leave."""
        return
