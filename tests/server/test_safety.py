"""What a server does not let through, each with a code and words in both languages."""

from __future__ import annotations

import contextlib
import io
import logging
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from paddock.core.translations import LANGUAGES
from paddock.server import errors, json_logs
from paddock.server.errors import BadInvitationError, BadTokenError, ServerError, TooManyRequestsError
from paddock.server.limits import Rate, RateLimit
from paddock.server.tokens import Signer, left_seat_revocation
from paddock.server.translator import translator
from tests.patience import until
from tests.server.guests import SHORT, Guest, Hall, closed_with, in_hall

NEVER = 1e-6
"""So many a second that nothing is given back while a test runs."""
BODY = {"title": "roborally", "seats": [{"who": "me", "name": "Ann"}, {"who": "link"}], "settings": SHORT}


def test_every_error_has_words_in_both_languages() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, ServerError)]
    assert len(kinds) > 20
    for language in LANGUAGES:
        translations = translator(language)
        assert not translations.catalog.unreadable_lines
        for kind in kinds:
            assert translations.has_message(kind.message_key), kind
    one, other = (translator(language).catalog.variables for language in LANGUAGES)
    assert one == other
    codes = [kind.error_code for kind in kinds if "code" in vars(kind)]  # others say the same in other words
    assert len(set(codes)) == len(codes)


@in_hall()
async def test_a_message_that_is_no_message_is_answered_and_the_socket_lives(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        for wrong in ("{", "[]", "7", '{"do": 7}', '{"nothing": 1}', '{"do": "x", "extra": 1}', '"' + "x" * 1000, "{}"):
            await guest.send(wrong)
            assert (await guest.receive())["error"]["code"] == "bad-request"
        await guest.connection.send(b"\xff\xfe")
        assert (await guest.receive())["error"]["code"] == "bad-request"
        await guest.send("[" * 5000)
        assert (await guest.receive())["error"]["code"] == "bad-request"
        assert (await guest.ask(do="fly away"))["error"]["code"] == "bad-notation"
        await guest.send({"ping": [1, {"a": 2}]})
        assert (await guest.receive())["pong"] == [1, {"a": 2}]
        await guest.decide(guest.table_view["legal"][0])


@in_hall()
async def test_a_message_of_no_kind_or_of_several_is_told_which_kinds_there_are(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        for fields, detail in (
            ({"seat": 0}, "ping: none"),
            ({"do": "seal", "say": "hello"}, "ping: do, say"),
            ({"do": "seal", "to": 3}, "unknown field `to`"),
            ({"resign": False}, "resign: true"),
        ):
            answer = await guest.ask(**fields)
            assert answer["error"]["code"] == "bad-request", fields
            assert detail in answer["error"]["details"]["detail"], answer


@in_hall()
async def test_a_socket_must_say_hello(at: Hall) -> None:
    match, _, _ = await at.pair()
    for first in ("nonsense", '{"do": "seal"}', '{"hello": {"token": 5}}'):
        async with at.raw(match) as connection:
            guest = Guest(connection)
            await guest.send(first)
            assert (await guest.receive())["error"]["code"] == "bad-request"
            assert await closed_with(guest) == 4400
    async with at.raw("nosuchtable2") as connection:
        guest = Guest(connection)
        await guest.send({"hello": {"language": "fr"}})
        error = (await guest.receive())["error"]
        assert error["code"] == "no-table"
        assert "table" in error["message"]
    async with at.raw(match) as connection:
        guest = Guest(connection)
        await guest.send({"hello": {}})
        assert (await guest.receive())["error"]["code"] == "private"


@in_hall()
async def test_a_message_of_ten_megabytes_is_refused(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann) as guest:
        with contextlib.suppress(ConnectionClosed):
            await guest.send('{"say": "' + "x" * 10_000_000 + '"}')
        assert await closed_with(guest) == 1009
    answer = await at.ask("POST", f"/api/tables/{match}/chat", {"text": "x" * 10_000_000}, ann)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    french = await at.ask("POST", f"/api/tables/{match}/chat?language=fr", {"text": "x" * 100_000}, ann)
    assert "octets" in french.json()["message"]


@in_hall()
async def test_a_name_with_control_characters_is_refused(at: Hall) -> None:
    for name in ("a\x00b", "\x1b[2J", "", " ", "x" * 41, "‮evil"):
        body = {**BODY, "seats": [{"who": "me", "name": name}, {"who": "link"}]}
        for language in LANGUAGES:
            answer = await at.ask("POST", f"/api/tables?language={language}", body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-name")
            assert answer.json()["message"] == translator(language).error(_bad_name())
    assert (await at.get("/api/tables"))["tables"] == []


def _bad_name() -> Any:
    from paddock.match.errors import BadNameError

    return BadNameError(longest=40)


@in_hall()
async def test_a_table_that_can_not_be_is_refused(at: Hall) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**BODY, "title": "chess"}, "unknown-title"),
        ({**BODY, "settings": {"course": "nowhere"}}, "bad-setup"),
        ({**BODY, "settings": {"course": "own"}}, "bad-data"),
        ({**BODY, "settings": {"lives": "three"}}, "bad-setup"),
        ({**BODY, "settings": {"unknown": 1}}, "bad-setup"),
        ({**BODY, "seats": [{"who": "me", "name": "Ann"}]}, "bad-setup"),
        ({**BODY, "seats": [{"who": "bot", "level": "genius"}, {"who": "link"}]}, "unknown-bot"),
        ({**BODY, "seats": [{"who": "ghost"}]}, "bad-request"),
        ({**BODY, "surprise": True}, "bad-request"),
        ({**BODY, "clock": {"mode": "bank", "seconds": 0}}, "bad-setup"),
        ({**BODY, "start": True}, "empty-seats"),
    ]
    for body, code in wrong:
        answer = await at.ask("POST", "/api/tables", body)
        assert answer.json()["code"] == code, (body, answer.text)
        assert answer.status_code in (400, 404, 409)
    broken = await at.http.post("/api/tables", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "bad-request")


@in_hall()
async def test_an_address_that_is_not_there_is_answered_in_words(at: Hall) -> None:
    for path, status, code in (
        ("/nowhere", 404, "no-page"),
        ("/api/tables/short", 404, "no-table"),
        ("/api/tables/abcdefghjkmn", 404, "no-table"),
        ("/api/tables/abcdefghjkmn/log", 404, "no-table"),
        ("/api/tables?limit=9999", 400, "bad-request"),
        ("/api/me", 401, "needs-token"),
    ):
        answer = await at.http.get(path, headers={"accept-language": "fr"})
        assert (answer.status_code, answer.json()["code"]) == (status, code), path
        assert answer.json()["message"]
    assert (await at.http.delete("/api/titles")).json()["code"] == "bad-method"
    for header in ("Basic abc", "Bearer", "Bearer nonsense", "Bearer ps1.", "Bearer ps1.a.b", "Bearer ps1.é.b"):
        answer = await at.http.get("/api/me", headers=[(b"authorization", header.encode())])
        assert answer.status_code == 401, header


@in_hall()
async def test_a_page_of_another_site_may_not_act(at: Hall) -> None:
    answer = await at.ask("POST", "/api/tables", BODY, Origin="https://evil.example")
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert (await at.ask("POST", "/api/tables", BODY, Origin="null")).status_code == 403
    assert (await at.ask("POST", "/api/tables", BODY, Origin=f"http://127.0.0.1:{at.port}")).status_code == 201
    match, _, _ = await at.pair(public=True)
    with pytest.raises(InvalidStatus):
        async with at.raw(match, origin="https://evil.example"):
            pass
    async with at.raw(match, origin=f"http://127.0.0.1:{at.port}") as connection:
        await connection.send('{"hello": {}}')
        assert b"table" in str(await connection.recv()).encode()


@in_hall(origins=["https://club.example"])
async def test_a_site_that_is_named_may(at: Hall) -> None:
    answer = await at.ask("POST", "/api/tables", BODY, Origin="https://club.example")
    assert answer.status_code == 201
    assert answer.headers["access-control-allow-origin"] == "https://club.example"


@in_hall()
async def test_every_answer_has_strict_headers(at: Hall) -> None:
    for path in ("/health", "/api/titles", "/nowhere", "/docs"):
        headers = (await at.http.get(path)).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert (await at.http.get("/api/titles")).headers["cache-control"] == "no-store"


@in_hall(rate_requests=Rate(5, NEVER), rate_chat=Rate(2, NEVER), rate_messages=Rate(10, NEVER))
async def test_too_much_at_once_is_refused_with_the_time_to_wait(at: Hall) -> None:
    opened = await at.open("me:Ann", "link", public=True)
    codes = [(await at.http.get("/api/titles")).status_code for _ in range(6)]
    assert codes == [200, 200, 200, 200, 429, 429]
    refused = await at.http.get("/api/titles?language=fr")
    assert int(refused.headers["retry-after"]) >= 1
    assert refused.json()["code"] == "too-many"
    assert (await at.http.get("/health")).status_code == 200
    async with at.socket(opened["match"], opened["token"]) as guest:
        answers = [await guest.ask(say="hi") for _ in range(3)]
        assert [answer.get("done") for answer in answers] == [True, True, None]
        assert answers[2]["error"]["code"] == "too-many"
        for _ in range(80):
            await guest.send({"ping": 1})
        assert await closed_with(guest) == 4429


@in_hall(rate_hints=Rate(2, NEVER))
async def test_what_goes_through_a_whole_match_can_not_be_asked_for_over_and_over(at: Hall) -> None:
    opened = await at.open("me:Ann", "here:Bob", start=True)
    path, token = f"/api/tables/{opened['match']}", opened["token"]

    async def back() -> int:
        shown = await at.get(f"{path}?seat=0", token)
        await at.post(f"{path}/decisions", {"do": shown["legal"][0], "seat": 0}, token)
        asked = {"what": "back", "to": shown["number"], "seat": 0}
        return int((await at.ask("POST", f"{path}/proposals", asked, token)).status_code)

    assert [await back() for _ in range(3)] == [200, 200, 429]


@in_hall(rate_passwords=Rate(3, NEVER))
async def test_passwords_can_not_be_tried_one_after_the_other(at: Hall) -> None:
    body = {"name": "Ann", "password": "guess guess"}
    answers = [await at.ask("POST", "/api/sessions", body) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [401, 401, 401, 429]


@in_hall(max_queued_messages=4)
async def test_a_slow_reader_is_told_to_reload(at: Hall) -> None:
    match, ann, bob = await at.pair(public=True)
    async with at.raw(match, max_queue=1) as connection:
        await connection.send('{"hello": {}}')
        await connection.recv()
        connection.transport.pause_reading()
        async with at.socket(match, ann) as guest:
            for number in range(3000):
                if at.context.metrics.slow_sockets.value_by_label[""]:
                    break
                await guest.ask(say=f"{number} " + "x" * 400)
        assert at.context.metrics.slow_sockets.value_by_label[""] == 1
        watchers = at.context.match_service.live_matches[match].watchers
        await until(lambda: not watchers)
        connection.transport.resume_reading()
        assert await closed_with(Guest(connection)) in (0, 4408)
    async with at.socket(match, bob) as guest:
        assert guest.table_view["number"] > 10


@in_hall(max_sockets_per_address=2)
async def test_nobody_opens_too_many_sockets(at: Hall) -> None:
    match, ann, _ = await at.pair()
    async with at.socket(match, ann), at.socket(match, ann), at.raw(match) as third:
        with pytest.raises(ConnectionClosed) as closed:
            await third.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4429


def test_a_limit_gives_back_what_time_allows() -> None:
    now = [0.0]
    limit = RateLimit("things", Rate(2, 0.5), lambda: now[0])
    limit.take("a")
    limit.take("a")
    limit.take("b")
    with pytest.raises(TooManyRequestsError) as refused:
        limit.take("a")
    assert refused.value.details["seconds"] == 2
    now[0] = 2.0
    limit.take("a")


def test_a_token_is_good_for_one_match_until_it_is_revoked() -> None:
    signer = Signer(b"k" * 32)
    text = signer.seat_token("abc", [1, 0], 1000, is_host=True)
    token = signer.read_seat_token(text, "abc")
    assert (token.seats, token.is_host) == ((0, 1), True)
    assert token.after_revocations([left_seat_revocation(1, 999)]).seats == (0, 1)
    assert token.after_revocations([left_seat_revocation(1, 1000)]).seats == (0,)
    with pytest.raises(BadTokenError):
        token.after_revocations([token.id])
    for wrong in (text[:-2] + "xx", text.replace("ps1", "pi1"), text + "=", text + "\n", "", "ps1..", text[:30]):
        with pytest.raises(BadTokenError):
            signer.read_seat_token(wrong, "abc")
    with pytest.raises(BadTokenError):
        signer.read_seat_token(text, "other")
    with pytest.raises(BadTokenError):
        Signer(b"x" * 32).read_seat_token(text, "abc")
    invitation = signer.invitation("abc")
    assert signer.read_invitation(invitation, "abc") != signer.read_invitation(signer.invitation("abc"), "abc")
    with pytest.raises(BadInvitationError):
        signer.read_invitation(invitation, "other")
    assert signer.rematch_name("abc") == signer.rematch_name("abc") != Signer(b"x" * 32).rematch_name("abc")


def test_no_secret_is_logged() -> None:
    stream = io.StringIO()
    logger = json_logs.set_up_logging("debug", stream)
    secret = Signer(b"k" * 32).seat_token("abc", [0], 1)
    try:
        logger.info("a request with %s", f"Authorization: Bearer {secret}")
        logger.info("a body", extra={"about": {"body": '{"password": "hunter2", "token":"abc"}', "token": "abc"}})
        logger.info("nested", extra={"about": {"headers": [{"authorization": "Bearer abc"}, secret], "seed": "ff00"}})
        logger.info("postgresql://ann:hunter2@host/db?password=hunter2")
        try:
            raise ValueError(secret)
        except ValueError:
            logger.exception("a fault")
    finally:
        logging.getLogger(json_logs.SERVER_LOGGER).handlers = []
    text = stream.getvalue()
    for hidden in (secret, secret[4:20], "hunter2", '"abc"', "Bearer abc", "ff00"):
        assert hidden not in text
    assert text.count("\n") == 5


@in_hall(log_level="debug")
async def test_tokens_and_passwords_never_reach_the_log(at: Hall) -> None:
    stream = io.StringIO()
    json_logs.set_up_logging("debug", stream)
    try:
        opened = await at.open("me:Ann", "link")
        token, match = opened["token"], opened["match"]
        await at.ask("GET", f"/api/tables/{match}?token={token}", None, token)
        await at.ask("POST", "/api/accounts", {"name": "Ann", "password": "open sesame 1"})
        await at.ask("POST", "/api/sessions", {"name": "Ann", "password": "open sesame 2"})
        await at.http.get(f"/api/words/roborally/{token}")
        async with at.socket(match, token) as guest:
            await guest.ask(do=token)
            await guest.send(token)
            await guest.receive()
    finally:
        for name in (json_logs.SERVER_LOGGER, "uvicorn", "uvicorn.error", "litestar"):
            logging.getLogger(name).handlers = []
    text = stream.getvalue()
    assert "request" in text
    assert token[8:30] not in text
    assert "sesame" not in text
