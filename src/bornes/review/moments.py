"""The moments that mattered: where the chances changed most, the best and the worst choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bornes.engine.moves import Move, Verb
from bornes.review.analysis import Review
from bornes.review.points import Point

MOST_SWINGS: Final = 5


class MomentKind(StrEnum):
    """Why a moment is told."""

    SWING = "swing"
    """The chances changed more than nearly anywhere else."""
    COSTLIEST = "costliest"
    """The choice that cost its seat most."""
    BEST = "best"
    """The choice that was better than every other by most."""
    COUP_FOURRE = "coup_fourre"


@dataclass(frozen=True, slots=True)
class Moment:
    """A point of a review that is worth a look."""

    kind: MomentKind
    place: int
    """The number of the point."""
    seat: int | None
    """The seat that the moment is about."""


def moments_of(review: Review) -> list[Moment]:
    """The moments that mattered, in the order in which they came."""
    found = [*_swings(review), *_coups(review)]
    for seat in range(1, len(review.seating) + 1):
        found += _choices_of(review, seat)
    return sorted(found, key=lambda moment: (moment.place, moment.kind))


def swing(review: Review, place: int) -> int:
    """By how much a point changed the chances of the side for which it changed them most."""
    if place == 0:
        return 0
    before, after = review.points[place - 1].chances, review.points[place].chances
    return max(abs(b - a) for a, b in zip(before, after, strict=True))


def _swings(review: Review) -> Iterator[Moment]:
    places = sorted(range(1, len(review.points)), key=lambda place: (-swing(review, place), place))
    for place in places[:MOST_SWINGS]:
        # What lies within the doubt of the figures is no turn of the match.
        if swing(review, place) > 2 * _doubt(review, place):
            yield Moment(MomentKind.SWING, place, review.points[place].seat)


def _doubt(review: Review, place: int) -> int:
    return review.points[place].error + review.points[place - 1].error


def _coups(review: Review) -> Iterator[Moment]:
    for place, point in enumerate(review.points):
        if point.choice is None or point.stop == review.points[place - 1].stop:
            continue
        if Move.parse(point.choice.move).verb is Verb.COUP_FOURRE:
            yield Moment(MomentKind.COUP_FOURRE, place, point.seat)


def _choices_of(review: Review, seat: int) -> Iterator[Moment]:
    places = [place for place, point in enumerate(review.points) if _seat(point) == seat]
    worst = max(places, key=lambda place: _cost(review.points[place]), default=None)
    best = max(places, key=lambda place: _gain(review.points[place]), default=None)
    if worst is not None and _cost(review.points[worst]):
        yield Moment(MomentKind.COSTLIEST, worst, seat)
    if best is not None and _gain(review.points[best]):
        yield Moment(MomentKind.BEST, best, seat)


def _seat(point: Point) -> int | None:
    return None if point.choice is None else point.choice.seat


def _cost(point: Point) -> int:
    return 0 if point.choice is None else point.choice.cost


def _gain(point: Point) -> int:
    return 0 if point.choice is None else point.choice.gain
