"""The rules compiled: hands as flat arrays, played by the million.

It needs Numba, which comes with ``bornes[fast]``; `available` tells whether it is there, and
`supports` whether the rules of a table are compiled. Everything else here is loaded when it
is first asked for, and refused with the reason where it can't be.

A hand of the game is a row of 32-bit integers here, and a batch is many rows. Imports go
down this list of rooms, but for the kernel's loops (`playout`, `batch`, `rollout`), which stand
above the policies that they ask; all else in the kernel stands below them:

- `api`: what Python calls: make hands, play them, play them out, roll moves out
- `codec`: from rules, games and views to rows, and back to cards and moves
- `kernel`: the rules themselves over one row, and the loops over many
- `policies`: who plays: chance, rules of thumb, nets; what a seat may know, as numbers for nets
- `jit` and `threads`: how functions are compiled and kept, and spread over the cores
- `either`: functions that run without Numba, too

`layout` beside them only re-exports: its path is promised.

The engine stays the source of the rules: the tests hold both to the same moves, tables and
scores. Matches, events and reasons don't belong here, nor does anything that only a bot needs.
Begin with `api.hands`, then `kernel.layout`, which says what is in a row.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import Rules
from bornes.fast.progress import on_compiling

if TYPE_CHECKING:
    from bornes.fast.api.hands import (
        apply,
        choose,
        from_view,
        legal_mask,
        moves_of,
        new,
        new_batch,
        reshuffled,
        score,
        score_lines,
    )
    from bornes.fast.api.playouts import play_out, playouts, rollouts
    from bornes.fast.api.results import Results
    from bornes.fast.codec.actions import action_of, move_of
    from bornes.fast.codec.decode import Seen, SideSeen, look
    from bornes.fast.codec.encode import from_game
    from bornes.fast.codec.names import ENDINGS, cards_of
    from bornes.fast.jit import prepare
    from bornes.fast.kernel.actions import ACTIONS
    from bornes.fast.kernel.layout import CARDS
    from bornes.fast.kernel.road.actions import ROAD_ACTIONS
    from bornes.fast.policies.registry import POLICIES

__all__ = [
    "ACTIONS",
    "CARDS",
    "ENDINGS",
    "POLICIES",
    "ROAD_ACTIONS",
    "Results",
    "Seen",
    "SideSeen",
    "action_of",
    "apply",
    "available",
    "cards_of",
    "choose",
    "from_game",
    "from_view",
    "legal_mask",
    "look",
    "move_of",
    "moves_of",
    "new",
    "new_batch",
    "on_compiling",
    "play_out",
    "playouts",
    "prepare",
    "reshuffled",
    "rollouts",
    "score",
    "score_lines",
    "supports",
    "why_not",
]

_HOMES: Final = {
    "kernel.actions": ("ACTIONS",),
    "codec.actions": ("action_of", "move_of"),
    "codec.names": ("ENDINGS", "cards_of"),
    "jit": ("prepare",),
    "api.hands": (
        "apply",
        "choose",
        "from_view",
        "legal_mask",
        "moves_of",
        "new",
        "new_batch",
        "reshuffled",
        "score",
        "score_lines",
    ),
    "kernel.layout": ("CARDS",),
    "kernel.road.actions": ("ROAD_ACTIONS",),
    "codec.encode": ("from_game",),
    "codec.decode": ("Seen", "SideSeen", "look"),
    "api.playouts": ("play_out", "playouts", "rollouts"),
    "policies.registry": ("POLICIES",),
    "api.results": ("Results",),
}
_HOME_OF: Final = {name: home for home, names in _HOMES.items() for name in names}


def available() -> bool:
    """Whether what the compiled rules need is installed."""
    try:
        return all(find_spec(package) is not None for package in ("numba", "numpy"))
    except (ImportError, ValueError):  # taken out on purpose
        return False


def why_not(rules: Rules) -> Refusal | None:
    """Why there are no compiled rules for a table, or nothing if there are."""
    if not available():
        return Refusal("fast-needs-extra")
    from bornes.fast.codec.rules import why_not as why_not_compiled

    return why_not_compiled(rules)


def supports(rules: Rules) -> bool:
    """Whether the rules of a table are compiled, and can be used here."""
    return why_not(rules) is None


if not TYPE_CHECKING:  # else every name would be taken for one that is there

    def __getattr__(name: str) -> object:
        home = _HOME_OF.get(name)
        if home is None:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        if not available():
            raise Refused(Refusal("fast-needs-extra"))
        found = getattr(import_module(f"{__name__}.{home}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
