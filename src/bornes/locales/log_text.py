"""What happens at a table, and what can be done there, told with the names of those who sit at it.

The page tells it in the same words (`web/src/words/tell.ts`); `event_text` and `move_text` speak of
seats and sides instead, as records do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Rules
from bornes.locales.move_text import parts, way
from bornes.locales.words import Words


@dataclass(frozen=True)
class Company:
    """Those at a table, and which of them is told; nobody's seat for a spectator."""

    rules: Rules
    words: Words
    own: int | None = None
    names: Mapping[int, str] = field(default_factory=dict)

    def plain_name(self, seat: int) -> str:
        """The name of whoever has a seat, one's own as well; a number tells two alike apart."""
        name = self.names.get(seat)
        if not name:
            return self.words.text("name-seat", seat=seat)
        alike = [other for other in self.rules.seats if self.names.get(other) == name]
        if len(alike) < 2:
            return name
        return self.words.text("name-numbered", name=name, number=alike.index(seat) + 1)

    def seat_name(self, seat: int) -> str:
        """The name of a seat on its own, as on a sign: one's own is “You”."""
        return self.words.text("log-you") if seat == self.own else self.plain_name(seat)

    def side_name(self, *sides: str) -> str:
        """The name of sides at the beginning of a sentence, one's own first."""
        return self._together(sides, self.words.text("log-you"))

    def side_object(self, side: str) -> str:
        """The name of a side behind a preposition or a verb: “you and Bob”."""
        return self._together((side,), self.words.text("log-you-object"))

    def form(self, *sides: str) -> str:
        """How a sentence speaks of these sides: `you`, `team` (you and others), `one`, `many`."""
        seats = self._seats(sides)
        if self.own in seats:
            return "team" if len(seats) > 1 else "you"
        return "many" if len(seats) > 1 else "one"

    def is_own(self, side: str) -> bool:
        """Whether a side is that of whoever is told."""
        return self.own is not None and self.rules.side_of(self.own) == side

    def _together(self, sides: Sequence[str], you: str) -> str:
        seats = self._seats(sides)
        others = [self.plain_name(seat) for seat in seats if seat != self.own]
        return self.words.listed([you, *others] if len(others) < len(seats) else others)

    def _seats(self, sides: Sequence[str]) -> list[int]:
        return [seat for seat in self.rules.seats if self.rules.side_of(seat) in sides]

    def who(self, seat: int) -> dict[str, object]:
        """What a sentence needs of whoever does something."""
        return {"who": "you" if seat == self.own else "other", "name": self.plain_name(seat)}


# --- moves ------------------------------------------------------------------------


def move_parts(move: Move, company: Company) -> dict[str, object]:
    """What the sentences about a move speak of, sides by their names."""
    found = parts(move, company.words)
    if move.doubled is not None:
        found["other"] = move.doubled
    return {**found, "side": company.side_object(move.on)} if move.on is not None else found


def offer_beside(move: Move, company: Company) -> str:
    """A move in few words, beside the card that it is about."""
    words, values = company.words, move_parts(move, company)
    if move.verb is Verb.DISCARD:
        return words.text("log-offer-discard", **values)
    if move.verb is Verb.PARRY and move.top is not None:
        return words.text("log-offer-parry-top", **values)
    if move.verb is not Verb.PLAY:
        return offer_in_full(move, company)
    if move.card is Card.TURBO:
        return words.text("log-offer-special", **values)
    if move.doubled is not None:
        return words.text(f"log-offer-doubled{_lane(move)}", **values)
    return words.text(f"log-offer{_lane(move) or way(move) or '-play'}", **values)


def offer_in_full(move: Move, company: Company) -> str:
    """A move in words that stand alone."""
    values = move_parts(move, company)
    if move.verb is Verb.PLAY and move.on is not None:
        return company.words.text("log-choice-play-on", **values)
    ending = _lane(move) or way(move) if move.verb is Verb.PLAY else way(move)
    return company.words.text(f"choice-{move.verb}{ending}", **values)


def _lane(move: Move) -> str:
    if move.lane is None:
        return ""
    return "-lane-shortcut" if move.shortcut else "-lane"


# --- events -----------------------------------------------------------------------


@singledispatch
def tell_named(event: object, company: Company) -> str | None:  # noqa: ARG001
    """The sentence for an event, or nothing if it is not worth a line."""
    raise TypeError(f"no event: {event!r}")


@tell_named.register
def _silence(_: AnswerOpened | AnswerClosed | SeatPassed, __: Company) -> str | None:
    return None


@tell_named.register
def _dealt(event: HandDealt, company: Company) -> str | None:
    return company.words.text(
        "log-hand-dealt",
        **{
            "hand": company.words.text("name-hand", number=event.hand_number),
            "dealer": company.plain_name(event.dealer),
            "dealer-is": "you" if event.dealer == company.own else "other",
            "first": company.plain_name(event.first),
            "first-is": "you" if event.first == company.own else "other",
        },
    )


@tell_named.register
def _drawn(event: CardDrawn, company: Company) -> str | None:
    who = company.who(event.seat)
    if event.card is None:
        return company.words.text("log-card-drawn-hidden", **who)
    return company.words.text("log-card-drawn", **who, card=event.card)


@tell_named.register
def _taken(event: CardTaken, company: Company) -> str | None:
    return company.words.text("log-card-taken", **company.who(event.seat), card=event.card)


@tell_named.register
def _reshuffled(event: PileReshuffled, company: Company) -> str | None:
    cards = company.words.text("count-cards", count=event.size)
    return company.words.text("log-pile-reshuffled", cards=cards)


@tell_named.register
def _played(event: CardPlayed, company: Company) -> str | None:
    values = {**company.who(event.move.seat), **move_parts(event.move, company)}
    return company.words.text("log-card-played" + way(event.move), **values)


@tell_named.register
def _discarded(event: CardDiscarded, company: Company) -> str | None:
    return company.words.text("log-card-discarded", **company.who(event.seat), card=event.card)


@tell_named.register
def _coup_fourre(event: CoupFourrePlayed, company: Company) -> str | None:
    who = company.who(event.seat)
    return company.words.text("log-coup-fourre-played", **who, card=event.card, hazard=event.hazard)


@tell_named.register
def _parried(event: HazardParried, company: Company) -> str | None:
    who = company.who(event.seat)
    return company.words.text(
        "log-hazard-parried", **who, card=event.card, hazard=event.hazard, top=event.top
    )


@tell_named.register
def _cancelled(event: HazardCancelled, company: Company) -> str | None:
    whose = {"form": company.form(event.side), "side": company.side_object(event.side)}
    if event.hazard is Card.SPEED_LIMIT:
        return company.words.text("log-limit-lifted", **whose)
    return company.words.text("log-hazard-cancelled", **whose, hazard=event.hazard)


@tell_named.register
def _extended(event: ExtensionCalled, company: Company) -> str | None:
    return company.words.text("log-extension-called", **company.who(event.seat))


@tell_named.register
def _content(event: ExtensionDeclined, company: Company) -> str | None:
    return company.words.text("log-extension-declined", **company.who(event.seat))


@tell_named.register
def _turn_ended(event: TurnEnded, company: Company) -> str | None:
    return company.words.text("log-turn-ended", **company.who(event.seat))


@tell_named.register
def _moved(event: CarMoved, company: Company) -> str | None:
    words = company.words
    values = {
        "form": company.form(event.side),
        "side": company.side_name(event.side),
        "spot": words.spot(event.spot),
    }
    if not event.bonuses:
        return words.text("log-car-moved", **values)
    bonus = " + ".join(words.text("count-distance", km=km) for km in event.bonuses)
    return words.text("log-car-moved-bonus", **values, bonus=bonus)


@tell_named.register
def _undone(event: MoveUndone, company: Company) -> str | None:
    values = {**company.who(event.seat), "spot": company.words.spot(event.spot)}
    if company.is_own(event.side):
        return company.words.text("log-move-undone-own", **values)
    side = company.side_object(event.side)
    return company.words.text("log-move-undone", **values, side=side)


@tell_named.register
def _hand_ended(event: HandEnded, company: Company) -> str | None:
    words = company.words
    reason, hand = words.text(f"log-ended-{event.reason}"), words.text("the-hand")
    if not event.winners:
        return f"{reason} {words.text('log-hand-lost', hand=hand)}"
    key, values = _won(event.winners, company)
    return f"{reason} {words.text(f'log-hand-{key}', **values, hand=hand)}"


@tell_named.register
def _match_ended(event: MatchEnded, company: Company) -> str | None:
    key, values = _won(event.winners, company)
    match = company.words.text("the-match")
    return company.words.text(f"log-match-{key}", **values, match=match)


def _won(winners: tuple[str, ...], company: Company) -> tuple[str, dict[str, object]]:
    names = company.side_name(*winners)
    values: dict[str, object] = {"form": company.form(*winners), "side": names, "sides": names}
    return "won" if len(winners) == 1 else "shared", values
