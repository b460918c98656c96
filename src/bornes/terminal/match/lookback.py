"""A record to be gone through forwards and backwards."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bornes.engine.events import HandDealt, PileReshuffled
from bornes.engine.moves import Move
from bornes.engine.turns import deal
from bornes.game import Game
from bornes.notation.files import NotationError, read_text
from bornes.notation.records import read_record
from bornes.terminal.match.save_file import seats_in
from bornes.terminal.match.seat_plan import Seats

_APART: Final = 25
"""After so many moves the game is kept, so that going back is quick."""


class Lookback:
    """The games of a record: after no move, after one, and so on."""

    def __init__(self, path: Path) -> None:
        """Read the whole record; refused with the place of what is wrong in it."""
        text = read_text(path)
        try:
            start = read_record(text, Game, Game.apply, 0)
            end = read_record(text, Game, Game.apply)
        except NotationError as error:
            raise NotationError(error.refusal, error.line, str(path)) from None
        self.seats: Seats | None = seats_in(text, start.rules.players)
        self._kept = {0: start}
        self._last = (0, start)
        self._story = end.story[len(start.story) :]
        self._places = [n for n, entry in enumerate(self._story) if isinstance(entry, Move)]
        self.moves: tuple[Move, ...] = tuple(
            entry for entry in self._story if isinstance(entry, Move)
        )
        self.hands: tuple[int, ...] = self._first_moves()
        """How many moves there are before each hand."""

    def _first_moves(self) -> tuple[int, ...]:
        found, count = [0], 0
        for entry in self._story:
            count += isinstance(entry, Move)
            if isinstance(entry, HandDealt):
                found.append(count)
        return tuple(found)

    def at(self, count: int) -> Game:
        """The game after so many moves."""
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
        return game

    def _step(self, game: Game, place: int) -> None:
        """Make the next move, after the deal before it if there is one."""
        at = self._places[place]
        before = self._story[at - 1] if at else None
        if isinstance(before, HandDealt):
            deal(game, before)
        move = self._story[at]
        assert isinstance(move, Move)
        for entry in self._story[at + 1 :]:
            if not isinstance(entry, PileReshuffled):
                break
            assert entry.pile is not None
            game.scripted.append(entry.pile)
        game.apply(move)
