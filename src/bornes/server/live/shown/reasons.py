"""What a page says without knowing rules: what is in one's way and what helps, what is at stake.

Everything here follows from a view, or from what everybody may see.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bornes.engine.cards import HAZARD_OF, KM, SAFETY_FOR, Card
from bornes.engine.legality import why_not_own
from bornes.engine.rules import Rules
from bornes.engine.tableau import Status
from bornes.engine.view import View
from bornes.server.protocol.game import Obstacle


def obstacles(view: View) -> list[Obstacle]:
    """What keeps the side of the seat that is to act from driving as it likes."""
    side = view.side
    if side is None or view.to_act != view.seat or view.asked is not None:
        return []
    rules = view.rules
    gone = frozenset(card for other in view.sides.values() for card in other.safeties)
    found = list(_in_the_way(rules, side.status(rules, view.target), gone))
    limit = None if rules.circuit is None else rules.circuit.limit(side.spot)
    if limit is not None and not view.known().stopped_here:
        found.append(Obstacle("square-limited", None, limit, ()))
    return found


@lru_cache(8192)
def _in_the_way(rules: Rules, status: Status, gone: frozenset[Card]) -> tuple[Obstacle, ...]:
    """What is about the side and its cards; all tables of an edition have few kinds of that."""
    found: list[Obstacle] = []
    for code in _codes(rules, status):
        hazard = _hazard(code, status)
        most = rules.limited_to if code == "speed-limited" else None
        found.append(Obstacle(code, hazard, most, _helping(rules, status, hazard, gone)))
    return tuple(found)


_IN_THE_WAY: Final = frozenset({"stopped-by", "not-rolling", "speed-limited"})
"""The reasons that are about the side, and not about one card of the hand."""


def _codes(rules: Rules, status: Status) -> list[str]:
    """Why distance cards can't be played, whichever they are; each reason once."""
    refusals = (why_not_own(rules, status, card) for card in KM)
    codes = [refusal.code for refusal in refusals if refusal is not None]
    if status.limited:
        codes.append("speed-limited")
    return [code for code in dict.fromkeys(codes) if code in _IN_THE_WAY]


def _hazard(code: str, status: Status) -> Card | None:
    if code == "speed-limited":
        return Card.SPEED_LIMIT
    return status.battle if code == "stopped-by" else None


def _helping(
    rules: Rules, status: Status, hazard: Card | None, gone: frozenset[Card]
) -> tuple[Card, ...]:
    """The cards of the deck that would be played against it, whoever holds them.

    Each safety is there once: one that lies on the table helps nobody else.
    """
    about = Card.STOP if hazard is None else hazard
    helping = [card for card, answered in HAZARD_OF.items() if answered is about]
    helping += [SAFETY_FOR[about], Card.TOW_TRUCK]
    deck = {card for card, _ in rules.deck}
    return tuple(
        card
        for card in helping
        if card in deck and card not in gone and why_not_own(rules, status, card) is None
    )


def tied(view: View) -> tuple[str, ...]:
    """The sides that share the lead where the match would be over but for that."""
    rules, totals, hands = view.rules, view.scores, len(view.sheets)
    if view.match_outcome is not None or not totals or not hands:
        return ()
    best = max(totals.values())
    leaders = tuple(side for side, points in totals.items() if points == best)
    if rules.match_total is not None:
        enough = best >= rules.match_total
    else:
        enough = hands >= (rules.match_hands or rules.games)
    return leaders if enough and len(leaders) > 1 else ()
