"""What a choice is about, as a reason of `bornes.advice`."""

from __future__ import annotations

from bornes.advice.adviser import reason_for
from bornes.advice.reason import Reason
from bornes.advice.situation import Situation
from bornes.engine.moves import Move
from bornes.review.points import WHOLE, Choice, Point
from bornes.review.timeline import Timeline


def better_move(choice: Choice) -> Move:
    """The better one of a move and the best other one; the move, where neither clearly is."""
    return Move.parse(choice.other if choice.cost else choice.move)


def reason_at(timeline: Timeline, point: Point) -> Reason | None:
    """Why the better move of a choice was better, for all that its seat could know."""
    choice = point.choice
    if choice is None:
        return None
    view = timeline.at(point.stop - 1).view(choice.seat)
    return reason_for(Situation(view), better_move(choice), choice.hand / WHOLE)
