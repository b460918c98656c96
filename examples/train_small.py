"""Train a small policy with numpy alone, and measure it against a bot.

    python examples/train_small.py                          half a minute, then 400 matches
    python examples/train_small.py --save small.npz         keep what was learned
    python examples/train_small.py --load small.npz --steps 0 --bot steady

The policy is linear: each action's score is a weighted sum of the numbers of the
observation, and legal actions are chosen by softmax over their scores. It plays hands
against the compiled rule of thumb in the vectorised environment, many at a time, and is
improved by the policy gradient with a linear critic (A2C with generalised advantages).
Strength is then measured in whole matches, every deal played from both seats.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import bornes
from bornes import envs
from bornes.bots import Bot, make

Array = NDArray[np.float32]

EDITION, PLAYERS = "parker", 2
HORIZON = 32  # steps of every table between two improvements
LAMBDA = 0.95
ENTROPY = 0.01
RATE, CRITIC_RATE = 0.01, 0.02


class Policy:
    """A score for each action, and the value of a position, each a weighted sum."""

    def __init__(self, encoding: envs.Encoding) -> None:
        self.encoding = encoding
        inputs = encoding.observation_size + 1
        self.actor = np.zeros((inputs, encoding.action_count), np.float32)
        self.critic = np.zeros(inputs, np.float32)

    @staticmethod
    def inputs(observations: Array) -> Array:
        """The numbers of observations, and a 1 for the constant part of each sum."""
        ones = np.ones((*observations.shape[:-1], 1), np.float32)
        return np.concatenate([observations, ones], axis=-1)

    def chances(self, inputs: Array, masks: NDArray[np.int8]) -> Array:
        """The chance of each action; none for those that are not legal."""
        scores = np.where(masks == 1, inputs @ self.actor, -np.inf)
        grown = np.exp(scores - scores.max(axis=-1, keepdims=True))
        made: Array = grown / grown.sum(axis=-1, keepdims=True)
        return made

    def save(self, path: Path) -> None:
        """Keep what was learned."""
        np.savez(path, actor=self.actor, critic=self.critic)

    def load(self, path: Path) -> None:
        """Take up what was learned before."""
        with np.load(path) as kept:
            actor, critic = kept["actor"], kept["critic"]
        if (actor.shape, critic.shape) != (self.actor.shape, self.critic.shape):
            raise OSError(f"{path} was saved for another table")
        self.actor, self.critic = actor, critic


class Learned:
    """The policy as a bot: it plays its favourite legal move."""

    name, seed = "learned", 0

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, view: bornes.View) -> bornes.Move:
        """The legal move with the highest score."""
        seen = self.policy.encoding.both(view)
        chances = self.policy.chances(Policy.inputs(seen["observation"]), seen["action_mask"])
        assert view.seat is not None
        return self.policy.encoding.move(view.seat, int(chances.argmax()))


# --- learning -------------------------------------------------------------------------


class Adam:
    """Steps of a length that suits each weight."""

    def __init__(self, weights: Array, rate: float) -> None:
        self.rate, self.count = rate, 0
        self.share = 1.0  # of the rate; it falls as learning goes on
        self.mean, self.square = np.zeros_like(weights), np.zeros_like(weights)

    def step(self, weights: Array, gradient: Array) -> None:
        """Change the weights, in place, so that what the gradient belongs to grows."""
        self.count += 1
        self.mean += 0.1 * (gradient - self.mean)
        self.square += 0.001 * (gradient**2 - self.square)
        mean = self.mean / (1 - 0.9**self.count)
        square = self.square / (1 - 0.999**self.count)
        weights += self.share * self.rate * mean / (np.sqrt(square) + 1e-8)


@dataclass
class Batch:
    """What happened in some steps at all tables; the first axis is time."""

    inputs: Array
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    rewards: Array
    ended: NDArray[np.bool_]
    played: NDArray[np.bool_]
    """Where an action was made; a step that began the next episode has none."""
    last: Array
    """The inputs after the last step."""


class Trainer:
    """Plays and improves a policy."""

    def __init__(self, policy: Policy, tables: int, seed: int, opponent: str) -> None:
        self.policy = policy
        self.chance = np.random.default_rng(seed)
        self.many = envs.vector(
            tables, EDITION, PLAYERS, seat=None, opponents=opponent, episode="hand"
        )
        self.seen, _ = self.many.reset(seed=seed)
        self.ended = np.zeros(tables, np.bool_)
        self.actor = Adam(policy.actor, RATE)
        self.critic = Adam(policy.critic, CRITIC_RATE)

    def improve(self) -> float:
        """Play some steps everywhere and learn from them; the mean reward of a hand."""
        batch = self.play()
        advantages, targets = self.judge(batch)
        self.learn(batch, advantages, targets)
        return float(batch.rewards[batch.ended].mean()) if batch.ended.any() else 0.0

    def play(self) -> Batch:
        """Play some steps at all tables."""
        steps = []
        for _ in range(HORIZON):
            inputs, played = Policy.inputs(self.seen["observation"]), ~self.ended
            # Where an episode has ended nothing is legal, and any action will begin the next.
            masks = np.where(self.ended[:, np.newaxis], np.int8(1), self.seen["action_mask"])
            actions = self.drawn(self.policy.chances(inputs, masks))
            self.seen, rewards, self.ended, _, _ = self.many.step(actions)
            steps.append((inputs, masks, actions, rewards.astype(np.float32), self.ended, played))
        inputs, masks, actions, rewards, ended, plays = map(np.stack, zip(*steps, strict=True))
        last = Policy.inputs(self.seen["observation"])
        return Batch(inputs, masks, actions, rewards, ended, plays, last)

    def drawn(self, chances: Array) -> NDArray[np.int64]:
        """An action for each table, by its chances."""
        # The largest of log(chance) + Gumbel noise is drawn with that chance.
        noise = -np.log(self.chance.exponential(size=chances.shape).astype(np.float32))
        with np.errstate(divide="ignore"):
            chosen: NDArray[np.int64] = (np.log(chances) + noise).argmax(axis=1)
        return chosen

    def judge(self, batch: Batch) -> tuple[Array, Array]:
        """How much better than expected each action turned out, and what should be expected."""
        values = batch.inputs @ self.policy.critic
        later = np.concatenate([values[1:], [batch.last @ self.policy.critic]])
        going = ~batch.ended
        surprise = batch.rewards + going * later - values
        advantages = np.zeros_like(values)
        after = np.zeros(values.shape[1], np.float32)
        for time in reversed(range(len(values))):
            after = surprise[time] + LAMBDA * going[time] * after
            advantages[time] = after
        return advantages, advantages + values

    def learn(self, batch: Batch, advantages: Array, targets: Array) -> None:
        """Make actions that did well more likely, and expectations truer."""
        use = batch.played
        inputs, masks, actions = batch.inputs[use], batch.masks[use], batch.actions[use]
        gains, wanted = advantages[use], targets[use]
        gains = (gains - gains.mean()) / (gains.std() + 1e-6)
        chances = self.policy.chances(inputs, masks)
        with np.errstate(divide="ignore"):
            logs = np.where(chances > 0, np.log(chances), 0)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        pull: Array = -chances * gains[:, np.newaxis]
        pull[np.arange(len(actions)), actions] += gains
        pull -= ENTROPY * chances * (logs + entropy)
        pull /= len(actions)
        self.actor.step(self.policy.actor, inputs.T @ pull)
        errors = np.asarray((wanted - inputs @ self.policy.critic) / len(actions), np.float32)
        self.critic.step(self.policy.critic, inputs.T @ errors)


def train(policy: Policy, steps: int, tables: int, seed: int, opponent: str = "thumb") -> None:
    """Train for so many steps of the environments in all."""
    trainer = Trainer(policy, tables, seed, opponent)
    rounds = max(1, steps // (tables * HORIZON))
    for number in range(1, rounds + 1):
        trainer.actor.share = trainer.critic.share = 1 - (number - 1) / rounds
        mean = trainer.improve()
        if sys.stderr.isatty():
            print(f"\rround {number} of {rounds}: {mean:+.3f} a hand", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)


# --- measuring ------------------------------------------------------------------------


def match_won(first: Bot, second: Bot, seed: int) -> bool:
    """Whether the bot on the first seat wins a match."""
    game = bornes.new(EDITION, PLAYERS, seed=seed)
    while game.match_outcome is None:
        if game.phase == "over":
            game.deal()
            continue
        assert game.to_act is not None
        bot = first if game.to_act == 1 else second
        game.apply(bot.choose(game.view(game.to_act)))
    return game.match_outcome.winner == "A"


def measure(bot: Bot, against: str, pairs: int, seed: int = 10_000) -> tuple[float, float]:
    """The share of matches won, and half of its 95 % interval; every deal from both seats."""
    shares = []
    for number in range(seed, seed + pairs):
        other = make(against, seed=number)
        won = match_won(bot, other, number) + (not match_won(other, bot, number))
        shares.append(won / 2)
    spread = float(np.std(shares, ddof=1)) if pairs > 1 else 1.0
    return float(np.mean(shares)), 1.96 * spread / math.sqrt(pairs)


def least(low: int) -> Callable[[str], int]:
    """How the command line reads a whole number that is not below another."""

    def whole(text: str) -> int:
        if (number := int(text)) < low:
            raise argparse.ArgumentTypeError(f"{number} is less than {low}")
        return number

    return whole


def main(arguments: Sequence[str] | None = None) -> int:
    """Train and measure as the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    add = parser.add_argument
    add("--steps", type=least(0), default=2_000_000, help="of the environment; default 2,000,000")
    add("--tables", type=least(1), default=256, help="that play at once; default 256")
    add("--seed", type=least(0), default=1, help="of the training; default 1")
    add("--opponent", default="thumb", help="to train against: thumb or random")
    add("--bot", default="novice", help="to be measured against; default novice")
    add("--pairs", type=least(1), default=200, help="of matches to measure with; default 200")
    add("--load", type=Path, metavar="FILE", help="begin with what was saved")
    add("--save", type=Path, metavar="FILE", help="keep what was learned")
    chosen = parser.parse_args(arguments)
    policy = Policy(envs.encoding(EDITION, PLAYERS))
    try:
        make(chosen.bot)  # a wrong name is told before anything is learned
        if chosen.load:
            policy.load(chosen.load)
        if chosen.steps:
            train(policy, chosen.steps, chosen.tables, chosen.seed, chosen.opponent)
        if chosen.save:
            policy.save(chosen.save)
    except (bornes.Refused, OSError) as error:
        parser.error(str(error))
    share, half = measure(Learned(policy), chosen.bot, chosen.pairs)
    print(f"won {share:.1%} of {2 * chosen.pairs} matches against {chosen.bot} (± {half:.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
