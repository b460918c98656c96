"""Who has which seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bornes.server.protocol.values import BotLevel
from bornes.server.table.entries import Planned

Kind = Literal["open", "person", "bot"]


@dataclass(slots=True)
class Chair:
    """One seat of a table, and who has it."""

    kind: Kind
    """Whether a person or a bot has it, or whoever comes may take it."""
    name: str | None = None
    """What the person who has it is called; None if no person has it."""
    level: BotLevel | None = None
    """The bot that plays the seat now; None if a person does, or nobody."""
    token: str | None = None
    """The hash of the secret that opens the seat; None if no person has it."""
    code: str | None = None
    """The hash of a code with which another device may take it over; None if none is offered."""
    code_until: float = 0.0
    """The time until which that code works, in seconds since 1970."""

    @classmethod
    def planned(cls, plan: Planned) -> Chair:
        """The seat of a new table."""
        return cls("open") if plan.level is None else cls("bot", level=plan.level)

    @property
    def played_by_person(self) -> bool:
        """Whether a person makes the moves of this seat now."""
        return self.kind == "person" and self.level is None

    @property
    def stood_in(self) -> bool:
        """Whether a bot plays it for a person who is away."""
        return self.kind == "person" and self.level is not None

    @property
    def free(self) -> bool:
        """Whether somebody who comes may have it."""
        return self.kind == "open"

    def take(self, name: str, token: str) -> None:
        """Give it to a person."""
        self.kind, self.name, self.level, self.token = "person", name, None, token
        self.code = None

    def vacate(self, level: BotLevel | None) -> None:
        """Take it from a person: anybody may have it, and until then a bot plays it."""
        self.kind, self.name, self.level, self.token = "open", None, level, None
        self.code = None
