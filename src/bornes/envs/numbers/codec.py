"""From what a seat may know to numbers, and from numbers to its moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bornes.editions import table_rules
from bornes.engine.moves import Move
from bornes.engine.refusals import IllegalMove, Refusal, brief
from bornes.engine.rules import Rules
from bornes.engine.view import View
from bornes.envs.numbers.action_list import moves_of
from bornes.envs.numbers.observation_fields import Field, Numbers, fields_of, kinds_of, scales_of
from bornes.envs.numbers.observations import Writer

VERSION: Final = 0
"""The version in the environments' names; it changes whenever observations or actions do."""

Mask = NDArray[np.int8]
Observation = dict[str, NDArray[Any]]


class Encoding:
    """How the observations and actions of a table are numbered."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kinds = kinds_of(rules)
        self.fields: Mapping[str, Field] = fields_of(rules)
        """The fields of an observation, by name and in order."""
        self.scale, self.high = scales_of(self.fields)
        self.observation_size = len(self.scale)
        self._moves = {seat: moves_of(rules, seat) for seat in rules.seats}
        self._actions = {
            seat: {move: action for action, move in enumerate(moves)}
            for seat, moves in self._moves.items()
        }
        self.action_count = len(self._moves[1])
        self._writer = Writer(self.fields, self.kinds)

    def observation(self, view: View) -> Numbers:
        """What a seat may know, as numbers."""
        raw = [0] * self.observation_size
        self._writer.write(view, raw)
        return self.finished(np.array(raw, np.float32))

    def finished(self, raw: Numbers) -> Numbers:
        """The whole numbers of observations divided by their scales, in place."""
        raw /= self.scale
        return np.minimum(raw, self.high, out=raw)

    def mask(self, view: View) -> Mask:
        """A 1 for every action that is legal for the seat of this view."""
        mask = np.zeros(self.action_count, np.int8)
        if view.seat is not None:
            actions = self._actions[view.seat]
            mask[[actions[move] for move in view.legal_moves()]] = 1
        return mask

    def both(self, view: View) -> Observation:
        """An observation as environments give it: with the mask of the legal actions."""
        return {"observation": self.observation(view), "action_mask": self.mask(view)}

    def moves(self, seat: int) -> tuple[Move, ...]:
        """The move that each action is for a seat."""
        return self._moves[seat]

    def move(self, seat: int, action: object) -> Move:
        """The move that an action is for a seat."""
        number = int(action) if isinstance(action, int | np.integer) else -1
        if not 0 <= number < self.action_count:
            last = self.action_count - 1
            raise IllegalMove(Refusal("envs-no-such-action", action=brief(action), last=last))
        return self._moves[seat][number]

    def action(self, move: Move) -> int:
        """The action that a move is for its seat."""
        return self._actions[move.seat][move]

    def decode(self, observation: Numbers) -> dict[str, NDArray[np.int64]]:
        """The whole numbers of an observation, by field, in the field's shape."""
        raw = np.rint(observation * self.scale).astype(np.int64)
        return {name: raw[field.part].reshape(field.shape) for name, field in self.fields.items()}

    def observation_space(self) -> spaces.Space[Observation]:
        """The space of what `both` gives."""
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(np.zeros_like(self.high), self.high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (self.action_count,), np.int8),
        }
        return cast("spaces.Space[Observation]", spaces.Dict(parts))

    def action_space(self) -> spaces.Discrete[np.int64]:
        """The space of actions."""
        return spaces.Discrete(self.action_count)


def encoding(
    edition: str,
    players: int,
    *,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
) -> Encoding:
    """How observations and actions are numbered at a table."""
    # The seed chooses a numbered circuit at most, and those are all encoded alike.
    return Encoding(rules_of(edition, players, options, house))


def rules_of(
    edition: str,
    players: int,
    options: Mapping[str, object] | None,
    house: Mapping[str, object] | None,
) -> Rules:
    """The rules of a table, but for what its seed chooses."""
    chosen = {} if options is None else options
    return table_rules(edition, players, chosen, {} if house is None else house, seed=0)
