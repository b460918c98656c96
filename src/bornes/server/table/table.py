"""A table: everything that its log says, as data. `bornes.server.table.apply` writes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from bornes.daily import Daily
from bornes.engine.events import Event
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal
from bornes.game import Game
from bornes.lessons import Lesson
from bornes.server.protocol.clocks import ClockTimes
from bornes.server.protocol.values import Waiting
from bornes.server.table.answer_window import Window
from bornes.server.table.clocks import Clocks
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import Created
from bornes.server.table.seats import Chair
from bornes.server.table.undo import Held, why_not_undo

Status = Literal["waiting", "playing", "over", "abandoned"]
SEVERAL: Final = 2
"""With so many people at a table, nobody may learn anything from a pause."""


@dataclass(frozen=True, slots=True)
class Loss:
    """A match that was lost because somebody's time was up."""

    seat: int
    """The seat that had no time left."""
    winners: tuple[str, ...]
    """The sides that have won by it."""


@dataclass(slots=True)
class Moment:
    """Something to be shown: the game as it stands after so many events."""

    seq: int
    """The number of events that have been shown by then."""
    game: Game
    """The table as everybody is shown it."""
    fresh: list[Event]
    """The events since the moment before; each seat is shown its part of them."""
    window: Window | None = None
    """The answers that are open; None if there are none."""
    legal: dict[int, list[Move]] = field(default_factory=dict)
    """The moves that each seat has been offered, as far as they were worked out."""
    undo: int | None = None
    """The seat that may take its last move back; None if none may."""
    held: bool = False
    """Whether that move is held, so that the game goes on once it stands."""
    loss: Loss | None = None
    """Who has lost the match by the clock; None if nobody has."""
    lesson: Lesson | None = None
    """The guided hand that is played; None if it is none."""

    def game_for(self, seat: int | None) -> Game:
        """The game that a seat's view is made from."""
        return self.game if self.window is None else self.window.game_for(seat)


class Table:
    """A table as its log has it."""

    opening: Created
    """The entry that set the table up."""
    game: Game
    """The match, which nobody is shown before it has started."""

    def __init__(self, table_id: str, shuffles: Mapping[int, Shuffle]) -> None:
        self.id = table_id
        self.shuffles = dict(shuffles)
        """The secret of every match, by its number; the next one's too once it is chosen."""
        self.sequence = 0
        """How many entries the log has."""
        self.status: Status = "waiting"
        self.match = 1
        """The number of the match that is played or was played last."""
        self.commitments: list[str] = []
        """The commitment to the shuffle of every match, the next one's included."""
        self.chairs: dict[int, Chair] = {}
        """Who has which seat, by the number of the seat."""
        self.ready: set[int] = set()
        """The persons who are ready for the next hand."""
        self.abandon: set[int] = set()
        """The persons who want to end the match here."""
        self.rematch: set[int] = set()
        """The persons who want another match."""
        self.lesson: Lesson | None = None
        """The guided hand that is played; None if it is none."""
        self.held: dict[str, set[int]] = {}
        """The seats that each browser has held in this match, by hashes of what it is known by;
        several only where people were to play on one device from the beginning."""
        self.window: Window | None = None
        """The answers that are open and waited for; None if there are none."""
        self.held_move: Held | None = None
        """The move that is shown and may still be taken back; None if the game goes on."""
        self.before: list[Game] = []
        """The game before each move that was made at once and may still be taken back."""
        self.undone: dict[int, int] = {}
        """How many moves were taken back, by the number of the match."""
        self.now: Moment | None = None
        """The moment that is shown now; None before the first hand."""
        self.base = 0
        """How many events the matches before this one had."""
        self.visible = 0
        """How many events of this match somebody may see."""
        self.unshown: list[Event] = []
        """The events that have happened and are not shown yet."""
        self.finished: dict[int, Game] = {}
        """The matches that are over, by their number."""
        self.clocks: Clocks | None = None
        """How much time everybody has; None at a table without clocks."""
        self.losses: dict[int, Loss] = {}
        """The matches that were lost by the clock, by their number."""

    @property
    def daily(self) -> Daily | None:
        """The deal of the day that is played or was played last; None if it is none."""
        date = self.opening.daily
        return None if date is None or self.match > 1 else Daily(date, self.opening.edition)

    @property
    def dealt_on_device(self) -> bool:
        """Whether the cards of this match come from a device, whose person may know them."""
        return self.match <= self.opening.carried

    @property
    def started(self) -> bool:
        """Whether cards have been dealt."""
        return self.status != "waiting"

    def people(self) -> set[int]:
        """The seats that persons play now."""
        return {seat for seat, chair in self.chairs.items() if chair.played_by_person}

    def persons(self) -> set[int]:
        """The seats that persons have, those included who are away and whom a bot stands in for."""
        return {seat for seat, chair in self.chairs.items() if chair.kind == "person"}

    def shares_a_device(self) -> bool:
        """Whether several persons play on one device, and hand it to each other."""
        return any(c.beside is not None and c.played_by_person for c in self.chairs.values())

    def on_the_clock(self) -> int | None:
        """The person whose move is waited for, so that their clock runs; None if nobody's is.

        While answers are open nobody's does, whoever has one.
        """
        if self.status != "playing" or self.window is not None or self.held_move is not None:
            return None
        seat = self.game.to_act
        return seat if seat is not None and self.chairs[seat].played_by_person else None

    def times(self, now: float | None = None) -> ClockTimes | None:
        """How much time everybody has, now or at the last entry; None without clocks."""
        clocks = self.clocks
        if clocks is None or not clocks.left:
            return None
        seats = self.game.rules.seats
        return clocks.times(clocks.at if now is None else now, seats, self.persons())

    def waits_for(self) -> list[int]:
        """The persons who may do what the table waits for, as far as everybody may know."""
        persons = self.persons()
        if self.status != "playing":
            return []
        if self.window is not None:
            everybody = self.window.waiting is Waiting.ALL
            spoken = self.window.declined if everybody else set[int]()
            awaited = set(self.window.might) - spoken
        elif self.hand_over():
            awaited = persons - self.ready
        else:
            seat = self.game.to_act
            awaited = persons if seat is None else {seat}
        # A bot goes on as soon as somebody looks.
        return sorted(awaited & persons or persons)

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why a seat can't take its last move back, or None if it can."""
        kept = self.held_move is not None or bool(self.before)
        return why_not_undo(self.opening.undo, self.persons(), seat, kept=kept)

    def may_undo(self, seat: int) -> bool:
        """Whether moves of a seat are kept so that they can be taken back."""
        plays = self.chairs[seat].played_by_person
        return plays and why_not_undo(self.opening.undo, self.persons(), seat, kept=True) is None

    def may_be_taken(self, seat: int) -> bool:
        """Whether whoever comes may have a seat now.

        During a match, the one who left it has to agree, or everybody who has a seat. Where the
        cards come from somebody's device, nobody may.
        """
        chair = self.chairs[seat]
        if not chair.free or self.dealt_on_device:
            return False
        return self.status != "playing" or chair.offered or self.persons() <= chair.agreed

    def seated(self) -> bool:
        """Whether every seat has somebody."""
        return not any(chair.free and chair.level is None for chair in self.chairs.values())

    def hand_over(self) -> bool:
        """Whether the next hand is to be dealt."""
        return self.status == "playing" and self.game.phase == "over"

    def events_for(self, seat: int | None, since: int, until: int) -> list[Event]:
        """What a seat may know of what happened between two numbers of events."""
        first = max(since, self.base)
        game = self.game if self.held_move is None else self.held_move.shown
        return game.events_for(seat)[first - self.base : until - self.base]
