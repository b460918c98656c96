"""The rules compiled: hands as flat arrays, played by the million.

It needs Numba, which comes with ``bornes[fast]``; `available` tells whether it is there, and
`supports` whether the rules of a table are compiled. Everything else here is loaded when it
is first asked for, and refused with the reason where it can't be.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from bornes.refusals import Refusal, Refused
from bornes.rules import Rules

if TYPE_CHECKING:
    from bornes.fast.actions import ACTIONS, action_of, move_of
    from bornes.fast.bulk import play_out, playouts, rollouts
    from bornes.fast.compiling import prepare
    from bornes.fast.hands import (
        apply,
        choose,
        from_view,
        legal_mask,
        moves_of,
        new,
        new_batch,
        score,
        score_lines,
    )
    from bornes.fast.layout import CARDS
    from bornes.fast.loading import from_game
    from bornes.fast.looking import Seen, SideSeen, look
    from bornes.fast.policies import POLICIES
    from bornes.fast.results import ENDINGS, Results

__all__ = [
    "ACTIONS",
    "CARDS",
    "ENDINGS",
    "POLICIES",
    "Results",
    "Seen",
    "SideSeen",
    "action_of",
    "apply",
    "available",
    "choose",
    "from_game",
    "from_view",
    "legal_mask",
    "look",
    "move_of",
    "moves_of",
    "new",
    "new_batch",
    "play_out",
    "playouts",
    "prepare",
    "rollouts",
    "score",
    "score_lines",
    "supports",
    "why_not",
]

_HOMES: Final = {
    "actions": ("ACTIONS", "action_of", "move_of"),
    "compiling": ("prepare",),
    "hands": (
        "apply",
        "choose",
        "from_view",
        "legal_mask",
        "moves_of",
        "new",
        "new_batch",
        "score",
        "score_lines",
    ),
    "layout": ("CARDS",),
    "loading": ("from_game",),
    "looking": ("Seen", "SideSeen", "look"),
    "bulk": ("play_out", "playouts", "rollouts"),
    "policies": ("POLICIES",),
    "results": ("ENDINGS", "Results"),
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
    from bornes.fast import tables

    return tables.why_not(rules)


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
