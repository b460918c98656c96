"""The nets that come with Bornes: whole, small, and with a note on where they come from."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
from numpy.typing import NDArray

from bornes import fast
from bornes.bots.judgement import runner_for
from bornes.editions import table_rules
from bornes.fast.kernel.layout import NONE, TO_ACT
from bornes.fast.policies import layers
from bornes.fast.policies.observed import SIZES
from bornes.fast.policies.row_observations import observations
from bornes.nets.arrays import ArrayNet
from bornes.nets.file import Nets
from bornes.nets.plain import PlainNet
from bornes.nets.shipped import shipped

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
        rows = fast.new_batch(table["edition"], table["players"], range(hands))
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


def test_what_is_learned_plays_by_them_where_they_know_the_table() -> None:
    known = fast.new_batch("parker", 2, range(300))
    unknown = fast.new_batch("parker", 2, range(300), house={"hand_size": 5})
    for rows, same in ((known, False), (unknown, True)):
        alike = fast.choose(rows, "learned") == fast.choose(rows, "keen")
        assert bool(np.all(alike)) == same
    assert runner_for(table_rules("parker", 2, {}, {}, 3)) is not None
    assert runner_for(table_rules("parker", 2, {}, {"hand_size": 5}, 3)) is None
