"""Where a table's views come from and its decisions go.

:class:`Source` is all that the drawing and asking parts know. :class:`LocalTable` is a game in this process; a table on
a server can be another one.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from paddock.bots.bot import Bot, decide
from paddock.bots.levels import DEFAULT_BOT, make_bot
from paddock.bots.ranking import PlayoutBudget, rank_decisions
from paddock.bots.report import advice_reason
from paddock.core.chance import Chance
from paddock.core.decision import Decision, Refusal
from paddock.core.errors import PaddockError
from paddock.core.event import Event
from paddock.core.game import Game, Json, Outcome
from paddock.core.play import Play
from paddock.core.terminal_seat import TerminalSeat
from paddock.core.translations import Translations
from paddock.terminal.seating import bot_chance
from paddock.terminal.user_files import UserFiles

THINKS: Final = 2.0
"""Seconds: how long a bot that searches may go on about one decision."""

ADVICE: Final = PlayoutBudget(seconds=2.0)
"""How long advice may take."""


class Hint:
    """What a bot would do, what would follow, why (perhaps nothing), and the chance of winning then (perhaps unknown).

    A table that is asked for advice answers with a few of them, best first; see :meth:`Source.hint`.
    """

    __slots__ = ("chance", "decision", "reason", "then")

    def __init__(self, decision: Decision, then: Sequence[Decision], reason: str, chance: float | None = None) -> None:
        self.decision = decision
        self.then = tuple(then)
        self.reason = reason
        self.chance = chance


Sequel = tuple[str, str]
"""What is asked after a game in plain lines, and the keys under a full screen."""


def sequel(words: Translations, key: str = "table-rematch", **args: object) -> Sequel:
    """The question whether to go on, by its message."""
    return words.message(key, **args), words.attribute(key, "keys")


class Source(Protocol):
    """A table to sit at. Seats in `people` are played from this keyboard."""

    game: Game[Any]
    seats: list[TerminalSeat]
    trouble: PaddockError | None

    @property
    def people(self) -> list[int]: ...
    @property
    def commitment(self) -> str | None: ...
    @property
    def place(self) -> str: ...
    def waiting(self) -> list[int]: ...
    def view(self, seat: int | None) -> Json: ...
    def legal(self, seat: int) -> list[Decision]: ...
    def preview(self, seat: int) -> Json: ...
    def why_not(self, seat: int, decision: Decision) -> Refusal | None: ...
    def decide(self, seat: int, decision: Decision) -> list[Event]: ...
    def others(self) -> list[Event] | None: ...
    def can_take_back(self, seat: int) -> bool: ...
    def take_back(self, seat: int) -> None: ...
    def hint(self, seat: int, words: Translations) -> list[Hint]: ...
    def outcome(self) -> Outcome | None: ...
    def sequel(self, words: Translations) -> Sequel: ...
    def story(self) -> list[list[Event]]: ...
    def save(self, name: str) -> str: ...
    def keep(self) -> None: ...


class LocalTable:
    """A game in this process: bots answer for their seats, and every decision is saved before the next one."""

    def __init__(
        self, play: Play[Any], seats: list[TerminalSeat], user_files: UserFiles, path: Path, seed: int | None = None
    ) -> None:
        self.play = play
        self.game: Game[Any] = play.game
        self.seats = seats
        self._user_files = user_files
        self.path = path
        # With a seed the same game comes again, so that no clock may decide how long a bot thinks.
        thinks = THINKS if seed is None else math.inf
        self._bots: dict[int, Bot] = {
            seat: make_bot(self.game, each.bot, thinks) for seat, each in enumerate(seats) if not each.is_person
        }
        self._chances: list[Chance] = [bot_chance(seed, seat) for seat in range(len(seats))]
        self._adviser: Bot | None = None
        self.trouble: PaddockError | None = None
        self.follows: Callable[[Translations], Sequel] = sequel
        self.keep()

    @property
    def people(self) -> list[int]:
        """The seats that are played from this keyboard."""
        return [seat for seat, each in enumerate(self.seats) if each.is_person]

    @property
    def commitment(self) -> str | None:
        """The hash of the fair seed, published at the start."""
        return self.play.header.commitment

    @property
    def place(self) -> str:
        """Where the game is kept."""
        return str(self.path)

    def waiting(self) -> list[int]:
        return self.game.waiting_for(self.play.state)

    def view(self, seat: int | None) -> Json:
        return self.game.view(self.play.state, seat)

    def legal(self, seat: int) -> list[Decision]:
        return self.game.legal(self.play.state, seat)

    def preview(self, seat: int) -> Json:
        return self.game.preview(self.play.state, seat)

    def why_not(self, seat: int, decision: Decision) -> Refusal | None:
        return self.game.why_not(self.play.state, seat, decision)

    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.play.state)

    def sequel(self, words: Translations) -> Sequel:
        """What can follow this game: another one, or the next stage of its campaign."""
        return self.follows(words)

    def story(self) -> list[list[Event]]:
        """What every step told, from the setup on."""
        return self.play.events

    def decide(self, seat: int, decision: Decision) -> list[Event]:
        """A person's decision. Raises `RefusedError`, having changed nothing."""
        events = self.play.decide(seat, decision)
        self.keep()
        return events

    def others(self) -> list[Event] | None:
        """Lets one bot decide and tells what happened; None when no bot is asked."""
        for seat in self.waiting():
            bot = self._bots.get(seat)
            if bot is not None:
                chosen = decide(bot, self.game, self.play.state, seat, self._chances[seat])
                events = self.play.decide(seat, chosen)
                self.keep()
                return events
        return None

    def can_take_back(self, seat: int) -> bool:
        return bool(self.play.undoable_steps(seat))

    def take_back(self, seat: int) -> None:
        """Takes back the seat's latest step. Raises `TakeBackError`."""
        self.play.take_back(seat)
        self.keep()

    def hint(self, seat: int, words: Translations) -> list[Hint]:
        """What may be done here, best first, with reasons and chances."""
        if self._adviser is None:
            self._adviser = make_bot(self.game, DEFAULT_BOT)
        ranked = rank_decisions(self._adviser, self.game, self.play.state, seat, ADVICE)
        return [Hint(each.decision, each.then, advice_reason(words, each), each.chance) for each in ranked]

    def save(self, name: str) -> str:
        """Saves a copy under a name of the player's; returns where it is."""
        path = self._user_files.path_of_save(name)
        self._user_files.save_game(self.play, path)
        return str(path)

    def keep(self) -> None:
        """Saves the game where it is kept. Play goes on if it can't be: `trouble` then says why."""
        try:
            self._user_files.save_game(self.play, self.path)
            self.trouble = None
        except PaddockError as error:
            self.trouble = error
