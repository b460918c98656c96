"""What a position says lies before the sides: piles, distances, safeties, hazards and cars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from bornes.circuit import START
from bornes.engine.cards import BATTLE_HAZARDS, KIND, SAFETY_FOR, Card, Kind
from bornes.engine.refusals import text_of
from bornes.engine.state import State
from bornes.engine.tableau import Tableau
from bornes.notation import fields
from bornes.notation.fields import at, refuse
from bornes.notation.files import Item

_P: Final = ("position",)
_BATTLE_CARDS: Final = BATTLE_HAZARDS | {
    Card.ROLL,
    Card.GASOLINE,
    Card.SPARE_TIRE,
    Card.REPAIRS,
}
_SPEED_CARDS: Final = frozenset({Card.SPEED_LIMIT, Card.END_OF_LIMIT})
_PILE_KEYS: Final = ("battle", "speed", "distance", "safeties", "needs_roll")


def read_sides(state: State, entries: Mapping[object, object]) -> None:
    """Lay what the position lists before every side, and count the km."""
    rules = state.rules
    keys = _PILE_KEYS if rules.remedy_covers else ("distance", "safeties")
    place = (*_P, "sides")
    for side, value in fields.mapping(entries.get("sides", {}), place, rules.sides).items():
        here = (*place, side)
        written = fields.mapping(value, here, keys)
        _read_tableau(state.tableaus[str(side)], written, here)
        _read_owed_roll(state, state.tableaus[str(side)], written, here)
    _read_hazards(state, entries)
    _read_cars(state, entries)
    for tableau in state.tableaus.values():
        here = (*place, tableau.side)
        _check_cards(tableau, here)
        _check_order(state, tableau, here)
        _count_km(state, tableau, here)


def _read_tableau(
    tableau: Tableau, value: Mapping[object, object], place: tuple[object, ...]
) -> None:
    tableau.battle = fields.cards(value.get("battle", []), (*place, "battle"))
    tableau.speed = fields.cards(value.get("speed", []), (*place, "speed"))
    for card in fields.cards(value.get("distance", []), (*place, "distance")):
        tableau.add_distance(card)
    here = (*place, "safeties")
    for index, item in enumerate(fields.sequence(value.get("safeties", []), here)):
        text = text_of(item)
        safety = fields.card(text.removesuffix("!"), (*here, Item(index)))
        if KIND[safety] is not Kind.SAFETY or safety in tableau.safeties:
            raise refuse((*here, Item(index)), "wrong-card", card=safety)
        tableau.add_safety(safety, coup=text.endswith("!"))


def _read_owed_roll(
    state: State, tableau: Tableau, value: Mapping[object, object], place: tuple[object, ...]
) -> None:
    """Read whether a safety has cured and a roll is owed (rules 14)."""
    place = (*place, "needs_roll")
    owed = fields.flag(value.get("needs_roll", False), place)
    if owed and not state.rules.roll_after_safety:
        raise refuse(place, "no-roll-owed-here")
    # With a hazard on top, or a right of way, nothing depends on it.
    free = tableau.hazard is None and Card.RIGHT_OF_WAY not in tableau.safe
    tableau.owes_roll = owed and free


def _read_hazards(state: State, entries: Mapping[object, object]) -> None:
    rules, place = state.rules, (*_P, "hazards")
    if "hazards" in entries and rules.remedy_covers:
        raise refuse(place, "hazards-in-piles")
    for side, value in fields.mapping(entries.get("hazards", {}), place, rules.sides).items():
        tableau = state.tableaus[str(side)]
        for hazard in fields.cards(value, (*place, side)):
            pile = tableau.speed if hazard is Card.SPEED_LIMIT else tableau.battle
            if KIND[hazard] is not Kind.HAZARD or pile:
                raise refuse((*place, side), "wrong-card", card=hazard)
            pile.append(hazard)
    if rules.hazard_tokens is not None:
        _check_tokens(state, place)


def _check_tokens(state: State, place: tuple[object, ...]) -> None:
    """Tokens are not cards of the deck, so nothing else counts them."""
    deck, box = dict(state.rules.deck), dict(state.rules.hazard_tokens or ())
    there = Counter(card for tableau in state.tableaus.values() for card in tableau.hazards)
    for hazard, count in there.items():
        if not deck.get(hazard):
            raise refuse(place, "card-not-in-deck", card=hazard)
        if count > box[hazard]:
            raise refuse(place, "too-many-tokens", card=hazard, count=count, most=box[hazard])


def _read_cars(state: State, entries: Mapping[object, object]) -> None:
    rules, place = state.rules, (*_P, "cars")
    if rules.circuit is None:
        if "cars" in entries or "circuit" in entries:
            raise refuse(_P, "no-circuit-here")
        return
    taken = set()
    for side, value in fields.mapping(entries.get("cars", {}), place, rules.sides).items():
        with at((*place, side)):
            spot = rules.circuit.read_spot(value, rules.players, "car")
        if spot != START and spot in taken:
            raise refuse((*place, side), "lane-taken")
        taken.add(spot)
        state.tableaus[str(side)].spot = spot


def _check_cards(tableau: Tableau, place: tuple[object, ...]) -> None:
    """Refuse a card that lies where no such card can lie."""
    wrong = (
        [card for card in tableau.battle if card not in _BATTLE_CARDS]
        + [card for card in tableau.speed if card not in _SPEED_CARDS]
        + [card for card in tableau.distance if KIND[card] is not Kind.DISTANCE]
        + [hazard for hazard in tableau.hazards if SAFETY_FOR[hazard] in tableau.safeties]
    )
    if wrong:
        raise refuse(place, "wrong-card", card=wrong[0])


def _check_order(state: State, tableau: Tableau, place: tuple[object, ...]) -> None:
    """Refuse cards that can't have come to lie on one another."""
    stacked = [
        upper
        for lower, upper in pairwise(tableau.battle)
        if lower in BATTLE_HAZARDS and upper in BATTLE_HAZARDS
    ]
    if stacked and not state.rules.hazard_on_hazard:
        raise refuse((*place, "battle"), "hazard-on-hazard", card=stacked[0])
    if (Card.SPEED_LIMIT, Card.SPEED_LIMIT) in pairwise(tableau.speed):
        raise refuse((*place, "speed"), "limit-on-limit", card=Card.SPEED_LIMIT)


def _count_km(state: State, tableau: Tableau, place: tuple[object, ...]) -> None:
    rules, place = state.rules, (*place, "distance")
    if rules.most_200s is not None and tableau.distance.count(Card.KM_200) > rules.most_200s:
        raise refuse(place, "too-many-200s", most=rules.most_200s)
    if rules.circuit is not None:
        tableau.km = rules.circuit.km(tableau.spot)
    else:
        tableau.count_km(rules)
    if tableau.km > state.target and rules.exact_finish:
        raise refuse(place, "past-target-position", target=state.target)
