"""Who plays in a playout: from a row, what the seat to act does.

- `registry`: every policy by name and number, the weights it comes with, and the choice by one
- `thumb`, with `thumb_weights`: rules of thumb
- `net`, with `features`, `net_weights` and `simd`: the net of ``keen`` and ``mimic``, what it
  sees, its weights from ``keen.json`` and ``mimic.json``, and its sums
- `outlook`: what both read off a row; `weights`: the type of all weights

A policy looks at what its seat may know and at nothing else, which a test holds it to. Weights
are passed in, never looked up: whoever trains some plays with a table of `with_weights`, and the
ones that are shipped stay as they are. The programs that make them are in `bornes.training`.

A new policy is a function from a row and its weights to an action, a number and a name in
`registry`, and a branch of `choose` there. Begin with `thumb`.
"""
