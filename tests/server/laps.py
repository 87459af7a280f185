"""Laps of Rallyman: GT on a server: a careful driver, who lays a few dice at a time and rolls them."""

from __future__ import annotations

from typing import Any, Final

from tests.server.guests import Hall

HAIRPINS: Final = ["102b", "111b", "105b", "103b", "111b", "105b"]
"""A circuit of twelve spaces: a lap takes a few turns."""
SMALL: Final = f"circuit={'-'.join(HAIRPINS)} tyres=asphalt weather=sun laps=1"
MOST_STEPS: Final = 3
DARING: Final = 0.2
"""The chance of losing control that is worth another die."""


def choice(sight: dict[str, Any]) -> str:
    """What a careful driver decides."""
    legal, foresee = sight["legal"], sight["foresee"]
    laid = len(sight["view"].get("turn", {}).get("plan", []))
    if "stop" not in legal and laid < MOST_STEPS:
        for step in foresee.get("next", []):
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
        "options": {"circuit": {"name": "Hairpins", "tiles": HAIRPINS}, **more.pop("options", {})},
        "start": True,
        **more,
    }
    return await at.post("/api/tables", body, session)


async def driven(at: Hall, opened: dict[str, Any], decisions: int = 10_000) -> dict[str, Any]:
    """Drives on, to the end if nothing else is said; returns what the driver sees then."""
    match, token = opened["match"], opened["token"]
    sight = await at.get(f"/api/tables/{match}", token)
    while decisions and sight["status"] != "over":
        answer = await at.post(f"/api/tables/{match}/decisions", {"do": choice(sight)}, token)
        sight = answer["sight"]
        decisions -= 1
    return sight


def seconds(sight: dict[str, Any]) -> int:
    """The final time of a lap that is over."""
    return int(sight["outcome"][0]["points"])
