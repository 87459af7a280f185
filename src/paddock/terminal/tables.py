"""The table that a person plays at: where views come from and decisions go.

:class:`Table` is all that the drawing and asking parts know. :class:`LocalTable` is a game in this process; a table on
a server is `remote_table.RemoteTable`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

import msgspec

from paddock.bots.bot import Bot, decide
from paddock.bots.levels import DEFAULT_BOT, make_bot
from paddock.bots.ranking import PlayoutBudget, rank_decisions
from paddock.bots.report import advice_reason
from paddock.core.chance import ChanceSource
from paddock.core.decision import Decision, Refusal
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.game import Game, Json, Outcome
from paddock.core.game_session import GameSession
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations
from paddock.terminal.seating import random_source_of_bot
from paddock.terminal.user_files import UserFiles

BOT_SECONDS: Final = 2.0
"""Seconds: how long a bot that searches may go on about one decision."""

HINT_BUDGET: Final = PlayoutBudget(seconds=2.0)
"""How long advice may take."""


class Hint(msgspec.Struct):
    """What a bot would do, what would follow, why (perhaps nothing), and the chance of winning then (perhaps unknown).

    A table that is asked for advice answers with a few of them, best first; see :meth:`Table.hint`.
    """

    decision: Decision
    next_decisions: Sequence[Decision]
    reason: str
    win_chance: float | None = None


RematchPrompt = tuple[str, str]
"""What is asked after a game in plain lines, and the keys under a full screen."""


def rematch_prompt(translations: Translations, message_key: str = "table-rematch", **args: object) -> RematchPrompt:
    """The question whether to go on, by its message."""
    return translations.message(message_key, **args), translations.attribute(message_key, "keys")


class Table(Protocol):
    """A table to sit at. Seats in `people` are played from this keyboard."""

    game: Game[Any]
    seats: list[TerminalSeat]
    save_error: PaddockError | None

    @property
    def local_seats(self) -> list[int]: ...
    @property
    def commitment(self) -> str | None: ...
    @property
    def record_location(self) -> str: ...
    def waiting_seats(self) -> list[int]: ...
    def view(self, seat: int | None) -> Json: ...
    def legal(self, seat: int) -> list[Decision]: ...
    def preview(self, seat: int) -> Json: ...
    def refusal_for(self, seat: int, decision: Decision) -> Refusal | None: ...
    def decide(self, seat: int, decision: Decision) -> list[Event]: ...
    def wait_for_others(self) -> list[Event] | None: ...
    def can_take_back(self, seat: int) -> bool: ...
    def take_back(self, seat: int) -> None: ...
    def hint(self, seat: int, translations: Translations) -> list[Hint]: ...
    def outcome(self) -> Outcome | None: ...
    def rematch_prompt(self, translations: Translations) -> RematchPrompt: ...
    def events_by_step(self) -> list[list[Event]]: ...
    def save_copy(self, file_name: str) -> str: ...
    def save_game(self) -> None: ...


class LocalTable:
    """A game in this process: bots answer for their seats, and every decision is saved before the next one."""

    def __init__(
        self,
        game_session: GameSession[Any],
        seats: list[TerminalSeat],
        user_files: UserFiles,
        path: Path,
        seed: int | None = None,
    ) -> None:
        self.game_session = game_session
        self.game: Game[Any] = game_session.game
        self.seats = seats
        self._user_files = user_files
        self.path = path
        # With a seed the same game comes again, so that no clock may decide how long a bot thinks.
        bot_seconds = BOT_SECONDS if seed is None else math.inf
        self._bots: dict[int, Bot] = {
            seat: make_bot(self.game, each.bot, bot_seconds) for seat, each in enumerate(seats) if not each.is_person
        }
        self._chance_sources: list[ChanceSource] = [random_source_of_bot(seed, seat) for seat in range(len(seats))]
        self._adviser: Bot | None = None
        self.save_error: PaddockError | None = None
        self.make_rematch_prompt: Callable[[Translations], RematchPrompt] = rematch_prompt
        self.save_game()

    @property
    def local_seats(self) -> list[int]:
        """The seats that are played from this keyboard."""
        return [seat for seat, each in enumerate(self.seats) if each.is_person]

    @property
    def commitment(self) -> str | None:
        """The hash of the fair seed, published at the start."""
        return self.game_session.header.commitment

    @property
    def record_location(self) -> str:
        """Where the game is kept."""
        return str(self.path)

    def waiting_seats(self) -> list[int]:
        return self.game.waiting_for(self.game_session.state)

    def view(self, seat: int | None) -> Json:
        return self.game.view(self.game_session.state, seat)

    def legal(self, seat: int) -> list[Decision]:
        return self.game.legal(self.game_session.state, seat)

    def preview(self, seat: int) -> Json:
        return self.game.preview(self.game_session.state, seat)

    def refusal_for(self, seat: int, decision: Decision) -> Refusal | None:
        return self.game.refusal_for(self.game_session.state, seat, decision)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.game_session.state)

    def rematch_prompt(self, translations: Translations) -> RematchPrompt:
        """What can follow this game: another one, or the next stage of its campaign."""
        return self.make_rematch_prompt(translations)

    def events_by_step(self) -> list[list[Event]]:
        """What every step told, from the setup on."""
        return self.game_session.events

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """A person's decision. Raises `RefusedError`, having changed nothing."""
        self._watch()
        events = self.game_session.decide(seat, decision)
        self.save_game()
        return events

    def wait_for_others(self) -> list[Event] | None:
        """Lets one bot decide and tells what happened; None when no bot is asked."""
        for seat in self.waiting_seats():
            bot = self._bots.get(seat)
            if bot is not None:
                chosen = decide(bot, self.game, self.game_session.state, seat, self._chance_sources[seat])
                self._watch()
                events = self.game_session.decide(seat, chosen)
                self.save_game()
                return events
        return None

    def _watch(self) -> None:
        """What happens next is seen by everybody at this keyboard, and by those who only look on."""
        self.game_session.watch((None, *self.local_seats))

    def can_take_back(self, seat: int) -> bool:
        return bool(self.game_session.undoable_steps(seat))

    def take_back(self, seat: int) -> None:
        """Takes back the seat's latest step. Raises `TakeBackError`."""
        self.game_session.take_back(seat)
        self.save_game()

    def hint(self, seat: int, translations: Translations) -> list[Hint]:
        """What may be done here, best first, with reasons and chances."""
        if self._adviser is None:
            self._adviser = make_bot(self.game, DEFAULT_BOT)
        ranked = rank_decisions(self._adviser, self.game, self.game_session.state, seat, HINT_BUDGET)
        return [
            Hint(each.decision, each.next_decisions, advice_reason(translations, each), each.win_chance)
            for each in ranked
        ]

    def save_copy(self, file_name: str) -> str:
        """Saves a copy under a name of the player's; returns where it is."""
        path = self._user_files.path_of_save(file_name)
        self._user_files.save_game(self.game_session, path)
        return str(path)

    def save_game(self) -> None:
        """Saves the game where it is kept. Play goes on if it can't be: `trouble` then says why."""
        try:
            self._user_files.save_game(self.game_session, self.path)
            self.save_error = None
        except PaddockError as error:
            self.save_error = error
