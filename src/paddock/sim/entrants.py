"""Who takes part, by name: the levels of a title, bots from files, and bots from the network."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.bots import levels
from paddock.bots.bot import Bot
from paddock.bots.policy import policy_files
from paddock.core.game import Game
from paddock.core.title import title_package
from paddock.files import BadFileError, file_problems
from paddock.sim.external_bot import ExternalBot, bots_of_file
from paddock.sim.translator import SimError

BOTS_PACKAGE: Final = "paddock.bots"
FINGERPRINTED_SUFFIXES: Final = (".py", ".json")
DIGEST_LENGTH: Final = 16
SOLE_FILE_BOT: Final = "code"
NAME_PATTERN: Final = re.compile(r"[\w-]{1,40}")
NAMED_COMMAND_PATTERN: Final = re.compile(r"([\w-]{1,40})=(.+)", re.DOTALL)
DEFAULT_NETWORK_NAME: Final = "outside"
INVITATION_PLACEHOLDER: Final = "{invitation}"
MAX_FILE_BYTES: Final = 1_000_000
"""Bytes of a file with bots."""


class Entrant(msgspec.Struct, frozen=True):
    """One who takes part, by name: a level of the title; a bot from a file, with its text; or one that is reached over
    the network, with the command that starts it. `think_seconds` is what the last two have for one decision. The text
    goes to every worker, so that all of them play the same bot."""

    name: str
    file: str = ""
    source: str = ""
    think_seconds: float = 0.0
    is_online: bool = False
    command: str = ""
    policy_metadata: str = ""
    """What a trained level was made of when it was named."""

    def header_entry(self) -> dict[str, str]:
        """How a tournament's file names it: a bot from a file by what is written in it, too."""
        if self.is_online:
            return {"name": self.name, "from": "network"}
        if self.policy_metadata:
            return {"name": self.name, "policy": self.policy_metadata}
        if not self.file:
            return {"name": self.name}
        return {"name": self.name, "code": _content_digest(self.source.encode())}

    def make_bot(self, game: Game[Any]) -> Bot:
        """A new bot for one seat of one game."""
        if self.file:
            return ExternalBot(self.name, self.file, self.source, self.think_seconds)
        return levels.make_bot(game, self.name)


def parse_entrants(game: Game[Any], names_text: str, outside_entrants: Sequence[Entrant] = ()) -> list[Entrant]:
    """Those whom a person names, such as `champion,driver,my_bot`; `code` is the bot from a file if there is only one.
    Raises `UnknownBotError`, or `SimError`."""
    written_names = [name.strip().removeprefix("bot:") for name in names_text.split(",")]
    if not any(written_names):
        raise SimError(problem="sim-no-seats")
    by_name = {entrant.name: entrant for entrant in outside_entrants}
    taken_name = next((name for name in by_name if name in (levels.DEFAULT_BOT, *levels.level_names(game))), None)
    if taken_name is not None:
        raise SimError(
            problem="code-taken", bot=taken_name, file=by_name[taken_name].file or by_name[taken_name].command
        )
    files = [entrant for entrant in outside_entrants if entrant.file]
    if len(files) == 1:
        by_name[SOLE_FILE_BOT] = files[0]
    entrants = [
        by_name[name] if name in by_name else _level_entrant(game, _resolve_level(game, name, outside_entrants))
        for name in written_names
    ]
    unused = [entrant.name for entrant in outside_entrants if entrant not in entrants]
    if unused and len(unused) == len(outside_entrants):
        raise SimError(problem="code-unused", bot=unused[0])
    return entrants


def _level_entrant(game: Game[Any], bot_level: str) -> Entrant:
    policy = policy_files(game.title).get(bot_level) if bot_level not in built_in_levels(game) else None
    if policy is None:
        return Entrant(bot_level)
    with file_problems(policy):
        return Entrant(bot_level, policy_metadata=_content_digest(policy.read_bytes()))


def built_in_levels(game: Game[Any]) -> list[str]:
    """The levels that a title brings, from the weakest to the strongest, without those that were trained here."""
    return [levels.RANDOM_LEVEL, *(level.name for level in levels.heuristic_levels(game))]


def _content_digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:DIGEST_LENGTH]


def _resolve_level(game: Game[Any], level_name: str, outside_entrants: Sequence[Entrant]) -> str:
    try:
        return levels.resolve_level(game, level_name)
    except levels.UnknownBotError as error:
        if level_name == SOLE_FILE_BOT:
            raise SimError(
                problem="code-which", known=", ".join(each.name for each in outside_entrants) or "-"
            ) from None
        known = ", ".join([str(error.details["known"]), *(each.name for each in outside_entrants)])
        raise levels.UnknownBotError(**{**error.details, "known": known}) from None


def read_bot_files(paths: Sequence[str], think_seconds: float) -> list[Entrant]:
    """The bots in some files. Raises `BadFileError`, or `SimError` if there are none, or they can't be loaded."""
    entrants: dict[str, Entrant] = {}
    for path in paths:
        text = _read_text(Path(path))
        bots = bots_of_file(path, text)
        if not bots:
            raise SimError(problem="code-none", file=path)
        for name in bots:
            if not NAME_PATTERN.fullmatch(name) or name == SOLE_FILE_BOT:
                raise SimError(problem="code-name", file=path, bot=name[:40])
            if name in entrants:
                raise SimError(problem="code-taken", bot=name, file=path)
            entrants[name] = Entrant(name, path, text, think_seconds)
    return list(entrants.values())


def read_network_bots(commands: Sequence[str], think_seconds: float) -> list[Entrant]:
    """The bots from the network: one for each command `[NAME=]COMMAND` that starts one; without any, one who is told
    the invitation. Raises `SimError`."""
    if not commands:
        return [Entrant(DEFAULT_NETWORK_NAME, think_seconds=think_seconds, is_online=True)]
    entrants: dict[str, Entrant] = {}
    for text in commands:
        match = NAMED_COMMAND_PATTERN.fullmatch(text)
        name, command = (match[1], match[2]) if match is not None else (DEFAULT_NETWORK_NAME, text)
        if INVITATION_PLACEHOLDER not in command:
            raise SimError(problem="outside-command", place=INVITATION_PLACEHOLDER)
        if name in entrants:
            raise SimError(problem="tournament-twice", bot=name)
        entrants[name] = Entrant(name, think_seconds=think_seconds, is_online=True, command=command)
    return list(entrants.values())


def _read_text(path: Path) -> str:
    with file_problems(path):
        data = path.read_bytes()
    if len(data) > MAX_FILE_BYTES:
        raise BadFileError(file=str(path), problem="too-large", detail=str(MAX_FILE_BYTES))
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise BadFileError(file=str(path), problem="not-text") from None


def check_entrants(entrants: Sequence[Entrant]) -> None:
    """At least two, and nobody twice: an entrant is known by its name."""
    names = [entrant.name for entrant in entrants]
    if len(names) < 2:
        raise SimError(problem="tournament-entrants")
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise SimError(problem="tournament-twice", bot=twice)


def fingerprint(game: Game[Any]) -> str:
    """What all that decides a game has in common: bots, engine and data of the title. Two processes, machines or days
    that have the same one play the same games."""
    digest = hashlib.sha256()
    for package in (BOTS_PACKAGE, title_package(game)):
        root = Path(str(resources.files(package)))
        for path in sorted(path for kind in FINGERPRINTED_SUFFIXES for path in root.rglob(f"*{kind}")):
            digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:DIGEST_LENGTH]
