"""What an action is: the place of a move in a list that is the same for every seat.

Sides are told from one's own: the first opponent is the side that follows it in the
order A, B, C … and around. Which moves the list has depends on the rules of the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from bornes.engine.cards import HAZARD_OF, Card
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Rules
from bornes.envs.numbers.observation_fields import Kinds, kinds_of, road_size

PLAIN: Final = (
    Verb.DRAW,
    Verb.TAKE,
    Verb.END,
    Verb.PASS,
    Verb.EXTEND,
    Verb.FINISH,
    Verb.U_TURN,
)
"""The moves without a card: the first actions of every table."""


def sides_from(rules: Rules, side: str) -> tuple[str, ...]:
    """All sides, beginning with one of them."""
    own = rules.sides.index(side)
    return rules.sides[own:] + rules.sides[:own]


def seats_from(rules: Rules, seat: int) -> tuple[int, ...]:
    """All seats clockwise, beginning with one of them."""
    return (*range(seat, rules.players + 1), *range(1, seat))


def moves_of(rules: Rules, seat: int) -> tuple[Move, ...]:
    """The move that each action is for a seat."""
    shape = _Shape(
        kinds_of(rules),
        sides_from(rules, rules.side_of(seat))[1:],
        road_size(rules)[1],
        tops=not rules.remedy_covers and rules.hazard_tokens is None,
        parries=rules.remedy_answers,
    )
    return _moves(shape, seat)


class _Shape(NamedTuple):
    """What the list of moves depends on."""

    kinds: Kinds
    opponents: tuple[str, ...]
    lanes: int
    """How many lanes a move may name; 0 without a road."""
    tops: bool
    """Whether a player chooses which of hazard and remedy lies on top of the discards."""
    parries: bool


@lru_cache(256)
def _moves(shape: _Shape, seat: int) -> tuple[Move, ...]:
    listed = (
        *(Move(seat, verb) for verb in PLAIN),
        *(Move(seat, Verb.DISCARD, card) for card in shape.kinds.cards),
        *_plays(shape, seat),
        *_answers(shape, seat),
    )
    return (*listed, *_road_moves(shape, seat)) if shape.lanes else listed


def _plays(shape: _Shape, seat: int) -> Iterator[Move]:
    kinds = shape.kinds
    if not shape.lanes:
        for card in kinds.distances:
            yield Move(seat, Verb.PLAY, card)
    for remedy in kinds.remedies:
        for top in (remedy, HAZARD_OF[remedy]) if shape.tops else (None,):
            yield Move(seat, Verb.PLAY, remedy, top=top)
    for safety in kinds.safeties:
        yield Move(seat, Verb.PLAY, safety)
    for side in shape.opponents:
        for hazard in kinds.hazards:
            yield Move(seat, Verb.PLAY, hazard, on=side)


def _answers(shape: _Shape, seat: int) -> Iterator[Move]:
    for safety in shape.kinds.safeties:
        yield Move(seat, Verb.COUP_FOURRE, safety)
    if shape.parries:
        for remedy in shape.kinds.remedies:
            for top in (remedy, HAZARD_OF[remedy]) if shape.tops else (remedy,):
                yield Move(seat, Verb.PARRY, remedy, top=top)


def _road_moves(shape: _Shape, seat: int) -> Iterator[Move]:
    kinds = shape.kinds
    if Card.TURBO in kinds.cards:
        yield Move(seat, Verb.PLAY, Card.TURBO)
    if Card.TOW_TRUCK in kinds.cards:
        for hazard in kinds.hazards:
            yield Move(seat, Verb.PLAY, Card.TOW_TRUCK, curing=hazard)
    for card, lane, shortcut in _ways(shape):
        yield Move(seat, Verb.PLAY, card, lane=lane, shortcut=shortcut)
    if Card.ACCELERATION in kinds.cards:
        fast = Card.ACCELERATION
        for card, lane, shortcut in _ways(shape):
            yield Move(seat, Verb.PLAY, fast, doubled=card, lane=lane, shortcut=shortcut)


def _ways(shape: _Shape) -> Iterator[tuple[Card, int, bool]]:
    for shortcut in (False, True):
        for card in shape.kinds.distances:
            for lane in range(1, shape.lanes + 1):
                yield card, lane, shortcut
