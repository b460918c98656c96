"""What a run begins with: a shipped file in fractions again, or a checkpoint of fewer numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from bornes import fast
from bornes.fast.kernel.actions import ATTACK
from bornes.fast.kernel.layout import HAZARDS, KINDS, NONE, TO_ACT
from bornes.fast.policies.observed import OBSERVATION, SIZE, SIZES
from bornes.fast.policies.row_observations import observations, relative_mask
from bornes.nets.arrays import ArrayNet
from bornes.nets.file import Nets, text_of
from bornes.training.quantise import out_of, quantised
from bornes.training.table_kinds import mixture_of, setting_of, settings_of, shared_out
from tests.support.some_nets import some_net

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]

SEEN = SIZES[1]


@pytest.fixture
def shipped(tmp_path: Path) -> Path:
    """A file of nets that learned at `parker` for two, with the first observation."""
    rows = fast.new_batch("parker", 2, range(200))
    fast.apply(rows, fast.choose(rows, "thumb"))
    seen = observations(np.ascontiguousarray(rows[rows[:, TO_ACT] != NONE]))[:, :SEEN]
    parts = {}
    for seed, (name, outputs) in enumerate(
        {"policy": fast.ACTIONS, "value": 6, "belief": 95}.items()
    ):
        (weights, bias), *rest = some_net(outputs, seed)
        parts[name] = quantised([(weights[:SEEN], bias), *rest], seen, 16)
    made = {"hands": 7_000_000, "minutes": 9.5, "updates": 300, "command": "by chance"}
    path = tmp_path / "some.net"
    path.write_bytes(text_of(Nets(1, parts, [setting_of("parker:2").note()], made)))
    return path


def test_a_shipped_net_says_in_fractions_what_it_said_in_whole_numbers(shipped: Path) -> None:
    from bornes.nets.file import read
    from bornes.training.ppo.nets import forward, new_nets, scaled
    from bornes.training.ppo.settings import Settings
    from bornes.training.ppo.starts import start_of

    fresh = new_nets(Settings(width=32, critic_width=32, side_width=16))
    params, made = start_of(shipped, fresh)
    assert made["hands"] == 7_000_000
    assert params["critic"] is fresh["critic"]
    rows = fast.new_batch("parker", 2, range(300, 400))
    seen, legal = observations(rows), relative_mask(rows)
    for name, net in read(shipped).parts.items():
        assert params[name][0][0].shape[0] == SIZE
        expected = out_of(net, ArrayNet(net).run(seen))
        found = np.asarray(forward(params[name], scaled(seen)))
        off = np.abs(found - expected)
        known = {"policy": legal, "value": np.arange(6) < 2, "belief": np.arange(95) < KINDS}
        assert (off * known[name]).max() < 0.02 * np.abs(expected).max()


def test_of_others_it_says_what_it_says_of_the_last_that_it_knows(shipped: Path) -> None:
    from bornes.training.ppo.nets import forward, new_nets, scaled
    from bornes.training.ppo.settings import Settings
    from bornes.training.ppo.starts import start_of

    params, _ = start_of(shipped, new_nets(Settings(width=32)))
    seen = scaled(observations(fast.new_batch("parker", 6, range(50))))
    policy, value, belief = (
        np.asarray(forward(params[name], seen)) for name in ("policy", "value", "belief")
    )
    first = policy[:, ATTACK + HAZARDS :][:, :HAZARDS]
    for side in range(2, 6):
        assert np.array_equal(policy[:, ATTACK + side * HAZARDS :][:, :HAZARDS], first)
        assert np.array_equal(value[:, side], value[:, 1])
        assert np.array_equal(belief[:, (side - 1) * KINDS :][:, :KINDS], belief[:, :KINDS])


def test_a_run_begins_with_them_and_the_critic_learns_first(shipped: Path, tmp_path: Path) -> None:
    from bornes.training.ppo.loop import Run
    from bornes.training.ppo.settings import Settings

    settings = Settings(
        tables="parker:2,rally:3", at_once=64, steps=8, critic_width=32, batch=128, critic_first=1
    )
    run = Run(settings, tmp_path / "run", {"command": "more"}, threads=1, told=lambda _: None)
    run.go_on_from(shipped)
    assert (run.hands, run.began) == (7_000_000, (7_000_000, 9.5))
    for learned in (False, True):
        before = {name: np.asarray(net[0][0]) for name, net in run.learned.params.items()}
        run.round()
        after = {name: np.asarray(net[0][0]) for name, net in run.learned.params.items()}
        for name in ("policy", "value", "belief"):
            assert np.array_equal(before[name], after[name]) != learned, name
        assert not np.array_equal(before["critic"], after["critic"])
    run.save()
    rest = Run(settings, tmp_path / "rest", {}, threads=1, told=lambda _: None)
    rest.go_on_from(tmp_path / "run" / "net.npz")
    assert rest.began == (7_000_000, 9.5)
    assert [leg["command"] for leg in rest.before] == ["by chance", "more"]
    assert rest.updates == 2


def test_a_checkpoint_of_fewer_numbers_is_read(tmp_path: Path) -> None:
    from bornes.training.ppo.nets import critic_sees, forward, new_nets, scaled
    from bornes.training.ppo.run_files import NET, read_params, write_net
    from bornes.training.ppo.settings import Settings
    from bornes.training.ppo.tables import HIDDEN

    whole = new_nets(Settings(width=16, critic_width=16, side_width=16))
    old = {
        name: [(np.delete(np.asarray(weights), np.s_[SEEN:SIZE], axis=0), bias), *rest]
        for name, [(weights, bias), *rest] in whole.items()
    }
    write_net(tmp_path, old, {"updates": 1})
    with np.load(tmp_path / NET) as arrays:
        kept = dict(arrays) | {"observation": np.array(1)}
    assert OBSERVATION > 1
    np.savez(tmp_path / NET, **kept)
    found, _ = read_params(tmp_path / NET)
    seen = observations(fast.new_batch("parker", 2, range(5)))
    hidden = np.random.default_rng(1).integers(0, 2, (5, HIDDEN)).astype(np.int8)
    x = critic_sees(seen, hidden, np.full(5, -1), np.ones(5, np.int8))
    less = np.delete(np.asarray(x), np.s_[SEEN:SIZE], axis=1)
    expected = np.asarray(forward(old["critic"], less))
    assert np.allclose(np.asarray(forward(found["critic"], x)), expected, atol=1e-5)
    expected = np.asarray(forward(old["policy"], np.asarray(scaled(seen))[:, :SEEN]))
    assert np.allclose(np.asarray(forward(found["policy"], scaled(seen))), expected, atol=1e-5)


def test_tables_are_read_as_they_are_written() -> None:
    text = "parker:2*3,dujardin:6,arche:3:games=5*0.5"
    mixture = mixture_of(text)
    assert [share for _, share in mixture] == [3, 1, 0.5]
    assert [str(setting) for setting, _ in mixture] == ["parker:2", "dujardin:6", "arche:3:games=5"]
    assert settings_of(text)[2].rules.games == 5
    assert shared_out([3, 1, 0.5], 90) == [60, 20, 10]
    assert sum(shared_out([1] * 7, 100)) == 100
