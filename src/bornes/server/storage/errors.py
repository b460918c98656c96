"""What may go wrong with the log."""

from __future__ import annotations


class Conflict(Exception):
    """Somebody else has appended to the table first: it must be read again."""


class StorageFailed(Exception):
    """The log could not be written or read.

    Nothing has happened, unless the connection to the storage was lost in the middle of it: then
    what was written shows when the log is read again.
    """


class Damaged(Exception):
    """What the log has of a table can't be what was written."""


class Newer(Damaged):
    """What the log has of a table was written by a newer Bornes, and is understood only there."""
