"""The questions of the set-up about house rules: by number, in plain words, group by group.

A choice that doesn't go together with the others is refused at once, so that the rules that are
chosen make sense at every moment.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bornes.editions.house_fields import (
    HOUSE,
    HOUSE_GROUPS,
    HouseField,
    HouseKind,
    flat,
    judged,
    nested,
    values_of,
)
from bornes.engine.refusals import Refused
from bornes.engine.rules import Rules
from bornes.locales import Messages
from bornes.notation.files import parse_yaml
from bornes.terminal.console import Console
from bornes.terminal.lines.typed import Language
from bornes.terminal.match.house_sets import HouseSet, keep_set, kept_sets
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.shown.spans import wrapped

_PRINTED: Final = object()
"""What stands for the printed reading, whatever it is."""


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
        self.printed = printed
        self.messages = messages
        self.console = console
        self.file = file
        self.chosen: dict[str, object] = {}

    def say(self, text: str) -> None:
        self.console.say(*wrapped(text, self.console.width))

    def run(self) -> Mapping[str, object]:
        groups = list(HOUSE_GROUPS)
        while True:
            text = self.messages.text
            self.console.say("", text("house-ask-groups"))
            lines = [self._group_line(group) for group in groups]
            lines += [text("house-ask-play")]
            lines += [text("house-ask-keep")] if self.chosen else []
            number = _pick(lines, self.messages, self.console)
            if number is None or number == len(groups) + 1:
                return nested(self.chosen)
            if number == len(groups) + 2:
                self._keep()
            else:
                self._group(groups[number - 1])

    def _group_line(self, group: str) -> str:
        changed = sum(name in self.chosen for name in HOUSE_GROUPS[group])
        title = self.messages.text(f"house-group-{group}")
        return self.messages.text("house-ask-changed", name=title, count=changed)

    def _group(self, group: str) -> None:
        names = HOUSE_GROUPS[group]
        while True:
            self.console.say("", self.messages.text(f"house-group-{group}"))
            lines = [self._line(name) for name in names]
            number = _pick(
                [*lines, self.messages.text("house-ask-back")], self.messages, self.console
            )
            if number is None or number > len(names):
                return
            self._field(HOUSE[names[number - 1]])

    def _line(self, name: str) -> str:
        title = self.messages.house_name(name)
        if name not in self.chosen:
            if HOUSE[name].kind is HouseKind.TEXT:
                return self._says(title, self.messages.text("house-ask-printed"))
            return self._says(title, self._marked(name, self._printed(name)))
        return self._says(title, self.messages.house_value(name, self.chosen[name]))

    def _says(self, name: str, value: str) -> str:
        return self.messages.text("house-ask-line", name=name, value=value)

    def _printed(self, name: str) -> object:
        return values_of(self.printed).get(name)

    def _marked(self, name: str, value: object) -> str:
        words = self.messages.house_value(name, value)
        return self.messages.text("house-ask-marked", value=words)

    def _field(self, field: HouseField) -> None:
        key = "house-" + field.name.replace(".", "-")
        title = self.messages.house_name(field.name)
        self.console.say("")
        self.say(title)
        self.say(self.messages.text(f"{key}-why"))
        printed = self._printed(field.name)
        if field.choices:
            values = [printed, *(each for each in field.choices if each != printed)]
            lines = [
                self._marked(field.name, each)
                if each == printed
                else self.messages.house_value(field.name, each)
                for each in values
            ]
            number = _pick(lines, self.messages, self.console) or 1
            self._set(field.name, _PRINTED if number == 1 else values[number - 1])
            return
        self.say(self._how(field))
        answer = _answer(self.messages, self.console)
        try:
            self._set(field.name, _PRINTED if answer == "" else _read(field, answer))
        except (Mistake, Refused) as error:
            self.say(explained(error, self.messages))

    def _how(self, field: HouseField) -> str:
        if field.numbers is None:
            return self.messages.text("house-ask-text")
        return self.messages.text(
            "house-ask-none" if field.may_be_none else "house-ask-number",
            least=field.numbers.least,
            most=field.numbers.most or self.printed.players,
            printed=self.messages.house_value(field.name, self._printed(field.name)),
            none=self.messages.house_value(field.name, None) if field.may_be_none else "",
        )

    def _set(self, name: str, value: object) -> None:
        others = {each: known for each, known in self.chosen.items() if each != name}
        printed = values_of(self.printed).get(name, _PRINTED)
        wanted = others if value in (_PRINTED, printed) else {**others, name: value}
        found = judged(self.printed, nested(wanted))
        if found.refusal is None:
            self.chosen = wanted
        else:
            self.say(self.messages.house_refusal(found.refusal))

    def _keep(self) -> None:
        self.console.say(self.messages.text("house-ask-name"))
        name = _answer(self.messages, self.console)
        if name == "":
            return
        try:
            keep_set(self.file, name, HouseSet(self.printed.edition, nested(self.chosen)))
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


def _read(field: HouseField, answer: str) -> object:
    """A number, or what a position would have there; what is neither is left to be refused."""
    if answer.lower() in {"none", "null"}:
        return None
    if field.numbers is not None:
        return int(answer) if answer.lstrip("-").isdecimal() else answer
    if field.name == "never_taken":
        answer = f"[{answer.strip('[]')}]"
    elif ":" in answer and not answer.startswith("{"):
        answer = f"{{{answer}}}"
    return _named(parse_yaml(f"value: {answer}")["value"])


def _named(value: object) -> object:
    """Cards by their names: YAML takes 25 for a number."""
    if isinstance(value, dict):
        return {str(name): count for name, count in value.items()}
    return [str(name) for name in value] if isinstance(value, list) else value


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
