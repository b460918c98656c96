"""From a checkpoint of training to the file of nets that is shipped.

``python -m bornes.training.ship CHECKPOINT.npz --out src/bornes/nets/NAME.net`` quantises the nets
by what they see in hands that they play themselves, measures on other hands what that costs at
each table, and writes the file with where it comes from.
"""

from __future__ import annotations

import argparse
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.fast.kernel.layout import (
    MATCH_TOTAL,
    NONE,
    SCORED,
    SIDE,
    SIDE_CELLS,
    SIDES,
    TO_ACT,
    TOTAL,
    Rows,
)
from bornes.fast.policies.layers import cells_of
from bornes.fast.policies.registry import with_net
from bornes.fast.policies.row_observations import observations, relative_mask
from bornes.nets.arrays import ArrayNet
from bornes.nets.file import PARTS, Net, Nets, text_of
from bornes.training.checkpoints import Checkpoint, FloatNet, read_checkpoint, run_floats
from bornes.training.duel import JUDGING, Chooser, by_floats, dragging, duel
from bornes.training.quantise import HIDDEN_BITS, out_of, quantised
from bornes.training.shares import a_count, a_file
from bornes.training.table_kinds import TABLES_HELP, Setting, listed, settings_of

_STEP: Final = 25
_LONGEST: Final = 2000
"""The moves after which a hand is left, which may go round in a circle."""


def met(setting: Setting, choose: Chooser, hands: int, seed: int) -> list[Rows]:
    """Rows that a policy meets in hands that it plays against itself, in matches at any score.

    A hand that goes round is left where the policy would begin to play at random.
    """
    chance = np.random.default_rng([seed, *str(setting).encode()])
    found = []
    seeds = chance.integers(1 << 63, size=hands, dtype=np.int64)
    options = dict(setting.options)
    rows = fast.new_batch(setting.edition, setting.players, seeds, options=options)
    one = _STEP if rows[0, SCORED] else 1
    for side in range(rows[0, SIDES]):
        totals = chance.integers(0, max(1, rows[0, MATCH_TOTAL] // one), size=hands) * one
        rows[:, SIDE + side * SIDE_CELLS + TOTAL] = totals
    for _ in range(_LONGEST):
        asked = np.flatnonzero(rows[:, TO_ACT] != NONE)
        asked = asked[~dragging(rows[asked])]
        if len(asked) == 0:
            break
        going = np.ascontiguousarray(rows[asked])
        found.append(going[chance.random(len(going)) < 0.1].copy())
        actions = np.full(hands, NONE, np.int64)
        actions[asked] = choose(going)
        fast.apply(rows, actions)
    return found


def seen_in(found: Sequence[Rows]) -> NDArray[np.int8]:
    """What the seats to act see in them."""
    return np.concatenate([observations(rows) for rows in found if len(rows)])


def without_unseen(net: FloatNet, seen: NDArray[np.int8]) -> FloatNet:
    """A net without the weights of what is never there at its tables, which nothing has taught."""
    (weights, bias), *rest = net
    return [
        (
            np.where(np.asarray(seen.any(axis=0)).reshape(-1, 1), weights, 0.0).astype(np.float32),
            bias,
        ),
        *rest,
    ]


def cost(
    floats: FloatNet, net: Net, found: Sequence[Rows], setting: Setting, matches: int, seed: int
) -> dict[str, object]:
    """What quantising a policy costs: moves that differ, and a duel of both."""
    seen = seen_in(found)
    legal = np.concatenate([relative_mask(rows) for rows in found if len(rows)])
    choice = legal.sum(axis=1) > 1
    before = np.where(legal, run_floats(floats, seen), -np.inf).argmax(axis=1)
    after = np.where(legal, out_of(net, ArrayNet(net).run(seen)), -np.inf).argmax(axis=1)
    both = (partial(fast.choose, policy="learned", weights=with_net(cells_of(net))),)
    outcome = duel(setting, (*both, by_floats(floats)), matches, seed)
    return {
        "moves": int(choice.sum()),
        "alike": round(float((before == after)[choice].mean()), 4),
        "matches": matches,
        "won": round(outcome.won.value or 0.0, 4),
        "even": round(outcome.even, 4),
        "points_ahead": round(outcome.lead, 3),
        "standard_error": round(outcome.error, 3),
    }


def shipped(kept: Checkpoint, tables: Sequence[Setting], given: argparse.Namespace) -> Nets:
    """The nets of a checkpoint in whole numbers, with what that costs at each table."""
    policy = by_floats(kept.parts["policy"])
    seen = np.concatenate([seen_in(met(one, policy, given.hands, given.seed)) for one in tables])
    parts, floats = {}, {}
    for name in PARTS:  # what else there may be is for training alone
        if name not in kept.parts:
            continue
        net = kept.parts[name]
        floats[name] = without_unseen(net, seen)
        parts[name] = quantised(floats[name], seen, given.bits)
    costs, seed = {}, given.seed + JUDGING
    for one in tables:
        others = met(one, policy, given.hands, seed)
        found = cost(floats["policy"], parts["policy"], others, one, given.matches, seed)
        costs[str(one)] = found
    note = {"bits": given.bits, "seed": given.seed, "alike": _alike(costs.values())}
    made = {**kept.made, "quantised": {**note, "tables": costs}}
    return Nets(kept.observation, parts, [one.note() for one in tables], made)


def _alike(costs: Collection[Mapping[str, Any]]) -> float:
    """The share of moves with a choice that are the same, of all tables."""
    moves = sum(one["moves"] for one in costs)
    same = sum(one["moves"] * one["alike"] for one in costs)
    return round(float(same / moves), 4)


def main(arguments: Sequence[str] | None = None) -> None:
    """Write a file of nets."""
    parser = argparse.ArgumentParser(description="From a checkpoint to the file that is shipped")
    parser.add_argument("checkpoint", type=Path)
    parser.add_argument("--out", type=a_file, required=True, help="the file that is written")
    parser.add_argument("--tables", type=settings_of, help=TABLES_HELP)
    parser.add_argument("--bits", type=int, choices=(8, 16), default=HIDDEN_BITS)
    parser.add_argument("--hands", type=a_count, default=400, help="hands of each table, seen")
    parser.add_argument("--matches", type=a_count, default=1000, help="of the duel with itself")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    kept = read_checkpoint(given.checkpoint)
    nets = shipped(kept, given.tables or [listed(one) for one in kept.made["tables"]], given)
    data = text_of(nets)
    given.out.write_bytes(data)
    print(f"{given.out}: {len(data):,} bytes")
    print(nets.made["quantised"])


if __name__ == "__main__":
    main()
