"""Kept because this path is promised: `bornes.engine.cards` re-exported."""

from bornes.engine.cards import (
    BATTLE_HAZARDS,
    HAZARD_OF,
    KIND,
    KM,
    RANK,
    REMEDY_FOR,
    SAFETIES,
    SAFETY_FOR,
    Card,
    Kind,
    card_named,
)

__all__ = [
    "BATTLE_HAZARDS",
    "HAZARD_OF",
    "KIND",
    "KM",
    "RANK",
    "REMEDY_FOR",
    "SAFETIES",
    "SAFETY_FOR",
    "Card",
    "Kind",
    "card_named",
]
