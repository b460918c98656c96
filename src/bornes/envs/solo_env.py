"""The environment for one learner: a seat of its own, and bots on the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bornes.bots import Bot, make
from bornes.bots.failure import answered_badly, not_legal
from bornes.engine.refusals import IllegalMove, Refusal, Refused
from bornes.envs.engine_table import Table
from bornes.envs.numbers.codec import VERSION, Observation
from bornes.envs.opponents import check_seat, one_for_each
from bornes.envs.render import RENDER_MODES, check_render_mode, rendered
from bornes.envs.rewards import ILLEGAL

ID: Final = f"Bornes-v{VERSION}"
"""The name under which Gymnasium knows the environment."""

Opponent = str | Bot | type[Bot]
"""A bot's name, its class, or one that has been made and keeps its seat for good."""
_BOT_SEEDS: Final = 1 << 31


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a table. Bots play the others, partners included."""

    metadata: dict[str, Any] = {  # noqa: RUF012 -- Gymnasium declares it so
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "parker",
        players: int = 2,
        *,
        seat: int | None = 1,
        opponents: Opponent | Sequence[Opponent] = "novice",
        options: Mapping[str, object] | None = None,
        house: Mapping[str, object] | None = None,
        episode: str = "match",
        reward: str | None = None,
        most_moves: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_render_mode(render_mode)
        self.table = Table(edition, players, options, house, episode, reward, most_moves)
        self.encoding = self.table.encoding
        self.seat = check_seat(seat, self.encoding.rules) or 1
        self._any_seat = seat is None
        self._opponents = one_for_each(_listed(opponents), players - 1)
        for opponent in self._opponents:
            _seated(opponent, 0)  # an unknown name is refused now, not at the first reset
        self._bots: dict[int, Bot] = {}
        self._ready = False
        self.observation_space = self.encoding.observation_space()
        self.action_space = self.encoding.action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin an episode. With a seed it is the match that `bornes.new` deals for it."""
        super().reset(seed=seed, options=options)
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.table.players)) + 1
        others = [seat for seat in self.encoding.rules.seats if seat != self.seat]
        self._bots = {
            seat: _seated(opponent, int(self.np_random.integers(_BOT_SEEDS)))
            for seat, opponent in zip(others, self._opponents, strict=True)
        }
        self.table.start(seed, self.np_random)
        self._let_others_play()
        # A house rule can let a hand end before this seat has acted.
        while self.table.over or self.table.cut_off:
            self.table.start(None, self.np_random)
            self._let_others_play()
        self._ready = True
        return self._shown()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others play until this seat is to act again."""
        if not self._ready:
            raise Refused(Refusal("envs-reset-first"))
        try:
            paid = self.table.play(self.encoding.move(self.seat, action))[self.seat]
        except IllegalMove:
            self._ready = False
            observation, info = self._shown()
            return observation, ILLEGAL, True, False, info | {"illegal": True}
        paid += self._let_others_play()
        over, cut = self.table.over, self.table.cut_off
        self._ready = not over and not cut
        observation, info = self._shown()
        return observation, paid, over, cut, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, under the name that learners with masks look for."""
        return self.encoding.mask(self.table.view(self.seat)).astype(np.bool_)

    def render(self) -> Any:
        """The table as the learner's seat sees it, in the way that was chosen."""
        return rendered(self.table.view(self.seat), self.render_mode)

    def _let_others_play(self) -> float:
        """Play until this seat is to act or the episode is over; what it is paid meanwhile."""
        paid, game = 0.0, self.table.game
        while game.to_act not in (None, self.seat) and not self.table.cut_off:
            assert game.to_act is not None
            bot = self._bots[game.to_act]
            answer = bot.choose(game.view(game.to_act))
            try:
                paid += self.table.play(answer)[self.seat]
            except IllegalMove as error:
                raise answered_badly(bot, not_legal(answer, error)) from None
        return paid

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        game, view = self.table.game, self.table.view(self.seat)
        if self.render_mode == "human":
            rendered(view, self.render_mode)
        observation = self.encoding.both(view)
        info = {
            "action_mask": observation["action_mask"].copy(),
            "hand_number": game.hand_number,
            "scores": game.scores,
            "seat": self.seat,
        }
        return observation, info


def _listed(opponents: Opponent | Sequence[Opponent]) -> Sequence[Opponent]:
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [opponents]
    return opponents


def _seated(opponent: Opponent, seed: int) -> Bot:
    if isinstance(opponent, str | type):
        return make(opponent, seed=seed)
    if not callable(getattr(opponent, "choose", None)):
        raise Refused(Refusal("bot-no-choose", name=type(opponent).__name__))
    return opponent


def solo(edition: str = "parker", players: int = 2, **settings: Any) -> SoloEnv:
    """An environment for one learner against named bots, known to Gymnasium as `Bornes-v0`."""
    made = gymnasium.make(
        ID, edition=edition, players=players, disable_env_checker=True, **settings
    ).unwrapped
    assert isinstance(made, SoloEnv)
    return made
