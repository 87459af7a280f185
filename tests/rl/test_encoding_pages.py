"""The pages that tell what the numbers mean are those of the encoders."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from paddock.core import registry
from paddock.core.encoding import encoder_of
from paddock.rl.encoding_pages import PAGES_COMMAND, encoding_page

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.mark.parametrize("title", registry.titles())
def test_the_page_of_a_title_is_up_to_date(title: str) -> None:
    assert (DOCS / "numbers" / f"{title}.md").read_text(encoding="utf-8") == encoding_page(title), (
        f"write it anew: {PAGES_COMMAND}"
    )


def test_the_manual_counts_numbers_and_actions_rightly() -> None:
    text = (DOCS / "training.md").read_text(encoding="utf-8")
    told = {title: (int(size), int(actions)) for title, size, actions in _ROW.findall(text)}
    encoders = {title: encoder_of(registry.game(title)) for title in registry.titles()}
    assert told == {title: (encoder.observation_size, encoder.action_count) for title, encoder in encoders.items()}


_ROW = re.compile(r"\(numbers/(\w+)\.md\) \| (\d+) \| (\d+) \|")
