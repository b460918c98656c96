"""A bot of ours on a chair of OpenSpiel's."""

from __future__ import annotations

import pyspiel

from bornes.bots import make
from bornes.bots.failure import answered_badly, not_legal
from bornes.bots.registry import Maker
from bornes.engine.refusals import IllegalMove
from bornes.envs.openspiel.state import HandState


class BotPlayer(pyspiel.Bot):  # type: ignore[misc]
    """A bot, by the name that everything else here takes, as one of OpenSpiel's."""

    def __init__(self, player: int, bot: str | Maker = "steady", seed: int = 0) -> None:
        super().__init__()
        self._player = player
        self._bot = make(bot, seed=seed)

    def player_id(self) -> int:
        """The player it acts for."""
        return self._player

    def restart_at(self, state: HandState) -> None:
        """Nothing to do: it remembers nothing."""

    def step(self, state: HandState) -> int:
        """The action it takes, from what its seat may know and nothing else."""
        table = state.position.table
        move = self._bot.choose(table.view(self._player + 1))
        refusal = table.game.why_not(move)
        if refusal is not None:
            raise answered_badly(self._bot, not_legal(move, IllegalMove(refusal)))
        return table.encoding.action(move)
