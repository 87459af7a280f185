"""A bot for a table on a server, with nothing of Paddock: `python bot.py <invitation link> [name]`.

It sits down, lays its cards at random, and never takes a decision twice: every one has an id, and after a broken
connection it says what it saw last. The key to its seat is printed, so that it can be brought back by hand.
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def sit(server: str, match: str, invitation: str, name: str) -> str:
    """Takes a free seat and returns the key to it."""
    body = json.dumps({"name": name, "invitation": invitation}).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables/{match}/seats", body, headers)
    with urllib.request.urlopen(request, timeout=10) as answer:
        return str(json.load(answer)["token"])


def choose(sight: dict[str, Any]) -> str:
    """The rule of this bot, to be replaced by a better one: `sight["view"]` is all that its seat can see."""
    return str(random.choice(sight["legal"]))


async def play(server: str, match: str, token: str) -> dict[str, Any]:
    """Plays until the game is over; returns the last sight of the table."""
    after = 0
    async for socket in connect(f"ws{server[4:]}/api/tables/{match}/live", max_size=None):
        await socket.send(json.dumps({"hello": {"token": token, "after": after}}))
        try:
            async for text in socket:
                sight = json.loads(text).get("sight")
                if sight is None:
                    continue  # the answer to a decision, or a word about the server
                after = sight["number"]
                if sight["status"] == "over":
                    return dict(sight)
                if sight.get("legal"):
                    decision = {"do": choose(sight), "about": sight["question"], "id": f"{match}-{after}"}
                    await socket.send(json.dumps(decision))
                if sight["proposal"] and sight["you"] not in sight["proposal"]["agreed"]:
                    await socket.send(json.dumps({"agree": True}))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in (4400, 4401):
                raise  # the seat is not ours, or no longer
    raise ConnectionError("the server has let the bot go")


if __name__ == "__main__":
    link = urlsplit(sys.argv[1])
    server, match = f"{link.scheme}://{link.netloc}", link.path.rpartition("/")[2]
    token = sit(server, match, link.fragment, sys.argv[2] if len(sys.argv) > 2 else "Example bot")
    print("seat:", token, flush=True)
    print(json.dumps(asyncio.run(play(server, match, token))["outcome"]))
