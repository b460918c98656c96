"""Measure random play by Bornes, plain, compiled and in environments; README.md says more.

python bench/run.py [--rounds N] [--seconds S] [--only NAME …] [--write | --json]

Where everything is measured, the figures are written into README.md.
"""

from __future__ import annotations

import argparse
import importlib
import json
import platform
import statistics
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import figures

Measure = Callable[[float, int], tuple[int, float]]


@dataclass(frozen=True)
class Contender:
    """Something to be measured: a function of a module of this folder."""

    name: str
    what: str
    unit: str
    module: str
    function: str

    def load(self) -> Measure:
        """The function; its module is imported only when it is to be measured."""
        measure: Measure = getattr(importlib.import_module(self.module), self.function)
        return measure


CONTENDERS = (
    Contender("minimal", "the minimal loop", "actions", "minimal", "play"),
    Contender("rlcard", "RLCard's UNO", "actions", "uno_rlcard", "play"),
    Contender("api", "the API of Bornes", "actions", "api", "play"),
    Contender("views", "… each move from a view", "actions", "api", "views"),
    Contender("volant", "… with the road of volant", "actions", "api", "volant"),
    Contender("copy", "game.copy() in mid-hand", "copies", "api", "copy"),
    Contender("fast", "the compiled rules", "actions", "fast", "play"),
    Contender("thumb", "… by rules of thumb", "actions", "fast", "thumb"),
    Contender("keen", "… by the learned policy", "actions", "fast", "keen"),
    Contender("road", "… with the road of volant", "actions", "fast", "road"),
    Contender("one-core", "… by the clock", "actions", "fast", "one_core"),
    Contender("all-cores", "… on all cores", "actions", "fast", "all_cores"),
    Contender("aec", "the PettingZoo environment", "steps", "envs", "aec"),
    Contender("wrapped", "… with its wrappers", "steps", "envs", "wrapped"),
    Contender("solo", "the Gymnasium environment", "steps", "envs", "solo"),
    Contender("vector", "the vectorised environment", "steps", "envs", "many"),
)
RATIOS = (
    ("api", "minimal"),
    ("api", "rlcard"),
    ("views", "minimal"),
    ("volant", "minimal"),
    ("fast", "minimal"),
    ("fast", "api"),
    ("keen", "thumb"),
    ("road", "fast"),
    ("road", "volant"),
    ("all-cores", "one-core"),
    ("vector", "solo"),
)
WARM_UP = 0.2  # seconds


def spread(values: list[float]) -> dict[str, float]:
    """The median and the range of some figures."""
    return {"median": statistics.median(values), "lowest": min(values), "highest": max(values)}


def measure_all(chosen: list[Contender], rounds: int, seconds: float) -> dict[str, list[float]]:
    """Measure in turn, A B C A B C …, so that a slow spell of the machine meets all alike."""
    measures = {contender.name: contender.load() for contender in chosen}
    for measure in measures.values():
        measure(WARM_UP, 0)
    runs: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(1, rounds + 1):
        for name, measure in measures.items():
            made, spent = measure(seconds, number)
            runs[name].append(made / spent)
        print(f"round {number} of {rounds}", file=sys.stderr)
    return runs


def report(runs: dict[str, list[float]], seconds: float) -> dict[str, Any]:
    """All that was measured; a ratio is taken within each round before the median is."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "rounds": len(next(iter(runs.values()))),
        "seconds": seconds,
        "per_cpu_second": {
            c.name: spread(runs[c.name]) | {"runs": runs[c.name]}
            for c in CONTENDERS
            if c.name in runs
        },
        "ratios": {
            f"{a}/{b}": spread([x / y for x, y in zip(runs[a], runs[b], strict=True)])
            for a, b in RATIOS
            if a in runs and b in runs
        },
    }


def print_table(runs: dict[str, list[float]], seconds: float) -> None:
    """The same for people."""
    found = report(runs, seconds)
    print(
        f"{found['python']}, {found['rounds']} rounds of {seconds:g} CPU-seconds; per CPU-second:\n"
    )
    print(f"{'':<28}{'':<9}{'median':>12}{'lowest':>12}{'highest':>12}")
    for contender in CONTENDERS:
        if contender.name in runs:
            figures = "".join(f"{value:>12,.0f}" for value in spread(runs[contender.name]).values())
            print(f"{contender.what:<28}{contender.unit:<9}{figures}")
    for a, b in RATIOS:
        if a in runs and b in runs:
            ratio = spread([x / y for x, y in zip(runs[a], runs[b], strict=True)])
            print(f"{a + ' / ' + b:<37}" + "".join(f"{value:>12.3f}" for value in ratio.values()))


def seconds_of(text: str) -> float:
    """A time above zero, from the command line."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a time above zero")
    return value


def rounds_of(text: str) -> int:
    """A number of rounds, from the command line."""
    value = int(text)
    if value < 1:
        raise argparse.ArgumentTypeError(f"{text} is less than one round")
    return value


def main() -> int:
    """Measure what the command line asks for; 2 if something to be measured is not installed."""
    names = [contender.name for contender in CONTENDERS]
    parser = argparse.ArgumentParser(description="Measure random play: actions per CPU-second.")
    add = parser.add_argument
    add("--rounds", type=rounds_of, default=7, metavar="N", help="default 7")
    add("--seconds", type=seconds_of, default=2.0, metavar="S", help="of CPU for each; default 2")
    add("--only", nargs="+", choices=names, default=names, help="measure only these")
    add("--write", action="store_true", help="write the figures into README.md, though not all")
    add("--json", action="store_true", help="print JSON, every run included")
    arguments = parser.parse_args()
    chosen = [contender for contender in CONTENDERS if contender.name in arguments.only]
    around = figures.surroundings()
    try:
        runs = measure_all(chosen, arguments.rounds, arguments.seconds)
    except ModuleNotFoundError as missing:
        print(
            f"{missing.name} is not installed here. `make bench` installs all that is measured;"
            f" --only measures some of {', '.join(names)}.",
            file=sys.stderr,
        )
        return 2
    if arguments.json:
        print(json.dumps(report(runs, arguments.seconds), indent=2))
    else:
        print_table(runs, arguments.seconds)
        if arguments.write or chosen == list(CONTENDERS):
            units = {contender.name: contender.unit for contender in CONTENDERS}
            figures.rewrite(report(runs, arguments.seconds), units, around)
    return 0


if __name__ == "__main__":
    sys.exit(main())
