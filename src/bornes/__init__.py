"""Mille Bornes by the rulebook you own: five editions, exact, for people and programs.

What a program needs most is here: `new` begins a match, `position` sets one up from a file,
`replay` follows a record, `worlds` deals what a seat can't see, `EDITIONS` are the five rulebooks.
Everything else is in its room, `bornes.bots` or `bornes.envs`, say; docs/api.md shows it by
examples, and docs/stability.md says what is promised.

Nothing is imported before it is asked for: `bornes --version` and `bornes.__version__` cost
nothing, and a program that needs one room doesn't pay for the others.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bornes.editions import EDITIONS
    from bornes.engine.cards import Card, Kind
    from bornes.engine.moves import Move, Verb
    from bornes.engine.refusals import IllegalMove, Refusal, Refused
    from bornes.engine.rules import Rules
    from bornes.engine.state import MatchOutcome, Outcome
    from bornes.engine.view import View
    from bornes.game import Game, new
    from bornes.notation.writer import write_position, write_view
    from bornes.reading import position, read_view, replay
    from bornes.sampling import worlds

__all__ = [
    "EDITIONS",
    "Card",
    "Game",
    "IllegalMove",
    "Kind",
    "MatchOutcome",
    "Move",
    "Outcome",
    "Refusal",
    "Refused",
    "Rules",
    "Verb",
    "View",
    "new",
    "position",
    "read_view",
    "replay",
    "worlds",
    "write_position",
    "write_view",
]

__version__ = "0.2.0"

_HOMES: Final = {
    "EDITIONS": "bornes.editions",
    "Card": "bornes.engine.cards",
    "Game": "bornes.game",
    "IllegalMove": "bornes.engine.refusals",
    "Kind": "bornes.engine.cards",
    "MatchOutcome": "bornes.engine.state",
    "Move": "bornes.engine.moves",
    "Outcome": "bornes.engine.state",
    "Refusal": "bornes.engine.refusals",
    "Refused": "bornes.engine.refusals",
    "Rules": "bornes.engine.rules",
    "Verb": "bornes.engine.moves",
    "View": "bornes.engine.view",
    "new": "bornes.game",
    "position": "bornes.reading",
    "read_view": "bornes.reading",
    "replay": "bornes.reading",
    "worlds": "bornes.sampling",
    "write_position": "bornes.notation.writer",
    "write_view": "bornes.notation.writer",
}
_ROOMS: Final = """
    advice arena bots cards circuit cli daily device editions engine envs events fast game lessons
    locales nets notation reading refusals review runs sampling scenarios scorekeeper scoring server
    simulate terminal training
""".split()


if not TYPE_CHECKING:  # else every name would be taken for one that is there

    def __getattr__(name: str) -> object:
        if name in _HOMES:
            value: object = getattr(import_module(_HOMES[name]), name)
        elif name in _ROOMS:
            value = import_module(f"bornes.{name}")
        else:
            raise AttributeError(f"module 'bornes' has no attribute {name!r}")
        # Found at once from now on.
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    return sorted([*__all__, *_ROOMS, "__version__"])
