"""The questions of the set-up about house rules: by number, in plain words, group by group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from bornes.editions.house_fields import HOUSE, HOUSE_GROUPS, HouseField, flat
from bornes.engine.refusals import Refused
from bornes.engine.rules import Rules
from bornes.locales import Messages
from bornes.terminal.console import Console
from bornes.terminal.lines.typed import Language
from bornes.terminal.match.house_draft import HouseDraft
from bornes.terminal.match.house_sets import HouseSet, keep_set, kept_sets
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.shown.spans import wrapped


class LeftError(Exception):
    """Somebody left, or the input ended, before the rules were chosen."""


def ask_house(
    printed: Rules, messages: Messages, console: Console, file: Path
) -> Mapping[str, object]:
    """Ask which house rules to play by; no answer is as printed."""
    sets = {name: each for name, each in kept_sets(file).items() if each.edition == printed.edition}
    console.say("", messages.text("house-ask"))
    lines = [messages.text("house-ask-printed"), messages.text("house-ask-own"), *sets]
    number = _pick(lines, messages, console)
    if number is None or number == 1:
        return {}
    if number == 2:
        return _Menu(printed, messages, console, file).run()
    return list(sets.values())[number - 3].house


class _Menu:
    """The groups, the fields of a group, the values of a field."""

    def __init__(self, printed: Rules, messages: Messages, console: Console, file: Path) -> None:
        self.draft = HouseDraft(printed, messages)
        self.messages = messages
        self.console = console
        self.file = file

    def say(self, text: str) -> None:
        self.console.say(*wrapped(text, self.console.width))

    def run(self) -> Mapping[str, object]:
        groups = list(HOUSE_GROUPS)
        while True:
            text = self.messages.text
            self.console.say("", text("house-ask-groups"))
            lines = [self._group_line(group) for group in groups]
            lines += [text("house-ask-play")]
            lines += [text("house-ask-keep")] if self.draft.chosen else []
            number = _pick(lines, self.messages, self.console)
            if number is None or number == len(groups) + 1:
                return self.draft.house
            if number == len(groups) + 2:
                self._keep()
            else:
                self._group(groups[number - 1])

    def _group_line(self, group: str) -> str:
        title = self.messages.text(f"house-group-{group}")
        count = self.draft.changed_in(group)
        return self.messages.text("house-ask-changed", name=title, count=count)

    def _group(self, group: str) -> None:
        names = HOUSE_GROUPS[group]
        while True:
            self.console.say("", self.messages.text(f"house-group-{group}"))
            lines = [self.draft.line(name) for name in names]
            number = _pick(
                [*lines, self.messages.text("house-ask-back")], self.messages, self.console
            )
            if number is None or number > len(names):
                return
            self._field(HOUSE[names[number - 1]])

    def _field(self, field: HouseField) -> None:
        self.console.say("")
        self.say(self.messages.house_name(field.name))
        self.say(self.draft.why(field.name))
        choices = self.draft.choices(field)
        if choices:
            lines = [words for words, _ in choices]
            number = _pick(lines, self.messages, self.console) or 1
            self._set(field, choices[number - 1][1])
            return
        self.say(self.draft.how(field))
        answer = _answer(self.messages, self.console)
        try:
            self._set(field, self.draft.read(field, answer))
        except (Mistake, Refused) as error:
            self.say(explained(error, self.messages))

    def _set(self, field: HouseField, value: object) -> None:
        refused = self.draft.set(field.name, value)
        if refused:
            self.say(refused)

    def _keep(self) -> None:
        self.console.say(self.messages.text("house-ask-name"))
        name = _answer(self.messages, self.console)
        if name == "":
            return
        try:
            keep_set(self.file, name, HouseSet(self.draft.printed.edition, self.draft.house))
        except Mistake as error:
            self.say(explained(error, self.messages))
        else:
            text = self.messages.text("house-ask-kept", name=name, file=str(self.file))
            self.console.say(text)  # a path that is torn apart can’t be copied


def told(house: Mapping[str, object], messages: Messages) -> Sequence[tuple[str, str]]:
    """House rules in words: what each is called, and what it is set to."""
    return [
        (messages.house_name(name), messages.house_value(name, value))
        for name, value in flat(house).items()
    ]


def _answer(messages: Messages, console: Console) -> str:
    answer = console.ask(messages.text("play-prompt"))
    if answer is None or Language(messages).keyword(answer)[0] == "quit":
        raise LeftError
    return answer


def _pick(lines: Sequence[str], messages: Messages, console: Console) -> int | None:
    """Show numbered lines and read one of the numbers; nothing for a mere Enter."""
    for number, line in enumerate(lines, start=1):
        first, *others = wrapped(line, console.width, indent=" " * 5)
        console.say(f"{number:>3}  {first.strip()}", *others)
    while True:
        answer = _answer(messages, console)
        if answer == "":
            return None
        if answer.isdecimal() and 1 <= int(answer) <= len(lines):
            return int(answer)
        allowed = f"1–{len(lines)}"
        console.say(messages.text("play-no-such-count", allowed=allowed))
