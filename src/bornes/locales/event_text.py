"""Events in words: one sentence each, for the log of a table."""

from __future__ import annotations

from functools import singledispatch

from bornes.engine.cards import Card
from bornes.engine.events import (
    AnswerClosed,
    AnswerOpened,
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTaken,
    CarMoved,
    CoupFourrePlayed,
    ExtensionCalled,
    ExtensionDeclined,
    HandDealt,
    HandEnded,
    HazardCancelled,
    HazardParried,
    MatchEnded,
    MoveUndone,
    PileReshuffled,
    SeatPassed,
    TurnEnded,
)
from bornes.locales.move_text import parts, way
from bornes.locales.words import Words


@singledispatch
def tell(event: object, words: Words) -> str | None:  # noqa: ARG001
    """The sentence for an event, or nothing if it is not worth a line."""
    raise TypeError(f"no event: {event!r}")


@tell.register
def _silence(_: AnswerOpened | AnswerClosed, __: Words) -> str | None:
    return None


# --- dealing and drawing ----------------------------------------------------------


@tell.register
def _dealt(event: HandDealt, words: Words) -> str | None:
    hand = words.text("name-hand", number=event.hand_number)
    return words.text("event-hand-dealt", hand=hand, dealer=event.dealer, first=event.first)


@tell.register
def _drawn(event: CardDrawn, words: Words) -> str | None:
    if event.card is None:
        return words.text("event-card-drawn-hidden", seat=event.seat)
    return words.text("event-card-drawn", seat=event.seat, card=event.card)


@tell.register
def _taken(event: CardTaken, words: Words) -> str | None:
    return words.text("event-card-taken", seat=event.seat, card=event.card)


@tell.register
def _reshuffled(event: PileReshuffled, words: Words) -> str | None:
    return words.text("event-pile-reshuffled", cards=words.text("count-cards", count=event.size))


# --- playing ----------------------------------------------------------------------


@tell.register
def _played(event: CardPlayed, words: Words) -> str | None:
    return words.text("event-card-played" + way(event.move), **parts(event.move, words))


@tell.register
def _discarded(event: CardDiscarded, words: Words) -> str | None:
    return words.text("event-card-discarded", seat=event.seat, card=event.card)


@tell.register
def _coup_fourre(event: CoupFourrePlayed, words: Words) -> str | None:
    return words.text(
        "event-coup-fourre-played", seat=event.seat, card=event.card, hazard=event.hazard
    )


@tell.register
def _parried(event: HazardParried, words: Words) -> str | None:
    return words.text(
        "event-hazard-parried",
        seat=event.seat,
        card=event.card,
        hazard=event.hazard,
        top=event.top,
    )


@tell.register
def _cancelled(event: HazardCancelled, words: Words) -> str | None:
    if event.hazard is Card.SPEED_LIMIT:
        return words.text("event-limit-lifted", side=event.side)
    return words.text("event-hazard-cancelled", side=event.side, hazard=event.hazard)


@tell.register
def _extended(event: ExtensionCalled, words: Words) -> str | None:
    return words.text("event-extension-called", seat=event.seat, side=event.side)


@tell.register
def _content(event: ExtensionDeclined, words: Words) -> str | None:
    return words.text("event-extension-declined", seat=event.seat, side=event.side)


@tell.register
def _turn_ended(event: TurnEnded, words: Words) -> str | None:
    return words.text("event-turn-ended", seat=event.seat)


@tell.register
def _passed(event: SeatPassed, words: Words) -> str | None:
    return words.text("event-seat-passed", seat=event.seat)


# --- the road ---------------------------------------------------------------------


@tell.register
def _moved(event: CarMoved, words: Words) -> str | None:
    spot = words.spot(event.spot)
    if not event.bonuses:
        return words.text("event-car-moved", side=event.side, spot=spot)
    bonus = " + ".join(words.text("count-distance", km=km) for km in event.bonuses)
    return words.text("event-car-moved-bonus", side=event.side, spot=spot, bonus=bonus)


@tell.register
def _undone(event: MoveUndone, words: Words) -> str | None:
    spot = words.spot(event.spot)
    return words.text("event-move-undone", seat=event.seat, side=event.side, spot=spot)


# --- the end ----------------------------------------------------------------------


@tell.register
def _hand_ended(event: HandEnded, words: Words) -> str | None:
    hand = words.text("the-hand")
    if not event.winners:
        result = words.text("event-hand-lost", hand=hand)
    elif len(event.winners) == 1:
        result = words.text("event-hand-won", side=event.winners[0], hand=hand)
    else:
        result = words.text("event-hand-shared", sides=words.listed(event.winners), hand=hand)
    return f"{words.text(f'event-ended-{event.reason}')} {result}"


@tell.register
def _match_ended(event: MatchEnded, words: Words) -> str | None:
    match = words.text("the-match")
    if len(event.winners) == 1:
        return words.text("event-match-won", side=event.winners[0], match=match)
    return words.text("event-match-shared", sides=words.listed(event.winners), match=match)
