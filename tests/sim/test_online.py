"""Bots from the network in tournaments: the example bot plays against ours at tables of a real server."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from paddock.sim import online
from paddock.sim.entrants import Entrant
from paddock.sim.online import MAX_LATE_DECISIONS, ServerClient, ServerTable, _find_fault, _wait_for_result
from paddock.sim.tournament import run
from tests.patience import PATIENCE
from tests.server.guests import Hall, in_hall
from tests.server.test_example_bot import EXAMPLE

OPTIONS = ["course=house_first_steps", "choose_robots=false", "max_turns=2"]
COMMAND = f"{sys.executable} {EXAMPLE} {{invitation}} {{name}}"


async def tournament(
    hall: Hall, *commands: str, file: Path, names: str, games: int = 2, think_seconds: float = PATIENCE
) -> int:
    """The command, beside the server."""

    def play() -> int:
        at = f"http://127.0.0.1:{hall.port}/"
        given: dict[str, Any] = {"entrants": names, "games": games, "bot_commands": commands, "file": str(file)}
        return run("roborally", server_address=at, think_seconds=think_seconds, jobs=1, settings=OPTIONS, **given)

    return await asyncio.to_thread(play)


def games_in(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]


@in_hall()
async def test_the_example_bot_joins_a_tournament(hall: Hall) -> None:
    file = Path(hall.context.settings.store).with_name("games.jsonl")
    assert await tournament(hall, COMMAND, f"other={COMMAND}", file=file, names="random,outside,other") == 0
    games = games_in(file)
    assert len(games) == 6
    assert not [game for game in games if game["faults"]]
    assert {bot for game in games for bot in game["bots"]} == {"random", "outside", "other"}
    assert all("flags" in game["figures"][1] for game in games)


@in_hall()
async def test_one_who_leaves_or_sleeps_forfeits_and_one_who_never_sits_stops_the_tournament(hall: Hall) -> None:
    folder = Path(hall.context.settings.store).parent
    leaver = folder / "leaver.py"
    sits = "import runpy, sys, time\nrunpy.run_path(sys.argv[1])['sit'](*sys.argv[3:])\ntime.sleep(int(sys.argv[2]))\n"
    leaver.write_text(sits, encoding="utf-8")
    for name, seconds, think_seconds, faults in (
        ("left", 0, PATIENCE, {"left"}),
        ("late", 10**6, 1.0, {"slow", "late"}),
    ):
        command = f"{sys.executable} {leaver} {EXAMPLE} {seconds} {{invitation}} {{name}}"
        file = folder / f"{name}.jsonl"
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(online, "EXIT_TIMEOUT", 0.0)  # neither of them is in a hurry to end
            assert (
                await tournament(hall, command, file=file, names="random,outside", games=1, think_seconds=think_seconds)
                == 0
            )
        found = [(game, fault) for game in games_in(file) for fault in game["faults"]]
        assert len(found) == 2
        for game, fault in found:
            assert fault["fault"] in faults
            assert fault["fault"] == "slow" or game["places"][game["bots"].index("outside")] == 2
    absent = f"{sys.executable} -c raise(ValueError('not-today')) {{invitation}}".replace("'", "\\'")
    assert await tournament(hall, absent, file=folder / "none.jsonl", names="random,outside") == 2
    assert games_in(folder / "none.jsonl") == []


def test_what_can_not_be_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    at = "http://127.0.0.1:9"
    assert run("roborally", entrants="random,outside", bot_commands=[COMMAND], settings=OPTIONS) == 2
    assert (
        run("roborally", entrants="random,outside", bot_commands=["python bot.py"], server_address=at, settings=OPTIONS)
        == 2
    )
    assert (
        run("roborally", entrants="random,outside", bot_commands=[COMMAND], server_address=at, jobs=1, settings=OPTIONS)
        == 2
    )
    said = capsys.readouterr().err
    assert all(word in said for word in ("--at http", "{invitation}", "paddock serve"))


def test_a_bot_that_is_late_again_and_again_forfeits() -> None:
    entrants = [Entrant("random"), Entrant("outside", think_seconds=1.0, is_online=True)]
    found = [_find_fault(entrants, 1, 7, late, None) for late in (0, 1, 3)]
    assert [each.fault if each is not None else "" for each in found] == ["", "slow", "late"]


class Ended(ServerClient):
    """A server with a game that ends with a decision which a bot owed."""

    def __init__(self, late: int) -> None:
        super().__init__("http://127.0.0.1:9")
        self.late = late

    def request_json(self, method: str, path: str, body: object = None, token: str = "") -> dict[str, Any]:
        if "/log" in path:
            return {"last": self.late, "updates": [{"kind": "stepped", "seat": 1, "late": True}] * self.late}
        outcome = [{"seat": 0, "place": 2}, {"seat": 1, "place": 1}]
        return {"number": self.late, "status": "over", "outcome": outcome}


@pytest.mark.parametrize(("late", "places", "faults"), [(0, [2, 1], []), (1, [2, 1], ["slow"]), (3, [1, 2], ["late"])])
def test_the_last_of_too_many_late_decisions_may_be_the_one_that_ends_the_game(
    late: int, places: list[int], faults: list[str]
) -> None:
    assert MAX_LATE_DECISIONS == 3
    entrants = [Entrant("random"), Entrant("outside", think_seconds=1.0, is_online=True)]
    found = _wait_for_result(ServerTable(Ended(late), "m", "t", "i"), entrants, {1: None}, 0)
    assert (found[0], [fault.fault for fault in found[1]]) == (places, faults)
