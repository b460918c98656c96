"""Answers out of turn at a table with several people: open for all, the same for all.

The engine knows who can answer and asks only those. What the table is shown while answers
are open is therefore made without looking at what anybody holds: it is the same whether or
not there is an answer. Only a seat that has one is offered it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from bornes.engine.answers import OpenAnswer
from bornes.engine.moves import Move, Verb
from bornes.game import Game
from bornes.server.protocol.values import Waiting


@dataclass(slots=True)
class Window:
    """The time in which a move may be answered."""

    about: OpenAnswer
    """Who moved, against which side, and who might answer for all the table knows."""
    waiting: Waiting
    """How long answers stay open."""
    shown: Game
    """The table as everybody is shown it meanwhile."""
    offers: dict[int, Game] = field(default_factory=dict)
    """The game in which a seat is asked, for each seat that has an answer."""
    silent: Game | None = None
    """The game as it goes on if nobody answers; None as long as it was not worked out."""
    declined: set[int] = field(default_factory=set)
    """The seats that have said that they don't answer."""

    @property
    def might(self) -> tuple[int, ...]:
        """Every seat that could have an answer for all the table knows."""
        return self.about.seats

    def game_for(self, seat: int | None) -> Game:
        """The game that a seat's view is made from."""
        if seat is None or seat in self.declined:
            return self.shown
        return self.offers.get(seat, self.shown)

    def work_out(self, game: Game) -> None:
        """See who is asked in a game in which the move was made, and how it goes on in silence.

        All are offered their answers at once, while the engine asks one after the other.
        """
        asking = game
        while asking.phase == "react" and asking.to_act is not None:
            seat = asking.to_act
            self.offers[seat] = asking.copy()
            asking = asking.copy()
            asking.apply(Move(seat, Verb.PASS))
        # A copy even where nobody is asked: to take the place of the game that was played takes
        # as long then, to the last object that is given back.
        self.silent = asking if asking is not game else game.copy()
