"""PettingZoo's wrappers, which here look at the environment itself and not through each other.

Every attribute that a wrapper has not is looked for in the one beneath it, by a slow way, and
`last` alone asks for five. That took a third of the time of a step.
"""

from __future__ import annotations

from typing import Any

from pettingzoo.utils import wrappers  # type: ignore[import-untyped]


def _of_table(name: str) -> property:
    def found(self: Any) -> Any:
        return getattr(self._table, name)

    return property(found)


class _Near(wrappers.BaseWrapper):  # type: ignore[misc]
    """Has what the environment has, without asking the wrappers in between."""

    def __init__(self, env: Any, **settings: Any) -> None:
        super().__init__(env, **settings)
        self._table = env.unwrapped

    agents = _of_table("agents")
    agent_selection = _of_table("agent_selection")
    rewards = _of_table("rewards")
    terminations = _of_table("terminations")
    truncations = _of_table("truncations")
    infos = _of_table("infos")
    _cumulative_rewards = _of_table("_cumulative_rewards")


class TerminateIllegalWrapper(_Near, wrappers.TerminateIllegalWrapper):  # type: ignore[misc]
    """An illegal action ends the episode."""


class AssertOutOfBoundsWrapper(_Near, wrappers.AssertOutOfBoundsWrapper):  # type: ignore[misc]
    """What is no action is refused."""


class OrderEnforcingWrapper(wrappers.OrderEnforcingWrapper):  # type: ignore[misc]
    """Nothing goes before `reset`."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        self._table = env.unwrapped

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent to act sees and is paid, and whether its episode is over."""
        if not self._has_reset:
            return super().last(observe)  # type: ignore[no-any-return]
        table = self._table
        agent = table.agent_selection
        return (
            self.observe(agent) if observe else None,
            table._cumulative_rewards[agent],  # noqa: SLF001 - as PettingZoo's own
            table.terminations[agent],
            table.truncations[agent],
            table.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Make a move, as PettingZoo's does."""
        if self._has_reset and self._table.agents:
            self._has_updated = True
            self.env.step(action)
        else:
            super().step(action)

    def __str__(self) -> str:
        return str(self.env)
