"""Kept because this path is promised: `bornes.server.protocol.schema` re-exported."""

from bornes.server.protocol.schema import (
    json_schema,
    main,
    typescript,
)

__all__ = [
    "json_schema",
    "main",
    "typescript",
]

if __name__ == "__main__":
    raise SystemExit(main())
