"""Makes the policy `mimic`, which plays like `sharp`: ``python -m bornes.training.mimic``.

The bot `sharp` plays matches against itself and against the policy `keen`. At each of its
decisions it is written down what could be seen and done and which move it made; a net learns to
make the same. The compiled rules then have players of that kind.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import numpy as np

from bornes import fast
from bornes.bots.sharp import SharpBot
from bornes.engine.moves import Move
from bornes.fast.kernel.layout import NONE, Row
from bornes.fast.policies.net import describe
from bornes.fast.policies.net_weights import MIMIC, MIMIC_FILE, NETS, cells_of, read_made, text_of
from bornes.game import Game, new
from bornes.runs import in_order
from bornes.training.keen import TABLES
from bornes.training.provenance import made_by
from bornes.training.shares import a_count, a_file, add_place, executor_of
from bornes.training.small.net import Net, Trials, firsts, joined

MATCHES: Final = {"two": 3600, "more": 900}
"""The number of matches that sharp plays for each net; larger tables have more decisions in one."""
PASSES: Final = 12

_IN_A_SHARE: Final = 20
_SHARES_A_LINE: Final = 20
_OTHERS: Final = 0.5
"""How often one of the sides plays a hand by `keen`."""
_SLIPS: Final = (0.0, 0.0, 0.05)
"""How often sharp's own move is not what is played, so that it is seen in trouble too."""
_KEPT_BACK: Final = 0.04
"""The part of all shares that is not learned from, and shows how alike the two are."""
_BATCH: Final = 1024
_FAST, _SLOW = 0.004, 0.00008
"""How fast the net learns: at first, and in the end."""


@dataclass(frozen=True, slots=True)
class Share:
    """Some matches of the whole: everything that they follow from."""

    net: str
    seed: int
    first: int
    """The number of the first match."""
    many: int


@dataclass(slots=True)
class _Watched:
    """The moments of one match at which sharp had a choice, and what it did."""

    rows: list[Row] = field(default_factory=list)
    made: list[int] = field(default_factory=list)

    def add(self, game: Game, move: Move) -> None:
        row = fast.from_game(game)
        self.rows.append(row)
        self.made.append(fast.action_of(row, move))

    def trials(self) -> Trials:
        """The same for a net to learn from."""
        active, actions, kinds, features = describe(np.stack(self.rows))
        there = actions != NONE
        made = actions == np.array(self.made)[:, None]
        return Trials(
            active.astype(np.int16),
            there.sum(axis=1),
            kinds[there].astype(np.int8),
            features[there],
            made[there].astype(np.float32),
        )


# --- watching -----------------------------------------------------------------------


def watched(share: Share) -> Trials:
    """Some matches of sharp's, and what it did in them."""
    return joined([_match(share, share.first + n) for n in range(share.many)])


def _match(share: Share, number: int) -> Trials:
    chance = Random(f"mimic|{share.net}|{share.seed}|{number}")
    edition, players = TABLES[share.net][number % len(TABLES[share.net])]
    game = new(edition, players, seed=chance.getrandbits(48))
    found = _Watched()
    _hand(game, found, chance)
    while game.match_outcome is None:
        game.deal()
        _hand(game, found, chance)
    return found.trials()


def _hand(game: Game, found: _Watched, chance: Random) -> None:
    """Play a hand to its end."""
    sharp = SharpBot(chance.getrandbits(32))
    keen = chance.choice(game.rules.sides) if chance.random() < _OTHERS else None
    slips = chance.choice(_SLIPS)
    while game.to_act is not None:
        moves = game.legal_moves()
        if len(moves) == 1:
            move = moves[0]
        elif game.rules.side_of(game.to_act) == keen:
            move = _by_keen(game)
        else:
            move = sharp.choose(game.view(game.to_act))
            if game.phase != "react":  # where the policies play whatever answer they have
                found.add(game, move)
            if chance.random() < slips:
                move = chance.choice(moves)
        game.apply(move)


def _by_keen(game: Game) -> Move:
    row = fast.from_game(game)
    return fast.move_of(row, int(fast.choose(row[None], "keen")[0]))


def gathered(given: argparse.Namespace) -> list[Trials]:
    """What all matches show, share by share, so that the jobs change nothing in it."""
    matches = given.matches or MATCHES[given.net]
    shares = [
        Share(given.net, given.seed, first, min(_IN_A_SHARE, matches - first))
        for first in range(0, matches, _IN_A_SHARE)
    ]
    found = []
    for part in in_order(executor_of(given), watched, shares):
        found.append(part)
        if len(found) % _SHARES_A_LINE == 0:
            print(f"{len(found) * _IN_A_SHARE} matches of {matches}", flush=True)
    return found


# --- learning -----------------------------------------------------------------------


def passes(given: argparse.Namespace, trials: Trials) -> Iterator[Net]:
    """The net after each time that it went through all trials."""
    net = Net.fresh(given.seed)
    chance = np.random.default_rng(given.seed)
    for number in range(given.passes):
        batches = list(trials.batches(chance, _BATCH))
        for place, batch in enumerate(batches):
            done = (number + place / len(batches)) / given.passes
            net.learn(batch, _FAST * (_SLOW / _FAST) ** done, "choice")
        yield net


def agreement(net: Net, trials: Trials) -> float:
    """The part of all moments at which the net makes the move that was made."""
    values, first = net.values(trials), firsts(trials)
    best = np.repeat(np.maximum.reduceat(values, first), trials.many)
    return float(trials.targets[values == best].sum() / len(trials))


def arguments() -> argparse.ArgumentParser:
    """The arguments of the command."""
    parser = argparse.ArgumentParser(description="Make the policy mimic anew.")
    parser.add_argument("--net", choices=NETS, default=NETS[0], help="for two players, or for more")
    parser.add_argument("--matches", type=a_count, help="that sharp plays")
    parser.add_argument("--passes", type=a_count, default=PASSES, help="through what it did")
    parser.add_argument("--seed", type=int, default=1, help="another seed, other matches")
    add_place(parser)
    parser.add_argument("--out", type=a_file, default=MIMIC_FILE, help="the file that is written")
    return parser


def main(args: Sequence[str] | None = None) -> None:
    """Watch, learn, and write after every pass."""
    given = arguments().parse_args(args)
    found = gathered(given)
    back = max(1, round(len(found) * _KEPT_BACK))
    others, trials = joined(found[:back]), joined(found[back:] or found)
    print(f"{len(trials)} decisions to learn from", flush=True)
    made = {**read_made(MIMIC_FILE), given.net: made_by("mimic", given)}
    weights = MIMIC.copy()
    for number, net in enumerate(passes(given, trials), 1):
        weights[cells_of(given.net)] = net.weights()
        given.out.write_text(text_of(weights, made), encoding="utf-8")
        alike = agreement(net, others)
        print(f"pass {number} of {given.passes}: {alike:.1%} of {len(others)} others", flush=True)


if __name__ == "__main__":
    main()
