"""A campaign as one document: who plays, what was chosen, the results of its games, and what they add up to.

The results are the truth; how far it has come follows from them. So a document that was damaged or edited is
found out twice: by its checksum, and because its results no longer add up.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec.structs import replace

from paddock.bots.levels import resolve_level
from paddock.campaign.errors import BadCampaignError, NewerCampaignError, NoCampaignsError
from paddock.core.campaign import Campaign, Stage, campaign_of, titles_with_campaigns
from paddock.core.errors import PaddockError
from paddock.core.record import canonical_json
from paddock.core.registry import game_of_edition
from paddock.core.translations import AnyGame
from paddock.files import is_nested_too_deeply, path_of_huge_number
from paddock.match.entries import ClockSettings
from paddock.match.seats import clean_name

FORMAT_VERSION: Final = 1
MAX_FORMAT_VERSION: Final = 999
"""No Paddock will ever write a later format."""
CHECKSUM_KEY: Final = "sha256"
MAX_UNKNOWN_BYTES: Final = 2_000
"""Bytes of what nobody knows, but what is kept all the same."""

MAX_SAVE_BYTES: Final = 1_000_000
"""Bytes of a save; a championship of 64 stages with a map for each has some 100,000."""

ShortText = Annotated[str, msgspec.Meta(max_length=200)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, lt=10**14)]
"""Milliseconds since 1970, for some thousand years."""


class Entrant(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who plays a seat in every stage: whoever opened the campaign (`me`), a friend `here` at the same screen, a friend
    by `link` (whose name is known once they have sat down), or a `bot` of a level."""

    who: Literal["me", "here", "link", "bot"]
    name: ShortText = ""
    level: ShortText = ""


class PlayedStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that counts: its match, when it was over (milliseconds since 1970), and what of it lasts."""

    match: ShortText
    at: Milliseconds
    result: dict[str, Any]


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A campaign. `progress` is what its games add up to, as the title has it; `match` is the stage that was opened and
    is not counted yet, with what was `choices` for it; `previous_match` is the table at which its people sat last."""

    paddock_campaign: int
    title: ShortText
    id: ShortText
    name: ShortText
    created: Milliseconds = msgspec.field(name="made")
    seats: Annotated[list[Entrant], msgspec.Meta(min_length=1, max_length=64)]
    settings: dict[str, Any]
    progress: dict[str, Any] = msgspec.field(name="kept")
    games: Annotated[list[PlayedStage], msgspec.Meta(max_length=1000)] = []
    match: ShortText = ""
    chosen: dict[str, Any] = {}
    previous_match: ShortText = msgspec.field(default="", name="before")
    clock: ClockSettings = ClockSettings()
    public: bool = False

    @property
    def game(self) -> AnyGame:
        """The title."""
        return game_of_edition(self.title)


def campaign_rules(game: AnyGame) -> Campaign[Any]:
    """The title's campaigns; raises `NoCampaignsError`."""
    rules = campaign_of(game)
    if rules is None:
        raise NoCampaignsError(title=game.title, known=", ".join(titles_with_campaigns()) or "none")
    return rules


def new_document(
    game: AnyGame,
    campaign_id: str,
    campaign_name: str,
    seats: Sequence[Entrant],
    settings: Mapping[str, Any],
    now: int,
    *,
    clock_settings: ClockSettings | None = None,
    is_public: bool = False,
) -> Document:
    """A campaign before its first stage. Raises `BadSetupError`, `BadNameError` and the like."""
    return Document(
        paddock_campaign=FORMAT_VERSION,
        title=game.edition,
        id=campaign_id,
        name=clean_name(campaign_name),
        created=now,
        seats=[replace(seat, name=clean_name(seat.name)) if seat.who != "link" else seat for seat in seats],
        settings=dict(settings),
        progress=campaign_rules(game).initial_progress(len(seats), settings),
        clock=clock_settings or ClockSettings(),
        public=is_public,
    )


def current_choices(document: Document) -> dict[str, Any]:
    """What is chosen for the stage that is open; for the next one, what is usual."""
    return {**campaign_rules(document.game).default_choices(document.progress), **document.chosen}


def current_stage(document: Document) -> Stage | None:
    """The stage that is open, or the next one; None when the campaign is over."""
    rules = campaign_rules(document.game)
    return rules.stage(rules.choose(document.progress, document.chosen))


def with_choices(document: Document, choices: Mapping[str, Any]) -> Document:
    """The campaign with this chosen for its next stage; what is left out is as it was. Raises `BadSetupError`."""
    campaign_rules(document.game).choose(document.progress, choices)
    return replace(document, chosen={**current_choices(document), **choices})


def with_open_stage(document: Document, match: str) -> Document:
    """The campaign with a stage that was opened."""
    return replace(document, match=match, previous_match=latest_match_id(document))


def latest_match_id(document: Document) -> str:
    """The table of its latest stage, also of one that was closed before the end; nothing before the first."""
    return document.match or (document.games[-1].match if document.games else "")


def copy_with_id(document: Document, campaign_id: str) -> Document:
    """The same campaign under another name, as an import makes it: a stage that was under way is played anew."""
    return replace(document, id=campaign_id, match="", chosen={}, previous_match="")


def with_result(
    document: Document, match: str, finished_at: int, result: dict[str, Any], seat_names: Sequence[str]
) -> Document:
    """The campaign after a game; the same game again changes nothing. `names` are those who sat there, by seat."""
    if any(game.match == match for game in document.games):
        return document
    return replace(
        document,
        progress=campaign_rules(document.game).progress_after(document.progress, result),
        games=[*document.games, PlayedStage(match, finished_at, result)],
        seats=[replace(seat, name=name) for seat, name in zip(document.seats, seat_names, strict=True)],
        match="",
        chosen={},
    )


def document_bytes(document: Document) -> bytes:
    """The document with its checksum, as it is kept and exported."""
    body = msgspec.to_builtins(document)
    return msgspec.json.encode({**body, CHECKSUM_KEY: _checksum(body)}, order="sorted")


def _checksum(document_json: dict[str, Any]) -> str:
    return hashlib.sha256(canonical_json(document_json)).hexdigest()


def read_document(save_bytes: bytes, *, is_trusted: bool = False) -> Document:
    """The document that bytes are, proved to the last result; of rows that nobody but ourselves can write
    (`is_trusted`) the checksum is enough. Raises `BadCampaignError`, `NewerCampaignError`, or what the title says of an
    edition that it does not know."""
    try:
        save = msgspec.json.decode(save_bytes)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadCampaignError(problem="save-json", detail="") from None
    return _checksummed_document(save) if is_trusted else verified_document(save)


def verified_document(saved_json: object) -> Document:
    """The same of JSON that was read already."""
    if is_nested_too_deeply(saved_json):
        raise BadCampaignError(problem="save-json", detail="")
    where = path_of_huge_number(saved_json)
    if where is not None:
        raise BadCampaignError(problem="save-shape", detail=where)
    document = _checksummed_document(saved_json)
    _check_results(document)
    return document


def import_document(saved_json: object, campaign_id: str) -> Document:
    """A campaign from elsewhere, under a name of its own: proved, not endless, and with nobody in a seat who can't play
    here. Raises `UnknownBotError` too."""
    document = verified_document(saved_json)
    if len(document_bytes(document)) > MAX_SAVE_BYTES:
        raise BadCampaignError(problem="save-large", detail=MAX_SAVE_BYTES)
    for seat in document.seats:
        if bool(seat.level) != (seat.who == "bot") or not (seat.name or seat.who == "link"):
            raise BadCampaignError(problem="save-seat", detail=seat.name)
        if seat.level:
            resolve_level(document.game, seat.level)
    return copy_with_id(document, campaign_id)


def _checksummed_document(save_json: object) -> Document:
    """A document whose checksum is right."""
    version = save_json.get("paddock_campaign") if isinstance(save_json, dict) else None
    if not isinstance(save_json, dict) or not isinstance(version, int) or not 1 <= version <= MAX_FORMAT_VERSION:
        raise BadCampaignError(problem="save-foreign", detail="")
    if version > FORMAT_VERSION:
        raise NewerCampaignError(version=version, known=FORMAT_VERSION)
    body = {name: value for name, value in save_json.items() if name != CHECKSUM_KEY}
    if save_json.get(CHECKSUM_KEY) != _checksum(body):
        raise BadCampaignError(problem="save-sum", detail="")
    try:
        return msgspec.convert(body, Document)
    except msgspec.ValidationError as error:
        raise BadCampaignError(problem="save-shape", detail=ascii(str(error))[1:-1][:200]) from None


@contextlib.contextmanager
def _reported_as_save_problem(problem_code: str) -> Iterator[None]:
    """What somebody else says is wrong, as what is wrong with a save."""
    try:
        yield
    except PaddockError as error:
        raise BadCampaignError(problem=problem_code, detail=error) from error


def _check_results(document: Document) -> None:
    """Names that can be shown, every game once, and results that add up to how far it has come."""
    rules = campaign_rules(document.game)
    matches = [game.match for game in document.games]
    if len(set(matches)) != len(matches):
        raise BadCampaignError(problem="save-twice", detail="")
    with _reported_as_save_problem("save-name"):
        for name in (document.name, *(seat.name for seat in document.seats if seat.name)):
            clean_name(name)
    with _reported_as_save_problem("save-settings"):
        progress = rules.initial_progress(len(document.seats), document.settings)
    with _reported_as_save_problem("save-result"):
        for game in document.games:
            progress = rules.progress_after(progress, game.result)
    with _reported_as_save_problem("save-choices"):
        rules.choose(progress, document.chosen)
    known = {name: value for name, value in document.progress.items() if name in progress}
    if canonical_json(progress) != canonical_json(known):
        raise BadCampaignError(problem="save-kept", detail="")
    unknown = {name: value for name, value in document.progress.items() if name not in progress}
    if unknown and not rules.allows_unknown_fields:
        raise BadCampaignError(problem="save-unknown", detail=ascii(next(iter(unknown)))[1:-1][:40])
    if len(canonical_json(unknown)) > MAX_UNKNOWN_BYTES:
        raise BadCampaignError(problem="save-luggage", detail=MAX_UNKNOWN_BYTES)
