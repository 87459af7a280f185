"""Compile the engine with mypyc, from a copy of the source.

    python tools/compile.py build/compiled     # then: PYTHONPATH=build/compiled python …
    python tools/compile.py --probe            # can this machine compile at all?

The copy holds the whole package; the modules of `paddock.core` and `paddock.games` get a compiled twin beside
them. Nothing is ever compiled inside `src/`, where a stale `.so` would shadow later edits.

A module stays plain Python when it is an `__init__.py` (they only gather names) or when one of its first
lines is `# mypyc: off`: msgspec structs cannot be compiled, and what reads, writes or draws for people need not be.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Sequence
from importlib.metadata import version
from pathlib import Path

PACKAGE = "paddock"
ENGINE = ("core", "games")
OFF = "# mypyc: off"
UNFINISHED = "unfinished.md"
OFF_WITHIN = 10  # lines from the top
QUICKLY = ["-Wno-misleading-indentation"]
"""GCC reads the file again from its first line for every `if` whose indentation it judges: in the one file that mypyc
writes that takes ten times as long as all the rest, and nobody reads it."""
SOURCE = Path(__file__).resolve().parent.parent / "src"
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def say(words: str) -> None:
    print(f"· compile: {words}", flush=True)


def missing() -> str | None:
    """What this machine lacks for compiling, or None: found out by compiling one line."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python headers"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(compiler[0]) is None:
        return "no C compiler"
    with tempfile.TemporaryDirectory() as folder:
        one = Path(folder) / "one.c"
        one.write_text("#include <Python.h>\nint one(void) { return 1; }\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(one), "-o", f"{one}.o"]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return "the C compiler does not work"
    return None


def is_off(path: Path) -> bool:
    """Whether a module says that it stays as it is, or belongs to a title in the making."""
    if any((folder / UNFINISHED).is_file() for folder in path.parents):
        return True
    return OFF in (line.strip() for line in path.read_text(encoding="utf-8").splitlines()[:OFF_WITHIN])


def modules(root: Path, titles: Sequence[str] = ()) -> tuple[list[Path], list[Path]]:
    """The engine's modules under `root`, as relative paths: those to compile, and those that opted out. With `titles`
    only the core and these are compiled."""
    rooms = ("core", *(f"games/{title}" for title in titles)) if titles else ENGINE
    everything = sorted(path for room in rooms for path in (root / PACKAGE / room).rglob("*.py"))
    found = [path for path in everything if path.name != "__init__.py"]
    compiled = [path.relative_to(root) for path in found if not is_off(path)]
    return compiled, [path.relative_to(root) for path in found if is_off(path)]


def fingerprint(root: Path, opt: str, titles: Sequence[str]) -> str:
    """Changes when the outcome of compiling would: engine source, compiler versions, optimisation."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')} {opt} {titles} {SUFFIX}".encode())
    digest.update(Path(__file__).read_bytes())
    for room in ENGINE:
        for path in sorted((root / PACKAGE / room).rglob("*.py")):
            digest.update(str(path.relative_to(root)).encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def copy_source(out: Path, fresh: bool) -> None:
    """Bring the copy up to date: from nothing when `fresh`, else only what is not compiled."""
    if fresh and out.exists():
        shutil.rmtree(out)
    wanted = set()
    for path in (SOURCE / PACKAGE).rglob("*"):
        if not path.is_file() or path.suffix in {".so", ".pyd", ".pyc"}:
            continue
        target = out / path.relative_to(SOURCE)
        wanted.add(target)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    for path in list((out / PACKAGE).rglob("*")):
        if path.is_file() and path.suffix not in {".so", ".pyd", ".pyc"} and path not in wanted:
            path.unlink()


def compile_modules(out: Path, names: list[Path], opt: str) -> None:
    """Run mypyc and the C compiler in `out`; both take names relative to where they stand."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    work = out.parent / f"{out.name}-work"
    work.mkdir(parents=True, exist_ok=True)
    here = Path.cwd()
    os.chdir(out)
    try:
        say(f"{len(names)} modules to C")
        extensions = mypycify(
            [
                "--config-file=",  # our mypy settings speak of src/; the lint step has held them already
                "--ignore-missing-imports",
                "--explicit-package-bases",
                f"--cache-dir={work / 'mypy'}",
                *(name.as_posix() for name in names),
            ],
            opt_level=opt,
            debug_level="0",
            target_dir=str(work / "c"),
            group_name=PACKAGE,
        )
        for extension in extensions:
            extension.extra_compile_args += QUICKLY
        say(f"C to machine code, -O{opt}")
        build = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
        build.build_lib = str(out)
        build.build_temp = str(work / "o")
        build.ensure_finalized()
        build.run()
    finally:
        os.chdir(here)


def check(out: Path, names: Iterable[Path]) -> None:
    """Import every compiled module in a clean Python and see that it is the compiled one."""
    dotted = [".".join(name.with_suffix("").parts) for name in names]
    code = (
        "import importlib, sys\n"
        f"for name in {dotted!r}:\n"
        "    file = importlib.import_module(name).__spec__.origin or ''\n"
        f"    if not (file.startswith({str(out)!r}) and file.endswith({SUFFIX!r})):\n"
        "        sys.exit(f'{name} came from {file}, not from the compiled form')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONPATH": str(out)})


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile paddock.core and paddock.games with mypyc.")
    parser.add_argument("out", nargs="?", type=Path, help="where the compiled copy goes")
    parser.add_argument("--probe", action="store_true", help="only say whether this machine can compile")
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="optimisation level")
    parser.add_argument("--titles", nargs="*", default=[], help="these titles only, with the core (default: all)")
    settings = parser.parse_args()

    lack = missing()
    if lack is not None:
        say(f"{lack}, compiled form passed over")
        return 1
    if settings.probe:
        return 0
    if settings.out is None:
        parser.error("say where the compiled copy goes")
    out: Path = settings.out.resolve()
    if out.is_relative_to(SOURCE):
        parser.error("never inside src/")

    names, off = modules(SOURCE, settings.titles)
    if not names:
        say("no engine modules yet")
        return 0
    stamp = out / "fingerprint"
    now = fingerprint(SOURCE, settings.opt, settings.titles)
    if stamp.exists() and stamp.read_text() == now:
        copy_source(out, fresh=False)
        say(f"{len(names)} modules, up to date")
        return 0

    began = time.monotonic()
    copy_source(out, fresh=True)
    if off:
        say(f"left as Python: {len(off)} modules")
    compile_modules(out, names, settings.opt)
    check(out, names)
    stamp.write_text(now)
    say(f"{len(names)} modules in {time.monotonic() - began:.0f} s, in {settings.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
