"""The plain table on a server: others decide, speak and propose while a line is being typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.terminal import remote_sentences
from paddock.terminal.errors import LeaveTable
from paddock.terminal.nonblocking_input import NonBlockingLineIO
from paddock.terminal.plain_table import COMMAND_BY_WORD, PlainTable
from paddock.terminal.remote_table import ONE_WORD_REQUESTS, STATUS_GATHERING, STATUS_OVER, RemoteTable
from paddock.terminal.server_client import ServerClient
from paddock.terminal.translator import translator
from paddock.terminal.user_files import UserFiles

REMOTE_COMMANDS: Final[dict[str, tuple[str, ...]]] = {
    "say": ("C", "say", "dire"),
    "agree": ("Y", "agree", "accepter"),
    "refuse": ("N", "refuse", "refuser"),
    "pause": ("W", "pause"),
    "resume": ("resume", "continuer"),
    "go_back": ("G", "back", "revenir"),
    "bot": ("A", "bot", "relais"),
    "who": ("who", "qui"),
    "start": ("start", "commencer"),
    "bots": ("bots",),
    "invite": ("invite", "inviter"),
}
"""What can be typed at a table on a server beside the words of any table."""
_REMOTE_COMMAND_BY_WORD: Final = {word: name for name, words in REMOTE_COMMANDS.items() for word in words}
COMMANDS_WHILE_WAITING: Final = frozenset({"position", "board", "log", "keys", "cards", "language", "quit"})
"""The words of any table that are heeded while others decide."""


class QuestionClosed(Exception):  # noqa: N818 - not an error: the table has gone on while somebody was typing
    """The question that was being answered is no longer open."""


class RemotePlainTable(PlainTable):
    """One match in plain lines."""

    def __init__(
        self,
        remote_table: RemoteTable,
        client: ServerClient,
        language: str,
        line_io: NonBlockingLineIO,
        user_files: UserFiles,
    ) -> None:
        super().__init__(remote_table, language, line_io, user_files)
        self._remote_table: Final = remote_table
        self._client: Final = client
        self._typed_lines: Final = line_io
        self._connection_status: Final = remote_sentences.ConnectionStatus()
        self._is_idling = False
        self._starts_when_full = False
        self._open_question: tuple[int, list[Decision]] | None = None
        remote_table.on_idle = self._on_idle
        line_io.on_typed = self._run_command
        line_io.on_idle = self._on_idle_while_asked

    # -- before the start ----------------------------------------------------------------------------------------

    def wait_for_start(self) -> bool:
        """Timeouts for the start; returns whether there is a game to play."""
        shown: list[str] = []
        link = self._remote_table.connection.table_link.to_table(self._remote_table.table_view["match"])
        self._line_io.say(self._message("table-remote-at", link=str(link)))
        while self._remote_table.status == STATUS_GATHERING:
            self._remote_table.receive()
            now = remote_sentences.waiting_room_lines(self._remote_table, self._renderer.translations)
            if now != shown and self._remote_table.status == STATUS_GATHERING:
                self._line_io.say(*now)
                shown = now
            if self._starts_when_full and all(each["holder"] for each in self._remote_table.table_view["seats"]):
                self._starts_when_full = False
                self._run_command("start")
            self._remote_table.wait_briefly()
        return self._remote_table.status != STATUS_OVER or "view" in self._remote_table.table_view

    # -- what comes in between -----------------------------------------------------------------------------------

    def _on_idle(self) -> None:
        """While the others decide: tells what is said, and heeds what is typed to them."""
        if self._is_idling:
            return
        self._is_idling = True
        try:
            self._print_news()
            self._typed_lines.handle_typed()
        finally:
            self._is_idling = False

    def _print_news(self) -> None:
        self._remote_table.receive()
        news = self._connection_status.news_lines(self._remote_table, self._renderer.translations)
        self._line_io.say(*(f"* {line}" for line in news))

    def _on_idle_while_asked(self) -> None:
        """While a person is asked: the same, and the question is given up when it is no longer open."""
        self._print_news()
        events = self._remote_table.next_events()
        if events is not None:
            self._print_events(events)
        if self._open_question is not None and self._open_question != self._current_question():
            raise QuestionClosed

    def _current_question(self) -> tuple[int, list[Decision]]:
        seat = self._remote_table.own_seat
        return self._remote_table.question_number, self._remote_table.legal(seat) if seat is not None else []

    def _ask(self, seat: int) -> Decision | None:
        self._open_question = self._current_question()
        left = self._remote_table.seconds_left(seat)
        if left is not None:
            self._line_io.say(
                self._message(
                    "table-remote-left", time=remote_sentences.format_clock(self._renderer.translations, left)
                )
            )
        try:
            return super()._ask(seat)
        except QuestionClosed:
            self._line_io.say("")
            return None
        finally:
            self._open_question = None

    def _read_decision(self, seat: int, text: str) -> Decision | None:
        if self._run_command(text, is_asked=True):
            return None
        try:
            decision = super()._read_decision(seat, text)
        except PaddockError as error:
            self._line_io.say(self._renderer.translations.error(error))
            decision = None
        if self._open_question is not None:
            self._open_question = self._current_question()
        return decision

    # -- words to the others -------------------------------------------------------------------------------------

    def _run_command(self, text: str, *, is_asked: bool = False) -> bool:
        """Does what a line says, if it is for the others at the table; otherwise it waits for a question."""
        word, _, rest = text.partition(" ")
        name = _REMOTE_COMMAND_BY_WORD.get(word)
        if name in ("agree", "refuse") and self._remote_table.open_proposal() is None and len(word) == 1:
            name = None
        if name is None:
            known = COMMAND_BY_WORD.get(word)
            if is_asked or known not in COMMANDS_WHILE_WAITING:
                return False
            doing: Callable[[int, str], None] = getattr(self, f"_do_{known}")
            if known in ("quit", "keys", "language") or "view" in self._remote_table.table_view:
                doing(self._remote_table.own_seat if self._remote_table.own_seat is not None else -1, rest.strip())
            return True
        try:
            if name in ONE_WORD_REQUESTS:
                ONE_WORD_REQUESTS[name](self._remote_table)
            else:
                getattr(self, f"_on_{name}")(rest.strip())
        except (PaddockError, ValueError) as error:
            said = self._renderer.translations.error(error) if isinstance(error, PaddockError) else text
            self._line_io.say(said)
        return True

    def _on_say(self, text: str) -> None:
        if text:
            self._remote_table.send_chat(text)

    def _on_go_back(self, text: str) -> None:
        self._remote_table.propose_rewind(int(text[:6]) if text.isdecimal() else 1)

    def _on_start(self, _: str) -> None:
        """Begins, or as soon as the last seat is taken."""
        self._starts_when_full = not all(each["holder"] for each in self._remote_table.table_view["seats"])
        if self._starts_when_full:
            self._line_io.say(self._message("table-remote-eager"))
        else:
            self._remote_table.start_game()

    def _on_bots(self, _: str) -> None:
        for seat, each in enumerate(self._remote_table.table_view["seats"]):
            if not each["holder"]:
                self._client.add_bot(self._remote_table.table_view["match"], seat)

    def _on_invite(self, _: str) -> None:
        link = self._client.new_invitation(self._remote_table.table_view["match"])
        self._line_io.say(self._message("table-remote-invite", link=str(link)))

    def _on_who(self, _: str) -> None:
        translations = self._renderer.translations
        times = remote_sentences.clocks_text(self._remote_table, translations)
        self._line_io.say(
            *remote_sentences.waiting_room_lines(self._remote_table, translations)[:1], *([times] if times else [])
        )
        agreement = self._remote_table.open_proposal()
        if agreement is not None:
            self._line_io.say(remote_sentences.proposal_sentence(self._remote_table, translations, agreement))

    # -- the table's own words -----------------------------------------------------------------------------------

    def _do_keys(self, seat: int, text: str) -> None:
        super()._do_keys(seat, text)
        for name, words in REMOTE_COMMANDS.items():
            self._line_io.say(f"  {', '.join(words):32} {self._message(f'table-remote-key-{name}')}")

    def _do_language(self, seat: int, text: str) -> None:
        super()._do_language(seat, text)
        self._remote_table.connection.set_language(self.language)

    def _ask_rematch(self) -> bool:
        self._typed_lines.on_idle = None
        if self._remote_table.own_seat is None:
            return False
        return super()._ask_rematch()


def choose_table(client: ServerClient, line_io: NonBlockingLineIO, language: str) -> str | None:
    """The lobby: returns the match that was chosen, or None for a new table. Raises :class:`LeaveTable`."""
    say = translator(language).message
    while True:
        tables = client.public_tables()
        line_io.say(say("table-remote-lobby", count=len(tables)))
        for number, table in enumerate(tables, 1):
            names = ", ".join(seat["name"] or "…" for seat in table["seats"])
            state = (
                say("table-remote-free", free=table["free"])
                if table["status"] == STATUS_GATHERING
                else say("table-remote-on")
            )
            line_io.say(f"{number:3}. {table['title']} · {names} · {state}")
        text = line_io.ask(say("table-remote-choose"))
        if text.isdecimal() and 1 <= int(text[:6]) <= len(tables):
            return str(tables[int(text[:6]) - 1]["match"])
        if text.lower() in ("n", "new", "nouvelle"):
            return None
        if text.lower() in ("q", "quit", "quitter"):
            raise LeaveTable
