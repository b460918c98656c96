"""What a process of the pool does for a review: the points of some steps of a record."""

from __future__ import annotations

from functools import lru_cache

from bornes.review.points import Point
from bornes.review.timeline import Timeline


@lru_cache(2)
def _timeline(record: str) -> Timeline:
    return Timeline(record)


def judged(record: str, first: int, after: int) -> tuple[str, list[Point]]:
    """Who judges here, and the points of the steps from `first` to before `after`."""
    from bornes.review.analysis import points_at
    from bornes.review.judge import judge_of

    timeline = _timeline(record)
    points = [point for stop in range(first, after) for point in points_at(timeline, stop)]
    return judge_of(timeline.end.rules), points
