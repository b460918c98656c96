"""The game on the full screen of a terminal, with Textual (the extra `terminal`).

What belongs here: screens, widgets, colours and keys. What doesn't: what a table shows
(`bornes.terminal.shown`), what comes next in a match (`bornes.terminal.match`), and any words
(`terminal.ftl` in `bornes.locales`).

Begin with `table_screen`: the table from which one plays. What it plays at is a `playing.Playing`:
`local_playing` is a match at this machine, `bornes.terminal.remote` one on a server. Before it
comes `setup_screen`, beside it `pages` (rules, log, score, hints and the like). `hand`, `offer` and
`panels` are the widgets of the table, `offers` says which panel a moment calls for, `theme` has the
colours, `app` holds them together, and `begin` is where the command line comes in.
"""
