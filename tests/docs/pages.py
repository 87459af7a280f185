"""The pages of the manual, and the examples in them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_BLOCK = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
_TITLE = re.compile(r'title="([^"]+)"')
_SPAN = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")


@dataclass(frozen=True)
class Block:
    """A fenced block: what it is written in, the file name that it is shown under, and its text."""

    page: Path
    line: int
    language: str
    title: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT).as_posix()}:{self.line}"


def pages() -> list[Path]:
    """Every page that people read, but not the tables that are written by a command."""
    at_the_root = ("README.md", "README.fr.md", "CONTRIBUTING.md", "CHANGELOG.md")
    found = [*(ROOT / name for name in at_the_root), *(ROOT / "docs").rglob("*.md")]
    return sorted(page for page in found if page.is_file() and "clauses" not in page.parts)


def blocks(page: Path, *languages: str) -> list[Block]:
    """The fenced blocks of a page in some languages, in order."""
    text = page.read_text(encoding="utf-8")
    found: list[Block] = []
    for match in _BLOCK.finditer(text):
        language, _, rest = match["info"].strip().partition(" ")
        title = _TITLE.search(rest)
        line = text.count("\n", 0, match.start()) + 1
        if language in languages:
            found.append(Block(page, line, language, title[1] if title else "", match["text"]))
    return found


def all_blocks(*languages: str) -> list[Block]:
    """The fenced blocks of all pages in some languages."""
    return [block for page in pages() for block in blocks(page, *languages)]


def spans(page: Path) -> list[str]:
    """All that a page sets in code style within its sentences, and its lines of indented or plain shell."""
    text = page.read_text(encoding="utf-8")
    bare = _BLOCK.sub("", text)
    indented = [line.strip() for line in bare.splitlines() if line.startswith("    ")]
    return [*_SPAN.findall(bare), *indented]
