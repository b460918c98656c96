"""House rules: any field of the rules, by its name, with a value of the field's kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import StrEnum
from typing import Any, Final

from bornes.circuit import Circuit
from bornes.engine.cards import KIND, Card, Kind, card_named
from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import (
    DrawFrom,
    EmptyPile,
    MissedExtension,
    Points,
    Reshuffle,
    Rules,
    ShutOut,
)

# Who plays which edition is chosen when the table is made, not as a house rule.
_NOT_HOUSE_RULES: Final = ("edition", "players")


def with_house_rules(rules: Rules, house: Mapping[str, object]) -> Rules:
    """The rules with fields replaced; a value or a combination without sense is refused."""
    if not isinstance(house, Mapping):
        raise Refused(Refusal("house-not-mapping"))
    if not house:
        return rules
    changes: dict[str, Any] = {}
    for name, value in house.items():
        if name not in HOUSE_FIELDS:
            allowed = ", ".join(HOUSE_FIELDS)
            raise Refused(Refusal("unknown-house-rule", name=brief(name), allowed=allowed))
        changes[name] = HOUSE_FIELDS[name](rules, name, value)
    _follow(rules, changes)
    return replace(rules, **changes)


def _follow(rules: Rules, changes: dict[str, Any]) -> None:
    """Let fields that can only go together follow the one that was named."""
    circuit = changes.get("circuit", rules.circuit)
    if circuit is not None and "target" not in changes:
        changes["target"] = circuit.finish * 25
    elif circuit is not None and changes["target"] < circuit.finish * 25:
        changes["circuit"] = circuit.shortened(changes["target"] // 25)
    if changes.get("match_hands") is not None:
        changes.setdefault("match_total", None)


def _bad(name: str, value: object, allowed: str) -> Refused:
    return Refused(Refusal("house-value", name=name, value=brief(value), allowed=allowed))


def _flag(_: Rules, name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise _bad(name, value, "true, false")
    return value


def _number(_: Rules, name: str, value: object) -> int:
    number = plain(value)
    if type(number) is not int:
        raise _bad(name, value, "a whole number")
    return number


def _number_or_none(_: Rules, name: str, value: object) -> int | None:
    number = plain(value)
    if number is not None and type(number) is not int:
        raise _bad(name, value, "a whole number, or nothing")
    return number if isinstance(number, int) else None


def _choice(choices: type[StrEnum]) -> Callable[[Rules, str, object], StrEnum]:
    def read(_: Rules, name: str, value: object) -> StrEnum:
        if not isinstance(value, str) or value not in tuple(choices):
            raise _bad(name, value, ", ".join(choices))
        return choices(value)

    return read


def _seating(_: Rules, name: str, value: object) -> str:
    if not isinstance(value, str) or len(value) > 6:
        raise _bad(name, value, "a letter for each seat, such as ABAB")
    return value


def _counts(name: str, value: object, kinds: tuple[Kind, ...]) -> dict[Card, int]:
    if not isinstance(value, Mapping) or len(value) > len(Card):
        raise _bad(name, value, "a number for each card named")
    counts: dict[Card, int] = {}
    for card, given in ((card_named(card), count) for card, count in value.items()):
        count = plain(given)
        if type(count) is not int or KIND[card] not in kinds:
            raise _bad(f"{name}.{card}", given, "a whole number")
        counts[card] = count
    return counts


def _deck(rules: Rules, name: str, value: object) -> tuple[tuple[Card, int], ...]:
    return tuple((dict(rules.deck) | _counts(name, value, tuple(Kind))).items())


def _tokens(rules: Rules, name: str, value: object) -> tuple[tuple[Card, int], ...] | None:
    if value is None:
        return None
    return tuple((dict(rules.hazard_tokens or ()) | _counts(name, value, (Kind.HAZARD,))).items())


def _never_taken(_: Rules, name: str, value: object) -> frozenset[Card]:
    if not isinstance(value, list | tuple | set | frozenset) or len(value) > len(Card):
        raise _bad(name, value, "a list of cards")
    return frozenset(map(card_named, value))


def _points(rules: Rules, name: str, value: object) -> Points:
    names = tuple(field.name for field in fields(Points))
    if not isinstance(value, Mapping):
        raise _bad(name, value, "points for the lines " + ", ".join(names))
    lines: dict[str, int] = {}
    for line, given in value.items():
        points = plain(given)
        if line not in names or type(points) is not int:
            raise _bad(f"{name}.{brief(line)}", given, "points for the lines " + ", ".join(names))
        lines[line] = points
    return replace(rules.points, **lines)


def _circuit(_: Rules, __: str, value: object) -> Circuit | None:
    if value is None:
        return None
    return Circuit.read(value)


def _readers() -> dict[str, Callable[[Rules, str, object], object]]:
    by_type: dict[str, Callable[[Rules, str, object], object]] = {
        "bool": _flag,
        "int": _number,
        "int | None": _number_or_none,
        **{kind.__name__: _choice(kind) for kind in (DrawFrom, Reshuffle, EmptyPile)},
        **{kind.__name__: _choice(kind) for kind in (MissedExtension, ShutOut)},
    }
    by_name: dict[str, Callable[[Rules, str, object], object]] = {
        "seating": _seating,
        "deck": _deck,
        "hazard_tokens": _tokens,
        "never_taken": _never_taken,
        "points": _points,
        "circuit": _circuit,
    }
    return {
        field.name: by_name.get(field.name) or by_type[str(field.type)]
        for field in fields(Rules)
        if field.name not in _NOT_HOUSE_RULES
    }


HOUSE_FIELDS: Final = _readers()
"""The reader of each field that a house rule may change."""
