"""RoboRally (2005 rules): program a robot, and hope that nobody gets in its way."""

from paddock.core.title import Lazy, Title

TITLE = Title(
    __name__,
    game=Lazy("game:GAME"),
    bots=Lazy("bots.heuristics:HEURISTICS"),
    win_chance=Lazy("bots.win_chance"),
    encoder=Lazy("training.encoder:ENCODER"),
    statistics=Lazy("training.statistics:STATISTICS"),
    terminal=Lazy("terminal.renderer:TitleRenderer"),
    checks=Lazy("components.data_checks:check_data"),
    vectors=Lazy("testing.vectors:check_file"),
    benchmark=Lazy("testing.benchmark:BENCHMARK"),
    setups=Lazy("testing.setups"),
    types=Lazy("views.types"),
)
