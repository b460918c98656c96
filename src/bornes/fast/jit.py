"""Numba behind a typed door: how functions are compiled, and where the result is kept.

A function marked `inner` becomes a part of those that call it. An `entry` is what Python
calls: it is compiled once for one signature, when it is first needed, and kept on disk.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, Generic, ParamSpec, TypeVar

import numba

from bornes.fast.progress import told

P = ParamSpec("P")
R = TypeVar("R")

_NUMBA: Final[Any] = numba.config
PACKAGE: Final = Path(__file__).parent
_SETTINGS: Final[dict[str, Any]] = {
    "nogil": True,
    "error_model": "numpy",
    "boundscheck": False,
    # Counting references to arrays would take two thirds of the time. Without it, compiled
    # code can make no arrays: whatever it needs to write to is handed to it.
    "_nrt": False,
}


def inner(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function into its callers, where its cost is that of its own lines."""
    compiled: Callable[P, R] = numba.njit(forceinline=True, **_SETTINGS)(function)
    return compiled


def shared(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function once for all its callers: one so long that a call costs little."""
    compiled: Callable[P, R] = numba.njit(**_SETTINGS)(function)
    return compiled


class Entry(Generic[P, R]):
    """A compiled function for use from Python, of one signature."""

    def __init__(self, function: Callable[P, R], signature: str) -> None:
        self.name = function.__name__
        self.__doc__ = function.__doc__
        self._signature = signature
        self._compiled = _kept(function)
        self._ready = False

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call it; the first time, it is prepared."""
        if not self._ready:
            self.prepare()
        result: R = self._compiled(*args, **kwargs)
        return result

    def prepare(self) -> None:
        """Compile, or read what an earlier process has compiled."""
        with _one_at_a_time():
            if self._ready:
                return
            with nullcontext() if self._is_kept() else told(self.name):
                self._compiled.compile(self._signature)
            self._ready = True

    def _is_kept(self) -> bool:
        """Whether an earlier process has compiled it, as far as can be told without loading it."""
        return FOLDER is not None and any(FOLDER.rglob(f"*{self.name}-*.nbi"))


ENTRIES: Final[list[Entry[..., Any]]] = []
"""Every entry that `prepare` is to compile, of the modules that were imported."""


def entry(signature: str, *, for_training: bool = False) -> Callable[[Callable[P, R]], Entry[P, R]]:
    """Mark a function as an entry with this signature.

    What is there for training is compiled when it is called, and nobody else waits for it.
    """

    def mark(function: Callable[P, R]) -> Entry[P, R]:
        made = Entry(function, signature)
        if not for_training:
            ENTRIES.append(made)
        return made

    return mark


def prepare() -> None:
    """Compile everything now, or read it from disk, so that no later call has to wait."""
    for each in ENTRIES:
        each.prepare()


# --- where compiled code is kept ----------------------------------------------------


def _fingerprint() -> str:
    """Short for all sources of this package: inner functions come from several files."""
    digest = hashlib.sha256()
    for path in sorted(PACKAGE.rglob("*.py")):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _user_cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")


def _find_folder() -> Path | None:
    """The first folder that can be written: as set for Numba, beside the sources, the user's."""
    name = f"bornes-fast-{_fingerprint()}"
    beside = PACKAGE / "__pycache__"
    set_for_numba = _NUMBA.CACHE_DIR
    candidates = [Path(set_for_numba)] if set_for_numba else [beside]
    with suppress(RuntimeError):  # a user without a home
        candidates.append(_user_cache() / "bornes")
    for candidate in candidates:
        with suppress(OSError):
            folder = candidate / name
            folder.mkdir(parents=True, exist_ok=True)
            tempfile.TemporaryFile(dir=folder).close()
            if candidate == beside:
                _remove_others(folder)
            return folder
    return None


def _remove_others(folder: Path) -> None:
    """Remove what was compiled from sources that are no longer there."""
    for other in folder.parent.glob("bornes-fast-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)


FOLDER: Final = _find_folder()
"""Where compiled code is kept; nothing if there is no place for it."""


def _kept(function: Callable[..., Any]) -> Any:
    if FOLDER is None:
        return numba.njit(**_SETTINGS)(function)
    # Numba looks at its setting when a function is marked; others may have set it too.
    before = _NUMBA.CACHE_DIR
    _NUMBA.CACHE_DIR = str(FOLDER)
    try:
        return numba.njit(cache=True, **_SETTINGS)(function)
    finally:
        _NUMBA.CACHE_DIR = before


_lock: Final = threading.RLock()


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let one process compile while others wait for the result, instead of doing the same."""
    with _lock:
        file = None if FOLDER is None else _locked(FOLDER / "lock")
        try:
            yield
        finally:
            if file is not None:
                os.close(file)


def _locked(path: Path) -> int | None:
    """Wait for a file that one process can have at a time; without it they compile the same."""
    if sys.platform == "win32":
        return None
    import fcntl

    try:
        file = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
    except OSError:
        return None
    with suppress(OSError):  # not every file system has locks
        fcntl.flock(file, fcntl.LOCK_EX)
    return file
