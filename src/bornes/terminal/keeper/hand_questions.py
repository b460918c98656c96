"""The questions on one hand, one after the other; Enter answers with what stands in brackets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bornes.engine.rules import Rules
from bornes.locales import Messages
from bornes.scorekeeper import HandFacts, Questions, SideFacts, questions
from bornes.terminal.console import Console
from bornes.terminal.lines.typed import Language

Answer = TypeVar("Answer")


class StoppedError(Exception):
    """The input is at its end, or somebody has had enough."""


class Teller:
    """Asks what there is to tell of a hand at one table."""

    def __init__(
        self, rules: Rules, names: dict[str, str], messages: Messages, console: Console
    ) -> None:
        self.rules = rules
        self.names = names
        self.messages = messages
        self.console = console
        self.asks: Questions = questions(rules)

    def hand(self, before: HandFacts | None = None) -> HandFacts:
        """Ask for a hand; what was told of it before is what Enter answers with."""
        known, asks = before or HandFacts(), self.asks
        extension = None
        if asks.extension_to is not None:
            extension = self.side("tally-extension", known.extension)
        target = asks.target if extension is None else asks.extension_to or asks.target
        distance = self.messages.text("count-distance", km=target)
        finisher = self.side("tally-arrived", known.finisher, distance=distance)
        empty = ran_out = False
        if finisher is not None and asks.pile_empty:
            empty = self.flag("tally-pile-empty", known.pile_empty)
        if finisher is not None and asks.ran_out:
            ran_out = self.flag("tally-ran-out", known.ran_out)
        sides = {}
        for side in self.rules.sides:
            told = known.of(side)
            # Whoever arrived has come at least that far, and nobody else has.
            if side == finisher and told.km < target:
                told = SideFacts(km=target)
            sides[side] = self.of_side(side, told, arrived=side == finisher)
        return HandFacts(
            sides=sides, finisher=finisher, extension=extension, pile_empty=empty, ran_out=ran_out
        )

    def of_side(self, side: str, known: SideFacts, *, arrived: bool) -> SideFacts:
        """Ask what lies before a side."""
        asks, name = self.asks, self.names[side]
        km = self.number("tally-km", known.km, side=name)
        twohundreds, no_100, safeties, coups, laid = 0, False, 0, 0, False
        if asks.most_200s and (km >= 200 or self.rules.circuit is not None):
            twohundreds = self.number("tally-twohundreds", known.twohundreds, side=name)
        if asks.no_100 and not twohundreds and (arrived or self.rules.furthest_wins):
            no_100 = self.flag("tally-no-100", known.no_100, side=name)
        if asks.safeties:
            safeties = self.number("tally-safeties", known.safeties, side=name)
        if asks.coups_fourres and safeties:
            coups = self.number("tally-coups", known.coups_fourres, side=name)
        if asks.laid_distance and km == 0 and not twohundreds:
            laid = self.flag("tally-laid-distance", known.laid_distance, side=name)
        return SideFacts(
            km=km,
            safeties=safeties,
            coups_fourres=coups,
            twohundreds=twohundreds,
            no_100=no_100,
            laid_distance=laid,
        )

    # --- one answer ---------------------------------------------------------------

    def side(self, key: str, known: str | None, **values: object) -> str | None:
        """Ask for a side, or nobody."""
        nobody = self.messages.text("tally-nobody")
        listed = [f"{side} {name}" for side, name in self.names.items()] + [f"0 {nobody}"]
        choices = ", ".join(listed)
        letters = {side.lower(): side for side in self.names}
        by_name = {name.casefold(): side for side, name in self.names.items()}

        def read(text: str) -> str | None:
            if text in {"0", nobody}:
                return None
            found = letters.get(text.lower()) or by_name.get(text.casefold())
            if found is None:
                raise ValueError(text)
            return found

        question = self.messages.text(key, choices=choices, **values)
        wrong = self.messages.text("tally-not-choice", choices=choices)
        return self.asked(question, known or "0", read, known, wrong)

    def flag(self, key: str, known: bool, **values: object) -> bool:
        """Ask for yes or no."""
        words = {
            word: meant
            for meant in (True, False)
            for word in self.messages.text("tally-yes" if meant else "tally-no").split(", ")
        }
        shown = self.messages.text("tally-yes" if known else "tally-no").split(", ")[0]
        question = f"{self.messages.text(key, **values)} {self.messages.text('tally-yes-no')}"

        def read(text: str) -> bool:
            if text.lower() not in words:
                raise ValueError(text)
            return words[text.lower()]

        return self.asked(question, shown, read, known, self.messages.text("tally-not-yes-no"))

    def number(self, key: str, known: int, **values: object) -> int:
        """Ask for a number."""

        def read(text: str) -> int:
            if not text.isdecimal() or len(text) > 5:
                raise ValueError(text)
            return int(text)

        wrong = self.messages.text("tally-not-number")
        return self.asked(self.messages.text(key, **values), str(known), read, known, wrong)

    def asked(
        self,
        question: str,
        shown: str,
        read: Callable[[str], Answer],
        known: Answer,
        wrong: str,
    ) -> Answer:
        """Ask until there is an answer that can be read."""
        language = Language(self.messages)
        while True:
            text = self.console.ask(f"{question} [{shown}]")
            if text is None:
                raise StoppedError
            if text == "":
                return known
            try:
                return read(text)
            except ValueError:
                if language.keyword(text)[0] == "quit":
                    raise StoppedError from None
                self.console.say(wrong)
