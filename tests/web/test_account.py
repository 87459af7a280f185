"""The account on the page of my games: another password, signing out everywhere, deleting it."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Server, Visit
from tests.web.test_pages import serious_faults

OLD, NEW = "open sesame", "close sesame"
_numbers = itertools.count(1)


def signed_up(server: Server, visit: Visit, **how: bool) -> tuple[Page, str]:
    """A page on which an account has just been opened; and the account's name."""
    page, name = visit(f"{server.address}/games", **how), f"Ann {next(_numbers)}"
    page.get_by_role("button", name="Open an account").first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(OLD)
    page.get_by_role("button", name="Open an account").last.click()
    expect(page.get_by_text(f"signed in as {name}")).to_be_visible()
    return page, name


def sign_in(server: Server, name: str, password: str) -> httpx.Response:
    return httpx.post(f"{server.address}/api/sessions", json={"name": name, "password": password}, timeout=60)


def is_signed_in(server: Server, session: httpx.Response) -> bool:
    headers = {"authorization": f"Bearer {session.json()['token']}"}
    return httpx.get(f"{server.address}/api/me", headers=headers, timeout=60).status_code == 200


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_an_account_is_cared_for_and_deleted(
    server: Server, visit: Visit, keep: Callable[[Page, str], None], phone: bool
) -> None:
    page, name = signed_up(server, visit, phone=phone)
    other = sign_in(server, name, OLD)
    page.get_by_text("Change the password").first.click()
    page.get_by_label("Password until now").fill("guess guess")
    page.get_by_label("New password").fill(NEW)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert").filter(has_text="not your password")).to_be_visible()
    keep(page, f"account-password-{'phone' if phone else 'desk'}")
    assert serious_faults(page) == []
    page.get_by_label("Password until now").fill(OLD)
    expect(page.get_by_label("Sign out on all other devices")).to_be_checked()
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("paragraph").filter(has_text="Your password is changed.")).to_be_visible()
    assert not is_signed_in(server, other)
    assert (sign_in(server, name, OLD).status_code, sign_in(server, name, NEW).status_code) == (401, 201)

    page.reload()
    page.get_by_text("Delete the account").click()
    expect(page.get_by_text("What goes:")).to_be_visible()
    page.get_by_label("Password", exact=True).fill(NEW)
    keep(page, f"account-delete-{'phone' if phone else 'desk'}")
    page.get_by_role("button", name="Delete for good").click()
    expect(page.get_by_role("paragraph").filter(has_text="The account is deleted.")).to_be_visible()
    expect(page.get_by_role("button", name="Sign in").first).to_be_visible()
    assert sign_in(server, name, NEW).status_code == 401


def test_all_devices_are_signed_out_from_one(server: Server, visit: Visit) -> None:
    page, name = signed_up(server, visit)
    other = sign_in(server, name, OLD)
    page.reload()
    page.get_by_role("button", name="Sign out on all 2 devices").click()
    expect(page.get_by_role("paragraph").filter(has_text="You are signed out on all")).to_be_visible()
    expect(page.get_by_role("button", name="Sign in").first).to_be_visible()
    assert not is_signed_in(server, other)


def test_the_account_at_a_table_is_told_from_a_guest(
    server: Server, visit: Visit, keep: Callable[[Page, str], None]
) -> None:
    _, name = signed_up(server, visit)
    session = sign_in(server, name, OLD).json()["token"]
    seats = [{"who": "me", "name": name}, {"who": "link"}, {"who": "link"}]
    opened = httpx.post(
        f"{server.address}/api/tables",
        json={"title": "roborally", "seats": seats, "public": True},
        headers={"authorization": f"Bearer {session}"},
        timeout=60,
    ).json()
    page = visit(f"{server.address}/tables/{opened['match']}")
    line = page.get_by_role("listitem").filter(has_text=name)
    expect(line.get_by_text("account")).to_be_visible()
    keep(page, "account-at-table")
