"""What can't be: every contradiction in what is told of a hand, by the field it was told in."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bornes.engine.cards import KM, Card, Kind
from bornes.engine.refusals import Refusal
from bornes.engine.rules import Rules
from bornes.scorekeeper.facts import (
    STEP,
    HandFacts,
    Questions,
    SideFacts,
    count_of,
    km_by_cards,
    questions,
)

_HAND: Final = "hand"


@dataclass(frozen=True, slots=True)
class Doubt:
    """Why something that was told can't be."""

    field: str
    """The fact it is about, by its name in `HandFacts` or `SideFacts`; `hand` for all of it."""
    side: str | None
    """The side it is about; nothing if it is about the hand."""
    refusal: Refusal


def doubts(rules: Rules, hand: HandFacts) -> list[Doubt]:
    """Everything that can't be; nothing if the hand may have been played like that."""
    strangers = [side for side in hand.sides if side not in rules.sides]
    named = {"finisher": hand.finisher, "extension": hand.extension}
    unknown = [Doubt(_HAND, None, _no_side(side)) for side in strangers]
    unknown += [
        Doubt(name, None, _no_side(side))
        for name, side in named.items()
        if side is not None and side not in rules.sides
    ]
    if unknown:
        return unknown
    asked = questions(rules)
    if uncounted := list(_uncounted(asked, hand)):
        return uncounted
    found = list(_extension(rules, hand))
    for side in rules.sides:
        found += _of_side(rules, asked, hand, side)
    # Where one side's facts can't be, what they add up to says nothing.
    return found or _together(rules, asked, hand)


def _no_side(side: str) -> Refusal:
    return Refusal("no-such-side", side=side)


def _uncounted(asked: Questions, hand: HandFacts) -> Iterator[Doubt]:
    """Whatever this table doesn't count: it would be told for nothing."""
    for name in ("pile_empty", "ran_out"):
        if getattr(hand, name) and not getattr(asked, name):
            yield Doubt(name, None, Refusal("facts-not-counted"))
    counted = {
        "safeties": asked.safeties > 0,
        "coups_fourres": asked.coups_fourres,
        "twohundreds": asked.most_200s > 0,
        "no_100": asked.no_100,
        "laid_distance": asked.laid_distance,
    }
    for side, told in hand.sides.items():
        for name, counts in counted.items():
            if getattr(told, name) and not counts:
                yield Doubt(name, side, Refusal("facts-not-counted"))


def _extension(rules: Rules, hand: HandFacts) -> Iterator[Doubt]:
    asker = hand.extension
    if asker is None:
        return
    if rules.extension_to is None:
        yield Doubt("extension", None, Refusal("facts-no-extension"))
    elif hand.of(asker).km < rules.target:
        refusal = Refusal("facts-asker-short", side=asker, target=rules.target)
        yield Doubt("extension", None, refusal)


def _of_side(rules: Rules, asked: Questions, hand: HandFacts, side: str) -> list[Doubt]:
    told = hand.of(side)
    km = _km(asked, hand, side)
    found = [] if km is None else [Doubt("km", side, km)]
    if told.safeties > asked.safeties > 0:
        found.append(Doubt("safeties", side, Refusal("facts-safeties-many", most=asked.safeties)))
    if told.coups_fourres > told.safeties:
        refusal = Refusal("facts-coups-many", coups=told.coups_fourres, safeties=told.safeties)
        found.append(Doubt("coups_fourres", side, refusal))
    if told.twohundreds > asked.most_200s > 0:
        found.append(Doubt("twohundreds", side, Refusal("facts-200s-many", most=asked.most_200s)))
    if not found and rules.circuit is None:
        found += _cards_of(rules, told, side)
    return found


def _cards_of(rules: Rules, told: SideFacts, side: str) -> Iterator[Doubt]:
    """Whether the km fit the cards; where cars drive there are bonuses, shortcuts and U-turns."""
    by_cards = km_by_cards(rules, told)
    if by_cards < 0:
        yield Doubt("km", side, Refusal("facts-km-safeties", km=told.km - by_cards))
    elif told.twohundreds * KM[Card.KM_200] > by_cards:
        refusal = Refusal("facts-200s-km", count=told.twohundreds, km=by_cards)
        yield Doubt("twohundreds", side, refusal)


def _km(asked: Questions, hand: HandFacts, side: str) -> Refusal | None:
    """Why a side can't have come so far."""
    km, longer = hand.of(side).km, asked.extension_to
    extended = hand.extension is not None and longer is not None
    target = longer if extended and longer is not None else asked.target
    furthest = asked.furthest_extended if extended else asked.furthest
    assert furthest is not None
    if km % STEP or km < 0:
        return Refusal("facts-km-steps", step=STEP)
    if km > furthest:
        if longer is not None and not extended and km <= longer:
            return Refusal("facts-extension-uncalled", target=asked.target)
        return Refusal("facts-km-beyond", most=furthest)
    if side == hand.finisher:
        return Refusal("facts-finisher-short", target=target) if km < target else None
    if km < target:
        return None
    if hand.finisher is None:
        return Refusal("facts-arrived-unnamed", target=target)
    return Refusal("facts-two-arrived", other=hand.finisher, target=target)


def _together(rules: Rules, asked: Questions, hand: HandFacts) -> list[Doubt]:
    """What no side alone is to blame for: there are only so many cards."""
    told = [hand.of(side) for side in rules.sides]
    safeties = sum(one.safeties for one in told)
    if safeties > asked.safeties > 0:
        refusal = Refusal("facts-safeties-all", count=safeties, most=asked.safeties)
        return [Doubt(_HAND, None, refusal)]
    if rules.circuit is not None:
        return []
    deck = dict(rules.deck)
    held = sum(KM[card] * count for card, count in deck.items() if card in KM)
    if not asked.safeties:  # they are among the km, and nobody has told how many
        held += count_of(rules, Kind.SAFETY) * max(rules.safety_km, rules.coup_fourre_km)
    driven = sum(km_by_cards(rules, one) for one in told)
    if asked.most_200s:
        laid, there = sum(one.twohundreds for one in told), deck.get(Card.KM_200, 0)
        if laid > there:
            return [Doubt(_HAND, None, Refusal("facts-200s-all", count=laid, most=there))]
        held -= KM[Card.KM_200] * there
        driven -= KM[Card.KM_200] * laid
    if driven > held:
        return [Doubt(_HAND, None, Refusal("facts-deck-short", km=driven, most=held))]
    return []
