"""How the nets of `keen` and `mimic` learn."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from bornes import fast
from bornes.fast.kernel.layout import NONE, PHASE, PLAY
from bornes.fast.policies.features import TABLE_FEATURES
from bornes.fast.policies.net import describe
from bornes.fast.policies.net_weights import KEEN, MOVE_KINDS, NET_SIZE
from bornes.fast.policies.simd import ROOM
from bornes.training.mimic import agreement
from bornes.training.small.net import Loss, Net, Trials, joined

FREE, STOPPED = (TABLE_FEATURES.index(name) for name in ("own_free", "own_stop"))
DRIVE, DISCARD = (MOVE_KINDS.index(name) for name in ("drive_100", "discard_25"))


def moments(standing: NDArray[np.int64], targets: NDArray[np.float32]) -> Trials:
    """Moments with two moves, to drive and to discard, where the way is free or not."""
    count = len(standing)
    seen = np.full((count, ROOM), NONE, np.int16)
    seen[:, 0] = np.where(standing, FREE, STOPPED)
    kinds = np.tile([DRIVE, DISCARD], count).astype(np.int8)
    return Trials(seen, np.full(count, 2), kinds, np.zeros(2 * count, np.int32), targets)


def lesson(chance: np.random.Generator, count: int) -> Trials:
    """Driving is the better move when the way is free."""
    standing = chance.integers(0, 2, count)
    gains = np.stack([np.where(standing, 200, -200), np.zeros(count)], axis=1).ravel()
    noise = chance.normal(0, 100, 2 * count)
    leads = gains + noise + np.repeat(chance.normal(0, 1000, count), 2)
    return moments(standing, leads.astype(np.float32))


def example(chance: np.random.Generator, count: int) -> Trials:
    """Somebody drives when the way is free, and discards when it isn't."""
    standing = chance.integers(0, 2, count)
    made = np.stack([standing, 1 - standing], axis=1).ravel()
    return moments(standing, made.astype(np.float32))


def test_batches_keep_the_moves_of_a_moment_together() -> None:
    chance = np.random.default_rng(2)
    trials = joined([lesson(chance, 5), lesson(chance, 3)])
    trials.active[:, 1] = np.arange(8)
    found = {}
    for batch in trials.batches(chance, 3):
        assert 3 <= len(batch) <= 5
        for moment, leads in zip(batch.active[:, 1], batch.targets.reshape(-1, 2), strict=True):
            found[int(moment)] = leads.tolist()
    assert found == dict(enumerate(trials.targets.reshape(-1, 2).tolist()))


@pytest.mark.long
@pytest.mark.filterwarnings("default")
class TestSteps:
    """What needs JAX."""

    def test_a_net_learns_what_depends_on_what(self) -> None:
        chance = np.random.default_rng(1)
        net = Net.fresh(1)
        offs = [net.learn(lesson(chance, 256), 0.01, "points") for _ in range(300)]
        assert np.mean(offs[-20:]) < 0.6 * np.mean(offs[:20])
        for place, better in ((FREE, 2.0), (STOPPED, -2.0)):
            table = net.blocks["table"][place]
            drive, discard = (
                np.maximum(table + net.blocks["kind"][kind], 0) @ net.blocks["output"][kind]
                for kind in (DRIVE, DISCARD)
            )
            assert drive - discard == pytest.approx(better, abs=0.4)

    def test_a_net_learns_to_do_the_same(self) -> None:
        chance = np.random.default_rng(1)
        net, others = Net.fresh(1), example(chance, 500)
        before = agreement(net, others)
        for _ in range(100):
            net.learn(example(chance, 256), 0.01, "choice")
        assert before < 0.9
        assert agreement(net, others) == 1.0

    def test_the_losses_are_what_they_are_called(self) -> None:
        net, trials = Net.fresh(3), example(np.random.default_rng(3), 40)
        values = net.values(trials).reshape(-1, 2).astype(np.float64)
        made = trials.targets.reshape(-1, 2)
        logs = values - np.log(np.exp(values).sum(axis=1, keepdims=True))
        expected = -2 * (made * logs).sum() / len(made)
        assert Net(net.blocks).learn(trials, 0.0, "choice") == pytest.approx(expected, rel=1e-4)

        weight = np.exp(values - values.max(axis=1, keepdims=True)) + 0.03
        weight /= weight.sum(axis=1, keepdims=True)
        error = values - made / 100
        error -= (weight * error).sum(axis=1, keepdims=True)
        expected = (weight * error**2).sum() / len(made)
        assert Net(net.blocks).learn(trials, 0.0, "points") == pytest.approx(expected, rel=1e-4)

    def test_a_step_of_no_length_leaves_the_weights_where_they_are(self) -> None:
        net = Net.kept(KEEN[:NET_SIZE])
        net.learn(lesson(np.random.default_rng(5), 20), 0.0, "points")
        assert np.array_equal(net.weights(), KEEN[:NET_SIZE])

    @pytest.mark.parametrize("loss", ["points", "choice"])
    def test_what_a_batch_is_filled_up_with_counts_for_nothing(self, loss: Loss) -> None:
        trials = lesson(np.random.default_rng(4), 200)
        one, other = Net.fresh(4), Net.fresh(4)
        twice = joined([trials, trials])
        assert one.learn(trials, 0.01, loss) == pytest.approx(other.learn(twice, 0.01, loss), 1e-4)
        for name, block in one.blocks.items():
            assert np.allclose(block, other.blocks[name], atol=2e-4)
        assert not np.array_equal(one.blocks["table"], Net.fresh(4).blocks["table"])

    def test_the_net_thinks_as_the_compiled_policy_does(self) -> None:
        hands = fast.new_batch("parker", 2, range(300))
        for _ in range(20):
            fast.apply(hands, fast.choose(hands, "thumb"))
        hands = np.ascontiguousarray(hands[hands[:, PHASE] == PLAY])
        active, actions, kinds, features = describe(hands)
        there = actions != NONE
        made = (actions == fast.choose(hands, "keen")[:, None])[there].astype(np.float32)
        trials = Trials(
            active.astype(np.int16),
            there.sum(axis=1),
            kinds[there].astype(np.int8),
            features[there],
            made,
        )
        assert len(trials) > 100
        assert agreement(Net.kept(KEEN[:NET_SIZE]), trials) > 0.98
