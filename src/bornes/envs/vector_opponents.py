"""Who plays the other seats at many tables: compiled policies, bots, or policies of one's own.

A compiled policy plays inside the compiled loop. Whoever else sits at a table is asked in Python,
table by table if it is a bot, and for all tables at once if it is a policy of one's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from bornes.bots import Bot, ask, make
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import View
from bornes.envs.numbers.codec import Encoding, Observation
from bornes.envs.opponents import one_for_each
from bornes.fast.policies.registry import POLICIES

Rows = NDArray[np.int64]
Policy = Callable[[Observation], ArrayLike]
"""A policy of one's own: an action for each of some observations, as `step` has them."""
Opponent = str | Bot | type[Bot] | Policy
"""A compiled policy or a bot by its name, a bot's class, a bot that was made, or a policy."""

_BOT_SEEDS = 1 << 31


class Shown(Protocol):
    """What tables can show of the seats to act."""

    encoding: Encoding

    def observed(self, rows: Rows, seats: Rows) -> Observation:
        """What these seats may know at these tables, and their legal actions."""
        ...

    def view(self, row: int) -> View:
        """What the seat to act at a table may know."""
        ...


class Opponents:
    """The opponents of every table."""

    def __init__(self, encoding: Encoding, opponents: Opponent | Sequence[Opponent]) -> None:
        self._players = encoding.rules.players
        single = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        given: Sequence[Any] = [opponents] if single else opponents  # type: ignore[assignment]
        self._given = one_for_each(given, self._players - 1)
        for opponent in self._given:
            _check(opponent)
        self._bots: dict[tuple[int, int], Bot] = {}
        """The bot at each table and place among the opponents, as long as an episode lasts."""

    @property
    def codes(self) -> Rows:
        """For each seat that a learner may have, what plays each seat.

        It is the number of a compiled policy, or for the opponent at a place ``-1 - place``.
        """
        codes = [
            POLICIES.get(opponent, -1 - place) if isinstance(opponent, str) else -1 - place
            for place, opponent in enumerate(self._given)
        ]
        return np.array(
            [[*codes[:own], POLICIES["random"], *codes[own:]] for own in range(self._players)],
            np.int64,
        )

    def begin(self, rows: Rows, chance: np.random.Generator) -> None:
        """Sit down anew at some tables, where an episode begins."""
        for place, opponent in enumerate(self._given):
            if not isinstance(opponent, str | type) or opponent in POLICIES:
                continue
            for row in rows.tolist():
                seed = int(chance.integers(_BOT_SEEDS))
                self._bots[row, place] = make(opponent, seed=seed)

    def actions(self, tables: Shown, rows: Rows, seats: Rows, places: Rows) -> Rows:
        """What the opponents at these places do at these tables, where these seats are to act."""
        chosen = np.zeros(len(rows), np.int64)
        for place in np.unique(places).tolist():
            some = np.flatnonzero(places == place)
            opponent = self._given[place]
            if not isinstance(opponent, str | type) and not hasattr(opponent, "choose"):
                chosen[some] = _of_policy(opponent, tables.observed(rows[some], seats[some]))
                continue
            for index in some.tolist():
                bot = self._bots.get((int(rows[index]), place), opponent)
                chosen[index] = tables.encoding.action(ask(bot, tables.view(int(rows[index]))))
        return chosen


def _check(opponent: Any) -> None:
    """Refuse what can't play, before anything is played."""
    if isinstance(opponent, str | type):
        if opponent not in POLICIES:
            make(opponent)
    elif not callable(getattr(opponent, "choose", opponent)):
        raise Refused(Refusal("bot-no-choose", name=type(opponent).__name__))


def _of_policy(policy: Any, observation: Observation) -> Rows:
    """The actions of somebody's own policy, checked: nobody else's legality is left to chance."""
    masks = observation["action_mask"]
    actions = np.asarray(policy(observation))
    if actions.shape != (len(masks),) or not np.issubdtype(actions.dtype, np.integer):
        raise Refused(Refusal("envs-one-action-each", count=len(masks)))
    inside = (actions >= 0) & (actions < masks.shape[1])
    if not inside.all() or not masks[np.arange(len(masks)), actions].all():
        raise Refused(Refusal("envs-policy-illegal"))
    return actions.astype(np.int64)
