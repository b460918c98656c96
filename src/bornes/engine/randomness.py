"""The one source of chance: every shuffle follows from the match's seed and a label.

The generator is SHAKE-256 over ``bornes-1|<seed in decimal>|<label>``, read as 32-bit
little-endian words. A word ``w`` picks one of ``n`` things as ``w * n >> 32``. It is
the same on every machine, any shuffle can be recomputed without those before it, and
nothing about a secret seed can be learned from the cards.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

MAX_SEED_BITS = 256


def fresh_seed() -> int:
    """A secret seed of 256 random bits."""
    return secrets.randbits(MAX_SEED_BITS)


def seed_named(name: str) -> int:
    """The seed that follows from a name, and is no secret for whoever knows the name."""
    digest = hashlib.shake_256(name.encode()).digest(MAX_SEED_BITS // 8)
    return int.from_bytes(digest, "little")


def words(seed: int, label: str, count: int) -> tuple[int, ...]:
    """The first ``count`` 32-bit words of the stream with this label."""
    stream = hashlib.shake_256(f"bornes-1|{seed}|{label}".encode())
    return struct.unpack(f"<{count}I", stream.digest(4 * count))


def shuffled(seed: int, label: str, things: Iterable[T]) -> list[T]:
    """The things in a random order: Fisher-Yates from the last place down."""
    order = list(things)
    for last, word in zip(
        range(len(order) - 1, 0, -1), words(seed, label, len(order)), strict=False
    ):
        other = word * (last + 1) >> 32
        order[last], order[other] = order[other], order[last]
    return order


def pick(seed: int, label: str, count: int) -> int:
    """A number from 0 to ``count - 1``."""
    return words(seed, label, 1)[0] * count >> 32
