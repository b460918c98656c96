"""What the server counts for whoever runs it, in the form that Prometheus reads.

There is no name, no address, no card and no id in any of it: only how many, how long, and of
which kind. The counts are those of this process, from its start on. On a device, where Prometheus
is not installed, nobody could read them, and nothing is counted.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

try:
    from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
except ModuleNotFoundError:
    from bornes.server.uncounted import (  # type: ignore[assignment]
        CollectorRegistry,
        Counter,
        Gauge,
        Histogram,
    )

_SHORT: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

REGISTRY: Final = CollectorRegistry()
"""Everything that is counted."""

TABLES: Final = Gauge("bornes_tables", "Tables that are kept.", registry=REGISTRY)
ROOMS: Final = Gauge("bornes_tables_in_memory", "Tables that are looked at.", registry=REGISTRY)
SOCKETS: Final = Gauge("bornes_sockets", "WebSockets that are open.", registry=REGISTRY)
STORAGE: Final = Gauge(
    "bornes_storage_works", "1 while the log can be written, 0 while it can't.", registry=REGISTRY
)
WAITING: Final = Gauge(
    "bornes_thinking_waiting",
    "Bots' moves, hints and parts of reviews that wait for a free process.",
    ["kind"],
    registry=REGISTRY,
)
MADE: Final = Counter("bornes_tables_made", "Tables that were made.", registry=REGISTRY)
MOVES: Final = Counter("bornes_moves", "Moves that were made and kept.", registry=REGISTRY)
TIMES_UP: Final = Counter(
    "bornes_times_up",
    "Clocks that ran out, by what followed.",
    ["then"],
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "bornes_commit_seconds",
    "From handing entries to the log until they are safe.",
    buckets=_SHORT,
    registry=REGISTRY,
)
FAILED_COMMITS: Final = Counter(
    "bornes_commits_failed", "Writes to the log that failed.", registry=REGISTRY
)
BOTS: Final = Histogram(
    "bornes_bot_seconds",
    "From asking a bot until its move, waiting included.",
    ["bot"],
    buckets=_SHORT,
    registry=REGISTRY,
)
HINTS: Final = Histogram(
    "bornes_hint_seconds",
    "From asking for a hint until it is there.",
    buckets=_SHORT,
    registry=REGISTRY,
)
REVIEWS: Final = Counter("bornes_reviews", "Finished matches that were judged.", registry=REGISTRY)
REFUSALS: Final = Counter(
    "bornes_refusals", "What was refused, by the code of the reason.", ["code"], registry=REGISTRY
)
REQUESTS: Final = Counter(
    "bornes_requests", "HTTP requests that were answered, by status.", ["status"], registry=REGISTRY
)


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Count how long something takes, if it comes to an end."""
    begun = time.perf_counter()
    yield
    histogram.observe(time.perf_counter() - begun)
