"""Moments and judgements of finished matches as messages."""

from __future__ import annotations

from itertools import groupby

from msgspec import Raw

from bornes.engine.events import SeatPassed
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import shown
from bornes.locales import Messages
from bornes.locales.advice_text import explain
from bornes.review.analysis import Review, review_of
from bornes.review.ledger import Ledger, ledgers
from bornes.review.moments import moments_of
from bornes.review.points import WHOLE, Cause, Choice, Point
from bornes.review.told import reason_at
from bornes.server.live.shown.views import open_part, own_part
from bornes.server.protocol import problems
from bornes.server.protocol.encoding import event_raw, move_info
from bornes.server.protocol.review import (
    ChoiceInfo,
    Judged,
    LedgerInfo,
    MomentInfo,
    PastMoment,
    PointInfo,
    ReviewInfo,
    StopInfo,
)
from bornes.server.protocol.values import Language
from bornes.server.reviews.reviewer import Work
from bornes.server.reviews.source import Source, timeline_of
from bornes.server.table.table import Moment


def review_info(source: Source, work: Work, language: Language) -> ReviewInfo:
    """A match with its steps, and its judgement once it is there."""
    if work.failed:
        raise Refused(problems.failed())
    return ReviewInfo(
        source.table,
        source.match,
        _stops(source),
        work.done,
        _judged(source, work, language) if work.whole else None,
    )


def past_moment(source: Source, stop: int, seat: int | None) -> PastMoment:
    """A moment as a seat saw it, or with all cards open; refused if there is no such step."""
    timeline = timeline_of(source.record)
    if not 0 <= stop <= len(timeline.stops):
        raise Refused(problems.no_step(stop, len(timeline.stops)))
    game = timeline.at(stop)
    if seat is not None and seat not in game.rules.seats:
        raise Refused(Refusal("no-such-seat", seat=seat, players=game.rules.players))
    since = len(timeline.at(stop - 1).log) if stop else 0
    fresh = game.log[since:]
    open_to_all = [event for event in fresh if not isinstance(event, SeatPassed)]
    told = open_to_all if seat is None else [shown(event, seat) for event in fresh]
    view = game.view(seat, history=False)
    return PastMoment(
        stop,
        [Raw(event_raw(event)) for event in told if event is not None],
        open_part(view),
        None if seat is None else own_part(Moment(0, game, []), view),
        [tuple(hand) for hand in game.hands] if seat is None else None,
    )


def _stops(source: Source) -> list[StopInfo]:
    found, hand = [], timeline_of(source.record).at(0).hand_number
    for stop in timeline_of(source.record).stops:
        move = stop if isinstance(stop, Move) else None
        hand += move is None
        found.append(StopInfo(hand, None if move is None else move_info(move)))
    return found


def _judged(source: Source, work: Work, language: Language) -> Judged:
    review = review_of(timeline_of(source.record), work.points)
    return Judged(
        work.judge,
        max(point.error for point in review.points) / WHOLE,
        [_point(point) for point in review.points],
        _moments(source, review, language),
        [_ledger(ledger) for ledger in ledgers(review)],
    )


def _point(point: Point) -> PointInfo:
    chances = tuple(chance / WHOLE for chance in point.chances)
    choice = None if point.choice is None else _choice(point.choice)
    return PointInfo(point.stop, point.cause.value, point.seat, chances, choice)


def _choice(choice: Choice) -> ChoiceInfo:
    return ChoiceInfo(
        choice.seat,
        move_info(Move.parse(choice.move)),
        move_info(Move.parse(choice.other)),
        choice.margin / WHOLE,
        choice.clear,
    )


def _moments(source: Source, review: Review, language: Language) -> list[MomentInfo]:
    timeline = timeline_of(source.record)
    words = Messages(language, timeline.end.rules.edition)
    found = []
    for place, alike in groupby(moments_of(review), key=lambda moment: moment.place):
        point = review.points[place]
        reason = reason_at(timeline, point)
        drawn = timeline.drawn(point.stop) if point.cause is Cause.DRAW else []
        found.append(
            MomentInfo(
                tuple(moment.kind.value for moment in alike),
                place,
                point.seat,
                tuple(card for _, card in drawn),
                None if reason is None else explain(reason, words, source.names),
            )
        )
    return found


def _ledger(ledger: Ledger) -> LedgerInfo:
    return LedgerInfo(
        ledger.seat,
        ledger.start / WHOLE,
        ledger.cards / WHOLE,
        ledger.others / WHOLE,
        ledger.turned / WHOLE,
        ledger.skill / WHOLE,
        ledger.result / WHOLE,
    )
