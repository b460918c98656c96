"""Small files that are replaced in one step, so that a crash leaves the old one or the new one."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def write_whole(file: Path, text: str, *, private: bool = False) -> None:
    """Write a file beside the old one, then put it in its place; folders are made as needed."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if private:
            beside.touch(mode=0o600)
        beside.write_text(text, "utf-8")
        beside.replace(file)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
