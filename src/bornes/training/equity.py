"""Makes the equity tables: ``python -m bornes.training.equity`` writes them anew.

Hands of every form are played with the compiled policy keen. From how two sides' points
fall in one hand follows, backwards from the end of a match, the chance to be home first.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.bots.equity import table as shipped
from bornes.bots.equity.table import FORMAT, NEAREST, STEP, form_of
from bornes.editions import EDITIONS, table_rules
from bornes.engine.rules import Rules
from bornes.fast.policies.net_weights import KEEN_FILE
from bornes.runs import in_order
from bornes.training.provenance import made_by
from bornes.training.shares import a_count, a_file, add_place, executor_of

HANDS: Final = 40_000
SEED: Final = 1
OUT: Final = Path(shipped.__file__).with_name("equity.json")
FURTHEST: Final = 5100
_UNIT: Final = 25  # every score is a multiple of this

Points = NDArray[np.int32]
Chances = NDArray[np.float64]


def forms() -> Iterator[Rules]:
    """Every table of an edition that is played for points and compiled."""
    for edition in EDITIONS.values():
        for players in edition.tables:
            rules = table_rules(edition.id, players, {}, {}, SEED)
            if rules.scored and fast.supports(rules):
                yield rules


def pairs_of(points: Points) -> NDArray[np.int64]:
    """The points of every two sides in every hand, in units."""
    sides = points.shape[1]
    pairs = [points[:, [i, j]] for i in range(sides) for j in range(sides) if i != j]
    return np.concatenate(pairs).astype(np.int64) // _UNIT


def chances(pairs: NDArray[np.int64]) -> Chances:
    """The chance to be home first, by what each side misses, in units from 1 on.

    A hand in which neither scores changes nothing, so it is left out of the count.
    """
    kinds, counts = np.unique(pairs, axis=0, return_counts=True)
    scoring = kinds.sum(axis=1) > 0
    kinds, weights = kinds[scoring], counts[scoring] / counts[scoring].sum()
    most = FURTHEST // _UNIT
    table = np.full((most + 1, most + 1), np.nan)
    for total in range(2, 2 * most + 1):  # what both sides miss together, the end first
        own = np.arange(max(1, total - most), min(most, total - 1) + 1)
        left = own[:, None] - kinds[:, 0]
        theirs = (total - own)[:, None] - kinds[:, 1]
        over = (left <= 0) | (theirs <= 0)
        won = np.where(left == theirs, 0.5, left < theirs)
        going = table[np.maximum(left, 1), np.maximum(theirs, 1)]
        table[own, total - own] = np.where(over, won, going) @ weights
    return table


def entry_for(rules: Rules, hands: int, seed: int = SEED) -> dict[str, object]:
    """The table of one form, as it is kept."""
    played = fast.playouts(rules.edition, rules.players, hands, seed=seed, policy="keen")
    apart = played.points[:, 0] - played.points[:, 1]
    table = chances(pairs_of(played.points))
    at = np.arange(NEAREST, FURTHEST + 1, STEP) // _UNIT
    half = np.round(table[np.ix_(at, at)], 4).tolist()
    return {
        "hands": hands,
        "mean": round(float(played.points.mean()), 1),
        "spread": round(float(apart.std()), 1),
        "chances": [row[: place + 1] for place, row in enumerate(half)],
    }


def main(args: Sequence[str] | None = None) -> None:
    """Play, work out, write."""
    parser = argparse.ArgumentParser(description="Make the match equity tables anew.")
    parser.add_argument("--hands", type=a_count, default=HANDS, help="hands played for each form")
    parser.add_argument("--out", type=a_file, default=OUT)
    parser.add_argument("--seed", type=int, default=SEED, help="another seed, other hands")
    add_place(parser)
    given = parser.parse_args(args)
    tables = {}
    work = partial(entry_for, hands=given.hands, seed=given.seed)
    entries = in_order(executor_of(given), work, forms())
    for rules, entry in zip(forms(), entries, strict=True):
        tables[form_of(rules)] = entry
        print(form_of(rules), entry["mean"], flush=True)
    lines = ",\n".join(f"{json.dumps(form)}: {json.dumps(table)}" for form, table in tables.items())
    made = json.dumps(made_by("equity", given, KEEN_FILE))
    head = f'"format": {json.dumps(FORMAT)}, "made": {made}, "step": {STEP}'
    text = f'{{{head}, "tables": {{\n{lines}\n}}}}\n'
    given.out.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
