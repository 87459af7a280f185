"""Commands that have commands of their own: `paddock check`, `paddock campaign`, `paddock store`, `paddock account`."""

from __future__ import annotations

import click

from paddock.commands import options

check_group = click.Group("check", help="Is a title in order, or what you have built for it?")
campaign_group = click.Group(
    "campaign",
    help="Games that follow each other, such as a rally of several stages: begin one, play on, see who leads.",
)
store_group = click.Group("store", help="The store of a server: back it up, restore it, look whether it is in order.")
account_group = click.Group(
    "account",
    help="The accounts of a server, for whoever runs it: a new password, signing out, deleting. Servers may go on.",
)

title_argument = click.argument("title")
campaign_argument = click.argument("campaign")
name_argument = click.argument("name")
new_file_argument = click.argument("file", type=click.Path(dir_okay=False))

options.add_command(
    check_group,
    "clauses",
    "check:check_clauses",
    "Which test proves which clause of the rulebook; fails if one has none.",
    title_argument,
    click.option(
        "--tests", type=click.Path(file_okay=False), default="tests", show_default=True, help="The tests' folder."
    ),
    click.option("--markdown", type=click.Path(dir_okay=False), metavar="PATH", help="Write the table as a page."),
)
options.add_command(check_group, "data", "check:check_data", "The title's component files.", title_argument)
options.add_command(check_group, "words", "check:check_messages", "Every message in both languages.", title_argument)
options.add_command(
    check_group,
    "scene",
    "check:check_scene",
    "The board that every client draws, and the pieces on it.",
    title_argument,
)
options.add_command(
    check_group,
    "vectors",
    "check:check_vectors",
    "Situations from a file, each with what must come of it.",
    title_argument,
    click.argument("file", type=click.Path()),
)
options.add_command(
    check_group,
    "design",
    "check:check_design",
    "A circuit of your own, as a JSON file (or -) or as a share code: can it be raced on?\n\n"
    "Prints what is wrong with it, by clause and place, its code, and how long a race takes.",
    title_argument,
    click.argument("design", metavar="FILE|CODE"),
    click.option("--json", "as_json", is_flag=True, help="Print it as JSON, to be kept as a file."),
)

options.add_command(
    campaign_group,
    "new",
    "campaigns:create_campaign",
    "Begin a campaign of TITLE.",
    title_argument,
    click.option("--name", help="What it is called."),
    click.option(
        "--seats",
        help="Who sits where, as for paddock play; usually me,bot,bot, or as few as the title's campaigns are for.",
    ),
    options.setting_option("Such as stages=3; repeatable."),
)
options.add_command(campaign_group, "list", "campaigns:list_campaigns", "All campaigns of this machine.")
options.add_command(campaign_group, "show", "campaigns:show_campaign", "The standings of CAMPAIGN.", campaign_argument)
options.add_command(
    campaign_group,
    "play",
    "campaigns:play_campaign",
    "Play the next stage of CAMPAIGN in this terminal, or go on with the one that was left.",
    campaign_argument,
    options.setting_option("What is chosen for it; repeatable."),
    click.option("--plain", is_flag=True, help="Plain lines instead of the full screen."),
    click.option("--speed", type=int, help="How quickly turns are shown: 0 (not at all), 1 (slow) to 4."),
)
options.add_command(
    campaign_group,
    "export",
    "campaigns:export_campaign",
    "Write CAMPAIGN to FILE, for another machine or a server.",
    campaign_argument,
    new_file_argument,
)
options.add_command(
    campaign_group,
    "import",
    "campaigns:import_campaign",
    "Go on with the campaign in FILE (or -). One that is damaged or was edited is refused.",
    click.argument("file", type=click.Path(allow_dash=True)),
)

options.add_command(
    store_group,
    "backup",
    "store:back_up_store",
    "Write the whole store to FILE, also while servers are running.",
    new_file_argument,
    options.store_option,
)
options.add_command(
    store_group,
    "restore",
    "store:restore_store",
    "Make the store what the backup in FILE says. Stop the servers first.",
    new_file_argument,
    click.option("--force", is_flag=True, help="Replace what is in the store; a copy of it is kept beside FILE."),
    options.store_option,
)
options.add_command(
    store_group,
    "check",
    "store:report_store_faults",
    "Every match without gaps, every row readable? Exit code 1 with a list if not.",
    options.store_option,
)

options.add_command(
    account_group,
    "password",
    "accounts:set_password",
    "Give the account NAME a new password, which is asked for; all its devices are signed out.",
    name_argument,
    options.store_option,
)
options.add_command(
    account_group,
    "sign-out",
    "accounts:sign_out",
    "Sign all devices of the account NAME out.",
    name_argument,
    options.store_option,
)
options.add_command(
    account_group,
    "delete",
    "accounts:delete_account",
    "Delete the account NAME. Its games stay; nobody can open another account of this name.",
    name_argument,
    click.option("--yes", "sure", is_flag=True, help="Ask nothing."),
    options.store_option,
)
