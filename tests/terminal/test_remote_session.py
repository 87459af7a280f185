"""A table on a server, in plain lines: lobby, seats, words to the others, proposals, and a line that breaks."""

from __future__ import annotations

import contextlib
import io
import os
import re
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from paddock.cli import main
from paddock.core.errors import PaddockError
from paddock.core.translations import LANGUAGES
from paddock.server.socket_messages import StoreTrouble
from paddock.terminal import remote_sentences
from paddock.terminal.errors import LeaveTable, RemoteError, ServerUnreachableError, TableRequestError
from paddock.terminal.links import Link
from paddock.terminal.nonblocking_input import NonBlockingLineIO
from paddock.terminal.remote_plain_table import RemotePlainTable
from paddock.terminal.remote_session import RemoteSession, TableRequest
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles
from tests.patience import PATIENCE, wait_until
from tests.terminal.club import LINK, ME, TIMEOUTS, Club

QUICK = ("course=house_first_steps", "choose_robots=no", "max_turns=2")


class Terminal:
    """A person whose keyboard is a pipe."""

    def __init__(self, user_files: UserFiles, at: str, language: str = "en", **wanted: Any) -> None:
        reading, self._keys = os.pipe()
        self._file = os.fdopen(reading, encoding="utf-8")
        self.screen = io.StringIO()
        self.lines = NonBlockingLineIO(self._file, self.screen, can_clear=False)
        self.user_files = user_files
        self.session = RemoteSession(Link.parse(at), TableRequest(**wanted), language, user_files, self.lines, TIMEOUTS)
        self._thread: threading.Thread | None = None
        self.error: PaddockError | None = None

    def type(self, *lines: str) -> None:
        os.write(self._keys, "".join(f"{line}\n" for line in lines).encode())

    def play(self) -> None:
        """Plays in a thread until the input ends."""
        self._thread = threading.Thread(target=self._play)
        self._thread.start()

    def _play(self) -> None:
        try:
            table = self.session.join_table()
            played = RemotePlainTable(table, self.session.client, self.session.language, self.lines, self.user_files)
            if played.wait_for_start():
                played.run()
        except LeaveTable:
            self.screen.write(self.session.return_instructions() + "\n")
        except PaddockError as error:
            self.error = error

    def until(self, text: str) -> str:
        """Timeouts until something is shown."""
        shown = self.screen.getvalue
        wait_until(lambda: bool(re.search(text, shown())), lambda: f"no {text!r} in:\n{shown()}\n{self.error!r}")
        found = re.search(text, shown())
        assert found is not None
        return found[0]

    def leave(self) -> None:
        with contextlib.suppress(OSError):
            self.type("q")
            os.close(self._keys)
        if self._thread is not None:
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()
        self.session.close()
        self._file.close()


@pytest.fixture
def sit(user_files: UserFiles, tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    """Opens terminals; each has folders of its own if it is given a name of its own."""
    found: list[Terminal] = []

    def open_one(at: str, folder: str = "", **more: Any) -> Terminal:
        home = UserFiles(tmp_path / folder / "data", tmp_path / folder / "config") if folder else user_files
        found.append(Terminal(home, at, **more))
        found[-1].play()
        return found[-1]

    yield open_one
    for each in found:
        each.leave()


def test_a_person_opens_a_table_fills_it_with_bots_and_plays_to_the_end(
    club: Club, sit: Callable[..., Terminal]
) -> None:
    ann = sit(club.url, title="roborally", seats="me,link", settings=QUICK, name="Ann")
    ann.until(r"Whoever has this link can sit down: http\S+#pi1\.")
    ann.until("One seat is free")
    ann.type("bots", "start", *["1"] * 400)
    ann.until("The game is over")
    path = ann.until(r"paddock replay (\S+) --verify").split()[2]
    assert Path(path).is_file()


def test_the_lobby_is_shown_and_a_number_sits_down_with_the_name_of_last_time(
    club: Club, sit: Callable[..., Terminal], user_files: UserFiles
) -> None:
    opened = club.table(ME, LINK, public=True)
    bob = sit(club.url, language="fr")
    bob.until("Une table")
    bob.type("1", "Bob")
    bob.until("Host, Bob")
    assert user_files.load_preferences().name == "Bob"
    bob.type("q")
    bob.until("Votre place est gardée")
    again = sit(f"{club.url}/tables/{opened['match']}")
    again.until("Everybody is here")
    assert "Your name" not in again.screen.getvalue()


def test_the_daily_challenge_is_opened_on_a_server_and_driven_without_help(
    club: Club, sit: Callable[..., Terminal]
) -> None:
    ann = sit(club.url, title="rallyman_gt", name="Ann", daily=True)
    ann.until("Your choice")
    ann.type("H")
    ann.until("The daily challenge is driven alone")
    told = httpx.get(f"{club.url}/api/titles/rallyman_gt/daily", timeout=PATIENCE).raise_for_status().json()
    assert ann.session.connection is not None
    assert ann.session.connection.table_view["daily"] == told["day"]


def test_people_talk_propose_and_agree(club: Club, sit: Callable[..., Terminal]) -> None:
    opened = club.table(ME, LINK)
    bob = sit(club.invitation(opened, club.url), name="Bob")
    bob.until("Everybody is here")
    club.post(opened, "start")
    bob.until("Your choice")
    club.post(opened, "chat", text="hello Bob")
    bob.until("Host: hello Bob")
    bob.type("say hello Host")
    bob.until("Bob: hello Host")
    club.post(opened, "proposals", what="pause")
    bob.until("Host proposes a pause")
    bob.type("agree")
    bob.until("Everybody agrees to a pause")
    bob.type("resume")
    bob.until("Bob proposes to go on")
    club.post(opened, "answers", agrees=True)
    bob.until("Everybody agrees to go on")
    bob.type("1", "u")
    bob.until("Taken back")
    bob.type("? seal")
    bob.until(r"Some registers are still empty\. \(RR-4\.1\) You may:")
    bob.type("H")
    bob.until("A bot would lay")
    bob.type("1", "back 1")
    bob.until("Bob proposes to go back by one step")
    club.post(opened, "answers", agrees=True)
    bob.until("Everybody agrees to go back")
    bob.type("bot")
    bob.until("A bot plays for Bob")


def test_a_cut_line_is_told_and_what_was_typed_meanwhile_is_not_lost(club: Club, sit: Callable[..., Terminal]) -> None:
    opened = club.table(ME, LINK)
    bob = sit(club.invitation(opened, club.url), name="Bob")
    bob.until("Everybody is here")
    club.post(opened, "start")
    bob.until("Your choice")
    club.cut(opened["match"])
    bob.type("abc")
    bob.until("can’t be reached. Trying again")
    bob.until("The server is there again")
    bob.until(r"Registers: 1 \w.*, 2 \w.*, 3 \w.*, 4 empty")


@pytest.mark.parametrize(
    ("language", "slow", "again", "left"),
    [
        ("en", "can’t store anything at the moment", "The server is there again", r"Time left: 4\d:\d\d"),
        ("fr", "ne peut rien enregistrer", "Le serveur est de retour", r"Temps restant\s:\s4\d:\d\d"),
    ],
)
def test_trouble_with_the_store_and_the_time_that_is_left_are_told(
    club: Club, sit: Callable[..., Terminal], language: str, slow: str, again: str, left: str
) -> None:
    opened = club.table(ME, LINK, clock={"mode": "decision", "seconds": 2999})
    bob = sit(club.invitation(opened, club.url), name="Bob", language=language)
    bob.until("Host, Bob")
    club.post(opened, "start")
    bob.until(left)
    club.shout(opened["match"], StoreTrouble(trouble="store"))
    bob.until(slow)
    club.shout(opened["match"], StoreTrouble(trouble=None))
    bob.until(again)
    bob.type("who")
    bob.until(r"Host 4\d:\d\d · Bob 4\d:\d\d")


def test_a_long_time_is_told_in_days_and_a_short_one_to_the_second() -> None:
    said = {
        language: [
            remote_sentences.format_clock(translator(language), seconds)
            for seconds in (3 * 86_400 + 5, 90_000, 3_661, 59)
        ]
        for language in LANGUAGES
    }
    assert said["en"] == ["3 days", "25:00:00", "1:01:01", "0:59"]
    assert said["fr"] == ["3 jours", *said["en"][1:]]


def test_who_has_no_seat_watches_and_is_told_who_wins(club: Club, sit: Callable[..., Terminal]) -> None:
    bots = [{"who": "bot", "level": "random"}] * 2
    opened = club.table(*bots, public=True)
    eve = sit(f"{club.url}/tables/{opened['match']}", watch=True)
    eve.until("At the table: random 1, random 2")
    eve.type("who")
    club.post(opened, "start")
    eve.until("The game is over")
    eve.until("paddock replay")


def test_a_table_that_is_full_is_watched_instead(club: Club, sit: Callable[..., Terminal]) -> None:
    opened = club.table(ME, {"who": "bot", "level": "random"})
    eve = sit(club.invitation(opened, club.url), name="Eve")
    eve.until("You are watching")


def test_a_rematch_seats_the_same_people_again(club: Club, sit: Callable[..., Terminal]) -> None:
    opened = club.table({"who": "bot", "level": "random"}, LINK)
    bob = sit(club.invitation(opened, club.url), name="Bob")
    bob.type("start", *["1"] * 400)
    bob.until("Another race")
    table = bob.session.rematch()
    assert table.status == "gathering"
    assert table.own_seat == 1
    assert [seat.name for seat in table.seats] == ["random 1", "Bob"]


def test_after_a_stage_of_a_campaign_the_next_stage_is_asked_for(club: Club, sit: Callable[..., Terminal]) -> None:
    settings = {"stages": 2, "max_rounds": 1}
    body = {"title": "classic_rally", "name": "Cup", "seats": [{"who": "bot", "level": "random"}, LINK]}
    begun = httpx.post(f"{club.url}/api/campaigns", json={**body, "settings": settings}).raise_for_status().json()
    stage = f"{club.url}/api/campaigns/{begun['campaign']}/stage"
    opened = httpx.post(stage, headers={"X-Paddock-Campaign": begun["key"]}).raise_for_status().json()
    bob = sit(club.invitation(opened, club.url), name="Bob")
    bob.type("start", *["1"] * 60)
    bob.until("Go on with the next stage of this campaign?")
    assert "Another race" not in bob.screen.getvalue()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--at", "ftp://club.example"], "is no address of a server"),
        (["--at", "http://127.0.0.1:9", "--seed", "1"], "--at plays on a server"),
        (["roborally", "--at", "http://127.0.0.1:9", "--name", "Ann"], "http://127.0.0.1:9 can’t be reached"),
    ],
)
def test_the_command_says_what_is_wrong(words: list[str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PADDOCK_LANGUAGE", "en")
    answer = CliRunner().invoke(main, ["play", *words])
    assert answer.exit_code == 2
    assert said in answer.stderr


def test_the_key_to_a_seat_is_readable_by_nobody_else(user_files: UserFiles) -> None:
    user_files.save_token("http://club.example/tables/abcdefghjkmn", "ps1.x")
    path = next((user_files.data_folder / "seats").iterdir())
    assert path.stat().st_mode & 0o777 == 0o600
    assert user_files.load_token("http://club.example/tables/abcdefghjkmn") == "ps1.x"
    user_files.delete_token("http://club.example/tables/abcdefghjkmn")
    assert user_files.load_token("http://club.example/tables/abcdefghjkmn") is None


def test_a_key_that_is_no_longer_good_is_said_and_forgotten(club: Club, user_files: UserFiles) -> None:
    opened = club.table(ME, LINK)
    link = f"{club.url}/tables/{opened['match']}"
    user_files.save_token(link, "ps1.nothing.nothing")
    terminal = Terminal(user_files, link)
    with pytest.raises(RemoteError):
        terminal.session.join_table()
    terminal.leave()
    assert user_files.load_token(link) is None


def test_a_server_that_is_not_there_is_said(user_files: UserFiles) -> None:
    terminal = Terminal(user_files, "http://127.0.0.1:9", title="roborally", name="Ann")
    with pytest.raises(ServerUnreachableError):
        terminal.session.join_table()
    terminal.leave()


@pytest.mark.parametrize("text", ["", "ftp://club.example", "http://", "http://host:99999999/", "http://[::1"])
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(TableRequestError):
        Link.parse(text)


@pytest.mark.parametrize(
    ("text", "server", "match", "invited"),
    [
        ("club.example:81", "http://club.example:81", "", ""),
        ("https://club.example/", "https://club.example", "", ""),
        ("https://c.example/games/tables/abcdefghjkmn", "https://c.example/games", "abcdefghjkmn", ""),
        (
            "http://[::1]:8321/api/tables/abcdefghjkmn#invite=pi1.a_b-c",
            "http://[::1]:8321",
            "abcdefghjkmn",
            "pi1.a_b-c",
        ),
        ("http://c.example/#pi1.a", "http://c.example", "", ""),
    ],
)
def test_links_are_read_as_people_paste_them(text: str, server: str, match: str, invited: str) -> None:
    link = Link.parse(text)
    assert (link.server, link.match, link.invitation) == (server, match, invited)
    assert Link.parse(str(link)).match == match
