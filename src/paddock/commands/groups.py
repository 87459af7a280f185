"""Commands that have commands of their own: `paddock check`, `paddock campaign`, `paddock store`, `paddock account`."""

from __future__ import annotations

import sys

import click

from paddock.commands.shared_options import language_option, store_option


@click.group()
def check() -> None:
    """Is a title in order, or what you have built for it?"""


@check.command("clauses")
@click.argument("title")
@click.option(
    "--tests", type=click.Path(file_okay=False), default="tests", show_default=True, help="The tests' folder."
)
@click.option("--markdown", type=click.Path(dir_okay=False), metavar="PATH", help="Write the table as a page.")
@language_option
def check_clauses(title: str, tests: str, markdown: str | None, language: str) -> None:
    """Which test proves which clause of the rulebook; fails if one has none."""
    from paddock.commands.check import clauses

    sys.exit(clauses(title, tests, markdown, language))


@check.command("data")
@click.argument("title")
@language_option
def check_data(title: str, language: str) -> None:
    """The title's component files."""
    from paddock.commands.check import data

    sys.exit(data(title, language))


@check.command("words")
@click.argument("title")
@language_option
def check_words(title: str, language: str) -> None:
    """Every message in both languages."""
    from paddock.commands.check import words

    sys.exit(words(title, language))


@check.command("vectors")
@click.argument("title")
@click.argument("file", type=click.Path())
@language_option
def check_vectors(title: str, file: str, language: str) -> None:
    """Situations from a file, each with what must come of it."""
    from paddock.commands.check import vectors

    sys.exit(vectors(title, file, language))


@check.command("design")
@click.argument("title")
@click.argument("design", metavar="FILE|CODE")
@click.option("--json", "as_json", is_flag=True, help="Print it as JSON, to be kept as a file.")
@language_option
def check_design(title: str, design: str, as_json: bool, language: str) -> None:
    """A circuit of your own, as a JSON file (or -) or as a share code: can it be raced on?

    Prints what is wrong with it, by clause and place, its code, and how long a race takes.
    """
    from paddock.commands.check import design as check

    sys.exit(check(title, design, as_json, language))


@click.group()
def campaign() -> None:
    """Games that follow each other, such as a rally of several stages: begin one, play on, see who leads."""


@campaign.command("new")
@click.argument("title")
@click.option("--name", help="What it is called.")
@click.option(
    "--seats",
    help="Who sits where, as for paddock play; usually me,bot,bot, or as few as the title's campaigns are for.",
)
@click.option("--setting", "settings", multiple=True, metavar="NAME=VALUE", help="Such as stages=3; repeatable.")
@language_option
def campaign_new(title: str, name: str | None, seats: str | None, settings: tuple[str, ...], language: str) -> None:
    """Begin a campaign of TITLE."""
    from paddock.commands.campaigns import begin

    sys.exit(begin(title, name, seats, settings, language))


@campaign.command("list")
@language_option
def campaign_list(language: str) -> None:
    """All campaigns of this machine."""
    from paddock.commands.campaigns import list_campaigns

    sys.exit(list_campaigns(language))


@campaign.command("show")
@click.argument("campaign")
@language_option
def campaign_show(campaign: str, language: str) -> None:
    """The standings of CAMPAIGN."""
    from paddock.commands.campaigns import show

    sys.exit(show(campaign, language))


@campaign.command("play")
@click.argument("campaign")
@click.option("--setting", "settings", multiple=True, metavar="NAME=VALUE", help="What is chosen for it; repeatable.")
@click.option("--plain", is_flag=True, help="Plain lines instead of the full screen.")
@click.option("--speed", type=int, help="How quickly turns are shown: 0 (not at all), 1 (slow) to 4.")
@language_option
def campaign_play(campaign: str, settings: tuple[str, ...], plain: bool, speed: int | None, language: str) -> None:
    """Play the next stage of CAMPAIGN in this terminal, or go on with the one that was left."""
    from paddock.commands.campaigns import play as play_on

    sys.exit(play_on(campaign, settings, language, plain=plain, speed=speed))


@campaign.command("export")
@click.argument("campaign")
@click.argument("file", type=click.Path(dir_okay=False))
@language_option
def campaign_export(campaign: str, file: str, language: str) -> None:
    """Write CAMPAIGN to FILE, for another machine or a server."""
    from paddock.commands.campaigns import export

    sys.exit(export(campaign, file, language))


@campaign.command("import")
@click.argument("file", type=click.Path(allow_dash=True))
@language_option
def campaign_import(file: str, language: str) -> None:
    """Go on with the campaign in FILE (or -). One that is damaged or was edited is refused."""
    from paddock.commands.campaigns import import_campaign

    sys.exit(import_campaign(file, language))


@click.group()
def store() -> None:
    """The store of a server: back it up, restore it, look whether it is in order."""


@store.command("backup")
@click.argument("file", type=click.Path(dir_okay=False))
@store_option
@language_option
def store_backup(file: str, place: str | None, language: str) -> None:
    """Write the whole store to FILE, also while servers are running."""
    from paddock.commands.store import backup

    sys.exit(backup(file, place, language))


@store.command("restore")
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--force", is_flag=True, help="Replace what is in the store; a copy of it is kept beside FILE.")
@store_option
@language_option
def store_restore(file: str, force: bool, place: str | None, language: str) -> None:
    """Make the store what the backup in FILE says. Stop the servers first."""
    from paddock.commands.store import restore

    sys.exit(restore(file, place, force, language))


@store.command("check")
@store_option
@language_option
def store_check(place: str | None, language: str) -> None:
    """Every match without gaps, every row readable? Exit code 1 with a list if not."""
    from paddock.commands.store import check

    sys.exit(check(place, language))


@click.group()
def account() -> None:
    """The accounts of a server, for whoever runs it: a new password, signing out, deleting. Servers may go on."""


@account.command("password")
@click.argument("name")
@store_option
@language_option
def account_password(name: str, place: str | None, language: str) -> None:
    """Give the account NAME a new password, which is asked for; all its devices are signed out."""
    from paddock.commands.accounts import set_password

    sys.exit(set_password(name, place, language))


@account.command("sign-out")
@click.argument("name")
@store_option
@language_option
def account_sign_out(name: str, place: str | None, language: str) -> None:
    """Sign all devices of the account NAME out."""
    from paddock.commands.accounts import sign_out

    sys.exit(sign_out(name, place, language))


@account.command("delete")
@click.argument("name")
@click.option("--yes", "sure", is_flag=True, help="Ask nothing.")
@store_option
@language_option
def account_delete(name: str, sure: bool, place: str | None, language: str) -> None:
    """Delete the account NAME. Its games stay; nobody can open another account of this name."""
    from paddock.commands.accounts import delete

    sys.exit(delete(name, place, sure, language))
