"""How often what is called a chance comes true: the calibration of the chances of winning.

``python -m bornes.training.calibration --net FILE`` lets a policy play whole matches against
itself, asks at some moments for the chance of the seat to act, and compares that with who won:
for each tenth of the chances how often such matches were won. The chances are those of the
value net of a file, or with ``--search`` those of the champion's search.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from bornes.bots.champion import ChampionBot
from bornes.envs.row_views import view_of_row
from bornes.fast.kernel.layout import NONE, SIDE, SIDE_CELLS, SIDE_OF, TO_ACT, TOTAL, Rows
from bornes.fast.policies.layers import cells_of, run
from bornes.fast.policies.row_observations import observations, relative_mask
from bornes.nets.file import Net, read
from bornes.training.duel import chooser_of, play_matches
from bornes.training.shares import a_count
from bornes.training.table_kinds import Setting

TENTHS: Final = 10
Floats = NDArray[np.float64]
Chances = Callable[[Rows, int], Floats]
"""The chance of the seats to act in some rows of a hand with this number in its match."""


@dataclass(frozen=True, slots=True)
class Moments:
    """Moments of matches: what was called the chance, and whether the match was won."""

    called: Floats
    won: Floats
    match: NDArray[np.int64]

    def tenth(self, place: int) -> Moments:
        """Those moments whose chance lies in one tenth."""
        inside = np.minimum(np.floor(self.called * TENTHS), TENTHS - 1) == place
        return Moments(self.called[inside], self.won[inside], self.match[inside])

    @property
    def error(self) -> float:
        """The standard error of the share won; moments of one match are one observation."""
        off = np.bincount(self.match, self.won - self.won.mean())
        return float(np.sqrt((off**2).sum()) / len(self.won))

    @property
    def brier(self) -> float:
        """The mean square of what the chances miss; without any knowledge, 0.25."""
        return float(((self.called - self.won) ** 2).mean())


def moments(
    setting: Setting, policy: str, chances: Chances, matches: int, share: float, seed: int
) -> Moments:
    """Ask for chances at a share of all moments with a choice of matches that a policy plays."""
    chance = np.random.default_rng(seed)
    called: list[tuple[Floats, NDArray[np.int64], NDArray[np.int64]]] = []

    def watch(playing: NDArray[np.int64], number: int, rows: Rows) -> None:
        asked = np.flatnonzero((rows[:, TO_ACT] != NONE) & (chance.random(len(rows)) < share))
        some = np.ascontiguousarray(rows[asked])
        choice = relative_mask(some).sum(axis=1) > 1 if len(some) else np.zeros(0, np.bool_)
        asked, some = asked[choice], np.ascontiguousarray(some[choice])
        if len(asked):
            sides = some[np.arange(len(some)), SIDE_OF + some[:, TO_ACT]]
            called.append((chances(some, number), sides.astype(np.int64), playing[asked]))

    both = [chooser_of(policy)] * 2
    played = play_matches(setting, both, matches, seed, watch)
    values, sides, match = (np.concatenate(part) for part in zip(*called, strict=True))
    won = np.where(sides == played.first[match], played.won[match], 1 - played.won[match])
    return Moments(values, won, match)


def by_value_net(net: Net, sides: int) -> Chances:
    """The chances that a value net gives."""
    cells, outputs, one = cells_of(net), net[-1].outputs, 1 << net[-1].shift

    def chances(rows: Rows, _: int) -> Floats:
        logits = run(cells, observations(rows), outputs)[:, :sides] / one
        weights = np.exp(logits - logits.max(axis=1, keepdims=True))
        return np.asarray(weights[:, 0] / weights.sum(axis=1))

    return chances


def by_search(setting: Setting, net: str | None) -> Chances:
    """The chances of the champion's search."""
    champion, rules = ChampionBot(seed=1, net=net), setting.rules

    def chances(rows: Rows, number: int) -> Floats:
        found = []
        for row in rows:
            places = range(len(rules.sides))
            totals = [int(row[SIDE + side * SIDE_CELLS + TOTAL]) for side in places]
            view = view_of_row(row, rules, number, totals)
            found.append(champion.estimates(view)[0].chance)
        return np.array(found)

    return chances


def table(found: Moments) -> str:
    """The curve as a table of Markdown."""
    lines = ["| called | on average | won | moments |", "|---|---|---|---|"]
    for place in range(TENTHS):
        part = found.tenth(place)
        if len(part.won):
            lines.append(
                f"| {10 * place} to {10 * place + 10} % | {100 * part.called.mean():.1f} % |"
                f" {100 * part.won.mean():.1f} % ({100 * part.error:.1f}) | {len(part.won)} |"
            )
    return "\n".join([*lines, "", f"Brier score {found.brier:.4f}, {len(found.won)} moments"])


def main(arguments: Sequence[str] | None = None) -> None:
    """Print the curve."""
    parser = argparse.ArgumentParser(description="How often what is called a chance comes true")
    parser.add_argument("--edition", default="parker")
    parser.add_argument("--players", type=a_count, default=2)
    parser.add_argument("--policy", default="keen", help="who plays: as for bornes.training.duel")
    parser.add_argument("--net", help="a file of nets: its value net is asked")
    parser.add_argument("--search", action="store_true", help="ask the champion's search instead")
    parser.add_argument("--matches", type=a_count, default=1000)
    parser.add_argument("--share", type=float, default=0.02, help="the share of moments asked at")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    setting = Setting(given.edition, given.players)
    if given.search:
        chances = by_search(setting, given.net)
    elif given.net is None:
        parser.error("name a file of nets, or --search")
    else:
        chances = by_value_net(read(Path(given.net)).parts["value"], len(setting.rules.sides))
    found = moments(setting, given.policy, chances, given.matches, given.share, given.seed)
    print(table(found))


if __name__ == "__main__":
    main()
