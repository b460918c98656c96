"""Takes the policy `keen` further: ``python -m bornes.bots.keen_making``.

The policy plays against itself with the compiled rules. At some moments everything that the
seat may do is tried out, in the world as it is, and played to the end by the policy; a net
learns by how many points one move did better than another. Then the net is the policy, and
plays the next round.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.bots.keen_learning import Net, Trials, joined
from bornes.bots.prices_making import a_count, a_file
from bornes.fast.keen_describing import describe
from bornes.fast.keen_weights import EACH, FILE, NETS, named, read
from bornes.fast.lanes import ROOM
from bornes.fast.layout import (
    EXTEND_OR_FINISH,
    NONE,
    OVER,
    PHASE,
    PLAY,
    SIDE_OF,
    TURN,
    Hands,
)
from bornes.fast.policies import POLICIES, WEIGHTS
from bornes.fast.weights import Weights

ROUNDS: Final = 60
HANDS: Final = 100_000
"""The hands of a round."""

_TABLES: Final = {
    "two": (("parker", 2), ("parker", 2), ("parker", 2), ("dujardin", 2), ("rally", 2)),
    "more": tuple(product(("parker", "dujardin", "rally"), (3, 4, 6))),
}
"""What each net learns from; strength is judged in parker, which comes up more often for two."""
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
_FAST, _SLOW = 0.002, 0.0001
"""How fast a net learns: at first, and in the end."""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a round: everything that its trials follow from."""

    weights: Weights
    net: str
    policy: str
    """Who plays."""
    seed: tuple[int, int, int]
    hands: int


def tried(share: Share) -> Trials:
    """Hands played by the policy with these weights, and what was tried out in them."""
    WEIGHTS[POLICIES["keen"]] = share.weights
    chance = np.random.default_rng(share.seed)
    tables = _TABLES[share.net]
    found: list[Trials] = []
    for edition, players in tables:
        many = max(1, share.hands // len(tables))
        seeds = chance.integers(0, 1 << 62, many)
        number = int(chance.integers(1, players + 1))  # so that every seat begins
        hands = fast.new_batch(edition, players, seeds, hand_number=number)
        found += _played(hands, share.policy, chance.choice(_SLIPS, many), chance)
    return joined(found)


def _played(
    hands: Hands, policy: str, slips: NDArray[np.float64], chance: np.random.Generator
) -> Iterator[Trials]:
    """Hands played to their end, all at the same time, with trials on the way."""
    while len(hands):
        turn = hands[:, PHASE] == PLAY
        picked = turn & (chance.random(len(hands)) < _TRIED)
        picked |= hands[:, PHASE] == EXTEND_OR_FINISH
        if picked.any():
            yield _trials(np.ascontiguousarray(hands[picked]), policy)
        actions = fast.choose(hands, policy)
        slipping = turn & (chance.random(len(hands)) < slips)
        if slipping.any():
            mask = fast.legal_mask(np.ascontiguousarray(hands[slipping]))
            actions[slipping] = (chance.random(mask.shape) * mask).argmax(axis=1)
        fast.apply(hands, actions)
        going_on = hands[:, PHASE] != OVER
        hands, slips = np.ascontiguousarray(hands[going_on]), slips[going_on]


def _trials(hands: Hands, policy: str) -> Trials:
    """Everything that the seats of some hands may do, tried out."""
    seen, actions, kinds, signs = (np.zeros((len(hands), ROOM), np.int32) for _ in range(4))
    describe(hands, seen, actions, kinds, signs)
    there = actions != NONE
    worlds = np.repeat(hands, there.sum(axis=1), axis=0)
    every = np.arange(len(worlds))
    sides = worlds[0, SIDE_OF + worlds[:, TURN]]
    fast.apply(worlds, actions[there])
    points = fast.play_out(worlds, policy, threads=1).points.astype(np.float32)
    own = points[every, sides]
    points[every, sides] = -np.inf
    return Trials(
        seen.astype(np.int16),
        there.sum(axis=1),
        kinds[there].astype(np.int8),
        signs[there],
        own - points.max(axis=1),
    )


def rounds(given: argparse.Namespace) -> Iterator[tuple[Net, float]]:
    """The net after each round, and how far it was from what the round showed."""
    weights, own = WEIGHTS[POLICIES["keen"]].copy(), _cells_of(given.net)
    net = Net.fresh(given.seed) if given.fresh else Net.kept(weights[own])
    chance = np.random.default_rng((given.seed, given.rounds))
    remembered: list[Trials] = []
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for number in range(given.rounds):
            weights[own] = net.weights()
            many = max(1, given.hands // _SHARES)
            policy = "thumb" if given.fresh and number < _BEGINNING else "keen"
            shares = [
                Share(weights, given.net, policy, (given.seed, number, part), many)
                for part in range(_SHARES)
            ]
            remembered = [*remembered[1 - _REMEMBERED :], joined(pool.map(tried, shares, 1))]
            rate = _FAST + (_SLOW - _FAST) * number / given.rounds
            again = remembered[chance.integers(len(remembered))]
            off = [_learned(net, trials, rate, chance) for trials in (remembered[-1], again)]
            yield net, off[0]


def _cells_of(net: str) -> slice:
    """Where a net lies among the weights."""
    place = NETS.index(net)
    return slice(place * EACH, (place + 1) * EACH)


def _learned(net: Net, trials: Trials, rate: float, chance: np.random.Generator) -> float:
    """Learn from all of some trials; how far off the net was on average."""
    return float(np.mean([net.learn(batch, rate) for batch in trials.batches(chance, _BATCH)]))


def written(net: Net, given: argparse.Namespace) -> str:
    """The text of the file that holds this net, and the other as it was."""
    kept = read()
    weights = WEIGHTS[POLICIES["keen"]].copy()
    weights[_cells_of(given.net)] = net.weights()
    kept["nets"] = named(weights)
    return json.dumps(kept, separators=(",", ":")).replace("],", "],\n") + "\n"


def arguments() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(description="Take the policy keen further.")
    parser.add_argument("--net", choices=NETS, default=NETS[0], help="for two players, or for more")
    parser.add_argument("--rounds", type=a_count, default=ROUNDS, help="of play and learning")
    parser.add_argument("--hands", type=a_count, default=HANDS, help="played in each round")
    parser.add_argument("--fresh", action="store_true", help="begin with a net that knows nothing")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other hands")
    parser.add_argument("--jobs", type=a_count, default=1, help="processes; they change nothing")
    parser.add_argument("--out", type=a_file, default=FILE, help="the file that is written")
    return parser


def main(args: Sequence[str] | None = None) -> None:
    """Play, try out, learn, and write after every round."""
    given = arguments().parse_args(args)
    for number, (net, off) in enumerate(rounds(given), 1):
        given.out.write_text(written(net, given), encoding="utf-8")
        print(f"round {number} of {given.rounds}: off by {off:.3f}", flush=True)


if __name__ == "__main__":
    main()
