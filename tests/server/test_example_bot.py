"""The example bot, as it lies in `examples`, plays whole games with others, and comes back when it is cut off."""

from __future__ import annotations

import ast
import asyncio
import importlib.util
from pathlib import Path
from typing import Any

from tests.patience import until
from tests.server.guests import Hall, in_hall, play_on

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "bot.py"


def example() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("example_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@in_hall()
async def test_it_plays_to_the_end_against_another_client_and_a_bot_of_ours(hall: Hall) -> None:
    bot = example()
    settings = {"course": "house_first_steps", "choose_robots": False, "max_turns": 4}
    opened = await hall.open("me:Ann", "link", "bot:random", settings=settings)
    match = opened["match"]
    link = f"http://127.0.0.1:{hall.port}/tables/{match}#{opened['invitation']}"
    playing = asyncio.create_task(bot.play(*await asyncio.to_thread(bot.sit, link, "Example")))
    async with hall.socket(match, opened["token"]) as ann:
        await ann.ask(start=True)
        await play_on(ann, lambda table_view: str(table_view["legal"][0]))
        assert await playing == ann.table_view["outcome"]
        assert ann.table_view["seats"][1]["name"] == "Example"


@in_hall()
async def test_it_goes_on_after_every_socket_was_cut(hall: Hall) -> None:
    bot = example()
    settings = {"course": "house_first_steps", "choose_robots": False, "max_turns": 2}
    opened = await hall.open("me:Ann", "link", settings=settings)
    match = opened["match"]
    link = f"http://127.0.0.1:{hall.port}/tables/{match}#{opened['invitation']}"
    playing = asyncio.create_task(bot.play(*await asyncio.to_thread(bot.sit, link, "Example")))
    await hall.post(f"/api/tables/{match}/start", {}, opened["token"])
    await until(lambda: bool(hall.context.match_service.live_matches[match].watchers))
    for watcher in list(hall.context.match_service.live_matches[match].watchers):
        watcher.close(1012)  # type: ignore[attr-defined]
    async with hall.socket(match, opened["token"]) as ann:
        await play_on(ann, lambda table_view: str(table_view["legal"][-1]))
        assert await playing == ann.table_view["outcome"]


def test_it_needs_nothing_but_websockets_and_is_short() -> None:
    text = EXAMPLE.read_text(encoding="utf-8")
    tree = ast.parse(text)
    names = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert not [name for name in names if name.startswith(("paddock", "httpx", "msgspec"))]
    comments = {node.lineno for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    said = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    told = {line for node in said if node.lineno in comments for line in range(node.lineno, (node.end_lineno or 0) + 1)}
    code = [number for number, line in enumerate(text.splitlines(), 1) if line.strip() and number not in told]
    assert len(code) <= 35
