"""From rows of a log to entries, the same for every storage."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from bornes.server.storage.errors import Damaged, Newer
from bornes.server.storage.interface import Stored
from bornes.server.table.commitment import Shuffle
from bornes.server.table.entries import NewerEntry, decode


def stored(
    rows: Sequence[tuple[int, bytes]], secret: Iterable[tuple[int, str, str]], after: int = 0
) -> Stored:
    """What rows of a log come to: sequences with entries, matches with seeds and salts."""
    if [sequence for sequence, _ in rows] != list(range(after + 1, after + len(rows) + 1)):
        raise Damaged("entries are missing")
    try:
        return Stored(
            [decode(entry) for _, entry in rows],
            {match: Shuffle(int(seed), salt) for match, seed, salt in secret},
        )
    except NewerEntry as error:
        raise Newer(str(error)) from None
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise Damaged(type(error).__name__) from None
