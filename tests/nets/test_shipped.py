"""The nets that come with Bornes: whole, small, and with a note on where they come from."""

from __future__ import annotations

from importlib.resources import files

import numpy as np

from bornes import fast
from bornes.bots.judgement import runner_for
from bornes.editions import table_rules
from bornes.fast.policies.observed import OBSERVATION, SIZE
from bornes.nets.shipped import shipped

MOST_BYTES = 4_000_000


def test_every_file_says_where_it_comes_from() -> None:
    assert shipped()
    for nets in shipped():
        assert nets.observation == OBSERVATION
        for note in ("command", "commit", "seed", "hands", "minutes", "quantised"):
            assert nets.made[note] is not None, note
        assert nets.made["quantised"]["alike"] > 0.99
        assert {"policy", "value", "belief"} == set(nets.parts)
        assert all(net[0].inputs == SIZE for net in nets.parts.values())


def test_all_of_them_together_are_small() -> None:
    sizes = [
        len(each.read_bytes())
        for each in files("bornes.nets").iterdir()
        if each.name.endswith(".net")
    ]
    assert 0 < sum(sizes) < MOST_BYTES


def test_what_is_learned_plays_by_them_where_they_know_the_table() -> None:
    known = fast.new_batch("parker", 2, range(300))
    unknown = fast.new_batch("parker", 2, range(300), house={"hand_size": 5})
    for rows, same in ((known, False), (unknown, True)):
        alike = fast.choose(rows, "learned") == fast.choose(rows, "keen")
        assert bool(np.all(alike)) == same
    assert runner_for(table_rules("parker", 2, {}, {}, 3)) is not None
    assert runner_for(table_rules("parker", 2, {}, {"hand_size": 5}, 3)) is None
