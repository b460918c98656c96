"""The conversation of the score keeper: the next hand, a correction, the sheet, until one stops."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from bornes.locales import Messages
from bornes.scorekeeper import Book, HandFacts, kept
from bornes.terminal.console import Console
from bornes.terminal.keeper.hand_questions import StoppedError, Teller
from bornes.terminal.keeper.pages import (
    all_lines,
    end_line,
    hand_lines,
    side_names,
    who_lines,
)
from bornes.terminal.lines.typed import Language
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.shown.spans import wrapped

_NUMBER: Final = re.compile(r"(-?)([0-9]{1,4})")


class Ledger:
    """A book that is being written in."""

    def __init__(
        self, book: Book, messages: Messages, console: Console, keep: Callable[[Book], None]
    ) -> None:
        self.book = book
        self.rules = book.rules
        self.messages = messages
        self.console = console
        self.language = Language(messages)
        self._keep = keep
        names = side_names(book, self.rules, messages)
        self.teller = Teller(self.rules, names, messages, console)

    def run(self) -> None:
        """Ask for hand after hand until the input ends or somebody stops."""
        self.console.say(*who_lines(self.book, self.rules, self.messages))
        try:
            while True:
                self.step()
        except StoppedError:
            self.console.say(self.messages.text("tally-stopped"))

    def step(self) -> None:
        """Do what is wanted next."""
        shown = {name: self.language.shown(name) for name in ("score", "quit")}
        self.console.say("")
        self.say(self.messages.text("tally-next", **shown))
        text = self.console.ask(self.messages.text("play-prompt"))
        if text is None:
            raise StoppedError
        keyword = self.language.keyword(text)[0]
        found = _NUMBER.fullmatch(text)
        if keyword == "quit":
            raise StoppedError
        if keyword == "score":
            self.console.say("", *all_lines(self.book, self.messages, self.console.width))
        elif text == "":
            self.tell(len(self.book.hands))
        elif found is None or not 1 <= int(found[2]) <= len(self.book.hands):
            self.say(self.messages.text("tally-no-such-hand", number=text[:20]))
            self.say(self.messages.text("tally-remove-how"))
        elif found[1]:
            self.change(int(found[2]) - 1, None)
            self.say(self.messages.text("tally-removed", number=int(found[2])))
            self.stand()
        else:
            self.tell(int(found[2]) - 1)

    def tell(self, index: int) -> None:
        """Ask for a hand until it is one that can have been, and keep it."""
        known = self.book.hands[index] if index < len(self.book.hands) else None
        self.console.say(self.messages.text("name-hand", number=index + 1))
        while True:
            known = self.teller.hand(known)
            hands = [*self.book.hands[:index], known, *self.book.hands[index + 1 :]]
            wrong = kept(self.rules, hands).hands[index].doubts
            if not wrong:
                break
            for doubt in wrong:
                reason = self.messages.refusal(doubt.refusal)
                where = "" if doubt.side is None else f"{self.teller.names[doubt.side]}: "
                self.say(where + self.messages.text("tally-cant-be", reason=reason))
            if wrong[0].refusal.code == "facts-after-end":
                return
            self.say(self.messages.text("tally-again"))
        self.change(index, known)
        found = kept(self.rules, self.book.hands)
        lines = hand_lines(
            self.book,
            self.rules,
            index + 1,
            found.hands[index],
            self.messages,
            self.console.width,
        )
        self.console.say("", *lines)
        self.stand()

    def stand(self) -> None:
        """Say who has won, if somebody has."""
        found = kept(self.rules, self.book.hands)
        end = end_line(self.book, self.rules, found, self.messages)
        if end is not None:
            self.console.say("", end)

    def change(self, index: int, hand: HandFacts | None) -> None:
        """Write a hand into the book, or take it out, and keep the book."""
        new = () if hand is None else (hand,)
        hands = (*self.book.hands[:index], *new, *self.book.hands[index + 1 :])
        self.book = replace(self.book, hands=hands)
        try:
            self._keep(self.book)
        except Mistake as mistake:  # a full disk doesn't end the evening
            self.say(explained(mistake, self.messages))

    def say(self, text: str) -> None:
        """Print a sentence in as many lines as it takes."""
        self.console.say(*wrapped(text, self.console.width))
