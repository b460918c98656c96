"""Opponents. They get a view, never a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bornes.bots.bot import Bot
from bornes.bots.champion import ChampionBot
from bornes.bots.novice import NoviceBot
from bornes.bots.random_bot import RandomBot
from bornes.bots.sharp import SharpBot
from bornes.bots.steady import SteadyBot
from bornes.engine.refusals import Refusal, Refused, brief

__all__ = ["BOTS", "Bot", "make"]

BOTS: Final[Mapping[str, Callable[..., Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
    "sharp": SharpBot,
    "champion": ChampionBot,
}
"""Every bot by its name, from the weakest to the strongest."""


def make(name: str, *, seed: int = 0, **settings: object) -> Bot:
    """An opponent by name; settings are the bot's own, such as a search budget."""
    if name not in BOTS:
        raise Refused(Refusal("unknown-bot", name=brief(name), allowed=", ".join(BOTS)))
    try:
        return BOTS[name](seed=seed, **settings)
    except TypeError:
        unknown = ", ".join(map(brief, settings))
        raise Refused(Refusal("bot-settings", name=name, settings=unknown)) from None
