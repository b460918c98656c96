"""Worlds: games that a seat may be sitting in, for all it knows.

The hidden cards are dealt at random among the places that the seat can't see into, more
often to whoever is believed to hold them. A card that was taken from the discards before
everybody's eyes stays with the seat that took it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from bornes.answering import asked_after
from bornes.bots.beliefs import Odds
from bornes.cards import Card
from bornes.events import (
    CardDiscarded,
    CardPlayed,
    CardTaken,
    CoupFourrePlayed,
    HandDealt,
    HazardParried,
    MoveUndone,
)
from bornes.game import Game
from bornes.state import State
from bornes.view import View


class Worlds:
    """What one view leaves open, ready to be drawn from."""

    def __init__(self, view: View, odds: Odds | None = None) -> None:
        assert view.seat is not None
        self.view = view
        self.odds = odds or {}
        self.taken = _known_to_be_held(view)
        hidden = _hidden(view)
        for cards in self.taken.values():
            hidden -= cards
        self.hidden = sorted(hidden.elements())

    def sample(self, chance: Random) -> Game:
        """One of the games that this may be."""
        view = self.view
        game = _as_game(view.known())
        cards = self.hidden[:]
        seats = [*game.rules.seats]
        first = chance.randrange(len(seats))  # the first has the widest choice
        for seat in seats[first:] + seats[:first]:
            if seat != view.seat:
                held = list(self.taken[seat].elements())
                self._put_likely_last(cards, seat, chance)
                while len(held) < view.hand_sizes[seat] and cards:
                    held.append(cards.pop())
                game.hands[seat - 1] = sorted(held)
        chance.shuffle(cards)
        game.pile = [cards.pop() for _ in range(min(view.draw_size, len(cards)))]
        if game.question is not None:
            game.question = replace(game.question, waiting=asked_after(game, game.question))
        return game

    def _put_likely_last(self, cards: list[Card], seat: int, chance: Random) -> None:
        """Order cards as if a seat drew one after the other, the likely ones more readily.

        Each waits for a time that is shorter the likelier it is; the first come last.
        """
        odds = self.odds.get(seat)
        if odds:
            cards.sort(key=lambda card: -chance.expovariate(odds.get(card, 1.0)))
        else:
            chance.shuffle(cards)


def _as_game(known: State) -> Game:
    game = Game(known.rules, 0)
    for name in State.__slots__:
        setattr(game, name, getattr(known, name))
    return game


def _hidden(view: View) -> Counter[Card]:
    """The cards of the deck that lie neither open nor in the seat's own hand."""
    hidden = Counter(dict(view.rules.deck))
    hidden -= Counter([*view.discards, *view.hand])
    for side in view.sides.values():
        hidden -= Counter(side.cards(view.rules))
    return hidden


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
