"""The commitment to a shuffle: shown before the first card, opened after the match.

It is the SHA-256 of ``bornes-commitment-1|<seed in decimal>|<salt>``. The salt keeps what
little is known of a seed, such as a circuit it chose, from being tried out.
"""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass

from bornes.engine.randomness import fresh_seed, words


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The secret of one match: the seed that all its cards follow from, and a salt."""

    seed: int
    salt: str

    @property
    def commitment(self) -> str:
        """What is shown of it while the match is played."""
        return commitment_to(self.seed, self.salt)

    def bot_seed(self, seat: int) -> int:
        """The seed of a bot at this table; nothing about the cards can be learned from it."""
        return words(self.seed, f"bot|{seat}", 1)[0]


def commitment_to(seed: int, salt: str) -> str:
    """The commitment to a seed with a salt, in hexadecimal."""
    return hashlib.sha256(f"bornes-commitment-1|{seed}|{salt}".encode()).hexdigest()


class Secrets:
    """Where everything secret comes from: the system's source of chance."""

    def shuffle(self) -> Shuffle:
        """A fresh seed of 256 bits and a salt of as many."""
        return Shuffle(fresh_seed(), secrets.token_hex(32))

    def token(self) -> str:
        """What opens a seat, or hands one over."""
        return secrets.token_urlsafe(32)

    def table_id(self) -> str:
        """The name of a table: the part of its link that can't be guessed."""
        return secrets.token_urlsafe(12)


def hashed(secret: str) -> str:
    """How a secret is kept: who reads the log can't use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str, kept: str | None) -> bool:
    """Whether a secret is the one that was kept, in a time that tells nothing."""
    return kept is not None and secrets.compare_digest(hashed(secret), kept)
