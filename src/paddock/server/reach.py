"""The address at which others can reach this server: what an invitation has to show."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final

from paddock.server.browser import server_url

_ALL_INTERFACES: Final = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6, "": socket.AF_INET}
_FAR_ADDRESSES: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that nobody has: the way to them is the way out of this machine."""
DISCARD_PORT: Final = 9


def address_for_others(host: str, port: int) -> str | None:
    """The address for other machines of a server that listens at `host`; None if only this machine can reach it.

    >>> address_for_others("192.168.1.7", 8321), address_for_others("127.0.0.1", 8321)
    ('http://192.168.1.7:8321', None)
    """
    reachable = network_address(_ALL_INTERFACES[host]) if host in _ALL_INTERFACES else host
    return None if reachable is None or is_this_machine(reachable) else server_url(reachable, port)


def is_this_machine(host: str) -> bool:
    """Whether an address or a name means the machine on which it is used.

    >>> [is_this_machine(host) for host in ("::1", "127.0.0.5", "localhost", "10.0.0.2", "den.local")]
    [True, True, True, False, False]
    """
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def network_address(address_family: socket.AddressFamily) -> str | None:
    """This machine's address in its network; None without a network. Nothing is sent."""
    try:
        with socket.socket(address_family, socket.SOCK_DGRAM) as probe:
            probe.connect((_FAR_ADDRESSES[address_family], DISCARD_PORT))
            return str(probe.getsockname()[0])
    except OSError:
        return None
