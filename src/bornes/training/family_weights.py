"""Fits the sharp player's weights for the short game: ``family_weights.json``.

Run as ``python -m bornes.training.family_weights``. The steady player plays against itself. At
some moments its move and two others are played out in the same worlds, each game to its end; the
weights are those of the features that explain best which of two moves won more of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from bornes.bots.evaluation.family import FamilyEvaluator
from bornes.bots.evaluation.linear import Features, family_weights
from bornes.bots.knowledge import Knowledge
from bornes.bots.steady import SteadyBot
from bornes.engine.moves import Move
from bornes.game import Game, new
from bornes.sampling import Worlds
from bornes.training.least_squares import Evidence
from bornes.training.provenance import made_by
from bornes.training.shares import EVALUATION, Share, arguments, gathered, report, weights_text

POSITIONS: Final = 24_000
WORLDS: Final = 2
OUT: Final = EVALUATION / "family_weights.json"
EDITION: Final = "arche"

_PLAYERS: Final = (2, 2, 2, 3, 4)
"""The tables of five games; those of two are the shortest."""
_COMPARED: Final = 0.25
"""The part of the decisions whose moves are compared."""
_OTHERS: Final = 2
"""The moves that are compared with the steady player's."""
_SLIPS: Final = (0.0, 0.05, 0.15)
"""How often a game's players move at random, so that tables come up that nobody aims for."""
_RIDGE: Final = 5.0
_GAME: Final = 1000.0

_ABOUT: Final = "What a feature of the table is worth in the short game, in thousandths of a game."


def positions(chance: Random) -> Iterator[tuple[Game, list[Move]]]:
    """Moments of games after games, with moves to compare: the steady player's comes first."""
    while True:
        players = chance.choice(_PLAYERS)
        game = new(EDITION, players, seed=chance.getrandbits(64))
        steady, slips = SteadyBot(chance.getrandbits(64)), chance.choice(_SLIPS)
        while game.phase != "over":
            moves = game.legal_moves()
            policy_move = _chosen(steady, game)
            if game.phase != "draw" and len(moves) > 1 and chance.random() < _COMPARED:
                others = [move for move in moves if move != policy_move]
                yield game, [policy_move, *chance.sample(others, min(_OTHERS, len(others)))]
            game.apply(chance.choice(moves) if chance.random() < slips else policy_move)


def _chosen(player: SteadyBot, game: Game) -> Move:
    assert game.to_act is not None
    return player.choose(game.view(game.to_act))


def compare(
    evidence: Evidence, game: Game, moves: Sequence[Move], worlds: int, chance: Random
) -> None:
    """Add what the moves show, and how often each wins, compared with the first of them."""
    assert game.to_act is not None
    view = game.view(game.to_act)
    evaluator = FamilyEvaluator(Knowledge(view))
    shown = [_features(evaluator, move) for move in moves]
    if shown[0] is None:
        return
    compared = [
        (move, features)
        for move, features in zip(moves, shown, strict=True)
        if features is not None
    ]
    won = [0.0] * len(compared)
    open_to = Worlds(view)
    for _ in range(worlds):
        world, players = open_to.sample(chance), SteadyBot(chance.getrandbits(64))
        for place, (move, _) in enumerate(compared):
            won[place] += _won(world.copy(), move, players, evaluator.know.own.side) / worlds
    for place, (_, features) in enumerate(compared[1:], 1):
        evidence.add([compared[0][1], features], [won[0], won[place]])
    evidence.compared += len(compared) - 1


def _features(evaluator: FamilyEvaluator, move: Move) -> Features | None:
    """What a move leaves behind; nothing if it wins, which needs no weight."""
    scene = evaluator.scene(move, list(evaluator.know.hand))
    return None if scene.km >= evaluator.know.target else evaluator.features.read(scene)


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
    evidence = Evidence(sorted(family_weights()))
    chance = share.chance()
    for game, moves in islice(positions(chance), share.positions):
        compare(evidence, game, moves, share.worlds, chance)
    return evidence


def main(args: Sequence[str] | None = None) -> None:
    """Play, play out, fit, write."""
    what = "Make the sharp player's weights for the short game anew."
    given = arguments(what, POSITIONS, WORLDS, OUT).parse_args(args)
    evidence = gathered(given, worked)
    found = evidence.weights(_RIDGE)
    weights = {name: round(weight) for name, weight in found.items()}
    made = made_by("family_weights", given)
    given.out.write_text(weights_text(_ABOUT, made, weights), encoding="utf-8")
    report(evidence, found)


if __name__ == "__main__":
    main()
