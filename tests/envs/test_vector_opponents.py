"""Many tables against bots and policies of one's own: the same hands as against compiled ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import bornes
from bornes import Move, Refused, View, bots, envs, fast
from bornes.bots.failure import BotFailed
from bornes.envs.row_views import view_of_row
from tests.support.arena_bots import Crash, First
from tests.support.fast_games import EDITIONS
from tests.support.games import Table, generator, moments

Observation = dict[str, Any]
COMPILED = [
    Table(edition, players) for edition in EDITIONS for players in bornes.EDITIONS[edition].tables
]


def first_legal(observation: Observation) -> Any:
    return observation["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("table", COMPILED, ids=str)
def test_a_view_of_a_row_is_what_the_seat_may_know(table: Table) -> None:
    coding = envs.encoding(table.edition, table.players)
    for game in moments(table.new(3), generator(table, 3, "rows"), every=5):
        if game.to_act is None:
            continue
        own = game.view(game.to_act)
        row = fast.from_game(game)
        view = view_of_row(row, game.rules, game.hand_number, list(game.scores.values()))
        assert view.seat == game.to_act
        assert view.legal_moves() == own.legal_moves()
        assert np.array_equal(coding.observation(view), coding.observation(own))
        assert (view.hand, view.dealer, view.asked) == (own.hand, own.dealer, own.asked)
        assert None not in view.hand
        assert view.events == ()


class Alike:
    """A bot that does what `first_legal` does."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Move:
        assert view.seat is not None
        coding = envs.encoding(view.edition, view.players)
        return coding.move(view.seat, int(coding.mask(view).argmax()))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_a_bot_its_class_and_a_policy_play_alike(edition: str, players: int) -> None:
    def played(opponents: Any) -> list[np.ndarray]:
        many = envs.vector(3, edition, players, opponents=opponents, seat=2, episode="hand")
        shown, _ = many.reset(seed=5)
        found = [shown["observation"]]
        for _ in range(25):
            shown, paid, ended, *_ = many.step(first_legal(shown))
            found += [shown["observation"], paid]
            if ended.any():  # what is dealt next is chance, of which bots take their part
                break
        return found

    expected = played(first_legal)
    for opponents in (Alike, Alike(), f"{__name__}:Alike", [Alike] * (players - 1)):
        if isinstance(opponents, str) and not __name__.startswith("tests."):
            continue
        for one, other in zip(expected, played(opponents), strict=True):
            assert np.array_equal(one, other)


@pytest.mark.parametrize("name", [name for name in bots.BOTS if name != "champion"])
def test_named_bots_and_compiled_policies_sit_together(name: str) -> None:
    many = envs.vector(2, "rally", 3, opponents=[name, "thumb"], seat=None, episode="hand")
    shown, _ = many.reset(seed=2)
    ended = 0
    for _ in range(60):
        shown, _, over, *_ = many.step(first_legal(shown))
        ended += int(over.sum())
    assert ended


def test_a_bot_is_made_anew_for_every_episode() -> None:
    made: list[int] = []

    class Counted(First):
        def __init__(self, seed: int = 0) -> None:
            super().__init__(seed)
            made.append(seed)

    many = envs.vector(2, "parker", 2, opponents=Counted, episode="hand")
    shown, _ = many.reset(seed=1)
    over = np.zeros(2, np.bool_)
    while not over.all():
        shown, _, over, *_ = many.step(first_legal(shown))
    many.step(first_legal(shown))
    assert len(set(made)) >= 1 + 4  # to be checked with 0, then two tables twice


@pytest.mark.parametrize(
    ("opponents", "error", "text"),
    [
        ("nobody", Refused, "nobody"),
        ("nosuch:Bot", BotFailed, "nosuch"),
        (3, Refused, "choose"),
        (lambda _: "no", Refused, "One action"),
        (lambda shown: np.full(len(shown["action_mask"]), 10_000), Refused, "not legal"),
        (lambda shown: shown["action_mask"].argmin(axis=1), Refused, "not legal"),
        (Crash, BotFailed, "is lost"),
    ],
)
def test_an_opponent_that_cannot_play_is_refused(
    opponents: Any, error: type[Exception], text: str
) -> None:
    def play(made: Callable[..., Any]) -> None:
        many = made(2, "parker", 2, opponents=opponents, seat=2)
        shown, _ = many.reset(seed=1)
        for _ in range(3):
            shown, *_ = many.step(first_legal(shown))

    with pytest.raises(error, match=text):
        play(envs.vector)
