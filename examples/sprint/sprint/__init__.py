"""Sprint: a race for two to four, and the smallest outside title that has everything. See docs/add-a-title.md."""

from paddock.core.title import LazyPart, Title

TITLE = Title(
    __name__,
    game=LazyPart("game:GAME"),
    bots=LazyPart("heuristics:HEURISTICS"),
    encoder=LazyPart("encoder:ENCODER"),
    setups=LazyPart("setups"),
)
