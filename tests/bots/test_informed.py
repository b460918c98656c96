"""The search where a net knows the table: which moves it thinks of, and in which worlds."""

from __future__ import annotations

import random
from collections.abc import Iterator

import numpy as np
import pytest

import bornes
from bornes import View, bots, fast
from bornes.bots.beliefs.learned import learned_odds
from bornes.bots.beliefs.odds import odds
from bornes.bots.bot import rng_for
from bornes.bots.certainty import eligible_moves
from bornes.bots.champion import ChampionBot
from bornes.bots.judgement import Judgement, judgement_of
from bornes.bots.search.compiled_rollouts import rows_of
from bornes.bots.search.informed import WORTH_A_THOUGHT, contenders_in, search_of
from bornes.bots.search.search import Search, usual_rollouts
from bornes.engine.cards import Card
from bornes.fast.codec.names import cards_of
from bornes.fast.kernel.layout import COUNTS, KINDS, SEAT, SEAT_CELLS
from bornes.sampling import unseen
from tests.support.games import a_move

FEW = 60


def known_views(seeds: range, every: int = 7) -> Iterator[tuple[View, Judgement]]:
    """Views with a choice at tables that the shipped nets know, of hands played with some sense."""
    for seed in seeds:
        rand, game = random.Random(seed), bornes.new("parker", 2, seed=seed)
        for count in range(400):
            if game.phase == "over":
                break
            view = game.view(game.to_act)
            if count % every == 0 and len(view.legal_moves()) > 1:
                judgement = judgement_of(view)
                assert judgement is not None
                yield view, judgement
            steady = bots.make("steady", seed=seed)
            game.apply(steady.choose(view) if rand.random() < 0.8 else a_move(game, rand))


def test_only_moves_that_the_policy_thinks_of_are_made() -> None:
    several = 0
    for view, judgement in known_views(range(12)):
        moves = eligible_moves(view, view.legal_moves())
        found = contenders_in(view, judgement)
        gaps = dict(zip(moves, judgement.gaps(moves), strict=True))
        assert judgement.best(moves) in found
        assert gaps[judgement.best(moves)] == 0.0
        assert found == [move for move in moves if gaps[move] < WORTH_A_THOUGHT]
        several += len(found) > 1
        assert ChampionBot(seed=1, playouts=FEW).choose(view) in found
    assert several >= 10


def test_a_move_is_the_first_of_the_estimates() -> None:
    overridden = 0
    for view, judgement in known_views(range(20, 30)):
        champion = ChampionBot(seed=3, playouts=FEW)
        estimates = champion.estimates(view)
        assert champion.choose(view) == estimates[0].move
        assert sorted(str(each.move) for each in estimates) == sorted(map(str, view.legal_moves()))
        assert all(each.worlds >= 4 for each in estimates)
        overridden += estimates[0].move != judgement.best(view.legal_moves())
    assert overridden


def test_where_one_move_is_worth_a_thought_nothing_is_played_out() -> None:
    class Counted:
        def __init__(self, view: View) -> None:
            self.search = search_of(view, seed=1, playouts=FEW)
            self.asked = 0
            run = self.search.rollouts.run

            def counted(*given: object) -> object:
                self.asked += 1
                return run(*given)  # type: ignore[arg-type]

            self.search.rollouts.run = counted  # type: ignore[method-assign, assignment]

    alone = 0
    for view, judgement in known_views(range(40, 50)):
        contenders = contenders_in(view, judgement)
        counted = Counted(view)
        assert counted.search.best(view.legal_moves()) in contenders
        assert bool(counted.asked) == (len(contenders) > 1)
        alone += len(contenders) == 1
    assert alone >= 10


def holding(view: View, seat: int, believed: object) -> dict[Card, float]:
    """How often a seat holds a card in worlds dealt by some odds."""
    worlds = fast.from_view(view, 4_000, 5, odds=believed)  # type: ignore[arg-type]
    at = SEAT + (seat - 1) * SEAT_CELLS + COUNTS
    shares = (worlds[:, at : at + KINDS] > 0).mean(axis=0).tolist()
    return dict(zip(cards_of(view.rules), shares, strict=True))


def test_hands_hold_cards_in_worlds_as_often_as_the_net_says() -> None:
    missed, blind = [], []
    for view, judgement in known_views(range(60, 70)):
        told = judgement.holds()
        assert set(told) == {seat for seat in view.rules.seats if seat != view.seat}
        believed = rows_of(learned_odds(view, told, odds(view)), view.rules)
        hidden = unseen(view, view.hand)
        for seat, chances in told.items():
            if not view.hand_sizes[seat] or view.draw_size < 5:
                continue
            dealt, even = holding(view, seat, believed), holding(view, seat, None)
            for card, chance in chances.items():
                if hidden.get(card):
                    missed.append(abs(dealt[card] - chance))
                    blind.append(abs(even[card] - chance))
    assert len(missed) > 300
    # Hands have a number of cards, which the net's chances need not add up to.
    assert float(np.mean(missed)) < 0.03
    assert float(np.mean(blind)) > 2.5 * float(np.mean(missed))


def test_the_champion_searches_in_worlds_as_the_net_believes_them_to_be() -> None:
    view, judgement = next(
        (view, judgement)
        for view, judgement in known_views(range(80, 90))
        if len(contenders_in(view, judgement)) > 1 and view.draw_size > 10
    )
    seed = rng_for(4, view).getrandbits(48)
    contenders = contenders_in(view, judgement)
    counted = odds(view)
    believing, doubting = (
        Search(
            view,
            seed=seed,
            playouts=200,
            rollouts=usual_rollouts(view, given, judgement.best(contenders)),
            contenders=contenders,
        ).run(view.legal_moves())
        for given in (learned_odds(view, judgement.holds(), counted), counted)
    )

    assert ChampionBot(seed=4, playouts=200).estimates(view) == believing
    assert believing != doubting


@pytest.mark.parametrize("told", [0.0, 1.0])
def test_nothing_is_believed_so_firmly_that_no_world_is_left(told: float) -> None:
    view, judgement = next(known_views(range(1)))
    holds = {seat: dict.fromkeys(chances, told) for seat, chances in judgement.holds().items()}
    believed = learned_odds(view, holds, {})
    assert all(
        0 < each.first <= 1 and each.further > 0
        for cards in believed.values()
        for each in cards.values()
    )
    assert len(fast.from_view(view, 10, 1, odds=rows_of(believed, view.rules))) == 10
