"""What a seat can work out from its view: which cards are unseen, and how likely they come.

No history is needed. Whatever was played lies on the table or among the discards, so that
counting what can be seen is enough.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import comb, exp
from typing import Final

from bornes.engine.cards import KM, REMEDY_FOR, SAFETY_FOR, Card
from bornes.engine.rules import EmptyPile, Reshuffle, Rules
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.sampling import unseen

ENDLESS: Final = 1000.0
"""Turns, where the cards never run out."""

_SOON: Final = 8
"""The cards that rivals draw soon."""

HAZARDS_BY_SAFETY: Final = {
    safety: tuple(hazard for hazard, answer in SAFETY_FOR.items() if answer is safety)
    for safety in dict.fromkeys(SAFETY_FOR.values())
}
"""The hazards that each safety answers."""


@lru_cache(1 << 16)
def chance_of_any(copies: int, unseen: int, cards: int) -> float:
    """The chance that some unseen cards hold at least one of so many copies."""
    if copies <= 0 or cards <= 0 or unseen <= 0:
        return 0.0
    if copies + cards > unseen:
        return 1.0
    return 1.0 - comb(unseen - copies, cards) / comb(unseen, cards)


def wait_for(copies: int, unseen: int) -> float:
    """How many draws it takes on average until one of so many copies comes."""
    return (unseen + 1) / (copies + 1) if copies > 0 else ENDLESS


class Knowledge:
    """One seat's table, with the counting done."""

    __slots__ = (
        "draw_size",
        "hand",
        "hand_sizes",
        "own",
        "rivals",
        "rules",
        "seat",
        "target",
        "turns_left",
        "unseen",
        "unseen_cards",
        "view",
    )

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.side is not None
        self.view = view
        self.rules: Rules = view.rules
        self.seat: int = view.seat
        self.hand: tuple[Card, ...] = view.hand
        self.own: Tableau = view.side
        self.rivals: tuple[Tableau, ...] = tuple(
            side for side in view.sides.values() if side is not self.own
        )
        self.target = view.target
        self.draw_size = view.draw_size
        self.hand_sizes = view.hand_sizes
        self.unseen = unseen(view, self.hand)
        self.unseen_cards = sum(self.unseen.values())
        self.turns_left = self._turns_left()

    def _turns_left(self) -> float:
        """How many turns each side has until the cards run out."""
        rules = self.rules
        if rules.reshuffle is not Reshuffle.NEVER:
            return ENDLESS
        seats = len(self.own.seats)
        drawing = self.draw_size / rules.players * seats
        in_extension = self.view.extension is not None
        played_out = rules.empty_pile is EmptyPile.PLAY_OUT or (
            rules.empty_pile is EmptyPile.PLAY_OUT_IN_EXTENSION and in_extension
        )
        return drawing + (rules.hand_size * seats if played_out else 0)

    def left(self, side: Tableau) -> int:
        """The km that a side still has to go."""
        return max(0, self.target - side.km)

    def hidden(self, side: Tableau) -> int:
        """How many cards a side holds that this seat can't see."""
        return sum(self.hand_sizes[seat] for seat in side.seats if seat != self.seat)

    def hidden_from_rivals(self) -> int:
        """How many cards all rivals hold together."""
        return sum(self.hidden(side) for side in self.rivals)

    def holds(self, side: Tableau, card: Card) -> float:
        """The chance that a side holds a card which this seat hasn't seen."""
        return chance_of_any(self.unseen.get(card, 0), self.unseen_cards, self.hidden(side))

    def wait(self, *cards: Card) -> float:
        """How many draws until one of these cards comes, on average."""
        return wait_for(sum(self.unseen.get(card, 0) for card in cards), self.unseen_cards)

    def threats(self) -> Mapping[Card, float]:
        """How many hazards against each safety the rivals have or will soon have."""
        reach = (self.hidden_from_rivals() + _SOON) / max(1, self.unseen_cards)
        threats = dict.fromkeys(HAZARDS_BY_SAFETY, 0.0)
        for hazard, safety in SAFETY_FOR.items():
            threats[safety] += min(1.0, self.unseen.get(hazard, 0) * reach)
        return threats

    def dangers(self, km: float) -> list[float]:
        """How much each rival is to be feared, together one; so many km less are a third of it."""
        weights = [exp(-self.left(rival) / km) for rival in self.rivals]
        return [weight / sum(weights) for weight in weights]

    def may_answer(self, safety: Card) -> bool:
        """Whether a coup fourré with this safety can still happen."""
        return any(self.unseen.get(hazard, 0) for hazard in HAZARDS_BY_SAFETY[safety])

    def may_attack(self, hazard: Card) -> bool:
        """Whether a rival is left that a hazard could ever be played on."""
        return any(SAFETY_FOR[hazard] not in rival.safe for rival in self.rivals)

    def may_need(self, remedy: Card, hazard: Card) -> bool:
        """Whether a remedy in the hand can still be of use to this side."""
        rules, own = self.rules, self.own
        if SAFETY_FOR[hazard] in own.safe:
            return False
        if self.unseen.get(hazard, 0) or hazard in own.hazards:
            return True
        if remedy is not Card.ROLL or not rules.needs_roll:
            return False
        return not own.rolling(rules) or self._roll_after_remedy()

    def _roll_after_remedy(self) -> bool:
        return any(
            self.unseen.get(hazard, 0)
            for hazard in REMEDY_FOR
            if SAFETY_FOR[hazard] not in self.own.safe
        )

    def useful_km(self, card: Card) -> int:
        """The km that a distance card can ever bring this side; 0 when it is dead."""
        rules, own, km = self.rules, self.own, KM[card]
        most = rules.most_200s
        if card is Card.KM_200 and most is not None and own.twohundreds >= most:
            return 0
        if rules.exact_finish and km > self.left(own):
            return 0
        return km
