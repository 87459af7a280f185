"""A little of what `make torture` does: each kind of attack in its short form, where no other test has it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Callable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from tools.torture import cheats, command, ground, kills, messages
from tools.torture.command import parsed, shared
from tools.torture.ground import SQLITE, BrokenError, Effort, Ground, Result, attacked
from tools.torture.leaks import Game, opened, played, search
from tools.torture.scene import Scene
from tools.torture.shapes import Known, Shapes
from tools.torture.wire import Client

from tests.effort import some
from tests.patience import PATIENCE

SMALL = Effort(kills=1, messages=200, games=1, short=True)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Ground]:
    """A ground for a small attack on SQLite."""
    monkeypatch.setattr(ground, "BUILD", tmp_path)

    def made(attack: str) -> Ground:
        found = Ground(attack, SQLITE, SMALL, None)
        found.folder.mkdir(parents=True)
        return found

    return made


def of_seed(seed: int) -> list[object]:
    shapes = Shapes(seed, Known())
    return [*islice(shapes.said(), 300), *islice(shapes.first(), 50), *islice(shapes.asked(), 300)]


def test_the_same_seed_makes_the_same_messages() -> None:
    assert of_seed(1) == of_seed(1)
    assert len(set(of_seed(1)) & set(of_seed(2))) < 200, "what stays is what was not changed"


def test_what_is_counted_over_all_stores_is_shared_out() -> None:
    _, effort = parsed(["--kills", "51", "--messages", "1001", "--games", "3"])
    assert (effort.kills, effort.messages, effort.games) == (51, 1001, 3)
    part = shared(effort, 2)
    assert (part.kills, part.messages, part.games) == (26, 501, 3)
    asked, short = parsed(["--short", "--only", "kills", "--store", "sqlite"])
    assert (asked.only, asked.store, short.short) == (["kills"], "sqlite", True)
    assert short.kills < Effort().kills


def test_what_broke_is_named_with_what_to_look_at(small: Callable[[str], Ground], tmp_path: Path) -> None:
    async def broken(at: Ground) -> None:
        at.figures["tries"] = 7
        raise BrokenError("Ann is Bob")

    at = small("cheats")
    with pytest.MonkeyPatch.context() as patched, asyncio.Runner() as runner:
        patched.setattr(ground, "ROOT", tmp_path)
        found = attacked(broken, at, runner)
    assert (found.broken, found.figures, found.look) == ("BrokenError: Ann is Bob", {"tries": 7}, "cheats-sqlite")
    assert "Ann is Bob" in (at.folder / "broken.txt").read_text()
    assert "BROKEN" in found.line()
    assert "held" in Result("cheats", SQLITE).line()


def test_figures_are_kept_until_the_same_attack_runs_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "BUILD", tmp_path)
    for kills_so_far, attack in ((1, "kills"), (2, "cheats"), (3, "kills")):
        command.kept(Result(attack, SQLITE, figures={"tries": kills_so_far}, command="make torture"))
    page = (tmp_path / "results.md").read_text()
    assert "tries: 1" not in page
    assert page.index("tries: 2") < page.index("tries: 3")


def test_a_server_that_is_killed_while_people_play_loses_nothing(
    small: Callable[[str], Ground], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kills, "TABLES", (("me", "link"),))
    at = small("kills")
    asyncio.run(kills.attack(at))
    assert at.figures["kills"] == 1
    assert at.figures["confirmed"] > 10


def test_some_hundred_messages_that_nobody_ought_to_send_change_nothing(small: Callable[[str], Ground]) -> None:
    at = small("messages")
    asyncio.run(messages.attack(at))
    assert at.figures["messages"] >= 200


@contextlib.asynccontextmanager
async def serving(at: Ground) -> AsyncIterator[Scene]:
    place = at.place()
    async with (
        asyncio.timeout(PATIENCE),
        at.serving(place) as server,
        Client(server.port) as client,
        at.opened(place) as store,
    ):
        yield Scene(client, client, store)


def test_no_cheat_succeeds(small: Callable[[str], Ground]) -> None:
    async def run() -> None:
        async with serving(small("cheats")) as scene:
            for cheat in some(cheats.CHEATS, "cheats", 3):
                await cheat(scene)
            assert scene.tries > len(cheats.CHEATS)

    asyncio.run(run())


def test_what_a_viewer_may_not_know_is_found_in_what_it_was_sent(small: Callable[[str], Ground]) -> None:
    async def run(at: Ground) -> tuple[Game, list[bytes]]:
        async with serving(at) as scene:
            game = await opened(scene.here, "rallyman_gt", 2, {"tyres": "secret", "preset": "full_race"})
            await played(scene.here, game, random.Random(1), at)
            return game, await scene.rows(game.match)

    game, rows = asyncio.run(run(small("leaks")))

    def look() -> dict[str, int]:
        return search(game, rows, random.Random(1), share=1.0)

    found = look()
    assert found["positions"] > 50
    ann, bob = game.guests[0], game.guests[1]

    def planted(message: dict[str, Any], text: str, complaint: str) -> None:
        ann.messages.append(message)
        ann.got.append(text)
        with pytest.raises(BrokenError, match=complaint):
            look()
        ann.messages.pop()
        ann.got.pop()

    planted({}, game.tokens[1], "a token")
    planted({"updates": [{"number": 1, "seat": 1, "do": "tyres rain"}]}, "", "is told")
    theirs = next(each for each in bob.messages if each.get("table", {}).get("legal"))
    planted(theirs, "", "does not follow from what it may know")
    look()
