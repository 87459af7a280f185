"""Laps of Rallyman: GT on a server: a careful driver, who lays a few dice at a time and rolls them."""

from __future__ import annotations

from typing import Any, Final

from tests.server.guests import Hall

HAIRPINS: Final = ["102b", "111b", "105b", "103b", "111b", "105b"]
"""A circuit of twelve spaces: a lap takes a few turns."""
SMALL: Final = f"circuit={'-'.join(HAIRPINS)} tyres=asphalt weather=sun laps=1"
MAX_STEPS: Final = 3
DARING: Final = 0.2
"""The chance of losing control that is worth another die."""


def choice(table_view: dict[str, Any]) -> str:
    """What a careful driver decides."""
    legal, preview = table_view["legal"], table_view["preview"]
    laid = len(table_view["view"].get("turn", {}).get("plan", []))
    if "stop" not in legal and laid < MAX_STEPS:
        for step in preview.get("next", []):
            fits = not step["too_fast"] and step.get("loss", 1) < DARING
            if step["step"] in legal and (fits or not laid):
                return str(step["step"])
    for wanted in ("roll", "relay", "keep", "stay_out", "side left"):
        if wanted in legal:
            return wanted
    return str(legal[0])


async def lap(at: Hall, name: str = "Ann", **more: Any) -> dict[str, Any]:
    """Opens a table for one on the small circuit; an account's `token` may be given."""
    session = more.pop("session", None)
    body = {
        "title": "rallyman_gt",
        "seats": [{"who": "me", "name": name}],
        "settings": {"circuit": {"name": "Hairpins", "tiles": HAIRPINS}, **more.pop("settings", {})},
        "start": True,
        **more,
    }
    return await at.post("/api/tables", body, session)


async def driven(at: Hall, opened: dict[str, Any], decisions: int = 10_000) -> dict[str, Any]:
    """Drives on, to the end if nothing else is said; returns what the driver sees then."""
    match, token = opened["match"], opened["token"]
    table_view = await at.get(f"/api/tables/{match}", token)
    while decisions and table_view["status"] != "over":
        answer = await at.post(f"/api/tables/{match}/decisions", {"do": choice(table_view)}, token)
        table_view = answer["table"]
        decisions -= 1
    return table_view


def seconds(table_view: dict[str, Any]) -> int:
    """The final time of a lap that is over."""
    return int(table_view["outcome"][0]["points"])
