"""The user's files: saved games, the sealed seeds of fair games, tokens of seats on servers, and preferences.

Every decision is saved at once, whole or not at all. A fair game's seed must not stand in its record before the end,
so it is kept apart, under the hash that was published.
"""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import itertools
import os
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs

from paddock.core.errors import PaddockError
from paddock.core.game_session import GameSession
from paddock.core.record import Record
from paddock.files import BadFileError, load_record, write_file

GAME_SUFFIX: Final = ".paddock"
LATEST_GAME: Final = "last"
APP_NAME: Final = "paddock"


class Preferences(msgspec.Struct):
    """Choices that are remembered; whatever can't be read is as if it had never been chosen."""

    language: str | None = None
    name: str | None = None
    speed: int = 2
    title: str | None = None
    seats: str | None = None
    settings: dict[str, Any] = msgspec.field(name="options", default_factory=dict)


class SavedGame(msgspec.Struct):
    """A game that can be gone on with."""

    path: Path
    record: Record
    saved_at: datetime.datetime


class UserFiles:
    """The user's folders. Both can be given; otherwise they are where the system wants them."""

    def __init__(self, data_folder: Path | None = None, config_folder: Path | None = None) -> None:
        self.data_folder: Final = data_folder or Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
        self.config_folder: Final = config_folder or Path(platformdirs.user_config_dir(APP_NAME, appauthor=False))

    # -- remembered choices ------------------------------------------------------------------------------------

    def load_preferences(self) -> Preferences:
        """What was chosen last time."""
        try:
            return msgspec.json.decode((self.config_folder / "settings.json").read_bytes(), type=Preferences)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return Preferences()

    def save_preferences(self, preferences: Preferences) -> None:
        """Keeps choices; a folder that can't be written costs only the memory."""
        with contextlib.suppress(PaddockError, OSError):
            write_file(
                self.config_folder / "settings.json", [msgspec.json.format(msgspec.json.encode(preferences)), b"\n"]
            )

    def update_preferences(self, **changes: Any) -> None:
        """Keeps a few choices, and the others as they were."""
        self.save_preferences(msgspec.structs.replace(self.load_preferences(), **changes))

    # -- games -------------------------------------------------------------------------------------------------

    @property
    def games_folder(self) -> Path:
        return self.data_folder / "games"

    def new_game_path(self, title_name: str) -> Path:
        """A name for a new game that nothing has yet."""
        stem = f"{title_name}-{datetime.datetime.now():%Y-%m-%d-%H%M%S}"
        endings = itertools.chain([""], (f"-{number}" for number in itertools.count(2)))
        paths = (self.games_folder / f"{stem}{ending}{GAME_SUFFIX}" for ending in endings)
        return next(path for path in paths if not path.exists())

    def path_of_save(self, saved_name: str) -> Path:
        """The file that a name stands for: a path as it is, a plain name in the games folder."""
        path = Path(saved_name).expanduser()
        if path.name != saved_name or path.exists():
            return path
        plain = re.sub(r"[^\w. -]", "_", saved_name)
        return self.games_folder / (plain if plain.endswith(GAME_SUFFIX) else plain + GAME_SUFFIX)

    def save_game(self, game_session: GameSession[Any], path: Path) -> None:
        """Saves a game, whole or not at all."""
        write_file(path, game_session.record_lines())

    def load_game(self, saved_name: str, *, mends_last_line: bool = False) -> tuple[Path, Record]:
        """The record of a saved game, by path, by name, or the latest one (`last`)."""
        if saved_name == LATEST_GAME:
            latest = self.latest_unfinished()
            if latest is None:
                raise BadFileError(file=str(self.games_folder), problem="nothing-saved")
            return latest.path, latest.record
        path = self.path_of_save(saved_name)
        return path, load_record(path, mends_last_line=mends_last_line)

    def latest_unfinished(self) -> SavedGame | None:
        """The game that was played last and is not over."""
        for path in newest_first(self.games_folder, GAME_SUFFIX)[:50]:
            with contextlib.suppress(PaddockError, OSError):
                record = load_record(path, mends_last_line=True)
                if record.end is None:
                    return SavedGame(path, record, datetime.datetime.fromtimestamp(path.stat().st_mtime))
        return None

    # -- seats on servers ----------------------------------------------------------------------------------------

    def save_token(self, link: str, token: str) -> None:
        """Keeps the key to a seat on a server, readable by nobody else."""
        _write_secret(self._token_path(link), token)

    def load_token(self, link: str) -> str | None:
        """The key to the seat that was taken at a table, if one was."""
        return _read_secret(self._token_path(link)) or None

    def delete_token(self, link: str) -> None:
        """Forgets a key that no longer opens anything."""
        with contextlib.suppress(OSError):
            self._token_path(link).unlink()

    def _token_path(self, link: str) -> Path:
        return self.data_folder / "seats" / hashlib.sha256(link.encode()).hexdigest()[:32]

    # -- sealed seeds ------------------------------------------------------------------------------------------

    def save_seed(self, commitment: str, seed: bytes) -> None:
        """Keeps the seed of a fair game until it is over, readable by nobody else."""
        _write_secret(self._seed_path(commitment), seed.hex())

    def load_seed(self, commitment: str) -> bytes | None:
        """The sealed seed whose hash was published, if it is on this machine."""
        with contextlib.suppress(ValueError):
            seed = _read_secret(self._seed_path(commitment))
            return bytes.fromhex(seed) if seed is not None else None
        return None

    def _seed_path(self, commitment: str) -> Path:
        return self.data_folder / "seeds" / re.sub(r"[^0-9a-f]", "", commitment)[:64]


def newest_first(folder: Path, suffix: str) -> list[Path]:
    """The files of a folder that end so, the one that was written last first; none where they can't be read."""
    with contextlib.suppress(OSError):
        return sorted(folder.glob(f"*{suffix}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return []


def _write_secret(path: Path, secret: str) -> None:
    """Writes a file that nobody else can read."""
    write_file(path, [secret.encode("ascii", "replace") + b"\n"])
    with contextlib.suppress(OSError):
        os.chmod(path, 0o600)


def _read_secret(path: Path) -> str | None:
    with contextlib.suppress(OSError, ValueError):
        return path.read_text(encoding="ascii").strip()
    return None
