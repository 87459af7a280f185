"""Rallyman: GT: lay your dice along the road, and decide with every roll how far you dare to go."""

from paddock.core.title import Lazy, Title

TITLE = Title(
    __name__,
    game=Lazy("game:GAME"),
    bots=Lazy("bots.heuristics:HEURISTICS"),
    win_chance=Lazy("bots.win_chance"),
    encoder=Lazy("training.encoder:ENCODER"),
    statistics=Lazy("training.statistics:STATISTICS"),
    workshop=Lazy("views.workshop:WORKSHOP"),
    best_results=Lazy("campaign.records:RECORDS"),
    time_sheet=Lazy("views.time_sheet:SHEET"),
    terminal=Lazy("terminal.renderer:TitleRenderer"),
    checks=Lazy("components.data_checks:check_data"),
    benchmark=Lazy("testing.benchmark:BENCHMARK"),
    setups=Lazy("testing.setups"),
    types=Lazy("views.types"),
)
