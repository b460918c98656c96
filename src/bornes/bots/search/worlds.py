"""Worlds: games that a seat may be sitting in, for all it knows.

The hidden cards are dealt at random among the places that the seat can't see into, more
often to whoever is believed to hold them. A card that was taken from the discards before
everybody's eyes stays with the seat that took it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from operator import mul
from random import Random

from bornes.bots.beliefs.odds import UNKNOWN, Odds
from bornes.bots.knowledge import unseen
from bornes.engine.answers import asked_after
from bornes.engine.cards import Card
from bornes.engine.events import (
    CardDiscarded,
    CardPlayed,
    CardTaken,
    CoupFourrePlayed,
    HandDealt,
    HazardParried,
    MoveUndone,
)
from bornes.engine.state import State
from bornes.engine.view import View
from bornes.game import Game


class Worlds:
    """What one view leaves open, ready to be drawn from."""

    def __init__(self, view: View, odds: Odds | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.odds = odds or {}
        self.taken = _known_to_be_held(view)
        hidden = +Counter(unseen(view, view.hand))
        for cards in self.taken.values():
            hidden -= cards
        self.hidden = hidden

    def sample(self, chance: Random) -> Game:
        """One of the games that this may be."""
        view = self.view
        game = _as_game(view.known())
        cards = self.hidden.copy()
        seats = [*game.rules.seats]
        first = chance.randrange(len(seats))  # the first has the widest choice
        for seat in seats[first:] + seats[:first]:
            if seat != view.seat:
                taken = self.taken[seat]
                drawn = self._drawn(cards, seat, view.hand_sizes[seat] - taken.total(), chance)
                cards -= drawn
                game.hands[seat - 1] = sorted((taken + drawn).elements())
        pile = sorted(cards.elements())
        chance.shuffle(pile)
        game.pile = pile[: view.draw_size]
        if game.question is not None:
            game.question = replace(game.question, waiting=asked_after(game, game.question))
        return game

    def _drawn(self, cards: Counter[Card], seat: int, many: int, chance: Random) -> Counter[Card]:
        """So many cards, drawn one after the other, the likely ones more readily."""
        many = min(max(many, 0), cards.total())
        believed = self.odds.get(seat)
        if not believed:
            return Counter(chance.sample(sorted(cards.elements()), many))
        kinds = sorted(cards)
        left = [cards[card] for card in kinds]
        odds = [believed.get(card, UNKNOWN) for card in kinds]
        likely = [pair.first for pair in odds]
        drawn: Counter[Card] = Counter()
        for _ in range(many):
            weights = list(map(mul, left, likely))
            [place] = chance.choices(range(len(kinds)), weights)
            left[place] -= 1
            likely[place] = odds[place].further
            drawn[kinds[place]] += 1
        return drawn


def _as_game(known: State) -> Game:
    game = Game(known.rules, 0)
    for name in State.__slots__:
        setattr(game, name, getattr(known, name))
    return game


def _known_to_be_held(view: View) -> dict[int, Counter[Card]]:
    """The cards that other seats took openly in this hand and have not shown since."""
    held: dict[int, Counter[Card]] = {seat: Counter() for seat in view.rules.seats}
    for event in view.events:
        if isinstance(event, HandDealt):
            held = {seat: Counter() for seat in view.rules.seats}
        elif isinstance(event, CardTaken) and event.seat != view.seat:
            held[event.seat][event.card] += 1
        elif isinstance(event, CardPlayed):
            cards = (event.move.card, event.move.doubled)
            held[event.move.seat] -= Counter([card for card in cards if card is not None])
        elif isinstance(event, CardDiscarded | CoupFourrePlayed | HazardParried):
            held[event.seat] -= Counter([event.card])
        elif isinstance(event, MoveUndone):
            held[event.seat] -= Counter([Card.U_TURN])
    return held
