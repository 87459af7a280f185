"""The API keeps what its own description promises, whatever it is sent: schemathesis asks, for a bounded time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error

from tests.effort import tries
from tests.patience import PATIENCE
from tests.server.background import Background


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Background]:
    with Background(tmp_path_factory.mktemp("schema")) as found:
        yield found


@pytest.fixture
def described(running: Background) -> schemathesis.BaseSchema:
    assert running.hall is not None
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{running.hall.port}/docs/openapi.json")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(
    max_examples=tries(4, 12),
    deadline=None,
    phases=[Phase.generate],
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_nothing_that_is_sent_breaks_the_server(case: schemathesis.Case, running: Background) -> None:
    for match in (False, True):
        headers = {"Authorization": f"Bearer {running.table['token']}"} if match else {}
        if match and "match" in case.path_parameters:
            case.path_parameters["match"] = running.table["match"]
        answer = case.call(headers=headers, timeout=PATIENCE)
        case.validate_response(answer, checks=[not_a_server_error])
        if answer.status_code >= 400:
            body = answer.json()
            assert body["code"], answer.text
            assert body["message"], answer.text
