"""Linear values: named features of a table, a weight for each, and their dot product.

A feature is about one where it matters and nothing where it doesn't, so that its weight is
what it is worth. The weights were fitted to playouts (`bornes.training.classic_weights` and
`family_weights`) and are kept as files beside this one, each of which says where it comes
from.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

FORMAT: Final = "bornes-weights 1"

Features = dict[str, float]
"""The features of a table, by name; one that is not there is nothing."""

Weights = Mapping[str, float]
"""The weight of each feature, by name."""

AgedWeights = Mapping[str, tuple[float, float]]
"""Two weights of each feature: the first holds early in a hand, the second at its end."""


def add(features: Features, name: str, value: float) -> None:
    """Add to a feature to which several cards or sides contribute."""
    features[name] = features.get(name, 0.0) + value


def dot(features: Features, weights: Weights) -> float:
    """The value of some features: their dot product with the weights."""
    return sum(weights[name] * value for name, value in features.items())


@cache
def classic_weights() -> AgedWeights:
    """The shipped weights for the games with piles, in points."""
    return aged_weights(_text_of("classic_weights.json"))


@cache
def family_weights() -> Weights:
    """The shipped weights for the short game, in thousandths of a game."""
    return plain_weights(_text_of("family_weights.json"))


def aged_weights(text: str) -> AgedWeights:
    """The weights of a file that has two for each feature."""
    return {name: (early, late) for name, (early, late) in _read(text).items()}


def plain_weights(text: str) -> Weights:
    """The weights of a file that has one for each feature."""
    return _read(text)


def _text_of(name: str) -> str:
    return files("bornes.bots.evaluation").joinpath(name).read_text("utf-8")


def _read(text: str) -> dict[str, Any]:
    data = json.loads(text)
    if data["format"] != FORMAT:
        raise ValueError(f"the weights are not {FORMAT}")
    weights: dict[str, Any] = data["weights"]
    return weights
