"""A score book: a table with its names and what was told of its hands, as a file keeps it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

from bornes.editions import table_rules
from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import Rules
from bornes.scorekeeper.facts import HandFacts, SideFacts

BOOK_VERSION: Final = 1
MARK: Final = "bornes-score"
"""The key by which a file is known for a score book; its value is the version."""
MOST_HANDS: Final = 200
LONGEST_NAME: Final = 40
_MOST: Final = 100_000
_KEYS: Final = (MARK, "edition", "players", "options", "house", "names", "hands")


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """Who plays what, and what was told of each hand."""

    edition: str
    players: int
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    names: tuple[str, ...] = ()
    """What the players are called, seat by seat; empty for whoever gave no name."""
    hands: tuple[HandFacts, ...] = ()

    @property
    def rules(self) -> Rules:
        """The rules of the table; refused if there can be none like that."""
        return table_rules(self.edition, self.players, self.options, self.house, 0)

    def to_data(self) -> dict[str, object]:
        """The book as JSON has it; what is as usual is left out."""
        return {
            MARK: BOOK_VERSION,
            "edition": self.edition,
            "players": self.players,
            "options": dict(self.options),
            "house": dict(self.house),
            "names": list(self.names),
            "hands": [hand_data(hand) for hand in self.hands],
        }

    def to_text(self) -> str:
        """The book as a file holds it."""
        return json.dumps(self.to_data(), ensure_ascii=False, indent=2) + "\n"


def hand_data(hand: HandFacts) -> dict[str, object]:
    """The facts of a hand as JSON has them; what is as usual is left out."""
    sides = {side: _differing(asdict(told), SideFacts()) for side, told in hand.sides.items()}
    return {"sides": sides, **_differing(asdict(hand), HandFacts(), "sides")}


def _differing(values: dict[str, Any], usual: object, *without: str) -> dict[str, object]:
    return {
        name: value
        for name, value in values.items()
        if name not in without and value != getattr(usual, name)
    }


def read_book(text: str) -> Book:
    """The book of a file; refused with the place of what is no part of one."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _no_book(MARK) from None
    if not isinstance(data, dict) or data.get(MARK) != BOOK_VERSION:
        raise _no_book(MARK)
    for key in data:
        if key not in _KEYS:
            raise _no_book(key)
    book = Book(
        edition=_text(data.get("edition"), "edition"),
        players=_number(data.get("players"), "players"),
        options=_mapping(data.get("options", {}), "options"),
        house=_mapping(data.get("house", {}), "house"),
        names=_names(data.get("names", [])),
        hands=_hands(data.get("hands", [])),
    )
    if len(book.names) > len(book.rules.seats):
        raise _no_book("names")
    return book


def _no_book(place: str) -> Refused:
    return Refused(Refusal("facts-file", place=place[:LONGEST_NAME] or MARK))


def _text(value: object, place: str) -> str:
    if not isinstance(value, str):
        raise _no_book(place)
    return value


def _number(value: object, place: str) -> int:
    number = plain(value)
    if type(number) is not int or not 0 <= number <= _MOST:
        raise _no_book(place)
    return number


def _mapping(value: object, place: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise _no_book(place)
    return value


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise _no_book("names")
    return tuple(_text(name, "names")[:LONGEST_NAME] for name in value)


def _hands(value: object) -> tuple[HandFacts, ...]:
    if not isinstance(value, list) or len(value) > MOST_HANDS:
        raise _no_book("hands")
    return tuple(_hand(hand, f"hands.{index}") for index, hand in enumerate(value, start=1))


def _hand(value: object, place: str) -> HandFacts:
    found = _known(_mapping(value, place), HandFacts, place)
    sides = _mapping(found.pop("sides", {}), f"{place}.sides")
    read = {name: _side(told, f"{place}.sides.{name}") for name, told in sides.items()}
    return HandFacts(sides=read, **_checked(found, HandFacts, place))


def _side(value: object, place: str) -> SideFacts:
    return SideFacts(**_checked(_known(_mapping(value, place), SideFacts, place), SideFacts, place))


def _known(values: dict[str, object], kind: type, place: str) -> dict[str, object]:
    names = {one.name for one in fields(kind)}
    for name in values:
        if name not in names:
            raise _no_book(f"{place}.{name}")
    return dict(values)


def _checked(values: dict[str, object], kind: type, place: str) -> dict[str, Any]:
    """The facts with values of their kind: flags, numbers, or sides by their letter."""
    usual = kind()
    for name, value in values.items():
        wanted = getattr(usual, name)
        if wanted is None:
            fits = value is None or isinstance(value, str)
        else:
            fits = type(value) is type(wanted)
        if not fits:
            raise _no_book(f"{place}.{name}")
        if type(value) is int:
            _number(value, f"{place}.{name}")
    return values
