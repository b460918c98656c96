"""Without the extra everything else works, and the environments say what they need."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bornes.envs.extra import PACKAGES, missing

BLOCKED = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {packages}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
"""


def python(code: str, *packages: str) -> str:
    """Run code in a Python that does not have some packages."""
    script = BLOCKED.format(packages=set(packages)) + code
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


IMPORT = """
import bornes
try:
    import bornes.envs
except ImportError as error:
    print(isinstance(error, bornes.Refused), error.refusal.code, error.refusal.details["package"])
    print(error)
"""


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo", "numpy", "PIL"])
def test_importing_without_a_package_says_which(package: str) -> None:
    told = python(IMPORT, package)
    first, second = told.split("\n")
    assert first == f"True envs-needs-extra {package}"
    advice = 'pip install "bornes[rl]" installs it.'
    assert second == f"The environments need the package {package}: {advice}"


def test_bornes_works_without_any_of_them() -> None:
    code = "import bornes\nprint(bornes.new('parker', 2, seed=1).phase)"
    assert python(code, *PACKAGES) == "play"


def test_only_the_vectorised_environment_needs_the_compiler() -> None:
    code = """
from bornes import Refused, envs
env = envs.solo("arche", 2)
env.reset(seed=1)
try:
    envs.vector(2)
except Refused as error:
    print(error.refusal.code, error.refusal.details)
"""
    assert python(code, "numba") == "envs-needs-extra {'package': 'numba'}"


def test_another_missing_module_is_not_blamed_on_the_extra() -> None:
    error = ModuleNotFoundError("No module named 'bornes.nothing'", name="bornes.nothing")
    assert missing(error) is error


def test_the_openspiel_game_names_its_own_extra() -> None:
    code = """
try:
    import bornes.envs.openspiel
except ImportError as error:
    print(error)
"""
    advice = 'pip install "bornes[openspiel]" installs it.'
    assert python(code, "pyspiel") == f"The OpenSpiel game needs the package pyspiel: {advice}"
