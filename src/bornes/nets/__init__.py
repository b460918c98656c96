"""Trained nets: the files that are shipped, and how to run them without a training library.

A net here is all whole numbers: what goes in, its weights, what each layer adds up and what comes
out. So it gives the same numbers on every machine, whichever of three ways it is run:

- `file`: what a file of nets holds, read and written; needs the standard library only
- `plain`: runs a net with Python's own numbers, where there is nothing else
- `arrays`: runs a net with NumPy, for many observations at once

The third way is compiled, and is part of `bornes.fast.policies`. What goes in is the observation
of `bornes.fast.policies.observation`; this room knows only how many numbers that is. How nets are
trained and made into files is `bornes.training`. The format is described in docs/nets.md.

Begin with `file.Layer`.
"""
