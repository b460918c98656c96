"""A table of a server, line by line: what happens is told as it happens, what is typed is sent."""

from __future__ import annotations

import asyncio
import re
import threading
from typing import Final

from bornes.engine.events import HandEnded, MatchEnded
from bornes.engine.moves import Move
from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.locales.log_text import Company
from bornes.terminal.console import Console
from bornes.terminal.lines.keywords import hint_lines, run_command
from bornes.terminal.lines.move_menu import read_choice
from bornes.terminal.lines.prompt import Standing, question_lines
from bornes.terminal.lines.typed import Language
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.session import Kind, Moment, Session
from bornes.terminal.shown.choices import ordered
from bornes.terminal.shown.hints import HintShown
from bornes.terminal.shown.narration import sentences
from bornes.terminal.shown.sheet import sheet_lines
from bornes.terminal.shown.spans import wrapped

_NUMBERS: Final = re.compile(r"\d+")


class _LeftError(Exception):
    """The input is at its end, or somebody has had enough."""


class TableTalk:
    """Whoever reads and types at a table of a server."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.messages = session.messages
        self.language = Language(self.messages)
        self.console = console
        self.standing = Standing()
        self._told: int | None = None
        self._shown: object = None
        self._note = ""
        self._change: asyncio.Task[None] | None = None
        self._line: asyncio.Future[str | None] | None = None

    def run(self) -> int:
        """Play until the match is over or somebody leaves; returns the exit status."""
        try:
            asyncio.run(self._run())
        except KeyboardInterrupt:
            self.console.say("")
            status = 130
        else:
            status = 0
        self.console.say(*self.session.farewell())
        return status

    async def _run(self) -> None:
        try:
            while True:
                moment = self.session.moment()
                self.show(moment)
                over = moment.kind is Kind.MATCH_ENDED and not self.console.waits
                if moment.kind is Kind.GONE or over:
                    return
                await self._wait(moment)
        except _LeftError:
            return
        finally:
            if self._change is not None:
                self._change.cancel()
            await self.session.close()

    async def _wait(self, moment: Moment) -> None:
        """Wait for the server, and for whoever types; over a pipe only where something is asked."""
        if self._change is None:
            self._change = asyncio.create_task(self.session.wait())
        waiting: set[asyncio.Future[str | None] | asyncio.Task[None]] = {self._change}
        asked = moment.kind in {Kind.ASK, Kind.SPEAK} or (
            moment.kind is Kind.HAND_ENDED and moment.ready
        )
        if self._line is None and (asked or self.console.waits):
            self._line = self._typed()
        if self._line is not None:
            waiting.add(self._line)
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if self._change.done():
            self._change.result()
            self._change = None
        if self._line is not None and self._line.done():
            text, self._line = self._line.result(), None
            await self._heard(text)

    def _typed(self) -> asyncio.Future[str | None]:
        """A line that is read in a thread, so that the table goes on meanwhile."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[str | None] = loop.create_future()

        def give(text: str | None) -> None:
            if not future.done():
                future.set_result(text)

        def read() -> None:
            text = self.console.read()
            if not loop.is_closed():
                loop.call_soon_threadsafe(give, text)

        # One that waits for a line must not keep the program from ending.
        threading.Thread(target=read, daemon=True).start()
        return future

    # --- what is told -------------------------------------------------------------

    def say(self, text: str) -> None:
        """Print a sentence in as many lines as it takes."""
        self.console.say(*wrapped(text, self.console.width))

    def show(self, moment: Moment) -> None:
        """Tell what is new, and ask what is to be asked."""
        for text in self.session.tidings():
            self.say(text)
        if moment.view is None:
            self._show_lobby(moment)
            return
        news = self._news(moment)
        shown = (moment.kind, moment.legal, moment.ready, len(moment.view.events))
        again, self._shown = shown == self._shown, shown
        if moment.kind is Kind.ASK and not again:
            news += self.standing.news(moment.view, moment.company, self.messages)
        if news:
            self.say(" ".join(news))
        self._tell_note(moment.note)
        if not again:
            self._ask(moment, moment.view)

    def _show_lobby(self, moment: Moment) -> None:
        shown = (moment.title, moment.lines)
        if shown != self._shown:
            self._shown = shown
            self.console.say("")
            self.say(moment.title)
            self.console.say(*(f"  {line}" for line in moment.lines))
        self._tell_note(moment.note)

    def _tell_note(self, note: str) -> None:
        """A note that differs in more than its seconds."""
        plain = _NUMBERS.sub("", note)
        if plain != self._note and note:
            self.say(note)
        self._note = plain

    def _news(self, moment: Moment) -> list[str]:
        """What has happened since it was last told; the end of the match comes after the score."""
        assert moment.view is not None
        events = moment.view.events
        if self._told is None or self._told > len(events):
            ended = [place for place, each in enumerate(events) if type(each) is HandEnded]
            over = moment.view.phase == "over" and ended
            self._told = ended[-1] if over else (0 if self._told else len(events))
        fresh, self._told = events[self._told :], len(events)
        return sentences([each for each in fresh if type(each) is not MatchEnded], moment.company)

    def _ask(self, moment: Moment, view: View) -> None:
        width, prompt = self.console.width, self.messages.text("play-prompt")
        if moment.kind is Kind.ASK:
            left = self._seconds(moment)
            if left:
                self.say(left)
            moves = ordered(moment.legal)
            *lines, last = question_lines(view, moves, moment.company, self.messages, width)
            self.console.say(*lines)
            self.console.prompt(f"{last} {prompt}")
        elif moment.kind is Kind.SPEAK:
            self.say(self.messages.text("table-answers-speak"))
            self.console.prompt(self.messages.text("join-press-enter-pass"))
        elif moment.kind in {Kind.HAND_ENDED, Kind.MATCH_ENDED}:
            self.standing.forget()
            if moment.ready or moment.kind is Kind.MATCH_ENDED or moment.company.own is None:
                self.console.say("", *sheet_lines(view, self.messages, width), "")
            self._end(moment, view)

    def _end(self, moment: Moment, view: View) -> None:
        if moment.kind is Kind.MATCH_ENDED:
            last = [each for each in view.events if type(each) is MatchEnded]
            self.say(" ".join(sentences(last, moment.company)))
            if self.console.waits:
                self.say(self.messages.text("join-after"))
        elif moment.ready:
            if moment.seconds is not None:
                self.say(self.messages.text("terminal-deal-in", seconds=moment.seconds))
            self.console.prompt(self.messages.text("play-press-enter-deal"))

    def _seconds(self, moment: Moment) -> str:
        if moment.seconds is None:
            return ""
        return self.messages.text("table-seconds-left", seconds=moment.seconds)

    # --- what is typed ------------------------------------------------------------

    async def _heard(self, text: str | None) -> None:
        if text is None:
            self.say(self.messages.text("join-input-ended"))
            raise _LeftError
        moment = self.session.moment()
        try:
            await self._understand(text, moment)
        except (Mistake, Refused) as error:
            self.say(explained(error, self.messages))

    async def _understand(self, text: str, moment: Moment) -> None:
        keyword, rest = self.language.keyword(text)
        if keyword == "quit" and not rest:
            raise _LeftError
        if keyword == "wish":
            self._wish(rest, moment)
        elif text == "" or keyword == "deal":
            if moment.kind is Kind.SPEAK or (moment.kind is Kind.HAND_ENDED and moment.ready):
                self.session.go_on()
        elif keyword == "hint":
            self.say(self.messages.text("terminal-thinking"))
            self.console.say(*hint_lines(await self.session.hints(), self.console.width))
        elif keyword is not None and keyword != "quit" and moment.view is not None:
            run_command(keyword, rest, moment.view, self)
        elif moment.kind is Kind.ASK and moment.view is not None:
            move = read_choice(text, ordered(moment.legal), moment.view, self.language)
            self.session.play(Move.parse(move))
        else:
            raise Mistake("join-not-now")

    def _wish(self, rest: str, moment: Moment) -> None:
        """Say a wish by its number, or list them."""
        wishes = moment.wishes
        if rest.isdecimal() and 1 <= int(rest) <= len(wishes):
            self.session.wish(wishes[int(rest) - 1].name)
            return
        if not wishes:
            raise Mistake("join-no-wishes")
        word = self.language.shown("wish")
        for number, wish in enumerate(wishes, start=1):
            self.say(f"{word} {number}: {wish.text}")

    # --- what a command works with ------------------------------------------------

    def company(self, seat: int | None) -> Company:  # noqa: ARG002
        """Those at the table; there is one who looks."""
        return self.session.moment().company

    def hints(self, view: View) -> list[HintShown]:
        """The server gives hints, and takes its time."""
        raise AssertionError(view)

    def save(self, name: str) -> str:
        """A server keeps its tables itself."""
        raise Mistake("join-no-save", file=name)
