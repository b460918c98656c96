"""Makes the weights of the policy `keen`: ``python -m bornes.bots.keen_making``.

Hands are played by two with the compiled rules. At some moments everything that the seat may
do is tried out in many worlds; the weights are those that explain best by how many points one
move did better than another. The worlds are played out by the policy as it is, among others,
so that making the weights anew goes a step further: the same arguments give the same file only
from the same weights and beliefs. The shipped ones took four steps.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

import numpy as np

from bornes import fast
from bornes.bots.beliefs import odds
from bornes.bots.compiled_trials import rows_of
from bornes.bots.prices_fitting import Evidence, Numbers
from bornes.bots.prices_making import Share, arguments, gathered
from bornes.bots.signs import Prices, Signs
from bornes.fast.keen_describing import describe
from bornes.fast.keen_signs import SIGNS
from bornes.fast.keen_weights import FILE, FORMAT, MOVES, SCALE
from bornes.game import Game, new

POSITIONS: Final = 40_000
WORLDS: Final = 300
POLICIES: Final = ("thumb", "keen")
"""Who plays the worlds out: a move should be good whoever goes on."""

_EDITIONS: Final = ("parker", "parker", "parker", "dujardin", "rally")
_TRIED: Final = 0.15
_SLIPS: Final = (0.0, 0.05, 0.15)
"""How often a hand's players move at random, so that tables come up that nobody aims for."""
_NEAR: Final = 150.0
"""A move so many points worse than the best counts a third: it will not be made anyway."""
_LEAST: Final = 0.02
_PULL: Final = 0.3
_MOST_MOVES: Final = 64


def positions(chance: Random) -> Iterator[Game]:
    """Moments of hands after hands, in which a seat has to choose."""
    while True:
        game = new(chance.choice(_EDITIONS), 2, seed=chance.getrandbits(64))
        slips = chance.choice(_SLIPS)
        while game.phase != "over":
            moves = game.legal_moves()
            if len(moves) == 1:
                game.apply(moves[0])
                continue
            if game.phase == "extension" or (game.phase == "play" and chance.random() < _TRIED):
                yield game
            row = fast.from_game(game)[None]
            habit = fast.move_of(row[0], int(fast.choose(row, "keen")[0]))
            game.apply(chance.choice(moves) if chance.random() < slips else habit)


def shown_in(game: Game) -> tuple[list[int], list[Signs]]:
    """What the seat to act may do, and what each of these shows."""
    actions, moves, signs = (np.zeros(_MOST_MOVES, np.int64) for _ in range(3))
    many = describe(fast.from_game(game), actions, moves, signs)
    shown = [
        {f"{MOVES[moves[n]]} {sign}": 1.0 for bit, sign in enumerate(SIGNS) if signs[n] >> bit & 1}
        for n in range(many)
    ]
    return actions[:many].tolist(), shown


def leads(game: Game, actions: Sequence[int], worlds: int, seed: int) -> Numbers:
    """By how many points each action gets the seat ahead, on average."""
    assert game.to_act is not None
    view = game.view(game.to_act)
    row = fast.from_game(game)
    moves = [fast.move_of(row, action) for action in actions]
    believed = rows_of(odds(view), game.rules)
    share = max(1, worlds // len(POLICIES))
    own = game.rules.sides.index(game.side(game.to_act).side)
    points = [
        fast.rollouts(view, moves, share, seed, policy=policy, odds=believed).points.mean(axis=1)
        for policy in POLICIES
    ]
    mean = np.mean(points, axis=0)
    gained: Numbers = mean[:, own] - mean[:, 1 - own]
    return gained


def worked(share: Share) -> Evidence:
    """The evidence of one share of the positions."""
    evidence = Evidence([f"{move} {sign}" for move in MOVES for sign in SIGNS])
    chance = share.chance()
    for game in islice(positions(chance), share.positions):
        actions, shown = shown_in(game)
        gained = leads(game, actions, share.worlds, chance.getrandbits(48))
        near = np.exp((gained - gained.max()) / _NEAR) + _LEAST
        evidence.add(shown, gained.tolist(), near)
        evidence.compared += len(actions)
    return evidence


def written(found: Prices, positions: int, worlds: int) -> str:
    """The text of the file that holds these weights, with what they were learned from."""
    weights: dict[str, dict[str, int]] = {move: {} for move in MOVES}
    for name, price in found.items():
        move, sign = name.split(" ")
        if weight := round(price * SCALE):
            weights[move][sign] = weight
    kept = {"format": FORMAT, "positions": positions, "worlds": worlds, "weights": weights}
    return json.dumps(kept, indent=1) + "\n"


def main(args: Sequence[str] | None = None) -> None:
    """Play, try out, fit, write."""
    what = "Make the weights of the policy keen anew, a step beyond those it has."
    given = arguments(what, POSITIONS, WORLDS, FILE).parse_args(args)
    evidence = gathered(given, worked)
    found = evidence.prices(_PULL)
    given.out.write_text(written(found, given.positions, given.worlds), encoding="utf-8")
    print(f"{evidence.explained(found):.0%} of the differences between moves are explained")


if __name__ == "__main__":
    main()
