"""Campaigns of this machine: files beside the saved games, each a document; a stage is a saved game."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.campaign import document as documents
from paddock.campaign.document import Document, Entrant, campaign_rules, current_choices, current_stage
from paddock.campaign.errors import CampaignOverError, NoSuchCampaignError
from paddock.core.errors import BadInputError, PaddockError
from paddock.core.record import Record
from paddock.core.replay import replay
from paddock.core.settings import read_setting_pairs
from paddock.core.terminal_seat import ME_NAME, TerminalSeat
from paddock.core.translations import AnyGame, Translations
from paddock.files import load_record, write_file
from paddock.match.seats import clean_name
from paddock.terminal.errors import LeaveTable
from paddock.terminal.game_setup import AskChance, GameRequest, GameSetup
from paddock.terminal.tables import LocalTable, RematchPrompt, rematch_prompt
from paddock.terminal.user_files import UserFiles, newest_first

CAMPAIGN_SUFFIX: Final = ".json"


class SavedCampaigns:
    """The user's campaigns, each under a short name made from what it is called."""

    def __init__(self, user_files: UserFiles) -> None:
        self._user_files: Final = user_files
        self.folder: Final = user_files.data_folder / "campaigns"

    def campaign_names(self) -> list[str]:
        """All of them, the one that was played last first."""
        return [path.name.removesuffix(CAMPAIGN_SUFFIX) for path in newest_first(self.folder, CAMPAIGN_SUFFIX)]

    def load(self, campaign_name: str) -> Document:
        """One as it is kept. Raises `NoSuchCampaignError`, or what is wrong with its file."""
        try:
            return documents.read_document(self._path(campaign_name).read_bytes())
        except OSError:
            raise NoSuchCampaignError(campaign=campaign_name[:40]) from None

    def save(self, document: Document) -> None:
        """Saves one, whole or not at all."""
        write_file(self._path(document.id), [msgspec.json.format(documents.document_bytes(document), indent=1), b"\n"])

    def _path(self, campaign_name: str) -> Path:
        return self.folder / (re.sub(r"[^\w-]", "_", campaign_name) + CAMPAIGN_SUFFIX)

    def _unused_id(self, display_name: str) -> str:
        """A short name that no campaign has yet."""
        stem = re.sub(r"[\W_]+", "-", display_name.lower()).strip("-") or "campaign"
        names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 10_000))
        return next(name for name in names if not self._path(name).exists())

    def create(self, game: AnyGame, display_name: str, seats: list[TerminalSeat], settings: dict[str, Any]) -> Document:
        """A new campaign."""
        entrants = [
            Entrant("bot" if seat.bot else "me" if seat.name == ME_NAME else "here", seat.name, seat.bot)
            for seat in seats
        ]
        display_name = clean_name(display_name)
        now = time.time_ns() // 1_000_000
        document = documents.new_document(game, self._unused_id(display_name), display_name, entrants, settings, now)
        self.save(document)
        return document

    def import_document(self, data: object) -> Document:
        """Goes on with a campaign from a file, under a name of its own: nothing is overwritten."""
        document = documents.import_document(data, "")
        document = documents.copy_with_id(document, self._unused_id(document.name))
        self.save(document)
        return document

    def unfinished(self, max_count: int) -> list[Document]:
        """The latest that are not over; one that can't be read is left out."""
        campaigns: list[Document] = []
        for name in self.campaign_names()[: 4 * max_count]:
            with contextlib.suppress(PaddockError, OSError):
                document = self._with_finished_stage(self.load(name))
                campaigns += [document] if current_stage(document) is not None else []
        return campaigns[:max_count]

    # -- stages ------------------------------------------------------------------------------------------------

    def count_finished_stage(self, campaign_name: str) -> Document:
        """Counts the last stage of a campaign if that is over; the campaign as it stands then."""
        document = self.load(campaign_name)
        counted = self._with_finished_stage(document)
        if counted is not document:
            self.save(counted)
        return counted

    def _with_finished_stage(self, document: Document) -> Document:
        record = self._stage_record(document)
        if record is None or record.end is None or record.end.end is None:
            return document
        result = campaign_rules(document.game).result(replay(record, None, document.game))
        ended = int(self._stage_path(document).stat().st_mtime * 1000)
        return documents.with_result(document, document.match, ended, result, [seat.name for seat in document.seats])

    def _stage_path(self, document: Document) -> Path:
        return self._user_files.games_folder / document.match

    def _stage_record(self, document: Document) -> Record | None:
        """The game of the stage that was begun; None where there is none, or it can't be read."""
        if not document.match or not self._stage_path(document).is_file():
            return None
        with contextlib.suppress(PaddockError):
            return load_record(self._stage_path(document), mends_last_line=True)
        return None

    def has_open_stage(self, document: Document) -> bool:
        """Whether a stage was begun and left."""
        record = self._stage_record(document)
        return record is not None and record.end is None

    def stage_setup_from_text(self, campaign_name: str, setting_pairs: Sequence[str]) -> StageSetup:
        """The same with choices as a person writes them, such as `way=alone`. Raises `BadInputError` too."""
        wanted = campaign_rules(self.load(campaign_name).game).choices
        if setting_pairs and not wanted:
            raise BadInputError(problem="no-choices")
        return self.stage_setup(campaign_name, read_setting_pairs(wanted, setting_pairs))

    def stage_setup(self, campaign_name: str, choices: Mapping[str, object] | None = None) -> StageSetup:
        """The stage that was begun and is not over, or the next one as it is chosen. Raises `CampaignOverError`,
        `BadSetupError` for what can't be chosen, and `BadInputError` for what can't be changed any more."""
        document = self.count_finished_stage(campaign_name)
        wanted = documents.with_choices(document, choices or {})
        coming = current_stage(wanted)
        if coming is None:
            raise CampaignOverError(name=document.name)
        if self.has_open_stage(document):
            if current_choices(wanted) != current_choices(document):
                raise BadInputError(problem="stage-open", name=document.name)
            request = GameRequest(resume=str(self._stage_path(document)), mend=True)
            return StageSetup(request, self._user_files, seats=_local_seats(document)).attach_campaign(self, document)
        path = self._user_files.new_game_path(document.game.title)
        document = documents.with_open_stage(wanted, path.name)
        self.save(document)
        setup = StageSetup(
            GameRequest(document.game.title),
            self._user_files,
            coming.settings,
            seats=_local_seats(document),
            position=coming.position,
            new_path=path,
        )
        return setup.attach_campaign(self, document)


class StageSetup(GameSetup):
    """The table of a stage; after it comes the next one."""

    _saved_campaigns: SavedCampaigns
    _document: Document

    def attach_campaign(self, campaigns: SavedCampaigns, document: Document) -> StageSetup:
        """The campaign that it belongs to."""
        self._saved_campaigns, self._document = campaigns, document
        return self

    def intro_lines(self, translations: Translations) -> list[str]:
        return [campaign_line(self._document, translations), *stage_choice_lines(self._document, translations)]

    def open(self, ask_chance: AskChance | None = None) -> LocalTable:
        table = super().open(ask_chance)
        table.make_rematch_prompt = self._next_stage_prompt
        return table

    def _next_stage_prompt(self, translations: Translations) -> RematchPrompt:
        """The next stage, if there is one. Raises what is wrong with the campaign's file by now."""
        document = self._saved_campaigns.count_finished_stage(self._document.id)
        coming = current_stage(document)
        if coming is None:
            return rematch_prompt(translations, "table-campaign-over", campaign=document.name)
        said = translations.message(coming.message[0], **coming.message[1])
        return rematch_prompt(translations, "table-next-stage", campaign=document.name, stage=said)

    def rematch(self) -> GameSetup:
        try:
            return self._saved_campaigns.stage_setup(self._document.id)
        except CampaignOverError:
            raise LeaveTable from None


def campaign_line(document: Document, translations: Translations) -> str:
    """A campaign and its next stage in a line; `translations` are those of its title."""
    coming = current_stage(document)
    said = translations.message(coming.message[0], **coming.message[1]) if coming is not None else ""
    return translations.message("campaign-go-on", name=document.name, stage=said)


def stage_choice_lines(document: Document, translations: Translations) -> list[str]:
    """What is chosen for the stage, in a line; none where there is nothing to choose."""
    said = [
        translations.setting(name)
        if value is True
        else translations.message(
            "campaign-term", name=translations.setting(name), value=translations.choice(name, str(value))
        )
        for name, value in current_choices(document).items()
        if value is not False
    ]
    return [" · ".join(said)] if said else []


def _local_seats(document: Document) -> list[TerminalSeat]:
    """Who sits where: whoever came by link elsewhere sits at this keyboard."""
    return [
        TerminalSeat(entrant.name or f"{ME_NAME} {seat + 1}", entrant.level)
        for seat, entrant in enumerate(document.seats)
    ]
