"""What else tells of a hand: features of a card, each of which makes it likelier or less likely.

A cell (see `cells`) says how things stand for a card. A feature says one thing more, such as
how many of a remedy its side has used already, and all of them together scale the cell's odds.
They come from what lies open, and from what a seat was watched to discard; where some discards
were not noted down, or nobody watched, what counts them is not known. In the file of beliefs
they are called ``traits``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from bornes.bots.beliefs.cells import kinds_of
from bornes.bots.knowledge import HAZARDS_BY_SAFETY
from bornes.engine.cards import HAZARD_OF, REMEDY_FOR, Card, Kind
from bornes.engine.events import CardDiscarded, HandDealt
from bornes.engine.tableau import Tableau
from bornes.engine.view import View
from bornes.sampling import unseen

FEATURES: Final[Mapping[str, int]] = {
    "km": 12,  # none, or how far its side has come, in hundreds
    "rival km": 12,  # the same for the rival that is furthest
    "safeties": 5,  # its side has laid
    "rivals": 3,  # whether any rolls, and whether at full speed
    "laid": 4,  # of this card: before its side, or hazards before its rivals
    "out": 5,  # of this card, among the discards
    "against": 4,  # not shown yet: what it helps against, or what helps against it
    "let go": 4,  # of this card, by the seat itself; for a safety, of what it would replace
}
"""Each feature, with how many values it has: from 0 on, the last for that and everything above."""

_AGAINST: Final[Mapping[Card, tuple[Card, ...]]] = {
    **HAZARDS_BY_SAFETY,
    **{remedy: (hazard,) for remedy, hazard in HAZARD_OF.items()},
    **{hazard: (remedy,) for hazard, remedy in REMEDY_FOR.items()},
}
"""What `against` counts for each card."""

_REPLACED: Final[Mapping[Card, tuple[Card, ...]]] = {
    safety: tuple(REMEDY_FOR[hazard] for hazard in hazards)
    for safety, hazards in HAZARDS_BY_SAFETY.items()
}
"""The remedies that each safety makes needless."""

_A_HUNDRED: Final = 100

Values = tuple[int | None, ...]
"""The value of each feature, where it is known."""


def features_of(view: View, seat: int) -> Iterator[tuple[Card, Values]]:
    """Every card of the deck, with the values of its features in a seat's hand."""
    own = view.sides[view.rules.side_of(seat)]
    rivals = [side for side in view.sides.values() if side is not own]
    left, discards = unseen(view), view.discards
    all_noted = _all_noted(view, left)
    of_seat = (
        _far(own.km),
        _far(max(side.km for side in rivals)),
        len(own.safeties),
        _rolling(view, rivals),
    )
    let_go = _let_go(view, seat)
    for card, kind, _ in kinds_of(view.rules.deck):
        of_card = (
            _laid(own, rivals, card, kind),
            discards.count(card) if all_noted else None,
            sum(left.get(other, 0) for other in _AGAINST.get(card, ())) if all_noted else None,
            None if let_go is None else sum(let_go[it] for it in _REPLACED.get(card, (card,))),
        )
        values = zip((*of_seat, *of_card), FEATURES.values(), strict=True)
        yield card, tuple(None if it is None else min(it, many - 1) for it, many in values)


def _all_noted(view: View, left: Mapping[Card, int]) -> bool:
    """Whether all cards that do not lie open are in a hand or in the draw pile."""
    return sum(left.values()) <= sum(view.hand_sizes.values()) + view.draw_size


def _let_go(view: View, seat: int) -> Counter[Card] | None:
    """What a seat has discarded in this hand, if that was watched from the beginning."""
    gone: Counter[Card] = Counter()
    for event in reversed(view.events):
        if isinstance(event, HandDealt):
            return gone
        if isinstance(event, CardDiscarded) and event.seat == seat:
            gone[event.card] += 1
    return None


def _far(km: int) -> int:
    return 1 + km // _A_HUNDRED if km else 0


def _rolling(view: View, rivals: list[Tableau]) -> int:
    rolling = [side for side in rivals if side.rolling(view.rules)]
    return max((1 if side.limited else 2 for side in rolling), default=0)


def _laid(own: Tableau, rivals: list[Tableau], card: Card, kind: Kind) -> int:
    if kind is Kind.DISTANCE:
        return own.distance.count(card)
    struck = rivals if kind is Kind.HAZARD else [own]
    return sum(side.battle.count(card) + side.speed.count(card) for side in struck)
