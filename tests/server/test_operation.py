"""Running a server: settings, health, metrics, documentation and stopping. Killing it: `test_kills.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from paddock.cli import main
from paddock.core.translations import LANGUAGES
from paddock.server.errors import BadSettingsError
from paddock.server.limits import Rate
from paddock.server.settings import Settings, read_settings, settings_toml
from paddock.server.translator import translator
from tests.patience import PATIENCE
from tests.server.guests import Hall, in_hall

# -- settings ------------------------------------------------------------------------------------------------------


def test_the_command_line_counts_more_than_the_environment_and_that_more_than_the_file(tmp_path: Path) -> None:
    file = tmp_path / "paddock.toml"
    file.write_text('host = "::1"\nport = 1\nlog_level = "debug"\nrate_chat = { burst = 1, per_second = 2 }\n')
    environment = {"PADDOCK_PORT": "2", "PADDOCK_ORIGINS": "https://a.example, https://b.example", "HOME": "x"}
    settings, origin = read_settings(
        file, {**environment, "PADDOCK_LANGUAGE": "fr", "PADDOCK_POLICIES": "x"}, port=3, host=None
    )
    assert (settings.host, settings.port, settings.log_level) == ("::1", 3, "debug")
    assert settings.origins == ["https://a.example", "https://b.example"]
    assert settings.rate_chat == Rate(1, 2)
    assert (origin["host"], origin["port"]) == (str(file), "--port")
    assert read_settings(None, {"PADDOCK_RATE_CHAT": "0"})[0].rate_chat.burst == 0


@pytest.mark.parametrize(
    ("text", "environment"),
    [
        ("prot = 1", {}),
        ("port = 'many'", {}),
        ("port = 70000", {}),
        ("port = ", {}),
        ("", {"PADDOCK_PROT": "1"}),
        ("", {"PADDOCK_PORT": "x"}),
        ("", {"PADDOCK_SECRET": "short"}),
        ("bot_seconds = -1", {}),
        ("log_level = 'loud'", {}),
    ],
)
def test_settings_that_are_not_in_order_are_refused_in_words(
    tmp_path: Path, text: str, environment: dict[str, str]
) -> None:
    file = tmp_path / "paddock.toml"
    file.write_text(text)
    with pytest.raises(BadSettingsError) as refused:
        read_settings(file, environment)
    for language in LANGUAGES:
        assert translator(language).error(refused.value)


def test_all_settings_are_shown_but_no_secret(tmp_path: Path) -> None:
    text = settings_toml(
        Settings(secret="s" * 20, store="postgresql://ann:hunter2@host/db"), {"secret": "PADDOCK_SECRET"}
    )
    assert "hunter2" not in text
    assert "sss" not in text
    assert "# PADDOCK_SECRET" in text
    assert all(f"{name} = " in text for name in Settings.__struct_fields__)
    file = tmp_path / "again.toml"
    file.write_text(settings_toml(Settings(), {}))
    assert read_settings(file, {})[0] == Settings()


def test_the_command_shows_settings_and_says_what_is_wrong() -> None:
    fine = CliRunner().invoke(main, ["serve", "--port", "1234", "--show-settings"])
    assert fine.exit_code == 0
    assert "port = 1234  # --port" in fine.output
    wrong = CliRunner().invoke(main, ["serve", "--config", "nowhere.toml"])
    assert wrong.exit_code == 2
    assert "nowhere.toml" in wrong.output


# -- watching it ---------------------------------------------------------------------------------------------------


@in_hall(metrics=True)
async def test_health_and_metrics_tell_how_it_goes(at: Hall) -> None:
    assert (await at.get("/health"))["status"] == "ok"
    match, ann, _ = await at.pair()
    await at.ask("POST", f"/api/tables/{match}/decisions", {"do": "seal"}, ann)
    async with at.socket(match, ann) as guest:
        await guest.decide(guest.table_view["legal"][0])
        text = (await at.http.get("/metrics")).text
    for line in (
        "paddock_tables_opened_total 1",
        'paddock_decisions_total{by="person"} 1',
        'paddock_refusals_total{code="refused"} 1',
        "paddock_sockets 1",
        "paddock_matches_live 1",
        "paddock_matches_playing 1",
    ):
        assert line in text.splitlines(), line
    assert 'paddock_store_seconds_bucket{le="+Inf"}' in text
    for line in text.splitlines():
        assert line.startswith("# ") or len(line.split(" ")) == 2, line


@in_hall()
async def test_the_api_is_described_without_anything_from_elsewhere(at: Hall) -> None:
    page = (await at.http.get("/docs")).text
    assert "/api/tables/{match}/decisions" in page
    assert "http://" not in page
    assert "https://" not in page
    schema = (await at.http.get("/docs/openapi.json")).json()
    assert "/api/tables" in schema["paths"]
    assert schema["info"]["title"] == "Paddock"


# -- stopping it ---------------------------------------------------------------------------------------------------


@in_hall(reconnect_ms=1234)
async def test_a_server_that_stops_says_when_to_come_back(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        at.server.should_exit = True
        bye = await guest.next(lambda message: "bye" in message)
        assert bye == {"bye": "restart", "reconnect_ms": 1234}
        with pytest.raises(ConnectionClosed):
            await guest.receive()


def test_a_place_that_is_taken_is_said_in_one_sentence(tmp_path: Path) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        result = CliRunner().invoke(main, ["serve", "--port", port, "--store", str(tmp_path / "x.db")])
    assert result.exit_code == 2
    assert port in result.output


def test_a_store_that_can_not_be_opened_is_said_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "updates.txt"
    file.write_text("This is no database, but a text that is long enough to be taken for none." * 20)
    source = str(Path(__file__).resolve().parents[2] / "src")
    command = [sys.executable, "-m", "paddock", "serve", "--port", "0", "--store", str(file), "--language", "fr"]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": source}, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 2
    assert "updates.txt" in done.stderr.splitlines()[-1]
    assert file.read_text().startswith("This is no database")
