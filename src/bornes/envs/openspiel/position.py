"""A hand in which every card that is dealt or drawn is a step of its own."""

from __future__ import annotations

from collections.abc import Mapping

from bornes.engine.cards import Card
from bornes.engine.moves import Verb
from bornes.envs.engine_table import Table
from bornes.envs.openspiel.chance import Awaited, deal, deal_of, dealt_to, draws_of, prepare
from bornes.sampling import worlds


class Position:
    """Where a hand stands. OpenSpiel copies and stores it whole."""

    def __init__(self, table: Table) -> None:
        """Take a table whose game has not been dealt."""
        self.table = table
        self.awaited: Awaited | None = deal_of(table.game)
        self.paid: Mapping[int, float] = dict.fromkeys(table.game.rules.seats, 0.0)
        self.passes: dict[int, tuple[int, ...]] = {}
        """Each seat's passes, as the number of events it knew of then: no event tells of them."""

    def copy(self) -> Position:
        """An independent copy."""
        twin = object.__new__(Position)
        twin.table = self.table.copy()
        twin.awaited, twin.paid, twin.passes = self.awaited, self.paid, self.passes.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()

    @property
    def over(self) -> bool:
        """Whether the hand has ended, or was broken off."""
        return self.awaited is None and (self.table.over or self.table.cut_off)

    @property
    def dealt(self) -> bool:
        """Whether there is a table to look at."""
        return self.table.game.hand_number > 0

    def dealt_so_far(self, seat: int) -> tuple[Card, ...]:
        """The cards that a seat has while the deal is still going on."""
        return () if self.awaited is None else dealt_to(self.table.game, self.awaited.drawn, seat)

    def play(self, action: int) -> None:
        """Make the move that an action is; where it draws cards, chance has to say which."""
        seat = self.table.game.to_act
        assert seat is not None
        move = self.table.encoding.move(seat, action)
        if move.verb is Verb.PASS:
            known = len(self.table.view(seat).events)
            self.passes[seat] = (*self.passes.get(seat, ()), known)
        self._await(draws_of(self.table.game, move))

    def draw(self, card: Card) -> None:
        """Chance says the next card."""
        assert self.awaited is not None
        self._await(self.awaited.with_card(card))

    def _await(self, awaited: Awaited) -> None:
        if not awaited.complete:
            self.awaited = awaited
            return
        self.awaited = None
        game = self.table.game
        if awaited.move is None:
            deal(game, awaited)
        else:
            prepare(game, awaited)
            self.paid = self.table.play(awaited.move)

    def resampled(self, seat: int, seed: int) -> Position:
        """Another position, in which a seat knows all that it knows in this one."""
        twin = self.copy()
        moves = self.table.moves
        [world] = worlds(self.table.view(seat), 1, seed)
        twin.table.begin(world)
        twin.table.moves = moves
        twin.passes = {seat: self.passes.get(seat, ())}
        return twin
