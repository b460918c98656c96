"""Makes the prices of `classic_prices`: ``python -m bornes.training.classic_weights``.

Hands are played with the compiled rules of thumb. At some moments every legal move is tried
out in many worlds; the prices are those of the signs that explain best by how many points
one move did better than another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

from bornes import fast
from bornes.bots.evaluation.classic import ClassicJudge
from bornes.bots.evaluation.classic_weights import PRICES
from bornes.bots.evaluation.knowledge import Knowledge
from bornes.bots.evaluation.linear import Signs, add
from bornes.engine.cards import KM
from bornes.engine.moves import Move, Verb
from bornes.engine.rules import Rules
from bornes.game import Game, new
from bornes.training.equity import forms
from bornes.training.least_squares import Evidence
from bornes.training.shares import Share, arguments, gathered, price_file, report

POSITIONS: Final = 53_000
WORLDS: Final = 200
OUT: Final = Path(__file__).with_name("classic_prices.py")

_FOR_TWO: Final = 0.85
"""The hands that are played by two. At larger tables a position counts once for each rival."""
_TRIED: Final = 0.12
"""The part of the decisions that are tried out: those of one hand are much alike."""
_SLIPS: Final = (0.0, 0.05, 0.15)
"""How often a hand's players move at random, so that tables come up that nobody aims for."""
_PULL: Final = 0.05

_ABOUT: Final = """\
What each sign is worth in the games with piles, in points: early in a hand, and at its end.

They were found by trying moves out, as `classic_prices_making` does: {moves:,} moves from hands
of every kind of table, each played to its end {worlds} times with the compiled rules.
The prices are those that explain best by how much one move did better than another of the
same seat.
"""

# A sign has two prices, and is laid down twice: by how early it is in the hand, and how late.
_AGES: Final = [(f"{name} early", f"{name} late") for name in sorted(PRICES)]


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
            habit = _habit(game) if len(moves) > 1 else moves[0]
            if game.phase == "play" and chance.random() < _TRIED and not _arrives(game, habit):
                # An arrival is judged by the match, not by signs.
                open_moves = [move for move in moves if not _arrives(game, move)]
                if len(open_moves) > 1:
                    yield game, open_moves
            game.apply(chance.choice(moves) if chance.random() < slips else habit)


def _habit(game: Game) -> Move:
    row = fast.from_game(game)[None]
    return fast.move_of(row[0], int(fast.choose(row)[0]))


def _arrives(game: Game, move: Move) -> bool:
    km = KM.get(move.card, 0) if move.card and move.verb is Verb.PLAY else 0
    return km > 0 and game.side(move.seat).km + km >= game.target


def try_out(evidence: Evidence, game: Game, moves: Sequence[Move], worlds: int, seed: int) -> None:
    """Add what some moves show, and by how much each beats every rival in the end."""
    assert game.to_act is not None
    view = game.view(game.to_act)
    judge = ClassicJudge(Knowledge(view))
    points = fast.rollouts(view, moves, worlds, seed).points.mean(axis=1)
    places = {side: place for place, side in enumerate(game.rules.sides)}
    own = points[:, places[judge.know.own.side]]
    evidence.compared += len(moves)
    expected = [_expected(judge, move) for move in moves]
    for number, rival in enumerate(judge.know.rivals):
        ahead = (own - points[:, places[rival.side]]).tolist()
        shown = [_aged(signs[number], judge.early) for signs, _ in expected]
        # What lies on the table already has no price.
        laid = [gaps[number] for _, gaps in expected]
        evidence.add(shown, [gain - gap for gain, gap in zip(ahead, laid, strict=True)])


def _expected(judge: ClassicJudge, move: Move) -> tuple[list[Signs], list[float]]:
    """A move's signs and the points laid, each against every rival, as they are to be expected."""
    rivals = range(len(judge.know.rivals))
    signs: list[Signs] = [{} for _ in rivals]
    gaps = [0.0 for _ in rivals]
    laid = judge.ends.laid
    for prospect in judge.prospects(move):
        mine, theirs = judge.read(prospect)
        for number in rivals:
            for name, value in (mine | theirs[number]).items():
                add(signs[number], name, prospect.chance * value)
            gap = laid(prospect.own) - laid(prospect.rivals[number])
            gaps[number] += prospect.chance * gap
    return signs, gaps


def _aged(signs: Signs, early: float) -> Signs:
    aged = {f"{name} early": value * early for name, value in signs.items()}
    return aged | {f"{name} late": value * (1.0 - early) for name, value in signs.items()}


def worked(share: Share) -> Evidence:
    """The evidence of one share of the positions."""
    evidence = Evidence([name for ages in _AGES for name in ages])
    chance = share.chance()
    for game, moves in islice(positions(list(forms()), chance), share.positions):
        try_out(evidence, game, moves, share.worlds, chance.getrandbits(48))
    return evidence


def main(args: Sequence[str] | None = None) -> None:
    """Play, try out, fit, write."""
    what = "Make the sharp player's prices for the games with piles anew."
    given = arguments(what, POSITIONS, WORLDS, OUT).parse_args(args)
    evidence = gathered(given, worked)
    found = evidence.prices(_PULL, _AGES)
    prices = {
        name: (round(found[early]), round(found[late]))
        for name, (early, late) in zip(sorted(PRICES), _AGES, strict=True)
    }
    about = _ABOUT.format(moves=evidence.compared, worlds=given.worlds)
    given.out.write_text(price_file(about, "tuple[int, int]", prices), encoding="utf-8")
    report(evidence, found)


if __name__ == "__main__":
    main()
