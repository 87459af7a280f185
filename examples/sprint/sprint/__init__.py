"""Sprint: a race for two to four, and the smallest outside title that has everything. See docs/add-a-title.md."""

from paddock.core.title import Lazy, Title

TITLE = Title(
    __name__,
    game=Lazy("game:GAME"),
    bots=Lazy("heuristics:HEURISTICS"),
    encoder=Lazy("encoder:ENCODER"),
    setups=Lazy("setups"),
)
