"""The game as numbers: what an observation holds, and which move has which number.

What belongs here: reading and writing these numbers, from views and from the compiled rules' rows.
What doesn't: the environments that hand them to learners (`bornes.envs`).

`observation_fields` lists what an observation holds, `observations` writes a view into it,
`action_list` numbers the moves, and `codec` puts these together as one `Encoding`; `compiled`
makes the same numbers from rows, and a test holds both to each other. Begin reading with `codec`.

Whoever changes an observation or an action raises `VERSION` in `codec`.
"""
