"""Writes the counts of move sequences anew: `make counts`.

A file holds a position and how many sequences of one, two, three … legal moves lead on from it,
as the engine counts them. Its cards are all known, so that chance has no part in it; where discards
become a new draw pile, the counting ends before the first that is shuffled.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from contextlib import suppress

import yaml

import bornes
from bornes import Game
from tests.support.fast_games import HOUSE, PLAIN, Table
from tests.support.games import a_move
from tests.support.paths import COUNTS

TABLES = [*PLAIN, *HOUSE]
MOST_NODES = 1500
"""Positions in which the moves are counted at the last step."""


class Shuffled(Exception):
    """A pile was shuffled anew, so that chance has a part in what follows."""


def count(game: Game, depth: int) -> int:
    """How many sequences of so many moves there are; those of a hand that ends sooner are none."""
    moves = game.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy()
        after.apply(move)
        if after.reshuffles != game.reshuffles:
            raise Shuffled
        total += count(after, depth - 1)
    return total


def counts(game: Game) -> list[int]:
    """The counts for one move, two moves and so on, as long as they are not too many."""
    found = [count(game, 1)]
    with suppress(Shuffled):
        while 0 < found[-1] <= MOST_NODES and len(found) < 8:
            found.append(count(game, len(found) + 1))
    return found


def moments(table: Table) -> Mapping[str, Game]:
    """Fixed positions of a table: its start, and others by what is special about them."""
    found: dict[str, Game] = {}
    for seed in range(60):
        rand = random.Random(f"{table} {seed}")
        game = table.new(seed)
        found.setdefault("start", game.copy())
        moves = 0
        while game.phase != "over":
            if moves == 30:
                found.setdefault("middle", game.copy())
            if game.phase in ("react", "extension"):
                found.setdefault(game.phase, game.copy())
            if not game.pile and sum(map(len, game.hands)) > 3:
                found.setdefault("empty", game.copy())
            game.apply(a_move(game, rand))
            moves += 1
    return found


def text_of(game: Game) -> str:
    """The file of a position."""
    content = {**bornes.write_position(game), "counts": counts(game)}
    return yaml.safe_dump(content, sort_keys=False, default_flow_style=None, width=100)


def main() -> None:
    """Write all files; the old ones stay until all counts are known."""
    found = {
        f"{table}-{name}.yaml": text_of(game)
        for table in TABLES
        for name, game in moments(table).items()
    }
    for old in COUNTS.glob("*.yaml"):
        old.unlink()
    for name, text in found.items():
        (COUNTS / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
