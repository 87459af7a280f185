"""Trains a policy by playing against itself, and writes it as a file that Paddock can play.

    python examples/train.py --title great_race --decisions 600000

Proximal policy optimisation in plain NumPy, so that every line can be read: one hidden layer, all seats share the
policy, and a seat is rewarded for what raises its chances. What it learns is put where Paddock looks for policies, and
is then an opponent at every table: `paddock play great_race --seats me,trained`.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path

# The matrices are small: several threads would wait for each other, and take the processors from the games.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
import numpy.typing as npt
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from paddock.bots.policy import OBSERVATION_INPUT, POLICY_SUFFIX, SCORES_OUTPUT, policies_folder, policy_metadata
from paddock.core.encoding import encoder_of
from paddock.core.registry import game
from paddock.rl.vector import VectorEnv

Array = npt.NDArray[np.float32]
HIDDEN = 128
GAMES = 128
STEPS = 96
"""A round of training: so many steps of so many games."""
MINIBATCH = 2048
EPOCHS = 3
RATE = 1e-3
DISCOUNT = 0.995
TRACE = 0.95
CLIP = 0.2
ENTROPY = 0.01
NEVER = np.float32(-1e9)
"""The score of an action that is not legal."""


class Network:
    """From an observation to a score for each action and the value of the position."""

    def __init__(self, size: int, actions: int, generator: np.random.Generator) -> None:
        def weights(rows: int, columns: int, scale: float) -> Array:
            found: Array = generator.standard_normal((rows, columns), dtype=np.float32)
            return found * np.float32(scale / np.sqrt(rows))

        self.parts = [
            weights(size, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            weights(HIDDEN, actions + 1, 0.1),
            np.zeros(actions + 1, np.float32),
        ]
        self._means = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._updates = 0

    def forward(self, seen: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, scores, values."""
        first, bias, second, other = self.parts
        hidden = np.maximum(seen @ first + bias, 0)
        out = hidden @ second + other
        return hidden, out[:, :-1], out[:, -1]

    def learn(self, seen: Array, hidden: Array, wrong: Array) -> None:
        """One step of Adam against the error of the outputs."""
        second = self.parts[2]
        back = (wrong @ second.T) * (hidden > 0)
        gradients = [seen.T @ back, back.sum(0), hidden.T @ wrong, wrong.sum(0)]
        length = np.sqrt(sum(float((each**2).sum()) for each in gradients))
        scale = min(1.0, 0.5 / (length + 1e-8))
        self._updates += 1
        rate = RATE * np.sqrt(1 - 0.999**self._updates) / (1 - 0.9**self._updates)
        for part, gradient, mean, square in zip(self.parts, gradients, self._means, self._squares, strict=True):
            gradient *= scale
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            part -= rate * mean / (np.sqrt(square) + 1e-8)


def likelihoods(scores: Array, masks: npt.NDArray[np.uint8]) -> Array:
    """The probability of each action; nothing for what is not legal."""
    scores = np.where(masks, scores, NEVER)
    weights = np.exp(scores - scores.max(1, keepdims=True))
    return np.asarray(weights / weights.sum(1, keepdims=True), dtype=np.float32)


class Round:
    """What a round of steps has met."""

    def __init__(self, env: VectorEnv) -> None:
        shape = (STEPS, GAMES)
        self.seen = np.zeros((*shape, env.size), np.uint8)
        self.masks = np.zeros((*shape, env.actions), np.uint8)
        self.actions = np.zeros(shape, np.int64)
        self.likely = np.zeros(shape, np.float32)
        self.values = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.rewards = np.zeros((*shape, env.seats), np.float32)
        self.ended = np.zeros(shape, np.bool_)

    def advantages(self) -> tuple[Array, npt.NDArray[np.bool_]]:
        """How much better each decision turned out than was thought (generalised advantage estimation, each seat on its
        own), and of which decisions that is known: a seat's last ones in a round are not settled yet."""
        games = np.arange(GAMES)
        found = np.zeros((STEPS, GAMES), np.float32)
        known = np.zeros((STEPS, GAMES), np.bool_)
        seats = self.rewards.shape[2]
        earned, value, gain = (np.zeros((GAMES, seats), np.float32) for _ in range(3))
        settled = np.zeros((GAMES, seats), np.bool_)
        for step in reversed(range(STEPS)):
            over = self.ended[step]
            for each in (earned, value, gain):
                each[over] = 0
            settled[over] = True
            earned += self.rewards[step]
            seat = self.seats[step]
            here = earned[games, seat] + DISCOUNT * value[games, seat] - self.values[step]
            here = here + DISCOUNT * TRACE * gain[games, seat]
            known[step] = settled[games, seat]
            found[step] = np.where(known[step], here, 0)
            earned[games, seat] = 0
            value[games, seat] = self.values[step]
            gain[games, seat] = found[step]
            settled[games, seat] = True
        return found, known


def play(env: VectorEnv, network: Network, generator: np.random.Generator, met: Round) -> None:
    """Plays a round of steps, every seat by the same policy."""
    batch = env.batch
    for step in range(STEPS):
        met.seen[step], met.masks[step], met.seats[step] = batch.observations, batch.masks, batch.seats
        _, scores, values = network.forward(batch.observations * env.scales)
        chances = likelihoods(scores, batch.masks)
        # The largest of chance ** (1 / u) is each action with its probability.
        noise = -np.log(generator.random(chances.shape, dtype=np.float32) + 1e-12)
        actions = (chances / noise).argmax(1)
        met.actions[step], met.values[step] = actions, values
        met.likely[step] = chances[np.arange(GAMES), actions]
        batch = env.step(actions)
        met.rewards[step], met.ended[step] = batch.rewards, batch.ended


def improve(env: VectorEnv, network: Network, generator: np.random.Generator, met: Round) -> None:
    """Some passes of clipped policy optimisation over a round."""
    gains, known = met.advantages()
    places = np.flatnonzero(known.reshape(-1))
    seen, masks = met.seen.reshape(-1, env.size), met.masks.reshape(-1, env.actions)
    actions, likely, values = met.actions.reshape(-1), met.likely.reshape(-1), met.values.reshape(-1)
    flat = gains.reshape(-1)
    returns = flat + values
    middle, spread = float(flat[places].mean()), float(flat[places].std()) + 1e-6
    for _ in range(EPOCHS):
        generator.shuffle(places)
        for start in range(0, len(places), MINIBATCH):
            some = places[start : start + MINIBATCH]
            rows = np.arange(len(some))
            inputs = np.asarray(seen[some] * env.scales, dtype=np.float32)
            hidden, scores, guessed = network.forward(inputs)
            chances = likelihoods(scores, masks[some])
            ratio = chances[rows, actions[some]] / np.maximum(likely[some], 1e-8)
            gain = (flat[some] - middle) / spread
            inside = np.where(gain > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = np.where(inside, gain * ratio, 0)
            wrong = np.empty((len(some), env.actions + 1), np.float32)
            wrong[:, :-1] = chances * push[:, None]
            wrong[rows, actions[some]] -= push
            surprise = np.log(np.maximum(chances, 1e-12))
            wrong[:, :-1] += ENTROPY * chances * (surprise - (chances * surprise).sum(1, keepdims=True))
            wrong[:, -1] = 0.5 * (guessed - returns[some])
            wrong /= np.float32(len(some))
            network.learn(inputs, hidden, wrong)


def export(network: Network, title: str, path: Path) -> None:
    """Writes the policy as ONNX, with what it was trained on."""
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    played = game(title)
    encoder = encoder_of(played)
    first, bias, second, other = network.parts
    constants = {"first": first, "bias": bias, "second": second[:, :-1], "other": other[:-1]}
    graph = helper.make_graph(
        [
            helper.make_node("Gemm", [OBSERVATION_INPUT, "first", "bias"], ["sum"]),
            helper.make_node("Relu", ["sum"], ["hidden"]),
            helper.make_node("Gemm", ["hidden", "second", "other"], [SCORES_OUTPUT]),
        ],
        title,
        [helper.make_tensor_value_info(OBSERVATION_INPUT, TensorProto.FLOAT, ["games", encoder.observation_size])],
        [helper.make_tensor_value_info(SCORES_OUTPUT, TensorProto.FLOAT, ["games", encoder.action_count])],
        [numpy_helper.from_array(np.ascontiguousarray(part), name) for name, part in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    helper.set_model_props(model, policy_metadata(played, encoder))
    path.parent.mkdir(parents=True, exist_ok=True)
    onnx.save(model, str(path))


def main() -> None:
    """Trains for a while, writes the policy, and says what to do with it."""
    parser = argparse.ArgumentParser(description="Train a policy by self-play.")
    parser.add_argument("--title", default="great_race")
    parser.add_argument("--decisions", type=int, default=600_000, help="how many decisions to learn from")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after this time all the same")
    parser.add_argument("--name", default="trained", help="what the bot is called")
    parser.add_argument("--out", type=Path, help="the file; without it, where Paddock looks for policies")
    parser.add_argument("--workers", type=int, default=2, help="processes that play")
    parser.add_argument("--rewards", default="shaped", choices=["win", "place", "shaped"])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    path = asked.out or policies_folder() / f"{asked.title}.{asked.name}{POLICY_SUFFIX}"
    generator = np.random.default_rng(asked.seed)
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[told]}"))
    with (
        VectorEnv(asked.title, GAMES, rewards=asked.rewards, worker_count=asked.workers) as env,
        Progress(*columns) as progress,
    ):
        network = Network(env.size, env.actions, generator)
        env.reset(asked.seed)
        met = Round(env)
        task = progress.add_task("training", total=asked.decisions, told="")
        began = time.monotonic()
        decisions = games = 0
        while decisions < asked.decisions and time.monotonic() - began < asked.seconds:
            play(env, network, generator, met)
            improve(env, network, generator, met)
            decisions += STEPS * GAMES
            games += int(met.ended.sum())
            progress.update(task, completed=decisions, told=f"{decisions:,} decisions, {games:,} games")
    export(network, asked.title, path)
    print(f"written: {path}")
    print(f"try it: paddock sim {asked.title} --seats {asked.name},random --games 200")


if __name__ == "__main__":
    main()
