"""What an observation holds: its fields, one after the other in one flat array.

Every number of an observation is a whole number divided by its scale. A field that has
one entry for each seat or side begins with one's own and goes on clockwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bornes.engine.cards import KIND, Card, Kind
from bornes.engine.rules import Rules

Numbers = NDArray[np.float32]

PHASES: Final = ("draw", "play", "react", "extension", "over")
SQUARES: Final = 40
"""The squares of every numbered circuit; an invented one may have more."""
LANES: Final = 3
"""The most lanes that a square of a numbered circuit has."""

_FAR: Final = 1000.0  # km and points are told in thousands
_MOST: Final = 10.0  # scores have no bound; beyond this they are cut off
_HANDS: Final = 10.0
_OVERSHOT: Final = 1000.0  # the most km that a safety can be worth


@dataclass(frozen=True, slots=True)
class Field:
    """A part of an observation."""

    name: str
    shape: tuple[int, ...]
    scale: tuple[float, ...]
    """The divisors of the whole numbers: one for each place, or one for all."""
    high: tuple[float, ...]
    """The highest value after division by `scale`; the lowest is 0."""
    start: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def part(self) -> slice:
        """Where it lies in the observation."""
        return slice(self.start, self.start + self.size)


class Kinds(NamedTuple):
    """The cards of a table by kind, in the order in which observations and actions have them."""

    cards: tuple[Card, ...]
    distances: tuple[Card, ...]
    hazards: tuple[Card, ...]
    battle: tuple[Card, ...]
    """The hazards that stop a car: all but the speed limit."""
    remedies: tuple[Card, ...]
    safeties: tuple[Card, ...]


def kinds_of(rules: Rules) -> Kinds:
    """The cards of a table's deck by kind."""
    deck = {card for card, _ in rules.deck}
    cards = tuple(card for card in Card if card in deck)
    hazards = tuple(card for card in cards if KIND[card] is Kind.HAZARD)
    return Kinds(
        cards,
        tuple(card for card in cards if KIND[card] is Kind.DISTANCE),
        hazards,
        tuple(card for card in hazards if card is not Card.SPEED_LIMIT),
        tuple(card for card in cards if KIND[card] is Kind.REMEDY),
        tuple(card for card in cards if KIND[card] is Kind.SAFETY),
    )


def road_size(rules: Rules) -> tuple[int, int]:
    """How many squares and lanes there is room for; nothing without a road."""
    if rules.circuit is None:
        return 0, 0
    layout = rules.circuit.layout
    most = max(lanes + dark for lanes, dark in zip(layout.lanes, layout.dark, strict=True))
    return max(SQUARES, rules.circuit.finish), max(LANES, most)


def match_scale(rules: Rules) -> float:
    """What match totals are divided by: what wins the match, or the usual 5000 points."""
    if not rules.scored:
        return float((rules.games + 1) // 2)
    return float(rules.match_total or 5000)


def fields_of(rules: Rules) -> Mapping[str, Field]:
    """The fields of a table's observations, by name and in order."""
    made: dict[str, Field] = {}
    start = 0
    for field in (*_table_fields(rules), *_side_fields(rules), *_road_fields(rules)):
        made[field.name] = Field(field.name, field.shape, field.scale, field.high, start)
        start += field.size
    return made


def scales_of(fields: Mapping[str, Field]) -> tuple[Numbers, Numbers]:
    """The scale and the highest value of every number of an observation."""
    scale = [np.broadcast_to(field.scale, field.shape).ravel() for field in fields.values()]
    high = [np.broadcast_to(field.high, field.shape).ravel() for field in fields.values()]
    return np.concatenate(scale).astype(np.float32), np.concatenate(high).astype(np.float32)


def _flags(name: str, *shape: int) -> Field:
    return Field(name, shape, (1.0,), (1.0,))


def _counts(name: str, *shape: int, scale: float, most: float) -> Field:
    return Field(name, shape, (scale,), (most / scale,))


def _in_deck(rules: Rules, cards: tuple[Card, ...]) -> tuple[float, ...]:
    deck = dict(rules.deck)
    return tuple(float(max(1, deck[card])) for card in cards)


def _table_fields(rules: Rules) -> list[Field]:
    kinds, seats = kinds_of(rules), rules.players
    deck = _in_deck(rules, kinds.cards)
    size = float(len(rules.cards))
    plays = 1.0 + dict(rules.deck).get(Card.TURBO, 0)
    target = float(max(rules.target, rules.extension_to or 0))
    count, ones = len(kinds.cards), (1.0,)
    return [
        _flags("phase", len(PHASES)),
        _flags("acting", 1),
        _flags("turn", seats),
        Field("hand", (count,), ones, deck),
        Field("unseen", (count,), deck, ones),
        Field("discards", (count,), deck, ones),
        _flags("top", count),
        _flags("taken", count),
        _flags("asked", len(kinds.hazards) + 1),
        _counts("hand_sizes", seats, scale=float(rules.hand_size), most=size),
        _counts("draw_size", 1, scale=size, most=size),
        _counts("target", 1, scale=_FAR, most=target),
        _counts("hand_number", 1, scale=_HANDS, most=_HANDS * _MOST),
        _counts("plays_left", 1, scale=1.0, most=plays),
        _counts("owed", 1, scale=1.0, most=plays),
        _flags("played", 1),
        _flags("ran_out", 1),
    ]


def _side_fields(rules: Rules) -> list[Field]:
    kinds, sides = kinds_of(rules), len(rules.sides)
    furthest = float(max(rules.target, rules.extension_to or 0))
    distances, safeties = _in_deck(rules, kinds.distances), _in_deck(rules, kinds.safeties)
    ones, total = (1.0,), match_scale(rules)
    return [
        _counts("km", sides, scale=_FAR, most=furthest + _OVERSHOT),
        _counts("left", sides, scale=_FAR, most=furthest),
        _flags("rolling", sides),
        _flags("limited", sides),
        _flags("stopped", sides, len(kinds.battle)),
        Field("stacked", (sides, len(kinds.battle)), ones, _in_deck(rules, kinds.battle)),
        _flags("roll_under", sides),
        Field("safeties", (sides, len(kinds.safeties)), ones, safeties),
        Field("coups", (sides, len(kinds.safeties)), ones, safeties),
        Field("distance", (sides, len(kinds.distances)), distances, (_MOST,)),
        _flags("extension", sides),
        _counts("points", sides, scale=_FAR, most=_FAR * _MOST),
        _counts("total", sides, scale=total, most=total * _MOST),
        _flags("won", sides),
    ]


def _road_fields(rules: Rules) -> list[Field]:
    squares, lanes = road_size(rules)
    if not squares:
        return []
    sides, far, wide = len(rules.sides), float(squares), float(lanes)
    return [
        _counts("square", sides, scale=far, most=far),
        _counts("lane", sides, scale=wide, most=wide),
        _counts("inside", sides, scale=1.0, most=far),
        Field("back_to", (3,), (far, wide, 1.0), (1.0, 1.0, far)),
        _counts("lanes", squares, scale=wide, most=wide),
        _counts("limits", squares, scale=100.0, most=200.0),
        _counts("bonuses", squares, scale=100.0, most=25.0 * far),
        _flags("entry", squares),
        _flags("exit", squares),
        _flags("shortcut", squares),
    ]
