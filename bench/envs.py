"""Steps of the environments for learners, all of `parker` for two, in hands, played at random.

One step is one action of a learner. What it takes to choose among the legal actions and to
encode the observation counts everywhere. In `solo` and `many` the other seat plays at random
too, and its moves are no steps; in `aec` and `wrapped` both seats are learners.
"""

from __future__ import annotations

import random
import time
from functools import cache
from typing import Any

import numpy as np

from bornes import envs

TABLES = 1024


def aec(seconds: float, seed: int) -> tuple[int, float]:
    """Step PettingZoo's environment without wrappers."""
    return _in_turn(envs.raw_env("parker", 2, episode="hand"), seconds, seed)


def wrapped(seconds: float, seed: int) -> tuple[int, float]:
    """Step PettingZoo's environment as `envs.env` makes it."""
    return _in_turn(envs.env("parker", 2, episode="hand"), seconds, seed)


def _in_turn(env: Any, seconds: float, seed: int) -> tuple[int, float]:
    """Step an environment; give the steps made and the CPU-seconds taken."""
    rand = random.Random(seed).choice
    steps = 0
    env.reset(seed=seed)
    start = now = time.process_time()
    while now - start < seconds:
        observation, _, ended, _, _ = env.last()
        if ended:
            env.reset()
            now = time.process_time()
            continue
        env.step(rand(np.flatnonzero(observation["action_mask"]).tolist()))
        steps += 1
    return steps, now - start


def solo(seconds: float, seed: int) -> tuple[int, float]:
    """Step Gymnasium's environment; give the steps made and the CPU-seconds taken."""
    env = envs.solo("parker", 2, episode="hand", opponents="random")
    rand = random.Random(seed).choice
    steps = 0
    observation, _ = env.reset(seed=seed)
    start = now = time.process_time()
    while now - start < seconds:
        action = rand(np.flatnonzero(observation["action_mask"]).tolist())
        observation, _, ended, _, _ = env.step(action)
        steps += 1
        if ended:
            observation, _ = env.reset()
            now = time.process_time()
    return steps, now - start


@cache
def _tables() -> Any:
    """The vectorised environment; it is made once, because compiling is not what is measured."""
    return envs.vector(TABLES, "parker", 2, episode="hand", opponents="random")


def many(seconds: float, seed: int) -> tuple[int, float]:
    """Step the vectorised environment on one core, as `solo`; a step of each table counts."""
    env = _tables()
    chance = np.random.default_rng(seed)
    steps = 0
    observation, _ = env.reset(seed=seed)
    start = now = time.process_time()
    while now - start < seconds:
        masks = observation["action_mask"]
        actions = (chance.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
        steps += int(masks.any(axis=1).sum())  # where an episode has ended no action is made
        observation, *_ = env.step(actions)
        now = time.process_time()
    return steps, now - start
