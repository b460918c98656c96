"""Every module has its place in the import contracts, so that a new one can't be forgotten.

`lint-imports` keeps the layers; it says nothing of a module that stands in none of them.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from tests.project.test_promised_paths import RE_EXPORTS
from tests.support.paths import ROOT

SOURCE = ROOT / "src"
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts)
    for path in (SOURCE / "bornes").rglob("*.py")
    if path.name != "__init__.py"
)
WITHOUT_A_LAYER = [name for name in RE_EXPORTS if name.count(".") == 1]
"""Promised paths at the root: they re-export a layer's names, and no module imports them."""


def contract(name: str) -> dict[str, Any]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    [found] = [each for each in contracts if each["id"] == name]
    return found


LAYERS = [
    module for layer in contract("rooms")["layers"] for module in re.split(r"\s*[|:]\s*", layer)
]


def layers_of(module: str) -> list[str]:
    """The layers that a module stands in."""
    return [layer for layer in LAYERS if f"{module}.".startswith(f"{layer}.")]


def test_a_module_outside_the_layers_is_noticed() -> None:
    assert layers_of("bornes.forgotten") == []
    assert layers_of("bornes.clinic") == []
    assert layers_of("bornes.cli.play") == ["bornes.cli"]


def test_every_module_stands_in_one_layer() -> None:
    stands_in = {module: layers_of(module) for module in MODULES if module not in WITHOUT_A_LAYER}
    assert {module: layers for module, layers in stands_in.items() if len(layers) != 1} == {}


def test_every_layer_is_there() -> None:
    for layer in LAYERS:
        path = SOURCE.joinpath(*layer.split("."))
        assert path.with_suffix(".py").is_file() or (path / "__init__.py").is_file(), layer


def test_every_bot_stands_in_the_contract_of_bots() -> None:
    layers = {name for layer in contract("bots")["layers"] for name in layer.split(" | ")}
    inside = {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts)
        for path in (SOURCE / "bornes" / "bots").iterdir()
        if path.suffix == ".py" or (path / "__init__.py").is_file()
    }
    assert inside - {"bornes.bots.__init__", *RE_EXPORTS} == layers


def test_nothing_of_the_product_may_import_the_training() -> None:
    kept = contract("training")
    assert kept["protected_modules"] == ["bornes.training"]
    assert kept["allowed_importers"] == []
