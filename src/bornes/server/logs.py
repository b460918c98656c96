"""What the server writes about itself: one JSON object a line, and nothing secret.

A table's id opens it to whoever knows it, so that only a few characters of its hash are written.
Names, tokens, cards and addresses of clients are not written at all.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import Final

from bornes.server.table.commitment import hashed

LOGGER: Final = logging.getLogger("bornes.server")
_SIGNS: Final = 8


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info is not None and record.exc_info[0] is not None:
            # Where it happened, without the values: those might be cards.
            line["error"] = record.exc_info[0].__name__
            frames = traceback.extract_tb(record.exc_info[2])
            line["where"] = [f"{frame.name}:{frame.lineno}" for frame in frames[-6:]]
        return json.dumps(line, ensure_ascii=False)


def note(event: str, *, table: str | None = None, **facts: object) -> None:
    """Write that something happened."""
    if LOGGER.isEnabledFor(logging.INFO):
        LOGGER.info(event, extra={"facts": _facts(table, **facts)})


def warn(event: str, *, table: str | None = None, **facts: object) -> None:
    """Write that something happened that whoever runs the server should know."""
    LOGGER.warning(event, extra={"facts": _facts(table, **facts)})


def complain(event: str, *, table: str | None = None, **facts: object) -> None:
    """Write that something has gone wrong."""
    LOGGER.error(event, extra={"facts": _facts(table, **facts)})


def _facts(table: str | None, **facts: object) -> dict[str, object]:
    """What is written beside the event; a table is told by a few characters of a hash."""
    return facts if table is None else {**facts, "table": hashed(table)[:_SIGNS]}


def write_logs(level: str) -> None:
    """Send what is written to the standard error output."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("bornes.server", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "bornes.server" else logging.WARNING)
