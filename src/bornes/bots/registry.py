"""Bots by name: ours, those that installed packages bring, and any class of a module.

A bot is written ``steady``, ``champion:playouts=200`` (settings follow a colon), ``eager`` (a name
that an installed package has registered under the entry points ``bornes.bots``), or
``package.module:Class``, with or without settings. `read` understands all of these, and what makes
a bot when it is called; whatever takes a bot's name goes through it.
"""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from bornes.bots.bot import Bot
from bornes.bots.champion import ChampionBot
from bornes.bots.earlier.champion_1 import Champion1Bot
from bornes.bots.earlier.sharp_1 import Sharp1Bot
from bornes.bots.expert import ExpertBot
from bornes.bots.failure import BotFailed, own_trace, told
from bornes.bots.novice import NoviceBot
from bornes.bots.random_bot import RandomBot
from bornes.bots.sharp import SharpBot
from bornes.bots.steady import SteadyBot
from bornes.engine.refusals import Refusal, Refused, brief

Maker = Callable[..., Bot]
"""Makes a bot; it is called with ``seed=…`` and the settings that were given."""

BOTS: Final[Mapping[str, Maker]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "steady": SteadyBot,
    "sharp": SharpBot,
    "expert": ExpertBot,
    "champion": ChampionBot,
}
"""Every bot of ours by its name, from the weakest to the strongest."""

EARLIER: Final[Mapping[str, Maker]] = {"sharp-1": Sharp1Bot, "champion-1": Champion1Bot}
"""Former bots of ours, which later ones are measured against. No list of opponents shows them."""

_OURS: Final[Mapping[str, Maker]] = {**BOTS, **EARLIER}

GROUP: Final = "bornes.bots"
"""The entry points under which packages register bots of their own."""

_WORDS: Final[Mapping[str, object]] = {"true": True, "false": False, "none": None}


@dataclass(frozen=True, slots=True)
class Named:
    """A bot as it was named, to be made for one seat or many."""

    label: str
    """The name as it was written, settings included."""
    source: str | Maker
    """The name without its settings, or what makes the bot."""
    settings: Mapping[str, object] = field(default_factory=dict)

    @property
    def maker(self) -> Maker:
        """What makes the bot; refused if it can't be found or loaded."""
        if not isinstance(self.source, str):
            return self.source
        if self.source in _OURS:
            return _OURS[self.source]
        return _callable(self.source, _loaded(self.source))

    def make(self, seed: int) -> Bot:
        """A bot for one seat of one match."""
        return self.maker(seed=seed, **self.settings)

    def checked(self) -> Named:
        """The same, refused if no bot can be made of it."""
        maker = self.maker
        if not isinstance(maker, type) and hasattr(maker, "choose"):
            raise Refused(Refusal("bot-instance", name=self.label))
        known = _settings_of(maker)
        for name in self.settings:
            if known is not None and name not in known:
                raise Refused(_unknown_setting(self.label, name, known))
        try:
            bot: object = self.make(0)
        except Refused:
            raise
        except (Exception, SystemExit) as error:
            refusal = Refusal("bot-not-made", name=self.label, problem=told(error))
            raise BotFailed(refusal, own_trace(error)) from error
        if not callable(getattr(bot, "choose", None)):
            raise Refused(Refusal("bot-no-choose", name=self.label))
        return self


def make(name: str | Maker, *, seed: int = 0, **settings: object) -> Bot:
    """An opponent by name; settings are the bot's own, such as a search budget."""
    named = read(name)
    return replace(named, settings={**named.settings, **settings}).checked().make(seed)


def installed() -> Mapping[str, EntryPoint]:
    """The bots that installed packages have registered, by their names."""
    return {point.name: point for point in _entry_points() if point.name not in _OURS}


@cache
def _entry_points() -> tuple[EntryPoint, ...]:
    # Looking through everything that is installed takes a while.
    return tuple(entry_points(group=GROUP))


def read(bot: str | Maker) -> Named:
    """A bot as it was named; nothing is loaded yet."""
    if not isinstance(bot, str):
        return Named(_name_of(bot), _callable(_name_of(bot), bot))
    name, _, rest = (part.strip() for part in bot.partition(":"))
    if name not in _OURS and name not in installed():
        inside, _, rest = (part.strip() for part in rest.partition(":"))
        if not all(part.isidentifier() for part in (*name.split("."), *inside.split("."))):
            raise Refused(Refusal("unknown-bot", name=brief(bot), allowed=", ".join(names())))
        name = f"{name}:{inside}"
    label = f"{name}:{''.join(rest.split())}" if rest else name
    return Named(label, name, _read_settings(rest))


def short_name(label: str) -> str:
    """What a bot is called among people who don't care for modules and settings."""
    name, _, inside = label.partition(":")
    return name if name in (*names(), *EARLIER) else inside.partition(":")[0] or name


def names() -> tuple[str, ...]:
    """Every name that needs no module: ours, then those of installed packages."""
    return (*BOTS, *installed())


def _read_settings(text: str) -> dict[str, object]:
    """Read ``setting=value,…``."""
    settings: dict[str, object] = {}
    for part in text.split(",") if text else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not key.isidentifier() or key == "seed" or key in settings:
            raise Refused(Refusal("bot-text", found=brief(part)))
        settings[key] = _value(value)
    return settings


def _value(text: str) -> object:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _name_of(maker: object) -> str:
    name = getattr(maker, "name", None)
    return name if isinstance(name, str) else getattr(maker, "__name__", type(maker).__name__)


def _settings_of(maker: Maker) -> list[str] | None:
    """The names of the settings that a bot takes; nothing if it takes any, or can't tell."""
    try:
        parameters = inspect.signature(maker).parameters.values()
    except (TypeError, ValueError):
        return None
    if any(parameter.kind is parameter.VAR_KEYWORD for parameter in parameters):
        return None
    return [
        parameter.name
        for parameter in parameters
        if parameter.kind in {parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY}
        and parameter.name != "seed"
    ]


def _unknown_setting(bot: str, setting: str, known: list[str]) -> Refusal:
    if not known:
        return Refusal("bot-no-settings", name=bot)
    return Refusal("bot-setting", name=bot, setting=setting, allowed=", ".join(known))


def _loaded(source: str) -> object:
    """What a name stands for: an entry point, or something in a module."""
    module, _, name = source.partition(":")
    try:
        if not name:
            return installed()[source].load()
        _look_here_too()
        found: object = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        refusal = Refusal("bot-import", name=brief(source), problem=told(error))
        raise BotFailed(refusal, own_trace(error)) from error
    return found


def _look_here_too() -> None:
    # A program that was installed doesn't look in the folder where it is called, and that is where
    # a bot of one's own is most likely to be.
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)


def _callable(source: str, found: object) -> Maker:
    if callable(found):
        return found
    code = "bot-instance" if hasattr(found, "choose") else "bot-no-choose"
    raise Refused(Refusal(code, name=brief(source)))
