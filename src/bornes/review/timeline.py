"""The games of a record, forwards and backwards: at the first cards, after one stop, and so on."""

from __future__ import annotations

from threading import Lock
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.events import CardDrawn, HandDealt, PileReshuffled
from bornes.engine.moves import Move
from bornes.engine.turns import deal
from bornes.game import Game
from bornes.notation.records import read_record

Stop = Move | HandDealt
"""What happens next in a record: a move, or the cards of another hand."""

_APART: Final = 25
"""The number of stops after which the game is kept again, so that going back is quick."""


class Timeline:
    """The games of a record. The first has its cards dealt and no move made."""

    def __init__(self, text: str) -> None:
        """Read the whole record; refused with the line of what is wrong in it."""
        start = read_record(text, Game, Game.apply, 0)
        self.end = read_record(text, Game, Game.apply)
        """The game where the record ends."""
        self._story = self.end.story[len(start.story) :]
        self._places = [
            place for place, entry in enumerate(self._story) if isinstance(entry, Move | HandDealt)
        ]
        self._lock = Lock()
        self._kept = {0: start}
        self._last = (0, start)
        self.stops: tuple[Stop, ...] = tuple(
            entry for entry in self._story if isinstance(entry, Move | HandDealt)
        )
        """The moves and the later deals, in order."""

    def at(self, count: int) -> Game:
        """The game after so many stops; several threads may ask."""
        with self._lock:
            return self._at(count)

    def _at(self, count: int) -> Game:
        near = max(place for place in self._kept if place <= count)
        place, game = near, self._kept[near]
        if near <= self._last[0] <= count:
            place, game = self._last
        game = game.copy()
        while place < count:
            self._step(game, place)
            place += 1
            if place % _APART == 0:
                self._kept.setdefault(place, game.copy())
        self._last = (place, game)
        return game.copy()

    def _step(self, game: Game, place: int) -> None:
        at, stop = self._places[place], self.stops[place]
        if isinstance(stop, HandDealt):
            deal(game, stop)
            return
        for entry in self._story[at + 1 :]:
            if not isinstance(entry, PileReshuffled):
                break
            assert entry.pile is not None
            game.scripted.append(entry.pile)
        game.apply(stop)

    def drawn(self, count: int) -> list[tuple[int, Card]]:
        """The cards that came from the draw pile at a stop, each with its seat."""
        since = len(self.at(count - 1).log) if count else 0
        found = [event for event in self.at(count).log[since:] if isinstance(event, CardDrawn)]
        return [(event.seat, event.card) for event in found if event.card is not None]
