"""How good a moment is, and how good a choice was.

This is the one place that says it. Whoever knows better how to judge replaces `chances_of`, which
says what a game is worth to every side, or `choice_of`, which compares a move with all others, and
gives the judge another name.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from bornes import fast
from bornes.bots.bot import rng_for
from bornes.bots.equity.table import Equity, equity_of
from bornes.bots.search.compiled_rollouts import compiled, policies_for
from bornes.bots.search.engine_rollouts import rolled_out
from bornes.bots.search.informed import search_of
from bornes.engine.cards import Card
from bornes.engine.moves import Move
from bornes.engine.rules import Rules
from bornes.engine.view import View
from bornes.game import Game
from bornes.review.points import Choice, in_parts

COMPILED: Final = "compiled 2"
ENGINE: Final = "engine 1"
DEVICE: Final = "device 1"

Drawn = Collection[tuple[int, Card]]
"""Cards that were drawn, each with its seat."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played out for a moment and for a choice."""

    curve: int
    """The playouts for the chances of a moment."""
    search: int
    """The playouts in which a choice's best moves are looked for."""
    compared: int
    """The worlds in which the move that was made is compared with the best other one."""


_COMPILED: Final = Effort(2000, 3000, 1500)
_COMPILED_ROAD: Final = Effort(500, 2000, 1000)
"""On the road a match takes many more moves, and every playout longer."""
_ENGINE: Final = Effort(400, 1600, 800)
_ENGINE_ROAD: Final = Effort(200, 640, 320)
_DEVICE: Final = Effort(40, 160, 80)
"""In a browser one thread does everything, and more slowly, while people play on."""
_IN_BROWSER: Final = sys.platform == "emscripten"


def judge_of(rules: Rules) -> str:
    """Who judges a match by some rules here: with the same judge, a review is always the same."""
    if compiled(rules):
        return COMPILED
    return DEVICE if _IN_BROWSER else ENGINE


def effort_for(rules: Rules) -> Effort:
    """How much is played out at a table by some rules."""
    if compiled(rules):
        return _COMPILED if rules.circuit is None else _COMPILED_ROAD
    if _IN_BROWSER:
        return _DEVICE
    return _ENGINE if rules.circuit is None else _ENGINE_ROAD


def chances_of(game: Game, drawn: Drawn, playouts: int) -> tuple[Sequence[float], float]:
    """Each side's chance of winning the match, all hands known; and the standard error of it.

    Nobody knows the draw pile. Cards that were `drawn` last count as not drawn yet.
    """
    equity, totals = equity_of(game.rules), [game.totals[side] for side in game.rules.sides]
    if game.phase == "over":
        if game.match_outcome is not None:
            won = game.match_outcome.winners
            return [(side in won) / len(won) for side in game.rules.sides], 0.0
        return equity.chances(totals, game.hand_number), 0.0
    policies = policies_for(game.rules)
    if policies is None:
        ends = _engine_ends(game, drawn, playouts)
    else:
        ends = _compiled_ends(game, drawn, playouts, policies.own)
    worths: dict[_End, Sequence[float]] = {}
    for end in ends:
        if end not in worths:
            worths[end] = _after(equity, totals, game.hand_number, end)
    return _mean([worths[end] for end in ends])


_End = tuple[tuple[int, ...], tuple[float, ...]]
"""How a hand ended: the points of every side, and each side's share of winning it."""


def _compiled_ends(game: Game, drawn: Drawn, playouts: int, policy: str) -> list[_End]:
    rows = fast.reshuffled(game, playouts, game.hand_number, drawn=drawn)
    found = fast.play_out(rows, policy, threads=1)
    shares = found.won / found.won.sum(axis=-1, keepdims=True).clip(1)
    pairs = zip(found.points.tolist(), shares.tolist(), strict=True)
    return [(tuple(points), tuple(won)) for points, won in pairs]


def _engine_ends(game: Game, drawn: Drawn, playouts: int) -> list[_End]:
    found = []
    for number in range(playouts):
        chance = Random(f"{game.hand_number}|{number}")
        points, shares = rolled_out(_reshuffled(game, drawn, chance), chance)
        found.append((tuple(round(each) for each in points), tuple(shares)))
    return found


def _reshuffled(game: Game, drawn: Drawn, chance: Random) -> Game:
    """The same with another draw pile, and with other cards in place of those drawn last."""
    twin = game.copy()
    twin.known_legal = None
    for seat, card in drawn:
        twin.hand(seat).remove(card)
        twin.pile.append(card)
    twin.pile.sort()
    chance.shuffle(twin.pile)
    for seat, _ in drawn:
        twin.hand(seat).append(twin.pile.pop())
        twin.hand(seat).sort()
    return twin


def _after(equity: Equity, totals: Sequence[int], hands: int, end: _End) -> Sequence[float]:
    """Each side's chance after a hand that ended so."""
    points, shares = end
    if equity.rules.scored:
        return equity.chances([a + b for a, b in zip(totals, points, strict=True)], hands)
    # A game is won whole: every side's chance of winning this one counts by itself.
    nobody = 1.0 - sum(shares)
    worth = [nobody * each for each in equity.chances(totals, hands)] if nobody > 0 else None
    worth = worth or [0.0] * len(shares)
    for winner, share in enumerate(shares):
        after = [games + (side == winner) for side, games in enumerate(totals)]
        for side, chance in enumerate(equity.chances(after, hands) if share else ()):
            worth[side] += share * chance
    return worth


def _mean(worths: Sequence[Sequence[float]]) -> tuple[list[float], float]:
    """The mean of each side's chances, and the largest standard error."""
    count = len(worths)
    means = [sum(each) / count for each in zip(*worths, strict=True)]
    errors = [
        sqrt(sum((one - mean) ** 2 for one in each) / max(1, count - 1) / count)
        for each, mean in zip(zip(*worths, strict=True), means, strict=True)
    ]
    return means, max(errors)


def choice_of(view: View, made: Move, effort: Effort) -> Choice:
    """A move beside the best other one, as far as its seat could know.

    The search that finds the best looks at its own luck as well, so both are compared in worlds
    that it has not seen.
    """
    search = search_of(view, seed=rng_for(0, view).getrandbits(48), playouts=effort.search)
    estimates = search.run(view.legal_moves())
    other = next(each.move for each in estimates if each.move != made)
    first, second = search.side_by_side([made, other], effort.compared)
    more = [a - b for a, b in zip(first.chances, second.chances, strict=True)]
    count = len(more)
    mean = sum(more) / count
    error = sqrt(sum((each - mean) ** 2 for each in more) / max(1, count - 1) / count)
    better = first if mean >= 0 else second
    return Choice(
        seat=made.seat,
        move=str(made),
        other=str(other),
        margin=in_parts(mean),
        error=in_parts(error),
        hand=in_parts(better.hands_won / count),
    )
