"""A table on a server, as the drawing and asking parts know it: the last view, the events so far, and what is asked."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

import httpx

from paddock.core.decision import Decision, Refusal
from paddock.core.errors import PaddockError
from paddock.core.event import Event, EventSchema, Viewer
from paddock.core.game import Game, Json, Outcome, Placing
from paddock.core.registry import game_of_edition
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations
from paddock.files import write_file
from paddock.terminal.connection import JsonMessage, TableConnection
from paddock.terminal.errors import RemoteError, ServerUnreachableError
from paddock.terminal.tables import Hint, RematchPrompt, rematch_prompt
from paddock.terminal.user_files import GAME_SUFFIX, UserFiles

STATUS_OVER: Final = "over"
STATUS_PLAYING: Final = "playing"
STATUS_GATHERING: Final = "gathering"
MAX_CHAT_SHOWN: Final = 10
"""How much of what was said before somebody came is told to them."""
SERVER_ANNOUNCEMENTS: Final = "table-remote-said"


class RemoteTable:
    """A :class:`~paddock.terminal.tables.Table` on a server. `on_idle` is called while something is waited for."""

    def __init__(self, connection: TableConnection, user_files: UserFiles) -> None:
        self.connection: Final = connection
        self._user_files: Final = user_files
        self.on_idle: Callable[[], None] | None = None
        self.save_error: PaddockError | None = None
        self.announcements: Final[deque[JsonMessage]] = deque()
        """What was told that is not a part of the game: chat, proposals, who sat down. Whoever shows it takes it."""
        self._table_view: JsonMessage = connection.table_view
        self._received_at = connection.received_at
        self._unshown_events: Final[deque[list[Event]]] = deque()
        self._steps: list[tuple[int, list[Event]]] = []
        self._restart_count = connection.restart_count
        self._record_path: str | None = None
        self.game: Game[Any] = game_of_edition(str(connection.table_view["title"]))
        self.seats: list[TerminalSeat] = []
        self.receive()
        self._unshown_events.clear()
        said = [update for update in self.announcements if update["kind"] == "said"][-MAX_CHAT_SHOWN:]
        self.announcements.clear()
        self.announcements.extend(said)

    # -- what has come --------------------------------------------------------------------------------------------

    def receive(self) -> None:
        """Takes over what the connection has brought. Raises :class:`RemoteError` when there is no way to go on."""
        with self.connection.change_condition:
            fatal, table_view = self.connection.fatal_error, self.connection.table_view
            restart_count = self.connection.restart_count
            self._received_at = self.connection.received_at
            updates = list(self.connection.updates)
            self.connection.updates.clear()
        if fatal is not None:
            raise fatal
        if restart_count != self._restart_count:
            self._restart_count = restart_count
            self._steps.clear()
            self._unshown_events.clear()
        self._table_view = table_view
        self.seats[:] = [TerminalSeat(str(each["name"]), str(each["level"])) for each in table_view["seats"]]
        for place, update in enumerate(updates):
            self._handle_update(update, updates[place + 1 :])

    def _handle_update(self, update: JsonMessage, later_updates: list[JsonMessage]) -> None:
        events = [event_from_json(self.game.events, each, self.own_seat) for each in update.get("events", ())]
        kind = update["kind"]
        if kind in ("started", "stepped"):
            self._steps.append((int(update["number"]), events))
            if events:
                self._unshown_events.append(events)
            if update.get("late"):
                self.announcements.append(update)
            return
        if kind in ("proposed", "answered"):
            update = {**update, "settled": self._is_settled(update, later_updates)}
            if update["settled"] and update["what"] == "back":
                self._steps = [each for each in self._steps if each[0] <= int(update["to"])]
        if kind not in ("opened", "took_back"):
            self.announcements.append(update)

    def _is_settled(self, update: JsonMessage, later_updates: list[JsonMessage]) -> bool:
        """Whether everybody had agreed with this update."""
        if not update.get("agrees", True):
            return False
        follows = next((each["kind"] for each in later_updates if each["kind"] in ("proposed", "answered")), None)
        return follows != "answered" and (follows == "proposed" or self._table_view["proposal"] is None)

    # -- what is so now -------------------------------------------------------------------------------------------

    @property
    def own_seat(self) -> int | None:
        """The seat that is played from here; None for a spectator."""
        seat = self._table_view["you"]
        return None if seat is None else int(seat)

    @property
    def local_seats(self) -> list[int]:
        return [self.own_seat] if self.own_seat is not None else []

    @property
    def status(self) -> str:
        """`gathering`, `playing`, `paused` or `over`."""
        return str(self._table_view["status"])

    @property
    def table_view(self) -> JsonMessage:
        """The table as it was last told."""
        return self._table_view

    @property
    def question_number(self) -> int:
        """The number of the question that is open for this seat; 0 if none is."""
        return int(self._table_view.get("question") or 0) if self.is_asked else 0

    @property
    def is_asked(self) -> bool:
        """Whether somebody here has to decide: not while a bot stands in."""
        seat = self.own_seat
        if seat is None or self.status != STATUS_PLAYING or seat not in self._table_view.get("waiting", ()):
            return False
        return not self._table_view["seats"][seat]["stand_in"] and bool(self._table_view.get("legal"))

    @property
    def has_news(self) -> bool:
        """Whether something happened that has not been told."""
        return bool(self._unshown_events)

    def seconds_left(self, seat: int) -> int | None:
        """The seconds that a seat has left, by the clock of this machine since the last word."""
        times = self._table_view["clock"]["left"]
        if self.status != STATUS_PLAYING or times[seat] is None:
            return None
        seconds_gone = time.monotonic() - self._received_at - self._table_view["clock"]["stands"] / 1000
        return max(0, int(times[seat] / 1000 - max(0.0, seconds_gone)))

    def open_proposal(self) -> JsonMessage | None:
        """The proposal that this seat has not answered yet."""
        proposal = self._table_view["proposal"]
        if proposal is None or self.own_seat is None or self.own_seat in proposal["agreed"]:
            return None
        return dict(proposal)

    @property
    def commitment(self) -> str | None:
        commitment = self._table_view.get("commitment")
        return str(commitment) if commitment else None

    @property
    def record_location(self) -> str:
        """Where the record is: fetched once the game is over; its address where that can't be done."""
        if self._record_path is None and self.status == STATUS_OVER:
            try:
                self._record_path = self._fetch(
                    self._user_files.games_folder / f"{self.game.title}-{self._table_view['match']}{GAME_SUFFIX}"
                )
            except PaddockError:
                return self.connection.table_link.api_url("/record")
        return self._record_path or str(self.connection.table_link)

    def waiting_seats(self) -> list[int]:
        return [int(seat) for seat in self._table_view.get("waiting", ())]

    def view(self, seat: int | None) -> Json:
        view: Json = self._table_view.get("view", {})
        return view

    def legal(self, seat: int) -> list[Decision]:
        return (
            [self.game.space.parse(text) for text in self._table_view.get("legal", ())] if seat == self.own_seat else []
        )

    def preview(self, seat: int) -> Json:
        preview: Json = self._table_view.get("preview", {}) if seat == self.own_seat else {}
        return preview

    def rematch_prompt(self, translations: Translations) -> RematchPrompt:
        """Another game, or the next stage of its campaign: the server knows whether there is one."""
        return rematch_prompt(translations, "table-next-there" if self._table_view.get("campaign") else "table-rematch")

    def outcome(self) -> Outcome | None:
        written = self._table_view.get("outcome")
        if written is None:
            return Outcome([]) if self.status == STATUS_OVER else None
        return Outcome(
            [
                Placing(
                    each["seat"],
                    each["place"],
                    each["key"],
                    each.get("args", {}),
                    each.get("points", 0),
                    each.get("team", 0),
                )
                for each in written
            ]
        )

    def events_by_step(self) -> list[list[Event]]:
        return [events for _, events in self._steps]

    @property
    def step_count(self) -> int:
        """How many steps were told of."""
        return len(self._steps)

    def steps_after(self, update_number: int) -> int:
        """How many steps were told of after an update."""
        return sum(told > update_number for told, _ in self._steps)

    # -- what is done ---------------------------------------------------------------------------------------------

    def next_events(self) -> list[Event] | None:
        """What happened next and has not been told, without waiting."""
        return self._unshown_events.popleft() if self._unshown_events else None

    def wait_for_others(self) -> list[Event] | None:
        """Timeouts for what happens next; None when this seat is asked, or the game is over."""
        while True:
            self.receive()
            if self._unshown_events:
                return self._unshown_events.popleft()
            if self.status == STATUS_OVER or self.is_asked:
                return None
            self.wait_briefly()

    def wait_briefly(self) -> None:
        """A moment's wait for news."""
        if self.on_idle is not None:
            self.on_idle()
        with self.connection.change_condition:
            if not self.connection.updates and self.connection.table_view is self._table_view:
                self.connection.change_condition.wait(0.05)

    def request(self, timeout_seconds: float | None = None, **message: Any) -> JsonMessage:
        """Asks the table, and takes over what it tells on the way."""
        answer = self.connection.request(message, self.on_idle, timeout_seconds)
        self.receive()
        return answer

    def request_quickly(self, **message: Any) -> JsonMessage:
        """Asks the table while somebody looks at the screen: an answer comes soon, or not at all."""
        return self.request(self.connection.timeouts.quick_request, **message)

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """Decides, and waits until that is stored, however long the server is away. What came of it is told by
        :meth:`wait_for_others`. Raises :class:`RemoteError`, having changed nothing."""
        about = self._table_view.get("question")
        space = self.game.space
        asked: JsonMessage = {"do": space.notation(decision), "seat": seat}
        if not space.kinds[decision.kind].always_legal:
            asked["about"] = about
        self.request(**asked)
        return []

    def refusal_for(self, seat: int, decision: Decision) -> Refusal | None:
        notation = self.game.space.notation(decision)
        if notation in (*self._table_view.get("legal", ()), *self._table_view.get("always_legal", ())):
            return None
        try:
            answer = self.request_quickly(why=notation, seat=seat)["why"]
        except ServerUnreachableError:
            return Refusal("…", "table-remote-away-short", [])
        except RemoteError as error:
            return Refusal("…", SERVER_ANNOUNCEMENTS, [], {"text": error.details.get("message", "")})
        if answer["allowed"]:
            return None
        clause = str(answer.get("clause", "…"))
        reason = str(answer.get("message", "")).partition(f" ({clause})")[0]
        legal = [self.game.space.parse(text) for text in answer.get("legal", ())]
        return Refusal(clause, SERVER_ANNOUNCEMENTS, legal, {"text": reason})

    def can_take_back(self, seat: int) -> bool:
        return bool(self._table_view.get("take_back"))

    def take_back(self, seat: int) -> None:
        places = len(self._table_view.get("take_back") or ())
        self.request_quickly(take_back=places or None, seat=seat)

    def hint(self, seat: int, translations: Translations) -> list[Hint]:
        hint = self.request(self.connection.timeouts.hint_seconds, hint=True, seat=seat)["hint"]
        return [self._parse_hint(each, translations) for each in hint.get("ranking") or [hint]]

    def _parse_hint(self, hint: JsonMessage, translations: Translations) -> Hint:
        parse = self.game.space.parse
        key, args = str(hint.get("key", "")), hint.get("args") or {}
        reason = (
            translations.message(key, **args) if key and translations.has_message(key) else str(hint.get("reason", ""))
        )
        return Hint(parse(hint["do"]), [parse(each) for each in hint["then"]], reason, hint.get("chance"))

    def save_copy(self, file_name: str) -> str:
        """Fetches the whole record, which the server gives once the game is over."""
        return self._fetch(self._user_files.path_of_save(file_name))

    def save_game(self) -> None:
        """The server keeps the match."""

    def _fetch(self, path: Any) -> str:
        try:
            answer = self.connection.get("/record", self.connection.timeouts.record_seconds)
        except httpx.HTTPError:
            raise ServerUnreachableError(server=self.connection.table_link.server) from None
        if answer.status_code != 200:
            raise RemoteError.from_answer(answer.json())
        write_file(path, [answer.content])
        return str(path)

    # -- with the others ------------------------------------------------------------------------------------------

    def send_chat(self, text: str) -> None:
        """Says something to the table."""
        self.request_quickly(say=text)

    def propose_rewind(self, step_count: int) -> None:
        """Asks everybody to go back by so many steps, of those that were told here."""
        known = self._steps[-max(1, step_count) :]
        self.request_quickly(propose="back", to=max(0, known[0][0] - 1) if known else 0)

    def start_game(self) -> None:
        """Begins the game."""
        self.request_quickly(start=True)


def _toggle_pause(remote_table: RemoteTable) -> JsonMessage:
    return remote_table.request_quickly(propose="resume" if remote_table.status == "paused" else "pause")


def _toggle_stand_in(remote_table: RemoteTable) -> JsonMessage:
    """Lets a bot play for this seat; or, if one does, comes back."""
    is_away = remote_table.own_seat is not None and bool(
        remote_table.table_view["seats"][remote_table.own_seat]["stand_in"]
    )
    return remote_table.request_quickly(hand_over="" if is_away else "bot")


ONE_WORD_REQUESTS: Final[Mapping[str, Callable[[RemoteTable], JsonMessage]]] = {
    "agree": lambda table: table.request_quickly(agree=True),
    "refuse": lambda table: table.request_quickly(agree=False),
    "pause": _toggle_pause,
    "resume": lambda table: table.request_quickly(propose="resume"),
    "bot": _toggle_stand_in,
}
"""What can be asked of a table by one word or key: to agree to what is proposed, to pause, to let a bot play."""


def event_from_json(event_schema: EventSchema, event_json: JsonMessage, viewer: Viewer) -> Event:
    """An event from its JSON, as a viewer was told it: whatever was told may be known."""
    kind = str(event_json["event"])
    args = [
        int(event_json[name]) if value_set is None else value_set.from_json(event_json[name])
        for name, value_set in event_schema.kinds[kind]
    ]
    event = Event(kind, tuple(args))
    event.changes = {viewer: event_json.get("changes", [])}
    return event
