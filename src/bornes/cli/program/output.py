"""What a command has found, on the standard output."""

from __future__ import annotations

import json
from collections.abc import Iterable


def print_lines(lines: Iterable[str]) -> None:
    """Print line after line."""
    for line in lines:
        print(line)


def print_json(value: object) -> None:
    """Print data, for programs."""
    print(json.dumps(value, ensure_ascii=False, indent=2))
