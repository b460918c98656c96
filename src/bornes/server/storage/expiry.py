"""How many tables one run of cleaning takes.

It moves only so many, the oldest first, so that a mistake is noticed while most tables are still
there; and what lies in the trash can be put back.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

AT_LEAST: Final = 20
"""The number of tables that may go in one run, however few there are."""
LARGEST_SHARE: Final = 0.05
"""The largest share of all tables that goes in one run, where there are many."""


def going(old: Sequence[str], count: int) -> Sequence[str]:
    """Those that go now, of old tables, the oldest first; there are so many tables in all."""
    return old[: max(AT_LEAST, int(count * LARGEST_SHARE))]
