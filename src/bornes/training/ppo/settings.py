"""What a run is told: sizes, rates, who sits at the tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Everything that a run's numbers depend on, and when it stops."""

    tables: str = "parker:2"
    """What is played, each with its share: ``parker:2*3,dujardin:4,arche:3:games=5``."""
    seed: int = 1
    at_once: int = 32768
    """Tables that are played at once; two halves take turns."""
    steps: int = 32
    """Decisions of each table between two updates."""
    width: int = 512
    critic_width: int = 512
    side_width: int = 256
    """The width of the nets for the value and for the belief."""
    batch: int = 32768
    epochs: int = 2
    rate: float = 5e-4
    last_rate: float = 3e-5
    clip: float = 0.2
    spread: float = 0.95
    """How far an advantage looks: the lambda of generalised advantage estimation."""
    entropy: float = 0.015
    last_entropy: float = 0.001
    anneal: float = 100e6
    """The hands over which rate and entropy come down."""
    anneal_minutes: float = 0.0
    """The minutes over which they come down instead, if any are given."""
    critic_first: int = 0
    """The first updates, in which the critic learns alone."""
    former: float = 0.0
    """The share of tables where an earlier learner sits opposite, of each kind of table."""
    keen: float = 0.0
    mimic: float = 0.0
    thumb: float = 0.0
    """The share of tables with each of these opposite."""
    hands: float = 100e6
    """The run ends after so many hands."""

    @property
    def half(self) -> int:
        """The tables of a half."""
        return self.at_once // 2
