"""`paddock campaign`: games that follow each other, with standings; kept on this machine, played in the terminal."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

import msgspec

from paddock.campaign.document import Document, campaign_rules, copy_with_id, current_stage, document_bytes
from paddock.commands.shared import exit_on_error, print_error
from paddock.core.campaign import titles_with_campaigns
from paddock.core.errors import PaddockError
from paddock.core.registry import game as title_named
from paddock.core.registry import game_of_edition
from paddock.core.settings import read_setting_pairs
from paddock.core.terminal_seat import ME_NAME
from paddock.core.translations import AnyGame, Translations, translations_for
from paddock.files import load_json, write_file
from paddock.terminal.campaigns import SavedCampaigns, stage_choice_lines
from paddock.terminal.seating import DEFAULT_SEATS, parse_seats
from paddock.terminal.translator import MESSAGE_PACKAGE as TERMINAL_PACKAGE
from paddock.terminal.user_files import UserFiles


def create_campaign(
    title: str,
    name: str | None,
    seats: str | None,
    settings: Sequence[str],
    language: str,
    user_files: UserFiles | None = None,
) -> int:
    """Begins a campaign and says how to play it."""
    with exit_on_error(language):
        game = title_named(title)
        campaign_rules(game)
    with exit_on_error(language, game, TERMINAL_PACKAGE):
        chosen = read_setting_pairs(campaign_rules(game).settings, settings)
        translations = translations_for(language, game)
        seated = parse_seats(game, seats if seats is not None else default_seats(game))
        campaigns = SavedCampaigns(user_files or UserFiles())
        document = campaigns.create(game, translations.title if name is None else name, seated, chosen)
    print(translations.message("campaign-made", name=document.name, id=document.id))
    return 0


def _game_of_document(document_json: object) -> AnyGame | None:
    """Whose campaign a file says it is; None where that can't be told."""
    with contextlib.suppress(PaddockError):
        return (
            game_of_edition(str(document_json["title"])[:200])
            if isinstance(document_json, dict) and "title" in document_json
            else None
        )
    return None


def default_seats(game: AnyGame) -> str:
    """Who sits down where nobody says it: as usual, but no more than the title's campaigns are for, and no fewer."""
    low, high = campaign_rules(game).seats or (game.min_seats, game.max_seats)
    usual = DEFAULT_SEATS.split(",")
    return ",".join([*usual, *["bot"] * (low - len(usual))][:high])


def list_campaigns(language: str, user_files: UserFiles | None = None) -> int:
    """One line for each campaign; one that can't be read says why."""
    campaigns = SavedCampaigns(user_files or UserFiles())
    for name in campaigns.campaign_names():
        try:
            document = campaigns.count_finished_stage(name)
            translations = translations_for(language, document.game)
            state = _campaign_state_text(document, translations)
            print(
                translations.message(
                    "campaign-line", id=name, name=document.name, title=translations.title, state=state
                )
            )
        except PaddockError as error:
            print_error(f"{name}: {translations_for(language).error(error)}")
    if not campaigns.campaign_names():
        print(translations_for(language).message("campaign-none", known=", ".join(titles_with_campaigns())))
    return 0


def _campaign_state_text(document: Document, translations: Translations) -> str:
    coming = current_stage(document)
    if coming is None:
        return translations.message("campaign-state-over")
    key = "campaign-state-open" if document.match else "campaign-state-next"
    return translations.message(key, stage=translations.message(coming.message[0], **coming.message[1]))


def show_campaign(campaign: str, language: str, user_files: UserFiles | None = None) -> int:
    """The standings of one campaign."""
    with exit_on_error(language):
        document = SavedCampaigns(user_files or UserFiles()).count_finished_stage(campaign)
        translations = translations_for(language, document.game)
        print(f"{document.name} · {_campaign_state_text(document, translations)}")
        for line in stage_choice_lines(document, translations) if current_stage(document) is not None else ():
            print(line)
        for line in standings_table(document, translations):
            print(line)
        if current_stage(document) is not None:
            print("", translations.message("campaign-play-next", id=document.id), sep="\n")
    return 0


def standings_table(document: Document, translations: Translations) -> list[str]:
    """The standings as lines of a table: by place, if anybody has one, the points of every stage, the total; then who
    has won."""
    standings = campaign_rules(document.game).standings(document.progress)
    if not standings.groups:
        names = ", ".join(entrant.name or f"{ME_NAME} {seat}" for seat, entrant in enumerate(document.seats, 1))
        return [translations.message("campaign-nothing-yet", names=names)]
    legs = [leg for group in standings.groups for leg in group.stages]
    dash = translations.message("campaign-no-points")

    def points_text(points: int | None) -> str:
        return dash if points is None else str(points)

    head = [translations.message("campaign-place"), translations.message("campaign-who")]
    head += [
        translations.attribute(leg.message[0], "short", **leg.message[1])
        or translations.message(leg.message[0], **leg.message[1])
        for leg in legs
    ]
    rows = [[*head, translations.message(standings.measure[0], **standings.measure[1])]]
    for line in standings.ranked():
        name = document.seats[line.seat].name
        rows.append(
            [
                points_text(line.place),
                name,
                *(points_text(leg.points[line.seat]) for leg in legs),
                points_text(line.total_points),
            ]
        )
    left = 2
    if all(line.place is None for line in standings.lines):
        rows, left = [row[1:] for row in rows], 1
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [
        "  ".join(cell.ljust(width) if place < left else cell.rjust(width) for place, (cell, width) in enumerate(cells))
        for cells in (list(zip(row, widths, strict=True)) for row in rows)
    ]
    winners = [document.seats[line.seat].name for line in standings.lines if line.place == 1]
    if current_stage(document) is None:
        names = ", ".join(winners)
        lines += ["", translations.message("campaign-won", count=len(winners), names=names, name=document.name)]
    return lines


def play_campaign(
    campaign: str,
    settings: Sequence[str],
    language: str,
    plain: bool,
    speed: int | None,
    user_files: UserFiles | None = None,
) -> int:
    """Plays on in the terminal, stage after stage while somebody wants to, and prints the standings. `settings` are the
    choices for the next stage; those after it are played like it."""
    from paddock.terminal.play_command import run

    user_files = user_files or UserFiles()
    code = run(campaign=campaign, settings=settings, language=language, plain=plain, speed=speed, user_files=user_files)
    if code:
        return code
    print()
    return show_campaign(campaign, language, user_files)


def export_campaign(campaign: str, file: str, language: str, user_files: UserFiles | None = None) -> int:
    """Writes a campaign as a file, for another machine or a server."""
    with exit_on_error(language):
        document = SavedCampaigns(user_files or UserFiles()).count_finished_stage(campaign)
        write_file(
            Path(file), [msgspec.json.format(document_bytes(copy_with_id(document, document.id)), indent=1), b"\n"]
        )
    print(translations_for(language).message("campaign-exported", name=document.name, file=file))
    return 0


def import_campaign(file: str, language: str, user_files: UserFiles | None = None) -> int:
    """Goes on with a campaign from a file."""
    with exit_on_error(language):
        data = load_json(file)
    with exit_on_error(language, _game_of_document(data), TERMINAL_PACKAGE):
        document = SavedCampaigns(user_files or UserFiles()).import_document(data)
    print(translations_for(language).message("campaign-imported", name=document.name, id=document.id))
    return 0
