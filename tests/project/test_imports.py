"""What is imported, and when: a version is told, and a room entered, without the rest."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bornes
from tests.support.paths import ROOT

ALWAYS = {"bornes", "bornes.__main__"}
HEAVY = ("cyclopts", "fluent", "importlib.metadata", "numpy", "numba", "rich", "yaml")


def run(*words: str, code: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code] if code else [sys.executable, *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def loaded(line: str) -> set[str]:
    """Every module that is there after a line of Python; what the line prints comes before."""
    done = run(code=f"{line}\nimport sys; print(*sys.modules)")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines()[-1].split())


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.partition(".")[0] == "bornes"}


def test_importing_bornes_imports_nothing_else() -> None:
    modules = loaded("import bornes; bornes.__version__")

    assert ours(modules) == {"bornes"}
    assert modules.isdisjoint(HEAVY)


def test_the_version_is_told_without_the_program() -> None:
    line = """
import sys
from bornes.__main__ import main
sys.argv = ["bornes", "--version"]
try:
    main()
except SystemExit as end:
    assert end.code == 0
"""
    modules = loaded(line)

    assert ours(modules) - ALWAYS == {"bornes.terminal", "bornes.terminal.console"}
    assert modules.isdisjoint(HEAVY)


def test_python_runs_it_as_a_module() -> None:
    assert run("-m", "bornes", "--version").stdout == f"{bornes.__version__}\n"

    listed = run("-m", "bornes", "editions", "--language", "en")
    assert listed.returncode == 0, listed.stderr
    assert "dujardin" in listed.stdout

    wrong = run("-m", "bornes", "nosuch", "--language", "en")
    assert wrong.returncode == 2
    assert wrong.stderr == "bornes: There is no command “nosuch”. See bornes --help.\n"


def test_the_version_can_be_told_to_nobody() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "bornes", "--version"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.wait(60) == 141
        assert process.stderr.read() == ""


def test_every_name_and_room_is_found_by_asking() -> None:
    rooms = {
        path.stem
        for path in (ROOT / "src" / "bornes").iterdir()
        if (path / "__init__.py").is_file() or (path.suffix == ".py" and "_" not in path.stem)
    }
    assert set(dir(bornes)) == {*bornes.__all__, *rooms, "__version__"}
    for name in dir(bornes):
        assert getattr(bornes, name) is not None
    with pytest.raises(AttributeError, match="module 'bornes' has no attribute 'nosuch'"):
        _ = getattr(bornes, Path("nosuch").name)


@pytest.mark.parametrize("room", ["bots", "engine", "envs", "fast", "locales", "notation"])
def test_a_room_can_be_the_first_that_is_imported(room: str) -> None:
    assert f"bornes.{room}" in loaded(f"import bornes; bornes.{room}")
