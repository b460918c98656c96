"""Duels of compiled policies over whole matches: which is stronger, and by how much.

``python -m bornes.training.duel learned keen --matches 2000`` plays so many matches at once, hand
by hand, each deal from every side, and prints the share won with its 95 % interval and the points
a hand; ``--tables parker:2,rally:3`` names other tables. The first policy has one side, the second
all others. A policy is named, or is a file of nets (``*.net``) or a checkpoint of training
(``*.npz``).
Bots that are no compiled policies meet in `bornes arena`.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.arena.statistics import Rate, rate
from bornes.engine.rules import Rules
from bornes.engine.scoring import match_result
from bornes.fast.kernel.actions import ATTACK, COUP_FOURRE
from bornes.fast.kernel.layout import (
    HAZARDS,
    NONE,
    SIDE,
    SIDE_CELLS,
    SIDE_OF,
    SIDES,
    TO_ACT,
    TOTAL,
    Rows,
)
from bornes.fast.policies.layers import cells_of
from bornes.fast.policies.observation import drags_on
from bornes.fast.policies.registry import with_net
from bornes.fast.policies.row_observations import observations, relative_mask
from bornes.nets.file import read
from bornes.training.checkpoints import FloatNet, read_checkpoint, run_floats
from bornes.training.shares import a_count
from bornes.training.table_kinds import TABLES_HELP, Setting, settings_of

Actions = NDArray[np.int64]
Chooser = Callable[[Rows], Actions]
"""What a player does in each of some rows, in all of which it is to act."""
Watch = Callable[[NDArray[np.int64], int, Rows], None]
"""Is shown every moment: the numbers of some matches, of the hand, and their rows."""
_MOST_HANDS: Final = 200
"""A match that has more hands than this is stopped, and shared."""
_LONGEST: Final = 5000
"""A hand of more moves is stopped, and counts as it stands: where discards come back, two players
may go round in a circle."""
_DRAGS_ON: Final = getattr(drags_on, "py_func", drags_on)
JUDGING: Final = 1 << 32
"""What is added to a seed where something is judged: no choice was made with those deals."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of a duel, as the first player sees it."""

    won: Rate
    lead: float
    """The points a hand ahead."""
    error: float
    """The standard error of that."""
    even: float
    """The share that is won among equals."""

    def __str__(self) -> str:
        low, high = 100 * self.won.low, 100 * self.won.high
        share, even = 100 * (self.won.value or 0.0), 100 * self.even
        return (
            f"{share:.1f} % of {self.won.matches} matches ({low:.1f} – {high:.1f}; {even:.0f} is"
            f" even), {self.lead:+.3g} points a hand ({self.error:.2g})"
        )


@dataclass(frozen=True, slots=True)
class Played:
    """What came of matches, each with its place, as the first player sees them."""

    won: NDArray[np.float64]
    leads: NDArray[np.float64]
    """The points by which the player was ahead of the others' mean in all hands together."""
    hands: NDArray[np.float64]
    first: NDArray[np.int64]
    """The side of the first player."""


def duel(setting: Setting, both: Sequence[Chooser], matches: int, seed: int) -> Outcome:
    """Play matches, every deal from each side; the second player has all sides but one."""
    sides = setting.sides
    played = play_matches(setting, both, matches, seed)
    won, leads, hands = (
        part.reshape(sides, -1).sum(axis=0) for part in (played.won, played.leads, played.hands)
    )
    groups = [(float(each), sides) for each in won]
    return Outcome(rate(groups), *_ratio(leads, hands), 1 / sides)


def play_matches(
    setting: Setting,
    both: Sequence[Chooser],
    matches: int,
    seed: int,
    watch: Watch | None = None,
) -> Played:
    """Play matches, as many with the same deals as there are sides: the first player on each."""
    sides = setting.sides
    deals = -(-matches // sides)
    many = deals * sides
    seeds = np.random.default_rng(seed).integers(1 << 63, size=deals, dtype=np.int64)
    seeds = np.tile(seeds, sides)
    first = np.repeat(np.arange(sides), deals)  # the side of the first player
    totals = np.zeros((many, sides), np.int64)
    leads: NDArray[np.float64] = np.zeros(many)
    hands, won = np.zeros(many), np.full(many, 1 / sides)
    going, number = np.arange(many), 0
    while len(going) and number < _MOST_HANDS:
        number += 1
        rows = _dealt(setting, seeds[going], number, totals[going])
        play(rows, both, first[going], None if watch is None else partial(watch, going, number))
        points = fast.score(rows).astype(np.int64)
        totals[going] += points
        own = first[going]
        each = np.arange(len(going))
        others = points.sum(axis=1) - points[each, own]
        leads[going] += points[each, own] - others / (sides - 1)
        hands[going] += 1
        shares = [_share(setting.rules, totals[one], number, first[one]) for one in going]
        over = np.array([share is not None for share in shares])
        won[going[over]] = [share for share in shares if share is not None]
        going = going[~over]
    return Played(won, leads, hands, first)


def _share(rules: Rules, totals: NDArray[np.int64], hands: int, side: int) -> float | None:
    """What a side has won of a match; nothing while it goes on."""
    result = match_result(rules, dict(zip(rules.sides, totals.tolist(), strict=True)), hands)
    if result is None:
        return None
    return (rules.sides[side] in result.winners) / len(result.winners)


def _ratio(parts: NDArray[np.float64], sizes: NDArray[np.float64]) -> tuple[float, float]:
    """A mean over groups of different sizes, and its standard error."""
    mean = float(parts.sum() / sizes.sum())
    off = parts - mean * sizes
    return mean, float(np.sqrt((off**2).sum()) / sizes.sum())


def _dealt(
    setting: Setting, seeds: NDArray[np.int64], number: int, totals: NDArray[np.int64]
) -> Rows:
    """One hand of each of some matches."""
    options = dict(setting.options)
    rows = fast.new_batch(
        setting.edition, setting.players, seeds, hand_number=number, options=options
    )
    for side in range(setting.sides):
        rows[:, SIDE + side * SIDE_CELLS + TOTAL] = totals[:, side]
    return rows


def play(
    rows: Rows,
    both: Sequence[Chooser],
    first: NDArray[np.int64],
    watch: Callable[[Rows], None] | None = None,
) -> None:
    """Play hands to their end; `first` is the side of the first player in each."""
    for _ in range(_LONGEST):
        seats = rows[:, TO_ACT]
        if (seats == NONE).all():
            return
        if watch is not None:
            watch(rows)
        sides = rows[np.arange(len(rows)), SIDE_OF + np.maximum(seats, 0)]
        actions = np.full(len(rows), NONE, np.int64)
        for player, choose in enumerate(both):
            asked = np.flatnonzero((seats != NONE) & ((sides != first) == bool(player)))
            if len(asked):
                going = np.ascontiguousarray(rows[asked])
                actions[asked] = choose(going)
                rows[asked] = going  # whoever played at random has used up chance
        fast.apply(rows, actions)


# --- players --------------------------------------------------------------------------


def chooser_of(name: str) -> Chooser:
    """A player by its name: a policy, a file of nets, or a checkpoint."""
    if name.endswith(".npz"):
        return by_floats(read_checkpoint(Path(name)).parts["policy"])
    if name.endswith(".net"):
        table = with_net(cells_of(read(Path(name)).parts["policy"]))
        return partial(fast.choose, policy="learned", weights=table)
    return partial(fast.choose, policy=name)


def by_floats(net: FloatNet) -> Chooser:
    """The policy of a checkpoint, in fractions as it was learned."""

    def choose(rows: Rows) -> Actions:
        logits = run_floats(net, observations(rows))
        best = np.where(relative_mask(rows), logits, -np.inf).argmax(axis=1)
        actions = absolute_actions(rows, best)
        if (lost := np.flatnonzero(dragging(rows))).size:
            at_random = np.ascontiguousarray(rows[lost])
            actions[lost] = fast.choose(at_random, "random")
            rows[lost] = at_random
        return actions

    return choose


def dragging(rows: Rows) -> NDArray[np.bool_]:
    """In which rows, in all of which a seat is to act, it had better play at random now."""
    return np.array([_DRAGS_ON(row, row[TO_ACT]) for row in rows], np.bool_)


def absolute_actions(rows: Rows, actions: Actions) -> Actions:
    """Actions as the seats to act see them, as they are."""
    own = rows[np.arange(len(rows)), SIDE_OF + np.maximum(rows[:, TO_ACT], 0)]
    seen, hazard = np.divmod(actions - ATTACK, HAZARDS)
    turned = ATTACK + (seen + own) % rows[0, SIDES] * HAZARDS + hazard
    attack = (actions >= ATTACK) & (actions < COUP_FOURRE)
    return np.where(attack, turned, actions).astype(np.int64)


def main(arguments: Sequence[str] | None = None) -> None:
    """Play a duel and print what came of it."""
    parser = argparse.ArgumentParser(description="Duels of compiled policies over whole matches")
    parser.add_argument("policies", nargs=2, help="policies by name, *.net or *.npz")
    parser.add_argument("--tables", type=settings_of, default=[Setting()], help=TABLES_HELP)
    parser.add_argument("--matches", type=a_count, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="another seed, other deals")
    parser.add_argument("--judge", action="store_true", help="with deals that nothing is chosen by")
    given = parser.parse_args(arguments)
    both = [chooser_of(name) for name in given.policies]
    seed = given.seed + JUDGING * given.judge
    for setting in given.tables:
        outcome = duel(setting, both, given.matches, seed)
        print(f"{setting}: {' against '.join(given.policies)}: {outcome}", flush=True)


if __name__ == "__main__":
    main()
