"""How a server is set: by a TOML file, by `PADDOCK_…` in the environment, by the command line; the last one counts."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from paddock.server.errors import BadSettingsError
from paddock.server.json_logs import redact
from paddock.server.limits import Rate

ENVIRONMENT_PREFIX: Final = "PADDOCK_"
OTHER_VARIABLES: Final = frozenset({"BROWSER", "LANGUAGE", "POLICIES"})
"""What other commands read from the environment under the same prefix."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All settings of a server, with their defaults. Rates are `{burst, per_second}`; a burst of 0 is no limit.

    Times are in seconds unless they say otherwise.
    """

    host: str = "127.0.0.1"
    port: int = 8321
    store: str = ""
    """Where the matches are kept: a file, or `postgresql://…`; empty: a file in the user's data folder."""
    secret: str = ""
    """The key that tokens are signed with; empty: one that is made once and kept in the store."""
    origins: list[str] = []
    """Other sites whose pages may talk to this server, such as `https://club.example`."""
    proxies: str = ""
    """Addresses of reverse proxies whose word about the client's address is taken."""
    hosts: list[str] = []
    """Names by which the server may be called, such as `paddock.example` or `*.club.example`, besides addresses and the
    names of a local network; empty: no other, or behind a proxy any."""
    metrics: bool = False
    """Whether `/metrics` is there."""
    log_level: str = "info"

    bot_workers: int = 0
    """Processes in which bots think; 0: one less than there are cores, at least one."""
    bot_seconds: float = 10.0
    """How long a bot may think before it is given up and the default is played."""
    bot_search_seconds: float = 2.0
    """How long a bot that searches may go on about one question; then it takes the best that it has found."""
    bot_playouts: int = 0
    """How many playouts there are at most for one decision; 0: as many as the bot's level says."""
    analysis_seconds: float = 8.0
    """How long a finished game is looked at again, in a process of its own."""
    takeover_seconds: float = 1.0
    """How long to leave bots and clocks to the process that wrote last, before doing it here."""

    clock_grace_seconds: float = 5.0
    """How long clocks stand once the server is there, or the store is back: so long people may take to return."""

    snapshot_every: int = 50
    idle_seconds: float = 300.0
    """A match that nobody has looked at for so long is put away; opening it again takes milliseconds."""
    unstarted_table_days: float = 7.0
    """A table that nobody has begun is closed when nothing has happened there for so many days; 0: never."""
    abandoned_game_days: float = 60.0
    """A game that nobody has gone on with for so many days is closed; its replay stays. 0: never."""
    max_matches_in_memory: int = 2000
    """How many matches are held in memory at most."""
    stop_seconds: float = 10.0
    reconnect_ms: int = 2000
    """How many milliseconds clients are told to wait when the server restarts."""

    store_seconds: float = 15.0
    """How long a store that can't be reached is waited for, before what needs it is refused."""
    store_warning_seconds: float = 1.0
    """How long the store may take before people are told that it does not answer. After twice that it is not well."""

    max_message_bytes: int = 65_536
    """No message is longer."""
    max_header_bytes: int = 32_768
    """No request has a longer address and headers."""
    header_seconds: float = 10.0
    """How long a connection may take until the headers of a request are there."""
    body_seconds: float = 30.0
    """How long it may take then, until the body is there."""
    send_seconds: float = 30.0
    """How long somebody may take to read some of what was sent."""
    max_connections_per_address: int = 200
    """How many connections one address may have, sockets among them; never more than half of what the system allows."""
    max_queued_messages: int = 64
    """How many messages may wait for a socket that reads slowly, before it is told to reload."""
    hello_seconds: float = 10.0
    """How long a socket may take to say who it is."""
    close_seconds: float = 2.0
    """How long a socket that is let go may take to read why."""
    max_sockets: int = 5000
    max_sockets_per_address: int = 60
    max_tables_per_person: int = 20
    """How many tables one person may open in a day without ending them; 0: as many as they like. A guest is known by
    their browser."""
    max_tables_per_address: int = 200
    """How many all guests of one address may open in a day without ending them, whatever their browsers call
    themselves; 0: as many as they like."""
    max_sandboxes_per_person: int = 4
    max_hints_per_address: int = 3
    """How many hints one address may wait for at a time: bots think where hints do."""
    rate_requests: Rate = Rate(120, 30)
    rate_messages: Rate = Rate(60, 20)
    rate_chat: Rate = Rate(6, 0.5)
    rate_hints: Rate = Rate(6, 0.5)
    rate_tables: Rate = Rate(10, 0.1)
    rate_seats: Rate = Rate(20, 0.5)
    rate_passwords: Rate = Rate(10, 0.05)
    rate_accounts: Rate = Rate(10, 0.005)
    """How often one address may try to open an account."""
    rate_names: Rate = Rate(60, 0.1)
    """How often all addresses together are told that the name of an account is taken."""


def read_settings(
    file: Path | None = None, environment: Mapping[str, str] | None = None, **given_settings: Any
) -> tuple[Settings, dict[str, str]]:
    """The settings and, for each that is not the default, where it comes from. Raises `BadSettingsError`."""
    environment = os.environ if environment is None else environment
    known = Settings.__struct_fields__
    values: dict[str, Any] = {}
    origin: dict[str, str] = {}
    for name, value in (_read_file(file) if file is not None else {}).items():
        values[name], origin[name] = value, str(file)
    for variable, text in environment.items():
        name = variable.removeprefix(ENVIRONMENT_PREFIX).lower()
        if not variable.startswith(ENVIRONMENT_PREFIX) or name.upper() in OTHER_VARIABLES or name.startswith("test"):
            continue
        values[name], origin[name] = text, variable
    for name, value in given_settings.items():
        if value is not None:
            values[name], origin[name] = value, "--" + name.replace("_", "-")
    for name in values:
        if name not in known:
            raise BadSettingsError(where=origin[name], problem="settings-unknown", detail=", ".join(known))
    try:
        parsed = {name: _parse_value(name, value) for name, value in values.items()}
        settings = msgspec.convert(parsed, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettingsError(where="settings", problem="settings-value", detail=redact(str(error))) from None
    _check_ranges(settings)
    return settings, origin


def _read_file(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        detail = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadSettingsError(where=str(path), problem="settings-file", detail=detail) from None


def _parse_value(setting_name: str, value: Any) -> Any:
    """A value from the environment: lists and rates are written as JSON, or with commas."""
    if not isinstance(value, str):
        return value
    if setting_name in ("origins", "hosts"):
        return [part.strip() for part in value.split(",") if part.strip()]
    if setting_name.startswith("rate_"):
        burst, _, per_second = value.partition(",")
        return {"burst": burst.strip(), "per_second": per_second.strip() or "0"}
    return value


def _check_ranges(settings: Settings) -> None:
    wrong = [
        name
        for name, value in msgspec.structs.asdict(settings).items()
        if isinstance(value, int | float) and not isinstance(value, bool) and value < 0
    ]
    if not 0 <= settings.port < 65536:
        wrong.append("port")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        wrong.append("log_level")
    if settings.secret and len(settings.secret) < 16:
        wrong.append("secret")
    wrong += [name for name in ("max_message_bytes", "max_header_bytes") if getattr(settings, name) < 1024]
    wrong += [name for name in ("header_seconds", "body_seconds", "send_seconds") if not getattr(settings, name)]
    if wrong:
        raise BadSettingsError(where=wrong[0], problem="settings-value", detail="out of range")


def settings_toml(settings: Settings, origin: Mapping[str, str]) -> str:
    """All settings as TOML, each with where it comes from; secrets and passwords are not shown."""
    lines: list[str] = []
    for name, value in msgspec.structs.asdict(settings).items():
        if name == "secret" and value:
            value = "***"
        if isinstance(value, Rate):
            written = f"{{ burst = {value.burst:g}, per_second = {value.per_second:g} }}"
        else:
            written = msgspec.json.encode(redact(value) if isinstance(value, str) else value).decode()
        lines.append(f"{name} = {written}" + (f"  # {origin[name]}" if name in origin else ""))
    return "\n".join(lines)
