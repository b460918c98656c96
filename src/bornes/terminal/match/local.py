"""A match at this machine: what comes next, and who is to look at the screen.

Several persons may share the screen. Whether a seat was asked to answer something, and declined,
can't be told from what the others are shown: not from the words, and not from whose turn it is to
look, because everybody who might have an answer is given the screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bornes.engine.events import AnswerOpened, Event, HandEnded
from bornes.engine.moves import Move, Verb
from bornes.engine.view import View
from bornes.game import Game
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.match.save_file import SaveFile
from bornes.terminal.match.seat_plan import Seats, bot_move, is_person, seat_names


class Next(StrEnum):
    """What comes next in a match."""

    ASK = "ask"
    """A person is to move."""
    NO_ANSWER = "no-answer"
    """A person who might have had an answer looks at the screen, and has none."""
    BOT = "bot"
    """A bot is to move."""
    DRAW = "draw"
    """A person is to draw a card, and has no other choice."""
    DEAL = "deal"
    """The hand is over, the match is not."""
    OVER = "over"
    """The match is over."""


@dataclass(frozen=True, slots=True)
class Step:
    """What comes next, and for which seat, if it is for one."""

    kind: Next
    seat: int | None = None


class LocalMatch:
    """One match, who sits where, and the file it is kept in."""

    def __init__(self, game: Game, seats: Seats, save: SaveFile | None = None) -> None:
        self.game = game
        self.seats = seats
        self.save = save
        self.persons = [n for n, kind in enumerate(seats, start=1) if is_person(kind)]
        self._to_consult: list[int] = []
        self._attacker = 0

    def company(self, own: int | None, messages: Messages) -> Company:
        """Those at the table, as one of them is told."""
        return Company(self.game.rules, messages, own, seat_names(self.seats, messages))

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        return self.game.view(seat)

    @property
    def next(self) -> Step:
        """What comes next."""
        game = self.game
        if self._to_consult and self._consults_first():
            seat = self._to_consult[0]
            asked = game.question is not None and game.to_act == seat
            return Step(Next.ASK if asked else Next.NO_ANSWER, seat)
        if game.phase == "over":
            return Step(Next.OVER if game.match_outcome is not None else Next.DEAL)
        if game.to_act not in self.persons:
            return Step(Next.BOT, game.to_act)
        alone = [move.verb for move in game.legal_moves()] == [Verb.DRAW]
        return Step(Next.DRAW if alone else Next.ASK, game.to_act)

    @property
    def answers_open(self) -> bool:
        """Whether somebody is still to be given the screen because of what was just played."""
        return bool(self._to_consult)

    def looked(self) -> None:
        """The person who has no answer has looked."""
        self._to_consult.pop(0)

    def apply(self, move: Move | str) -> list[Event]:
        """Make a move, and see who is to be consulted about it."""
        acting = self.game.to_act
        assert acting is not None
        passing = Verb.PASS in str(move).split()
        reacting = self.game.phase == "react"
        events = self.game.apply(move)
        if reacting and not passing:
            self._to_consult = []
        elif self._to_consult and self._to_consult[0] == acting:
            self._to_consult.pop(0)
        opened = [event for event in events if type(event) is AnswerOpened]
        if opened:
            self._attacker = acting
            self._to_consult = self._who_might_answer(acting, opened[-1])
        return events

    def play_bot(self) -> list[Event]:
        """Let the bot whose turn it is make its move."""
        return self.apply(self.bot_choice())

    def draw(self) -> list[Event]:
        """Draw the card that is to be drawn in any case."""
        return self.apply(self.game.legal_moves()[0])

    def bot_choice(self) -> Move:
        """What the bot whose turn it is would do."""
        seat = self.game.to_act
        assert seat is not None
        return bot_move(self.seats[seat - 1], self.game.view(seat), self.game.seed)

    def deal(self) -> None:
        """Begin the next hand."""
        self.game.deal()

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.save is not None:
            self.save.write(self.game, self.seats)

    def news_from(self, seat: int | None) -> int:
        """Where a seat that sits down now begins to listen: a hand that is over is told again."""
        events = self.game.events_for(seat)
        ended = [place for place, event in enumerate(events) if type(event) is HandEnded]
        return ended[-1] if self.game.phase == "over" and ended else len(events)

    # --- answers out of turn ------------------------------------------------------

    def _who_might_answer(self, acting: int, opened: AnswerOpened) -> list[int]:
        """The persons who would have to be asked if they held an answer, from the left.

        Every one of them is given the screen, asked or not, so that nothing is learned
        from it. That is not needed where it is the only one's turn next in any case.
        """
        if len(self.persons) < 2:
            return []
        attacked = self.game.rules.seats_of(opened.side)
        might = [
            seat
            for seat in self.persons
            if seat != acting and (seat in attacked) == (opened.hazard is not None)
        ]
        might.sort(key=self._from_attacker)
        return [] if might == [self._next_in_turn()] else might

    def _next_in_turn(self) -> int | None:
        """Who acts next if nobody answers."""
        unanswered = self.game.copy()
        while unanswered.question is not None:
            unanswered.apply(Move(unanswered.question.seat, Verb.PASS))
        return unanswered.to_act

    def _from_attacker(self, seat: int) -> int:
        """How far left of the attacker a seat sits."""
        return (seat - self._attacker) % self.game.rules.players

    def _consults_first(self) -> bool:
        """Whether the next person to be consulted comes before a seat that is asked now."""
        question = self.game.question
        return question is None or (
            self._from_attacker(self._to_consult[0]) <= self._from_attacker(question.seat)
        )
