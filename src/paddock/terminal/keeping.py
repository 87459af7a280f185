"""What lasts: games in the user's data folder, the sealed seeds of fair games, and remembered choices.

Every decision is saved at once, whole or not at all. A fair game's seed must not stand in its record before the end,
so it is kept apart, under the hash that was published.
"""

from __future__ import annotations

import contextlib
import datetime
import hashlib
import os
import re
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs

from paddock.core.errors import PaddockError
from paddock.core.play import Play
from paddock.core.record import Record
from paddock.files import BadFileError, load_record, save

ENDING: Final = ".paddock"
LAST: Final = "last"
APP: Final = "paddock"


class Preferences(msgspec.Struct):
    """Choices that are remembered; whatever can't be read is as if it had never been chosen."""

    language: str | None = None
    name: str | None = None
    speed: int = 2
    title: str | None = None
    seats: str | None = None
    options: dict[str, Any] = {}


class Saved:
    """A game that can be gone on with."""

    __slots__ = ("path", "record", "when")

    def __init__(self, path: Path, record: Record, when: datetime.datetime) -> None:
        self.path = path
        self.record = record
        self.when = when


class Keeping:
    """The user's folders. Both can be given; otherwise they are where the system wants them."""

    def __init__(self, data: Path | None = None, config: Path | None = None) -> None:
        self.data: Final = data or Path(platformdirs.user_data_dir(APP, appauthor=False))
        self.config: Final = config or Path(platformdirs.user_config_dir(APP, appauthor=False))

    # -- remembered choices ------------------------------------------------------------------------------------

    def preferences(self) -> Preferences:
        """What was chosen last time."""
        try:
            return msgspec.json.decode((self.config / "settings.json").read_bytes(), type=Preferences)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            return Preferences()

    def remember(self, preferences: Preferences) -> None:
        """Keeps choices; a folder that can't be written costs only the memory."""
        with contextlib.suppress(PaddockError, OSError):
            save(self.config / "settings.json", [msgspec.json.format(msgspec.json.encode(preferences)), b"\n"])

    # -- games -------------------------------------------------------------------------------------------------

    @property
    def games(self) -> Path:
        return self.data / "games"

    def fresh(self, title: str) -> Path:
        """A name for a new game that nothing has yet."""
        stem = f"{title}-{datetime.datetime.now():%Y-%m-%d-%H%M%S}"
        path = self.games / f"{stem}{ENDING}"
        number = 2
        while path.exists():
            path = self.games / f"{stem}-{number}{ENDING}"
            number += 1
        return path

    def named(self, name: str) -> Path:
        """The file that a name stands for: a path as it is, a plain name in the games folder."""
        path = Path(name).expanduser()
        if path.name != name or path.exists():
            return path
        plain = re.sub(r"[^\w. -]", "_", name)
        return self.games / (plain if plain.endswith(ENDING) else plain + ENDING)

    def keep(self, play: Play[Any], path: Path) -> None:
        """Saves a game, whole or not at all."""
        save(path, play.lines())

    def open(self, name: str, *, mend: bool = False) -> tuple[Path, Record]:
        """The record of a saved game, by path, by name, or the latest one (`last`)."""
        if name == LAST:
            found = self.latest()
            if found is None:
                raise BadFileError(file=str(self.games), problem="nothing-saved")
            return found.path, found.record
        path = self.named(name)
        return path, load_record(path, mend=mend)

    def latest(self) -> Saved | None:
        """The game that was played last and is not over."""
        try:
            paths = sorted(self.games.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
        except OSError:
            return None
        for path in paths[:50]:
            with contextlib.suppress(PaddockError, OSError):
                record = load_record(path, mend=True)
                if record.end is None:
                    return Saved(path, record, datetime.datetime.fromtimestamp(path.stat().st_mtime))
        return None

    # -- seats on servers ----------------------------------------------------------------------------------------

    def keep_pass(self, link: str, token: str) -> None:
        """Keeps the key to a seat on a server, readable by nobody else."""
        path = self._pass(link)
        save(path, [token.encode("ascii", "replace") + b"\n"])
        with contextlib.suppress(OSError):
            os.chmod(path, 0o600)

    def pass_of(self, link: str) -> str | None:
        """The key to the seat that was taken at a table, if one was."""
        try:
            return self._pass(link).read_text(encoding="ascii").strip() or None
        except (OSError, ValueError):
            return None

    def lose_pass(self, link: str) -> None:
        """Forgets a key that no longer opens anything."""
        with contextlib.suppress(OSError):
            self._pass(link).unlink()

    def _pass(self, link: str) -> Path:
        return self.data / "seats" / hashlib.sha256(link.encode()).hexdigest()[:32]

    # -- sealed seeds ------------------------------------------------------------------------------------------

    def seal_seed(self, commitment: str, seed: bytes) -> None:
        """Keeps the seed of a fair game until it is over, readable by nobody else."""
        path = self._seed(commitment)
        save(path, [seed.hex().encode() + b"\n"])
        with contextlib.suppress(OSError):
            os.chmod(path, 0o600)

    def seed_of(self, commitment: str) -> bytes | None:
        """The sealed seed whose hash was published, if it is on this machine."""
        try:
            return bytes.fromhex(self._seed(commitment).read_text(encoding="ascii").strip())
        except (OSError, ValueError):
            return None

    def _seed(self, commitment: str) -> Path:
        return self.data / "seeds" / re.sub(r"[^0-9a-f]", "", commitment)[:64]
