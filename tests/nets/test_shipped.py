"""The nets that come with Bornes: whole, small, and with a note on where they come from."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import bornes
from bornes import fast
from bornes.bots.judgement import judgement_of, runner_for
from bornes.editions import table_rules
from bornes.fast.kernel.layout import NONE, TO_ACT
from bornes.fast.policies import layers
from bornes.fast.policies.observed import SIZES
from bornes.fast.policies.row_observations import observations, relative_mask
from bornes.nets.arrays import ArrayNet
from bornes.nets.file import Nets
from bornes.nets.plain import PlainNet
from bornes.nets.shipped import alike, shipped, tables_of
from bornes.training.duel import absolute_actions
from bornes.training.table_kinds import listed

MOST_BYTES = 4_000_000


def test_every_file_says_where_it_comes_from() -> None:
    assert shipped()
    for nets in shipped():
        assert nets.observation in SIZES
        for note in ("command", "commit", "seed", "hands", "minutes", "quantised"):
            assert nets.made[note] is not None, note
        assert nets.made["quantised"]["alike"] > 0.99
        assert {"policy", "value", "belief"} == set(nets.parts)
        inputs = SIZES[nets.observation]
        assert all(net[0].inputs == inputs for net in nets.parts.values())


def test_all_of_them_together_are_small() -> None:
    sizes = [
        len(each.read_bytes())
        for each in files("bornes.nets").iterdir()
        if each.name.endswith(".net")
    ]
    assert 0 < sum(sizes) < MOST_BYTES


def seen_in_hands(nets: Nets, hands: int) -> NDArray[np.int64]:
    """What seats see at the tables that nets know, from the first cards to the last."""
    found = []
    for table in nets.tables:
        options = table.get("options")
        rows = fast.new_batch(table["edition"], table["players"], range(hands), options=options)
        while (asked := rows[:, TO_ACT] != NONE).any():
            found.append(observations(np.ascontiguousarray(rows[asked])))
            fast.apply(rows, fast.choose(rows, "thumb"))
    return np.concatenate(found).astype(np.int64)


def test_three_ways_give_the_same_numbers_for_every_net() -> None:
    for nets in shipped():
        seen = seen_in_hands(nets, 4)
        some = seen[:: max(1, len(seen) // 40)]
        for net in nets.parts.values():
            by_arrays = ArrayNet(net).run(seen)
            compiled = layers.run(layers.cells_of(net), seen, net[-1].outputs)
            assert np.array_equal(compiled, by_arrays)
            assert len(np.unique(by_arrays, axis=0)) > len(seen) // 2
            plain, own = PlainNet(net), ArrayNet(net)
            for each, expected in zip(some.tolist(), own.run(some).tolist(), strict=True):
                assert plain.run(each) == own.run_one(each) == expected


KNOWN = [(nets, table) for nets in shipped() for table in nets.tables]


def named(part: object) -> str:
    return "" if isinstance(part, Nets) else str(listed(part))  # type: ignore[arg-type]


@pytest.mark.parametrize(("nets", "table"), KNOWN, ids=named)
def test_a_table_is_played_by_the_file_that_knows_it_and_by_no_other(
    nets: Nets, table: dict[str, Any]
) -> None:
    rules = listed(table).rules
    assert [known for known, other in KNOWN if alike(rules, listed(other).rules)] == [nets]
    runner = runner_for(rules)
    assert runner is not None
    assert runner.nets is nets

    rows = fast.new_batch(rules.edition, rules.players, range(40), options=table.get("options"))
    outs = ArrayNet(nets.parts["policy"]).run(observations(rows))
    best = np.where(relative_mask(rows), outs, np.iinfo(np.int64).min).argmax(axis=1)
    chosen = fast.choose(rows, "learned").tolist()
    assert chosen == absolute_actions(rows, best).tolist()
    for seed, action in enumerate(chosen[:4]):
        game = bornes.new(rules.edition, rules.players, seed=seed, options=table.get("options"))
        asked = game.view(game.to_act)
        judgement = judgement_of(asked)
        assert judgement is not None
        assert judgement.best(asked.legal_moves()) == fast.move_of(rows[seed], action)


@pytest.mark.parametrize(("nets", "table"), KNOWN, ids=named)
def test_house_rules_that_change_the_play_are_known_to_none(
    nets: Nets, table: dict[str, Any]
) -> None:
    setting, house = listed(table), {"hand_size": 5}
    rules = table_rules(setting.edition, setting.players, dict(setting.options), house, 0)
    assert rules not in tables_of(nets)
    assert runner_for(rules) is None
    rows = fast.new_batch(
        setting.edition, setting.players, range(60), options=dict(setting.options), house=house
    )
    assert fast.choose(rows, "learned").tolist() == fast.choose(rows, "keen").tolist()
