"""A hand as a state of OpenSpiel. Its players count from 0, our seats from 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from bornes.envs.openspiel.position import Position
from bornes.envs.text import text


class HandState(pyspiel.State):  # type: ignore[misc]
    """Where a hand stands; `position` has the table itself."""

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The player to act, or who else goes on: chance, or nobody any more."""
        position = self.position
        if position.awaited is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = position.table.game.to_act
        return int(pyspiel.PlayerId.TERMINAL) if position.over or seat is None else seat - 1

    def _legal_actions(self, player: int) -> list[int]:
        table = self.position.table
        return sorted(map(table.encoding.action, table.view(player + 1).legal_moves()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each kind of card that may come, with its probability."""
        assert self.position.awaited is not None
        choices = self.position.awaited.choices()
        cards, total = self.position.table.encoding.kinds.cards, choices.total()
        return [(kind, choices[card] / total) for kind, card in enumerate(cards) if choices[card]]

    def _apply_action(self, action: int) -> None:
        if self.position.awaited is not None:
            self.position.draw(self.position.table.encoding.kinds.cards[action])
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self.position.table.encoding
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {encoding.kinds.cards[action]}"
        return str(encoding.move(player + 1, action))

    def is_terminal(self) -> bool:
        """Whether the hand has ended, or was broken off."""
        return self.position.over

    def returns(self) -> list[float]:
        """What each player is paid: nothing before the end."""
        return [*self.position.paid.values()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> HandState:
        """A state in which the player knows the same; its `history` begins there."""
        twin: HandState = self.get_game().new_initial_state()
        twin.position = self.position.resampled(player + 1, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        position = self.position
        awaited = "" if position.awaited is None else f"\ndrawn {list(position.awaited.drawn)}"
        if not position.dealt:
            return f"not dealt{awaited}"
        game = position.table.game
        hands = (f"seat {seat} holds {' '.join(game.hand(seat))}" for seat in game.rules.seats)
        return "\n".join([text(game.view(history=False)), *hands]) + awaited
