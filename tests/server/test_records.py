"""Records on a server: kept when a lap is over, never lost, never doubled, and shown to whoever asks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from paddock.campaign.daily import DAY_MILLISECONDS, daily_challenge
from paddock.core.chance import FairChance
from paddock.core.registry import game
from paddock.store import open_store
from paddock.store.integrity import check_store
from tests.campaign.laps import START
from tests.patience import PATIENCE, Clock
from tests.server.guests import Hall, hall, in_hall
from tests.server.laps import SMALL, driven, lap, seconds

RECORDS = "/api/titles/rallyman_gt/records"
DAILY = "/api/titles/rallyman_gt/daily"


@in_hall()
async def test_a_lap_that_is_over_is_listed_with_its_driver_and_its_time(at: Hall) -> None:
    opened = await lap(at, "Ann")
    time = seconds(await driven(at, opened))
    table = await at.get(f"/api/tables/{opened['match']}/records", opened["token"])
    assert table["category"]["category"] == SMALL
    assert table["best"] is None
    assert [(feat["name"], feat["value"], feat["place"], feat["before"]) for feat in table["feats"]] == [
        ("Ann", time, 1, None)
    ]
    listed = await at.get(RECORDS)
    assert [each["category"] for each in listed["categories"]] == [SMALL]
    assert listed["categories"][0]["parts"][0] == ["record-own-circuit", {"name": "Hairpins", "tiles": 6}]
    assert listed["categories"][0]["holders"] == 1
    (best,) = (await at.get(f"{RECORDS}?category={SMALL}"))["best"]
    assert (best["name"], best["value"], best["match"], best["public"]) == ("Ann", time, opened["match"], False)
    assert best["said"] == ["record-time", {"minutes": time // 60, "seconds": f"{time % 60:02}"}]


@in_hall()
async def test_a_table_knows_the_best_and_ones_own_best_before_it(at: Hall) -> None:
    times = [seconds(await driven(at, await lap(at, name))) for name in ("Ann", "Bob", "ann")]
    running = await lap(at, "ANN", public=True)
    table = await at.get(f"/api/tables/{running['match']}/records", running["token"])
    assert table["best"]["value"] == min(times)
    assert table["own"]["value"] == min(times[0], times[2])
    assert table["feats"] == []
    assert table["holder"] == "ann"
    spectator = await at.get(f"/api/tables/{running['match']}/records")
    assert spectator["best"] == table["best"]
    assert (await at.ask("GET", f"/api/tables/{(await lap(at))['match']}/records")).status_code == 403


@in_hall()
async def test_the_ghost_is_the_trace_of_the_best_or_of_ones_own_best(at: Hall) -> None:
    nobody = await at.get(f"/api/titles/rallyman_gt/ghost?category={SMALL}")
    assert nobody["ghost"] is None
    times = {name: seconds(await driven(at, await lap(at, name))) for name in ("Ann", "Bob")}
    ghost = (await at.get(f"/api/titles/rallyman_gt/ghost?category={SMALL}"))["ghost"]
    assert ghost["value"] == min(times.values())
    trace = ghost["trace"]
    assert sum(turn["seconds"] for turn in trace["turns"]) - trace["gained"] == ghost["value"]
    own = (await at.get(f"/api/titles/rallyman_gt/ghost?category={SMALL}&of=bob"))["ghost"]
    assert (own["name"], own["value"]) == ("Bob", times["Bob"])


@in_hall()
async def test_settings_lead_to_their_categories_also_where_nobody_has_driven(at: Hall) -> None:
    found = await at.get(f"{RECORDS}?circuit=3&tyres=open&weather=rain")
    assert [each["category"] for each in found["categories"]] == [
        "circuit=3 tyres=asphalt weather=rain laps=1",
        "circuit=3 tyres=rain weather=rain laps=1",
    ]
    assert [each["best"] for each in found["categories"]] == [[], []]
    wrong = await at.ask("GET", f"{RECORDS}?circuit=99")
    assert wrong.status_code == 400


@in_hall()
async def test_words_that_no_store_could_hold_are_refused(at: Hall) -> None:
    for path in (
        "records?category=%00",
        "records?day=%00",
        "ghost?category=%00",
        "daily?name=%00",
        "records?category=",
    ):
        answer = await at.ask("GET", f"/api/titles/rallyman_gt/{path}{'x' * 401 if path.endswith('=') else ''}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-request"), path


@in_hall()
async def test_an_account_has_its_own_records(at: Hall) -> None:
    account = await at.post("/api/accounts", {"name": "Ann", "password": "a long password"})
    guest = seconds(await driven(at, await lap(at, "Ann")))
    mine = seconds(await driven(at, await lap(at, "A.", session=account["token"])))
    best = (await at.get(f"{RECORDS}?category={SMALL}"))["best"]
    assert sorted((each["holder"], each["value"]) for each in best) == [("@ann", mine), ("ann", guest)]


@in_hall()
async def test_a_title_without_records_says_so(at: Hall) -> None:
    for path in ("records", "daily", "ghost?category=x"):
        answer = await at.ask("GET", f"/api/titles/roborally/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-records")
    opened = await at.open("me:Ann", "bot", start=True)
    assert (await at.ask("GET", f"/api/tables/{opened['match']}/records", None, opened["token"])).status_code == 404


@in_hall()
async def test_the_sheet_is_drawn_in_the_language_of_whoever_asks(at: Hall) -> None:
    opened = await lap(at, "Ann <3")
    await driven(at, opened, 30)
    path = f"/api/tables/{opened['match']}/sheet.svg"
    english = await at.ask("GET", path, None, opened["token"])
    assert english.headers["content-type"].startswith("image/svg+xml")
    assert "Time sheet" in english.text
    assert "Ann &lt;3" in english.text
    assert "Feuille de temps" in (await at.ask("GET", f"{path}?language=fr", None, opened["token"])).text
    assert (await at.ask("GET", path)).status_code == 403
    race = await at.open("me:Ann", "bot", title="rallyman_gt", settings={}, start=True)
    none = await at.ask("GET", f"/api/tables/{race['match']}/sheet.svg", None, race["token"])
    assert (none.status_code, none.json()["code"]) == (404, "no-sheet")


# -- never lost, never doubled -----------------------------------------------------------------------------------------


def test_a_server_that_dies_before_it_has_kept_a_feat_finds_it_when_it_starts_again(
    place: str, tmp_path: Path, monkeypatch: Any
) -> None:
    async def run() -> None:
        async with asyncio.timeout(PATIENCE):
            with monkeypatch.context() as patched:
                patched.setattr("paddock.campaign.storage.record_finished_match", nothing)
                async with hall(tmp_path, store=place) as at:
                    opened = await lap(at, "Ann")
                    time = seconds(await driven(at, opened))
                    assert not await at.context.store.has_saved_results(opened["match"])
            for _ in range(2):
                async with hall(tmp_path, store=place) as at:
                    while not await at.context.store.has_saved_results(opened["match"]):
                        await asyncio.sleep(0.01)
                    (best,) = (await at.get(f"{RECORDS}?category={SMALL}"))["best"]
                    assert (best["name"], best["value"]) == ("Ann", time)
            store = await open_store(place, timeout_seconds=PATIENCE)
            assert await check_store(store) == []
            await store.close()

    asyncio.run(run())


async def nothing(*_: object) -> None:
    """In place of what would have been done."""


# -- the daily challenge -----------------------------------------------------------------------------------------------


def with_clock(body: Any) -> Any:
    """Runs a test in a hall whose clock is the test's."""

    def test(tmp_path: Path) -> None:
        async def run() -> None:
            clock = Clock(START)
            async with asyncio.timeout(PATIENCE), hall(tmp_path, clock=clock) as at:
                await body(at, clock)

        asyncio.run(run())

    test.__name__ = body.__name__
    return test


async def try_today(at: Hall, name: str) -> tuple[dict[str, Any], int]:
    """Drives the daily challenge to its end."""
    opened = await at.post(DAILY, {"name": name})
    return opened, seconds(await driven(at, opened))


@with_clock
async def test_the_task_of_the_day_is_the_same_for_everybody(at: Hall, clock: Clock) -> None:
    challenge = daily_challenge(game("rallyman_gt"), "2026-11-15")
    assert challenge is not None
    told = await at.get(DAILY)
    assert (told["day"], told["settings"], told["ends"]) == ("2026-11-15", challenge.settings, START + DAY_MILLISECONDS)
    first, ann = await try_today(at, "Ann")
    clock.now += 60_000
    second, bob = await try_today(at, "Bob")
    assert ann == bob
    table_view = first["table"]
    assert table_view["daily"] == "2026-11-15"
    assert table_view["commitment"] == second["table"]["commitment"] == FairChance.commit(challenge.seed)
    over = await at.get(f"/api/tables/{first['match']}", first["token"])
    assert over["seed"] == challenge.seed.hex()
    assert (await at.get(f"/api/tables/{first['match']}/verify", first["token"]))["fair"]
    told = await at.get(f"{DAILY}?name=bob")
    assert [(each["name"], each["value"]) for each in told["best"]] == [("Ann", ann), ("Bob", bob)]
    assert (told["yours"]["value"], told["yours"]["place"]) == (bob, 1)
    assert (await at.get(RECORDS))["categories"] == []
    clock.now += DAY_MILLISECONDS
    told = await at.get(f"{DAILY}?name=bob")
    assert (told["day"], told["best"], told["yours"]) == ("2026-11-16", [], None)
    past = await at.get(f"{RECORDS}?day=2026-11-15")
    assert [each["name"] for each in past["best"]] == ["Ann", "Bob"]


@with_clock
async def test_the_first_try_counts_and_later_ones_are_practice(at: Hall, clock: Clock) -> None:
    given_up = await at.post(DAILY, {"name": "Ann"})
    await at.post(f"/api/tables/{given_up['match']}/resign", {}, given_up["token"])
    first, _ = await try_today(at, "Ann")
    clock.now += 1000
    again = await at.post(f"/api/tables/{first['match']}/rematch", {}, first["token"])
    await at.post(f"/api/tables/{again['match']}/start", {}, again["token"])
    table_view = await driven(at, again)
    assert table_view["commitment"] == first["table"]["commitment"]
    assert table_view["daily"] == "2026-11-15"
    (counted,) = (await at.get(f"/api/tables/{first['match']}/records", first["token"]))["feats"]
    (practice,) = (await at.get(f"/api/tables/{again['match']}/records", again["token"]))["feats"]
    assert (counted["practice"], practice["practice"]) == (False, True)
    assert [each["match"] for each in (await at.get(DAILY))["best"]] == [first["match"]]


@with_clock
async def test_nobody_is_helped_with_the_task_of_the_day_before_it_is_over(at: Hall, clock: Clock) -> None:
    opened = await at.post(DAILY, {"name": "Ann"})
    match, token = opened["match"], opened["token"]
    for path, body in (
        ("/api/hints", {"match": match}),
        (f"/api/tables/{match}/hand_over", {"level": "driver"}),
        (f"/api/tables/{match}/branches", {}),
        (f"/api/tables/{match}/proposals", {"what": "back", "to": 1}),
    ):
        refused = await at.ask("POST", path, body, token)
        assert (refused.status_code, refused.json()["code"]) == (409, "alone"), path
    await driven(at, opened)
    assert (await at.ask("POST", f"/api/tables/{match}/branches", {}, token)).status_code == 201


@with_clock
async def test_a_name_is_needed_for_the_task_of_the_day(at: Hall, clock: Clock) -> None:
    refused = await at.ask("POST", DAILY, {"name": " "})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-name")
