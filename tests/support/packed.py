"""Bornes packed as it is published, and installed in environments outside the checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.support.paths import ROOT
from tests.support.server_process import GENEROUS

UV: Final = ROOT / ".tools" / "bin" / "uv"
LOCK: Final = ROOT / "requirements" / "dev.txt"
TOOLS_LOCK: Final = ROOT / "requirements" / "tools.txt"
IN_ENGLISH: Final = {"LANGUAGE": "en", "COLUMNS": "80"}
_OUR_OWN: Final = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "UV_PYTHON")


def plain_environ(**changes: str) -> dict[str, str]:
    """The variables of this process, less those that lead Python back to the checkout."""
    kept = {name: value for name, value in os.environ.items() if name not in _OUR_OWN}
    return {**kept, **changes}


def without_node(**changes: str) -> dict[str, str]:
    """The variables of a process that finds no npm along its path."""
    places = os.environ.get("PATH", "").split(os.pathsep)
    path = os.pathsep.join(place for place in places if not (Path(place) / "npm").exists())
    return plain_environ(PATH=path, **changes)


def build(
    kind: str, source: Path, into: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Pack a folder as ``sdist``, ``wheel`` or ``editable``, with the backend that is here."""
    into.mkdir(parents=True, exist_ok=True)
    code = f"import hatchling.build as b; b.build_{kind}({str(into)!r})"
    # Isolated (-I), so that the folder to be packed is not on the path, as with any installer.
    return subprocess.run(
        [sys.executable, "-I", "-c", code],
        cwd=source,
        env=without_node() if env is None else env,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def built(kind: str, source: Path, into: Path) -> Path:
    """The one file that packing a folder makes, without Node."""
    done = build(kind, source, into)
    assert done.returncode == 0, done.stderr
    [file] = [path for path in into.iterdir() if path.name.startswith("bornes-")]
    return file


def unpacked(sdist: Path, into: Path) -> Path:
    """The folder that an sdist becomes."""
    with tarfile.open(sdist) as archive:
        archive.extractall(into, filter="data")
    [folder] = into.iterdir()
    return folder


def names_in(file: Path) -> set[str]:
    """The files within an sdist or a wheel; those of an sdist without its top folder."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return set(wheel.namelist())
    with tarfile.open(file) as sdist:
        return {member.name.partition("/")[2] for member in sdist if member.isfile()}


def contents(wheel: Path) -> dict[str, bytes]:
    """Every file of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def python_of(version: str) -> str | None:
    """An interpreter of a version such as ``3.12`` that runs, or nothing."""
    return next((str(path) for path in _pythons(version) if _runs_as(path, version)), None)


def _pythons(version: str) -> Iterator[Path]:
    """Where one may be: along the path, and where pyenv and uv keep those that are not on it."""
    name = f"python{version}"
    yield from (Path(folder) / name for folder in os.get_exec_path())
    root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    yield from sorted(root.glob(f"versions/{version}.*/bin/{name}"), reverse=True)
    kept = Path(_uv("python", "dir").stdout.strip())
    yield from sorted(kept.glob(f"*-{version}.*/bin/{name}"), reverse=True)


def _runs_as(path: Path, version: str) -> bool:
    """Whether it is what its name says: a shim of pyenv may lead nowhere."""
    if not path.is_file():
        return False
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([path, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip() == version


def _uv(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(UV), *words], env=plain_environ(), capture_output=True, text=True, check=False
    )


class Installed:
    """A clean environment in a folder of its own, and what is run in it."""

    def __init__(self, folder: Path, python: str = sys.executable) -> None:
        self.folder = folder
        self._must("venv", "--python", python, str(folder / "env"))
        self.python = folder / "env" / "bin" / "python"

    @property
    def packages(self) -> Path:
        """Where its packages are."""
        [folder] = (self.folder / "env" / "lib").glob("python*/site-packages")
        return folder

    def install(self, what: Path, extras: str = "") -> None:
        """Install a file or a folder, with its dependencies as the lock has them.

        What a test run needs was fetched by `make setup`, so nothing is asked of the network
        unless the cache of uv was cleared since.
        """
        self.fetch(f"bornes{extras} @ {what.resolve().as_uri()}")

    def fetch(self, *wanted: str) -> None:
        """Install packages in the versions of the lock."""
        install = ["pip", "install", "--python", str(self.python), *wanted]
        install += ["--constraint", str(LOCK), "--constraint", str(TOOLS_LOCK)]
        if _uv(*install, "--offline").returncode != 0:
            self._must(*install)

    def run(self, *words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        """Run the interpreter of the environment, far from the checkout."""
        return subprocess.run(
            [str(self.python), *words],
            cwd=self.folder,
            env=plain_environ(**IN_ENGLISH, **env),
            input=typed,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    def bornes(self, *words: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
        """Run the command that was installed."""
        return self.run(str(self.python.parent / "bornes"), *words, typed=typed, **env)

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a server that runs in the environment."""
        command = [str(self.python.parent / "bornes"), "serve", "--port", "0", "--data", "data"]
        with subprocess.Popen(
            command,
            cwd=self.folder,
            env=plain_environ(**IN_ENGLISH, **GENEROUS),
            stdout=subprocess.PIPE,
            text=True,
        ) as process:
            try:
                assert process.stdout is not None
                line = process.stdout.readline()
                assert line.startswith("Bornes is served at http://"), line
                yield line.rpartition(" ")[2].strip().rstrip("/")
            finally:
                process.kill()

    def _must(self, *words: str) -> None:
        done = _uv(*words)
        assert done.returncode == 0, done.stderr


def tracked_copy(into: Path) -> Path:
    """The files that git keeps, as a fresh clone has them: no page, no tools."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (into / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, into / name)
    return into
