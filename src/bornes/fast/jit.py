"""Numba behind a typed door: how functions are compiled, and where the result is kept.

A function marked `inner` becomes a part of those that call it. An `entry` is what Python
calls: it is compiled once for one signature, when it is first needed, and kept on disk.

Tables with a road have rules of their own, which nobody else is to wait for. So an entry that asks
for them is compiled twice from the same source, the second time when a row with a road first comes.
The two differ in the type that rows have: for those of a road the compiler is told that cells need
not lie at multiples of four bytes (they do). By that type `by_table` chooses between two functions.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import tempfile
import threading
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, Final, Generic, ParamSpec, TypeVar

import numba
from numba.core import sigutils

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


class _ByTable(Generic[P, R]):
    """Two functions of which the type of the row chooses one: to Numba one function like any other.

    It answers what Numba's type for compiled functions asks of them, for the one that is meant.
    The door that Numba has for such choices, `overload`, takes far longer to compile.
    """

    is_compiling = False  # it never calls itself

    def __init__(self, plain: Callable[P, R], on_road: Callable[P, R]) -> None:
        self._plain: Any = plain
        self._on_road: Any = on_road

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        raise NotImplementedError("only compiled code knows the type of a row")

    @property
    def _numba_type_(self) -> Any:
        return numba.types.Dispatcher(self)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """What Numba asks for when it learns the types of a call."""
        return self._one(args).get_call_template(args, kws)

    def get_overload(self, args: Any) -> Any:
        """What Numba asks for when it writes the call down."""
        return self._one(args).get_overload(args)

    def _one(self, args: Any) -> Any:
        return self._plain if args[0].aligned else self._on_road


def by_table(plain: Callable[P, R], on_road: Callable[P, R]) -> Callable[P, R]:
    """The one function at tables without a road, the other at those that have one.

    Only compiled code can call it, with a row first; what is not meant there isn't compiled.
    """
    return _ByTable(plain, on_road)


def _on_road(signature: str) -> Any:
    """The signature with the type of a road's rows, for all that is like rows."""
    parsed: Any = sigutils.normalize_signature
    arguments, result = parsed(signature)
    return result(*map(_unaligned, arguments))


def _unaligned(argument: Any) -> Any:
    if not isinstance(argument, numba.types.Array) or argument.dtype != numba.int32:
        return argument
    return numba.types.Array(argument.dtype, argument.ndim, argument.layout, aligned=False)


class Variant:
    """A function compiled for one signature."""

    def __init__(self, function: Callable[..., Any], signature: Any) -> None:
        self.name = function.__name__
        self.compiled = _kept(function)
        self.ready = False
        self._signature = signature

    def prepare(self) -> None:
        """Compile, or read what an earlier process has compiled."""
        with _one_at_a_time():
            if self.ready:
                return
            with nullcontext() if self._is_kept() else told(self.name):
                self.compiled.compile(self._signature)
            # From now on arguments are taken as what the signature says.
            self.compiled.disable_compile()
            self.ready = True

    def _is_kept(self) -> bool:
        """Whether an earlier process has compiled it, as far as can be told without loading it."""
        return FOLDER is not None and any(FOLDER.rglob(f"*.{self.name}-*.nbi"))


class Entry(Generic[P, R]):
    """A compiled function for use from Python, of one signature.

    `has_road` tells by the first argument whether it is about a table with a road, for which the
    function is compiled apart.
    """

    def __init__(
        self,
        function: Callable[P, R],
        signature: str,
        has_road: Callable[[Any], bool] | None = None,
    ) -> None:
        self.__doc__ = function.__doc__
        self._has_road = has_road or _never
        self.plain = Variant(function, signature)
        self.on_road = self.plain
        if has_road is not None:
            self.on_road = Variant(_named_apart(function), _on_road(signature))

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        """Call it; the first time, it is prepared."""
        variant = self.on_road if self._has_road(args[0]) else self.plain
        if not variant.ready:
            variant.prepare()
        result: R = variant.compiled(*args, **kwargs)
        return result

    def prepare(self, *, road: bool = False) -> None:
        """Compile, or read what an earlier process has compiled; what is for a road if wished."""
        self.plain.prepare()
        if road:
            self.on_road.prepare()


def _never(_: Any) -> bool:
    return False


def _named_apart(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same function under another name: files on disk are called by it."""
    name = f"{function.__name__}_on_road"
    made = types.FunctionType(function.__code__, function.__globals__, name)
    made.__module__, made.__qualname__ = function.__module__, name
    return made


ENTRIES: Final[list[Entry[..., Any]]] = []
"""Every entry that `prepare` is to compile, of the modules that were imported."""


def entry(
    signature: str,
    *,
    has_road: Callable[[Any], bool] | None = None,
    for_training: bool = False,
) -> Callable[[Callable[P, R]], Entry[P, R]]:
    """Mark a function as an entry with this signature; see `Entry`.

    What is there for training is compiled when it is called, and nobody else waits for it.
    """

    def mark(function: Callable[P, R]) -> Entry[P, R]:
        made = Entry(function, signature, has_road)
        if not for_training:
            ENTRIES.append(made)
        return made

    return mark


def prepare(*, road: bool = False) -> None:
    """Compile everything now, or read it from disk, so that no later call has to wait.

    What only tables with a road need is left out unless it is wanted.
    """
    for each in ENTRIES:
        each.prepare(road=road)


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
