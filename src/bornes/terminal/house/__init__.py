"""House rules at a terminal: choosing them by number, and keeping sets of them under a name.

What belongs here: the questions of the set-up about house rules (`menu`), and the file in a
person's configuration folder that keeps named sets (`sets`). What doesn't: which house rules there
are and what they may be (`bornes.editions.house_fields`), and their words (`house.ftl` in
`bornes.locales`).

Begin with `menu`.
"""
