"""What was found so far, in a file that only grows: a header, and one line of JSON for each thing.

A file has one writer at a time, by a lock of the operating system's that ends with its process.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, TextIO

from bornes.engine.refusals import Refusal, Refused

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        # Beyond the end of any file, so that others can still read what is there.
        os.lseek(handle, 1 << 62, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_LONGEST_SHOWN: Final = 80
_BLOCK: Final = 65536
_REPLACED: Final = "\ufffd"
"""What stands for bytes that are no text."""
Line = Mapping[str, object]


class ResultFile:
    """A file that belongs to one run. A line that was cut off is left out, and written again."""

    def __init__(self, path: Path, header: Line) -> None:
        """Open it, or begin it; refuses one that belongs to something else, or is written to."""
        header = json.loads(_text_of(header))
        self.path = path
        # For appending: nothing that is there can be lost, whatever goes wrong.
        self._file: TextIO = path.open("a", encoding="utf-8", newline="\n")
        try:
            self._claim()
            self._begin(header)
        except BaseException:
            self._file.close()
            raise

    def _claim(self) -> None:
        try:
            _lock(self._file.fileno())
        except OSError:
            raise Refused(Refusal("run-file-in-use", file=str(self.path))) from None

    def _begin(self, header: Mapping[str, Any]) -> None:
        form = str(header["format"])
        first = first_line(self.path, form)
        if not first.endswith("\n") and not _text_of(header).startswith(first):
            raise not_ours(self.path, form)
        if first.endswith("\n"):
            compare(self.path, read_header(self.path, first, form), header)
        os.truncate(self.path, _whole_bytes(self.path))
        if not first.endswith("\n"):
            self.append(header)

    @property
    def lines(self) -> Iterator[str]:
        """What the file holds after its header, one line at a time: there may be very many."""
        for number, line in lines_of(self.path):
            if _REPLACED in line:
                raise self.damaged(number)
            yield line.removesuffix("\n")

    def append(self, line: Line) -> None:
        """Add a line; it is in the file when this returns, even if the process is killed."""
        self._file.write(_text_of(line))
        self._file.flush()

    def close(self) -> None:
        """Write no more, and let others write."""
        self._file.close()

    def damaged(self, number: int) -> Refused:
        """The refusal of a line, by its number after the header from 0 on."""
        return Refused(Refusal("run-file-damaged", file=str(self.path), line=number + 2))


def header_of(path: Path, form: str) -> Mapping[str, Any] | None:
    """The header of a file that was begun; nothing if there is no file, or nothing in it yet."""
    if not path.is_file():
        return None
    first = first_line(path, form)
    return read_header(path, first, form) if first.endswith("\n") else None


def lines_of(path: Path) -> Iterator[tuple[int, str]]:
    """The whole lines after the header, with their numbers from 0 on, one at a time."""
    with path.open(encoding="utf-8", errors="replace", newline="\n") as file:
        for number, line in enumerate(file, start=-1):
            if number >= 0 and line.endswith("\n"):
                yield number, line


def read_header(path: Path, line: str, form: str) -> dict[str, Any]:
    """A header, if it is one of this format."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise not_ours(path, form) from None
    if not isinstance(found, dict) or found.get("format") != form:
        raise not_ours(path, form)
    return found


def not_ours(path: Path, form: str) -> Refused:
    """The refusal of a file that holds something else."""
    return Refused(Refusal("run-file-not-ours", file=str(path), format=form))


def compare(path: Path, found: Mapping[str, object], wanted: Mapping[str, object]) -> None:
    """Refuse a file whose header differs from what is wanted."""
    for name, value in wanted.items():
        there = found.get(name)
        if there != value:
            refusal = Refusal(
                "run-file-differs",
                file=str(path),
                name=name,
                found=_shown(there),
                wanted=_shown(value),
            )
            raise Refused(refusal)


def first_line(path: Path, form: str) -> str:
    """The first line of a file, with its end if it has one; refused if it is no text."""
    try:
        with path.open(encoding="utf-8", newline="\n") as file:
            return file.readline()
    except UnicodeDecodeError:
        raise not_ours(path, form) from None


def _whole_bytes(path: Path) -> int:
    """How many bytes of a file are whole lines; what stands behind them was cut off."""
    with path.open("rb") as file:
        place = file.seek(0, os.SEEK_END)
        while place:
            start = max(0, place - _BLOCK)
            file.seek(start)
            end = file.read(place - start).rfind(b"\n")
            if end >= 0:
                return start + end + 1
            place = start
    return 0


def _text_of(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"), default=repr) + "\n"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"
