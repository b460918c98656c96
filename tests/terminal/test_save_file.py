"""Saved games: every move at once, nothing lost, nothing overwritten, and gone on with."""

import io
from collections.abc import Mapping
from pathlib import Path

import pytest

import bornes
from bornes import Move, Refused
from bornes.locales import Messages
from bornes.terminal.console import Console
from bornes.terminal.lines.conversation import Conversation
from bornes.terminal.lines.questions import play
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.save_file import SaveFile, load
from bornes.terminal.match.setup import Wanted
from bornes.terminal.mistakes import Mistake
from tests.support.conversation import ENOUGH, played, rolling_start, talked


def record_of(path: Path) -> str:
    return bornes.replay(path.read_text("utf-8")).record()


@pytest.mark.parametrize(
    ("edition", "players", "options"),
    [
        ("parker", 3, {"match_hands": 2}),
        ("arche", 2, {"games": 3}),
        ("volant", 2, {"circuit": {"squares": 16, "lanes": {"default": 2}}}),
    ],
)
def test_a_game_left_and_resumed_is_the_same_game(
    tmp_path: Path, edition: str, players: int, options: Mapping[str, object]
) -> None:
    def begun(typed: str, save: Path) -> str:
        return played(typed, edition=edition, players=players, options=options, seed=8, save=save)

    once, twice = tmp_path / "once", tmp_path / "twice"
    whole = begun("1\n" * ENOUGH, once)
    assert begun("1\n" * 7, twice).endswith(f"To continue it: bornes play --resume {twice}\n")
    rests = [played("1\n" * lines, resume=twice) for lines in (1, 20, ENOUGH)]

    assert all("The game goes on where you left it." in rest for rest in rests)
    assert record_of(once) == record_of(twice)
    assert whole.rstrip().splitlines()[-4:] == rests[-1].rstrip().splitlines()[-4:]


def test_a_saved_game_knows_who_sat_where(tmp_path: Path) -> None:
    path = tmp_path / "game"
    played("1\n", edition="arche", seats="random, me, random", seed=1, save=path)

    assert load(path)[1] == ("random", "person", "random")
    assert "Seat 2 (side B): you" in played("", resume=path)
    assert "Seat 2 (side B): plays at random" in played("", resume=path, seats="me,random,random")
    assert load(path)[1] == ("person", "random", "random")
    path.write_text(bornes.new("arche", 2, seed=1).record() + "# seats: me, me, me\n", "utf-8")
    assert load(path)[1] is None


def test_every_move_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game"
    seen = []

    class Watching(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            seen.append(bornes.replay(path.read_text("utf-8")))
            return "1\n" if len(seen) < 12 else ""

    play(Wanted(edition="volant", save=path, seed=2), "en", Console(Watching(), io.StringIO()))
    moves = [sum(isinstance(entry, Move) for entry in game.story) for game in seen]
    assert moves == sorted(set(moves))
    assert [game.to_act for game in seen] == [1] * 12
    assert [entry.name for entry in tmp_path.iterdir()] == ["game"]


def test_a_resumed_game_may_be_kept_elsewhere(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    played("1\n", save=old, seed=1)
    before = old.read_text("utf-8")
    played("1\n1\n", resume=old, save=new)

    assert old.read_text("utf-8") == before
    assert record_of(new).startswith(record_of(old))
    assert record_of(new) != record_of(old)


def test_a_match_that_is_over_is_only_told_about(tmp_path: Path) -> None:
    path = tmp_path / "game"
    played("", edition="arche", seats="random,random", seed=3, save=path)
    assert "wins the match." in played("", resume=path).rstrip().splitlines()[-1]


def test_nothing_is_overwritten_by_mistake(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear Anna", "utf-8")
    for wrong in (path, tmp_path, Path("/dev/null")):
        with pytest.raises(Mistake):
            SaveFile(wrong)
    shown = talked(rolling_start(), f"save {path}\nsave {tmp_path}\nsave \x00\nsave ~nobody/x\n")

    # A path that is longer than a line is broken where the line ends.
    answers = "".join(shown.split())
    assert f"{path}existsalready." in answers
    assert answers.count("Thegamecan’tbesavedin") == 3
    assert path.read_text("utf-8") == "Dear Anna"


def test_saving_from_within_the_game(tmp_path: Path) -> None:
    path, other = tmp_path / "game", tmp_path / "other"
    game = bornes.new("arche", 2, seed=6)
    shown = talked(game, f"save {path}\n1\nsave {path}\nsave\n1\nsave {other}\n1\n")

    assert shown.count(f"Saved in {path}, from now on after every move.") == 3
    assert shown.endswith(f"bornes play --resume {other}\n")
    assert record_of(other) == game.record()
    assert game.record().startswith(record_of(path))


def test_a_disk_that_fails_leaves_the_old_file_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game"
    played("", save=path, seed=1)
    before = path.read_text("utf-8")
    game, seats = load(path)
    save = SaveFile(path, ours=True)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    shown = io.StringIO()
    monkeypatch.setattr(Path, "replace", fail)
    console = Console(io.StringIO("1\n1\n"), shown)
    Conversation(LocalMatch(game, seats or (), save), Messages("en", "parker"), console).run()

    assert f"can’t be saved in {path}: No space left on device" in shown.getvalue()
    assert path.read_text("utf-8") == before
    assert [entry.name for entry in tmp_path.iterdir()] == ["game"]


def test_a_file_has_no_code_loaded_and_says_how_to_go_on(tmp_path: Path) -> None:
    own = "tests.support.arena_bots:First:wanted=1,seat=2"
    path = tmp_path / "game.txt"
    game = bornes.new("parker", 2, seed=1)
    SaveFile(path).write(game, ("person", own))
    assert load(path)[1] == ("person", own)
    with pytest.raises(Mistake) as refused:
        play(Wanted(resume=path), "en")
    assert refused.value.key == "play-seats-own"
    assert own in str(refused.value.values["seats"])
    with pytest.raises(Refused, match="seat"):  # a person has it loaded
        play(Wanted(resume=path, seats=f"me, {own}"), "en")
