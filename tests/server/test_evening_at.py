"""An evening over the network: two people in terminals, a bot of ours and the example bot, and a server that is killed
twice on the way."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from paddock.core.replay import verify
from paddock.files import load_record
from tests.patience import PATIENCE, wait_until
from tests.server.outside import Process

ROOT: Final = Path(__file__).resolve().parents[2]
AWAY: Final = ("The server can’t be reached. Trying again", "Le serveur est injoignable")
EACH_TURN: Final = 8
"""Lines that somebody needs in a turn: five cards, a seal, and now and then an answer."""
LINK: Final = re.compile(r"http://\S+#pi1\.\S+")


class Person:
    """Somebody at a plain terminal, whose keyboard is a pipe."""

    def __init__(self, folder: Path, name: str, *words: str, language: str = "en") -> None:
        self.folder = folder / name
        self.folder.mkdir()
        self._printed = self.folder / "printed"
        command = [sys.executable, "-m", "paddock", "play", *words, "--name", name, "--plain", "--language", language]
        homes = {"XDG_DATA_HOME": str(self.folder), "XDG_CONFIG_HOME": str(self.folder)}
        environment = {**os.environ, **homes, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
        self.typed = 0
        with self._printed.open("wb") as screen:
            self.process = subprocess.Popen(
                command, env=environment, stdin=subprocess.PIPE, stdout=screen, stderr=screen, bufsize=0
            )

    def type(self, *lines: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write("".join(f"{line}\n" for line in lines).encode())
        self.typed += len(lines)

    def lost_touch(self) -> int:
        """How often they were told that the server can't be reached."""
        return sum(self.printed.count(said) for said in AWAY)

    @property
    def printed(self) -> str:
        return self._printed.read_text(encoding="utf-8", errors="replace")

    def until(self, pattern: re.Pattern[str]) -> str:
        """Waits until something is printed."""
        wait_until(lambda: bool(pattern.search(self.printed)) or self.process.poll() is not None, lambda: self.printed)
        found = pattern.search(self.printed)
        assert found is not None, self.printed
        return found[0]


def seen(port: int, match: str) -> tuple[int, int]:
    """How much has been told to those who watch, and in which turn the game is."""
    table_view = httpx.get(f"http://127.0.0.1:{port}/api/tables/{match}", timeout=PATIENCE, verify=False).json()
    assert table_view["status"] != "over", "the game was over before the server could be killed"
    return int(table_view["number"]), int(table_view.get("view", {}).get("turn", 0))


def kill_at(server: Process, match: str, number: int, ann: Person, bob: Person) -> None:
    """Kills the server once so much has happened, and starts it again when that has been noticed. Ann types no more
    than a turn needs, so that the game is not over before."""

    def has_happened() -> bool:
        happened, turn = seen(server.port, match)
        ann.type(*["1"] * max(0, EACH_TURN * turn + 2 - ann.typed))
        return happened >= number

    wait_until(has_happened, server.log)
    before = [person.lost_touch() for person in (ann, bob)]
    server.kill()
    for person, known in zip((ann, bob), before, strict=True):
        wait_until(lambda person=person, known=known: person.lost_touch() > known, lambda person=person: person.printed)  # type: ignore[misc]
    server.start()
    asyncio.run(server.ready())


@pytest.mark.long
def test_people_in_terminals_and_bots_finish_a_game_although_the_server_is_killed_twice(tmp_path: Path) -> None:
    server = Process(tmp_path, str(tmp_path / "paddock.db"))
    server.start()
    asyncio.run(server.ready())
    started: list[subprocess.Popen[bytes]] = []
    try:
        address = f"http://127.0.0.1:{server.port}"
        settings = ["--course", "house_first_steps", "--setting", "choose_robots=no", "--setting", "max_turns=8"]
        table = ["roborally", "--at", address, "--public", "--seats", "me,link,bot:random,link", *settings]
        ann = Person(tmp_path, "Ann", *table)
        started.append(ann.process)
        link = ann.until(LINK)
        bob = Person(tmp_path, "Bob", "--at", link, language="fr")
        bob.type(*["1"] * 3000)
        started.append(bob.process)
        with (tmp_path / "bot.out").open("wb") as out:
            bot = [sys.executable, str(ROOT / "examples" / "bot.py"), link, "Example"]
            started.append(subprocess.Popen(bot, stdout=out, stderr=out))
        match = link.partition("#")[0].rpartition("/")[2]
        ann.type("start", "say hello")
        kill_at(server, match, 12, ann, bob)
        kill_at(server, match, 26, ann, bob)
        ann.type(*["1"] * 3000)
        for process in started:
            process.wait(PATIENCE)
        shown = ann.printed + bob.printed + (tmp_path / "bot.out").read_text()
        assert [process.returncode for process in started] == [0, 0, 0], shown
        assert "The game is over." in ann.printed
        assert "The server can’t be reached. Trying again" in ann.printed
        assert "Le serveur est de retour." in bob.printed
        assert "Ann: hello" in bob.printed
        kept = next((ann.folder / "paddock" / "games").glob("*.paddock"))
        proof = [sys.executable, "-m", "paddock", "replay", str(kept), "--verify"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        assert (
            subprocess.run(proof, env=environment, capture_output=True, timeout=PATIENCE, check=False).returncode == 0
        )
        record = load_record(kept)
        assert verify(record).is_finished
        assert record.header.names is not None
        assert {"Ann", "Bob", "Example"} < set(record.header.names)
        passes = list((ann.folder / "paddock" / "seats").iterdir())
        assert [path.stat().st_mode & 0o777 for path in passes] == [0o600]
    finally:
        for process in started:
            process.kill()
            process.wait()
        server.kill()
