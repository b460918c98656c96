"""Who has which seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from bornes.server.protocol.values import BotLevel
from bornes.server.table.entries import Planned, SeatLeft, SeatTaken

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
    driver: str | None = None
    """Who the bot is that has the seat; None if a person has it, or nobody in particular."""
    car: str | None = None
    """The car that the person who has it would like; None if any will do."""
    colour: str | None = None
    """The colour that the person who has it would like; None if any will do."""
    token: str | None = None
    """The hash of the secret that opens the seat; None if no person has it."""
    code: str | None = None
    """The hash of a code with which another device may take it over; None if none is offered."""
    code_until: float = 0.0
    """The time until which that code works, in seconds since 1970."""
    person: str | None = None
    """The hash of what the person's browser is known by; None if it is not known."""
    beside: int | None = None
    """The seat on whose device its person plays; None if they have one of their own."""
    offered: bool = False
    """Whether the one who left it has agreed that anybody may take it."""
    out_of_time: bool = False
    """Whether a bot plays it because the time of its person was up."""
    agreed: set[int] = field(default_factory=set)
    """The seats of those who have agreed that anybody may take it since it was left."""

    @classmethod
    def planned(cls, plan: Planned) -> Chair:
        """The seat of a new table."""
        if plan.level is None:
            return cls("open")
        return cls("bot", level=plan.level, driver=plan.driver)

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
        """Whether nobody has it; whether anybody may take it, the table knows."""
        return self.kind == "open"

    def hand_to(self, level: BotLevel, *, out_of_time: bool = False) -> None:
        """Let a bot play it for its person."""
        self.level, self.out_of_time = level, out_of_time

    def hand_back(self) -> None:
        """Let its person play it again."""
        self.level, self.out_of_time = None, False

    def take(self, taken: SeatTaken) -> None:
        """Give it to a person."""
        self.kind, self.name, self.car, self.colour = "person", taken.name, taken.car, taken.colour
        self.token, self.person, self.beside = taken.token, taken.person, taken.beside
        self.hand_back()
        self.driver = self.code = None
        self.withdraw()

    def vacate(self, left: SeatLeft, *, played: bool) -> None:
        """Take it from a person: whoever may can have it, and until then a bot plays it."""
        self.kind = "open"
        self.out_of_time = False
        self.level, self.driver = (left.level, left.driver) if played else (None, None)
        self.name = self.car = self.colour = self.token = self.person = self.code = None
        self.beside = None
        self.withdraw()
        self.offered = left.offer

    def withdraw(self) -> None:
        """Forget who has agreed that anybody may take it."""
        self.offered = False
        self.agreed.clear()
