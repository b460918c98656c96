"""The nets: what they take in, and what they give out.

Each is a chain of layers with ReLU between them. The policy, the value and the belief see what a
seat may know. The critic, which is needed in training alone, sees the other hands and the next
cards as well, and who sits opposite.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from numpy.typing import NDArray

from bornes.fast.kernel.actions import ACTIONS
from bornes.fast.kernel.layout import KINDS, MOST_SIDES
from bornes.fast.policies.observed import NAMES, SIZE
from bornes.training.ppo.settings import Settings
from bornes.training.ppo.tables import AHEAD, FORMER, HANDS_HIDDEN, WORDS

Params = dict[str, Any]
"""The layers of each net by its name: a list of weights and biases."""
Array = Any
"""An array of JAX."""

SHIPPED: Final = ("policy", "value", "belief")
"""The nets that see what a seat sees, and are of use after training."""
_OPPONENTS: Final = 8
_CRITIC_SIZE: Final = SIZE + HANDS_HIDDEN + AHEAD * (KINDS + 1) + _OPPONENTS

_LARGE: Final = {
    "moment.target": 32,
    "cards.pile": 64,
    "cards.turns": 32,
    "cards.idle": 4,
}
_LARGE_BLOCKS: Final = {"rules": 16, "unseen": 8}
_LARGE_NAMES: Final = {
    "left": 16,
    "total": 32,
    "missing_hundreds": 16,
    "missing_rest": 4,
    "depth": 2,
}


def _one_for(name: str) -> float:
    block, word = name.split(".", 1)
    if name in _LARGE:
        return _LARGE[name]
    if block.startswith("side_"):
        return _LARGE_NAMES.get(word, 1)
    if name.startswith("cards.hand_"):
        return 4
    return _LARGE_BLOCKS.get(block, 1)


SCALE: Final[NDArray[np.float32]] = np.array([1 / _one_for(name) for name in NAMES], np.float32)
"""What each number of an observation is multiplied with, so that all are about as large."""


def new_nets(settings: Settings) -> Params:
    """Nets that have learned nothing yet."""
    wide, side, critic = settings.width, settings.side_width, settings.critic_width
    sizes = {
        "policy": [SIZE, wide, wide, wide, ACTIONS],
        "value": [SIZE, side, side, MOST_SIDES],
        "belief": [SIZE, side, side, HANDS_HIDDEN],
        "critic": [_CRITIC_SIZE, critic, critic, critic, MOST_SIDES],
    }
    rand = np.random.default_rng(settings.seed)
    return {name: _layers(rand, widths) for name, widths in sizes.items()}


def _layers(rand: np.random.Generator, widths: list[int]) -> list[tuple[Array, Array]]:
    layers = []
    for place, (into, out) in enumerate(pairwise(widths)):
        last = place == len(widths) - 2
        scale = 0.01 if last else (2 / (30 if place == 0 else into)) ** 0.5 * 0.7
        weights = rand.standard_normal((into, out)) * scale * (into**-0.5 if last else 1)
        layers.append((jnp.array(weights, jnp.float32), jnp.zeros(out, jnp.float32)))
    return layers


def forward(layers: list[tuple[Array, Array]], x: Array) -> Array:
    """What a net gives; products are of 16 bits where the processor is quick with those."""
    kind = jnp.bfloat16 if jax.default_backend() == "gpu" else jnp.float32
    x = x.astype(kind)
    for place, (weights, bias) in enumerate(layers):
        x = jnp.dot(x, weights.astype(kind), preferred_element_type=jnp.float32) + bias
        if place < len(layers) - 1:
            x = jax.nn.relu(x).astype(kind)
    return x


def scaled(seen: Array) -> Array:
    """Observations as nets take them."""
    return seen.astype(jnp.float32) * SCALE


def allowed(words: Array) -> Array:
    """A flag for each action."""
    places = np.arange(ACTIONS)
    assert WORDS * 32 >= ACTIONS
    shifts: NDArray[np.uint32] = (places & 31).astype(np.uint32)
    return words[..., places >> 5] >> shifts & 1 != 0


def log_odds(layers: list[tuple[Array, Array]], seen: Array, words: Array) -> Array:
    """The logarithm of the chance of each action; hardly any for those that are not legal."""
    logits = jnp.where(allowed(words), forward(layers, scaled(seen)), -1e9)
    return jax.nn.log_softmax(logits)


def playing(sides: Array) -> Array:
    """A flag for each side that is there, from how many there are."""
    return jnp.arange(MOST_SIDES) < sides[..., None]


def side_values(layers: list[tuple[Array, Array]], x: Array, sides: Array) -> Array:
    """What a net says of each side as the seat sees them, together nothing."""
    there = playing(sides)
    raw = jnp.where(there, forward(layers, x), 0.0)
    return jnp.where(there, raw - raw.sum(axis=-1, keepdims=True) / sides[..., None], 0.0)


def critic_sees(seen: Array, hidden: Array, opponent: Array, mine: Array) -> Array:
    """What the critic takes in."""
    ahead = jax.nn.one_hot(hidden[..., HANDS_HIDDEN:], KINDS + 1, dtype=jnp.float32)
    ahead = ahead.reshape(*ahead.shape[:-2], AHEAD * (KINDS + 1))
    company = jax.nn.one_hot(opponent - FORMER, _OPPONENTS - 1, dtype=jnp.float32)
    hands = hidden[..., :HANDS_HIDDEN].astype(jnp.float32)
    parts = [scaled(seen), hands, ahead, company, mine[..., None].astype(jnp.float32)]
    return jnp.concatenate(parts, axis=-1)


def folded(params: Params) -> dict[str, NDArray[np.float32]]:
    """The nets as a checkpoint keeps them: those that are shipped take whole numbers."""
    arrays = {}
    for name, layers in params.items():
        for place, (weights, bias) in enumerate(layers):
            whole = np.asarray(weights, np.float32)
            fold = name in SHIPPED and place == 0
            arrays[f"{name}/{place}/w"] = whole * SCALE[: len(whole), None] if fold else whole
            arrays[f"{name}/{place}/b"] = np.asarray(bias, np.float32)
    return arrays


def unfolded(arrays: Mapping[str, NDArray[np.float32]]) -> Params:
    """The other way round, to the last bit: every scale is a power of two.

    Nets that were made for fewer numbers keep to these: see `grown`.
    """
    params: Params = {}
    for key in sorted(arrays):
        if key.endswith("/w"):
            name, place, _ = key.split("/")
            fold = name in SHIPPED and place == "0"
            weights = arrays[key] / SCALE[: len(arrays[key]), None] if fold else arrays[key]
            params.setdefault(name, []).append(
                (jnp.array(weights), jnp.array(arrays[key[:-1] + "b"]))
            )
    return params


def grown(params: Params, size: int) -> Params:
    """Nets for so many numbers of an observation, to be given all of them: what is new is nothing.

    It comes after what was there, and before what the critic sees besides.
    """
    found: Params = {}
    for name, [(weights, bias), *rest] in params.items():
        new = jnp.zeros((SIZE - size, weights.shape[1]), weights.dtype)
        found[name] = [(jnp.concatenate([weights[:size], new, weights[size:]]), bias), *rest]
    return found
