"""The same table with other cards where a seat can't see, for the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from bornes import Game, Refused
from bornes.editions import table_rules
from bornes.engine.events import Event, HandDealt, PileReshuffled
from bornes.engine.moves import Move
from bornes.engine.turns import deal


class Scripted(Game):
    """A game whose cards lie as those of another did."""

    tried_out = False

    def __init__(self, model: Game) -> None:
        rules = table_rules(
            model.rules.edition,
            model.rules.players,
            model.options,
            model.house,
            model.seed,
        )
        super().__init__(model.rules, model.seed, model.options, model.house)
        assert rules.deck == model.rules.deck
        self.script: list[tuple[HandDealt, list[PileReshuffled]]] = []
        for entry in model.story:
            if isinstance(entry, HandDealt):
                self.script.append((entry, []))
            elif isinstance(entry, PileReshuffled):
                self.script[-1][1].append(entry)

    def deal(self) -> list[Event]:
        before = len(self.log)
        dealt, piles = self.script.pop(0)
        self.scripted = [tuple(pile.pile or ()) for pile in piles]
        deal(self, dealt)
        return self.log[before:]

    def copy(self) -> Self:
        """What might happen, as the server tries it out; it may become what happens."""
        twin = super().copy()
        twin.script, twin.tried_out = self.script[:], True
        return twin

    def apply(self, move: Move | str) -> list[Event]:
        """Make a move. Where something else is tried out, no script knows its reshuffles."""
        if not self.tried_out:
            return super().apply(move)
        other = self.copy()
        other.scripted, other.tried_out = [], False
        try:
            return super().apply(move)
        except Refused as error:
            if error.refusal.code != "reshuffle-differs":
                raise
        events = other.apply(move)
        for kind in Scripted.__mro__:
            for name in getattr(kind, "__slots__", ()):
                setattr(self, name, getattr(other, name))
        return events


def new_like(model: Game) -> Callable[..., Game]:
    """What stands in for `bornes.new`: the cards of another game are dealt."""

    def new(*_: object, **__: object) -> Game:
        game = Scripted(model)
        game.deal()
        return game

    return new
