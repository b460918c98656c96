"""Random play for two through the public API of Bornes; copies of a game in mid-hand.

The loop is what a user writes: ask for the legal moves, apply one, deal until the match is decided.
One action is one `apply`; dealing the next hand is no action, but its time counts.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import bornes

MID_HAND = 40  # actions; a random hand has about a hundred


def _play(
    seconds: float, seed: int, edition: str, choices: Callable[[bornes.Game], list[bornes.Move]]
) -> tuple[int, float]:
    """Play for about so many CPU-seconds; give the actions made and the CPU-seconds taken."""
    rand = random.Random(seed).random
    actions = 0
    start = now = time.process_time()
    game = bornes.new(edition, players=2, seed=seed)
    while now - start < seconds:
        while game.phase != "over":
            moves = choices(game)
            game.apply(moves[int(rand() * len(moves))])
            actions += 1
        if game.match_outcome:
            seed += 1
            game = bornes.new(edition, players=2, seed=seed)
        else:
            game.deal()
        now = time.process_time()
    return actions, now - start


def play(seconds: float, seed: int) -> tuple[int, float]:
    """Play `parker`."""
    return _play(seconds, seed, "parker", bornes.Game.legal_moves)


def views(seconds: float, seed: int) -> tuple[int, float]:
    """Play `parker`, each move chosen from the view of the seat to act."""
    return _play(seconds, seed, "parker", lambda game: game.view(game.to_act).legal_moves())


def volant(seconds: float, seed: int) -> tuple[int, float]:
    """Play `volant`."""
    return _play(seconds, seed, "volant", bornes.Game.legal_moves)


def mid_hand(seed: int) -> bornes.Game:
    """A game some way into its first hand."""
    rand = random.Random(seed).random
    while True:
        game = bornes.new("parker", players=2, seed=seed)
        for _ in range(MID_HAND):
            moves = game.legal_moves()
            game.apply(moves[int(rand() * len(moves))])
            if game.phase == "over":
                break
        else:
            return game
        seed += 1


def copy(seconds: float, seed: int) -> tuple[int, float]:
    """Copy a game in mid-hand; give the copies made and the CPU-seconds taken."""
    game = mid_hand(seed)
    copies = 0
    start = now = time.process_time()
    while now - start < seconds:
        for _ in range(100):
            game.copy()
        copies += 100
        now = time.process_time()
    return copies, now - start
