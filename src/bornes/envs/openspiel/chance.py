"""Which cards may come next: a deal or a move that waits for the cards it draws."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from bornes.engine import turns
from bornes.engine.cards import Card
from bornes.engine.events import CardDrawn, Event, HandDealt, PileReshuffled
from bornes.engine.moves import Move
from bornes.game import Game


@dataclass(frozen=True, slots=True)
class Awaited:
    """What happens as soon as chance has said which cards are drawn."""

    move: Move | None
    """The move that draws them; nothing for the deal."""
    needed: int
    """The number of cards that the deal or draw takes."""
    pile: tuple[Card, ...]
    """The cards that come first, in no order."""
    reshuffled: tuple[Card, ...] = ()
    """The cards that come when those are gone, in no order."""
    drawn: tuple[Card, ...] = ()
    """What chance has said so far."""

    @property
    def complete(self) -> bool:
        """Whether all cards are known."""
        return len(self.drawn) == self.needed

    def choices(self) -> Counter[Card]:
        """How many of each card may come next."""
        return +(Counter(self._source()) - Counter(self._from_there()))

    def _source(self) -> tuple[Card, ...]:
        return self.pile if len(self.drawn) < len(self.pile) else self.reshuffled

    def _from_there(self) -> tuple[Card, ...]:
        first = len(self.pile)
        return self.drawn if len(self.drawn) < first else self.drawn[first:]

    def with_card(self, card: Card) -> Awaited:
        """The same, one card further."""
        return replace(self, drawn=(*self.drawn, card))

    def order(self) -> tuple[Card, ...]:
        """The pile from the first card on: those that were drawn, and the others in any order."""
        return _first(self.drawn[: len(self.pile)], self.pile)

    def order_after(self) -> tuple[Card, ...]:
        """The reshuffled pile likewise."""
        return _first(self.drawn[len(self.pile) :], self.reshuffled)


def _first(drawn: tuple[Card, ...], pile: tuple[Card, ...]) -> tuple[Card, ...]:
    return (*drawn, *sorted((Counter(pile) - Counter(drawn)).elements()))


def deal_of(game: Game) -> Awaited:
    """The deal of a game that has not begun, with what its first turn draws."""
    twin = game.copy()
    drawn = _draws(twin.deal())
    rules = game.rules
    return Awaited(None, rules.players * rules.hand_size + drawn, tuple(rules.cards))


def draws_of(game: Game, move: Move) -> Awaited:
    """A legal move with the cards that it draws.

    How many these are depends on no card that is drawn, so that any order of the pile tells it.
    """
    twin = game.copy()
    events = twin.apply(move)
    shuffles = [event.pile for event in events if isinstance(event, PileReshuffled)]
    after = shuffles[0] if shuffles and shuffles[0] is not None else ()
    return Awaited(move, _draws(events), tuple(game.pile), after)


def _draws(events: list[Event]) -> int:
    return sum(isinstance(event, CardDrawn) for event in events)


def deal(game: Game, awaited: Awaited) -> None:
    """Deal the cards that chance has said, one at a time around the table."""
    rules, order = game.rules, awaited.order()
    hands = tuple(dealt_to(game, order, seat) for seat in rules.seats)
    rest = order[rules.players * rules.hand_size :]
    turns.deal(game, HandDealt(1, game.dealer, game.left_of(game.dealer), hands, rest))


def dealt_to(game: Game, order: tuple[Card, ...], seat: int) -> tuple[Card, ...]:
    """The cards of a deal, or of as much of it as there is, that come to a seat."""
    players, dealt = game.rules.players, game.rules.players * game.rules.hand_size
    return order[(seat - game.left_of(game.dealer)) % players : dealt : players]


def prepare(game: Game, awaited: Awaited) -> None:
    """Lay the piles so that a move draws the cards that chance has said."""
    game.pile = list(reversed(awaited.order()))
    if awaited.reshuffled:
        game.scripted = [awaited.order_after()]
