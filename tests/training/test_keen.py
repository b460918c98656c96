"""The command that takes the policy `keen` further, and how its nets learn."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import bornes
from bornes import fast
from bornes.fast.kernel.actions import ATTACK
from bornes.fast.kernel.layout import EXTEND_OR_FINISH, NONE, PHASE, PLAY, Rows
from bornes.fast.policies.features import MOVE_FEATURES, TABLE_FEATURES
from bornes.fast.policies.net import describe
from bornes.fast.policies.net_weights import (
    BLOCKS,
    KEEN,
    KEEN_FILE,
    MIMIC,
    MIMIC_FILE,
    MOVE_KINDS,
    NET_SIZE,
    NETS,
    named,
    read,
    read_made,
    text_of,
    weights_of,
)
from bornes.fast.policies.registry import POLICIES, WEIGHTS
from bornes.training import keen
from bornes.training.provenance import fingerprint
from bornes.training.small.net import Net
from tests.support.fast_games import DEALT_ONCE, PLAIN, Table

TINY = ("--rounds", "2", "--hands", "80")


def made(out: Path, *args: str) -> str:
    keen.main([*TINY, *args, "--out", str(out)])
    return out.read_text("utf-8")


@pytest.mark.long
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("net", NETS)
def test_the_file_holds_one_net_that_has_learned_and_the_other_as_it_was(
    net: str, tmp_path: Path
) -> None:
    made(tmp_path / "keen.json", "--net", net)
    weights = read(tmp_path / "keen.json")
    changed = [bool(part.any()) for part in np.split(weights != KEEN, len(NETS))]
    assert changed == [each == net for each in NETS]
    notes = read_made(tmp_path / "keen.json")
    assert notes == read_made(KEEN_FILE) | {
        net: {
            "command": f"python -m bornes.training.keen --net {net} --rounds 2 --hands 80 --seed 1",
            "version": bornes.__version__,
            "seed": 1,
            "parent": fingerprint(KEEN_FILE),
        }
    }


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_the_same_arguments_give_the_same_file(tmp_path: Path) -> None:
    first = made(tmp_path / "a.json")
    assert made(tmp_path / "b.json", "--jobs", "2") == first
    assert made(tmp_path / "c.json", "--seed", "2") != first


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_a_net_can_begin_from_nothing(tmp_path: Path) -> None:
    made(tmp_path / "keen.json", "--fresh")
    weights = read(tmp_path / "keen.json")
    note = read_made(tmp_path / "keen.json")["two"]
    assert note["parent"] is None
    assert "--fresh" in str(note["command"])
    assert np.corrcoef(weights[:NET_SIZE], KEEN[:NET_SIZE])[0, 1] < 0.2


@pytest.mark.parametrize("args", [["--rounds", "0"], ["--out", "/nowhere/at/all.json"]])
def test_wrong_arguments_are_refused(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        keen.main(args)
    assert "error" in capsys.readouterr().err


def test_names_are_given_once() -> None:
    for names, _ in BLOCKS.values():
        assert len(names) == len(set(names))


def test_weights_are_kept_as_they_are() -> None:
    assert np.array_equal(weights_of(named(KEEN)), KEEN)
    assert np.array_equal(Net.kept(KEEN[:NET_SIZE]).weights(), KEEN[:NET_SIZE])


# --- what the policy looks at -------------------------------------------------------


def moments(table: Table, steps: int) -> Rows:
    """Hands after some turns, with somebody to move."""
    hands = fast.new_batch(
        table.edition, table.players, range(200), options=table.options, house=table.house
    )
    for _ in range(steps):
        fast.apply(hands, fast.choose(hands, "thumb"))
    phase = hands[:, PHASE]
    return np.ascontiguousarray(hands[(phase == PLAY) | (phase == EXTEND_OR_FINISH)])


@pytest.mark.parametrize("steps", [0, 15, 60])
@pytest.mark.parametrize("table", DEALT_ONCE, ids=str)
def test_every_legal_move_is_described(table: Table, steps: int) -> None:
    hands = moments(table, steps)
    seen, actions, kinds, features = describe(hands)
    for row, legal in enumerate(fast.legal_mask(hands)):
        there = actions[row] != NONE
        assert actions[row][there].tolist() == sorted(
            np.flatnonzero(legal).tolist(), key=_as_listed
        )
        assert ((kinds[row] >= 0) & (kinds[row] < len(MOVE_KINDS))).tolist() == there.tolist()
        assert (
            (features[row][there] >= 0) & (features[row][there] < 1 << len(MOVE_FEATURES))
        ).all()
        shown = seen[row][seen[row] != NONE]
        assert len(set(shown.tolist())) == len(shown) > 10
        assert 0 <= shown.min() <= shown.max() < len(TABLE_FEATURES)


def _as_listed(action: int) -> tuple[int, int]:
    """Card by card, a discard before a play, and then the attacks."""
    cards = len(fast.CARDS)
    return (action % cards, action) if action < 2 * cards else (cards, action)


def shown(battle: list[str], speed: list[str]) -> tuple[set[str], dict[str, set[str]]]:
    """The features of a table whose rival has such piles, and those of each attack on it."""
    hand = ["stop", "speed_limit", "out_of_gas", "accident", "25", "50", "75"]
    sides = {"B": {"battle": battle, "speed": speed}}
    place = {"to_play": 1, "hands": {"1": hand}, "sides": sides}
    row = fast.from_game(bornes.position({"edition": "parker", "players": 2, "position": place}))
    [seen], [actions], _, [features] = describe(row[np.newaxis])
    attacks = {
        str(fast.move_of(row, int(action))): {
            name for place, name in enumerate(MOVE_FEATURES) if bits >> place & 1
        }
        for action, bits in zip(actions, features, strict=True)
        if action >= ATTACK
    }
    return {TABLE_FEATURES[feature] for feature in seen if feature != NONE}, attacks


def test_what_the_rival_has_used_is_seen() -> None:
    table, attacks = shown([], [])
    assert not any("used" in name for name in table)
    assert attacks.keys() == {"1: play speed_limit on B"}
    battle = ["roll", "flat_tire", "spare_tire", "roll", "accident", "repairs", "roll"]
    battle += ["flat_tire", "spare_tire", "roll"]
    table, attacks = shown(battle, ["speed_limit", "end_of_limit"])
    assert {name for name in table if "used" in name} == {
        "rival_used_3_roll",
        "rival_used_1_end_of_limit",
        "rival_used_2_spare_tire",
        "rival_used_1_repairs",
    }
    marks = {"used", "used_twice"}
    assert {move.split()[2]: features & marks for move, features in attacks.items()} == {
        "stop": {"used", "used_twice"},
        "speed_limit": {"used"},
        "out_of_gas": set(),
        "accident": {"used"},
    }


def test_distances_that_run_out_are_seen() -> None:
    deck = {"200": 2, "75": 3, "25": 5}
    [hand] = fast.new_batch("parker", 2, [1], house={"deck": deck})
    [seen], _, _, _ = describe(hand[np.newaxis])
    few = {TABLE_FEATURES[feature] for feature in seen if feature != NONE}
    held = fast.look(hand).hands[1]
    left = {km: count - sum(card == km for card in held) for km, count in deck.items()}
    wanted = {f"unseen_{many}_{km}" for km, many in left.items() if many <= 3}
    assert {name for name in few if name.split("_")[-1].isdigit() and "unseen" in name} == wanted


def test_the_policy_makes_the_move_that_its_net_values_most() -> None:
    """The compiled net is compared with the same sums, worked out here."""
    hands = moments(PLAIN[0], 21)
    chosen = fast.choose(hands, "keen")
    seen, actions, kinds, features = describe(hands)
    net = Net.kept(KEEN[:NET_SIZE]).blocks
    after = MOVE_FEATURES.index("arrives_after")
    for row in range(len(hands)):
        table = net["table"][seen[row][seen[row] != NONE]].sum(axis=0)
        values = {}
        for action, kind, bits in zip(actions[row], kinds[row], features[row], strict=True):
            if action != NONE:
                shown = [n for n in range(len(MOVE_FEATURES)) if bits >> n & 1]
                line = table + net["kind"][kind] + net["feature"][shown].sum(axis=0)
                values[int(action)] = (
                    np.maximum(line, 0) @ net["output"][kind] + net["skip"][kind][shown].sum()
                )
        if not any(bits >> after & 1 for bits in features[row][features[row] != NONE]):
            assert values[int(chosen[row])] > max(values.values()) - 0.001


# --- how a net learns ---------------------------------------------------------------


def test_what_is_learned_is_what_the_policy_is_made_of() -> None:
    assert np.array_equal(WEIGHTS[POLICIES["keen"]], KEEN)


def test_trials_are_played_with_the_weights_that_are_handed_over() -> None:
    """And those that are shipped stay as they are, in the process that tries moves out too."""
    before = WEIGHTS.copy()
    shares = [
        keen.Share(weights, "two", "keen", (1, 0, 0), 40) for weights in (KEEN, np.zeros_like(KEEN))
    ]
    shipped, other = (keen.tried(share) for share in shares)
    assert not np.array_equal(shipped.active[:50], other.active[:50])
    assert np.array_equal(WEIGHTS, before)


@pytest.mark.parametrize("path", [KEEN_FILE, MIMIC_FILE], ids=lambda path: path.name)
def test_a_file_says_how_each_of_its_nets_was_made(path: Path) -> None:
    notes = read_made(path)
    assert list(notes) == list(NETS)
    for note in notes.values():
        assert {"command", "version", "seed", "parent"} <= note.keys()
        assert note["command"] or note["note"]  # what was not recorded is said to be so


def test_a_file_without_such_a_note_can_be_read(tmp_path: Path) -> None:
    kept = json.loads(KEEN_FILE.read_text("utf-8"))
    del kept["made"]
    (tmp_path / "keen.json").write_text(json.dumps(kept), "utf-8")
    assert np.array_equal(read(tmp_path / "keen.json"), KEEN)
    assert read_made(tmp_path / "keen.json") == {}


def test_a_file_is_written_as_it_was_read() -> None:
    assert text_of(KEEN, read_made(KEEN_FILE)) == KEEN_FILE.read_text("utf-8")
    assert text_of(MIMIC, read_made(MIMIC_FILE)) == MIMIC_FILE.read_text("utf-8")
