"""Learn to play by proximal policy optimisation (PPO), with NumPy alone.

    python examples/ppo.py ppo.npz               8 million steps, about 100 processor-seconds
    cd examples && bornes arena ppo:Learned:weights=../ppo.npz steady --matches 400

A net with one hidden layer scores the actions and values the position. It plays hands of `parker`
for two, at many tables at once, against the compiled rules of thumb; after every `HORIZON` steps it
is improved on what it met. Learning libraries do the same better: this is written out to be read.
"""

from __future__ import annotations

import argparse

import numpy as np

import bornes
from bornes import envs

TABLES, HORIZON = 512, 64  # what is played between two improvements
EPOCHS, PARTS = 3, 8  # how often it is gone through, and in how many parts
HIDDEN, RATE, CLIP, DISCOUNT, LAMBDA, ENTROPY = 128, 1e-3, 0.2, 1.0, 0.95, 0.01


class Net:
    """Scores for actions and the value of a position; the last output is the value."""

    def __init__(self, inputs: int, actions: int, seed: int = 0) -> None:
        chance = np.random.default_rng(seed)
        first, second = (inputs, HIDDEN), (HIDDEN, actions + 1)
        self.weights = {
            "w1": chance.normal(0, np.sqrt(2 / 40), first).astype(np.float32),
            "b1": np.zeros(HIDDEN, np.float32),
            "w2": chance.normal(0, 0.01, second).astype(np.float32),
            "b2": np.zeros(actions + 1, np.float32),
        }

    def forward(self, seen, masks):
        """The hidden layer, the chance of each action (none for illegal ones), and the value."""
        hidden = np.maximum(seen @ self.weights["w1"] + self.weights["b1"], 0)
        out = hidden @ self.weights["w2"] + self.weights["b2"]
        scores = np.where(masks == 1, out[..., :-1], np.float32(-1e9))
        chances = np.exp(scores - scores.max(-1, keepdims=True))
        return hidden, chances / chances.sum(-1, keepdims=True), out[..., -1]

    def gradients(self, seen, hidden, out):
        """What each weight does to the loss, from what the outputs do to it."""
        back = out @ self.weights["w2"].T * (hidden > 0)
        return {"w1": seen.T @ back, "b1": back.sum(0), "w2": hidden.T @ out, "b2": out.sum(0)}


class Adam:
    """Steps of a length that suits each weight."""

    def __init__(self, weights) -> None:
        self.count, self.moments = 0, {name: [0.0, 0.0] for name in weights}

    def step(self, weights, gradients, rate: float) -> None:
        """Change the weights, in place, so that the loss falls."""
        self.count += 1
        for name, gradient in gradients.items():
            mean, square = self.moments[name]
            mean, square = 0.9 * mean + 0.1 * gradient, 0.999 * square + 0.001 * gradient**2
            self.moments[name] = [mean, square]
            step = mean / (1 - 0.9**self.count)
            weights[name] -= rate * step / (np.sqrt(square / (1 - 0.999**self.count)) + 1e-8)


def collect(net, many, observation, chance):
    """Play on for some steps at every table; what happened, and where it stands now."""
    steps = []
    for _ in range(HORIZON):
        seen, masks = observation["observation"], observation["action_mask"]
        _, chances, values = net.forward(seen, masks)
        heaped = chances.cumsum(-1)
        actions = (heaped > chance.random((len(seen), 1), np.float32) * heaped[:, -1:]).argmax(-1)
        observation, rewards, ended, _, _ = many.step(actions)
        # Where an episode had ended, this step dealt the next hand and no action was made.
        played = masks.any(-1)
        odds = np.take_along_axis(chances, actions[:, None], -1)[:, 0]
        rewards = rewards.astype(np.float32)
        steps.append((seen, masks, actions, odds, values, rewards, ended, played))
    last = net.forward(observation["observation"], observation["action_mask"])[2]
    return observation, [np.stack(part) for part in zip(*steps, strict=True)], last


def advantages(values, last, rewards, ended):
    """How much better than expected things went on from each step (GAE)."""
    found, running, following = np.zeros_like(rewards), 0.0, last
    for step in reversed(range(len(rewards))):
        goes_on = ~ended[step]
        surprise = rewards[step] + DISCOUNT * following * goes_on - values[step]
        found[step] = running = surprise + DISCOUNT * LAMBDA * goes_on * running
        following = values[step]
    return found


def improve(net, adam, batch, rate: float) -> None:
    """One step down the clipped loss of PPO on a part of what was played."""
    seen, masks, actions, old, gains, returns = batch
    hidden, chances, values = net.forward(seen, masks)
    rows, count = np.arange(len(seen)), np.float32(len(seen))
    ratio = chances[rows, actions] / old
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    free = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    chosen = np.zeros_like(chances)
    chosen[rows, actions] = 1
    logs = np.log(chances + 1e-12)
    surprise = (chances * logs).sum(-1, keepdims=True)
    out = np.empty((len(seen), chances.shape[1] + 1), np.float32)
    out[:, :-1] = (free * ratio * gains)[:, None] * (chances - chosen)
    out[:, :-1] += ENTROPY * chances * (logs - surprise)
    out[:, -1] = values - returns
    adam.step(net.weights, net.gradients(seen, hidden, out / count), rate)


def learn(path: str, steps: int, seed: int, opponents: str) -> None:
    """Learn for so many steps, and keep what was learned in a file."""
    many = envs.vector(TABLES, "parker", 2, seat=None, opponents=opponents, episode="hand")
    coding, chance = many.encoding, np.random.default_rng(seed)
    net = Net(coding.observation_size, coding.action_count, seed)
    adam, (observation, _) = Adam(net.weights), many.reset(seed=seed)
    rounds = max(1, steps // (TABLES * HORIZON))
    for number in range(rounds):
        observation, played, last = collect(net, many, observation, chance)
        seen, masks, actions, odds, values, rewards, ended, real = played
        gains = advantages(values, last, rewards, ended)
        parts = [part[real] for part in (seen, masks, actions, odds, gains, gains + values)]
        for _ in range(EPOCHS):
            for some in np.array_split(chance.permutation(len(parts[0])), PARTS):
                improve(net, adam, [part[some] for part in parts], RATE * (1 - number / rounds))
        if number % 10 == 0 or number == rounds - 1:
            lead = 1000 * rewards.sum() / max(1, ended.sum())
            print(f"{(number + 1) * TABLES * HORIZON:>10,} steps: {lead:>7.0f} points a hand ahead")
    np.savez(path, **net.weights)


class Learned:
    """What was learned, as a bot: it plays the legal move that it likes most."""

    def __init__(self, seed: int = 0, weights: str = "ppo.npz") -> None:  # noqa: ARG002
        self.coding = envs.encoding("parker", 2)
        self.net = Net(self.coding.observation_size, self.coding.action_count)
        with np.load(weights) as kept:
            self.net.weights = dict(kept)

    def choose(self, view: bornes.View) -> bornes.Move:
        """The favourite move."""
        seen = self.coding.both(view)
        _, chances, _ = self.net.forward(seen["observation"], seen["action_mask"])
        return self.coding.move(view.seat, int(chances.argmax()))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learn to play by PPO.")
    parser.add_argument("weights", help="the file to keep what is learned in, an .npz")
    parser.add_argument("--steps", type=int, default=8_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opponents", default="thumb", help="thumb, keen, mimic or random")
    told = parser.parse_args()
    learn(told.weights, told.steps, told.seed, told.opponents)
