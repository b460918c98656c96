"""Random play in RLCard's UNO, the card-game environment that people who train on card games know.

The loop is the one that its `Env.run` is made of: `env.reset()`, then `env.step(action)` with one
of the keys of `state["legal_actions"]` until `env.is_over()`. It leaves out what a user may leave
out: no agents, no trajectories, none of `RandomAgent`'s `numpy.random.choice`, which costs a third
of a step, and no `step_back`, which is off by default. What `step` does for everybody it does here
too: it encodes the observation each time.

One action is one `env.step`.
"""

from __future__ import annotations

import random
import time
from typing import Any


def make_env(seed: int) -> Any:
    """RLCard's UNO for two; imported here, so that its absence can be told in plain words."""
    import rlcard

    return rlcard.make("uno", config={"seed": seed})


def play(seconds: float, seed: int) -> tuple[int, float]:
    """Play for about so many CPU-seconds; give the actions made and the CPU-seconds taken."""
    env = make_env(seed)
    rand = random.Random(seed).random
    actions = 0
    start = now = time.process_time()
    while now - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(rand() * len(legal))])
            actions += 1
        now = time.process_time()
    return actions, now - start


if __name__ == "__main__":
    made, spent = play(2.0, 1)
    print(f"{made / spent:,.0f} actions per CPU-second")
