"""Takes the policy `keen` further: ``python -m bornes.training.keen``.

The policy plays with the compiled rules, half of the hands against itself and half against the
policy `mimic`, which plays like the bot `sharp`. At some moments everything that the seat may
do is tried out, in the world as it is, and played to the end by the same players, each side
drawing from its own end of the pile; a net learns by how many points one move did better than
another. Then the net is the policy, and plays the next round.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.fast.kernel.layout import (
    EXTEND_OR_FINISH,
    NONE,
    OVER,
    PHASE,
    PLAY,
    SIDE_OF,
    TURN,
    Rows,
)
from bornes.fast.kernel.rollout import draw_apart
from bornes.fast.policies.net import describe
from bornes.fast.policies.net_weights import KEEN, KEEN_FILE, NETS, cells_of, read_made, text_of
from bornes.fast.policies.registry import with_weights
from bornes.fast.policies.weights import Weights, WeightTable
from bornes.runs import in_order
from bornes.training.provenance import made_by
from bornes.training.shares import a_count, a_file, add_place, executor_of
from bornes.training.small.net import Net, Trials, joined

ROUNDS: Final = 60
HANDS: Final = 100_000
"""The hands of a round."""

TABLES: Final = {
    "two": (("parker", 2), ("parker", 2), ("parker", 2), ("dujardin", 2), ("rally", 2)),
    "more": tuple(product(("parker", "dujardin", "rally"), (3, 4, 6))),
}
"""What each net learns from; strength is judged in parker, which comes up more often for two."""
_RIVAL: Final = "mimic"
_SHARES: Final = 8
"""The parts of a round that can be worked on at the same time."""
_TRIED: Final = 0.08
"""How often a moment is tried out."""
_SLIPS: Final = (0.0, 0.05, 0.15)
"""How often a hand's players move at random, so that tables come up that nobody aims for."""
_BATCH: Final = 1024
_REMEMBERED: Final = 6
"""The rounds that are learned from again."""
_BEGINNING: Final = 3
"""The rounds that the rules of thumb play for a net that knows nothing yet."""
_FAST, _WARM, _SLOW = 0.002, 0.0003, 0.00003
"""How fast a net learns: one that knows nothing, one that goes on, and in the end."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a round: everything that its trials follow from."""

    weights: Weights
    """The weights of `keen` in this round."""
    net: str
    """The net that learns: its tables are played."""
    policy: str
    """The policy that plays, and whose moves are tried out."""
    seed: tuple[int, int, int]
    """The seed of the run, the round and the part."""
    hands: int
    """The number of hands that are played."""


@dataclass(frozen=True, slots=True)
class _Lineup:
    """Who plays some hands, and with which weights."""

    policies: list[str]
    """The policy of each seat."""
    weights: WeightTable
    """The weights of all policies, those that are learned among them."""


def tried(share: Share) -> Trials:
    """Hands played by the policy with these weights, and what was tried out in them."""
    weights = with_weights("keen", share.weights)
    chance = np.random.default_rng(share.seed)
    found: list[Trials] = []
    for edition, players in TABLES[share.net]:
        many = max(1, share.hands // len(TABLES[share.net]) // 2)
        for alone in (False, True):
            seeds = chance.integers(0, 1 << 62, many)
            number = int(chance.integers(1, players + 1))  # so that every seat begins
            hands = fast.new_batch(edition, players, seeds, hand_number=number)
            sides = hands[0, SIDE_OF : SIDE_OF + players]
            own = sides == chance.choice(sides) if alone else sides >= 0
            policies = [share.policy if each else _RIVAL for each in own]
            found += _played(hands, _Lineup(policies, weights), own, chance)
    return joined(found)


def _played(
    hands: Rows, lineup: _Lineup, own: NDArray[np.bool_], chance: np.random.Generator
) -> Iterator[Trials]:
    """Hands played to their end, all at the same time, with trials of the own seats on the way."""
    slips = chance.choice(_SLIPS, len(hands))
    while len(hands):
        turn = hands[:, PHASE] == PLAY
        picked = turn & (chance.random(len(hands)) < _TRIED)
        picked |= hands[:, PHASE] == EXTEND_OR_FINISH
        picked &= own[hands[:, TURN]]
        if picked.any():
            yield _trials(np.ascontiguousarray(hands[picked]), lineup)
        actions = fast.choose(hands, lineup.policies, weights=lineup.weights)
        slipping = turn & (chance.random(len(hands)) < slips)
        if slipping.any():
            mask = fast.legal_mask(np.ascontiguousarray(hands[slipping]))
            actions[slipping] = (chance.random(mask.shape) * mask).argmax(axis=1)
        fast.apply(hands, actions)
        going_on = hands[:, PHASE] != OVER
        hands, slips = np.ascontiguousarray(hands[going_on]), slips[going_on]


def _trials(hands: Rows, lineup: _Lineup) -> Trials:
    """Everything that the seats of some hands may do, tried out."""
    active, actions, kinds, features = describe(hands)
    there = actions != NONE
    worlds = np.repeat(hands, there.sum(axis=1), axis=0)
    every = np.arange(len(worlds))
    sides = worlds[0, SIDE_OF + worlds[:, TURN]]
    draw_apart(worlds, sides)
    fast.apply(worlds, actions[there])
    played = fast.play_out(worlds, lineup.policies, threads=1, weights=lineup.weights)
    points = played.points.astype(np.float32)
    own = points[every, sides]
    points[every, sides] = -np.inf
    return Trials(
        active.astype(np.int16),
        there.sum(axis=1),
        kinds[there].astype(np.int8),
        features[there],
        own - points.max(axis=1),
    )


def rounds(given: argparse.Namespace) -> Iterator[tuple[Net, float]]:
    """The net after each round, and its loss in what the round showed."""
    weights, own = KEEN.copy(), cells_of(given.net)
    net = Net.fresh(given.seed) if given.fresh else Net.kept(weights[own])
    chance = np.random.default_rng((given.seed, given.rounds))
    first = _FAST if given.fresh else _WARM
    remembered: list[Trials] = []
    executor = executor_of(given)
    for number in range(given.rounds):
        weights[own] = net.weights()
        many = max(1, given.hands // _SHARES)
        policy = "thumb" if given.fresh and number < _BEGINNING else "keen"
        shares = [
            Share(weights, given.net, policy, (given.seed, number, part), many)
            for part in range(_SHARES)
        ]
        found = joined(list(in_order(executor, tried, shares)))
        remembered = [*remembered[1 - _REMEMBERED :], found]
        rate = first + (_SLOW - first) * number / given.rounds
        again = remembered[chance.integers(len(remembered))]
        loss = [_learned(net, trials, rate, chance) for trials in (remembered[-1], again)]
        yield net, loss[0]


def _learned(net: Net, trials: Trials, rate: float, chance: np.random.Generator) -> float:
    """Learn from all of some trials; the mean loss."""
    batches = trials.batches(chance, _BATCH)
    return float(np.mean([net.learn(batch, rate, "points") for batch in batches]))


def arguments() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(description="Take the policy keen further.")
    parser.add_argument("--net", choices=NETS, default=NETS[0], help="for two players, or for more")
    parser.add_argument("--rounds", type=a_count, default=ROUNDS, help="of play and learning")
    parser.add_argument("--hands", type=a_count, default=HANDS, help="played in each round")
    parser.add_argument("--fresh", action="store_true", help="begin with a net that knows nothing")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other hands")
    add_place(parser)
    parser.add_argument("--out", type=a_file, default=KEEN_FILE, help="the file that is written")
    return parser


def _made(given: argparse.Namespace) -> dict[str, object]:
    """The note on a net: it goes on from the one that is shipped unless it began anew."""
    return made_by("keen", given, None if given.fresh else KEEN_FILE)


def main(args: Sequence[str] | None = None) -> None:
    """Play, try out, learn, and write after every round."""
    given = arguments().parse_args(args)
    made = {**read_made(KEEN_FILE), given.net: _made(given)}
    weights = KEEN.copy()
    for number, (net, loss) in enumerate(rounds(given), 1):
        weights[cells_of(given.net)] = net.weights()
        given.out.write_text(text_of(weights, made), encoding="utf-8")
        print(f"round {number} of {given.rounds}: off by {loss:.3f}", flush=True)


if __name__ == "__main__":
    main()
