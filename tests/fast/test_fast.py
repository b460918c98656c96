"""The compiled rules from outside: what they take, what they refuse, what they need."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bornes
from bornes import IllegalMove, Move, Refused, fast
from bornes.fast import jit, threads
from bornes.fast.kernel import bits
from tests.support.fast_games import EDITIONS as COMPILED_EDITIONS
from tests.support.fresh_python import run_python
from tests.support.games import PLAIN, WRONG_VALUES, Table
from tests.support.paths import DOCS

# --- what it needs ----------------------------------------------------------------

WITHOUT_NUMBA = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "numba":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Missing())
import bornes
from bornes import fast
rules = bornes.new("parker", 2, seed=1).rules
try:
    fast.new
except bornes.Refused as error:
    print(fast.available(), fast.supports(rules), fast.why_not(rules).code, error.refusal.code)
"""


def test_without_numba_it_says_what_is_missing() -> None:
    assert run_python(WITHOUT_NUMBA) == "False False fast-needs-extra fast-needs-extra"


def test_numba_is_not_loaded_before_it_is_needed() -> None:
    code = "import sys; from bornes import fast; fast.available(); print('numba' in sys.modules)"
    assert run_python(code) == "False"


def test_everything_public_is_there_and_told() -> None:
    page = (DOCS / "fast.md").read_text("utf-8")
    for name in fast.__all__:
        assert getattr(fast, name) is not None
        assert f"`{name}" in page
    assert set(fast.__all__) <= set(dir(fast))
    with pytest.raises(AttributeError):
        _ = fast.nothing_like_it  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_it_knows_which_rules_are_compiled(table: Table) -> None:
    game = table.new(1)
    assert fast.supports(game.rules) == (game.rules.edition in COMPILED_EDITIONS)
    if game.rules.edition not in COMPILED_EDITIONS:
        with pytest.raises(Refused) as refused:
            fast.from_game(game)
        assert refused.value.refusal == fast.why_not(game.rules)


def test_a_house_rule_that_is_not_compiled_is_refused() -> None:
    house = {"discard_only_when_stuck": True}
    with pytest.raises(Refused) as refused:
        fast.new("parker", 2, seed=1, house=house)
    assert refused.value.refusal.details == {"name": "discard_only_when_stuck"}


# --- where compiled code is kept --------------------------------------------------


def test_compiled_code_is_kept_beside_the_sources_or_where_numba_is_told(tmp_path: Path) -> None:
    code = "from bornes.fast.jit import FOLDER; print(FOLDER)"
    told = Path(run_python(code, NUMBA_CACHE_DIR=str(tmp_path)))
    assert told.parent == tmp_path
    assert told.is_dir()


def test_where_nothing_can_be_written_the_users_cache_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "package"
    blocked.mkdir()
    (blocked / "__pycache__").write_text("a file where a folder is wanted")
    monkeypatch.setattr(jit, "PACKAGE", blocked)
    monkeypatch.setattr(jit._NUMBA, "CACHE_DIR", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(sys, "platform", "linux")
    found = jit._find_folder()
    assert found is not None
    assert found.parent == tmp_path / "cache" / "bornes"
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked / "__pycache__"))
    assert jit._find_folder() is None


def test_code_of_other_sources_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old = tmp_path / "__pycache__" / "bornes-fast-0123456789abcdef"
    old.mkdir(parents=True)
    (old / "lock").touch()
    monkeypatch.setattr(jit, "PACKAGE", tmp_path)
    monkeypatch.setattr(jit._NUMBA, "CACHE_DIR", "")
    assert jit._find_folder() is not None
    assert not old.exists()


def test_compiled_code_is_kept_apart_for_every_state_of_the_sources(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else old machine code would run: inner functions come from every folder of the package."""
    deep = tmp_path / "kernel" / "deep" / "turns.py"
    deep.parent.mkdir(parents=True)
    deep.write_text("NEXT_TURN = -1\n")
    (tmp_path / "jit.py").write_text("\n")
    monkeypatch.setattr(jit, "PACKAGE", tmp_path)
    found = [jit._fingerprint()]
    deep.write_text("NEXT_TURN = -3\n")
    found.append(jit._fingerprint())
    deep.rename(deep.with_name("turn.py"))
    found.append(jit._fingerprint())
    (tmp_path / "kernel" / "deep" / "notes.txt").write_text("no source")
    assert len(set(found)) == 3
    assert jit._fingerprint() == found[-1]


def test_a_fresh_process_compiles_nothing_again() -> None:
    fast.prepare()
    code = (
        "from bornes import fast; from bornes.fast import jit; fast.new; fast.rollouts;"
        "fast.prepare();"
        "stats = [entry.plain.compiled.stats for entry in jit.ENTRIES];"
        "print(sum(s.cache_misses.total() for s in stats), all(s.cache_hits for s in stats))"
    )
    assert run_python(code) == "0 True"


# --- one hand ---------------------------------------------------------------------


def test_a_move_is_given_as_such_as_text_or_as_a_number() -> None:
    hands = [fast.new("parker", 2, seed=7) for _ in range(3)]
    move = Move.parse("1: play roll")
    assert move in fast.moves_of(hands[0])
    fast.apply(hands[0], move)
    fast.apply(hands[1], "1: play roll")
    fast.apply(hands[2], fast.action_of(hands[2], move))
    assert all(np.array_equal(hand, hands[0]) for hand in hands)
    assert fast.look(hands[0]).sides["A"].battle == (bornes.Card.ROLL,)


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    hand = fast.new("parker", 2, seed=7)
    before = hand.copy()
    for move in ("1: play 200", "2: play roll", "1: pass", "1: play roll top stop", "rubbish"):
        with pytest.raises(IllegalMove):
            fast.apply(hand, move)
    for action in (-2, 50, 111, 112, 1000, 10**12):
        with pytest.raises(IllegalMove):
            fast.apply(hand, action)
    assert np.array_equal(hand, before)


def test_every_action_is_a_move_and_back() -> None:
    for house in ({}, {"needs_roll": False, "hazard_on_hazard": False, "remedy_covers": False}):
        hand = fast.new("parker", 2, seed=7, house=house)
        named = 0
        for action in range(fast.ACTIONS):
            try:
                move = fast.move_of(hand, action)
            except Refused:
                continue
            named += 1
            assert fast.action_of(hand, move) == action
        assert named == 19 + 14 + 5 * bool(house) + 30 + 4 + 10 + 3


@pytest.mark.parametrize("action", [-1, 24, 38, 43, 63, fast.ACTIONS, 10**9])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    with pytest.raises(Refused) as refused:
        fast.move_of(fast.new("parker", 2, seed=7), action)
    assert refused.value.refusal.code == "fast-no-such-action"


# --- batches ----------------------------------------------------------------------


def test_a_batch_takes_an_action_for_each_hand() -> None:
    hands = fast.new_batch("dujardin", 3, range(50))
    allowed = fast.legal_mask(hands)
    assert allowed.shape == (50, fast.ACTIONS)
    actions = allowed.argmax(axis=1)
    actions[10] = -1
    before = hands.copy()
    fast.apply(hands, actions)
    assert np.array_equal(hands[10], before[10])
    single = before[20].copy()
    fast.apply(single, int(actions[20]))
    assert np.array_equal(single, hands[20])


def test_one_illegal_action_leaves_the_whole_batch_alone() -> None:
    hands = fast.new_batch("dujardin", 3, range(5))
    actions = fast.legal_mask(hands).argmax(axis=1)
    actions[3] = 111
    before = hands.copy()
    with pytest.raises(IllegalMove) as refused:
        fast.apply(hands, actions)
    assert refused.value.refusal.details == {"action": 111, "row": 3}
    assert np.array_equal(hands, before)


def test_results_do_not_depend_on_the_number_of_threads() -> None:
    view = bornes.new("parker", 3, seed=4).view(1)
    moves = view.legal_moves()
    for several in (2, 3, 5):
        for one, many in (
            (
                fast.playouts("rally", 4, 101, seed=1, threads=1),
                fast.playouts("rally", 4, 101, seed=1, threads=several),
            ),
            (
                fast.rollouts(view, moves, 31, seed=1, threads=1),
                fast.rollouts(view, moves, 31, seed=1, threads=several),
            ),
            (
                fast.play_out(fast.new_batch("rally", 2, range(33)), "random", threads=1),
                fast.play_out(fast.new_batch("rally", 2, range(33)), "random", threads=several),
            ),
        ):
            assert np.array_equal(one.points, many.points)
            assert np.array_equal(one.won, many.won)
            assert np.array_equal(one.endings, many.endings)
            assert one.actions == many.actions


def test_playouts_tell_what_came_of_them() -> None:
    hands = fast.new_batch("parker", 2, range(200))
    found = fast.play_out(hands, "thumb")
    assert np.array_equal(found.points, fast.score(hands))
    assert not fast.legal_mask(hands).any()
    assert found.actions > 200
    for row in range(200):
        outcome = fast.look(hands[row]).outcome
        assert outcome is not None
        assert fast.ENDINGS[found.endings[row]] is outcome.reason
        assert [side for side, won in zip("AB", found.won[row], strict=True) if won] == list(
            outcome.winners
        )
    assert (fast.choose(hands) == -1).all()
    assert np.array_equal(fast.play_out(hands, "thumb").points, found.points)


def test_the_first_seat_moves_on_from_hand_to_hand() -> None:
    """Else the side that begins would be the better one."""
    found = fast.playouts("parker", 2, 20_000, seed=5, policy="thumb")
    lead = found.points[:, 0] - found.points[:, 1]
    assert lead[::2].mean() > 0 > lead[1::2].mean()


# --- what is refused --------------------------------------------------------------


@pytest.mark.parametrize("value", WRONG_VALUES)
def test_anything_else_than_hands_is_refused(value: Any) -> None:
    for function in (fast.legal_mask, fast.moves_of, fast.score, fast.look, fast.play_out):
        with pytest.raises(Refused) as refused:
            function(value)
        assert refused.value.refusal.code == "fast-not-hands"


def test_arrays_that_are_no_hands_are_refused() -> None:
    hand = fast.new("parker", 2, seed=7)
    wrong: tuple[Any, ...] = (
        hand.astype(np.int64),
        hand[::2],
        hand[:100],
        hand.reshape(1, 1, -1),
        np.zeros((0, hand.size), np.int32),
        np.zeros(hand.size, np.int32),
        np.full(hand.size, 10**9, np.int32),
    )
    for array in wrong:
        with pytest.raises(Refused):
            fast.legal_mask(array)
    with pytest.raises(Refused):
        fast.moves_of(fast.new_batch("parker", 2, [1, 2]))


@pytest.mark.parametrize("edition", ["parker", "volant"])
def test_what_may_only_be_read_is_read_and_never_changed(edition: str) -> None:
    hands = fast.new_batch(edition, 2, np.arange(3, dtype=np.uint64))
    before = hands.copy()
    actions = fast.choose(hands, "thumb")
    wanted = fast.legal_mask(hands), fast.score(hands)
    for array in (hands, actions):
        array.setflags(write=False)
    assert np.array_equal(fast.legal_mask(hands), wanted[0])
    assert np.array_equal(fast.score(hands), wanted[1])
    for change in (fast.choose, fast.play_out, lambda rows: fast.apply(rows, actions)):
        with pytest.raises(Refused) as refused:
            change(hands)
        assert refused.value.refusal.code == "fast-not-hands"
    assert np.array_equal(hands, before)
    fast.apply(before, actions)
    assert not np.array_equal(hands, before)


@pytest.mark.parametrize("value", [0, -1, 1.5, "1", None, True, 10**30])
def test_wrong_numbers_are_refused(value: object) -> None:
    view = bornes.new("parker", 2, seed=7).view(1)
    with pytest.raises(Refused):
        fast.from_view(view, value, 1)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        fast.rollouts(view, view.legal_moves(), value, 1)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        fast.playouts("parker", 2, value, seed=1)  # type: ignore[arg-type]
    with pytest.raises(Refused):
        fast.new("parker", 2, seed=1, hand_number=value)  # type: ignore[arg-type]
    if value is not None:
        with pytest.raises(Refused):
            threads.share(lambda a, b: b - a, 10, value)  # type: ignore[arg-type]
        with pytest.raises(Refused):
            fast.new("parker", 2, seed=1, dealer=value)  # type: ignore[arg-type]


@pytest.mark.parametrize("seeds", [[], [-1], [2**64], ["x"], [0.5], None, [[1], [2]]])
def test_wrong_seeds_are_refused(seeds: object) -> None:
    with pytest.raises(Refused) as refused:
        fast.new_batch("parker", 2, seeds)  # type: ignore[arg-type]
    assert refused.value.refusal.code == "bad-seed"


@pytest.mark.parametrize("policy", ["best", ["thumb"], ["thumb", "x"], [], 7, None])
def test_wrong_policies_are_refused(policy: object) -> None:
    with pytest.raises(Refused):
        fast.playouts("parker", 2, 5, seed=1, policy=policy)  # type: ignore[arg-type]


def test_actions_that_do_not_fit_are_refused() -> None:
    hands = fast.new_batch("parker", 2, range(3))
    for actions in ([1, 2], 1, [[1, 2, 3]], ["a", "b", "c"], [0.5, 1.0, 2.0], None, "1: play 25"):
        with pytest.raises(Refused):
            fast.apply(hands, actions)  # type: ignore[arg-type]


def test_rollouts_take_only_legal_moves_of_the_seat() -> None:
    game = bornes.new("parker", 2, seed=7)
    for seat, move in ((1, "1: play 200"), (1, "2: discard 25"), (2, "2: discard 25"), (1, "x")):
        with pytest.raises(Refused):
            fast.rollouts(game.view(seat), [move], 5, 1)


# --- many processes at once -------------------------------------------------------


@pytest.mark.long
def test_processes_that_start_together_compile_once(tmp_path: Path) -> None:
    code = "from bornes import fast; print(fast.playouts('parker', 2, 10, seed=1).points.sum())"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
        )
        for _ in range(4)
    ]
    printed = {process.communicate()[0] for process in started}
    assert len(printed) == 1
    assert all(process.returncode == 0 for process in started)
    assert len(list(tmp_path.rglob("*.nbc"))) == 1


# --- bits -------------------------------------------------------------------------


def test_bits_are_found_with_and_without_the_instruction_for_it() -> None:
    rand = random.Random(1)
    for _ in range(300):
        number = rand.getrandbits(rand.randint(1, 62)) | 1
        places = [place for place in range(64) if number >> place & 1]
        index = rand.randrange(len(places))
        assert bits.nth_by_clearing(number, index) == places[index]
        assert bits.nth(number, index) == places[index]
