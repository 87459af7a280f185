"""What a title's numbers and actions mean, as a page of the manual.

python -m paddock.rl.encoding_pages docs/numbers        # writes the pages of all titles anew
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from paddock.core import registry
from paddock.core.encoding import ObservationField, RepeatedFields, encoder_of
from paddock.core.translations import translations_for
from paddock.rl.training_game import env_version

PAGES_COMMAND = "python -m paddock.rl.encoding_pages docs/numbers"


def encoding_page(title_name: str) -> str:
    """The page of a title, in Markdown."""
    game = registry.game(title_name)
    encoder = encoder_of(game)
    lines = [
        f"# {translations_for('en', game).message('title')} in numbers",
        "",
        f"`{title_name}_v{env_version(game, encoder)}`: {encoder.observation_size} numbers, {encoder.action_count} "
        f"actions. [Training](../training.md) tells how they are used.",
        f"Written by `{PAGES_COMMAND}`; not to be edited by hand.",
        "",
        "## What a seat sees",
        "",
        "Every number is divided by the largest it can be. A line in bold is a block: its fields come once for each.",
        "",
        "| from | numbers | up to | field | what it is |",
        "| ---: | ---: | ---: | --- | --- |",
        *_field_rows(encoder.fields),
        "",
        "## What it can do",
        "",
        "| from | actions | group | what they do |",
        "| ---: | ---: | --- | --- |",
    ]
    first = 0
    for group in encoder.action_groups:
        lines.append(f"| {first} | {group.action_count} | `{group.name}` | {group.meaning} |")
        first += group.action_count
    return "\n".join(lines) + "\n"


def _field_rows(fields: Sequence[ObservationField | RepeatedFields]) -> list[str]:
    rows: list[str] = []
    first = 0
    for field in fields:
        if isinstance(field, ObservationField):
            rows.append(f"| {first} | {field.byte_size} | {field.max_value} | `{field.name}` | {field.meaning} |")
        else:
            each = field.byte_size // field.repetitions
            rows.append(
                f"| **{first}** | **{field.repetitions} × {each}** | | **`{field.name}`** | **{field.meaning}** |"
            )
            offset = 0
            for part in field.fields:
                rows.append(f"| + {offset} | {part.byte_size} | {part.max_value} | `{part.name}` | {part.meaning} |")
                offset += part.byte_size
        first += field.byte_size
    return rows


def main() -> None:
    """Writes the pages into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for title in registry.titles():
        (folder / f"{title}.md").write_text(encoding_page(title), encoding="utf-8")


if __name__ == "__main__":
    main()
