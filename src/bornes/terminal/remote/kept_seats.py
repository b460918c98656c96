"""The keys of one's seats, in a file of their own, so that one comes back to the same seat."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from bornes.terminal.match.house_sets import sets_file
from bornes.terminal.match.whole_file import write_whole

_MOST: Final = 100
"""Seats of long ago are forgotten."""


def seats_file(environment: Mapping[str, str] = os.environ) -> Path:
    """Where they are kept: ``seats.json`` beside the sets of house rules."""
    return sets_file(environment).with_name("seats.json")


def kept_token(file: Path, link: str) -> str | None:
    """The key of the seat that one has at a table; nothing if there is none."""
    token = _read(file).get(link)
    return token if isinstance(token, str) else None


def keep_token(file: Path, link: str, token: str | None) -> None:
    """Keep the key of a seat, or forget it; where nothing can be written, nothing is kept."""
    seats = {name: value for name, value in _read(file).items() if name != link}
    if token is not None:
        seats[link] = token
    seats = dict(list(seats.items())[-_MOST:])
    with suppress(OSError):
        # Whoever can read it can play one's cards.
        write_whole(file, json.dumps(seats, indent=2) + "\n", private=True)


def _read(file: Path) -> dict[str, object]:
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
