"""A match played line by line: what is told, and what is asked.

Persons are shown their own view and events only.
"""

from __future__ import annotations

from typing import Final

from bornes.engine.events import AnswerOpened, Event, MatchEnded
from bornes.engine.moves import Move
from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.console import Console
from bornes.terminal.lines.keywords import run_command
from bornes.terminal.lines.move_menu import read_choice
from bornes.terminal.lines.prompt import Standing, question_lines
from bornes.terminal.lines.typed import Language
from bornes.terminal.match.local import LocalMatch, Next, Step
from bornes.terminal.match.save_file import SaveFile, path_typed
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.shown.choices import ordered
from bornes.terminal.shown.hints import HintShown, hints
from bornes.terminal.shown.narration import sentences
from bornes.terminal.shown.sheet import sheet_lines
from bornes.terminal.shown.spans import wrapped

ENDED: Final = 0
INTERRUPTED: Final = 130


class _LeftError(Exception):
    """The input is at its end, or somebody has had enough."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Conversation:
    """One match, and the persons who read and type."""

    def __init__(self, match: LocalMatch, messages: Messages, console: Console) -> None:
        self.match = match
        self.messages = messages
        self.language = Language(messages)
        self.console = console
        self.told = {seat: match.news_from(seat) for seat in (*match.persons, None)}
        self.watching: int | None = match.persons[0] if match.persons else None
        """Who sits before the screen; nobody where all seats play by themselves."""
        self.standing = Standing()

    def run(self) -> int:
        """Play until the match is over or somebody leaves; returns the exit status."""
        try:
            while (step := self.match.next).kind is not Next.OVER:
                self.take(step)
            self.end_of_hand()
            return ENDED
        except _LeftError as left:
            self.say_how_to_go_on(left.key)
            return ENDED
        except KeyboardInterrupt:
            self.console.say("")
            self.say_how_to_go_on("play-interrupted")
            return INTERRUPTED

    def take(self, step: Step) -> None:
        """Do what comes next."""
        match step.kind:
            case Next.ASK:
                assert step.seat is not None
                self.ask(step.seat)
            case Next.NO_ANSWER:
                assert step.seat is not None
                self.turn_screen_to(step.seat)
                self.say(self.messages.text("play-no-answer"))
                self.wait("play-press-enter")
                self.match.looked()
            case Next.DRAW:
                self.match.draw()
                self.keep()
            case Next.DEAL:
                self.end_of_hand()
                if self.match.persons:
                    self.wait("play-press-enter-deal")
                self.match.deal()
                self.keep()
            case _:
                self.match.play_bot()
                self.keep()
                if not self.match.persons:
                    self.tell(None)

    # --- one person and the screen ------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show a person how things stand, and take what it wants to do."""
        self.turn_screen_to(seat)
        view = self.match.view(seat)
        standing = self.standing.news(view, self.company(seat), self.messages)
        news = [*self.news(seat), *standing]
        # What was drawn, and nothing else, needs no line of its own.
        lead = news.pop() if len(news) == 1 and not standing else ""
        self.say(" ".join(news))
        moves = ordered(view.legal_moves())
        self.match.apply(self.read_move(view, moves, lead))
        self.keep()
        if len(self.match.persons) > 1:  # a person alone is told together with what follows
            self.tell(seat, up_to=AnswerOpened if self.match.answers_open else None)

    def read_move(self, view: View, moves: list[Move], lead: str) -> str:
        """Read until there is a move that can be made; carry out commands meanwhile."""
        prompt = self.messages.text("play-prompt")
        company, width = self.company(view.seat), self.console.width
        *lines, last = question_lines(view, moves, company, self.messages, width, lead)
        self.console.say(*lines)
        asked = f"{last} {prompt}"
        while True:
            text = self.console.ask(asked)
            asked = prompt
            if text is None:
                raise _LeftError("play-input-ended")
            try:
                move = self.understood(text, view, moves)
            except Mistake as mistake:
                self.say(explained(mistake, self.messages))
            except Refused as error:
                self.say(explained(error, self.messages))
                self.say(self.messages.text("play-try-again", most=len(moves)))
            else:
                if move is not None:
                    return move

    def understood(self, text: str, view: View, moves: list[Move]) -> str | None:
        """The move that was typed; nothing if it was something else, which is then done."""
        keyword, rest = self.language.keyword(text)
        if keyword == "quit" and not rest:
            raise _LeftError("play-left")
        # Enter and `deal` are what goes on after a hand; a script may hold them.
        if text == "" or keyword == "deal":
            return None
        if keyword is None or keyword == "quit":
            return read_choice(text, moves, view, self.language)
        run_command(keyword, rest, view, self)
        return None

    def turn_screen_to(self, seat: int) -> None:
        """Let another person sit down before a hand of cards is shown."""
        if seat == self.watching:
            return
        name = self.company(None).plain_name(seat)
        self.console.say("")
        self.say(self.messages.text("play-hand-over", name=name))
        # Once when the last person has seen enough, once when the next one sits there.
        self.wait("play-press-enter-clear")
        self.console.scroll_away()
        self.wait("play-press-enter-show", name=name)
        self.watching = seat
        self.standing.forget()

    def wait(self, key: str, **values: object) -> None:
        """Wait for Enter, where there is somebody to press it."""
        if not self.console.wait(self.messages.text(key, **values)):
            raise _LeftError("play-input-ended")

    def say(self, text: str) -> None:
        """Print a sentence in as many lines as it takes."""
        self.console.say(*wrapped(text, self.console.width))

    def tell(self, seat: int | None, up_to: type[Event] | None = None) -> None:
        """Say what has happened since this seat last looked, or only up to some event."""
        self.say(" ".join(self.news(seat, up_to)))

    def news(self, seat: int | None, up_to: type[Event] | None = None) -> list[str]:
        """What has happened since this seat last looked, or only up to some event.

        That the match is over is told when it is asked for, after the score.
        """
        events = self.match.game.events_for(seat)
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
        return sentences(news, self.company(seat), standing=seat is not None)

    # --- what a command works with ------------------------------------------------

    def company(self, seat: int | None) -> Company:
        """Those at the table, as a seat is told."""
        return self.match.company(seat, self.messages)

    def hints(self, view: View) -> list[HintShown]:
        """What the moves of whoever is asked seem to be worth."""
        return hints(view, self.company(view.seat))

    def save(self, name: str) -> str:
        """Write the game to a file, and go on keeping it there."""
        match = self.match
        if not name and match.save is None:
            raise Mistake("play-save-where")
        if name and (match.save is None or path_typed(name) != match.save.path):
            save = SaveFile(path_typed(name))
            save.write(match.game, match.seats)
            match.save = save
        assert match.save is not None
        match.keep()
        return self.messages.text("play-saved", file=str(match.save.path))

    # --- ends ---------------------------------------------------------------------

    def end_of_hand(self) -> None:
        """Tell how the hand ended and show the score sheet."""
        self.tell(self.watching)
        view = self.match.view(self.watching)
        self.console.say("", *sheet_lines(view, self.messages, self.console.width), "")
        self.tell(self.watching, up_to=MatchEnded)
        for seat in self.told:
            # Everybody at the screen has seen the end of the hand.
            self.told[seat] = len(self.match.game.events_for(seat))
        self.standing.forget()

    def keep(self) -> None:
        """Write the game to its file, if it has one; a full disk doesn't end the game."""
        try:
            self.match.keep()
        except Mistake as mistake:
            self.console.say(explained(mistake, self.messages))

    def say_how_to_go_on(self, key: str) -> None:
        """Say that the game was left, and where it is to be found again."""
        self.say(self.messages.text(key))
        if self.match.save is not None:
            file = str(self.match.save.path)
            self.console.say(self.messages.text("play-resume-with", file=file))
        else:
            self.say(self.messages.text("play-not-saved"))
