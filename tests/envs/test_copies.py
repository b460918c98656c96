"""A copy of an environment stands where the environment stands, and goes on alike."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bornes import envs


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 -- it was made just now


HOW = pytest.mark.parametrize("copied", [copy.deepcopy, pickled], ids=["deepcopy", "pickle"])


def last_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[-1])


@HOW
@pytest.mark.parametrize("made", [envs.env, envs.raw_env])
@pytest.mark.parametrize("edition", ["parker", "arche", "volant"])
def test_several_learners(made: Callable[..., Any], edition: str, copied: Any) -> None:
    env = made(edition, 3)
    env.reset(seed=4)
    for _ in range(7):
        env.step(last_legal(env.last()[0]["action_mask"]))
    twin = copied(env)
    for _ in range(30):
        seen, also = env.last(), twin.last()
        assert env.agent_selection == twin.agent_selection
        assert np.array_equal(seen[0]["observation"], also[0]["observation"])
        assert seen[1:4] == also[1:4]
        action = last_legal(seen[0]["action_mask"])
        env.step(action)
        twin.step(action)


@HOW
@pytest.mark.parametrize("edition", ["parker", "arche", "volant"])
def test_one_learner(edition: str, copied: Any) -> None:
    env = envs.solo(edition, 3, opponents=["steady", "novice"], episode="hand")
    shown, _ = env.reset(seed=4)
    for _ in range(4):
        shown, *_ = env.step(last_legal(shown["action_mask"]))
    twin = copied(env)
    for _ in range(8):
        action = last_legal(shown["action_mask"])
        shown, paid, over, *_ = env.step(action)
        also = twin.step(action)
        assert np.array_equal(shown["observation"], also[0]["observation"])
        assert (paid, over) == also[1:3]
        if over:
            break
    assert np.array_equal(env.reset()[0]["observation"], twin.reset()[0]["observation"])


@HOW
def test_many_tables(copied: Any) -> None:
    many = envs.vector(5, "rally", 3)
    shown, _ = many.reset(seed=4)
    for _ in range(6):
        shown, *_ = many.step(shown["action_mask"].argmax(axis=1))
    twin = copied(many)
    for _ in range(40):
        actions = shown["action_mask"].argmax(axis=1)
        shown, paid, *_ = many.step(actions)
        also = twin.step(actions)
        assert np.array_equal(shown["observation"], also[0]["observation"])
        assert np.array_equal(paid, also[1])
