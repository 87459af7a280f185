"""Titles from outside packages, as if pip had installed them: for tests that start another process."""

from __future__ import annotations

from pathlib import Path
from typing import Final

EXAMPLES: Final = Path(__file__).resolve().parent.parent / "examples"
SPRINT: Final = EXAMPLES / "sprint"


def install_title(folder: Path, title: str, location: str) -> None:
    """Writes into a folder of the module search path what an installed package says of its title."""
    metadata = folder / f"{title}_title-0.1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {title}-title\nVersion: 0.1\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[paddock.games]\n{title} = {location}\n", encoding="utf-8")
