"""The game on the full screen of a terminal, with Textual (the extra `terminal`).

What belongs here: screens, widgets, colours and keys. What doesn't: what a table shows
(`bornes.terminal.shown`), what comes next in a match (`bornes.terminal.match`), and any words
(`terminal.ftl` in `bornes.locales`).

Begin with `board_screen`: the table as it is shown. `table_screen` is the one from which one plays,
`replay_screen` the one of a record. What is played at is a `bornes.terminal.session.Session`:
`local_session` is a match at this machine, `bornes.terminal.remote` one on a server. Before it
comes the room `setup`, beside it `pages` (rules, log, score, hints and the like) and `wish_screen`
(what else can be said). `hand`, `offer` and `panels` are the widgets of the table, `offers` says
which panel a moment calls for, `keys` which keys there are, `theme` has the colours, `app` holds
them together, and `begin` is where the command line comes in.
"""
