"""An invitation shows an address that others can reach."""

from __future__ import annotations

import socket
from unittest import mock

import pytest

from paddock.server import reach
from tests.server.guests import Hall, in_hall


@in_hall()
async def test_a_server_of_this_machine_alone_has_no_address_for_others(at: Hall) -> None:
    assert await at.get("/api/address") == {"address": None}


@in_hall(host="0.0.0.0")
async def test_a_server_that_listens_to_the_network_tells_its_own_machine_the_address_there(at: Hall) -> None:
    with mock.patch.object(reach, "network_address", return_value="192.168.1.7"):
        assert await at.get("/api/address") == {"address": f"http://192.168.1.7:{at.port}"}


@in_hall(host="0.0.0.0")
async def test_strangers_are_told_nothing_of_the_network(at: Hall) -> None:
    with (
        mock.patch.object(reach, "network_address", return_value="192.168.1.7"),
        mock.patch("paddock.server.identity.rate_limit_address", return_value="203.0.113.5"),
    ):
        assert await at.get("/api/address") == {"address": None}


@pytest.mark.parametrize(
    ("host", "here", "address"),
    [
        ("0.0.0.0", "192.168.1.7", "http://192.168.1.7:8321"),
        ("::", "fd00::7", "http://[fd00::7]:8321"),
        ("0.0.0.0", None, None),
        ("0.0.0.0", "127.0.0.1", None),
        ("10.1.2.3", None, "http://10.1.2.3:8321"),
        ("den.local", None, "http://den.local:8321"),
        ("localhost", None, None),
        ("::1", None, None),
    ],
)
def test_where_others_find_a_server(host: str, here: str | None, address: str | None) -> None:
    with mock.patch.object(reach, "network_address", return_value=here):
        assert reach.address_for_others(host, 8321) == address


def test_a_machine_without_a_network_has_no_address() -> None:
    with mock.patch.object(socket.socket, "connect", side_effect=OSError):
        assert reach.network_address(socket.AF_INET) is None
