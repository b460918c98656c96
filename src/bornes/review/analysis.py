"""The points of a record: all of them, or those of some stops.

Every stop is judged by itself, from the record alone and with seeds of its own. So it makes no
difference in which parts, by how many processes and in which order the work is done.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bornes.engine.events import HandDealt
from bornes.engine.moves import Move, Verb
from bornes.game import Game
from bornes.review.judge import Drawn, Effort, chances_of, choice_of, effort_for, judge_of
from bornes.review.points import Cause, Choice, Point, in_parts, parts
from bornes.review.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Review:
    """A match with what every moment of it was worth."""

    judge: str
    """The judge by name: `bornes.review.judge`. The same judge says the same on any machine."""
    sides: tuple[str, ...]
    """The sides, in the order of the chances."""
    seating: str
    """The side of each seat."""
    points: tuple[Point, ...]


def reviewed(
    timeline: Timeline,
    effort: Effort | None = None,
    done: Callable[[int], object] = lambda _: None,
) -> Review:
    """The whole review of a record; `done` is told how many stops have been judged."""
    points: list[Point] = []
    for stop in range(len(timeline.stops) + 1):
        points += points_at(timeline, stop, effort)
        done(stop)
    return review_of(timeline, points)


def review_of(timeline: Timeline, points: list[Point]) -> Review:
    """A review from its points."""
    rules = timeline.end.rules
    return Review(judge_of(rules), rules.sides, rules.seating, tuple(points))


def points_at(timeline: Timeline, stop: int, effort: Effort | None = None) -> Iterator[Point]:
    """What happened at a stop: the move and the draw after it, or the deal and the first draw.

    Stop 0 is the beginning, with the first deal.
    """
    game = timeline.at(stop)
    effort = effort or effort_for(game.rules)
    if stop == 0:
        yield from _beginning(game, timeline.drawn(0), effort)
        return
    made = timeline.stops[stop - 1]
    before = timeline.at(stop - 1)
    # Where the hand is over, nothing is drawn any more that counts.
    drawn = [] if game.phase == "over" else timeline.drawn(stop)
    if isinstance(made, HandDealt):
        yield from _with_draw(game, stop, Cause.DEAL, None, drawn, effort)
    elif made.verb is Verb.DRAW:
        yield _point(game, stop, Cause.DRAW, made.seat, (), effort, _choice(before, made, effort))
    else:
        choice = _choice(before, made, effort)
        yield from _with_draw(game, stop, Cause.MOVE, made.seat, drawn, effort, choice)


def _beginning(game: Game, drawn: Drawn, effort: Effort) -> Iterator[Point]:
    if game.opening is not None or not game.hand_number:
        yield _point(game, 0, Cause.START, None, (), effort)
        return
    even = parts([1.0] * len(game.rules.sides))
    yield Point(0, Cause.START, None, even, 0)
    yield from _with_draw(game, 0, Cause.DEAL, None, drawn, effort)


def _choice(before: Game, made: Move, effort: Effort) -> Choice | None:
    if len(before.legal_moves()) == 1:
        return None
    return choice_of(before.view(made.seat), made, effort)


def _point(
    game: Game,
    stop: int,
    cause: Cause,
    seat: int | None,
    drawn: Drawn,
    effort: Effort,
    choice: Choice | None = None,
) -> Point:
    chances, error = chances_of(game, drawn, effort.curve)
    return Point(stop, cause, seat, parts(chances), in_parts(error), choice)


def _with_draw(
    game: Game,
    stop: int,
    cause: Cause,
    seat: int | None,
    drawn: Drawn,
    effort: Effort,
    choice: Choice | None = None,
) -> Iterator[Point]:
    """What happened, and then the cards that were drawn by themselves."""
    yield _point(game, stop, cause, seat, drawn, effort, choice)
    if drawn:
        seats = {seat for seat, _ in drawn}
        who = seats.pop() if len(seats) == 1 else None
        yield _point(game, stop, Cause.DRAW, who, (), effort)
