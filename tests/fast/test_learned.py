"""The policy by a trained net: the same actions compiled as by arrays, and keen where none fits."""

from __future__ import annotations

import numpy as np
import pytest

from bornes import Refused, fast
from bornes.fast.kernel.actions import DRAW, PLAY_OWN
from bornes.fast.kernel.layout import NONE, TO_ACT, Rows
from bornes.fast.policies.layers import cells_of, run
from bornes.fast.policies.observation import MOST_LET_GO
from bornes.fast.policies.observed import SIZES
from bornes.fast.policies.registry import with_net
from bornes.fast.policies.row_observations import observations, relative_mask
from bornes.fast.policies.weights import WeightTable
from bornes.nets.arrays import ArrayNet
from bornes.nets.file import Net
from bornes.nets.plain import PlainNet
from bornes.training.duel import absolute_actions
from bornes.training.quantise import quantised
from tests.support.some_nets import hoarding_net, some_net

TABLES = [("parker", 2), ("parker", 3), ("dujardin", 6), ("rally", 4)]


def started(edition: str, players: int, seed: int = 1, many: int = 60) -> Rows:
    return fast.new_batch(edition, players, np.arange(many) + 1000 * seed)


@pytest.fixture(scope="module")
def net() -> Net:
    rows = [started(edition, players) for edition, players in TABLES]
    seen = np.concatenate([observations(each) for each in rows])
    return quantised(some_net(fast.ACTIONS, 3), seen)


@pytest.fixture(scope="module")
def weights(net: Net) -> WeightTable:
    return with_net(cells_of(net))


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_it_chooses_the_legal_action_of_the_greatest_number(
    net: Net, weights: WeightTable, edition: str, players: int
) -> None:
    rows, arrays, attacks = started(edition, players, 2), ArrayNet(net), 0
    for _ in range(50):
        asked = np.ascontiguousarray(rows[rows[:, TO_ACT] != NONE])
        outs = arrays.run(observations(asked))
        best = np.where(relative_mask(asked), outs, np.iinfo(np.int64).min).argmax(axis=1)
        expected = absolute_actions(asked, best)
        attacks += int((expected != best).sum())
        assert fast.choose(asked, "learned", weights=weights).tolist() == expected.tolist()
        fast.apply(rows, fast.choose(rows, "thumb"))
    assert attacks > 20  # whose targets other seats see elsewhere


def test_nets_of_fewer_numbers_read_the_first_ones() -> None:
    """A net of the first observation says the same whether it is told the rest or not."""
    rows = [started(edition, players, 4, many=8) for edition, players in (*TABLES, ("arche", 3))]
    seen = np.concatenate([observations(each) for each in rows]).astype(np.int64)
    (weights, bias), *rest = some_net(fast.ACTIONS, 3)
    known = SIZES[1]
    old = quantised([(weights[:known], bias), *rest], seen[:, :known])
    by_arrays = ArrayNet(old).run(seen)
    assert np.array_equal(by_arrays, ArrayNet(old).run(seen[:, :known]))
    assert np.array_equal(run(cells_of(old), seen, fast.ACTIONS), by_arrays)
    plain = PlainNet(old)
    for each, expected in zip(seen.tolist()[::7], by_arrays.tolist()[::7], strict=True):
        assert plain.run(each) == plain.run(each[:known]) == expected
    for each in rows:
        chosen = fast.choose(each, "learned", weights=with_net(cells_of(old)))
        outs = np.where(relative_mask(each), ArrayNet(old).run(observations(each)), -(1 << 62))
        assert chosen.tolist() == absolute_actions(each, outs.argmax(axis=1)).tolist()


def test_it_plays_hands_beside_others(weights: WeightTable) -> None:
    alone, mixed = (started("parker", 2, 3) for _ in range(2))
    lineup = ["learned", "keen"]
    points = fast.play_out(alone, "learned", weights=weights).points

    assert not np.array_equal(fast.play_out(mixed, lineup, weights=weights).points, points)
    with pytest.raises(Refused, match="learned"):
        fast.play_out(started("parker", 2), "taught")


def test_where_no_net_knows_the_table_it_plays_as_keen_does() -> None:
    for edition in ("dujardin", "rally"):
        rows = fast.new_batch(edition, 2, range(40), house={"hand_size": 5})
        for _ in range(30):
            chosen = fast.choose(rows, "keen")
            assert fast.choose(rows, "learned").tolist() == chosen.tolist()
            fast.apply(rows, chosen)


def test_weights_of_another_form_are_refused() -> None:
    with pytest.raises(ValueError, match="with_weights"):
        fast.choose(started("parker", 2), "learned", weights=np.zeros((3, 9), np.int32))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_hand_that_goes_round_is_played_on_at_random(players: int) -> None:
    """The net lays nothing where it can discard, and discards come back."""
    rows = started("arche", players, 5)
    net = quantised(hoarding_net(), observations(rows))
    weights = with_net(cells_of(net))
    discards = 0
    while discards < players * MOST_LET_GO:
        actions = fast.choose(rows, "learned", weights=weights)
        assert ((actions < PLAY_OWN) | (actions >= DRAW)).all()
        discards += bool((actions < PLAY_OWN).all())
        fast.apply(rows, actions)

    found = fast.play_out(rows, "learned", weights=weights)
    assert (found.won.sum(axis=1) == 1).all()
    assert found.actions < 5000 * len(rows) / 2
