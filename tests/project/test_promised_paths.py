"""Import paths that README, docs/, examples/ or the change log name stay where they are."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

import bornes
from tests.support.paths import DOCS, ROOT

PROMISED = [
    *(f"bornes:{name}" for name in (*bornes.__all__, "__version__")),
    "bornes.arena:play",
    "bornes.arena:fairness",
    "bornes.bots:BOTS",
    "bornes.bots:Bot",
    "bornes.bots:make",
    "bornes.bots.advice:advise",
    "bornes.cards:HAZARD_OF",
    "bornes.cards:KIND",
    "bornes.cards:KM",
    "bornes.cards:REMEDY_FOR",
    "bornes.cards:SAFETY_FOR",
    "bornes.circuit:Circuit",
    "bornes.circuit:START",
    "bornes.circuit:Spot",
    "bornes.circuit:number_of",
    "bornes.circuit:tiles_of",
    "bornes.circuit.drawing:faces_page",
    "bornes.circuit.drawing:orders_page",
    "bornes.cli:main",
    "bornes.editions:EDITIONS",
    "bornes.envs:env",
    "bornes.envs:raw_env",
    "bornes.envs:solo",
    "bornes.envs:vector",
    "bornes.envs.solo_env:SoloEnv",
    "bornes.envs.vector_env:FastVectorEnv",
    "bornes.events:HandDealt",
    "bornes.events:MatchEnded",
    "bornes.fast:from_view",
    "bornes.fast:playouts",
    "bornes.fast:rollouts",
    "bornes.fast.layout:CARDS",
    "bornes.fast.layout:Hand",
    "bornes.fast.layout:Hands",
    "bornes.fast.layout:TO_ACT",
    "bornes.locales:Messages",
    "bornes.locales.advising:explain",
    "bornes.refusals:IllegalMove",
    "bornes.refusals:Refused",
    "bornes.scoring:LINES",
    "bornes.server.messages:Hello",
    "bornes.server.messages:VERSION",
    "bornes.server.schema:json_schema",
    "bornes.server.schema:typescript",
]
PAGES = [
    ROOT / "README.md",
    ROOT / "CHANGELOG.md",
    *sorted(DOCS.rglob("*.md")),
    *sorted((ROOT / "examples").glob("*.py")),
]
RE_EXPORTS = [
    "bornes.bots.advice",
    "bornes.cards",
    "bornes.events",
    "bornes.fast.layout",
    "bornes.locales.advising",
    "bornes.refusals",
    "bornes.scoring",
    "bornes.server.messages",
    "bornes.server.schema",
]
"""Modules that stay at an old place for nothing but this."""
_IMPORT = re.compile(
    r"^(?:>>> )?((?:from bornes[\w.]* import [\w, ]+)|(?:import bornes[\w.]*))$", re.MULTILINE
)


def imported(text: str) -> Iterator[str]:
    """The imports of our modules that a page shows, as ``module:name``."""
    for line in _IMPORT.findall(text):
        [node] = ast.parse(line).body
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}:{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def found(path: str) -> bool:
    """Whether a module, or a name in one, can be imported."""
    module, _, name = path.partition(":")
    home = import_module(module)
    if not name or hasattr(home, name):
        return True
    return import_module(f"{module}.{name}") is not None


@pytest.mark.parametrize("path", PROMISED)
def test_a_promised_name_is_where_it_was(path: str) -> None:
    assert found(path)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_import_that_a_page_shows_works(page: Path) -> None:
    for path in imported(page.read_text("utf-8")):
        assert found(path), path


def test_the_schema_can_still_be_run_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bornes.server.schema"], capture_output=True, text=True, check=True
    )
    assert '"$defs"' in done.stdout


@pytest.mark.parametrize("module", RE_EXPORTS)
def test_what_stays_at_an_old_place_only_re_exports(module: str) -> None:
    home = import_module(module)
    assert home.__file__ is not None
    tree = ast.parse(Path(home.__file__).read_text("utf-8"))
    assert "promised" in (ast.get_docstring(tree) or "")
    allowed = (ast.Expr, ast.ImportFrom, ast.Assign, ast.If)
    assert all(isinstance(node, allowed) for node in tree.body)
    for name in home.__all__:
        assert getattr(home, name) is not None
