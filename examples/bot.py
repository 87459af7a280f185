"""A bot for a table on a server, with nothing of Paddock: `python bot.py <invitation link> <name>`.

It sits down and lays its cards at random. Whenever the line breaks it comes back and is shown the table as it stands;
every decision has an id, so that none is taken twice.
"""

import asyncio
import json
import random
import sys
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from websockets import ConnectionClosed, connect


def choose(view: object, legal: list[str]) -> str:
    """The rule of this bot, to be replaced by a better one: `view` is all that its seat can see."""
    return random.choice(legal)


def sit(link: str, name: str) -> tuple[str, str]:
    """Takes a free seat; returns the address of the table's stream, and the key to the seat."""
    at = urlsplit(link)
    body = json.dumps({"name": name, "invitation": at.fragment}).encode()
    address = f"{at.scheme}://{at.netloc}/api{at.path}"
    with urlopen(Request(f"{address}/seats", body, {"Content-Type": "application/json"}), timeout=60) as answer:
        return f"ws{address[4:]}/live", json.load(answer)["token"]


async def play(stream: str, token: str) -> object:
    """Plays until the game is over; returns how everybody came out."""
    async for socket in connect(stream, max_size=None):
        try:
            await socket.send(json.dumps({"hello": {"token": token}}))
            async for text in socket:
                sight = json.loads(text).get("table", {})
                if sight.get("status") == "over":
                    return sight["outcome"]
                if sight.get("legal"):
                    do = choose(sight["view"], sight["legal"])
                    await socket.send(json.dumps({"do": do, "about": sight["question"], "id": str(sight["number"])}))
                if sight.get("proposal"):
                    await socket.send(json.dumps({"agree": True}))
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code in (4400, 4401):
                raise  # the seat is not ours, or no longer
    return None


if __name__ == "__main__":
    print(json.dumps(asyncio.run(play(*sit(sys.argv[1], sys.argv[2])))))
