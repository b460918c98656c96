"""What each sign is worth in the short game, in thousandths of a game.

They were found by trying out 45,000 pairs of moves in games of the steady player against
itself, much as `family_prices_making` does. The prices are those that explain best which of
two moves won more of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PRICES: Final[Mapping[str, int]] = {
    "again": 103,
    "ends": 127,
    "hazard": -1,
    "hazard_now": -9,
    "immune": -30,
    "km": -1,
    "km_best": 65,
    "left": -83,
    "remedy": 14,
    "remedy_2": 6,
    "safety": 98,
    "safety_coup": -2,
    "stopped": -68,
    "stopped_cured": -55,
    "their_coup": -126,
    "their_end": -3,
    "their_stop": 108,
    "top_cure": -36,
    "top_ends": -62,
    "top_hazard": -5,
    "top_km": -66,
    "top_safety": -216,
    "within_100": 24,
    "within_200": 20,
}
