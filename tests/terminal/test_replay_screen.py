"""Looking back at a match on the full screen."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import bornes
from bornes import Game
from bornes.editions import EDITIONS
from bornes.locales import Messages
from bornes.reading import replay
from bornes.terminal.match.lookback import Lookback
from bornes.terminal.mistakes import Mistake
from bornes.terminal.screen.begin import app_replaying
from bornes.terminal.screen.replay_screen import GoScreen, ReplayScreen
from tests.support.screen import At, running, scene


def played(edition: str, players: int, seed: int, moves: int) -> Game:
    """A match with several hands in it."""
    game, chance = bornes.new(edition, players, seed=seed), random.Random(seed)
    for _ in range(moves):
        if game.phase == "over":
            if game.match_outcome is not None:
                break
            game.deal()
        game.apply(chance.choices(game.legal_moves())[0])
    return game


def kept(game: Game, folder: Path) -> Path:
    file = folder / "record.txt"
    file.write_text(game.record() + "# seats: person=Ann, steady\n", "utf-8")
    return file


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_place_of_a_record_is_reached_from_anywhere(edition: str, tmp_path: Path) -> None:
    game = played(edition, 2, 11, 300)
    text = game.record()
    file = kept(game, tmp_path)
    lookback = Lookback(file)
    places = [0, 1, 70, 69, 26, 25, 24, len(lookback.moves), 3, lookback.hands[-1]]
    for place in places:
        there = replay(text, moves=place)
        assert lookback.at(place).view(1) == there.view(1)
        assert lookback.at(place).record() == there.record()


def screen(at: At) -> ReplayScreen:
    found = at.app.screen_stack[1]
    assert isinstance(found, ReplayScreen)
    return found


def test_keys_go_through_a_record(tmp_path: Path) -> None:
    game = played("parker", 2, 4, 400)
    lookback = Lookback(kept(game, tmp_path))
    last = len(lookback.moves)
    assert len(lookback.hands) > 1

    async def play() -> None:
        async with running(app_replaying(lookback, "en")) as at:
            await at.until_text(f"move 0 of {last}")

            async def goes(key: str, place: int) -> None:
                await at.press(key)
                await at.until_text(f"move {place} of {last}")

            await goes("right", 1)
            await goes("pagedown", 11)
            await goes("left", 10)
            await goes("down", lookback.hands[1])
            await goes("end", last)
            await goes("up", lookback.hands[-1])
            await goes("home", 0)
            await at.press("g")
            assert isinstance(at.app.screen, GoScreen)
            await at.press("4", "2")
            await goes("enter", 42)
            await at.press("s")
            await at.until_text("Total")

    scene(play)


def test_a_seat_sees_its_own_cards_and_all_are_open_at_first(tmp_path: Path) -> None:
    game = played("parker", 2, 4, 60)
    lookback = Lookback(kept(game, tmp_path))
    messages = Messages("en", "parker")
    hands = [[messages.card(card) for card in game.view(seat).hand] for seat in (1, 2)]

    async def play() -> None:
        async with running(app_replaying(lookback, "en", to=60)) as at:
            await at.until_text("All cards open")
            lines = [line for line in at.text.splitlines() if "Ann: " in line or "Steady" in line]
            for held in hands[0]:
                # A distance has no unit there.
                assert any(held.removesuffix(" miles") in line for line in lines)
            await at.press("v")
            await at.until(lambda: screen(at).replaying.seat == 1)
            await at.pilot.pause()
            shown = screen(at).shown
            assert shown is not None
            assert sorted(held.name for held in shown.hand) == sorted(hands[0])
            await at.press("2")
            await at.until(lambda: screen(at).shown is not None and screen(at).replaying.seat == 2)
            await at.press("0")
            await at.until_text("All cards open")

    scene(play)


def test_it_runs_at_a_pace(tmp_path: Path) -> None:
    lookback = Lookback(kept(played("arche", 2, 4, 30), tmp_path))

    async def play() -> None:
        async with running(app_replaying(lookback, "fr", to=3)) as at:
            await at.press("plus", "plus", "plus", "space")
            await at.until(lambda: screen(at).replaying.place >= 5)
            await at.press("space")
            await at.until(lambda: not screen(at).replaying.runs)
            assert "❚❚" in at.text

    scene(play)


def test_a_place_beyond_the_end_is_refused(tmp_path: Path) -> None:
    lookback = Lookback(kept(played("arche", 2, 4, 30), tmp_path))
    with pytest.raises(Mistake):
        app_replaying(lookback, "en", to=31)
    with pytest.raises(bornes.Refused):
        app_replaying(lookback, "en", seat=3)
