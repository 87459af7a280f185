"""The plain table on a server: others decide, speak and propose while a line is being typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from paddock.core.decision import Decision
from paddock.core.errors import PaddockError
from paddock.terminal import remote_sentences
from paddock.terminal.errors import LeaveTable
from paddock.terminal.nonblocking_input import TypedLines
from paddock.terminal.plain_table import BY_WORD, PlainTable
from paddock.terminal.remote_table import GATHERING, OVER, RemoteTable
from paddock.terminal.server_client import ServerClient
from paddock.terminal.translator import tongue
from paddock.terminal.user_files import UserFiles

REMOTE: Final[dict[str, tuple[str, ...]]] = {
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
_BY_WORD: Final = {word: name for name, words in REMOTE.items() for word in words}
SHOWN: Final = frozenset({"position", "board", "log", "keys", "options", "language", "quit"})
"""The words of any table that are heeded while others decide."""


class MovedOn(Exception):  # noqa: N818 - not an error: the table has gone on while somebody was typing
    """The question that was being answered is no longer open."""


class RemotePlain(PlainTable):
    """One match in plain lines."""

    def __init__(
        self, table: RemoteTable, client: ServerClient, language: str, lines: TypedLines, user_files: UserFiles
    ) -> None:
        super().__init__(table, language, lines, user_files)
        self._table: Final = table
        self._client: Final = client
        self._typed: Final = lines
        self._line: Final = remote_sentences.Line()
        self._busy = False
        self._eager = False
        self._open: tuple[int, list[Decision]] | None = None
        table.idle = self._meanwhile
        lines.meanwhile = self._command
        lines.idle = self._while_asked

    # -- before the start ----------------------------------------------------------------------------------------

    def gather(self) -> bool:
        """Waits for the start; returns whether there is a game to play."""
        shown: list[str] = []
        self._lines.say(
            self._say("table-remote-at", link=str(self._table.wire.link.to_table(self._table.sight["match"])))
        )
        while self._table.status == GATHERING:
            self._table.take()
            now = remote_sentences.gathered(self._table, self._renderer.words)
            if now != shown and self._table.status == GATHERING:
                self._lines.say(*now)
                shown = now
            if self._eager and all(each["holder"] for each in self._table.sight["seats"]):
                self._eager = False
                self._command("start")
            self._table.pause()
        return self._table.status != OVER or "view" in self._table.sight

    # -- what comes in between -----------------------------------------------------------------------------------

    def _meanwhile(self) -> None:
        """While the others decide: tells what is said, and heeds what is typed to them."""
        if self._busy:
            return
        self._busy = True
        try:
            self._news()
            self._typed.attend()
        finally:
            self._busy = False

    def _news(self) -> None:
        self._table.take()
        changed = self._line.change(self._table, self._renderer.words)
        lines = [changed] if changed else []
        while self._table.words:
            lines.append(remote_sentences.told(self._table, self._renderer.words, self._table.words.popleft()))
        self._lines.say(*(f"* {line}" for line in lines if line))

    def _while_asked(self) -> None:
        """While a person is asked: the same, and the question is given up when it is no longer open."""
        self._news()
        events = self._table.next_events()
        if events is not None:
            self._tell(events)
        if self._open is not None and self._open != self._now():
            raise MovedOn

    def _now(self) -> tuple[int, list[Decision]]:
        seat = self._table.you
        return self._table.question, self._table.legal(seat) if seat is not None else []

    def _ask(self, seat: int) -> Decision | None:
        self._open = self._now()
        left = self._table.left(seat)
        if left is not None:
            self._lines.say(self._say("table-remote-left", time=remote_sentences.clock(self._renderer.words, left)))
        try:
            return super()._ask(seat)
        except MovedOn:
            self._lines.say("")
            return None
        finally:
            self._open = None

    def _read(self, seat: int, text: str) -> Decision | None:
        if self._command(text, asked=True):
            return None
        try:
            decision = super()._read(seat, text)
        except PaddockError as error:
            self._lines.say(self._renderer.words.error(error))
            decision = None
        if self._open is not None:
            self._open = self._now()
        return decision

    # -- words to the others -------------------------------------------------------------------------------------

    def _command(self, text: str, *, asked: bool = False) -> bool:
        """Does what a line says, if it is for the others at the table; otherwise it waits for a question."""
        word, _, rest = text.partition(" ")
        name = _BY_WORD.get(word)
        if name in ("agree", "refuse") and self._table.agreement() is None and len(word) == 1:
            name = None
        if name is None:
            known = BY_WORD.get(word)
            if asked or known not in SHOWN:
                return False
            doing: Callable[[int, str], None] = getattr(self, f"_do_{known}")
            if known in ("quit", "keys", "language") or "view" in self._table.sight:
                doing(self._table.you if self._table.you is not None else -1, rest.strip())
            return True
        try:
            getattr(self, f"_on_{name}")(rest.strip())
        except (PaddockError, ValueError) as error:
            said = self._renderer.words.error(error) if isinstance(error, PaddockError) else text
            self._lines.say(said)
        return True

    def _on_say(self, text: str) -> None:
        if text:
            self._table.say(text)

    def _on_agree(self, _: str) -> None:
        self._table.agree(True)

    def _on_refuse(self, _: str) -> None:
        self._table.agree(False)

    def _on_pause(self, _: str) -> None:
        self._table.propose("resume" if self._table.status == "paused" else "pause")

    def _on_resume(self, _: str) -> None:
        self._table.propose("resume")

    def _on_go_back(self, text: str) -> None:
        self._table.propose_back(int(text[:6]) if text.isdecimal() else 1)

    def _on_bot(self, _: str) -> None:
        self._table.hand_over()

    def _on_start(self, _: str) -> None:
        """Begins, or as soon as the last seat is taken."""
        self._eager = not all(each["holder"] for each in self._table.sight["seats"])
        if self._eager:
            self._lines.say(self._say("table-remote-eager"))
        else:
            self._table.start()

    def _on_bots(self, _: str) -> None:
        for seat, each in enumerate(self._table.sight["seats"]):
            if not each["holder"]:
                self._client.add_bot(self._table.sight["match"], seat)

    def _on_invite(self, _: str) -> None:
        link = self._client.new_invitation(self._table.sight["match"])
        self._lines.say(self._say("table-remote-invite", link=str(link)))

    def _on_who(self, _: str) -> None:
        words = self._renderer.words
        times = remote_sentences.clocks(self._table, words)
        self._lines.say(*remote_sentences.gathered(self._table, words)[:1], *([times] if times else []))
        agreement = self._table.agreement()
        if agreement is not None:
            self._lines.say(remote_sentences.proposal(self._table, words, agreement))

    # -- the table's own words -----------------------------------------------------------------------------------

    def _do_keys(self, seat: int, text: str) -> None:
        super()._do_keys(seat, text)
        for name, words in REMOTE.items():
            self._lines.say(f"  {', '.join(words):32} {self._say(f'table-remote-key-{name}')}")

    def _do_language(self, seat: int, text: str) -> None:
        super()._do_language(seat, text)
        self._table.wire.translations_for(self.language)

    def _wants_another(self) -> bool:
        self._typed.idle = None
        if self._table.you is None:
            return False
        return super()._wants_another()


def choose(client: ServerClient, lines: TypedLines, language: str) -> str | None:
    """The lobby: returns the match that was chosen, or None for a new table. Raises :class:`LeaveTable`."""
    say = tongue(language).message
    while True:
        tables = client.public_tables()
        lines.say(say("table-remote-lobby", count=len(tables)))
        for number, table in enumerate(tables, 1):
            names = ", ".join(seat["name"] or "…" for seat in table["seats"])
            state = (
                say("table-remote-free", free=table["free"]) if table["status"] == GATHERING else say("table-remote-on")
            )
            lines.say(f"{number:3}. {table['title']} · {names} · {state}")
        text = lines.ask(say("table-remote-choose"))
        if text.isdecimal() and 1 <= int(text[:6]) <= len(tables):
            return str(tables[int(text[:6]) - 1]["match"])
        if text.lower() in ("n", "new", "nouvelle"):
            return None
        if text.lower() in ("q", "quit", "quitter"):
            raise LeaveTable
