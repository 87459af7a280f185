"""A hook for mkdocs: a folder named in the nav (`decisions/`) stands for its pages, in order of name."""

from __future__ import annotations

from pathlib import Path
from typing import Any


def expand(item: Any, docs: Path) -> Any:
    if isinstance(item, dict):
        return {title: expand(value, docs) for title, value in item.items()}
    if isinstance(item, list):
        return [expand(value, docs) for value in item]
    if isinstance(item, str) and item.endswith("/"):
        return [path.relative_to(docs).as_posix() for path in sorted((docs / item).glob("*.md"))]
    return item


def on_config(config: Any) -> Any:
    config.nav = expand(config.nav, Path(config.docs_dir))
    return config
