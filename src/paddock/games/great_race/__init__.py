"""The Great Race: half-tracks across Africa, and René Estienne's Torpedo."""

from paddock.core.title import LazyPart, Title

TITLE = Title(
    __name__,
    game=LazyPart("game:GAME"),
    bots=LazyPart("bots.heuristics:HEURISTICS"),
    win_chance=LazyPart("bots.win_chance"),
    encoder=LazyPart("training.encoder:ENCODER"),
    statistics=LazyPart("training.statistics:STATISTICS"),
    campaign=LazyPart("campaign.campaign:CAMPAIGN"),
    terminal=LazyPart("terminal.renderer:TitleRenderer"),
    checks=LazyPart("components.data_checks:check_data"),
    benchmark=LazyPart("testing.benchmark:BENCHMARK"),
    setups=LazyPart("testing.setups"),
    types=LazyPart("views.types"),
)
