"""The state of a match and of its present hand. It is all data; rules act on it."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, Self

from bornes.circuit import Spot
from bornes.engine.cards import Card
from bornes.engine.events import Event, HandDealt, PileReshuffled
from bornes.engine.moves import Move
from bornes.engine.numbers import plain
from bornes.engine.rules import Rules
from bornes.engine.tableau import Tableau

Phase = Literal["draw", "play", "react", "extension", "over"]

Hand = list[Card]


class Ending(StrEnum):
    """Why a hand ended."""

    DISTANCE = "distance"
    CARDS_RAN_OUT = "cards_ran_out"
    ONLY_DISCARDS = "only_discards"


class MatchEnding(StrEnum):
    """Why a match ended."""

    TOTAL = "total"
    HANDS = "hands"
    GAMES = "games"


@dataclass(frozen=True, slots=True)
class Outcome:
    """Who won a hand, and why it ended."""

    winners: tuple[str, ...]
    reason: Ending

    @property
    def winner(self) -> str | None:
        """The side that won alone, or nothing."""
        return self.winners[0] if len(self.winners) == 1 else None


@dataclass(frozen=True, slots=True)
class MatchOutcome:
    """Who won the match, and why it ended."""

    winners: tuple[str, ...]
    reason: MatchEnding

    @property
    def winner(self) -> str | None:
        """The side that won alone, or nothing."""
        return self.winners[0] if len(self.winners) == 1 else None


@dataclass(frozen=True, slots=True)
class Question:
    """What a seat is asked out of turn: to answer a hazard, or a distance move."""

    seat: int
    by: int
    """The seat that attacked or moved."""
    side: str
    """The side attacked, or the side that moved."""
    hazard: Card | None = None
    back_to: Spot | None = None
    """The spot to which a U-turn would send the mover's car."""
    doubled: bool = False
    """Whether the move was made with an acceleration, which leaves a card to draw."""
    waiting: tuple[int, ...] = ()
    """The seats that will be asked in turn if the asked seat passes."""


class State:
    """A match: its rules, the hand being played, the scores, and what happened so far."""

    __slots__ = (
        "dealer",
        "discards",
        "extension",
        "hand_number",
        "hands",
        "house",
        "idle_turns",
        "known_legal",
        "log",
        "match_outcome",
        "menus",
        "opening",
        "options",
        "outcome",
        "owed",
        "owed_turn",
        "phase",
        "pile",
        "plain_turns",
        "played",
        "plays_left",
        "question",
        "ran_out",
        "reshuffles",
        "rules",
        "scripted",
        "seed",
        "sheet",
        "sheets",
        "stays",
        "stopped_here",
        "story",
        "tableaus",
        "taken",
        "target",
        "to_act",
        "totals",
        "turn",
    )

    def __init__(
        self,
        rules: Rules,
        seed: int,
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
    ) -> None:
        self.rules = rules
        self.plain_turns = rules.plain_turns
        """What the rules say of it: it is asked at every move, and they work it out each time."""
        self.seed = seed
        self.options = _plain_mapping(options or {})
        self.house = _plain_mapping(house or {})
        self.totals: dict[str, int] = dict.fromkeys(rules.sides, 0)
        self.sheets: list[Mapping[str, Mapping[str, int]]] = []
        """The score of every finished hand of the match."""
        self.log: list[Event] = []
        """Everything that happened, with all cards known."""
        self.story: list[Move | HandDealt | PileReshuffled] = []
        """What a record holds: the deals, the moves, and the results of chance."""
        self.opening: Mapping[str, object] | None = None
        """The position the match was set up from, if it did not begin with a deal."""
        self.scripted: list[tuple[Card, ...]] = []
        """Reshuffled piles to use instead of chance, when a record is replayed."""
        self.menus: object = None
        """What `choices` has worked out about these rules; it is found there."""
        self.match_outcome: MatchOutcome | None = None
        self.stays = False
        """Whether the turn stays where it is when its last play is made: see `with_turn_kept`."""
        self.hand_number = 0
        self.dealer = (rules.first_seat - 2) % rules.players + 1
        self.clear_table()

    def clear_table(self) -> None:
        """Put every card away, ready for a deal."""
        rules = self.rules
        self.hands: list[Hand] = [[] for _ in rules.seats]
        self.pile: Hand = []
        """The draw pile; the next card is the last of the list."""
        self.discards: Hand = []
        self.tableaus: dict[str, Tableau] = {
            side: Tableau(side, rules.seats_of(side)) for side in rules.sides
        }
        self.target = rules.target
        self.extension: str | None = None
        """The side that asked for an extension."""
        self.outcome: Outcome | None = None
        self.sheet: Mapping[str, Mapping[str, int]] = {}
        """The finished hand, line by line, for each side."""
        self.phase: Phase = "over"
        self.turn = rules.first_seat
        """The seat whose turn it is."""
        self.to_act: int | None = None
        self.question: Question | None = None
        self.taken: Card | None = None
        """A card taken from the discards that must be played at once."""
        self.played = False
        """Whether this turn has seen more than a discard."""
        self.stopped_here = False
        """Whether the car has stopped on its square in this turn, where that frees it."""
        self.plays_left = 1
        self.owed = 0
        """Discards that the seat to act owes after its turn was broken off."""
        self.owed_turn: int | None = None
        """The seat whose turn begins once those are made."""
        self.idle_turns = 0
        self.ran_out = False
        """Whether a card had to be drawn when the draw pile was empty."""
        self.reshuffles = 0
        self.known_legal: list[Move] | None = None

    def copy(self) -> Self:
        """An independent copy."""
        twin = object.__new__(type(self))
        twin._take_over(self)
        twin.seed = self.seed
        twin.options = self.options
        twin.house = self.house
        twin.opening = self.opening
        twin.menus = self.menus
        twin.known_legal = self.known_legal
        twin.totals = self.totals.copy()
        twin.sheets = self.sheets[:]
        twin.log = self.log[:]
        twin.story = self.story[:]
        twin.scripted = self.scripted[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.discards = self.discards[:]
        twin.tableaus = {side: tableau.copy() for side, tableau in self.tableaus.items()}
        return twin

    def bare(self) -> State:
        """A beginning of a copy: what is replaced but never changed. The rest is to be given."""
        twin = object.__new__(State)
        twin._take_over(self)
        return twin

    def _take_over(self, other: State) -> None:
        """Share what is replaced but never changed; written out, because it is done so often."""
        self.dealer = other.dealer
        self.extension = other.extension
        self.hand_number = other.hand_number
        self.idle_turns = other.idle_turns
        self.match_outcome = other.match_outcome
        self.outcome = other.outcome
        self.owed = other.owed
        self.owed_turn = other.owed_turn
        self.phase = other.phase
        self.played = other.played
        self.plain_turns = other.plain_turns
        self.plays_left = other.plays_left
        self.question = other.question
        self.ran_out = other.ran_out
        self.reshuffles = other.reshuffles
        self.rules = other.rules
        self.sheet = other.sheet
        self.stays = other.stays
        self.stopped_here = other.stopped_here
        self.taken = other.taken
        self.target = other.target
        self.to_act = other.to_act
        self.turn = other.turn

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _COMPARED)

    def __hash__(self) -> int:
        raise TypeError(
            "a game changes, so it can't be hashed: take game.view(seat), which doesn't change"
        )

    def summary(self) -> str:
        """In a few words which table this is and where it stands; no card, and no seed."""
        return (
            f"{self.rules.edition}, {self.rules.players} players, hand {self.hand_number}, "
            f"phase {self.phase}, to act {self.to_act}"
        )

    def hand(self, seat: int) -> Hand:
        """The cards that a seat holds."""
        return self.hands[seat - 1]

    def side(self, seat: int) -> Tableau:
        """The table of a seat's side."""
        return self.tableaus[self.rules.seating[seat - 1]]

    def changed(self) -> None:
        """Forget what may be played anywhere: the target has changed, or a car has moved."""
        for tableau in self.tableaus.values():
            tableau.changed()

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return seat % self.rules.players + 1


def _plain_mapping(mapping: Mapping[object, object] | Mapping[str, object]) -> dict[str, object]:
    """A copy with the keys and values that a file would give back."""
    return {str(key): _plain(value) for key, value in mapping.items()}


def own_mapping(mapping: dict[str, object]) -> dict[str, object]:
    """A copy that shares nothing that could be changed; most have numbers and texts alone."""
    return {
        key: deepcopy(value) if isinstance(value, dict | list) else value
        for key, value in mapping.items()
    }


def _plain(value: object) -> object:
    if isinstance(value, Mapping):
        return _plain_mapping(value)
    if isinstance(value, set | frozenset):
        return sorted(map(str, value))
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, str) else plain(value)


# What is only remembered, and where chance comes from, is not what the state is.
_COMPARED = tuple(
    name
    for name in State.__slots__
    if name not in {"known_legal", "menus", "opening", "plain_turns", "seed", "scripted"}
)
