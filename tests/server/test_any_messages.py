"""Whatever a socket says, in whatever order: every message is answered by its id, and the match stays whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE
from tests.server.background import Background
from tests.server.guests import SHORT, WAITING

SEATS = st.one_of(st.none(), st.integers(-1, 4))
NUMBERS = st.one_of(st.none(), st.integers(-1, 40))
WORDS = st.one_of(
    st.sampled_from(["seal", "place 1 P490", "concede", "", "pause", "back", "random"]), st.text(max_size=9)
)
ASKED = st.one_of(
    *(
        st.fixed_dictionaries({name: values}, optional={"seat": SEATS, "about": NUMBERS, "to": NUMBERS})
        for name, values in {
            "do": WORDS,
            "look": SEATS,
            "say": WORDS,
            "take_back": NUMBERS,
            "propose": st.sampled_from(["back", "pause", "resume", "dance"]),
            "agree": st.booleans(),
            "hand_over": st.sampled_from(["", "random", "genius"]),
            "resign": st.just(False),
            "why": WORDS,
            "start": st.booleans(),
            "language": st.sampled_from(["fr", "en", "de"]),
            "nonsense": st.integers(),
        }.items()
    ),
    st.just({"legal": True}),
    st.just({"legal": True}),
)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    with Background(tmp_path_factory.mktemp("messages")) as found:
        yield found


def answered(socket: ClientConnection, asked: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """The answer to a message, and the last table_view that came before it."""
    table_view: dict[str, Any] = {}
    while True:
        message = json.loads(socket.recv(timeout=PATIENCE))
        table_view = message.get("table", table_view)
        if message.get("id") == asked or (message.get("id") == "" and "error" in message):
            return message, table_view


@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck))
@given(asked=st.lists(ASKED, max_size=25), several=st.booleans())
def test_every_message_is_answered_and_the_match_stays_whole(
    running: Background, asked: list[dict[str, Any]], several: bool
) -> None:
    assert running.hall is not None
    server = f"127.0.0.1:{running.hall.port}"
    seats = [{"who": "me", "name": "Ann"}, {"who": "here" if several else "bot", "name": "Bob", "level": "random"}]
    body = {"title": "roborally", "seats": seats, "settings": SHORT, "start": True}
    opened = (
        httpx.post(f"http://{server}/api/tables", json=body, timeout=PATIENCE, verify=False).raise_for_status().json()
    )
    path, token = f"{server}/api/tables/{opened['match']}", opened["token"]
    with connect(f"ws://{path}/live", **WAITING, max_size=None) as socket:
        socket.send(json.dumps({"hello": {"token": token, "seat": 0}}))
        table_view = json.loads(socket.recv(timeout=PATIENCE))["table"]
        for number, message in enumerate(asked):
            sent = {"do": (table_view.get("legal") or ["seal"])[0]} if "legal" in message else message
            socket.send(json.dumps({**sent, "id": str(number)}))
            answer, seen = answered(socket, str(number))
            table_view = seen or table_view
            known = {"done", "error", "why"} & set(answer)
            assert known, answer
            if "error" in answer:
                assert answer["error"]["message"]
                assert answer["error"]["code"] not in ("broken", "server"), answer
    with httpx.Client(headers={"Authorization": f"Bearer {token}"}, timeout=PATIENCE, verify=False) as http:
        shown = http.get(f"http://{path}?seat=0").raise_for_status().json()
        log = http.get(f"http://{path}/log?seat=0").raise_for_status().json()
    assert [note["number"] for note in log["updates"]] == list(range(1, log["last"] + 1))
    assert log["last"] >= shown["number"]
