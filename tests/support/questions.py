"""Positions with a move after which a seat is asked for an answer out of turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final


def _u_turn(third: str) -> tuple[dict[str, Any], str]:
    """A distance that seat 2 may answer; seat 3 holds this card besides."""
    position = {
        "edition": "volant",
        "players": 3,
        "position": {
            "to_play": 1,
            "hands": {
                1: [50, 25, 25, 50, 50, 75, 75],
                2: ["u_turn", 25, 25, 50, 50, 75],
                3: [third, 25, 25, 50, 50, 75],
            },
            "circuit": {"squares": 40, "lanes": {"default": 2}},
        },
    }
    return position, "1: play 50 lane 1"


QUESTIONS: Final[Mapping[str, tuple[dict[str, Any], str]]] = {
    "coup-fourre": (
        {
            "edition": "dujardin",
            "players": 4,
            "position": {
                "to_play": 1,
                "hands": {
                    1: ["stop", 25, 25, 50, 50, 75, 75],
                    2: ["right_of_way", 25, 25, 50, 50, 75],
                    4: ["accident", 25, 25, 50, 50, 75],
                },
                "sides": {"B": {"battle": ["roll"]}},
            },
        },
        "1: play stop on B",
    ),
    "parry": (
        {
            "edition": "arche",
            "players": 3,
            "position": {
                "to_play": 1,
                "hands": {
                    1: ["mum_coffee", 25, 25, 50, 50],
                    2: ["gourmet_coffee", 75, 75, 100],
                    3: ["ice_cream", 100, 100, 200],
                },
            },
        },
        "1: play mum_coffee on B",
    ),
    "u-turn": _u_turn("turbo"),
}
"""Under the name of the answer: a position, and the move after which seat 2 alone is asked."""

TWO_U_TURNS: Final = _u_turn("u_turn")
"""A position and a move after which seat 2 is asked, and seat 3 if seat 2 passes."""
