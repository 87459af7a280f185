"""Solo games that follow each other: Estienne's deck, the Torpedo's stickers and the passport last (GR-29 to GR-33)."""
# mypyc: off

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paddock.core.campaign import Campaign, MessageKeyAndArgs, Stage, StageGroup, StageScore, Standings, StandingsLine
from paddock.core.errors import BadSetupError
from paddock.core.game import Json, Setting
from paddock.core.reading import Reader, check_settings

from ..components.content import (
    COLOUR_COUNT,
    COLOUR_VALUES,
    ESTIENNE_CARD_VALUES,
    ESTIENNE_DECKS,
    PASSPORT_WAY_VALUES,
    QUEST_VALUES,
)
from ..components.settings import SETTINGS, SOLO_ALONE
from ..rules.campaign_entry import campaign_entry
from ..rules.state import State
from .result_checks import RESULT_FIELDS, check_crew_and_result, check_deck, check_legacy, check_stamps
from .ways import (
    GAME_CHOICES,
    LEGENDARY_PASSPORT_WAY,
    SHARED_SETTINGS,
    game_layers,
    passport_column,
    read_choices,
    stage_settings,
)

RESULT_SCHEMA: Final = "great_race.campaign/1"
MAX_GAMES: Final = 100
WINNING_RESULTS: Final = ("player", "success")


class ExpeditionCampaign(Campaign[State]):
    """Solo games in a row, each in its own way, with one passport. Its progress is the document of GR-33 without
    ids: the campaign has its own, and a game is called by its number. Its `settings` are those of the last game."""

    seats = (1, 1)
    allows_unknown_fields = True  # GR-33.4
    choices = GAME_CHOICES
    settings = (
        Setting("games", 30, clause="GR-33.1", low=1, high=MAX_GAMES),
        *GAME_CHOICES,
        *(setting for setting in SETTINGS if setting.name in SHARED_SETTINGS),
    )

    def initial_progress(self, seats: int, settings: Mapping[str, object]) -> Json:
        if seats != 1:
            raise BadSetupError(where="seats", problem="campaign-solo", clause="GR-20.1")
        check_settings(self.settings, settings, "GR-33.1")
        chosen: dict[str, Any] = {each.name: settings.get(each.name, each.default) for each in self.settings}
        return {
            "schema": RESULT_SCHEMA,
            "settings": chosen,
            "upgrade_mode": chosen["upgrades"],
            "layers_default": game_layers(chosen),
            "deck": [ESTIENNE_CARD_VALUES.names[card] for card in ESTIENNE_DECKS[0]],
            "legacy": {COLOUR_VALUES.names[colour]: 0 for colour in range(COLOUR_COUNT)},
            "passport": {quest: dict.fromkeys(PASSPORT_WAY_VALUES.names) for quest in QUEST_VALUES.names},
            "title": None,
            "history": [],
        }

    def default_choices(self, progress: Json) -> Json:
        chosen: Any = progress["settings"]
        return {choice.name: chosen[choice.name] for choice in self.choices}

    def choose(self, progress: Json, choices: Mapping[str, object]) -> Json:
        check_settings(self.choices, choices, "GR-31.2")
        return _with_choices(progress, choices)

    def stage(self, progress: Json) -> Stage | None:
        chosen: Any = progress["settings"]
        done: Any = progress["history"]
        if len(done) >= chosen["games"] or _is_passport_full(progress):
            return None
        game = stage_settings(chosen)
        position: Json = {"settings": game, "phase": "setup", "crews": [{}], "stamped": _stamped_quests(progress)}
        if chosen["way"] != SOLO_ALONE:
            if game["evolving_deck"]:  # free play meets the cards of level 1 (GR-20.2)
                position["estienne"] = {"deck": progress["deck"]}
            if game["legacy"]:
                position["torpedo"] = {"legacy": progress["legacy"]}
        return Stage(_message("campaign-stage", game=len(done) + 1), game, position)

    def result(self, state: State) -> Json:
        return campaign_entry(state)

    def progress_after(self, progress: Json, result: Json) -> Json:
        reader = Reader(result, "", RESULT_FIELDS)
        if self.stage(progress) is None:
            raise reader.position_error("result", "campaign-over", clause="GR-33.1")
        then = _with_choices(progress, read_choices(reader))
        way = _passport_column(then)
        check_crew_and_result(reader, then)
        deck = check_deck(reader, then)
        legacy = check_legacy(reader, then)
        stamps = check_stamps(reader, _stamped_quests(then), way)
        played: Any = progress["history"]
        game = f"g-{len(played) + 1:04d}"
        passport: Any = {quest: dict(boxes) for quest, boxes in _passport_boxes(progress).items()}
        for quest in stamps:
            passport[quest][way] = game
        document = {
            **then,
            "deck": deck,
            "legacy": legacy,
            "passport": passport,
            "history": [*played, {"game_id": game, **result}],
        }
        if all(boxes[LEGENDARY_PASSPORT_WAY] for boxes in passport.values()):
            document["title"] = LEGENDARY_PASSPORT_WAY
        return document

    def standings(self, progress: Json) -> Standings:
        stamping: Any = progress["layers_default"]
        played: Any = progress["history"]
        won = [int(game["result"] in WINNING_RESULTS) for game in played]
        points = [len(game["stamps"]) for game in played] if stamping["passport"] else won
        legs = [
            StageScore(_message("campaign-leg", game=number, way=game["way"] or "free"), [each])
            for number, (game, each) in enumerate(zip(played, points, strict=True), 1)
        ]
        total = sum(points)
        good = bool(_full_columns(progress)) or 2 * sum(won) > len(played)
        measure = "campaign-stamps" if stamping["passport"] else "campaign-wins"
        groups = [StageGroup(_message("campaign-games"), legs, [total])] if legs else []
        return Standings(
            _message(measure), groups, [StandingsLine(0, 1 if good else None, total)], lower_is_better=False
        )


def _message(message_key: str, **args: object) -> MessageKeyAndArgs:
    return message_key, args


def _with_choices(progress: Json, choices: Mapping[str, object]) -> Json:
    """The progress, with the settings of a game that is played like this."""
    before: Any = progress["settings"]
    return {**progress, "settings": {**before, **choices}}


def _passport_column(progress: Json) -> str | None:
    chosen: Any = progress["settings"]
    return passport_column(chosen)


def _passport_boxes(progress: Json) -> dict[str, dict[str, str | None]]:
    passport: Any = progress["passport"]
    return dict(passport)


def _stamped_quests(progress: Json) -> list[str]:
    """The quests whose box in this column is stamped."""
    way = _passport_column(progress)
    return [quest for quest, boxes in _passport_boxes(progress).items() if way is not None and boxes[way]]


def _full_columns(progress: Json) -> list[str]:
    return [way for way in PASSPORT_WAY_VALUES.names if all(boxes[way] for boxes in _passport_boxes(progress).values())]


def _is_passport_full(progress: Json) -> bool:
    """Whether there is nothing left to stamp."""
    return len(_full_columns(progress)) == len(PASSPORT_WAY_VALUES)


CAMPAIGN: Final = ExpeditionCampaign()
