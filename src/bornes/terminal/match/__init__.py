"""A match at this machine: how it begins, who sits where, who looks next, where it is kept.

What belongs here: everything about a match that is the same whether it is played line by line or on
the full screen. What doesn't: what is shown and asked (`bornes.terminal.lines`,
`bornes.terminal.screen`), and a match on a server (`bornes.terminal.remote`).

Begin with `local`, which says what comes next. `setup` makes a match from what was wanted,
`seat_plan` says who sits where, `save_file` keeps it in a file, `house_sets` keeps house rules
(`whole_file` writes them). `lookback` goes through a record.
"""
