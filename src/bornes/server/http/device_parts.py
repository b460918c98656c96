"""What a page needs for tables on the device: this Bornes and its libraries as an archive.

The page's own files hold a Python for browsers; what runs in it is made here, of what is installed,
so that a device always has the rules of the server that it comes from. It is made when it is first
asked for: few ask, and it takes a moment.
"""

from __future__ import annotations

import hashlib
import io
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ARCHIVE: Final = "assets/bornes-"
"""What the name of the archive begins with."""
LIBRARIES: Final = ("fluent.syntax", "typing_extensions", "yaml")
"""Packages of Python alone. msgspec is not: the page's files have it, compiled for browsers."""

_LEFT_OUT: Final = (
    "arena",
    "cli",
    "envs",
    "runs",
    "server/processes",
    "server/storage/postgres",
    "server/storage/sqlite",
    "simulate",
    "terminal",
    "training",
    "web",
)
"""Rooms of Bornes that no device enters: nothing there is ever imported."""
_KINDS: Final = (".ftl", ".json", ".md", ".net", ".py", ".yaml")
_WHEN: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in it: the same files make the same archive."""


@cache
def archive() -> bytes:
    """The archive."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, path in sorted(_files()):
            packed.writestr(zipfile.ZipInfo(name, _WHEN), path.read_bytes(), zipfile.ZIP_DEFLATED)
    return made.getvalue()


@cache
def archive_name() -> str:
    """By what the archive is asked for; another one has another name."""
    return f"{ARCHIVE}{hashlib.sha256(archive()).hexdigest()[:12]}.zip"


def _files() -> Iterator[tuple[str, Path]]:
    for name in ("bornes", *LIBRARIES):
        found = find_spec(name)
        assert found is not None
        assert found.origin is not None
        origin = Path(found.origin)
        inside = name.replace(".", "/")
        if found.submodule_search_locations is None:
            yield f"{inside}.py", origin
            continue
        for path in origin.parent.rglob("*"):
            part = path.relative_to(origin.parent).as_posix()
            left_out = name == "bornes" and part.startswith(tuple(f"{out}/" for out in _LEFT_OUT))
            if path.suffix in _KINDS and not left_out:
                yield f"{inside}/{part}", path
