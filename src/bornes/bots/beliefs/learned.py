"""Odds by what a net believes: worlds in which each hand holds a card as often as the net says."""

from __future__ import annotations

from collections.abc import Mapping
from math import log1p
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.view import View
from bornes.sampling import UNKNOWN, CardOdds, Odds, held_openly, unseen

Holds = Mapping[int, Mapping[Card, float]]
"""The chance of each other seat to hold a card of each kind."""
_LEAST, _MOST = 0.001, 0.999
"""Nothing is believed more firmly: not everybody plays as the net has learned that they do."""
_LEAST_RATIO, _MOST_RATIO = 0.05, 6.0
"""The bounds of how much more readily a further card of a kind is taken than the first."""
_NO_CARDS: Final[Mapping[Card, CardOdds]] = {}


def learned_odds(view: View, holds: Holds, counted: Odds) -> Odds:
    """What the seat of a view may believe, for the seats that a net was asked about.

    A net says how likely a first card of a kind is. How much likelier or less likely a further one
    is than a first, is taken from the odds that were counted.
    """
    return {**counted, **{seat: _odds_of(view, seat, holds[seat], counted) for seat in holds}}


def _odds_of(
    view: View, seat: int, chances: Mapping[Card, float], counted: Odds
) -> Mapping[Card, CardOdds]:
    """The odds by which one seat takes cards.

    Think of each hidden card as coming to the seat at a time of its own, the sooner on average the
    more readily it is taken, until the hand is full. None of so many copies has come by then with
    the chance ``exp(-copies * readiness)``.
    """
    hidden = unseen(view, view.hand)
    open_cards = held_openly(view)[seat]
    even = min(view.hand_sizes[seat] / max(1, sum(hidden.values())), _MOST)
    readiness = {
        card: -log1p(-(even if card in open_cards else _kept(chance, _LEAST, _MOST)))
        / (1 if card in open_cards else hidden[card])
        for card, chance in chances.items()
        if hidden.get(card)
    }
    most = max(readiness.values(), default=1.0)
    known = counted.get(seat, _NO_CARDS)
    found = {}
    for card, ready in readiness.items():
        first, further = known.get(card, UNKNOWN)
        ratio = _kept(further / first, _LEAST_RATIO, _MOST_RATIO)
        found[card] = CardOdds(ready / most, ready / most * ratio)
    return found


def _kept(number: float, least: float, most: float) -> float:
    return min(max(number, least), most)
