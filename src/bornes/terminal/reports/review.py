"""A review as a page for people or as data for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from textwrap import TextWrapper
from typing import Final

from bornes.engine.moves import Move
from bornes.locales import Messages
from bornes.locales.advice_text import explain, percent
from bornes.notation.files import NotationError, read_text
from bornes.review.analysis import Review, reviewed
from bornes.review.judge import COMPILED
from bornes.review.ledger import Ledger, ledgers
from bornes.review.moments import MomentKind, moments_of
from bornes.review.points import WHOLE, Cause, Point
from bornes.review.timeline import Timeline
from bornes.review.told import reason_at
from bornes.runs.progress_bar import bar

WIDTH: Final = 78
_HEIGHT: Final = 8
"""The lines of the curve where there are two sides; of more, each has a lower one."""
_LOW: Final = 3
_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
_MARGIN: Final = 6


def timeline_of(path: Path) -> Timeline:
    """The games of the record in a file; what is wrong with it is refused with its place."""
    try:
        return Timeline(read_text(path))
    except NotationError as error:
        raise NotationError(error.refusal, error.line, str(path)) from None


def judged(timeline: Timeline, messages: Messages) -> Review:
    """The review of a record, with a bar for whoever waits."""
    with bar(messages.text("lookback-working"), len(timeline.stops) + 1) as step:
        return reviewed(timeline, done=lambda _: step(1))


# --- for people -------------------------------------------------------------------


def as_text(timeline: Timeline, review: Review, messages: Messages) -> Iterator[str]:
    """The curve, the moments that mattered, luck and skill, and how sure all of it is."""
    edition = messages.text(f"edition-{timeline.end.rules.edition}")
    moves = sum(isinstance(stop, Move) for stop in timeline.stops)
    yield messages.text("lookback-title", edition=edition, moves=moves)
    yield ""
    yield from _curves(timeline, review, messages)
    moments = moments_of(review)
    if moments:
        yield ""
        yield messages.text("lookback-moments")
    for place, alike in groupby(moments, key=lambda moment: moment.place):
        yield ""
        yield from _moment(timeline, review, place, [one.kind for one in alike], messages)
    yield ""
    yield from _ledger(review, messages)
    yield ""
    yield from _notes(review, messages)


def _curves(timeline: Timeline, review: Review, messages: Messages) -> Iterator[str]:
    match, two = messages.text("the-match"), len(review.sides) == 2
    for place, side in enumerate(review.sides[: 1 if two else None]):
        yield messages.text("lookback-curve", name=_name(side, messages), match=match)
        values = [point.chances[place] / WHOLE for point in review.points]
        yield from curve(values, _HEIGHT if two else _LOW, messages)
    marks = [" "] * (WIDTH - _MARGIN)
    for at, point in enumerate(review.points):
        if point.cause is Cause.DEAL:
            column = at * len(marks) // len(review.points)
            number = str(timeline.at(point.stop).hand_number)
            marks[column : column + len(number)] = number
    yield " " * _MARGIN + "".join(marks[: WIDTH - _MARGIN]).rstrip()
    yield messages.text("lookback-axis", term=messages.text("term-hand"))


def curve(values: Sequence[float], height: int, messages: Messages) -> Iterator[str]:
    """Shares as a curve of so many lines, its last value at its right edge."""
    width = WIDTH - _MARGIN
    shown = [values[min(len(values) - 1, (at + 1) * len(values) // width)] for at in range(width)]
    shown[-1] = values[-1]
    for row in range(height, 0, -1):
        share = percent(row / height, messages) if row in {height, height / 2} else ""
        filled = (min(1.0, max(0.0, value * height - row + 1)) for value in shown)
        yield f"{share:>5} " + "".join(_BLOCKS[round(part * 8)] for part in filled).rstrip()


def _moment(
    timeline: Timeline,
    review: Review,
    at: int,
    kinds: Sequence[MomentKind],
    messages: Messages,
) -> Iterator[str]:
    point, before = review.points[at], review.points[at - 1]
    title = " · ".join(messages.text(f"lookback-{kind}") for kind in kinds)
    number = sum(isinstance(stop, Move) for stop in timeline.stops[: point.stop])
    yield from _wrapped(f"{title}. {_what(timeline, point, messages)}", f"{number:>5}  ", "       ")
    place = _most_changed(before, point)
    change = messages.text(
        "lookback-change",
        name=_name(review.sides[place], messages),
        before=_share(before.chances[place], messages),
        after=_share(point.chances[place], messages),
    )
    yield f"       {change}"
    yield from _choice(timeline, point, messages)


def _choice(timeline: Timeline, point: Point, messages: Messages) -> Iterator[str]:
    choice, reason = point.choice, reason_at(timeline, point)
    if choice is None or reason is None or not (choice.cost or choice.gain):
        return
    key = "lookback-better" if choice.cost else "lookback-next-best"
    by, other = _share(abs(choice.margin), messages), messages.move(Move.parse(choice.other))
    yield from _wrapped(messages.text(key, by=by, move=other), "       ", "       ")
    yield from _wrapped(explain(reason, messages), "       ", "       ")


def _what(timeline: Timeline, point: Point, messages: Messages) -> str:
    if point.cause is Cause.DEAL:
        number = timeline.at(point.stop).hand_number
        return messages.text("lookback-deal", term=messages.text("term-hand"), number=number)
    if point.cause is Cause.DRAW:
        drawn = [messages.card(card) for _, card in timeline.drawn(point.stop)]
        if point.seat is None:
            return messages.text("lookback-draws")
        return messages.text("lookback-draw", seat=point.seat, cards=messages.listed(drawn))
    stop = timeline.stops[point.stop - 1]
    assert isinstance(stop, Move)
    return messages.text("lookback-move", seat=stop.seat, move=messages.move(stop))


def _most_changed(before: Point, point: Point) -> int:
    changes = [abs(a - b) for a, b in zip(before.chances, point.chances, strict=True)]
    return changes.index(max(changes))


def _ledger(review: Review, messages: Messages) -> Iterator[str]:
    names = ("seat", "start", "cards", "others", "turned", "skill", "result")
    heads = [messages.text(f"lookback-head-{name}") for name in names]
    yield messages.text("lookback-ledger")
    yield "".join(f"{head:>10}" for head in heads)
    for ledger in ledgers(review):
        yield f"{ledger.seat:>8} {ledger.side}" + "".join(
            f"{figure:>10}" for figure in _figures(ledger, messages)
        )


def _figures(ledger: Ledger, messages: Messages) -> Iterator[str]:
    mark = messages.text("simulate-decimal-mark")
    changes = (ledger.cards, ledger.others, ledger.turned, ledger.skill)
    yield f"{ledger.start / WHOLE * 100:.1f}".replace(".", mark)
    for change in changes:
        yield f"{change / WHOLE * 100:+.1f}".replace(".", mark).replace("-", "−")
    yield f"{ledger.result / WHOLE * 100:.1f}".replace(".", mark)


def _notes(review: Review, messages: Messages) -> Iterator[str]:
    for name in ("cards", "others", "turned", "skill", "sum"):
        yield from _wrapped(messages.text(f"lookback-note-{name}"))
    error = _share(2 * max(point.error for point in review.points), messages)
    yield from _wrapped(messages.text("lookback-note-error", error=error))
    judge = "compiled" if review.judge == COMPILED else "engine"
    yield from _wrapped(messages.text(f"lookback-note-{judge}"))


def _name(side: str, messages: Messages) -> str:
    return messages.text("name-side", side=side)


def _share(parts: int, messages: Messages) -> str:
    return percent(parts / WHOLE, messages, 1)


def _wrapped(text: str, first: str = "", rest: str = "") -> list[str]:
    return TextWrapper(WIDTH, initial_indent=first, subsequent_indent=rest).wrap(text)


# --- for programs -----------------------------------------------------------------


def as_data(timeline: Timeline, review: Review, messages: Messages) -> dict[str, object]:
    """The review as a mapping: chances from 0 to 1, stops counted from the first cards."""
    return {
        "judge": review.judge,
        "sides": list(review.sides),
        "seating": review.seating,
        "points": [_point_data(point) for point in review.points],
        "moments": [
            {
                "kind": moment.kind.value,
                "point": moment.place,
                "seat": moment.seat,
                "what": _what(timeline, review.points[moment.place], messages),
                "reason": _reason(timeline, review.points[moment.place], messages),
            }
            for moment in moments_of(review)
        ],
        "luck_and_skill": [
            {
                "seat": ledger.seat,
                "side": ledger.side,
                "start": ledger.start / WHOLE,
                "cards": ledger.cards / WHOLE,
                "others": ledger.others / WHOLE,
                "outcome": ledger.turned / WHOLE,
                "skill": ledger.skill / WHOLE,
                "result": ledger.result / WHOLE,
            }
            for ledger in ledgers(review)
        ],
    }


def _reason(timeline: Timeline, point: Point, messages: Messages) -> str | None:
    reason = reason_at(timeline, point)
    return None if reason is None else explain(reason, messages)


def _point_data(point: Point) -> dict[str, object]:
    choice = point.choice
    return {
        "stop": point.stop,
        "cause": point.cause.value,
        "seat": point.seat,
        "chances": [chance / WHOLE for chance in point.chances],
        "error": point.error / WHOLE,
        "choice": None
        if choice is None
        else {
            "seat": choice.seat,
            "move": choice.move,
            "other": choice.other,
            "margin": choice.margin / WHOLE,
            "error": choice.error / WHOLE,
            "clear": choice.clear,
        },
    }
