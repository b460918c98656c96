"""What one seat may know: the only door through which cards leave the engine.

A view is a copy of the state in which everything hidden from the seat has been taken
out, together with the events the seat may see. It holds no reference to the game. What can
be copied later is copied when somebody looks: most views are asked for little.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, cast

from bornes.circuit import Arrival, Spot
from bornes.engine.cards import Card
from bornes.engine.events import (
    CARD_DRAWN,
    AnswerClosed,
    AnswerOpened,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    Event,
    HandDealt,
    HandEnded,
    HazardCancelled,
    PileReshuffled,
    SeatPassed,
)
from bornes.engine.legal_moves import legal_moves
from bornes.engine.legality import why_not_drive
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.resolve import resolve
from bornes.engine.rules import Rules
from bornes.engine.scoring import copied, hand_score
from bornes.engine.state import MatchOutcome, Outcome, Phase, Question, State, own_mapping
from bornes.engine.tableau import Tableau

# Stands where a card is that the seat can't see. Legality counts such cards but never
# looks at one, so that a view can use the same rules as the game.
UNKNOWN: Final = cast("Card", None)

Told = tuple[tuple[Event, ...], tuple[Event, ...]]
"""Events in their order: those of the hands before this one, and those of this hand."""
NOTHING_TOLD: Final[Told] = ((), ())


class View:
    """Everything that a seat may know, or a spectator (``seat`` is None), and no more."""

    __slots__ = ("_events", "_known", "_legal", "_seen", "_told", "seat")

    # These two are made of the two after them when they are first looked at: see `__getattr__`.
    _known: State
    _events: tuple[Event, ...]
    _seen: _Seen | None
    _told: Told | None

    def __init__(
        self,
        known: State,
        seat: int | None,
        events: tuple[Event, ...] = (),
        legal: list[Move] | None = None,
    ) -> None:
        """Make a view of what is known; ``legal`` are its moves where they were told with it."""
        self._known = known
        self.seat = seat
        self._events = events
        self._seen = None
        self._told = None
        self._legal = legal

    def __getattr__(self, name: str) -> object:
        # Python asks here for a slot that has no value yet.
        if name == "_known" and (seen := self._seen) is not None:
            known = self._known = seen.table()
            self._seen = None
            return known
        if name == "_events" and (told := self._told) is not None:
            events = self._events = told[0] + told[1]
            self._told = None
            return events
        raise AttributeError(name, name=name, obj=self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, View):
            return NotImplemented
        mine, theirs = (self.seat, self.events), (other.seat, other.events)
        return mine == theirs and self._known == other._known

    def __hash__(self) -> int:
        # A part of what equal views have alike, enough to tell most others apart.
        known = self._known
        return hash(
            (
                self.seat,
                len(self.events),
                known.hand_number,
                known.phase,
                known.to_act,
                len(known.pile),
                self.hand,
                tuple(known.discards),
                tuple(tableau.km for tableau in known.tableaus.values()),
            )
        )

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {self._known.summary()}>"

    @property
    def events(self) -> tuple[Event, ...]:
        """What this seat may know of what happened, from the first deal on."""
        return self._events

    @property
    def rules(self) -> Rules:
        """The rules of the table."""
        return self._known.rules

    @property
    def edition(self) -> str:
        """The id of the edition."""
        return self.rules.edition

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.rules.players

    @property
    def options(self) -> Mapping[str, object]:
        """The options that were chosen for this table."""
        return dict(self._known.options)

    @property
    def house(self) -> Mapping[str, object]:
        """The house rules of this table."""
        return dict(self._known.house)

    @property
    def phase(self) -> Phase:
        """The phase of the hand; ``react`` while an answer is open, whoever is asked."""
        return self._known.phase

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self._known.turn

    @property
    def to_act(self) -> int | None:
        """The seat that acts now; nothing while another seat may be asked in secret."""
        return self._known.to_act

    @property
    def asked(self) -> Question | None:
        """The question this seat is asked out of turn, if any."""
        return self._known.question

    @property
    def hand(self) -> tuple[Card, ...]:
        """This seat's own cards."""
        return tuple(self._known.hand(self.seat)) if self.seat is not None else ()

    @property
    def hand_sizes(self) -> Mapping[int, int]:
        """How many cards each seat holds."""
        return {seat: len(self._known.hand(seat)) for seat in self.rules.seats}

    @property
    def draw_size(self) -> int:
        """How many cards the draw pile has."""
        return len(self._known.pile)

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile; the last is the top."""
        return tuple(self._known.discards)

    @property
    def sides(self) -> Mapping[str, Tableau]:
        """Every side's table."""
        return self._known.tableaus

    @property
    def side(self) -> Tableau | None:
        """This seat's own side; nothing for a spectator."""
        return self._known.side(self.seat) if self.seat is not None else None

    @property
    def target(self) -> int:
        """The distance that wins this hand now."""
        return self._known.target

    @property
    def extension(self) -> str | None:
        """The side that asked for an extension."""
        return self._known.extension

    @property
    def scores(self) -> Mapping[str, int]:
        """Match totals: points, or games won."""
        return dict(self._known.totals)

    @property
    def score(self) -> Mapping[str, Mapping[str, int]]:
        """This hand, line by line, for each side: final, or what lies there so far."""
        return self._known.sheet or hand_score(self._known, None)

    @property
    def sheets(self) -> tuple[Mapping[str, Mapping[str, int]], ...]:
        """The scores of all finished hands of the match."""
        return tuple(self._known.sheets)

    @property
    def hand_number(self) -> int:
        """The number of this hand in the match, from 1."""
        return self._known.hand_number

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self._known.dealer

    @property
    def plays_left(self) -> int:
        """How many plays the turn still has, this one included."""
        return self._known.plays_left

    @property
    def owed(self) -> int:
        """How many discards the seat to act owes before anything else."""
        return self._known.owed

    @property
    def taken(self) -> Card | None:
        """The card from the discard pile that must be played at once."""
        return self._known.taken

    @property
    def played(self) -> bool:
        """Whether this turn has seen more than a discard."""
        return self._known.played

    @property
    def ran_out(self) -> bool:
        """Whether the draw pile has run out before."""
        return self._known.ran_out

    @property
    def outcome(self) -> Outcome | None:
        """Who won the hand and why it ended, once it has."""
        return self._known.outcome

    @property
    def match_outcome(self) -> MatchOutcome | None:
        """Who won the match and why it ended, once it has."""
        return self._known.match_outcome

    def legal_moves(self) -> list[Move]:
        """What this seat may do now; empty unless it is asked something."""
        if self._legal is None:
            self._legal = legal_moves(self._known) if self._acts() else []
        return self._legal[:]

    def why_not(self, move: Move | str) -> Refusal | None:
        """Why this seat may not make a move now, or nothing."""
        try:
            wanted = Move.of(move, self.seat)
        except Refused as error:
            return error.refusal
        if wanted.seat not in self.rules.seats:
            return Refusal("no-such-seat", seat=wanted.seat, players=self.players)
        if wanted.seat != self.seat:
            return Refusal("not-your-seat", seat=wanted.seat)
        answer = resolve(self._known, wanted)
        return answer if isinstance(answer, Refusal) else None

    def arrival(self, move: Move) -> Spot | None:
        """Where this seat's car would stand after a move of its own, if the move drives it."""
        if move.card is None or move.lane is None:
            return None
        end = why_not_drive(
            self._known,
            move.seat,
            move.doubled or move.card,
            doubled=move.doubled is not None,
            shortcut=move.shortcut,
        )
        return Spot(end.square, move.lane, end.shortcut) if isinstance(end, Arrival) else None

    def known(self) -> State:
        """A copy of the table as this seat knows it; unknown cards stand as nothing."""
        return self._known.copy()

    def _acts(self) -> bool:
        return self.seat is not None and self._known.to_act == self.seat


class _Seen:
    """What a view was made of: nothing of it is hidden from the seat, and nothing changes."""

    __slots__ = ("bare", "discards", "hand", "options", "seat", "sheets", "sizes", "tableaus")

    def __init__(self, state: State, seat: int | None) -> None:
        self.bare = known = state.bare()
        self.seat = seat
        self.hand = () if seat is None else tuple(state.hands[seat - 1])
        self.sizes = (*map(len, state.hands), len(state.pile))
        self.discards = tuple(state.discards)
        self.tableaus = [tableau.as_it_is() for tableau in state.tableaus.values()]
        self.sheets = tuple(state.sheets)
        self.options = state.options, state.house
        known.totals = state.totals.copy()
        question = known.question
        if question is not None:
            if question.seat == seat:
                known.question = replace(question, waiting=())
            else:
                known.question = None
                known.to_act = None

    def table(self) -> State:
        """The table as the seat knows it, which belongs to the view alone."""
        known = self.bare
        *sizes, left = self.sizes
        known.hands = [[UNKNOWN] * size for size in sizes]
        if self.seat is not None:
            known.hands[self.seat - 1] = list(self.hand)
        known.pile = [UNKNOWN] * left
        known.discards = list(self.discards)
        known.tableaus = {tableau.side: tableau.copy() for tableau in self.tableaus}
        known.sheet = copied(known.sheet)
        known.sheets = [copied(sheet) for sheet in self.sheets]
        known.options, known.house = map(own_mapping, self.options)
        known.seed, known.log, known.story, known.scripted = 0, [], [], []
        known.opening = known.menus = known.known_legal = None
        return known


def view_of(
    state: State,
    seat: int | None,
    told: Told = NOTHING_TOLD,
    legal: list[Move] | None = None,
) -> View:
    """The view of a seat, or of a spectator; the legal moves of that seat, where they are known."""
    view = View.__new__(View)
    view.seat = seat
    view._seen = _Seen(state, seat)  # noqa: SLF001 - it is made here
    view._told = told  # noqa: SLF001
    view._legal = legal  # noqa: SLF001
    return view


def shown(event: Event, seat: int | None) -> Event | None:
    """What a seat may know of an event: all, a part, or nothing."""
    if type(event) is CardDrawn:
        return event if event.seat == seat else CARD_DRAWN[event.seat][None]
    if type(event) is HandDealt:
        hands = tuple(
            hand if place == seat else None for place, hand in enumerate(event.hands, start=1)
        )
        return replace(event, hands=hands, pile=None)
    if type(event) is PileReshuffled:
        return replace(event, pile=None)
    if type(event) is HandEnded:
        # Copies, so that nobody who is shown a score can change the game's.
        return replace(event, score=copied(event.score), totals=dict(event.totals))
    return None if type(event) is SeatPassed else event


# What nearly all events are that everybody is shown whole.
_OPEN: Final = frozenset({CardPlayed, CardDiscarded, AnswerOpened, AnswerClosed, HazardCancelled})


class History:
    """What one seat, or a spectator, may know of what happened: continued as the log grows."""

    __slots__ = ("_done", "_past", "_present", "_seat")

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._done = 0
        # The hands before this one are kept apart: every view of this hand has them alike.
        self._past: tuple[Event, ...] = ()
        self._present: list[Event] = []

    def told(self, log: list[Event]) -> Told:
        """What the seat may know of a log that has grown since it was last asked."""
        present = self._present
        for event in log[self._done :]:
            if type(event) in _OPEN:
                present.append(event)
                continue
            if type(event) is HandDealt:
                self._past += tuple(present)
                present.clear()
            if (part := shown(event, self._seat)) is not None:
                present.append(part)
        self._done = len(log)
        return self._past, tuple(present)
