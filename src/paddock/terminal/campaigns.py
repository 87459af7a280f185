"""Campaigns of this machine: files beside the saved games, each a document; a stage is a saved game."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.campaign.document import (
    Document,
    Entrant,
    begun,
    campaigns_of,
    choices,
    choosing,
    copied,
    imported,
    merged,
    new,
    read,
    stage,
    write,
)
from paddock.campaign.errors import CampaignOverError, NoSuchCampaignError
from paddock.core.errors import BadInputError, PaddockError
from paddock.core.record import Record
from paddock.core.replay import replay
from paddock.core.seat import ME, Seat
from paddock.core.settings import read_pairs
from paddock.core.words import AnyGame, Words
from paddock.files import load_record, save
from paddock.match.seats import checked_name
from paddock.terminal.errors import LeaveTable
from paddock.terminal.keeping import Keeping
from paddock.terminal.opening import AskChance, Opening, Wish
from paddock.terminal.source import LocalTable, Sequel, sequel

ENDING: Final = ".json"


class Shelf:
    """The user's campaigns, each under a short name made from what it is called."""

    def __init__(self, keeping: Keeping) -> None:
        self._keeping: Final = keeping
        self.folder: Final = keeping.data / "campaigns"

    def names(self) -> list[str]:
        """All of them, the one that was played last first."""
        with contextlib.suppress(OSError):
            paths = sorted(self.folder.glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
            return [path.name.removesuffix(ENDING) for path in paths]
        return []

    def load(self, name: str) -> Document:
        """One as it is kept. Raises `NoSuchCampaignError`, or what is wrong with its file."""
        try:
            return read(self._path(name).read_bytes())
        except OSError:
            raise NoSuchCampaignError(campaign=name[:40]) from None

    def keep(self, document: Document) -> None:
        """Saves one, whole or not at all."""
        save(self._path(document.id), [msgspec.json.format(write(document), indent=1), b"\n"])

    def _path(self, name: str) -> Path:
        return self.folder / (re.sub(r"[^\w-]", "_", name) + ENDING)

    def _free(self, called: str) -> str:
        """A short name that no campaign has yet."""
        stem = re.sub(r"[\W_]+", "-", called.lower()).strip("-") or "campaign"
        names = (stem if number == 1 else f"{stem}-{number}" for number in range(1, 10_000))
        return next(name for name in names if not self._path(name).exists())

    def begin(self, game: AnyGame, called: str, seats: list[Seat], settings: dict[str, Any]) -> Document:
        """A new campaign."""
        entrants = [
            Entrant("bot" if seat.bot else "me" if seat.name == ME else "here", seat.name, seat.bot) for seat in seats
        ]
        called = checked_name(called)
        document = new(game, self._free(called), called, entrants, settings, time.time_ns() // 1_000_000)
        self.keep(document)
        return document

    def take(self, found: object) -> Document:
        """Goes on with a campaign from a file, under a name of its own: nothing is overwritten."""
        document = imported(found, "")
        document = copied(document, self._free(document.name))
        self.keep(document)
        return document

    def going_on(self, most: int) -> list[Document]:
        """The latest that are not over; one that can't be read is left out."""
        found: list[Document] = []
        for name in self.names()[: 4 * most]:
            with contextlib.suppress(PaddockError, OSError):
                document = self.current(name)
                found += [document] if stage(document) is not None else []
        return found[:most]

    # -- stages ------------------------------------------------------------------------------------------------

    def current(self, name: str) -> Document:
        """One as it stands, with its last stage counted if that is over."""
        document = self.load(name)
        record = self._record(document)
        if record is None or record.end is None or record.end.end is None:
            return document
        result = campaigns_of(document.game).result(replay(record, None, document.game))
        ended = int(self._save(document).stat().st_mtime * 1000)
        document = merged(document, document.match, ended, result, [seat.name for seat in document.seats])
        self.keep(document)
        return document

    def _save(self, document: Document) -> Path:
        return self._keeping.games / document.match

    def _record(self, document: Document) -> Record | None:
        """The game of the stage that was begun; None where there is none, or it can't be read."""
        if not document.match or not self._save(document).is_file():
            return None
        with contextlib.suppress(PaddockError):
            return load_record(self._save(document), mend=True)
        return None

    def is_open(self, document: Document) -> bool:
        """Whether a stage was begun and left."""
        record = self._record(document)
        return record is not None and record.end is None

    def opening_by(self, name: str, pairs: Sequence[str]) -> StageOpening:
        """The same with choices as a person writes them, such as `way=alone`. Raises `BadInputError` too."""
        wanted = campaigns_of(self.load(name).game).choices
        if pairs and not wanted:
            raise BadInputError(problem="no-choices")
        return self.opening(name, read_pairs(wanted, pairs))

    def opening(self, name: str, chosen: Mapping[str, object] | None = None) -> StageOpening:
        """The stage that was begun and is not over, or the next one as it is chosen. Raises `CampaignOverError`,
        `BadSetupError` for what can't be chosen, and `BadInputError` for what can't be changed any more."""
        document = self.current(name)
        wanted = choosing(document, chosen or {})
        coming = stage(wanted)
        if coming is None:
            raise CampaignOverError(name=document.name)
        if self.is_open(document):
            if choices(wanted) != choices(document):
                raise BadInputError(problem="stage-open", name=document.name)
            wish = Wish(resume=str(self._save(document)), mend=True)
            return StageOpening(wish, self._keeping, seats=_seats(document)).of(self, document)
        path = self._keeping.fresh(document.game.title)
        document = begun(wanted, path.name)
        self.keep(document)
        found = StageOpening(
            Wish(document.game.title),
            self._keeping,
            coming.options,
            seats=_seats(document),
            position=coming.position,
            fresh=path,
        )
        return found.of(self, document)


class StageOpening(Opening):
    """The table of a stage; after it comes the next one."""

    _shelf: Shelf
    _document: Document

    def of(self, shelf: Shelf, document: Document) -> StageOpening:
        """The campaign that it belongs to."""
        self._shelf, self._document = shelf, document
        return self

    def heading(self, words: Words) -> list[str]:
        return [called(self._document, words), *terms(self._document, words)]

    def open(self, ask: AskChance | None = None) -> LocalTable:
        table = super().open(ask)
        table.follows = self._sequel
        return table

    def _sequel(self, words: Words) -> Sequel:
        """The next stage, if there is one. Raises what is wrong with the campaign's file by now."""
        document = self._shelf.current(self._document.id)
        coming = stage(document)
        if coming is None:
            return sequel(words, "table-campaign-over", campaign=document.name)
        said = words.message(coming.said[0], **coming.said[1])
        return sequel(words, "table-next-stage", campaign=document.name, stage=said)

    def again(self) -> Opening:
        try:
            return self._shelf.opening(self._document.id)
        except CampaignOverError:
            raise LeaveTable from None


def called(document: Document, words: Words) -> str:
    """A campaign and its next stage in a line; `words` are those of its title."""
    coming = stage(document)
    said = words.message(coming.said[0], **coming.said[1]) if coming is not None else ""
    return words.message("campaign-go-on", name=document.name, stage=said)


def terms(document: Document, words: Words) -> list[str]:
    """What is chosen for the stage, in a line; none where there is nothing to choose."""
    said = [
        words.setting(name)
        if value is True
        else words.message("campaign-term", name=words.setting(name), value=words.choice(name, str(value)))
        for name, value in choices(document).items()
        if value is not False
    ]
    return [" · ".join(said)] if said else []


def _seats(document: Document) -> list[Seat]:
    """Who sits where: whoever came by link elsewhere sits at this keyboard."""
    return [Seat(entrant.name or f"{ME} {seat + 1}", entrant.level) for seat, entrant in enumerate(document.seats)]
