"""Bots at the server's tables: where they think, how they play, and hints.

Opponents themselves are in `bornes.bots`, and advice is in `bornes.advice`; here belongs what
lets them work beside an event loop without holding anybody up.

- `thinkers`: what is asked of a bot, and of whoever gives advice
- `workplace`: where that is worked out, as `thinkers` sees it
- `machine`: threads for bots that decide at once, processes for those that ponder
- `pool`: those processes, and one that stands in while the others get ready
- `queue`: who is next where more is to be pondered than can be at once
- `players`: the bots of one table: whom it waits for thinks, and proposes a move
- `hints`: whether a hint is fair, and what it says
- `names`: what those at a table are called in a hint

A bot gets a view and gives a move, as a person does; its move goes through the same decisions,
and nothing here writes to a log or to a client. Which bots there are is told by `BOTS` alone,
and whether one ponders by the bot itself.

Begin with `players`.
"""
