"""GangRush: Breakout: bring your loot over the bridge, richer than the others, and not last."""

from paddock.core.title import LazyPart, Title

TITLE = Title(
    __name__,
    game=LazyPart("game:GAME"),
    bots=LazyPart("bots.heuristics:HEURISTICS"),
    win_chance=LazyPart("bots.win_chance"),
    encoder=LazyPart("training.encoder:ENCODER"),
    statistics=LazyPart("training.statistics:STATISTICS"),
    terminal=LazyPart("terminal.renderer:TitleRenderer"),
    checks=LazyPart("components.data_checks:check_data"),
    benchmark=LazyPart("testing.benchmark:BENCHMARK"),
    setups=LazyPart("testing.setups"),
    types=LazyPart("views.types"),
)
