"""What a table shows, made from a view alone, for lines, the full screen and a server's table.

What belongs here: the contents of the table for whoever looks at it, in words and in lines that are
marked but not coloured (`spans`), so that a pipe, a terminal of two colours and one of millions
show the same. What doesn't: where a line stands on a screen (`bornes.terminal.lines`,
`bornes.terminal.screen`), and words (`bornes.locales`).

Begin with `table`: a view as a person sees it. `race` draws the road and the cars on it, `tableau`
what lies before a side, `road_map` the circuit of volant, `sheet` the score, `narration` what
happened, `choices` what can be done.
"""
