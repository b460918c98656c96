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
            self.lines: list[str] = self._begun(header)
            """What the file held when it was opened, after its header."""
        except BaseException:
            self._file.close()
            raise

    def _claim(self) -> None:
        try:
            _lock(self._file.fileno())
        except OSError:
            raise Refused(Refusal("run-file-in-use", file=str(self.path))) from None

    def _begun(self, header: Mapping[str, Any]) -> list[str]:
        whole, torn = _split(self.path, str(header["format"]))
        if not whole and not _text_of(header).startswith(torn):
            raise not_ours(self.path, str(header["format"]))
        if whole:
            found = read_header(self.path, whole[0], str(header["format"]))
            compare(self.path, found, header)
        if torn:
            os.truncate(self.path, self.path.stat().st_size - len(torn.encode()))
        if not whole:
            self.append(header)
        return whole[1:]

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
    whole, _ = _split(path, form)
    return read_header(path, whole[0], form) if whole else None


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


def _split(path: Path, form: str) -> tuple[list[str], str]:
    """The whole lines of a file, and what stands after the last of them."""
    try:
        # As bytes first: line ends must not be translated, because their places are counted.
        *whole, torn = path.read_bytes().decode().split("\n")
    except UnicodeDecodeError:
        raise not_ours(path, form) from None
    return whole, torn


def _text_of(line: Line) -> str:
    return json.dumps(line, separators=(",", ":"), default=repr) + "\n"


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _LONGEST_SHOWN else text[: _LONGEST_SHOWN - 1] + "…"
