"""The Great Race: half-tracks across Africa, and René Estienne's Torpedo."""

from paddock.core.title import Lazy, Title

TITLE = Title(
    __name__,
    game=Lazy("game:GAME"),
    bots=Lazy("bots.heuristics:HEURISTICS"),
    win_chance=Lazy("bots.win_chance"),
    encoder=Lazy("training.encoder:ENCODER"),
    statistics=Lazy("training.statistics:STATISTICS"),
    campaign=Lazy("campaign.campaign:CAMPAIGN"),
    terminal=Lazy("terminal.renderer:TitleRenderer"),
    checks=Lazy("components.data_checks:check_data"),
    benchmark=Lazy("testing.benchmark:BENCHMARK"),
    setups=Lazy("testing.setups"),
    types=Lazy("views.types"),
)
