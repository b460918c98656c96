"""Worlds: games that a seat may be sitting in, for all it knows.

`worlds` gives some of them. `Worlds` is the same for programs that draw many: the hidden cards
are dealt at random among the places that the seat can't see into, more often to whoever is
believed to hold them. A card that was taken from the discards before everybody's eyes stays with
the seat that took it. The compiled rules draw worlds of their own, as rows
(`bornes.fast.from_view`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from operator import mul
from random import Random
from typing import Final, NamedTuple

from bornes.circuit import START
from bornes.engine.answers import asked_after
from bornes.engine.cards import Card
from bornes.engine.events import (
    AnswerOpened,
    CardDiscarded,
    CardPlayed,
    CardTaken,
    CarMoved,
    CoupFourrePlayed,
    HandDealt,
    HazardParried,
    MoveUndone,
)
from bornes.engine.legal_moves import legal_moves
from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.state import Question, State
from bornes.engine.view import View
from bornes.game import Game, read_seed
from bornes.notation.writer import write_opening

MOST_WORLDS: Final = 100_000
_TRIES: Final = 10_000
"""The deals in which somebody is looked for who can answer, or do what has to be done."""


class CardOdds(NamedTuple):
    """How readily a card is dealt to a seat, compared with other cards.

    Hands are not drawn blindly: whoever has a remedy lets a second one go.
    """

    first: float
    """The odds while the seat has none of its kind, apart from cards that it took openly."""
    further: float
    """The odds when the seat has one of its kind already."""


UNKNOWN: Final = CardOdds(1.0, 1.0)
"""The odds of a card of which nothing is believed."""

Odds = Mapping[int, Mapping[Card, CardOdds]]
"""The odds of each card in each other seat's hand; a card that is not named is `UNKNOWN`."""


def worlds(view: View, n: int = 1, seed: int = 0) -> list[Game]:
    """Games that agree with all that a seat, or a spectator, is shown; the same for the same seed.

    What is hidden is dealt at random, all cards alike. In each of these games the view of that
    seat is this view. What the others saw of hidden cards before is in none of them: the events
    of such a game are those that this seat knows.
    """
    if not isinstance(view, View):
        raise Refused(Refusal("worlds-view", found=type(view).__name__))
    count, chosen = plain(n), read_seed(seed)
    if type(count) is not int or not 0 <= count <= MOST_WORLDS:
        raise Refused(Refusal("worlds-count", most=MOST_WORLDS))
    open_to = Worlds(view)
    return [_whole(view, open_to, Random(f"{chosen}|{number}")) for number in range(count)]


def _whole(view: View, open_to: Worlds, chance: Random) -> Game:
    """A world with all that the seat remembers, from which a record can be written."""
    game = open_to.sample(chance)
    game.seed = chance.getrandbits(64)
    game.log = list(view.events)
    if game.phase != "over":
        game.opening = write_opening(game)
    return game


class Worlds:
    """What one view leaves open, ready to be drawn from."""

    def __init__(self, view: View, odds: Odds | None = None) -> None:
        self.view = view
        self.odds = odds or {}
        self.taken = held_openly(view)
        hidden = +Counter(unseen(view, view.hand))
        for cards in self.taken.values():
            hidden -= cards
        self.hidden = hidden
        self.secret = _secret_question(view)
        self.bound = view.taken is not None and view.to_act != view.seat
        """Whether another seat has to play the card that it took, which not every hand allows."""

    def sample(self, chance: Random) -> Game:
        """One of the games that this may be."""
        if self.secret is None:
            return self._with_a_move(chance)
        for _ in range(_TRIES):
            game = self._deal(chance)
            able = asked_after(game, self.secret)
            asked = next((seat for seat in able if seat != self.view.seat), None)
            if asked is not None:
                waiting = able[able.index(asked) + 1 :]
                game.question = replace(self.secret, seat=asked, waiting=waiting)
                game.to_act = asked
                return game
        raise Refused(Refusal("worlds-asked"))

    def _with_a_move(self, chance: Random) -> Game:
        """Who has to play an acceleration that it took has a distance for it."""
        game = self._deal(chance)
        for _ in range(_TRIES if self.bound else 0):
            if legal_moves(game):
                break
            game = self._deal(chance)
        return game

    def _deal(self, chance: Random) -> Game:
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


def held_openly(view: View) -> dict[int, Counter[Card]]:
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
    if view.taken is not None and view.turn != view.seat and not held[view.turn][view.taken]:
        held[view.turn][view.taken] = 1  # a view without history tells of it all the same
    return held


def _secret_question(view: View) -> Question | None:
    """The question put to somebody else, if there is one: it stands at the seat that moved."""
    if view.phase != "react" or view.asked is not None:
        return None
    played = [event.move for event in view.events if isinstance(event, CardPlayed)]
    opened = [event for event in view.events if isinstance(event, AnswerOpened)]
    if not opened or not played:
        raise Refused(Refusal("worlds-asked"))
    by, side = played[-1].seat, opened[-1].side
    if opened[-1].hazard is not None:
        return Question(by, by, side, opened[-1].hazard)
    stood = [START]
    for event in view.events:
        if isinstance(event, HandDealt):
            stood = [START]
        elif isinstance(event, CarMoved | MoveUndone) and event.side == side:
            stood.append(event.spot)
    return Question(by, by, side, back_to=stood[-2], doubled=played[-1].doubled is not None)


def unseen(view: View, hand: tuple[Card, ...] = ()) -> dict[Card, int]:
    """How many of each card lie neither open nor in this hand."""
    rules = view.rules
    left = dict(rules.deck)
    seen = [*view.discards, *hand]
    for side in view.sides.values():
        seen += side.cards(rules)
    for card in seen:
        if left.get(card, 0):
            left[card] -= 1
    return left
