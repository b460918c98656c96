"""What one seat may know: the only door through which cards leave the engine.

A view is a copy of the state in which everything hidden from the seat has been taken
out, together with the events the seat may see. It holds no reference to the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Final, cast

from bornes.circuit import Arrival, Spot
from bornes.engine.cards import Card
from bornes.engine.events import (
    CARD_DRAWN,
    CardDrawn,
    Event,
    HandDealt,
    HandEnded,
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
from bornes.engine.state import MatchOutcome, Outcome, Phase, Question, State
from bornes.engine.tableau import Tableau

# Stands where a card is that the seat can't see. Legality counts such cards but never
# looks at one, so that a view can use the same rules as the game.
UNKNOWN: Final = cast("Card", None)


class View:
    """Everything that a seat may know, or a spectator (``seat`` is None), and no more."""

    __slots__ = ("_known", "events", "seat")

    def __init__(self, known: State, seat: int | None, events: tuple[Event, ...] = ()) -> None:
        self._known = known
        self.seat = seat
        self.events = events
        """What this seat may know of what happened, from the first deal on."""

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
        known = self._known
        if known.known_legal is None:
            known.known_legal = legal_moves(known) if self._acts() else []
        return known.known_legal[:]

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
        known = self._known.copy()
        known.known_legal = None  # it may be changed
        return known

    def _acts(self) -> bool:
        return self.seat is not None and self._known.to_act == self.seat


def view_of(
    state: State, seat: int | None, events: Iterable[Event], legal: list[Move] | None = None
) -> View:
    """The view of a seat, or of a spectator; the legal moves of that seat, where they are known."""
    known = state.copy_known()
    known.known_legal = legal
    known.hands = [
        hand if place == seat else [UNKNOWN] * len(hand)
        for place, hand in enumerate(known.hands, start=1)
    ]
    known.pile = [UNKNOWN] * len(known.pile)
    known.sheet = copied(known.sheet)
    known.sheets = [copied(sheet) for sheet in known.sheets]
    question = known.question
    if question is not None:
        if question.seat == seat:
            known.question = replace(question, waiting=())
        else:
            known.question = None
            known.to_act = None
    return View(known, seat, tuple(events))


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
