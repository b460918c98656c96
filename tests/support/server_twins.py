"""The same table with other cards where a seat can't see, for the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

from bornes import Game
from bornes.editions import table_rules
from bornes.engine.events import Event, HandDealt, PileReshuffled
from bornes.engine.turns import deal


class Scripted(Game):
    """A game whose cards lie as those of another did."""

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

    def copy(self) -> Self:
        twin = super().copy()
        twin.script = self.script[:]
        return twin

    def deal(self) -> list[Event]:
        before = len(self.log)
        dealt, piles = self.script.pop(0)
        self.scripted = [tuple(pile.pile or ()) for pile in piles]
        deal(self, dealt)
        return self.log[before:]

    def copy(self) -> Self:
        """What might happen instead, as the server tries it out: no script knows its reshuffles."""
        twin = super().copy()
        twin.scripted = []
        return twin


def new_like(model: Game) -> Callable[..., Game]:
    """What stands in for `bornes.new`: the cards of another game are dealt."""

    def new(*_: object, **__: object) -> Game:
        game = Scripted(model)
        game.deal()
        return game

    return new
