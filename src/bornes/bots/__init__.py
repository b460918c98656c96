"""Opponents. They get a view, never a game.

Each bot has a file of its own, from the weakest to the strongest: `random_bot`, `novice`,
`steady`, `sharp`, `champion`. `BOTS` is the one list of them. What a bot is, stands in `bot`;
`greedy` is what novice, steady and sharp have in common, and `settings` checks what a bot may
be told. `knowledge` counts the cards that a seat has not seen. What bots think with is in rooms:

- `heuristics`: rules of thumb, set by hand (steady);
- `evaluation`: features of a table with fitted weights (sharp);
- `equity`: the chance of winning the match from the scores (sharp, champion);
- `beliefs`: what others may hold (champion);
- `search`: moves played out in sampled worlds (champion).

Imports go down this list of rooms in reverse, from `champion` and `search` to `heuristics` and
`knowledge`; a contract keeps it so. Bots keep nothing between decisions: the same bot, seed and
view give the same move. What to tell a person about a move is `bornes.advice`, the programs that
make weights and tables are `bornes.training`, and players over the compiled rules are
`bornes.fast.policies`. `advice` only re-exports: its path is promised.

Begin with `steady`, then `sharp`. A new bot is a class with `choose` and a line in `BOTS`;
CONTRIBUTING.md has the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bornes.bots.bot import Bot
from bornes.bots.champion import ChampionBot
from bornes.bots.novice import NoviceBot
from bornes.bots.random_bot import RandomBot
from bornes.bots.sharp import SharpBot
from bornes.bots.steady import SteadyBot
from bornes.engine.refusals import Refusal, Refused, brief

__all__ = ["BOTS", "Bot", "make"]

BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
    "sharp": SharpBot,
    "champion": ChampionBot,
}
"""Every bot by its name, from the weakest to the strongest."""


def make(name: str, *, seed: int = 0, **settings: object) -> Bot:
    """An opponent by name; settings are the bot's own, such as a search budget."""
    if name not in BOTS:
        raise Refused(Refusal("unknown-bot", name=brief(name), allowed=", ".join(BOTS)))
    try:
        return BOTS[name](seed=seed, **settings)
    except TypeError:
        unknown = ", ".join(map(brief, settings))
        raise Refused(Refusal("bot-settings", name=name, settings=unknown)) from None
