"""How many turns a side needs to its goal in the games with piles, and so who arrives first.

`TurnCounter` estimates the turns of a side from what one seat knows; `Supply` says how many
draws the missing distances take, and `race_chances` turns everybody's turns into chances.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Final

from bornes.bots.knowledge import ENDLESS, Knowledge
from bornes.engine.cards import KIND, KM, REMEDY_FOR, SAFETY_FOR, Card, Kind
from bornes.engine.tableau import Tableau

_ROLL: Final = Card.ROLL
_STOP: Final = Card.STOP
_RIGHT_OF_WAY: Final = Card.RIGHT_OF_WAY
_END_OF_LIMIT: Final = Card.END_OF_LIMIT
_SPEED_LIMIT: Final = Card.SPEED_LIMIT
_KM_200: Final = Card.KM_200
ORDER: Final = 0.5
"""The turns by which whoever has just moved is behind those who move next."""
_PER_PLAY: Final = 80.0
"""The km that one play of an unknown distance card brings."""
_STOCK: Final = 0.8
"""How much of a draw a card counts that a rival or partner holds already."""
_BOTH: Final = 0.35
"""How much the lesser of plays and draws still to come adds to the greater."""
_AWKWARD: Final = 0.6
"""How much of the wait for ``end_of_limit`` holds up a side that has short cards."""
_SECOND_WAIT: Final = 0.3
"""How much the shorter of two waits adds to the longer."""
_HOLDS_AFTER_WAIT: Final = 0.15
"""The chance, as a part of the usual one, that a side stopped for a turn has its remedy."""
_SAFETIES: Final = frozenset(card for card, kind in KIND.items() if kind is Kind.SAFETY)
_STEP: Final = 25
_LUCK: Final = 1.6
"""How many turns of a race chance makes up for, times the root of its length."""


class TurnCounter:
    """Counts turns with what one seat knows: its own cards, and what is unseen."""

    def __init__(self, know: Knowledge) -> None:
        self.know = know
        rules = know.rules
        longest = max(know.target, rules.extension_to or 0)
        unseen, cards = know.unseen, know.unseen_cards
        short = [card for card in KM if KM[card] <= rules.limited_to]
        self.any = Supply(unseen, cards, longest, KM)
        self.without_200 = Supply(unseen, cards, longest, [card for card in KM if card != _KM_200])
        self.short = Supply(unseen, cards, longest, short)
        self.wait_roll = know.wait(_ROLL, _RIGHT_OF_WAY)
        self.wait_end = know.wait(_END_OF_LIMIT, _RIGHT_OF_WAY)
        self.beginning = not know.view.discards and not any(
            side.battle for side in know.view.sides.values()
        )

    # --- another side, whose cards are unknown ----------------------------------------

    def rival(self, side: Tableau, target: int, fresh: Card | None = None) -> float:
        """The turns a rival needs; `fresh` is a hazard it has had no turn to remedy."""
        know = self.know
        left = target - side.km
        if left <= 0:
            return 0.0
        hidden = know.hidden(side)
        in_hand = _STOCK * hidden
        delay = self.rival_delay(side, fresh)
        supply = self.any if self._may_200(side) else self.without_200
        turns = self._joined(delay + max(1.0, left / _PER_PLAY), supply(left) - in_hand)
        if not side.limited:
            return turns
        held = know.holds(side, _END_OF_LIMIT)
        if fresh is not _SPEED_LIMIT:
            held *= _HOLDS_AFTER_WAIT
        lifted = turns + 1.0 + _AWKWARD * (1.0 - held) * self.wait_end
        limited_to = know.rules.limited_to
        slow = self._joined(delay + max(1.0, left / limited_to), self.short(left) - in_hand)
        return min(lifted, slow)

    def rival_delay(self, side: Tableau, fresh: Card | None = None) -> float:
        """The turns until a rival may drive."""
        know, rules = self.know, self.know.rules
        hazard = side.hazard
        free = not rules.needs_roll or _RIGHT_OF_WAY in side.safe
        if hazard is None:
            if side.rolling(rules):
                return 0.0
            held = know.holds(side, _ROLL)
            if not self.beginning:
                held *= _HOLDS_AFTER_WAIT
            return 1.0 + (1.0 - held) * self.wait_roll
        remedy = REMEDY_FOR[hazard]
        held = know.holds(side, remedy)
        if fresh is not hazard:
            held *= _HOLDS_AFTER_WAIT
        wait = (1.0 - held) * know.wait(remedy, SAFETY_FOR[hazard])
        if hazard is _STOP or free:
            return 1.0 + wait
        roll = (1.0 - know.holds(side, _ROLL)) * self.wait_roll
        return 2.0 + max(wait, roll) + _SECOND_WAIT * min(wait, roll)

    def _joined(self, plays: float, draws: float) -> float:
        """The turns for so many plays while so many cards have to come.

        Both go on at the same time, so the longer counts; but both are uncertain, and so
        the shorter counts a little as well.
        """
        if draws <= 0.0:
            return plays
        return max(plays, draws) + _BOTH * min(plays, draws)

    def _may_200(self, side: Tableau) -> bool:
        most = self.know.rules.most_200s
        return most is None or side.twohundreds < most

    # --- one's own side ----------------------------------------------------------------

    def own(self, side: Tableau, hand: Sequence[Card], target: int, *, clean: bool) -> float:
        """The turns this side needs with the cards of this hand, and with no 200 if `clean`."""
        left = target - side.km
        if left <= 0:
            return 0.0
        safe = side.safe | _SAFETIES.intersection(hand)
        delay = self.own_delay(side, hand, safe)
        distances = self._distances(side, hand, clean=clean)
        supply = self.without_200 if clean or not self._may_200(side) else self.any
        turns = self._drive(distances, left, delay, _PER_PLAY, supply)
        if not side.limited or _RIGHT_OF_WAY in safe:
            return turns
        wait = 0.0 if _END_OF_LIMIT in hand else _AWKWARD * self.wait_end
        limited_to = self.know.rules.limited_to
        short = [card for card in distances if KM[card] <= limited_to]
        slow = self._drive(short, left, delay, limited_to, self.short)
        return min(turns + 1.0 + wait, slow)

    def _distances(self, side: Tableau, hand: Iterable[Card], *, clean: bool) -> list[Card]:
        most = self.know.rules.most_200s
        longest = 0 if clean else 9 if most is None else most - side.twohundreds
        distances = []
        for card in hand:
            if card in KM:
                if card is _KM_200:
                    longest -= 1
                    if longest < 0:
                        continue
                distances.append(card)
        return distances

    def _drive(
        self, distances: Iterable[Card], left: int, delay: float, per_play: float, supply: Supply
    ) -> float:
        """The turns for some km with these cards, and with others yet to be drawn."""
        partners = _STOCK * self.know.hidden(self.know.own)
        best = ENDLESS
        for total, count in sums(distances, left).items():
            rest = left - total
            turns = delay + count
            if rest:
                turns = self._joined(turns + max(1.0, rest / per_play), supply(rest) - partners)
            if turns < best:
                best = turns
        return best

    def own_delay(self, side: Tableau, hand: Sequence[Card], safe: frozenset[Card]) -> float:
        """The turns until this side may drive, with the cards of this hand."""
        rules = self.know.rules
        free = not rules.needs_roll or _RIGHT_OF_WAY in safe
        hazard, top = side.hazard, side.battle[-1] if side.battle else None
        if hazard is not None and SAFETY_FOR[hazard] in safe:
            top = side.battle[-2] if len(side.battle) > 1 else None
            hazard = None
        if hazard is None:
            return 0.0 if free or top is _ROLL else 1.0 + self._own_wait(hand, _ROLL)
        wait = self._own_wait(hand, REMEDY_FOR[hazard])
        if hazard is _STOP or free:
            return 1.0 + wait
        roll = self._own_wait(hand, _ROLL)
        return 2.0 + max(wait, roll) + _SECOND_WAIT * min(wait, roll)

    def _own_wait(self, hand: Sequence[Card], card: Card) -> float:
        if card in hand:
            return 0.0
        know = self.know
        wait = self.wait_roll if card is _ROLL else know.wait(card)
        if len(know.own.seats) == 1:
            return wait
        return (1.0 - know.holds(know.own, card)) * wait


class Supply:
    """How many draws it takes until the right distances for some km have come."""

    __slots__ = ("draws",)

    def __init__(
        self, unseen: Mapping[Card, int], cards: int, target: int, allowed: Iterable[Card]
    ) -> None:
        odds = [(KM[card] // _STEP, unseen.get(card, 0) / cards) for card in allowed if cards]
        self.draws = _draws([pair for pair in odds if pair[1]], target // _STEP)

    def __call__(self, km: int) -> float:
        """The draws for so many km, arriving exactly."""
        return self.draws[km // _STEP]


def _draws(odds: Sequence[tuple[int, float]], steps: int) -> list[float]:
    draws = [0.0]
    for left in range(1, steps + 1):
        helpful = sorted((draws[left - step], chance) for step, chance in odds if step <= left)
        weight, total, best = 0.0, 1.0, ENDLESS
        for further, chance in helpful:
            # A card is only of use if it leads to where one would rather be.
            if further >= best:
                break
            weight += chance
            total += chance * further
            best = min(ENDLESS, total / weight)
        draws.append(best)
    return draws


def sums(cards: Iterable[Card], most: int) -> dict[int, int]:
    """Every sum that some of these distances make, with the fewest cards it takes."""
    fewest = {0: 0}
    for card in cards:
        km = KM[card]
        for total, count in list(fewest.items()):
            new = total + km
            if new <= most and fewest.get(new, 99) > count + 1:
                fewest[new] = count + 1
    return fewest


def race_chances(turns: Sequence[float]) -> list[float]:
    """The chance of each racer to be first, from the turns that each one needs."""
    first = min(turns)
    scale = _LUCK * (first + 1.0) ** 0.5
    weights = [exp((first - t) / scale) for t in turns]
    total = sum(weights)
    return [weight / total for weight in weights]
