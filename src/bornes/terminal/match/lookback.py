"""A record to be gone through forwards and backwards, by its moves."""

from __future__ import annotations

from pathlib import Path

from bornes.engine.moves import Move
from bornes.game import Game
from bornes.notation.files import NotationError, read_text
from bornes.review.timeline import Timeline
from bornes.terminal.match.save_file import seats_in
from bornes.terminal.match.seat_plan import Seats


class Lookback:
    """The games of a record: after no move, after one, and so on."""

    def __init__(self, path: Path) -> None:
        """Read the whole record; refused with the place of what is wrong in it."""
        text = read_text(path)
        try:
            self.timeline = Timeline(text)
        except NotationError as error:
            raise NotationError(error.refusal, error.line, str(path)) from None
        self.seats: Seats | None = seats_in(text, self.timeline.end.rules.players)
        stops = self.timeline.stops
        # Deals are made together with the move after them.
        self._stops = [0, *(n for n, stop in enumerate(stops, 1) if isinstance(stop, Move))]
        self.moves: tuple[Move, ...] = tuple(stop for stop in stops if isinstance(stop, Move))
        self.hands: tuple[int, ...] = self._first_moves()
        """How many moves there are before each hand."""

    def _first_moves(self) -> tuple[int, ...]:
        found, count = [0], 0
        for stop in self.timeline.stops:
            if isinstance(stop, Move):
                count += 1
            else:
                found.append(count)
        return tuple(found)

    def at(self, count: int) -> Game:
        """The game after so many moves."""
        return self.timeline.at(self._stops[count])
