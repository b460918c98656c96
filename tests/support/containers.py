"""A program that builds and runs containers, and an image to build on where none can be fetched."""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

STAND_IN = "localhost/bornes-base"
MANY = 4096
OF_THIS_MACHINE = ("/etc/ssl/certs", "/etc/pip.conf")
VARIABLES = ("NODE_EXTRA_CA_CERTS", "PIP_INDEX_URL")
"""What a machine may need to reach where packages are fetched from, lent to what is built."""


class Unavailable(Exception):
    """Containers can't be had here; says why."""


@dataclass
class Containers:
    """Podman, with a store of its own that is thrown away, or Docker."""

    program: str
    before: tuple[str, ...]
    """The words before each command."""

    @property
    def lent(self) -> list[str]:
        """The words by which a build is lent what this machine needs; Docker has none."""
        if "podman" not in self.program:
            return []
        paths = [path for path in OF_THIS_MACHINE if Path(path).exists()]
        names = [name for name in VARIABLES if name in os.environ]
        words = [word for path in paths for word in ("--volume", f"{path}:{path}:ro")]
        return words + [word for name in names for word in ("--env", name)]

    def call(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Carry a command out, however it ends."""
        line = [self.program, *self.before, *words]
        return subprocess.run(line, capture_output=True, text=True, check=False)

    def told(self, *words: str) -> str:
        """What a command that must work tells."""
        done = self.call(*words)
        assert done.returncode == 0, f"{' '.join(words[:2])}: {done.stdout[-3000:]}{done.stderr}"
        return done.stdout.strip()

    def build(self, file: Path, context: Path, name: str) -> None:
        """Build an image by a container file."""
        kept = () if "docker" in self.program else ("--format", "docker")
        words = ("--network", "host", *limits(), *self.lent, "--file", str(file), "--tag", name)
        self.told("build", *kept, *words, str(context))

    def run(self, image: str, *words: str, options: tuple[str, ...] = ()) -> str:
        """Run an image; returns what it tells, or its id if it runs on."""
        return self.told("run", *limits(), *options, image, *words)

    def health(self, container: str) -> bool:
        """Whether a container is well, by the question of its own image."""
        if "podman" in self.program:
            return self.call("healthcheck", "run", container).returncode == 0
        state = json.loads(self.told("inspect", "--format", "{{json .State.Health}}", container))
        return bool(state["Status"] == "healthy")


def limits() -> tuple[str, ...]:
    """How many files and processes there may be: no more than this process may have itself."""
    words: list[str] = []
    for name, kind in (("nofile", resource.RLIMIT_NOFILE), ("nproc", resource.RLIMIT_NPROC)):
        hard = resource.getrlimit(kind)[1]
        most = MANY if hard == resource.RLIM_INFINITY else min(MANY, hard)
        words += ["--ulimit", f"{name}={most}:{most}"]
    return tuple(words)


@contextmanager
def containers(folder: Path, image: str) -> Iterator[tuple[Containers, str]]:
    """What runs containers, and the image to build on: the one that is named, or a stand-in."""
    program = _program()
    before: tuple[str, ...] = ()
    # Podman takes no path of more than 50 letters for what runs, and a test's folder may be longer.
    running = Path(tempfile.mkdtemp(prefix="pod"))
    if "podman" in program:
        # What is made for a test lies in a folder of the test.
        before = ("--root", str(folder / "store"), "--runroot", str(running))
    here = Containers(program, before)
    try:
        base = image if here.call("pull", image).returncode == 0 else stand_in(here, folder)
        yield _that_runs(here, base), base
    finally:
        if before:
            here.call("rm", "--all", "--force")
            here.call("rmi", "--all", "--force")
            here.call("volume", "prune", "--force")
            shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(running, ignore_errors=True)


def _program() -> str:
    """Podman or Docker; Podman is installed where that takes no more than asking for it."""
    for find in (_podman, _docker, _installed):
        if (found := find()) is not None:
            return found
    raise Unavailable("neither Podman nor a running Docker is here, and neither can be installed")


def _podman() -> str | None:
    return shutil.which("podman")


def _docker() -> str | None:
    found = shutil.which("docker")
    asked = found and subprocess.run([found, "info"], capture_output=True, check=False)
    return found if asked and asked.returncode == 0 else None


def _installed() -> str | None:
    return shutil.which("podman") if installed("podman", "buildah", "runc") else None


def installed(*packages: str) -> bool:
    """Install packages of the system, where this user may; whether that worked."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    line = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    commands: list[list[str]] = [line, ["apt-get", "update"], line]
    for command in commands:
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        if command is line and done.returncode == 0:
            return True
    return False


def _that_runs(here: Containers, image: str) -> Containers:
    """The same with a runtime that works on this machine: not each takes every kernel."""
    ways: list[Callable[[], Containers]] = [lambda: here]
    if "podman" in here.program:
        other = Containers(here.program, ("--runtime", "runc", *here.before))
        ways += [lambda: other, lambda: other if installed("runc") else here]
    done = None
    for way in ways:
        tried = way()
        done = tried.call("run", "--rm", *limits(), image, "python", "-c", "")
        if done.returncode == 0:
            return tried
    raise Unavailable(f"no container runs here: {done.stderr.strip() if done else ''}")


def stand_in(here: Containers, folder: Path) -> str:
    """This machine's Debian with its Python, as an image, where no image can be fetched."""
    if shutil.which("debootstrap") is None and not installed("debootstrap"):
        raise Unavailable("the image to build on can't be fetched, and none can be made here")
    which = ["--format", "$(SITE) $(CODENAME)", "Created-By: Packages", "Component: main"]
    line = ["apt-get", "indextargets", *which]
    listed = subprocess.run(line, capture_output=True, text=True, check=False)
    if listed.returncode != 0 or not listed.stdout:
        raise Unavailable("the image to build on can't be fetched, nor can Debian's packages")
    site, name = listed.stdout.splitlines()[0].split()
    root = folder / "debian"
    parts = "--include=python3,python3-venv,python3-pip,ca-certificates"
    line = ["debootstrap", "--variant=minbase", parts, name, str(root), site]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise Unavailable(f"no image to build on can be made here: {done.stdout[-300:]}")
    # As in the image that it stands for: a program `python`, into which pip may install.
    (root / "usr/bin/python").symlink_to("python3")
    for mark in root.glob("usr/lib/python3*/EXTERNALLY-MANAGED"):
        mark.unlink()
    packed = folder / "debian.tar"
    subprocess.run(["tar", "-C", str(root), "-cf", str(packed), "."], check=True)
    here.told("import", str(packed), STAND_IN)
    shutil.rmtree(root)
    packed.unlink()
    return STAND_IN
