"""What trained nets make of a view: which move they would make, who will win, who holds what.

The nets that know the table of a view are found among those that are shipped, or read from a file.
A view is told to them as the numbers of `bornes.fast.policies.observation`; what comes out are
whole numbers, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from importlib.util import find_spec
from math import exp
from pathlib import Path

from bornes import fast
from bornes.bots.bot import rng_for
from bornes.engine.cards import Card
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import Rules
from bornes.engine.view import View
from bornes.fast.codec.names import cards_of
from bornes.fast.policies.observed import SHOWN
from bornes.nets.file import Net, Nets, read
from bornes.nets.plain import PlainNet
from bornes.nets.shipped import alike, shipped, tables_of

Run = Callable[[Sequence[int]], list[int]]
"""What comes out of a net for an observation."""


class Runner:
    """The nets of a file, ready to run as quickly as can be here."""

    def __init__(self, nets: Nets) -> None:
        from bornes.fast.policies.observed import OBSERVATION, SIZES

        if SIZES.get(nets.observation) != nets.parts["policy"][0].inputs:
            found, known = nets.observation, OBSERVATION
            raise Refused(Refusal("net-other-observation", found=found, known=known))
        self.nets = nets
        self.tables = tuple(tables_of(nets))
        self._runs: dict[str, Run] = {}

    def knows(self, rules: Rules) -> bool:
        """Whether these nets have learned to play by some rules."""
        return any(alike(rules, known) for known in self.tables)

    def run(self, part: str, observation: Sequence[int]) -> list[int]:
        """What comes out of one of the nets."""
        if part not in self._runs:
            self._runs[part] = _run_of(self.nets.parts[part])
        return self._runs[part](observation)

    def logits(self, part: str, observation: Sequence[int]) -> list[float]:
        """What that stands for."""
        one = 1 << self.nets.parts[part][-1].shift
        return [out / one for out in self.run(part, observation)]


@cache
def _shipped() -> tuple[Runner, ...]:
    return tuple(map(Runner, shipped()))


@lru_cache(64)
def runner_for(rules: Rules) -> Runner | None:
    """The shipped nets that know some rules, if there are any."""
    return next((runner for runner in _shipped() if runner.knows(rules)), None)


@lru_cache(8)
def runner_of(path: str) -> Runner:
    """The nets of another file, whatever tables they know."""
    return Runner(read(Path(path)))


def judgement_of(view: View, net: str | None = None) -> Judgement | None:
    """What nets make of a view: those of a file, or the shipped ones that know its table.

    Nothing where there are none, or where a view can't be told to them.
    """
    runner = runner_for(view.rules) if net is None else runner_of(net)
    return None if runner is None or not runner.knows(view.rules) else Judgement(view, runner)


class Judgement:
    """What the nets of a table make of one seat's view."""

    def __init__(self, view: View, nets: Runner) -> None:
        from bornes.fast.api.net_input import Look

        assert view.seat is not None
        self.view = view
        self.rules = view.rules
        self.seat = view.seat
        self.sides = len(view.rules.sides)
        self.nets = nets
        self.look = Look(view)

    def numbers(self, moves: Sequence[Move]) -> list[int]:
        """How much the policy thinks of each move: the more, the better."""
        outs = self._outs
        return [outs[action] for action in self.look.actions(moves)]

    @cached_property
    def _outs(self) -> list[int]:
        return self.nets.run("policy", self.look.observation)

    def best(self, moves: Sequence[Move]) -> Move:
        """The move of the policy; of moves that are alike to it, the one with the first action.

        Any of them where the hand might go round for ever: the policy minds no chance.
        """
        if self.look.drags_on:
            return rng_for(0, self.view).choice(moves)
        numbers = self.numbers(moves)
        actions = self.look.actions(moves)
        first = min(zip(numbers, actions, moves, strict=True), key=lambda one: (-one[0], one[1]))
        return first[2]

    def gaps(self, moves: Sequence[Move]) -> list[float]:
        """How much less the policy thinks of each move than of the best: by e to how many."""
        numbers = self.numbers(moves)
        one = 1 << self.nets.nets.parts["policy"][-1].shift
        return [(max(numbers) - number) / one for number in numbers]

    def holds(self) -> dict[int, dict[Card, float]]:
        """How likely each other seat is to hold a card of each kind; empty if no net says so."""
        if "belief" not in self.nets.nets.parts:
            return {}
        logits = self.nets.logits("belief", self.look.observation)
        cards, players = cards_of(self.rules)[: len(SHOWN)], self.rules.players
        found = {}
        for place in range(1, players):
            own = logits[(place - 1) * len(cards) : place * len(cards)]
            chances = (1 / (1 + exp(-logit)) for logit in own)
            found[(self.seat + place - 1) % players + 1] = dict(zip(cards, chances, strict=True))
        return found

    def chance(self) -> float:
        """The chance of the seat's side to win the match, before it has moved."""
        logits = self.nets.logits("value", self.look.observation)[: self.sides]
        weights = [exp(logit - max(logits)) for logit in logits]
        return weights[0] / sum(weights)


def _run_of(net: Net) -> Run:
    """The quickest of three ways that give the same numbers."""
    if fast.available():
        from bornes.fast.policies.layers import cells_of, run_one

        cells, outputs = cells_of(net), net[-1].outputs
        return lambda observation: run_one(cells, observation, outputs)
    if find_spec("numpy") is not None:
        from bornes.nets.arrays import ArrayNet

        return ArrayNet(net).run_one
    return PlainNet(net).run
