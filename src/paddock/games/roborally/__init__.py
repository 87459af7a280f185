"""RoboRally (2005 rules): program a robot, and hope that nobody gets in its way."""

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
    vectors=LazyPart("testing.vectors:check_file"),
    benchmark=LazyPart("testing.benchmark:BENCHMARK"),
    setups=LazyPart("testing.setups"),
    types=LazyPart("views.types"),
)
