"""Makes the prices of `family_prices`: ``python -m bornes.training.family_weights``.

The steady player plays against itself. At some moments its move and two others are tried out
in the same worlds, each game to its end; the prices are those of the signs that explain best
which of two moves won more of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from bornes.bots.evaluation.family import FamilyJudge
from bornes.bots.evaluation.family_weights import PRICES
from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.evaluation.linear import Signs
from bornes.bots.search.worlds import Worlds
from bornes.bots.steady import SteadyBot
from bornes.engine.moves import Move
from bornes.game import Game, new
from bornes.training.least_squares import Evidence
from bornes.training.shares import Share, arguments, gathered, price_file, report

POSITIONS: Final = 24_000
WORLDS: Final = 2
OUT: Final = Path(__file__).with_name("family_prices.py")
EDITION: Final = "arche"

_PLAYERS: Final = (2, 2, 2, 3, 4)
"""The tables of five games; those of two are the shortest."""
_TRIED: Final = 0.25
"""The part of the decisions that are tried out."""
_OTHERS: Final = 2
"""The moves that are compared with the steady player's."""
_SLIPS: Final = (0.0, 0.05, 0.15)
"""How often a game's players move at random, so that tables come up that nobody aims for."""
_PULL: Final = 5.0
_GAME: Final = 1000.0

_ABOUT: Final = """\
What each sign is worth in the short game, in thousandths of a game.

They were found by trying out {pairs:,} pairs of moves in games of the steady player against
itself, as `family_prices_making` does. The prices are those that explain best which of two
moves won more of them.
"""


def positions(chance: Random) -> Iterator[tuple[Game, list[Move]]]:
    """Moments of games after games, with moves to compare: the steady player's comes first."""
    while True:
        players = chance.choice(_PLAYERS)
        game = new(EDITION, players, seed=chance.getrandbits(64))
        steady, slips = SteadyBot(chance.getrandbits(64)), chance.choice(_SLIPS)
        while game.phase != "over":
            moves = game.legal_moves()
            habit = _chosen(steady, game)
            if game.phase != "draw" and len(moves) > 1 and chance.random() < _TRIED:
                others = [move for move in moves if move != habit]
                yield game, [habit, *chance.sample(others, min(_OTHERS, len(others)))]
            game.apply(chance.choice(moves) if chance.random() < slips else habit)


def _chosen(player: SteadyBot, game: Game) -> Move:
    assert game.to_act is not None
    return player.choose(game.view(game.to_act))


def try_out(
    evidence: Evidence, game: Game, moves: Sequence[Move], worlds: int, chance: Random
) -> None:
    """Add what the moves show, and how often each wins, compared with the first of them."""
    assert game.to_act is not None
    view = game.view(game.to_act)
    judge = FamilyJudge(Knowledge(view))
    shown = [_signs(judge, move) for move in moves]
    if shown[0] is None:
        return
    tried = [(move, signs) for move, signs in zip(moves, shown, strict=True) if signs is not None]
    won = [0.0] * len(tried)
    open_to = Worlds(view)
    for _ in range(worlds):
        world, players = open_to.sample(chance), SteadyBot(chance.getrandbits(64))
        for place, (move, _) in enumerate(tried):
            won[place] += _won(world.copy(), move, players, judge.know.own.side) / worlds
    for place, (_, signs) in enumerate(tried[1:], 1):
        evidence.add([tried[0][1], signs], [won[0], won[place]])
    evidence.compared += len(tried) - 1


def _signs(judge: FamilyJudge, move: Move) -> Signs | None:
    """What a move leaves behind; nothing if it wins, which needs no price."""
    scene = judge.scene(move, list(judge.know.hand))
    return None if scene.km >= judge.know.target else judge.signs.read(scene)


def _won(game: Game, move: Move, players: SteadyBot, side: str) -> float:
    """What a side gets of the game, after a move and all that follows."""
    game.apply(move)
    while game.phase != "over":
        game.apply(_chosen(players, game))
    assert game.outcome is not None
    winners = game.outcome.winners
    return _GAME * (side in winners) / len(winners) if winners else 0.0


def worked(share: Share) -> Evidence:
    """The evidence of one share of the positions."""
    evidence = Evidence(sorted(PRICES))
    chance = share.chance()
    for game, moves in islice(positions(chance), share.positions):
        try_out(evidence, game, moves, share.worlds, chance)
    return evidence


def main(args: Sequence[str] | None = None) -> None:
    """Play, try out, fit, write."""
    what = "Make the sharp player's prices for the short game anew."
    given = arguments(what, POSITIONS, WORLDS, OUT).parse_args(args)
    evidence = gathered(given, worked)
    found = evidence.prices(_PULL)
    prices = {name: round(price) for name, price in found.items()}
    about = _ABOUT.format(pairs=evidence.compared)
    given.out.write_text(price_file(about, "int", prices), encoding="utf-8")
    report(evidence, found)


if __name__ == "__main__":
    main()
