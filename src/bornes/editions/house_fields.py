"""What can be chosen as a house rule, as data: for every field its group, kind, choices and bounds.

A page or a terminal that offers house rules needs to know no rule: it asks `HOUSE_GROUPS` what
there is, `values_of` what a rulebook prints, and `judged` what a choice comes to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import lru_cache
from typing import Final

from bornes.editions.house import with_house_rules
from bornes.editions.options import Numbers
from bornes.engine.cards import Card
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import (
    IN_25S,
    MOST_POINTS,
    RANGES,
    RANGES_OR_NONE,
    DrawFrom,
    EmptyPile,
    MissedExtension,
    Points,
    Reshuffle,
    Rules,
    ShutOut,
)


class HouseKind(StrEnum):
    """How a field is chosen."""

    SWITCH = "switch"
    NUMBER = "number"
    CHOICE = "choice"
    TEXT = "text"


class Unit(StrEnum):
    """What a number counts."""

    NONE = "none"
    DISTANCE = "distance"
    POINTS = "points"


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseField:
    """A field of the rules that a house rule may change."""

    name: str
    """The name of the field; a line of the score is ``points.`` and its name."""
    group: str
    """The name of the group in which it is offered."""
    kind: HouseKind
    choices: tuple[object, ...] = ()
    """Everything that a switch or a choice may be."""
    numbers: Numbers | None = None
    """The numbers that it takes; None if it is no number."""
    leap: int = 1
    """The step in which a number is best turned up or down."""
    may_be_none: bool = False
    """Whether there may be no such number."""
    unit: Unit = Unit.NONE
    """The unit in which the number of the field counts."""


HOUSE_GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "distance": ("target", "exact_finish", "extension_to", "first_seat"),
    "cards": (
        "hand_size",
        "draw_from",
        "reshuffle",
        "empty_pile",
        "make_up_hand",
        "accelerated",
        "discard_only_when_stuck",
        "idle_rounds",
        "idle_only_when_exhausted",
    ),
    "road": (
        "needs_roll",
        "hazard_on_hazard",
        "hazard_on_remedy",
        "hazard_needs_roll_card",
        "remedy_covers",
        "hazards_stop_safeties",
        "limited_to",
        "most_200s",
        "square_limit_next_turn",
    ),
    "safeties": (
        "safety_gives_turn",
        "extra_turn_on_empty_pile",
        "coup_fourre_turn_on_empty_pile",
        "roll_after_safety",
        "remedy_answers",
        "safety_km",
        "coup_fourre_km",
    ),
    "match": (
        "scored",
        "match_total",
        "match_hands",
        "games",
        "furthest_wins",
        "shared_win_at_zero",
        "missed_extension",
        "shut_out",
        "early_finish_until_reshuffle",
    ),
    "points": tuple(f"points.{field.name}" for field in fields(Points)),
    "more": ("seating", "deck", "circuit", "never_taken", "hazard_tokens"),
}
"""The fields by what they change, in the order in which they are offered."""

CONCERNS: Final[Mapping[str, tuple[str, ...]]] = {
    "rule-seating": ("seating",),
    "rule-one-side": ("seating",),
    "rule-circuit-teams": ("seating", "circuit"),
    "rule-deck-too-small": ("hand_size", "deck"),
    "rule-no-distance": ("deck",),
    "rule-no-roll": ("needs_roll", "deck"),
    "rule-card-needs-circuit": ("circuit", "deck"),
    "rule-no-answer": ("deck",),
    "rule-safety-twice": ("deck",),
    "rule-extension-short": ("extension_to", "target"),
    "rule-extension-inexact": ("exact_finish", "extension_to"),
    "rule-extension-circuit": ("extension_to", "circuit"),
    "rule-stack-without-piles": ("hazard_on_hazard", "remedy_covers"),
    "rule-roll-without-piles": ("needs_roll", "remedy_covers"),
    "rule-without-roll": (
        "needs_roll",
        "hazard_on_remedy",
        "hazard_needs_roll_card",
        "roll_after_safety",
    ),
    "rule-remedy-or-roll-card": ("hazard_on_remedy", "hazard_needs_roll_card"),
    "rule-tokens-and-piles": ("remedy_covers", "hazard_tokens"),
    "rule-parry-with-piles": ("remedy_answers", "remedy_covers"),
    "rule-tokens-missing": ("hazard_tokens", "deck"),
    "rule-no-stopping-hazard": ("hazards_stop_safeties", "deck"),
    "rule-accelerated-turns": ("accelerated", "safety_gives_turn"),
    "rule-accelerated-draws": ("accelerated", "draw_from", "make_up_hand"),
    "rule-endless": ("reshuffle", "idle_rounds"),
    "rule-never-exhausted": ("reshuffle", "idle_only_when_exhausted"),
    "rule-reshuffle-and-end": ("reshuffle", "empty_pile"),
    "rule-take-without-reshuffle": ("draw_from", "reshuffle"),
    "rule-circuit-target": ("target", "circuit"),
    "rule-circuit-piles": ("remedy_covers", "circuit"),
    "rule-circuit-inexact": ("exact_finish", "circuit"),
    "rule-circuit-safety-km": ("safety_km", "coup_fourre_km", "circuit"),
    "rule-square-limit-without-circuit": ("square_limit_next_turn", "circuit"),
    "rule-match-end": ("match_total", "match_hands", "scored"),
    "rule-games-even": ("games", "scored"),
    "rule-games-need-winner": ("scored", "furthest_wins"),
    "rule-games-scored": ("games", "scored"),
    "rule-zero-without-points": ("shared_win_at_zero", "scored", "furthest_wins"),
    "rule-early-finish-unpaid": ("early_finish_until_reshuffle", "points.early_finish"),
}
"""The fields that a combination is refused for; refusals of one field name it themselves."""

_CHOICES: Final[Mapping[str, type[StrEnum]]] = {
    "draw_from": DrawFrom,
    "reshuffle": Reshuffle,
    "empty_pile": EmptyPile,
    "missed_extension": MissedExtension,
    "shut_out": ShutOut,
}
_LEAPS: Final = {"match_total": 500, "target": 50, "extension_to": 50}
_POINTS_LEAP: Final = 50


def _field(name: str, group: str) -> HouseField:
    if group == "more":
        return HouseField(name=name, group=group, kind=HouseKind.TEXT)
    if group == "points":
        numbers = Numbers(0, MOST_POINTS)
        return HouseField(
            name=name,
            group=group,
            kind=HouseKind.NUMBER,
            numbers=numbers,
            leap=_POINTS_LEAP,
            unit=Unit.POINTS,
        )
    if name in _CHOICES:
        values = tuple(map(str, _CHOICES[name]))
        return HouseField(name=name, group=group, kind=HouseKind.CHOICE, choices=values)
    if name == "first_seat":
        return HouseField(name=name, group=group, kind=HouseKind.NUMBER, numbers=Numbers(1, None))
    if name not in {*RANGES, *RANGES_OR_NONE}:
        return HouseField(name=name, group=group, kind=HouseKind.SWITCH, choices=(False, True))
    least, most = {**RANGES, **RANGES_OR_NONE}[name]
    step = 25 if name in IN_25S else 1
    unit = Unit.DISTANCE if name in IN_25S else Unit.NONE
    return HouseField(
        name=name,
        group=group,
        kind=HouseKind.NUMBER,
        numbers=Numbers(least, most, step),
        leap=_LEAPS.get(name, step),
        may_be_none=name in RANGES_OR_NONE,
        unit=Unit.POINTS if name == "match_total" else unit,
    )


HOUSE: Final[Mapping[str, HouseField]] = {
    name: _field(name, group) for group, names in HOUSE_GROUPS.items() for name in names
}
"""Every field that is offered, by its name."""


def flat(house: Mapping[str, object]) -> dict[str, object]:
    """House rules by the names of `HOUSE`: the lines of ``points`` one by one."""
    found: dict[str, object] = {}
    for name, value in house.items():
        if name == "points" and isinstance(value, Mapping):
            found |= {f"points.{line}": points for line, points in value.items()}
        else:
            found[name] = value
    return found


def nested(house: Mapping[str, object]) -> dict[str, object]:
    """The opposite of `flat`: house rules as `with_house_rules` takes them."""
    found: dict[str, object] = {}
    points: dict[str, object] = {}
    for name, value in house.items():
        if name.startswith("points."):
            points[name.removeprefix("points.")] = value
        else:
            found[name] = value
    return {**found, "points": points} if points else found


def values_of(rules: Rules) -> dict[str, object]:
    """What every field of `HOUSE` is, as files write it; roads are left to their own pages."""
    return {name: _written(rules, name) for name in HOUSE if name != "circuit"}


def _written(rules: Rules, name: str) -> object:
    if name.startswith("points."):
        return getattr(rules.points, name.removeprefix("points."))
    value = getattr(rules, name)
    if isinstance(value, StrEnum):
        return str(value)
    if isinstance(value, frozenset):
        return [str(card) for card in Card if card in value]
    if isinstance(value, tuple):
        return {str(card): count for card, count in value}
    return value


@dataclass(frozen=True, slots=True)
class Judged:
    """What a choice of house rules comes to."""

    rules: Rules | None
    """The rules with them; None if they are refused."""
    refusal: Refusal | None
    """Why they are refused; None if they are not."""
    concerns: tuple[str, ...]
    """The fields that the refusal is about, of those that there are."""


def judged(printed: Rules, house: Mapping[str, object]) -> Judged:
    """Try house rules on the rules of a table."""
    try:
        return Judged(with_house_rules(printed, house), None, ())
    except Refused as error:
        return Judged(None, error.refusal, concerned(error.refusal))


def concerned(refusal: Refusal) -> tuple[str, ...]:
    """The fields that a refusal of house rules is about."""
    named = str(refusal.details.get("name", ""))
    named = named if named in HOUSE else named.partition(".")[0]
    others = CONCERNS.get(refusal.code, ())
    return (*([named] if named in HOUSE else []), *(name for name in others if name != named))


@lru_cache(64)
def changed_alone(printed: Rules) -> tuple[str, ...]:
    """The fields that can be changed by themselves; the others need another change as well."""
    values = values_of(printed)
    return tuple(
        name
        for name, field in HOUSE.items()
        if field.kind is HouseKind.TEXT
        or any(
            _accepted(printed, nested({name: value}))
            for value in _others(field, values[name], printed.players)
        )
    )


def _accepted(printed: Rules, house: Mapping[str, object]) -> bool:
    try:
        with_house_rules(printed, house)
    except Refused:
        return False
    return True


def _others(field: HouseField, now: object, players: int) -> Iterator[object]:
    """Some other values that a field might have: all of them, or the next numbers."""
    yield from (value for value in field.choices if value != now)
    if field.numbers is None:
        return
    if field.may_be_none and now is not None:
        yield None
    least = field.numbers.least
    start = now if isinstance(now, int) else least
    far = players if field.numbers.most is None else field.numbers.most
    near = (start - field.leap, start + field.leap, start + 2 * field.leap, least, far)
    yield from (each for each in near if each != now and field.numbers.hold(each, players))
