"""Who takes part: bots by name, by the module that holds them, or as classes of one's own."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Protocol

from bornes.bots import BOTS
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.view import View


class Player(Protocol):
    """All that the arena asks of a bot."""

    def choose(self, view: View) -> Move:
        """The move for the seat whose view this is."""
        ...


Maker = Callable[..., Player]
"""Makes a bot; it is called with ``seed=…`` and the settings that were given."""

LONGEST_REASON: Final = 200
_WORDS: Final[Mapping[str, object]] = {"true": True, "false": False, "none": None}


@dataclass(frozen=True, slots=True)
class Contestant:
    """One of the bots that meet. It is made anew for every seat of every match."""

    label: str
    """The name of the contestant in results; no two contestants share one."""
    source: str | Maker
    """The bot: its name, ``module:Name``, or a callable that makes it."""
    settings: Mapping[str, object] = field(default_factory=dict)

    def make(self, seed: int) -> Player:
        """A bot for one seat of one match."""
        return self._maker()(seed=seed, **self.settings)

    def check(self) -> None:
        """Refuse a bot that can't be made, before anything is played."""
        maker = self._maker()
        known = _settings_of(maker)
        for name in self.settings:
            if known is not None and name not in known:
                raise Refused(_unknown_setting(self.label, name, known))
        try:
            bot: object = self.make(0)
        except Refused:
            raise
        except (Exception, SystemExit) as error:
            raise Refused(
                Refusal("arena-bot-not-made", name=self.label, problem=told(error))
            ) from error
        if not callable(getattr(bot, "choose", None)):
            raise Refused(Refusal("arena-bot-no-choose", name=self.label))

    def _maker(self) -> Maker:
        if not isinstance(self.source, str):
            return self.source
        return BOTS[self.source] if self.source in BOTS else _imported(self.source)


def read_contestants(bots: Sequence[str | Maker]) -> tuple[Contestant, ...]:
    """The contestants as they were named; one that is named again is told apart by a number."""
    found: list[Contestant] = []
    for bot in bots:
        label, source, settings = _read(bot) if isinstance(bot, str) else (_name_of(bot), bot, {})
        again = sum(other.label.partition(" (")[0] == label for other in found)
        unique = f"{label} ({again + 1})" if again else label
        found.append(Contestant(unique, source, settings))
    return tuple(found)


def told(error: BaseException) -> str:
    """What went wrong inside a bot, in one line of bounded length."""
    return " ".join(f"{type(error).__name__}: {error}".split())[:LONGEST_REASON].rstrip(": ")


def _read(text: str) -> tuple[str, str, dict[str, object]]:
    """Read ``name``, ``name:setting=value,…``, ``module:Name`` or ``module:Name:setting=…``."""
    name, _, rest = (part.strip() for part in text.partition(":"))
    if name not in BOTS:
        inside, _, rest = (part.strip() for part in rest.partition(":"))
        if not all(part.isidentifier() for part in (*name.split("."), *inside.split("."))):
            raise Refused(Refusal("unknown-bot", name=brief(text), allowed=", ".join(BOTS)))
        name = f"{name}:{inside}"
    settings: dict[str, object] = {}
    for part in rest.split(",") if rest else ():
        key, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not key.isidentifier() or key == "seed" or key in settings:
            raise Refused(Refusal("arena-bot-text", found=brief(part)))
        settings[key] = _value(value)
    return f"{name}:{''.join(rest.split())}" if rest else name, name, settings


def _value(text: str) -> object:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


def _name_of(maker: Maker) -> str:
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


def _unknown_setting(bot: str, setting: str, known: Sequence[str]) -> Refusal:
    if not known:
        return Refusal("arena-bot-no-settings", name=bot)
    return Refusal("arena-bot-setting", name=bot, setting=setting, allowed=", ".join(known))


def _imported(source: str) -> Maker:
    module, _, name = source.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        # A program that was installed doesn't look in the folder where it is called, and
        # that is where a bot of one's own is most likely to be.
        sys.path.append(here)
    try:
        found: object = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (Exception, SystemExit) as error:
        raise Refused(
            Refusal("arena-bot-import", name=brief(source), problem=told(error))
        ) from error
    if not callable(found):
        raise Refused(Refusal("arena-bot-no-choose", name=brief(source)))
    return found
