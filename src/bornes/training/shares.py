"""What the programs that fit the sharp player's weights share: arguments, work in parts, a file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from bornes.bots.evaluation import linear
from bornes.bots.evaluation.linear import FORMAT, Weights
from bornes.runs import Executor, chosen, in_order
from bornes.training.least_squares import Evidence

SEED: Final = 1
EVALUATION: Final = Path(linear.__file__).parent
"""The folder in which the shipped weights lie."""
_IN_A_SHARE: Final = 100
_SHARES_A_LINE: Final = 50


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the work: everything that its result follows from."""

    seed: int
    number: int
    positions: int
    worlds: int
    """The rollouts of each move."""

    def chance(self) -> Random:
        """The chance of this share, which is nobody else's."""
        return Random(f"{self.seed}|{self.number}")


def arguments(what: str, positions: int, worlds: int, out: Path) -> argparse.ArgumentParser:
    """The arguments of a command, with its own defaults."""
    parser = argparse.ArgumentParser(description=what)
    parser.add_argument("--positions", type=a_count, default=positions, help="positions looked at")
    parser.add_argument("--worlds", type=a_count, default=worlds, help="rollouts of each move")
    parser.add_argument("--seed", type=int, default=SEED, help="another seed, other hands")
    add_place(parser)
    parser.add_argument("--out", type=a_file, default=out, help="the file that is written")
    return parser


def add_place(parser: argparse.ArgumentParser) -> None:
    """The arguments that say where it is worked; they change nothing in what is made."""
    place = parser.add_mutually_exclusive_group()
    place.add_argument("--jobs", type=a_count, help="processes of this machine")
    place.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster: bornes[cluster]")


def executor_of(given: argparse.Namespace, usual_jobs: int = 1) -> Executor:
    """Where it is worked."""
    jobs = given.jobs or (usual_jobs if given.cluster is None else 1)
    return chosen(jobs, given.cluster)


def a_count(text: str) -> int:
    """A number of things, from the command line."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a number from 1 on")
    return int(text)


def a_file(text: str) -> Path:
    """A file that can be written, from the command line."""
    path = Path(text)
    if path.is_dir() or not path.absolute().parent.is_dir():
        raise argparse.ArgumentTypeError(f"there is no place for a file {text}")
    return path


def gathered(given: argparse.Namespace, work: Callable[[Share], Evidence]) -> Evidence:
    """The evidence of all positions, share by share, so that the jobs change nothing in it."""
    shares = [
        Share(given.seed, first, min(_IN_A_SHARE, given.positions - first), given.worlds)
        for first in range(0, given.positions, _IN_A_SHARE)
    ]
    parts = in_order(executor_of(given), work, shares)
    whole = next(parts)
    for done, part in enumerate(parts, 2):
        whole += part
        if done % _SHARES_A_LINE == 0 and done < len(shares):
            print(f"{done * _IN_A_SHARE} positions of {given.positions}", flush=True)
    return whole


def report(evidence: Evidence, weights: Weights) -> None:
    """Tell how well the weights explain what happened, and what they can't be trusted for."""
    print(f"{evidence.explained(weights):.0%} of the differences between moves are explained")
    if missing := evidence.missing():
        print("no two moves differed in:", ", ".join(missing))


def weights_text(
    about: str, made: Mapping[str, object], weights: Mapping[str, float | Sequence[float]]
) -> str:
    """The text of a file of weights, with a line for each feature."""
    head = {"format": FORMAT, "about": about, "made": made}
    lines = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()]
    named = [f"{json.dumps(name)}: {json.dumps(weights[name])}" for name in sorted(weights)]
    lines.append('"weights": {\n' + ",\n".join(named) + "\n}")
    return "{" + ",\n".join(lines) + "}\n"
