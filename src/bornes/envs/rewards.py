"""What a seat is paid: how its side did, less the average of the other sides.

Rewards therefore add up to nothing over the sides, and seats of one side get the same.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, Literal, get_args

from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import Rules
from bornes.game import Game

Episode = Literal["match", "hand"]
Reward = Literal["points", "win"]

POINTS: Final = 1000.0
"""The points of a hand that make a reward of 1."""
ILLEGAL: Final = -1.0
"""The reward of a seat that ends an episode with an illegal action."""


def read_episode(episode: object) -> Episode:
    """How long an episode is, checked."""
    for known in get_args(Episode):
        if episode == known:
            return known  # type: ignore[no-any-return]
    allowed = ", ".join(get_args(Episode))
    raise Refused(Refusal("envs-episode", value=brief(episode), allowed=allowed))


def read_reward(reward: object, rules: Rules) -> Reward:
    """What rewards are paid for, checked; without a wish, points where the table has them."""
    if reward is None:
        return "points" if rules.scored else "win"
    if reward == "points" and not rules.scored:
        raise Refused(Refusal("envs-no-points", edition=rules.edition))
    for known in get_args(Reward):
        if reward == known:
            return known  # type: ignore[no-any-return]
    allowed = ", ".join(get_args(Reward))
    raise Refused(Refusal("envs-reward", value=brief(reward), allowed=allowed))


def after_hand(game: Game, episode: Episode, reward: Reward) -> Mapping[str, float]:
    """What each side is paid at the end of a hand."""
    if reward == "points":
        points = {side: sum(lines.values()) / POINTS for side, lines in game.score.items()}
        return _less_the_others(points)
    outcome = game.outcome if episode == "hand" else game.match_outcome
    return _less_the_others(_shares(game.rules, outcome.winners if outcome else ()))


def _shares(rules: Rules, winners: Collection[str]) -> Mapping[str, float]:
    return {side: 1 / len(winners) if side in winners else 0.0 for side in rules.sides}


def _less_the_others(values: Mapping[str, float]) -> Mapping[str, float]:
    everything = sum(values.values())
    return {
        side: value - (everything - value) / (len(values) - 1) for side, value in values.items()
    }
