"""The rules of the game, pure: what a match is, what is legal, what a move does, what a seat sees.

What belongs here: cards, moves, rules as one value, the state of a match, legality, turns,
scoring, and the view. It imports nothing from outside the standard library. What doesn't: files
(`bornes.notation`), words (`bornes.locales`), and which edition has which rules
(`bornes.editions`).

Begin with `rules` (everything in which tables differ), then `state`, `legality` (why not),
`plays` and `turns` (what happens), and `view` (the only door through which cards leave). The
public face, `bornes.game`, stands above it. Modules import one way:

    refusals, randomness → cards → moves → rules → events → tableau → state →
    legality, scoring → legal_moves → resolve, turns → answers → plays → view
"""
