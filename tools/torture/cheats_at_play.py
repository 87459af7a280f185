"""Cheats of people who play: deciding for others, at the wrong time, twice, or taking back what stands."""

from __future__ import annotations

from typing import Any, Final

from tools.torture.ground import hold
from tools.torture.scene import Scene, Table

NOT_MINE: Final = "not-your-seat"
ALONE: Final = [{"who": "me", "name": "Ann"}]


async def deciding_for_another(scene: Scene) -> None:
    """Deciding, asking, taking back, resigning, speaking and leaving for another seat."""
    table = await scene.pair()
    do = (await scene.legal(table, table.bob))[0]
    async with scene.unchanged(table):
        for path, body in (
            ("decisions", {"do": do, "seat": 1}),
            ("why", {"do": do, "seat": 1}),
            ("take_back", {"seat": 1}),
            ("proposals", {"what": "pause", "seat": 1}),
            ("hand_over", {"level": "random", "seat": 1}),
            ("resign", {"seat": 1}),
            ("chat", {"text": "I am Bob", "seat": 1}),
        ):
            await scene.refused(NOT_MINE, "POST", f"{table.path}/{path}", body, table.ann)
        await scene.refused(NOT_MINE, "POST", "/api/hints", {"match": table.match, "seat": 1}, table.ann)
        async with scene.socket(table, table.ann) as ann:
            for message in _of_all_kinds(do):
                await scene.refused_by_socket(NOT_MINE, ann, seat=1, **message)
    await scene.decide(table, table.bob)


def _of_all_kinds(do: str) -> tuple[dict[str, Any], ...]:
    return (
        {"do": do},
        {"why": do},
        {"take_back": None},
        {"propose": "pause"},
        {"hand_over": "random"},
        {"resign": True},
        {"say": "I am Bob"},
        {"hint": True},
    )


async def deciding_for_nobody(scene: Scene) -> None:
    """Deciding for a seat that is not there."""
    table = await scene.pair()
    do = (await scene.legal(table, table.ann))[0]
    async with scene.unchanged(table):
        await scene.refused("no-such-seat", "POST", f"{table.path}/decisions", {"do": do, "seat": 9}, table.ann)
        await scene.refused("bad-request", "POST", f"{table.path}/decisions", {"do": do, "seat": -1}, table.ann)


async def deciding_without_a_key(scene: Scene) -> None:
    """Deciding as a spectator, with or without an invitation."""
    table = await scene.pair(public=True)
    do = (await scene.legal(table, table.ann))[0]
    async with scene.unchanged(table):
        for body in ({"do": do}, {"do": do, "seat": 0}):
            await scene.refused("needs-token", "POST", f"{table.path}/decisions", body)
            headers = {"x_paddock_invitation": table.invitation}
            await scene.refused("needs-token", "POST", f"{table.path}/decisions", body, **headers)
        async with scene.socket(table, None) as eve:
            for message in _of_all_kinds(do):
                if "say" not in message:
                    await scene.refused_by_socket("needs-token", eve, seat=0, **message)


async def deciding_out_of_turn(scene: Scene) -> None:
    """Deciding when it is somebody else's turn."""
    table = await scene.pair(title="great_race", settings={})
    seen = {token: await scene.legal(table, token) for token in (table.ann, table.bob)}
    while all(seen.values()):
        await scene.decide(table, table.ann)
        seen = {token: await scene.legal(table, token) for token in (table.ann, table.bob)}
    waits, acts = sorted(seen, key=lambda token: bool(seen[token]))
    async with scene.unchanged(table):
        for do in seen[acts][:5]:
            await scene.refused("refused", "POST", f"{table.path}/decisions", {"do": do}, waits)


async def deciding_what_is_not_allowed(scene: Scene) -> None:
    """Playing a card that one does not hold, and what is no decision at all."""
    table = await scene.pair()
    mine, others = await scene.legal(table, table.ann), await scene.legal(table, table.bob)
    foreign = [do for do in others if do not in mine]
    hold(bool(foreign), "Bob holds nothing that Ann does not")
    async with scene.unchanged(table):
        await scene.refused("refused", "POST", f"{table.path}/decisions", {"do": foreign[0]}, table.ann)
        await scene.refused("bad-notation", "POST", f"{table.path}/decisions", {"do": "win now"}, table.ann)
        await scene.refused("refused", "POST", f"{table.path}/decisions", {"do": "seal"}, table.ann)


async def deciding_about_an_old_question(scene: Scene) -> None:
    """Answering a question that is no longer open, or not yet."""
    table = await scene.pair()
    asked = (await scene.here.get(table.path, table.ann))["question"]
    await scene.decide(table, table.ann)
    now = await scene.here.get(table.path, table.ann)
    async with scene.unchanged(table):
        for about in {asked - 1, asked + 7, asked} - {now["question"]}:
            if about >= 0:
                body = {"do": now["legal"][0], "about": about}
                await scene.refused("stale", "POST", f"{table.path}/decisions", body, table.ann)


async def deciding_twice(scene: Scene) -> None:
    """Sending a decision again: by its id it is taken once, at every server, and another's id hides nothing."""
    table = await scene.pair()
    first = {"do": (await scene.legal(table, table.ann))[0], "id": "once"}
    await scene.here.post(f"{table.path}/decisions", first, table.ann)
    other = (await scene.legal(table, table.ann))[0]
    async with scene.unchanged(table):
        for again in (first, {"do": other, "id": "once"}):
            for client in (scene.here, scene.there):
                scene.tries += 1
                answer = await client.ask("POST", f"{table.path}/decisions", again, table.ann)
                hold(answer.status == 200, f"a decision that is sent again is refused: {answer}")
    before = len(await scene.rows(table.match))
    await scene.here.post(
        f"{table.path}/decisions", {**first, "do": (await scene.legal(table, table.bob))[0]}, table.bob
    )
    hold(len(await scene.rows(table.match)) == before + 1, "Ann's id keeps Bob from deciding")


async def playing_with_time(scene: Scene) -> None:
    """Playing while the game is paused, before it begins, or after its end."""
    table = await scene.pair()
    do = (await scene.legal(table, table.ann))[0]
    await scene.here.post(f"{table.path}/proposals", {"what": "pause"}, table.ann)
    await scene.here.post(f"{table.path}/answers", {"agrees": True}, table.bob)
    async with scene.unchanged(table):
        await scene.refused("paused", "POST", f"{table.path}/decisions", {"do": do}, table.ann)
        await scene.refused("paused", "POST", f"{table.path}/take_back", {}, table.ann)
        await scene.refused("paused", "POST", f"{table.path}/resign", {}, table.ann)
    waiting = await scene.opened()
    async with scene.unchanged(waiting):
        await scene.refused("not-started", "POST", f"{waiting.path}/decisions", {"do": do}, waiting.ann)
        await scene.refused("empty-seats", "POST", f"{waiting.path}/start", {}, waiting.ann)
    over = await scene.pair()
    await scene.here.post(f"{over.path}/resign", {}, over.ann)
    async with scene.unchanged(over):
        for token in (over.ann, over.bob):
            await scene.refused("finished", "POST", f"{over.path}/decisions", {"do": do}, token)
            await scene.refused("finished", "POST", f"{over.path}/take_back", {}, token)


async def taking_back_what_stands(scene: Scene) -> None:
    """Taking back what was played out, what is not there, and what another decided."""
    table = await scene.pair()
    async with scene.unchanged(table):
        await scene.refused("take-back", "POST", f"{table.path}/take_back", {}, table.ann)
    first = (await scene.here.get(table.path, table.ann))["view"]["turn"]
    while (await scene.here.get(table.path, table.ann))["view"]["turn"] == first:
        for token in (table.ann, table.bob):
            legal = await scene.legal(table, token)
            if legal:
                do = {"do": "seal" if "seal" in legal else legal[0]}
                await scene.here.post(f"{table.path}/decisions", do, token)
    tried = 0
    for token in (table.ann, table.bob):
        if (await scene.here.get(table.path, token)).get("take_back") == []:
            tried += 1
            async with scene.unchanged(table):
                await scene.refused("take-back", "POST", f"{table.path}/take_back", {}, token)
                await scene.refused("take-back", "POST", f"{table.path}/take_back", {"step": 1}, token)
    hold(tried > 0, "both have something that they may take back: nothing was tried")


async def agreeing_for_others(scene: Scene) -> None:
    """Pausing or going back without asking everybody: agreeing for another, agreeing twice, agreeing to nothing."""
    table = await scene.pair()
    told = (await scene.here.get(table.path, table.ann))["number"]
    await scene.decide(table, table.ann)
    async with scene.unchanged(table):
        await scene.refused("proposal", "POST", f"{table.path}/answers", {"agrees": True}, table.ann)
        await scene.refused(
            "proposal not-your-seat", "POST", f"{table.path}/answers", {"agrees": True, "seat": 1}, table.ann
        )
        await scene.refused("not-paused", "POST", f"{table.path}/proposals", {"what": "resume"}, table.ann)
    for what, to in (("pause", 0), ("back", told)):
        await scene.here.post(f"{table.path}/proposals", {"what": what, "to": to}, table.ann)
        async with scene.unchanged(table):
            await scene.refused(NOT_MINE, "POST", f"{table.path}/answers", {"agrees": True, "seat": 1}, table.ann)
            await scene.refused("needs-token", "POST", f"{table.path}/answers", {"agrees": True, "seat": 1})
            for client in (scene.here, scene.there):
                scene.tries += 1
                answer = await client.ask("POST", f"{table.path}/answers", {"agrees": True}, table.ann)
                # The other server may not have heard of the proposal yet.
                hold(answer.status == 200 or answer.code == "proposal", f"agreeing again: {answer}")
            await scene.refused("proposal", "POST", f"{table.path}/proposals", {"what": "pause"}, table.ann)
        table_view = await scene.here.get(table.path, table.bob)
        hold(
            table_view["status"] == "playing" and table_view["proposal"] is not None,
            f"{what} by one alone: {table_view['status']}",
        )
        await scene.here.post(f"{table.path}/answers", {"agrees": False}, table.bob)


async def farming_a_clock(scene: Scene) -> None:
    """Deciding and taking back again and again, for the increment of each."""
    clock = {"mode": "bank", "seconds": 300, "increment": 60}
    for title in ("roborally", "classic_rally", "gang_rush", "great_race"):
        more: dict[str, Any] = {} if title == "roborally" else {"settings": {}}
        table = await scene.pair(title=title, clock=clock, **more)
        taken = 0
        for _ in range(30):
            for seat, token in enumerate((table.ann, table.bob)):
                before = await scene.here.get(table.path, token)
                if not before.get("legal"):
                    continue
                await scene.here.post(f"{table.path}/decisions", {"do": before["legal"][0]}, token)
                answer = await scene.here.ask("POST", f"{table.path}/take_back", {}, token)
                if answer.status != 200:
                    continue
                taken += 1
                scene.tries += 1
                banks = [table_view["clock"]["banks"][seat] for table_view in (before, answer.body["table"])]
                hold(banks[1] <= banks[0], f"{title}: {banks[1] - banks[0]} ms for what was taken back")
            if taken >= 6:
                break


async def helping_oneself_in_the_daily_challenge(scene: Scene) -> None:
    """Asking for advice, a bot, a trial or to go back while driving the challenge of the day."""
    opened = await scene.here.post("/api/titles/rallyman_gt/daily", {"name": "Ann"})
    table = Table({**opened, "invitation": ""})
    await scene.decide(table, table.ann)
    async with scene.unchanged(table):
        await scene.refused("alone", "POST", "/api/hints", {"match": table.match}, table.ann)
        await scene.refused("alone", "POST", f"{table.path}/branches", {}, table.ann)
        await scene.refused("alone", "POST", f"{table.path}/hand_over", {"level": "random"}, table.ann)
        await scene.refused("alone", "POST", f"{table.path}/proposals", {"what": "back", "to": 1}, table.ann)


CHEATS: Final = (
    deciding_for_another,
    deciding_for_nobody,
    deciding_without_a_key,
    deciding_out_of_turn,
    deciding_what_is_not_allowed,
    deciding_about_an_old_question,
    deciding_twice,
    playing_with_time,
    taking_back_what_stands,
    agreeing_for_others,
    farming_a_clock,
    helping_oneself_in_the_daily_challenge,
)
