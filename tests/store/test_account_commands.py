"""`paddock account`: whoever runs a server helps those who have accounts there."""

from __future__ import annotations

import asyncio

import pytest
from click.testing import CliRunner
from tests.store.help import opened

from paddock.cli import main
from paddock.core.translations import LANGUAGES
from paddock.server.accounts import hash_password, password_fits
from paddock.store.models import Account

NEW = "correct horse battery"


def paddock(*arguments: str, typed: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(main, ["account", *arguments], input=typed)
    return done.exit_code, done.output


def found(place: str) -> tuple[Account | None, int]:
    """The account, and on how many devices it is signed in."""

    async def look() -> tuple[Account | None, int]:
        async with opened(place) as store:
            return await store.account("Ann"), len(await store.sessions("Ann"))

    return asyncio.run(look())


async def _filled(place: str) -> None:
    async with opened(place) as store:
        await store.create_account("Ann", hash_password("forgotten"))
        for token in "ab":
            await store.open_session("Ann", token, expires_at=9e9)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_account_is_helped_and_deleted_by_command(place: str, language: str) -> None:
    asyncio.run(_filled(place))
    at = ("--store", place, "--language", language)
    code, said = paddock("sign-out", "ann", *at)
    assert (code, "2" in said, found(place)[1]) == (0, True, 0)
    assert paddock("password", "ANN", *at, typed="short\nshort\n")[0] == 2
    code, said = paddock("password", "ANN", *at, typed=f"{NEW}\n{NEW}\n")
    assert (code, NEW in said) == (0, False)
    account = found(place)[0]
    assert account is not None
    assert password_fits(account.password_hash, NEW)
    code, said = paddock("delete", "Ann", *at, typed="n\n")
    assert (code, found(place)[0]) == (1, account)
    assert said.count("Ann") >= 2, "what goes is said before it is asked"
    assert paddock("delete", "Ann", *at, typed="y\n")[0] == 0
    assert found(place)[0] is None
    for command in ("password", "sign-out", "delete"):
        code, said = paddock(command, "Ann", *at)
        assert (code, "Ann" in said) == (2, True)
