"""Nets that learn by playing against themselves: ``python -m bornes.training.ppo --out FOLDER``.

- `tables`: many tables, compiled: from one decision to the next, through forced moves, the end of
  hands and of matches, and new deals
- `groups`: tables of several kinds side by side; `workers`: the threads that step them
- `collect`: both halves of the tables: one is stepped on all cores while nets decide for the other
- `nets`: the policy, the critic, the value and the belief; `play`: how they choose
- `advantage`: how much better it went than the critic thought, for each side
- `learn`: the losses, and an update on the steps that were collected
- `duels`: how many points a hand the policy is ahead of a compiled one
- `starts`: nets to begin with; `run_files`, `curves`: what a run leaves
- `loop`: the run itself; `settings`: what it is told

What seats see is written by `bornes.fast.policies.observation`, which the trained nets are given in
play as well. All of this needs JAX and Optax (``bornes[train]``). Begin with `loop`.
"""
