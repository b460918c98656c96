"""The same game with other cards where a seat can't see, and all that is inside a view."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import replace

from bornes import Card, Game, IllegalMove, Move, Rules, Verb
from bornes.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTaken,
    CoupFourrePlayed,
    HandDealt,
    HazardParried,
    MoveUndone,
    PileReshuffled,
)
from bornes.engine.turns import deal

ANSWERS = (Verb.COUP_FOURRE, Verb.PARRY, Verb.U_TURN)

# --- everything inside an object --------------------------------------------------


def parts(thing: object) -> Iterator[tuple[str, object]]:
    """What an object holds, by name."""
    if isinstance(thing, Mapping):
        for key, value in thing.items():
            yield f"{key!r}?", key
            yield f"{key!r}", value
    elif isinstance(thing, list | tuple):
        for index, value in enumerate(thing):
            yield str(index), value
    elif isinstance(thing, set | frozenset):
        for index, value in enumerate(sorted(thing, key=repr)):
            yield str(index), value
    elif not isinstance(thing, str | int | float | bytes | type(None)):
        names = [name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())]
        for name in (*names, *getattr(thing, "__dict__", ())):
            yield name, getattr(thing, name)


def unfold(thing: object, path: str = "view") -> dict[str, str]:
    """All that is inside an object, by its path, whatever its class thinks is equal."""
    if isinstance(thing, Rules):
        return {}  # open to everybody, the same for both, and long
    held = [] if isinstance(thing, Move) else list(parts(thing))
    found = {path: type(thing).__name__ if held else repr(thing)}
    for name, part in held:
        found |= unfold(part, f"{path}.{name}")
    return found


def reachable(thing: object, seen: dict[int, object] | None = None) -> dict[int, object]:
    """Every object inside another, by identity."""
    seen = {} if seen is None else seen
    if id(thing) not in seen:
        seen[id(thing)] = thing
        if not isinstance(thing, Rules | Move):
            for _, part in parts(thing):
                reachable(part, seen)
    return seen


# --- the same game with other hidden cards ----------------------------------------


class Hidden:
    """Where every card of a match came from, and which of them a seat has never seen."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.seat = seat
        self.shuffles: list[list[Card]] = []
        self.dealt_out: list[int] = []
        self.seen: set[tuple[int, int]] = set()
        self.hands: dict[int, list[tuple[Card, tuple[int, int] | None]]] = {}
        self.pile: list[tuple[int, int]] = []
        for event in game.log:
            self.follow(event)

    def follow(self, event: object) -> None:
        if isinstance(event, HandDealt):
            self.dealt(event)
        elif isinstance(event, PileReshuffled):
            assert event.pile is not None
            self.shuffles.append(list(event.pile))
            self.dealt_out.append(0)
            self.pile = [(len(self.shuffles) - 1, place) for place in range(event.size)]
        elif isinstance(event, CardDrawn):
            assert event.card is not None
            self.receive(event.seat, event.card, self.pile.pop(0))
        elif isinstance(event, CardTaken):
            self.hands[event.seat].append((event.card, None))
        elif isinstance(event, CardPlayed):
            for card in filter(None, (event.move.card, event.move.doubled)):
                self.reveal(event.move.seat, card)
        elif isinstance(event, CardDiscarded | CoupFourrePlayed | HazardParried):
            self.reveal(event.seat, event.card)
        elif isinstance(event, MoveUndone):
            self.reveal(event.seat, Card.U_TURN)

    def dealt(self, event: HandDealt) -> None:
        assert event.pile is not None
        cards: list[Card] = []
        self.hands = {seat: [] for seat in range(1, len(event.hands) + 1)}
        for seat, hand in enumerate(event.hands, start=1):
            for card in hand or ():
                self.receive(seat, card, (len(self.shuffles), len(cards)))
                cards.append(card)
        self.pile = [(len(self.shuffles), len(cards) + n) for n in range(len(event.pile))]
        self.shuffles.append([*cards, *event.pile])
        self.dealt_out.append(len(cards))

    def receive(self, seat: int, card: Card, place: tuple[int, int]) -> None:
        self.hands[seat].append((card, place))
        if seat == self.seat:
            self.seen.add(place)

    def reveal(self, seat: int, card: Card) -> None:
        """A card leaves a hand; of several copies, one that everybody knew of if there is one."""
        copies = [held for held in self.hands[seat] if held[0] is card]
        gone = min(copies, key=lambda held: held[1] is not None)
        self.hands[seat].remove(gone)
        if gone[1] is not None:
            self.seen.add(gone[1])

    def unseen(self, number: int) -> list[int]:
        """The places of a shuffle whose card the seat has never seen."""
        return [n for n in range(len(self.shuffles[number])) if (number, n) not in self.seen]

    def unseen_in_pile(self, number: int) -> set[Card]:
        """The kinds of card that a shuffle put into the pile and the seat has never seen."""
        shuffle, start = self.shuffles[number], self.dealt_out[number]
        return {shuffle[place] for place in self.unseen(number) if place >= start}

    def mixed(self, rand: random.Random) -> list[list[Card]]:
        """The shuffles with the cards that were never seen in other places."""
        shuffles = [shuffle[:] for shuffle in self.shuffles]
        for number, shuffle in enumerate(shuffles):
            places = self.unseen(number)
            cards = [shuffle[place] for place in places]
            rand.shuffle(cards)
            for place, card in zip(places, cards, strict=True):
                shuffle[place] = card
        return shuffles


def twin_of(game: Game, seat: int | None, rand: random.Random) -> Game | None:
    """A game in which the same open things happened, with other cards where the seat can't see.

    Whoever is asked in it, and was not asked in the first, passes. It is nothing where the
    cards can't lie so, which the whole table may conclude: an acceleration was taken, and its
    taker has no distance card to go with it; or a card was discarded where that tells that
    none could be played.
    """
    twin = Game(game.rules, game.seed + 1, game.options, game.house)
    shuffles = iter(Hidden(game, seat).mixed(rand))
    for index, entry in enumerate(game.story):
        if isinstance(entry, HandDealt):
            pass_until(twin, None)
            order, size = next(shuffles), game.rules.hand_size
            hands = tuple(
                tuple(sorted(order[size * n : size * (n + 1)])) for n in range(game.rules.players)
            )
            pile = tuple(order[size * game.rules.players :])
            deal(twin, replace(entry, hands=hands, pile=pile))
            twin.scripted = [tuple(next(shuffles)) for _ in range(_reshuffles(game, index))]
        elif isinstance(entry, Move) and (entry.verb is not Verb.PASS or entry.seat == seat):
            pass_until(twin, entry.seat if entry.verb in (*ANSWERS, Verb.PASS) else None)
            try:
                twin.apply(entry)
            except IllegalMove:
                taken = entry.verb is Verb.TAKE and game.rules.circuit is not None
                stuck = entry.verb is Verb.DISCARD and game.rules.discard_only_when_stuck
                assert taken or stuck
                return None
    return twin


def _reshuffles(game: Game, start: int) -> int:
    """How often the hand that was dealt here was reshuffled."""
    count = 0
    for entry in game.story[start + 1 :]:
        if isinstance(entry, HandDealt):
            break
        count += isinstance(entry, PileReshuffled)
    return count


def pass_until(game: Game, seat: int | None) -> None:
    """Let everybody who is asked pass, until this seat is asked or nobody is."""
    while game.phase == "react" and game.to_act != seat:
        assert game.to_act is not None
        game.apply(Move(game.to_act, Verb.PASS))
