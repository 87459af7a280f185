"""Games with bots that are reached over the network: played at a table on a server, to which they are invited.

The server deals and rolls for such a game, so it can't be played again from a seed; it is kept in the tournament's file
like any other.
"""

from __future__ import annotations

import math
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from typing import Any, Final, NamedTuple

import httpx
import msgspec

from paddock.core.game import Game
from paddock.sim.entrants import INVITATION_PLACEHOLDER, Entrant
from paddock.sim.external_bot_process import BotAnswer
from paddock.sim.game_runner import BotFault
from paddock.sim.translator import SimError, translator

POLL_SECONDS: Final = 0.1
"""Seconds between two looks at a table."""
ANSWER_TIMEOUT: Final = 120.0
"""Seconds that a server has for an answer; that nobody is there is known sooner."""
SIT_DOWN_TIMEOUT: Final = 120.0
"""Seconds that a program has to sit down after it was started."""
EXIT_TIMEOUT: Final = 2.0
"""Seconds that it has to end after the game."""
MAX_LATE_DECISIONS: Final = 3
"""Decisions that a bot may owe when its time is up before the game is forfeited."""
TOO_MANY_REQUESTS: Final = 429


class ServerClient:
    """A server, request by HTTP."""

    def __init__(self, address: str) -> None:
        self.address: Final = address.rstrip("/")
        self._http: Final = httpx.Client(base_url=self.address, timeout=httpx.Timeout(ANSWER_TIMEOUT, connect=10))

    def request_json(self, http_method: str, path: str, body: object = None, token: str = "") -> dict[str, Any]:
        """One request. Waits where the server says that it is too much at once. Raises `SimError`."""
        while True:
            try:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                answer = self._http.request(http_method, path, json=body, headers=headers)
                reply = answer.json()
            except (httpx.HTTPError, httpx.InvalidURL, ValueError) as error:
                raise SimError(problem="at-none", address=self.address, detail=str(error)[:200]) from None
            if answer.is_success and isinstance(reply, dict):
                return reply
            problem = reply.get("error", {}) if isinstance(reply, dict) else {}
            if answer.status_code != TOO_MANY_REQUESTS:
                raise SimError(problem="at-refused", address=self.address, detail=str(problem.get("message", ""))[:300])
            time.sleep(max(POLL_SECONDS, float(problem.get("details", {}).get("seconds", 1))))

    def close(self) -> None:
        self._http.close()


class ServerTable(msgspec.Struct):
    """A table on a server that this tournament opened."""

    server: ServerClient
    match_id: str
    token: str
    invitation: str

    def fetch(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        return self.server.request_json("GET", f"/api/tables/{self.match_id}", token=self.token)

    @property
    def invitation_link(self) -> str:
        return f"{self.server.address}/tables/{self.match_id}#{self.invitation}"


class OnlineGame(NamedTuple):
    """How a game on a server came out, by seat: the places and the title's statistics; and what went wrong."""

    seat_places: list[int]
    figures: list[dict[str, int | str | None]]
    faults: list[BotFault]


def play_online(
    game: Game[Any],
    settings: Mapping[str, object],
    entrants: Sequence[Entrant],
    game_number: int,
    *,
    address: str,
    language: str,
) -> OnlineGame:
    """Plays one game on the server at this address; `entrants` are those who sit, by seat."""
    server = ServerClient(address)
    with ExitStack() as stack:
        stack.callback(server.close)
        table = _open_table(server, game, settings, entrants)
        programs = {
            seat: stack.enter_context(_seat_bot(table, seat, entrant, language, game_number))
            for seat, entrant in enumerate(entrants)
            if entrant.is_online
        }
        server.request_json("POST", f"/api/tables/{table.match_id}/start", {}, table.token)
        places, faults = _wait_for_result(table, entrants, programs, game_number)
        forfeited = any(fault.fault != BotAnswer.SLOW for fault in faults)
        figures = [{} for _ in entrants] if forfeited else _fetch_statistics(table, len(entrants))
    return OnlineGame(places, figures, faults)


def _open_table(
    server: ServerClient, game: Game[Any], settings: Mapping[str, object], entrants: Sequence[Entrant]
) -> ServerTable:
    seats = [{"who": "link"} if each.is_online else {"who": "bot", "level": each.name} for each in entrants]
    think_seconds = max(entrant.think_seconds for entrant in entrants)
    body = {
        "title": game.title,
        "seats": seats,
        "settings": dict(settings),
        "clock": {"mode": "decision", "seconds": math.ceil(think_seconds)},
    }
    opened = server.request_json("POST", "/api/tables", body)
    edition = str(opened["table"]["title"])
    if edition != game.edition:
        raise SimError(problem="at-edition", address=server.address, found=edition, wanted=game.edition)
    return ServerTable(server, str(opened["match"]), str(opened["token"]), str(opened["invitation"]))


@contextmanager
def _seat_bot(
    server_table: ServerTable, seat: int, entrant: Entrant, language: str, game_number: int
) -> Iterator[subprocess.Popen[bytes] | None]:
    """Gets a bot to its seat. Seats are offered one after the other, so everybody takes the one that is meant."""
    if not entrant.command:
        invitation = translator(language).message(
            "outside-invited", bot=entrant.name, game=game_number, link=server_table.invitation_link
        )
        print(invitation, file=sys.stderr, flush=True)
        while _is_seat_free(server_table, seat):
            time.sleep(POLL_SECONDS)
        yield None
        return
    command = [
        part.replace(INVITATION_PLACEHOLDER, server_table.invitation_link).replace("{name}", entrant.name)
        for part in shlex.split(entrant.command)
    ]
    with tempfile.TemporaryFile() as errors:
        try:
            program = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors)
        except OSError as error:
            raise SimError(problem="outside-start", bot=entrant.name, detail=error.strerror or str(error)) from None
        try:
            until = time.monotonic() + SIT_DOWN_TIMEOUT
            while _is_seat_free(server_table, seat):
                if program.poll() is not None or time.monotonic() > until:
                    raise SimError(
                        problem="outside-not-sat", bot=entrant.name, detail=_last_error_line(errors, program)
                    )
                time.sleep(POLL_SECONDS)
            yield program
            program.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            pass
        finally:
            program.kill()
            program.wait()


def _last_error_line(errors: Any, program: subprocess.Popen[bytes]) -> str:
    """What a program that did not sit down said last."""
    errors.seek(0)
    lines = errors.read().decode(errors="replace").strip().splitlines()
    return lines[-1][:200] if lines else f"exit code {program.poll()}"


def _is_seat_free(server_table: ServerTable, seat: int) -> bool:
    return not server_table.fetch()["seats"][seat]["holder"]


def _wait_for_result(
    server_table: ServerTable,
    entrants: Sequence[Entrant],
    programs: dict[int, subprocess.Popen[bytes] | None],
    game_number: int,
) -> tuple[list[int], list[BotFault]]:
    """Looks on until the game is over, or until a bot forfeits it: one that leaves, or is late again and again, is
    last. The clock of the table plays such a game to its end."""
    last_update, late = 0, dict.fromkeys(programs, 0)
    while True:
        exit_codes = {seat: program.poll() for seat, program in programs.items() if program is not None}
        table_view = server_table.fetch()
        if table_view["number"] != last_update:
            log = server_table.server.request_json(
                "GET", f"/api/tables/{server_table.match_id}/log?after={last_update}", token=server_table.token
            )
            last_update = int(log["last"])
            for update in log["updates"]:
                if update.get("late") and update.get("seat") in late:
                    late[update["seat"]] += 1
        over = table_view["status"] == "over"
        if over and not table_view.get("outcome"):
            raise SimError(problem="at-closed", address=server_table.server.address)
        # One that is gone when the game is over may have played it to its end.
        possible_faults = [
            _find_fault(entrants, seat, game_number, late[seat], None if over else exit_codes.get(seat))
            for seat in programs
        ]
        faults = [fault for fault in possible_faults if fault is not None]
        for fault in faults:
            if fault.fault != BotAnswer.SLOW:
                return [len(entrants) if seat == fault.seat else 1 for seat in range(len(entrants))], [fault]
        if over:
            places = {int(each["seat"]): int(each["place"]) for each in table_view["outcome"]}
            return [places[seat] for seat in range(len(entrants))], faults
        time.sleep(POLL_SECONDS)


def _find_fault(
    entrants: Sequence[Entrant], seat: int, game_number: int, late_decisions: int, exit_code: int | None
) -> BotFault | None:
    """What a bot has done wrong so far: it left, was late again and again, or was late at all."""
    entrant = entrants[seat]
    if exit_code is not None:
        return BotFault(game_number, seat, entrant.name, late_decisions, BotAnswer.LEFT, str(exit_code))
    if late_decisions:
        fault = BotAnswer.LATE if late_decisions >= MAX_LATE_DECISIONS else BotAnswer.SLOW
        return BotFault(game_number, seat, entrant.name, late_decisions, fault, f"{entrant.think_seconds:g}")
    return None


def _fetch_statistics(server_table: ServerTable, seats: int) -> list[dict[str, int | str | None]]:
    """What the title counts in the finished game, for each seat."""
    values_by_name = server_table.server.request_json(
        "GET", f"/api/tables/{server_table.match_id}/statistics", token=server_table.token
    )["seats"]
    return [{str(name): values[seat] for name, values in values_by_name.items()} for seat in range(seats)]
