"""House rules while they are chosen: what each is, what it may be, and whether all go together."""

from __future__ import annotations

from collections.abc import Mapping
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
from bornes.engine.rules import Rules
from bornes.locales import Messages
from bornes.notation.files import parse_yaml

PRINTED: Final = object()
"""What stands for the printed reading, whatever it is."""


class HouseDraft:
    """What is chosen so far, on top of the printed rules of a table.

    A choice that doesn't go together with the others is refused at once, so that the rules that
    are chosen make sense at every moment.
    """

    def __init__(
        self, printed: Rules, messages: Messages, house: Mapping[str, object] | None = None
    ) -> None:
        self.printed = printed
        self.messages = messages
        self.chosen: dict[str, object] = flat(house or {})
        self._values = values_of(printed)

    @property
    def house(self) -> dict[str, object]:
        """The house rules as a table takes them."""
        return nested(self.chosen)

    def changed_in(self, group: str) -> int:
        """How many rules of a group are not as printed."""
        return sum(name in self.chosen for name in HOUSE_GROUPS[group])

    # --- in words -----------------------------------------------------------------

    def line(self, name: str) -> str:
        """What a rule is called, and what it is."""
        title = self.messages.house_name(name)
        return self.messages.text("house-ask-line", name=title, value=self.value(name))

    def brief(self, name: str) -> str:
        """The same without a word on what is printed, for where that is marked otherwise."""
        title = self.messages.house_name(name)
        value = self.chosen.get(name, self._values.get(name))
        words = self.messages.house_value(name, value)
        if name not in self.chosen and HOUSE[name].kind is HouseKind.TEXT:
            words = self.messages.text("house-ask-printed")
        return self.messages.text("house-ask-line", name=title, value=words)

    def value(self, name: str) -> str:
        """What a rule is, marked where that is the printed reading."""
        if name in self.chosen:
            return self.messages.house_value(name, self.chosen[name])
        if HOUSE[name].kind is HouseKind.TEXT:
            return self.messages.text("house-ask-printed")
        return self._marked(name)

    def why(self, name: str) -> str:
        """What a rule is about."""
        return self.messages.text(f"house-{name.replace('.', '-')}-why")

    def choices(self, field: HouseField) -> list[tuple[str, object]]:
        """What a field may be, the printed reading first; none where it is typed."""
        if not field.choices:
            return []
        printed = self._values.get(field.name)
        found: list[tuple[str, object]] = [(self._marked(field.name), PRINTED)]
        found += [
            (self.messages.house_value(field.name, each), each)
            for each in field.choices
            if each != printed
        ]
        return found

    def how(self, field: HouseField) -> str:
        """What is to be typed where a field has no list of choices."""
        if field.numbers is None:
            return self.messages.text("house-ask-text")
        return self.messages.text(
            "house-ask-none" if field.may_be_none else "house-ask-number",
            least=field.numbers.least,
            most=field.numbers.most or self.printed.players,
            printed=self.messages.house_value(field.name, self._values.get(field.name)),
            none=self.messages.house_value(field.name, None) if field.may_be_none else "",
        )

    def _marked(self, name: str) -> str:
        words = self.messages.house_value(name, self._values.get(name))
        return self.messages.text("house-ask-marked", value=words)

    # --- choosing -----------------------------------------------------------------

    def set(self, name: str, value: object) -> str:
        """Choose a value; returns why it is refused, or nothing."""
        others = {each: known for each, known in self.chosen.items() if each != name}
        printed = self._values.get(name, PRINTED)
        wanted = others if value in (PRINTED, printed) else {**others, name: value}
        found = judged(self.printed, nested(wanted))
        if found.refusal is not None:
            return self.messages.house_refusal(found.refusal)
        self.chosen = wanted
        return ""

    def read(self, field: HouseField, answer: str) -> object:
        """A number, or what a position would have there; what is neither is refused later."""
        if answer == "":
            return PRINTED
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
