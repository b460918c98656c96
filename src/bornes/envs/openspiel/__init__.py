"""The game for OpenSpiel: a hand of any edition as a `pyspiel` game named ``bornes``.

What belongs here: the hand in OpenSpiel's terms. Its numbers are those of the other environments
(`bornes.envs.numbers.codec`), its table theirs too (`bornes.envs.engine_table`). It needs the extra
``bornes[openspiel]``. Importing this room registers the game, so that `pyspiel.load_game` knows it.

Begin reading with `position`: it turns every card that is dealt or drawn into a chance node, as
OpenSpiel's algorithms want it (`chance` says which cards may come). `state` and `game` put that in
OpenSpiel's words, `observer` says what a player knows, and `player` seats a bot of ours.
"""

from __future__ import annotations

from bornes.envs.extra import no_openspiel

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise no_openspiel(error) from None

from bornes.envs.openspiel.game import NAME, TYPE, HandGame
from bornes.envs.openspiel.player import BotPlayer
from bornes.envs.openspiel.state import HandState

__all__ = ["NAME", "BotPlayer", "HandGame", "HandState"]

pyspiel.register_game(TYPE, HandGame)
