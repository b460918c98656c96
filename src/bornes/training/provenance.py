"""Where a file that was made comes from: the note that every such file carries.

A note has the command without what changes nothing in the result, the version of Bornes, the
seed, and the file that it went on from. Whatever is not known is null.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

import bornes

_NO_MATTER: Final = ("jobs", "cluster", "out")
"""Arguments that change nothing in what is made."""


def made_by(
    module: str, given: argparse.Namespace, parent: Path | None = None
) -> dict[str, object]:
    """The note on something that a program of this package has made with these arguments."""
    return {
        "command": " ".join([f"python -m bornes.training.{module}", *_written(given)]),
        "version": bornes.__version__,
        "seed": given.seed,
        "parent": None if parent is None else fingerprint(parent),
    }


def fingerprint(path: Path) -> str:
    """A file by its name and its content."""
    return f"{path.name} sha256:{sha256(path.read_bytes()).hexdigest()}"


def _written(given: argparse.Namespace) -> Iterator[str]:
    for name, value in vars(given).items():
        if name in _NO_MATTER or value is None or value is False:
            continue
        flag = "--" + name.replace("_", "-")
        yield flag if value is True else f"{flag} {value}"
