"""`paddock account`: what whoever runs a server can do for the people who have accounts there."""

from __future__ import annotations

import click

from paddock.commands.shared import BAD_INPUT_EXIT_CODE, exit_on_error
from paddock.commands.store import with_store
from paddock.core.translations import translations_for
from paddock.server.accounts import MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, hash_password
from paddock.server.errors import PoorPasswordError
from paddock.server.translator import translator
from paddock.store import Store
from paddock.store.errors import NoSuchAccountError
from paddock.store.models import Account


def set_password(name: str, location: str | None, language: str) -> int:
    """Gives an account a new password, which is asked for; all its devices are signed out."""
    translations = translations_for(language)
    with exit_on_error(language):
        account = with_store(location, lambda store: _find_account(store, name), may_create=False)
        chosen = click.prompt(translations.message("account-new-password"), hide_input=True, confirmation_prompt=True)
        if not MIN_PASSWORD_LENGTH <= len(chosen) <= MAX_PASSWORD_LENGTH:
            error = PoorPasswordError(shortest=MIN_PASSWORD_LENGTH, longest=MAX_PASSWORD_LENGTH)
            click.echo(translator(language).error(error), err=True)
            return BAD_INPUT_EXIT_CODE
        with_store(location, lambda store: store.set_password(account.name, hash_password(chosen)), may_create=False)
    print(translations.message("account-password-set", name=account.name))
    return 0


def sign_out(name: str, location: str | None, language: str) -> int:
    """Signs all devices of an account out."""

    async def close_sessions(store: Store) -> tuple[str, int]:
        account = await _find_account(store, name)
        devices = len(await store.sessions(account.name))
        await store.close_sessions(account.name)
        return account.name, devices

    with exit_on_error(language):
        signed_out, devices = with_store(location, close_sessions, may_create=False)
    print(translations_for(language).message("account-signed-out", name=signed_out, devices=devices))
    return 0


def delete_account(name: str, location: str | None, sure: bool, language: str) -> int:
    """Deletes an account, having said what goes and what stays."""
    translations = translations_for(language)
    with exit_on_error(language):
        account = with_store(location, lambda store: _find_account(store, name), may_create=False)
        if not sure:
            click.echo(translations.message("account-what-goes", name=account.name))
            if not click.confirm(translations.message("account-delete-sure", name=account.name)):
                return 1
        with_store(location, lambda store: store.delete_account(account.name), may_create=False)
    print(translations.message("account-deleted", name=account.name))
    return 0


async def _find_account(store: Store, name: str) -> Account:
    account = await store.account(name) if name.isprintable() else None
    if account is None:
        raise NoSuchAccountError(name=name)
    return account
