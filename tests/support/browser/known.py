"""Tables whose cards are known beforehand, so that what is wanted to happen does happen.

The server of the tests is given its seeds; the program has no setting for it. Everybody plays
as one bot would. Bots decide by their seed and what they see, so the same match can be played
here first, without a server, to know what will happen there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final, NamedTuple

from bornes import Card, Game, Move, Verb, new
from bornes.bots import make
from bornes.engine.cards import KIND, Kind
from bornes.engine.events import CardPlayed
from bornes.server.table.commitment import Secrets, Shuffle

LEVEL: Final = "steady"
ME: Final = 1
DISTANCE: Final = frozenset({Card.KM_25, Card.KM_50, Card.KM_75, Card.KM_100, Card.KM_200})
Reached = Callable[[Game], bool]


class ChosenSecrets(Secrets):
    """Secrets as always, but for the seeds that a test has put here for the next tables."""

    def __init__(self) -> None:
        self.seeds: list[int] = []

    def shuffle(self) -> Shuffle:
        secret = super().shuffle()
        return replace(secret, seed=self.seeds.pop(0)) if self.seeds else secret


@dataclass(frozen=True, eq=False)
class Known:
    """A table, and how far it is to be played there."""

    edition: str
    players: int
    first: int
    """The first seed to try. Should bots play differently one day, another one will do."""
    reached: Reached
    options: Mapping[str, Any] = field(default_factory=dict)
    house: Mapping[str, Any] = field(default_factory=dict)
    within: int = 100
    """The most moves that it may take."""


class Found(NamedTuple):
    """A seed by which it happens, everybody's moves up to there, and the game there."""

    seed: int
    moves: tuple[Move, ...]
    game: Game


@cache
def found(known: Known) -> Found:
    """How it comes to what is wanted."""
    tried = (_played(known, known.first + more) for more in range(300))
    return next(way for way in tried if way is not None)


def _played(known: Known, seed: int) -> Found | None:
    options, house = dict(known.options), dict(known.house)
    game = new(known.edition, known.players, seed=seed, options=options, house=house)
    shuffle = Shuffle(seed, "")
    moves: list[Move] = []
    while not known.reached(game):
        if game.match_outcome is not None or len(moves) == known.within:
            return None
        if game.phase == "over":
            game.deal()
            continue
        seat = game.to_act
        assert seat is not None
        moves.append(make(LEVEL, seed=shuffle.bot_seed(seat)).choose(game.view(seat)))
        game.apply(moves[-1])
    return Found(seed, tuple(moves), game)


def of_seat(seat: int, moves: tuple[Move, ...]) -> list[Move]:
    """The moves of one seat."""
    return [move for move in moves if move.seat == seat]


# --- points in a match ------------------------------------------------------------


def asked_for(verb: Verb, events: int = 0) -> Reached:
    """Seat 1 may do this now, so many events into the match or later."""

    def reached(game: Game) -> bool:
        if game.to_act != ME or len(game.log) < events:
            return False
        return any(move.verb is verb for move in game.legal_moves())

    return reached


def first_attack_on(*seats: int) -> Reached:
    """Somebody has attacked for the first time, and each of these seats could answer."""

    def reached(game: Game) -> bool:
        played = [event.move.card for event in game.log if isinstance(event, CardPlayed)]
        if sum(card is not None and KIND[card] is Kind.HAZARD for card in played) != 1:
            return False
        asked = game.copy()
        for seat in seats:
            if asked.phase != "react" or asked.to_act != seat:
                return False
            asked.apply(Move(seat, Verb.PASS))
        return True

    return reached


def after(events: int, km: int = 0) -> Reached:
    """Seat 1 is to play, so many events into the match or later, and everybody is on the way."""

    def reached(game: Game) -> bool:
        if game.to_act != ME or game.phase != "play" or len(game.log) < events:
            return False
        return all(side.km >= km for side in game.tableaus.values())

    return reached


def choice_after(events: int) -> Reached:
    """As above, with a distance card that can be laid, and a card that can't be played."""
    later = after(events)

    def reached(game: Game) -> bool:
        if not later(game):
            return False
        plays = {move.card for move in game.legal_moves() if move.verb is Verb.PLAY}
        return any(card in DISTANCE for card in plays) and bool(set(game.hands[ME - 1]) - plays)

    return reached


def hand_over(game: Game) -> bool:
    """The first hand has ended."""
    return game.phase == "over"


def second_hand_over(game: Game) -> bool:
    """The second hand has ended, and the match goes on."""
    return game.phase == "over" and game.hand_number == 2 and game.match_outcome is None


def match_over(game: Game) -> bool:
    """The match has ended."""
    return game.match_outcome is not None


# --- where it happens soon --------------------------------------------------------

HANDS: Final = (
    Known("dujardin", 2, 13, hand_over),
    Known("rally", 2, 35, hand_over),
    Known("parker", 2, 33, hand_over),
    Known("arche", 2, 39, hand_over),
    Known("volant", 2, 15, hand_over, {"small_game": True}),
)
"""A short hand of every edition."""

COUP_FOURRE: Final = Known("dujardin", 2, 72, asked_for(Verb.COUP_FOURRE), within=20)
PARRY: Final = Known("arche", 2, 1, asked_for(Verb.PARRY), within=20)
U_TURN: Final = Known("volant", 2, 15, asked_for(Verb.U_TURN), within=20)
TEAM: Final = Known("arche", 4, 22, first_attack_on(1, 3), house={"seating": "ABAB"}, within=20)
"""Both partners have an answer: that takes parries, and a house rule to have partners there."""
EXTENSION: Final = Known("parker", 2, 13, asked_for(Verb.EXTEND), within=40)
