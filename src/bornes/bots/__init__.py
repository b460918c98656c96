"""Opponents. They get a view, never a game.

Each bot has a file of its own, from the weakest to the strongest: `random_bot`, `novice`,
`steady`, `sharp`, `expert`, `champion`. `BOTS` in `registry` is the one list of them, and that
is where bots of others are found by their names. What a bot is, stands in `bot`, how it is asked
and what comes of its failing in `failure`; `greedy` is what novice, steady and sharp have in
common, and `settings` checks what a bot may be told. `knowledge` counts what a seat has not
seen. What bots think with is in rooms:

- `heuristics`: rules of thumb, set by hand (steady);
- `evaluation`: features of a table with fitted weights (sharp);
- `equity`: the chance of winning the match from the scores (sharp, champion);
- `beliefs`: what others may hold (champion);
- `search`: moves played out in sampled worlds (champion);
- `judgement`, a file: what trained nets make of a view (expert, champion);
- `earlier`: former bots of ours, for measuring later ones.

Imports go down this list of rooms in reverse, from `champion` and `search` to `heuristics` and
`knowledge`; a contract keeps it so. Bots keep nothing between decisions: the same bot, seed and
view give the same move. What to tell a person about a move is `bornes.advice`, the programs that
make weights and tables are `bornes.training`, and players over the compiled rules are
`bornes.fast.policies`. `advice` only re-exports: its path is promised.

Begin with `steady`, then `sharp`. A new bot is a class with `choose` and a line in `BOTS`;
CONTRIBUTING.md has the rest.
"""

from __future__ import annotations

from bornes.bots.bot import Bot
from bornes.bots.failure import BotFailed, ask
from bornes.bots.registry import BOTS, make, names

__all__ = ["BOTS", "Bot", "BotFailed", "ask", "make", "names"]
