"""What a seat may hold goes by its situation: a cell for each kind of card, seat and moment.

Whoever is stopped after a turn of their own had no remedy; whoever let a rival roll had no
hazard. A cell says how things stand for one card in one hand, from what lies open alone, so
that a view from a file has the same cells as the game that it was written in.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from bornes.engine.cards import HAZARD_OF, KIND, KM, SAFETY_FOR, Card, Kind
from bornes.engine.rules import Rules
from bornes.engine.tableau import Tableau
from bornes.engine.view import View

TURNS: Final = (1, 2, 4, 7, 12, 20)
"""The moments, by how many turns a seat has had: so many or more."""

_STANDINGS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(KM, ("free", "limited", "standing", "dead")),
    **dict.fromkeys((Card.STOP, Card.SPEED_LIMIT, "hazard"), ("open", "urgent", "shut", "useless")),
    Card.ROLL: ("needed", "due", "later", "spare", "useless"),
    Card.END_OF_LIMIT: ("needed", "later", "spare", "useless"),
    "remedy": ("needed", "spare", "useless"),
    Card.RIGHT_OF_WAY: ("needed", "starts", "limited", "standing", "spare"),
    "safety": ("needed", "spare"),
}
"""How things may stand for each card."""
_FAMILY_CARDS: Final = (*KM, "hazard", "remedy", "safety")
_ALONE: Final = ("two", "many last", "many others")
_IN_TEAMS: Final = ("teams last", "teams others")

CELLS: Final[Mapping[str, tuple[str, ...]]] = {
    f"{game} {place}": tuple(f"{card} {how}" for card in cards for how in _STANDINGS[card])
    for game, places, cards in (
        ("classic", _ALONE + _IN_TEAMS, tuple(_STANDINGS)),
        ("family", _ALONE, _FAMILY_CARDS),
    )
    for place in places
}
"""Every cell, by the game and by whose hand it is: see `group_of`."""


def group_of(view: View, seat: int) -> str:
    """Whose hand it is: the only rival's, the last mover's at a larger table, or another's.

    With many sides, a hazard is often kept for one that is not yet worth it; two teams play
    theirs as two players do. Where remedies don't cover hazards, it is the family's game.
    """
    rules = view.rules
    game = "classic" if rules.remedy_covers else "family"
    if rules.players == 2:
        return f"{game} two"
    sides = "teams" if len(rules.sides) == 2 else "many"
    return f"{game} {sides} {'last' if _turns_ago(view, seat) <= 1 else 'others'}"


def moment_of(view: View, seat: int) -> int | None:
    """The place in TURNS of how many turns a seat has had; nothing if it has had none."""
    if view.draw_size == 0 or view.ran_out:
        return len(TURNS) - 1
    place = bisect_right(TURNS, _turns_had(view, seat)) - 1
    return place if place >= 0 else None


def cells_of(view: View, seat: int) -> Iterator[tuple[Card, str]]:
    """The cell of every card of the deck in a seat's hand."""
    rules, own = view.rules, view.sides[view.rules.side_of(seat)]
    rivals = [side for side in view.sides.values() if side is not own]
    rolling = own.rolling(rules)
    for card, kind, name in kinds_of(rules.deck):
        if kind is Kind.DISTANCE:
            how = _distance(view, own, card, rolling)
        elif kind is Kind.HAZARD:
            how = _hazard(rules, rivals, card, rolling)
        elif kind is Kind.REMEDY:
            how = _remedy(own, card, rolling)
        else:
            how = _safety(own, card, rolling)
        yield card, f"{name} {how}"


@lru_cache(64)
def kinds_of(deck: tuple[tuple[Card, int], ...]) -> tuple[tuple[Card, Kind, str], ...]:
    """The cards that have cells, with their kinds and the names that the cells begin with."""
    cards = [card for card, count in deck if count and KIND[card] is not Kind.SPECIAL]
    return tuple((card, KIND[card], name_of(card)) for card in cards)


def name_of(card: Card) -> str:
    """What the cells of a card begin with; most hazards, remedies and safeties are alike."""
    return str(card if card in _STANDINGS else KIND[card])


@lru_cache(64)
def _undealt(deck: tuple[tuple[Card, int], ...], dealt: int) -> int:
    return sum(count for _, count in deck) - dealt


# --- when -------------------------------------------------------------------------


def _turns_ago(view: View, seat: int) -> int:
    """How many turns ago a seat moved: 0 while it does, when others are asked."""
    return (view.turn - seat) % view.players


def _turns_had(view: View, seat: int) -> int:
    """About how many turns a seat has had, which the draw pile tells."""
    rules = view.rules
    turns = _undealt(rules.deck, rules.hand_size * rules.players) - view.draw_size
    if rules.safety_gives_turn:  # and with it a card
        turns -= sum(len(side.safeties) for side in view.sides.values())
    if view.phase == "draw":
        turns += 1
    return (turns - 1 - _turns_ago(view, seat)) // rules.players + 1


# --- how things stand -------------------------------------------------------------


def _distance(view: View, own: Tableau, card: Card, rolling: bool) -> str:
    rules, km = view.rules, KM[card]
    furthest = max(view.target, rules.extension_to or 0)
    if card is Card.KM_200 and rules.most_200s is not None and own.twohundreds >= rules.most_200s:
        return "dead"
    if rules.exact_finish and own.km + km > (view.target if rolling else furthest):
        return "dead"
    if not rolling:
        return "standing"
    return "limited" if own.limited else "free"


def _hazard(rules: Rules, rivals: list[Tableau], card: Card, rolling: bool) -> str:
    """Whether a rival could be struck with it now, later, or never.

    Now is urgent for whoever stands, and has nothing better to do.
    """
    best = "useless"
    for side in rivals:
        if SAFETY_FOR[card] not in side.safe:
            if not side.limited if card is Card.SPEED_LIMIT else side.rolling(rules):
                return "open" if rolling else "urgent"
            best = "shut"
    return best


def _remedy(own: Tableau, card: Card, rolling: bool) -> str:
    hazard = HAZARD_OF[card]
    if SAFETY_FOR[hazard] in own.safe:
        return "useless"
    if card is Card.END_OF_LIMIT and own.limited:
        return "needed" if rolling else "later"
    if own.hazard is hazard:
        return "needed"
    if card is Card.ROLL and not rolling:
        return _roll(own)
    return "spare"


def _roll(own: Tableau) -> str:
    """Before it is of use, another hazard may have to go; that may have taken the last turn."""
    if own.hazard is not None:
        return "later"
    return "due" if own.battle and own.battle[-1] in HAZARD_OF else "needed"


def _safety(own: Tableau, card: Card, rolling: bool) -> str:
    hazard = own.hazard
    if hazard is not None and SAFETY_FOR[hazard] is card:
        return "needed"
    if card is Card.RIGHT_OF_WAY:
        if hazard is None and not rolling:
            return "starts"
        if own.limited:
            return "limited"
        if hazard is not None:
            return "standing"
    return "spare"
