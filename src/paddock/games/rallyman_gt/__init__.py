"""Rallyman: GT: lay your dice along the road, and decide with every roll how far you dare to go."""

from paddock.core.title import LazyPart, Title

TITLE = Title(
    __name__,
    game=LazyPart("game:GAME"),
    bots=LazyPart("bots.heuristics:HEURISTICS"),
    win_chance=LazyPart("bots.win_chance"),
    encoder=LazyPart("training.encoder:ENCODER"),
    statistics=LazyPart("training.statistics:STATISTICS"),
    workshop=LazyPart("views.workshop:WORKSHOP"),
    best_results=LazyPart("campaign.records:LAP_TIMES"),
    time_sheet=LazyPart("views.time_sheet:TIME_SHEET"),
    terminal=LazyPart("terminal.renderer:TitleRenderer"),
    checks=LazyPart("components.data_checks:check_data"),
    benchmark=LazyPart("testing.benchmark:BENCHMARK"),
    setups=LazyPart("testing.setups"),
    types=LazyPart("views.types"),
)
