"""Makes the beliefs: ``python -m bornes.training.beliefs`` writes them anew.

Good players of two kinds play hands together: sharp, and the policy that the champion plays its
worlds out with. Where nothing is compiled, steady takes part and the champion itself, without
beliefs. At some of their decisions it is counted, for every other seat and card, how many were
hidden and how many of them the seat held. From that follow the odds that would have dealt these
hands. Nobody goes by beliefs here, so that making them anew is no step further: the same
arguments give the same file for as long as the bots and the compiled policies stay the same.
"""

from __future__ import annotations

import argparse
import json
from array import array
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from bornes import bots
from bornes.bots.beliefs import odds as shipped
from bornes.bots.beliefs.cells import CELLS, TURNS, cells_of, group_of, moment_of
from bornes.bots.beliefs.features import FEATURES, features_of
from bornes.bots.beliefs.odds import FORMAT
from bornes.bots.bot import Bot, rng_for
from bornes.bots.search.compiled_rollouts import CompiledRollouts, compiled
from bornes.bots.search.search import Search
from bornes.editions import EDITIONS
from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.fast.policies.net_weights import KEEN_FILE
from bornes.game import Game, new
from bornes.runs import HERE, Executor, in_order
from bornes.sampling import Worlds
from bornes.training.beliefs_fit import Floats, fitted
from bornes.training.provenance import made_by
from bornes.training.shares import a_count, a_file, add_place, executor_of

HANDS: Final = 3000
SEED: Final = 1
OUT: Final = Path(shipped.__file__).with_name("beliefs.json")
PLAYOUTS: Final = 24
_OFTEN_FEWER: Final = 12
_FEWER: Final = {("parker", 2): 1, ("arche", 2): 4}
"""The factor by which a table gets fewer hands than the commonest one."""
_LOOKED_AT: Final = 0.6
"""The share of decisions that are counted; those of one hand are much alike."""
Counts = Mapping[str, "array[int]"]
"""By group, for each card: a row's number, its cell at a moment, how many are hidden, and held,
and then its features' values."""
Beliefs = dict[str, dict[str, Any]]
"""The beliefs by group: the cells and the features (``traits``), as in the file."""


class PlainChampion:
    """The champion with few playouts, which takes every hidden card for as likely as another.

    Where the rules are compiled it doesn't search, but plays by the prior policy.
    """

    name = "champion"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        """The move that does best in some worlds, or the prior move."""
        seed = rng_for(self.seed, view).getrandbits(48)
        if compiled(view.rules):
            return CompiledRollouts(view).prior_move(seed)
        return Search(view, seed=seed, playouts=PLAYOUTS).run(view.legal_moves())[0].move


class Task(NamedTuple):
    """A hand to be played."""

    edition: str
    players: int
    number: int


def tasks(hands: int) -> Iterator[Task]:
    """All hands that are played: most at the commonest table, some at every other."""
    for edition in EDITIONS.values():
        for players, rules in edition.tables.items():
            if rules.circuit is None:
                many = max(1, hands // _FEWER.get((edition.id, players), _OFTEN_FEWER))
                yield from (Task(edition.id, players, number) for number in range(many))


# --- playing ----------------------------------------------------------------------


def counted(task: Task, seed: int) -> Counts:
    """What one hand shows."""
    chance = Random(f"beliefs|{seed}|{task}")
    game = new(task.edition, task.players, seed=chance.getrandbits(48))
    quick = compiled(game.rules)
    names = ("sharp", "champion") if quick else ("steady", "sharp", "champion")
    seated = [_any_bot(chance, names) for _ in game.rules.seats]
    found: dict[str, array[int]] = {group: array("H") for group in CELLS}
    rows = 0
    while game.to_act is not None:
        moves = game.legal_moves()
        if len(moves) == 1:
            game.apply(moves[0])
            continue
        view = game.view(game.to_act)
        if chance.random() < _LOOKED_AT:
            for seat in game.rules.seats:
                rows += _count(found, rows, view, game, seat)
        game.apply(seated[game.to_act - 1].choose(view))
    return found


def _any_bot(chance: Random, names: Sequence[str]) -> Bot:
    name = chance.choice(names)
    seed = chance.getrandbits(32)
    return PlainChampion(seed) if name == "champion" else bots.make(name, seed=seed)


def _count(found: Mapping[str, array[int]], row: int, view: View, game: Game, seat: int) -> bool:
    """Count a seat's cards, unless there is nothing to learn from them."""
    moment = moment_of(view, seat)
    if seat == view.seat or moment is None:
        return False
    worlds = Worlds(view)
    hidden = worlds.hidden
    held = Counter(game.hand(seat)) - worlds.taken[seat]
    if held.total() == hidden.total():
        return False
    group = group_of(view, seat)
    pairs = zip(cells_of(view, seat), features_of(view, seat), strict=True)
    for (card, cell), (_, values) in pairs:
        if hidden[card]:
            at = CELLS[group].index(cell) * len(TURNS) + moment
            noted = (value or 0 for value in values)  # in a game, all are
            found[group].extend((row, at, hidden[card], held[card], *noted))
    return True


# --- all of it --------------------------------------------------------------------


def made(hands: int, seed: int, executor: Executor | None = None) -> Beliefs:
    """The odds of every group, cell and feature."""
    count = partial(counted, seed=seed)
    return beliefs_from(list(in_order(executor or HERE, count, tasks(hands))))


def beliefs_from(found: list[Counts]) -> Beliefs:
    """The odds that explain what all hands have shown."""
    beliefs = {}
    for group, cells in CELLS.items():
        names = list(dict.fromkeys(cell.split()[0] for cell in cells))
        places = [names.index(cell.split()[0]) for cell in cells for _ in TURNS]
        odds = fitted([counts[group] for counts in found], places)
        pairs = zip(_lists(odds.first, len(cells)), _lists(odds.further, len(cells)), strict=True)
        features = zip(*(_lists(m, len(names)) for m in odds.features), strict=True)
        beliefs[group] = {
            "cells": dict(zip(cells, map(list, pairs), strict=True)),
            "traits": {
                name: dict(zip(FEATURES, lists, strict=True))
                for name, lists in zip(names, features, strict=True)
            },
        }
    return beliefs


def _lists(numbers: Floats, many: int) -> list[list[float]]:
    """Numbers as the file has them, in so many rows."""
    rows: list[list[float]] = np.round(numbers, 3).reshape(many, -1).tolist()
    return rows


def text_of(beliefs: Beliefs, hands: int, made_with: Mapping[str, object] | None = None) -> str:
    """The file, with a line for each cell, and for each card's features."""
    head = f'"format": {json.dumps(FORMAT)}, "made": {json.dumps(made_with)}, '
    head += f'"hands": {hands}, "turns": {list(TURNS)}'
    return f'{{{head}, "odds": {_lines(beliefs, 3)}}}\n'


def _lines(entries: Any, deep: int) -> str:
    """Entries within entries, so deep; each of the innermost has a line of its own."""
    if not deep:
        return json.dumps(entries)
    lines = (f"{json.dumps(name)}: {_lines(entry, deep - 1)}" for name, entry in entries.items())
    return "{\n" + ",\n".join(lines) + "\n}"


def main(args: Sequence[str] | None = None) -> None:
    """Play, count, fit, write."""
    parser = argparse.ArgumentParser(description="Make the beliefs about hidden cards anew.")
    parser.add_argument("--hands", type=a_count, default=HANDS, help="hands of parker for two")
    parser.add_argument("--seed", type=int, default=SEED, help="another seed, other hands")
    add_place(parser)
    parser.add_argument("--out", type=a_file, default=OUT)
    given = parser.parse_args(args)
    beliefs = made(given.hands, given.seed, executor_of(given, usual_jobs=2))
    made_with = made_by("beliefs", given, KEEN_FILE)
    given.out.write_text(text_of(beliefs, given.hands, made_with), encoding="utf-8")


if __name__ == "__main__":
    main()
