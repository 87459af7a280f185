"""A game on paper: what a record says can be played again, here and elsewhere, to the same position byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import paddock
from paddock.core.chance import ChanceSource, FairChance, LiveChance
from paddock.core.errors import BadRecordError
from paddock.core.game import Game
from paddock.core.game_session import GameSession
from paddock.core.record import canonical_json, read, state_hash
from paddock.core.registry import titles
from paddock.core.replay import replay, replayed_steps, verify
from tests.conformance.trial import Trial, choose, trials_of

ELSEWHERE = """
import sys
from paddock.core.record import read, state_hash
from paddock.core.replay import game_of_record, replay
for path in sys.stdin.read().split():
    with open(path, "rb") as file:
        record = read(file)
    record.snapshots.clear()
    print(state_hash(game_of_record(record), replay(record)))
"""


def played(trial: Trial, source: ChanceSource, salt: str, limit: int = 100_000) -> tuple[GameSession[Any], list[str]]:
    """A random game with its record, and the hash of the position after every step."""
    game_session, chance = trial.play(source), trial.generator(salt)
    hashes = [state_hash(trial.game, game_session.state)]
    while trial.game.waiting_for(game_session.state) and game_session.last_step < limit:
        _, seat, decision = choose(trial.game, game_session.state, chance, standing=0.002)
        if chance.random() < 0.03:
            game_session.time_up(seat)
        else:
            game_session.decide(seat, decision)
        hashes.append(state_hash(trial.game, game_session.state))
    return game_session, hashes


def test_a_record_replays_to_the_same_position_at_every_step(trial: Trial) -> None:
    game = trial.game
    game_session, hashes = played(trial, FairChance(str(trial).encode()), "record")
    record = read(game_session.record_lines())
    assert [state_hash(game, moment.state) for moment in replayed_steps(record, game)] == hashes
    proof = verify(record, game)
    assert proof.is_finished
    assert proof.is_fair
    again = GameSession.resume(record, FairChance(str(trial).encode()), game)
    assert list(again.record_lines()) == list(game_session.record_lines())
    assert again.events == game_session.events


def test_a_record_replays_from_its_snapshots_as_from_its_beginning(trial: Trial) -> None:
    game = trial.game
    game_session, _ = played(trial, LiveChance(trial.generator("chances")), "snapshots", 400)
    record, whole = read(game_session.record_lines()), read(game_session.record_lines())
    whole.snapshots.clear()
    for upto in {0, record.last_step // 3, record.last_step // 2, record.last_step}:
        one, other = replay(record, upto, game), replay(whole, upto, game)
        assert canonical_json(game.dump(one)) == canonical_json(game.dump(other))


def test_a_record_with_a_changed_decision_or_chance_is_refused_with_its_line(trial: Trial) -> None:
    game, chance = trial.game, trial.generator("forged")
    game_session, _ = played(trial, FairChance(b"forged"), "forged")
    met = [n for n, step in enumerate(game_session.steps) if any(found != found[::-1] for _, found in step.drawn)]
    for n in chance.sample(met, min(3, len(met))):
        record = read(game_session.record_lines())
        place = next(place for place, (_, found) in enumerate(record.steps[n].drawn) if found != found[::-1])
        name, found = record.steps[n].drawn[place]
        record.steps[n].drawn[place] = name, found[::-1]
        with pytest.raises(BadRecordError) as caught:
            verify(record, game)
        assert caught.value.details["line"] == record.step_lines[n]
    record = read(game_session.record_lines())
    record.steps[1].do = "concede now"
    with pytest.raises(BadRecordError):
        verify(record, game)


def test_a_record_replays_to_the_same_bytes_in_another_process(game: Game[Any], tmp_path: Path) -> None:
    if game.title not in titles():
        pytest.skip("not installed: another process would not know it")
    hashes, paths = [], []
    for number, trial in enumerate(trials_of(game)):
        game_session, found = played(trial, LiveChance(trial.generator("elsewhere")), "elsewhere", 200)
        path = tmp_path / f"{number}.jsonl"
        path.write_bytes(b"".join(game_session.record_lines()))
        hashes.append(found[-1])
        paths.append(str(path))
    for seed in ("1", "4242"):
        place = str(Path(paddock.__file__).parent.parent)
        folders = os.pathsep.join([place, os.environ.get("PYTHONPATH", "")])
        done = subprocess.run(
            [sys.executable, "-c", ELSEWHERE],
            input="\n".join(paths),
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": folders},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.split() == hashes
