"""Pin the browser client's packages: `python tools/web_lock.py`, after a change of web/package.json.

npm writes down where each package came from and leaves out what the registry of the day does not have. Our lock names
no registry, and it names the packages of every system, so that `npm ci` works on each of them.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tools.web import WEB, npm, say

SYSTEMS: Final = ("android", "darwin", "freebsd", "linux", "openharmony", "win32", "aix", "netbsd", "openbsd", "sunos")
PROCESSORS: Final = ("arm64", "arm", "x64", "ia32", "ppc64", "s390x", "riscv64", "loong64", "mips64el", "wasm32")


def platform_of(name: str) -> dict[str, list[str]]:
    """For which system a package is, by its name; empty for one that is for all.

    >>> platform_of("@rolldown/binding-linux-arm64-musl")
    {'os': ['linux'], 'cpu': ['arm64'], 'libc': ['musl']}
    """
    parts = name.replace("@", "").replace("/", "-").split("-")
    found: dict[str, list[str]] = {}
    for field, known in (("os", SYSTEMS), ("cpu", PROCESSORS)):
        here = [each for each in known if each in parts]
        if here:
            found[field] = here
    if "musl" in parts:
        found["libc"] = ["musl"]
    elif "gnu" in parts:
        found["libc"] = ["glibc"]
    return found


def completed(lock: dict[str, Any]) -> dict[str, Any]:
    """The lock without addresses, and with the packages for other systems that npm left out."""
    packages: dict[str, dict[str, Any]] = lock["packages"]
    for entry in list(packages.values()):
        entry.pop("resolved", None)
        for name, version in entry.get("optionalDependencies", {}).items():
            place = f"node_modules/{name}"
            if place in packages:
                continue
            # `fsevents` is the one that does not say in its name that it is for macOS alone.
            system = {"os": ["darwin"]} if name == "fsevents" else platform_of(name)
            assert system, f"{name} is left out by npm, and its name does not say for which system it is"
            packages[place] = {"version": version.lstrip("^~"), "dev": True, "optional": True, **system}
    lock["packages"] = dict(sorted(packages.items()))
    return lock


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for file in ("package.json", "package-lock.json", ".npmrc"):
            if (WEB / file).is_file():
                (folder / file).write_bytes((WEB / file).read_bytes())
        code, said = npm(["install", "--package-lock-only", "--no-audit", "--no-fund"], folder, quiet=True)
        if code:
            print(said, file=sys.stderr)
            return code
        lock = completed(json.loads((folder / "package-lock.json").read_text(encoding="utf-8")))
    text = json.dumps(lock, indent=2, ensure_ascii=False) + "\n"
    (WEB / "package-lock.json").write_text(text, encoding="utf-8")
    say("package-lock.json is written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
