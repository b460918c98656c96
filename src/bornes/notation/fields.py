"""Strict reading of the values in a mapping; every refusal knows its place."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

from bornes.engine.cards import Card, card_named
from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.notation.files import Item, MisplacedError

Place = tuple[object, ...]
_DIGITS: Final = tuple("123456789")


def refuse(place: Place, code: str, **details: object) -> MisplacedError:
    """The refusal of what stands at a place."""
    return MisplacedError(Refusal(code, **details), place)


@contextmanager
def at(place: Place) -> Iterator[None]:
    """Give refusals from inside the place they happened at."""
    try:
        yield
    except MisplacedError:
        raise
    except Refused as error:
        raise MisplacedError(error.refusal, place) from None


def mapping(
    value: object, place: Place, keys: Collection[object] | None = None
) -> dict[object, object]:
    """A mapping with no keys but these."""
    if not isinstance(value, Mapping):
        raise refuse(place, "not-a-mapping")
    for key in value:
        if keys is not None and key not in keys:
            allowed = ", ".join(map(str, keys))
            raise refuse((*place, key), "unknown-key", key=brief(key), allowed=allowed)
    return dict(value)


def by_seat(value: object, place: Place, players: int) -> dict[int, object]:
    """A mapping from seats. JSON can only write a seat as text, so that is taken too."""
    entries = mapping(value, place)
    seats: dict[int, object] = {}
    for key, entry in entries.items():
        number_key = int(key) if isinstance(key, str) and key in _DIGITS else key
        seats[number(number_key, (*place, key), 1, players)] = entry
    return seats


def sequence(value: object, place: Place) -> list[object]:
    """A list."""
    if not isinstance(value, Sequence) or isinstance(value, str | bytes):
        raise refuse(place, "not-a-list")
    return list(value)


def number(value: object, place: Place, least: int, most: int) -> int:
    """A whole number within bounds."""
    number = plain(value)
    if type(number) is not int or not least <= number <= most:
        raise refuse(place, "not-a-number", least=least, most=most)
    return number


def flag(value: object, place: Place) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise refuse(place, "not-true-or-false")
    return value


def card(value: object, place: Place) -> Card:
    """A card by its id."""
    with at(place):
        return card_named(value)


def cards(value: object, place: Place) -> list[Card]:
    """A list of cards."""
    items = sequence(value, place)
    return [card(item, (*place, Item(index))) for index, item in enumerate(items)]


def choice(value: object, place: Place, allowed: Collection[object]) -> object:
    """One of the values allowed."""
    if isinstance(value, bool) or not any(value == item for item in allowed):
        raise refuse(place, "not-one-of", allowed=", ".join(map(str, allowed)))
    return value
