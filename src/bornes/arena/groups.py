"""The groups of a run, kept in a file, so that any number of them needs little memory."""

from __future__ import annotations

import json
import weakref
from array import array
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from tempfile import SpooledTemporaryFile
from typing import Final, overload

from bornes.arena.outcomes import Group

_IN_MEMORY: Final = 4_000_000
"""Groups of so many bytes are kept in memory, without a file; most tournaments are smaller."""
_NOT_THERE: Final = -1


class Groups(Sequence[Group]):
    """Groups in the order of their places in a plan, each read again whenever it is asked for."""

    def __init__(self) -> None:
        self._file = SpooledTemporaryFile(max_size=_IN_MEMORY)  # noqa: SIM115, it lives as long as this
        weakref.finalize(self, self._file.close)
        self._starts = array("q")
        """Where in the file the group of a place begins."""
        self._end = 0
        self._number = 0
        self.matches = 0
        """The number of matches that the groups have together."""

    def add(self, place: int, group: Group) -> None:
        """Keep a group at its place, where there is none yet."""
        missing = place + 1 - len(self._starts)
        self._starts.extend([_NOT_THERE] * missing)
        line = json.dumps(group.data(), separators=(",", ":")).encode() + b"\n"
        self._starts[place] = self._end
        self._file.seek(self._end)
        self._file.write(line)
        self._end += len(line)
        self._number += 1
        self.matches += len(group.matches)

    def has(self, place: int) -> bool:
        """Whether there is a group at a place."""
        return place < len(self._starts) and self._starts[place] != _NOT_THERE

    def __len__(self) -> int:
        return self._number

    def __iter__(self) -> Iterator[Group]:
        for start in self._starts:
            if start != _NOT_THERE:
                yield self._read(start)

    @overload
    def __getitem__(self, index: int) -> Group: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Group, ...]: ...
    def __getitem__(self, index: int | slice) -> Group | tuple[Group, ...]:
        starts = [start for start in self._starts if start != _NOT_THERE]
        if isinstance(index, slice):
            return tuple(self._read(start) for start in starts[index])
        return self._read(starts[index])

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence):
            return NotImplemented
        return all(one == another for one, another in zip_longest(self, other))

    __hash__ = object.__hash__

    def _read(self, start: int) -> Group:
        self._file.seek(start)
        return Group.of(json.loads(self._file.readline()))
