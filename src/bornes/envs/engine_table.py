"""A table at which learners play: it deals on, pays rewards, and shows seats what they may see."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from typing import Final, Self

import numpy as np

from bornes.engine.moves import Move
from bornes.engine.numbers import plain
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import View
from bornes.envs.numbers.codec import Encoding, rules_of
from bornes.envs.rewards import after_hand, read_episode, read_reward
from bornes.game import Game, new

_SEED_BITS: Final = 63


class Table:
    """Matches or hands at one table, one after the other."""

    def __init__(
        self,
        edition: str,
        players: int,
        options: Mapping[str, object] | None,
        house: Mapping[str, object] | None,
        episode: str,
        reward: str | None,
        most_moves: int | None = None,
    ) -> None:
        self.edition, self.players = edition, players
        self.options, self.house = options, house
        rules = rules_of(edition, players, options, house)
        self.episode = read_episode(episode)
        self.reward = read_reward(reward, rules)
        most = plain(most_moves)
        if most is not None and (type(most) is not int or most < 1):
            raise Refused(Refusal("envs-most-moves"))
        self.most_moves, self.moves = most, 0
        self.encoding = Encoding(rules)
        self._game: Game | None = None
        self._before: Game | None = None
        self._views: dict[int | None, View] = {}

    @property
    def game(self) -> Game:
        """The game that is being played."""
        assert self._game is not None
        return self._game

    def start(self, seed: int | None, chance: np.random.Generator) -> None:
        """Begin an episode: the match that this seed deals, or any that chance chooses."""
        chosen = int(chance.integers(1 << _SEED_BITS)) if seed is None else seed
        self.begin(
            new(self.edition, self.players, seed=chosen, options=self.options, house=self.house)
        )

    def begin(self, game: Game) -> None:
        """Begin an episode with a game of these rules; it belongs to the table from now on."""
        self._game = game
        self._before = None
        self._views.clear()
        self.moves = 0

    def copy(self) -> Self:
        """An independent copy."""
        twin = copy(self)
        twin._game = self.game.copy()  # noqa: SLF001 - it is made here
        twin._views = self._views.copy()  # noqa: SLF001
        return twin

    @property
    def over(self) -> bool:
        """Whether the episode has ended."""
        if self.game.phase != "over":
            return False
        return self.episode == "hand" or self.game.match_outcome is not None

    @property
    def cut_off(self) -> bool:
        """Whether the episode was broken off after as many moves as it may have."""
        enough = self.most_moves is not None and self.moves >= self.most_moves
        return enough and not self.over

    def play(self, move: Move | str) -> Mapping[int, float]:
        """Make a move, and deal on if that ended a hand but not the episode; what seats are paid.

        Raises `IllegalMove`, and changes nothing, if the move is not legal.
        """
        game = self.game
        before = game.copy() if game.answerable(move) is not None else None
        game.apply(move)
        self.moves += 1
        self._views.clear()
        if game.phase != "react":
            self._before = None
        elif before is not None:
            self._before = before
        if game.phase != "over":
            return dict.fromkeys(game.rules.seats, 0.0)
        paid = after_hand(game, self.episode, self.reward)
        if not self.over:
            game.deal()
        return {seat: paid[game.rules.side_of(seat)] for seat in game.rules.seats}

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator, may see now.

        While others are asked for an answer it is shown the table as it was before: that
        somebody is asked at all tells what is in a hand.
        """
        if seat not in self._views:
            asked = seat is not None and self.game.to_act == seat
            shown = self.game if asked else self._before or self.game
            self._views[seat] = shown.view(seat)
        return self._views[seat]
