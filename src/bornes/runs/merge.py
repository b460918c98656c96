"""Joining the result files of shares that were played on several machines."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Protocol

from bornes.engine.refusals import Refusal, Refused
from bornes.runs.result_file import ResultFile, compare, lines_of, read_header


class Taker(Protocol):
    """Knows what the lines of a kind of file mean."""

    matches: int
    """How many matches were taken."""

    def take(self, path: Path, line: dict[str, Any]) -> bool:
        """Whether a line is new; an error of some kind if it makes no sense."""
        ...


def form_of(path: Path) -> str | None:
    """The format that a file says it has, if it says so."""
    try:
        with path.open(encoding="utf-8") as file:
            header = json.loads(file.readline())
        return str(header["format"])
    except (ValueError, LookupError, TypeError, RecursionError):
        return None


def merge(files: Sequence[Path], out: Path, form: str, taker: Taker) -> None:
    """Write everything that the files hold into one; what that holds already is kept.

    Refused, before anything is written, if one of them doesn't belong to the others.
    """
    if out.exists() and any(out.samefile(path) for path in files):
        raise Refused(Refusal("run-merge-into-itself", file=str(out)))
    headers = [read_header(path, _first_line(path), form) for path in files]
    target = ResultFile(out, headers[0])
    try:
        for number, text in enumerate(target.lines):
            _take(taker, out, number, text)
        for path, header in zip(files, headers, strict=True):
            compare(path, header, headers[0])
        new = [line for path in files for line in _new_lines(taker, path)]
        for line in new:
            target.append(line)
    finally:
        target.close()


def _first_line(path: Path) -> str:
    with path.open(encoding="utf-8", errors="replace") as file:
        return file.readline()


def _new_lines(taker: Taker, path: Path) -> list[dict[str, Any]]:
    taken = (_take(taker, path, number, text) for number, text in lines_of(path))
    return [line for line in taken if line is not None]


def _take(taker: Taker, path: Path, number: int, text: str) -> dict[str, Any] | None:
    """The line, if it is new."""
    try:
        line: dict[str, Any] = json.loads(text)
        return line if taker.take(path, line) else None
    except Refused:
        raise
    except (ValueError, TypeError, LookupError, AttributeError, ArithmeticError, RecursionError):
        raise Refused(Refusal("run-file-damaged", file=str(path), line=number + 2)) from None
