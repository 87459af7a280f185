"""Fit the weights of a title's judgement of positions, and say how well it foretells who wins.

    PYTHONPATH=src python tools/calibrate.py great_race driver,driver driver,driver,driver,driver --games 200 --write
    PYTHONPATH=src python tools/calibrate.py great_race 'driver deck_level=1' 'driver deck_level=3' --part solo --write

It plays games between bots, keeps one position of each round or turn (`clock`), drawn at random from it, with the
figures of the title's `bots/win_chance.py` and what came of the game (`chances` at its end), and fits the weights of
`paddock.core.win_chance.softmax_win_chances` to all of them by maximum likelihood. The quality that it tells is that of
weights fitted to every other game, on the games between. With `--write` they go to `data/standing.json`, as the part of
that name.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import shlex
import sys
from collections.abc import Sequence
from importlib import resources
from operator import add, mul
from pathlib import Path
from types import ModuleType
from typing import Any

from paddock.bots.bot import decide
from paddock.bots.levels import heuristics_of, make_bot
from paddock.core.chance import LiveChance
from paddock.core.registry import game as title_named
from paddock.core.settings import read_settings
from paddock.core.title import title_of
from paddock.core.win_chance import softmax_win_chances

Case = tuple[list[list[float]], list[float]]
"""The figures of all sides in one position, and what part of the victory each had in the end."""
ROUNDS, SWEEPS, RIDGE, BINS = 40, 100, 1e-3, 10
PROVENANCE = (
    "Fitted by tools/calibrate.py (made_by) to games between bots: the weights of the figures of win_chance.py. Log "
    "loss and Brier score are those of weights fitted to every other game, on the games between."
)


def weighed(game: Any) -> Any:
    """The figures that a title's chances of winning are weighed by."""
    found = title_of(game).part("win_chance", ModuleType)
    if found is None:
        raise SystemExit(f"{game.title} weighs no figures")
    return found


def play(game: Any, seats: Sequence[str], settings: dict[str, object], name: str) -> list[Case]:
    """One game: a position of each turn of its clock."""
    judge, figures = heuristics_of(game), weighed(game).features
    if judge is None:
        raise SystemExit(f"{game.title} has no heuristics")
    draw, chance_source = random.Random(f"{name}/draw"), LiveChance(random.Random(f"{name}/table"))
    own = LiveChance(random.Random(f"{name}/bots"))
    bots = [make_bot(game, seat) for seat in seats]
    state = game.setup(len(seats), settings)
    game.advance(state, chance_source)
    kept: dict[int, list[list[float]]] = {}
    met: dict[int, int] = {}
    while waiting := game.waiting_for(state):
        now = judge.round_number(state)
        met[now] = met.get(now, 0) + 1
        if draw.random() * met[now] < 1:
            kept[now] = figures(state)
        game.play(state, waiting[0], decide(bots[waiting[0]], game, state, waiting[0], own), chance_source)
    won = judge.win_chances(state)
    if won is None:
        raise SystemExit(f"{game.title} does not judge positions")
    nobody = [1 - sum(won)]
    return [(each, [*won, *nobody][: len(each)]) for each in kept.values() if each]


def fit(cases: Sequence[Case]) -> list[float]:
    """The weights under which what happened is likeliest: Newton's method, which such a sum of logarithms allows."""
    size = range(len(cases[0][0][0]))
    weights = [0.0 for _ in size]
    for _ in range(ROUNDS):
        slope = [-RIDGE * each for each in weights]
        bend = [[RIDGE * (row == column) for column in size] for row in size]
        for sides, won in cases:
            chances = softmax_win_chances(sides, weights)
            mean = [sum(chance * side[k] for chance, side in zip(chances, sides, strict=True)) for k in size]
            for chance, side, share in zip(chances, sides, won, strict=True):
                off = [side[k] - mean[k] for k in size]
                for row in size:
                    slope[row] += share * off[row]
                    for column in size:
                        bend[row][column] += chance * off[row] * off[column]
        step = [0.0 for _ in size]
        for row in list(size) * SWEEPS:  # Gauss-Seidel: `bend` is positive definite
            step[row] += (slope[row] - sum(map(mul, bend[row], step))) / bend[row][row]
        weights = list(map(add, weights, step))
        if max(map(abs, step)) < 1e-9:
            break
    return weights


def tell(cases: Sequence[Case], weights: Sequence[float]) -> dict[str, float]:
    """Prints what was told beside what came; returns log loss and Brier score, and those of always telling the mean."""
    found = {"log_loss": 0.0, "brier": 0.0, "constant_log_loss": 0.0, "constant_brier": 0.0}
    bins: dict[int, list[tuple[float, float]]] = {}
    means: dict[int, list[float]] = {}
    for size in {len(won) for _, won in cases}:
        alike = [won for _, won in cases if len(won) == size]
        means[size] = [sum(column) / len(alike) for column in zip(*alike, strict=True)]
    for sides, won in cases:
        for prefix, chances in (("", softmax_win_chances(sides, weights)), ("constant_", means[len(won)])):
            for chance, share in zip(chances, won, strict=True):
                found[f"{prefix}log_loss"] -= share * math.log(max(chance, 1e-9)) / len(cases)
                found[f"{prefix}brier"] += (chance - share) ** 2 / len(cases)
                if not prefix:
                    bins.setdefault(min(BINS - 1, int(chance * BINS)), []).append((chance, share))
    for place, pairs in sorted(bins.items()):
        told, came = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        print(f"| {100 * place // BINS}–{100 * (place + 1) // BINS} % | {len(pairs)} | {told:.1%} | {came:.1%} |")
    return {name: round(value, 4) for name, value in found.items()}


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("title")
    reader.add_argument("tables", nargs="+", help="bots, then settings: 'driver,driver', 'driver deck_level=3'")
    reader.add_argument("--games", type=int, default=200, help="for each table")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--part", default="race", help="the name of these weights in standing.json")
    reader.add_argument("--write", action="store_true")
    asked = reader.parse_args()
    game = title_named(asked.title)
    standing = weighed(game)
    halves: tuple[list[Case], list[Case]] = ([], [])
    for table in asked.tables:
        seats, *settings = table.split()
        for number in range(asked.games):
            name = f"{asked.seed}/{table}/{number}"
            halves[number % 2].extend(play(game, seats.split(","), read_settings(game, settings), name))
    quality = tell(halves[1], fit(halves[0]))
    found = [float(f"{weight:.5g}") for weight in fit([*halves[0], *halves[1]])]
    part = {
        "made_by": f"tools/calibrate.py {shlex.join(each for each in sys.argv[1:] if each != '--write')}",
        "positions": len(halves[0]) + len(halves[1]),
        **quality,
        "weights": dict(zip(standing.FEATURES[asked.part], found, strict=True)),
    }
    print(json.dumps(part, indent=1))
    if asked.write:
        file = Path(str(resources.files(title_of(game).package))) / "data" / "standing.json"
        kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
        parts = {**kept.get("parts", {}), asked.part: part}
        whole = {"game": game.title, "kind": "standing", "version": 1, "provenance": PROVENANCE, "parts": parts}
        file.write_text(json.dumps(whole, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
