"""A table on a server, as the drawing and asking parts know it: the last sight, the story so far, and what is asked."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import httpx

from paddock.core.decision import Decision, Refusal
from paddock.core.errors import PaddockError
from paddock.core.event import Event, EventSchema
from paddock.core.game import Game, Json, Outcome, Placing
from paddock.core.registry import edition
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations
from paddock.files import write_file
from paddock.terminal.connection import Message, Wire
from paddock.terminal.errors import RemoteError, ServerUnreachableError
from paddock.terminal.tables import Hint, Sequel, sequel
from paddock.terminal.user_files import GAME_SUFFIX, UserFiles

OVER: Final = "over"
PLAYING: Final = "playing"
GATHERING: Final = "gathering"
REMEMBERED: Final = 10
"""How much of what was said before somebody came is told to them."""
SAID: Final = "table-remote-said"


class RemoteTable:
    """A :class:`paddock.terminal.tables.Source` behind a wire. `idle` is called while something is waited for."""

    def __init__(self, wire: Wire, user_files: UserFiles) -> None:
        self.wire: Final = wire
        self._user_files: Final = user_files
        self.idle: Callable[[], None] | None = None
        self.trouble: PaddockError | None = None
        self.words: Final[deque[Message]] = deque()
        """What was told that is not a part of the game: chat, proposals, who sat down. Whoever shows it takes it."""
        self._sight: Message = wire.sight
        self._seen_at = wire.seen_at
        self._untold: Final[deque[list[Event]]] = deque()
        self._story: list[tuple[int, list[Event]]] = []
        self._again = wire.again
        self._file: str | None = None
        self.game: Game[Any] = edition(str(wire.sight["title"]))
        self.seats: list[TerminalSeat] = []
        self.take()
        self._untold.clear()
        said = [note for note in self.words if note["kind"] == "said"][-REMEMBERED:]
        self.words.clear()
        self.words.extend(said)

    # -- what has come --------------------------------------------------------------------------------------------

    def take(self) -> None:
        """Takes over what the wire has brought. Raises :class:`RemoteError` when there is no way to go on."""
        with self.wire.bell:
            fatal, sight, again = self.wire.fatal, self.wire.sight, self.wire.again
            self._seen_at = self.wire.seen_at
            notes = list(self.wire.notes)
            self.wire.notes.clear()
        if fatal is not None:
            raise fatal
        if again != self._again:
            self._again = again
            self._story.clear()
            self._untold.clear()
        self._sight = sight
        self.seats[:] = [TerminalSeat(str(each["name"]), str(each["level"])) for each in sight["seats"]]
        for place, note in enumerate(notes):
            self._note(note, notes[place + 1 :])

    def _note(self, note: Message, later: list[Message]) -> None:
        events = [read_event(self.game.events, each) for each in note.get("events", ())]
        kind = note["kind"]
        if kind in ("started", "stepped"):
            self._story.append((int(note["number"]), events))
            if events:
                self._untold.append(events)
            if note.get("late"):
                self.words.append(note)
            return
        if kind in ("proposed", "answered"):
            note = {**note, "settled": self._is_settled(note, later)}
            if note["settled"] and note["what"] == "back":
                self._story = [each for each in self._story if each[0] <= int(note["to"])]
        if kind not in ("opened", "took_back"):
            self.words.append(note)

    def _is_settled(self, note: Message, later: list[Message]) -> bool:
        """Whether everybody had agreed with this note."""
        if not note.get("agrees", True):
            return False
        follows = next((each["kind"] for each in later if each["kind"] in ("proposed", "answered")), None)
        return follows != "answered" and (follows == "proposed" or self._sight["proposal"] is None)

    # -- what is so now -------------------------------------------------------------------------------------------

    @property
    def you(self) -> int | None:
        """The seat that is played from here; None for a spectator."""
        found = self._sight["you"]
        return None if found is None else int(found)

    @property
    def people(self) -> list[int]:
        return [self.you] if self.you is not None else []

    @property
    def status(self) -> str:
        """`gathering`, `playing`, `paused` or `over`."""
        return str(self._sight["status"])

    @property
    def sight(self) -> Message:
        """The table as it was last told."""
        return self._sight

    @property
    def question(self) -> int:
        """The number of the question that is open for this seat; 0 if none is."""
        return int(self._sight.get("question") or 0) if self.is_asked else 0

    @property
    def is_asked(self) -> bool:
        """Whether somebody here has to decide: not while a bot stands in."""
        seat = self.you
        if seat is None or self.status != PLAYING or seat not in self._sight.get("waiting", ()):
            return False
        return not self._sight["seats"][seat]["stand_in"] and bool(self._sight.get("legal"))

    @property
    def stands_in(self) -> bool:
        """Whether a bot plays for this seat."""
        return self.you is not None and bool(self._sight["seats"][self.you]["stand_in"])

    @property
    def has_news(self) -> bool:
        """Whether something happened that has not been told."""
        return bool(self._untold)

    def left(self, seat: int) -> int | None:
        """The seconds that a seat has left, by the clock of this machine since the last word."""
        times = self._sight["clock"]["left"]
        if self.status != PLAYING or times[seat] is None:
            return None
        gone = time.monotonic() - self._seen_at - self._sight["clock"]["stands"] / 1000
        return max(0, int(times[seat] / 1000 - max(0.0, gone)))

    def agreement(self) -> Message | None:
        """The proposal that this seat has not answered yet."""
        proposal = self._sight["proposal"]
        if proposal is None or self.you is None or self.you in proposal["agreed"]:
            return None
        return dict(proposal)

    @property
    def commitment(self) -> str | None:
        found = self._sight.get("commitment")
        return str(found) if found else None

    @property
    def place(self) -> str:
        """Where the record is: fetched once the game is over; its address where that can't be done."""
        if self._file is None and self.status == OVER:
            try:
                self._file = self._fetch(
                    self._user_files.games_folder / f"{self.game.title}-{self._sight['match']}{GAME_SUFFIX}"
                )
            except PaddockError:
                return self.wire.link.api_url("/record")
        return self._file or str(self.wire.link)

    def waiting(self) -> list[int]:
        return [int(seat) for seat in self._sight.get("waiting", ())]

    def view(self, seat: int | None) -> Json:
        found: Json = self._sight.get("view", {})
        return found

    def legal(self, seat: int) -> list[Decision]:
        return [self.game.space.parse(text) for text in self._sight.get("legal", ())] if seat == self.you else []

    def preview(self, seat: int) -> Json:
        found: Json = self._sight.get("preview", {}) if seat == self.you else {}
        return found

    def sequel(self, words: Translations) -> Sequel:
        """Another game, or the next stage of its campaign: the server knows whether there is one."""
        return sequel(words, "table-next-there" if self._sight.get("campaign") else "table-rematch")

    def outcome(self) -> Outcome | None:
        written = self._sight.get("outcome")
        if written is None:
            return Outcome([]) if self.status == OVER else None
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

    def story(self) -> list[list[Event]]:
        return [events for _, events in self._story]

    @property
    def step(self) -> int:
        """How many steps were told of."""
        return len(self._story)

    def steps_after(self, number: int) -> int:
        """How many steps were told of after a note."""
        return sum(told > number for told, _ in self._story)

    # -- what is done ---------------------------------------------------------------------------------------------

    def next_events(self) -> list[Event] | None:
        """What happened next and has not been told, without waiting."""
        return self._untold.popleft() if self._untold else None

    def others(self) -> list[Event] | None:
        """Waits for what happens next; None when this seat is asked, or the game is over."""
        while True:
            self.take()
            if self._untold:
                return self._untold.popleft()
            if self.status == OVER or self.is_asked:
                return None
            self.pause()

    def pause(self) -> None:
        """A moment's wait for news."""
        if self.idle is not None:
            self.idle()
        with self.wire.bell:
            if not self.wire.notes and self.wire.sight is self._sight:
                self.wire.bell.wait(0.05)

    def ask(self, patience: float | None = None, **message: Any) -> Message:
        """Asks the table, and takes over what it tells on the way."""
        found = self.wire.ask(message, self.idle, patience)
        self.take()
        return found

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """Decides, and waits until that is stored, however long the server is away. What came of it is told by
        :meth:`others`. Raises :class:`RemoteError`, having changed nothing."""
        about = self._sight.get("question")
        space = self.game.space
        asked: Message = {"do": space.notation(decision), "seat": seat}
        if not space.kinds[decision.kind].always_legal:
            asked["about"] = about
        self.ask(**asked)
        return []

    def why_not(self, seat: int, decision: Decision) -> Refusal | None:
        notation = self.game.space.notation(decision)
        if notation in (*self._sight.get("legal", ()), *self._sight.get("always_legal", ())):
            return None
        try:
            found = self.ask(self.wire.waits.brief, why=notation, seat=seat)["why"]
        except ServerUnreachableError:
            return Refusal("…", "table-remote-away-short", [])
        except RemoteError as error:
            return Refusal("…", SAID, [], {"text": error.details.get("message", "")})
        if found["allowed"]:
            return None
        clause = str(found.get("clause", "…"))
        reason = str(found.get("message", "")).partition(f" ({clause})")[0]
        legal = [self.game.space.parse(text) for text in found.get("legal", ())]
        return Refusal(clause, SAID, legal, {"text": reason})

    def can_take_back(self, seat: int) -> bool:
        return bool(self._sight.get("take_back"))

    def take_back(self, seat: int) -> None:
        places = len(self._sight.get("take_back") or ())
        self.ask(self.wire.waits.brief, take_back=places or None, seat=seat)

    def hint(self, seat: int, words: Translations) -> list[Hint]:
        found = self.ask(self.wire.waits.hint, hint=True, seat=seat)["hint"]
        return [self._ranked(each, words) for each in found.get("ranking") or [found]]

    def _ranked(self, found: Message, words: Translations) -> Hint:
        parse = self.game.space.parse
        key, args = str(found.get("key", "")), found.get("args") or {}
        reason = words.message(key, **args) if key and words.has(key) else str(found.get("reason", ""))
        return Hint(parse(found["do"]), [parse(each) for each in found["then"]], reason, found.get("chance"))

    def save(self, name: str) -> str:
        """Fetches the whole record, which the server gives once the game is over."""
        return self._fetch(self._user_files.path_of_save(name))

    def keep(self) -> None:
        """The server keeps the match."""

    def _fetch(self, path: Any) -> str:
        try:
            answer = httpx.get(
                self.wire.link.api_url("/record"), headers=self.wire.headers(), timeout=self.wire.waits.record
            )
        except httpx.HTTPError:
            raise ServerUnreachableError(server=self.wire.link.server) from None
        if answer.status_code != 200:
            raise RemoteError.from_answer(answer.json())
        write_file(path, [answer.content])
        return str(path)

    # -- with the others ------------------------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Says something to the table."""
        self.ask(self.wire.waits.brief, say=text)

    def agree(self, agrees: bool) -> None:
        """Answers the open proposal."""
        self.ask(self.wire.waits.brief, agree=agrees)

    def propose(self, what: str) -> None:
        """Asks everybody: to `pause`, to `resume`."""
        self.ask(self.wire.waits.brief, propose=what)

    def propose_back(self, steps: int) -> None:
        """Asks everybody to go back by so many steps, of those that were told here."""
        known = self._story[-max(1, steps) :]
        self.ask(self.wire.waits.brief, propose="back", to=max(0, known[0][0] - 1) if known else 0)

    def hand_over(self) -> None:
        """Lets a bot play for this seat; or, if one does, comes back."""
        self.ask(self.wire.waits.brief, hand_over="" if self.stands_in else "bot")

    def start(self) -> None:
        """Begins the game."""
        self.ask(self.wire.waits.brief, start=True)


def read_event(schema: EventSchema, written: Message) -> Event:
    """An event from its JSON: whatever was told may be known."""
    kind = str(written["event"])
    args = tuple(
        int(written[name]) if values is None else values.from_json(written[name]) for name, values in schema.kinds[kind]
    )
    return Event(kind, args)
