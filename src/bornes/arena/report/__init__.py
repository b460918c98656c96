"""What the arena found, on paper: pages, tables, plots and data.

What belongs here: how findings are printed, drawn or written as JSON. What doesn't: any figure;
those are worked out in `bornes.arena` and only laid out here. Words come from `bornes.locales`.

Begin with `print_out`, which ``bornes arena`` runs: it plays with a progress bar and chooses
the form of the answer. `tournament_page` and `fairness_page` are the two pages for people,
`columns` has the columns and number formats they share, `data` is the same for programs, and `plot`
draws a tournament with matplotlib, which is imported nowhere else.
"""
