"""Fits the sharp player's weights for the games with piles: ``classic_weights.json``.

Run as ``python -m bornes.training.classic_weights``. Hands are played with the compiled rules
of thumb. At some moments every legal move is played out in many worlds; the weights are those
of the features that explain best by how many points one move did better than another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Final

from bornes import fast
from bornes.bots.evaluation.classic import ClassicEvaluator
from bornes.bots.evaluation.linear import Features, add, classic_weights
from bornes.bots.knowledge import Knowledge
from bornes.engine.cards import KM
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Rules
from bornes.engine.scoring import table_points
from bornes.game import Game, new
from bornes.training.equity import forms
from bornes.training.least_squares import Evidence
from bornes.training.provenance import made_by
from bornes.training.shares import EVALUATION, Share, arguments, gathered, report, weights_text

POSITIONS: Final = 53_000
WORLDS: Final = 200
OUT: Final = EVALUATION / "classic_weights.json"

_FOR_TWO: Final = 0.85
"""The hands that are played by two. At larger tables a position counts once for each rival."""
_COMPARED: Final = 0.12
"""The part of the decisions whose moves are compared: those of one hand are much alike."""
_SLIPS: Final = (0.0, 0.05, 0.15)
"""How often a hand's players move at random, so that tables come up that nobody aims for."""
_RIDGE: Final = 0.05

_ABOUT: Final = (
    "Points that a feature of the table is worth in the games with piles: "
    "early in a hand, and at its end."
)

# A feature has two weights, and is counted twice: by how early it is in the hand, and how late.
_NAMES: Final = sorted(classic_weights())
_AGES: Final = [(f"{name} early", f"{name} late") for name in _NAMES]


def positions(tables: Sequence[Rules], chance: Random) -> Iterator[tuple[Game, list[Move]]]:
    """Moments of hands after hands, each with the moves between which a seat has to choose."""
    for_two = [rules for rules in tables if rules.players == 2]
    larger = [rules for rules in tables if rules.players > 2]
    while True:
        rules = chance.choice(for_two if chance.random() < _FOR_TWO else larger)
        game = new(rules.edition, rules.players, seed=chance.getrandbits(64))
        slips = chance.choice(_SLIPS)
        while game.phase != "over":
            moves = game.legal_moves()
            by_policy = _policy_move(game) if len(moves) > 1 else moves[0]
            picked = game.phase == "play" and chance.random() < _COMPARED
            if picked and not _arrives(game, by_policy):
                # An arrival is valued by the match, not by features.
                open_moves = [move for move in moves if not _arrives(game, move)]
                if len(open_moves) > 1:
                    yield game, open_moves
            game.apply(chance.choice(moves) if chance.random() < slips else by_policy)


def _policy_move(game: Game) -> Move:
    row = fast.from_game(game)[None]
    return fast.move_of(row[0], int(fast.choose(row)[0]))


def _arrives(game: Game, move: Move) -> bool:
    km = KM.get(move.card, 0) if move.card and move.verb is Verb.PLAY else 0
    return km > 0 and game.side(move.seat).km + km >= game.target


def compare(evidence: Evidence, game: Game, moves: Sequence[Move], worlds: int, seed: int) -> None:
    """Add what some moves show, and by how much each beats every rival in the end."""
    assert game.to_act is not None
    view = game.view(game.to_act)
    evaluator = ClassicEvaluator(Knowledge(view))
    points = fast.rollouts(view, moves, worlds, seed).points.mean(axis=1)
    places = {side: place for place, side in enumerate(game.rules.sides)}
    own = points[:, places[evaluator.know.own.side]]
    evidence.compared += len(moves)
    expected = [_expected(evaluator, move) for move in moves]
    for number, rival in enumerate(evaluator.know.rivals):
        ahead = (own - points[:, places[rival.side]]).tolist()
        shown = [_aged(features[number], evaluator.early) for features, _ in expected]
        # What lies on the table already has no weight.
        laid = [gaps[number] for _, gaps in expected]
        evidence.add(shown, [gain - gap for gain, gap in zip(ahead, laid, strict=True)])


def _expected(evaluator: ClassicEvaluator, move: Move) -> tuple[list[Features], list[float]]:
    """A move's features and the points laid, each against every rival, as expected."""
    rules, rivals = evaluator.rules, range(len(evaluator.know.rivals))
    features: list[Features] = [{} for _ in rivals]
    gaps = [0.0 for _ in rivals]
    for prospect in evaluator.prospects(move):
        mine, theirs = evaluator.describe(prospect)
        for number in rivals:
            for name, value in (mine | theirs[number]).items():
                add(features[number], name, prospect.chance * value)
            gap = table_points(rules, prospect.own) - table_points(rules, prospect.rivals[number])
            gaps[number] += prospect.chance * gap
    return features, gaps


def _aged(features: Features, early: float) -> Features:
    aged = {f"{name} early": value * early for name, value in features.items()}
    return aged | {f"{name} late": value * (1.0 - early) for name, value in features.items()}


def worked(share: Share) -> Evidence:
    """The evidence of one share of the positions."""
    evidence = Evidence([name for ages in _AGES for name in ages])
    chance = share.chance()
    for game, moves in islice(positions(list(forms()), chance), share.positions):
        compare(evidence, game, moves, share.worlds, chance.getrandbits(48))
    return evidence


def main(args: Sequence[str] | None = None) -> None:
    """Play, play out, fit, write."""
    what = "Make the sharp player's weights for the games with piles anew."
    given = arguments(what, POSITIONS, WORLDS, OUT).parse_args(args)
    evidence = gathered(given, worked)
    found = evidence.weights(_RIDGE, _AGES)
    weights = {
        name: (round(found[early]), round(found[late]))
        for name, (early, late) in zip(_NAMES, _AGES, strict=True)
    }
    made = made_by("classic_weights", given)
    given.out.write_text(weights_text(_ABOUT, made, weights), encoding="utf-8")
    report(evidence, found)


if __name__ == "__main__":
    main()
