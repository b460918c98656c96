"""Positions, records and scenarios as files.

What belongs here: reading and writing the game as text, strictly, and the place of every mistake.
What doesn't: rules, beyond asking the engine whether a position can be; running scenarios
(`bornes.scenarios`); and the functions that users call (`bornes.reading`, `bornes.game`).

Two formats. A position is a mapping (YAML): a table at one moment, complete or as one seat knows
it. `positions` reads one and is where to begin; it hands its parts to `sides` (what lies open),
`unlisted` (hands and draw pile), `turn` (whose turn, and how far it has come) and `questions` (what
a seat is being asked out of turn); `writer` makes one. A record is text with headers, deals and
moves, from which a whole match is replayed without random numbers: `records` reads and writes it.

Below both, `files` reads text and YAML with bounds on size and depth, and knows lines and columns;
`fields` reads single values out of a mapping. Both refuse with a code and arguments, as the engine
does; nothing here raises a plain `ValueError` for what a user wrote.
"""
