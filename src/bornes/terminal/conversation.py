"""A match played line by line: what is told, what is asked, and who is to see it.

Persons are shown their own view and events only. Whether a seat was asked to answer
something, and declined, can't be told from what the others are shown: not from the words,
and not from whose turn it is to look at the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bornes.engine.events import AnswerOpened, CardDrawn, CardTaken, Event, HandEnded, MatchEnded
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.game import Game
from bornes.locales import Messages
from bornes.terminal.board import hand_line, table_lines, wrapped
from bornes.terminal.console import Console
from bornes.terminal.keywords import run_command
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.move_menu import choice_lines, ordered, read_choice
from bornes.terminal.narration import narrated
from bornes.terminal.save_file import SaveFile
from bornes.terminal.seat_plan import PERSON, Seats, bot_move
from bornes.terminal.sheet import sheet_lines

ENDED: Final = 0
INTERRUPTED: Final = 130
LEAVING: Final = frozenset({"quit", "exit", "q"})
"""What a person may type to leave."""


class _LeftError(Exception):
    """The input is at its end, or somebody has had enough."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Conversation:
    """One match, the persons at this screen, and the file it is kept in."""

    def __init__(
        self,
        game: Game,
        seats: Seats,
        messages: Messages,
        console: Console,
        save: SaveFile | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.messages = messages
        self.console = console
        self.save = save
        self.persons = [n for n, kind in enumerate(seats, start=1) if kind == PERSON]
        self.told = {seat: _news_from(game, seat) for seat in (*self.persons, None)}
        self.watching: int | None = self.persons[0] if self.persons else None
        """Who sits before the screen; nobody where all seats play by themselves."""
        self.stale = True
        """Whether the table looks different from when it was last shown."""
        self.to_consult: list[int] = []
        """Persons who look at the screen next because they might have an answer."""
        self.attacker = 0

    def run(self) -> int:
        """Play until the match is over or somebody leaves; returns the exit status."""
        try:
            while self.game.match_outcome is None or self.to_consult:
                self.step()
            self.end_of_hand()
            return ENDED
        except _LeftError as left:
            self.say_how_to_go_on(left.key)
            return ENDED
        except KeyboardInterrupt:
            self.console.say("")
            self.say_how_to_go_on("play-interrupted")
            return INTERRUPTED

    def step(self) -> None:
        """Do whatever comes next."""
        game = self.game
        if self.to_consult and self.consults_first():
            self.consult(self.to_consult.pop(0))
        elif game.phase == "over":
            self.end_of_hand()
            if self.persons:
                self.wait("play-press-enter-deal")
            game.deal()
            self.keep()
        else:
            assert game.to_act is not None
            seat = game.to_act
            if seat in self.persons:
                self.ask(seat)
            else:
                self.apply(str(bot_move(self.seats[seat - 1], game.view(seat), game.seed)))
                if not self.persons:
                    self.tell(None)

    # --- one person and the screen ------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person the table, and take what it wants to do."""
        self.turn_screen_to(seat)
        self.tell(seat)
        view = self.game.view(seat)
        if self.stale:
            self.console.say("", *table_lines(view, self.messages))
            self.stale = False
        moves = ordered(view.legal_moves())
        self.show_choices(view, moves)
        self.apply(self.read_move(view, moves))
        if self.to_consult:
            self.tell(seat, up_to=AnswerOpened)
        else:
            self.tell(seat)

    def show_choices(self, view: View, moves: list[Move]) -> None:
        """The hand, what is asked, and the numbered answers."""
        self.console.say("", *hand_line(view.hand, self.messages))
        self.console.say(self.messages.text(*_question(view)), *choice_lines(moves, self.messages))

    def read_move(self, view: View, moves: list[Move]) -> str:
        """Read until there is a move that can be made; carry out commands meanwhile."""
        while True:
            text = self.console.ask(self.messages.text("play-prompt"))
            if text is None:
                raise _LeftError("play-input-ended")
            if text.lower() in LEAVING:
                raise _LeftError("play-left")
            # Enter and `deal` are what goes on after a hand; a script may hold them.
            if text.lower() in {"", "deal"}:
                continue
            try:
                if run_command(text, view, self):
                    continue
                return read_choice(text, moves, view)
            except Mistake as mistake:
                self.console.say(*wrapped(explained(mistake, self.messages)))
            except Refused as error:
                self.console.say(*wrapped(explained(error, self.messages)))
                self.console.say(self.messages.text("play-try-again", most=len(moves)))

    def turn_screen_to(self, seat: int) -> None:
        """Let another person sit down before a hand of cards is shown."""
        if seat == self.watching:
            return
        self.console.say("", self.messages.text("play-hand-over", seat=seat))
        # Once when the last person has seen enough, once when the next one sits there.
        self.wait("play-press-enter-clear")
        self.console.scroll_away()
        self.wait("play-press-enter-show", seat=seat)
        self.watching = seat
        self.stale = True

    def wait(self, key: str, **values: object) -> None:
        """Wait for Enter, where there is somebody to press it."""
        if not self.console.wait(self.messages.text(key, **values)):
            raise _LeftError("play-input-ended")

    def tell(self, seat: int | None, up_to: type[Event] | None = None) -> None:
        """Say what has happened since this seat last looked, or only up to some event.

        That the match is over is told when it is asked for, after the score.
        """
        events = self.game.events_for(seat)
        last = len(events)
        for place in range(self.told[seat], len(events)):
            if type(events[place]) is up_to:
                last = place + 1
                break
            if type(events[place]) is MatchEnded:
                last = place
                break
        news = events[self.told[seat] : last]
        self.told[seat] = last
        self.stale = self.stale or any(type(event) not in {CardDrawn, CardTaken} for event in news)
        self.console.say(*narrated(news, self.messages))

    # --- answers out of turn ------------------------------------------------------

    def apply(self, move: str) -> None:
        """Make a move, keep it, and see who is to be consulted about it."""
        acting = self.game.to_act
        assert acting is not None
        answered = self.game.phase == "react" and Verb.PASS not in move.split()
        events = self.game.apply(move)
        self.keep()
        if answered:
            self.to_consult = []
        opened = [event for event in events if type(event) is AnswerOpened]
        if opened:
            self.attacker = acting
            self.to_consult = self.who_might_answer(acting, opened[-1])

    def who_might_answer(self, acting: int, opened: AnswerOpened) -> list[int]:
        """The persons who would have to be asked if they held an answer, from the left.

        Every one of them is given the screen, asked or not, so that nothing is learned
        from it. That is not needed where it is the only one's turn next in any case.
        """
        if len(self.persons) < 2:
            return []
        rules = self.game.rules
        attacked = rules.seats_of(opened.side)
        might = [
            seat
            for seat in self.persons
            if seat != acting and (seat in attacked) == (opened.hazard is not None)
        ]
        might.sort(key=self.from_attacker)
        return [] if might == [self.next_in_turn()] else might

    def next_in_turn(self) -> int | None:
        """Who acts next if nobody answers."""
        unanswered = self.game.copy()
        while unanswered.question is not None:
            unanswered.apply(Move(unanswered.question.seat, Verb.PASS))
        return unanswered.to_act

    def from_attacker(self, seat: int) -> int:
        """How far left of the attacker a seat sits."""
        return (seat - self.attacker) % self.game.rules.players

    def consults_first(self) -> bool:
        """Whether the next person to be consulted comes before a seat that is asked now."""
        question = self.game.question
        return question is None or (
            self.from_attacker(self.to_consult[0]) <= self.from_attacker(question.seat)
        )

    def consult(self, seat: int) -> None:
        """Give the screen to a person who might have an answer, and ask if it has one."""
        if self.game.question is not None and self.game.to_act == seat:
            self.ask(seat)
            return
        self.turn_screen_to(seat)
        self.console.say(self.messages.text("play-no-answer"))
        self.wait("play-press-enter")

    # --- ends ---------------------------------------------------------------------

    def end_of_hand(self) -> None:
        """Tell how the hand ended and show the score sheet."""
        self.tell(self.watching)
        view = self.game.view(self.watching)
        self.console.say("", *sheet_lines(view, self.messages), "")
        self.tell(self.watching, up_to=MatchEnded)
        for seat in self.told:
            # Everybody at the screen has seen the end of the hand.
            self.told[seat] = len(self.game.events_for(seat))
        self.stale = True

    def keep(self) -> None:
        """Write the game to its file, if it has one; a full disk doesn't end the game."""
        if self.save is None:
            return
        try:
            self.save.write(self.game, self.seats)
        except Mistake as mistake:
            self.console.say(explained(mistake, self.messages))

    def say_how_to_go_on(self, key: str) -> None:
        """Say that the game was left, and where it is to be found again."""
        self.console.say(self.messages.text(key))
        if self.save is not None:
            self.console.say(self.messages.text("play-resume-with", file=str(self.save.path)))
        else:
            self.console.say(self.messages.text("play-not-saved"))


def _news_from(game: Game, seat: int | None) -> int:
    """Where a seat that sits down now begins to listen: a hand that is over is told again."""
    events = game.events_for(seat)
    ended = [place for place, event in enumerate(events) if type(event) is HandEnded]
    return ended[-1] if game.phase == "over" and ended else len(events)


def _question(view: View) -> Sequence[str]:
    """The key of what is asked now."""
    if view.asked is not None:
        return ("play-ask-answer",) if view.asked.hazard is not None else ("play-ask-u-turn",)
    if view.owed:
        return ("play-ask-owed",)
    return (f"play-ask-{view.phase}",)
