"""The browser client's files: where they are found, how long they are kept, how they are packed, and what a browser is
told that is lost."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import httpx
import pytest

from paddock.core.registry import titles
from paddock.core.translations import LANGUAGES
from paddock.server.cached_files import choose_encoding
from paddock.server.limits import Rate
from paddock.server.request_guards import content_security_policy
from paddock.server.routes.pages import MATCH_ADDRESSES, PAGE_ADDRESSES
from paddock.server.share_preview import PAGE_TITLE, picture_of
from paddock.server.static_pages import StaticPages, read_file
from paddock.server.translator import translator
from tests.server.guests import Hall, in_hall

INDEX = b"<!doctype html><title>Paddock</title>"
SCRIPT = b"export const a = 1;\n" * 100
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def build(folder: Path) -> Path:
    """A folder as the client's build leaves it."""
    (folder / "assets").mkdir(parents=True)
    files = {
        "index.html": INDEX,
        "assets/main-Ab12.js": SCRIPT,
        "assets/main-Ab12.js.gz": gzip.compress(SCRIPT),
        "assets/main-Ab12.js.br": b"as brotli",
        "assets/sans-1.woff2": b"wOF2",
        "sw.js": b"self",
        "manifest.webmanifest": b"{}",
        "icon.svg": b"<svg/>",
        ".built": b"secret stamp",
        "odd.xyz": b"?",
    }
    for name, body in files.items():
        (folder / name).write_bytes(body)
    return folder


def built(at: Hall, folder: Path) -> Path:
    """Gives a running server a built client."""
    found = build(folder / "pages")
    at.server.paddock.state.pages = StaticPages(found)
    return found


def folder_of(at: Hall) -> Path:
    return Path(at.context.settings.store).parent


async def get(at: Hall, path: str, **headers: str) -> httpx.Response:
    """A request that says nothing of its own about packing."""
    sent = {"accept-encoding": "identity", **{name.replace("_", "-"): value for name, value in headers.items()}}
    return await at.http.get(path, headers=sent)


@in_hall()
async def test_every_address_of_the_client_answers_with_its_page(at: Hall) -> None:
    built(at, folder_of(at))
    for address in [*PAGE_ADDRESSES, *MATCH_ADDRESSES]:
        path = re.sub(r"\{\w+:str\}", "abc", address)
        answer = await get(at, path)
        assert (answer.status_code, answer.content) == (200, INDEX), path
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert (await at.http.head(path)).status_code == 200
        assert not (await at.http.head(path)).content
    tag = (await get(at, "/")).headers["etag"]
    known = await get(at, "/games", if_none_match=tag)
    assert (known.status_code, known.content) == (304, b"")
    assert known.headers["cache-control"] == "no-cache"


def previewed(page: str) -> dict[str, str]:
    """What is shown of a page where its link is shared."""
    return dict(re.findall(r'<meta property="([\w:]+)" content="([^"]*)" />', page))


@in_hall()
async def test_a_shared_link_has_a_title_a_sentence_and_a_picture(at: Hall) -> None:
    folder = built(at, folder_of(at))
    (folder / "share-rallyman_gt.jpg").write_bytes(b"JPEG")
    os.utime(folder, ns=(1, 1))
    opened = await at.open("me:Ann", "here:<b>'Ben'", title="rallyman_gt", settings={}, public=True)
    path = f"/tables/{opened['match']}"
    page = (await get(at, path)).text
    shown = previewed(page)
    assert shown["og:title"] == "Rallyman: GT: Ann, &lt;b&gt;&#x27;Ben&#x27;"
    assert "<title>Rallyman: GT: Ann, &lt;b&gt;&#x27;Ben&#x27; · Paddock</title>" in page
    assert shown["og:description"] == "A race is about to begin. Come and take a seat, or watch."
    assert shown["og:image"] == f"http://127.0.0.1:{at.port}/share-rallyman_gt.jpg"
    picture = await get(at, "/share-rallyman_gt.jpg")
    assert (picture.headers["content-type"], picture.content) == ("image/jpeg", b"JPEG")
    french = previewed((await get(at, path, accept_language="fr")).text)
    assert french["og:description"] == "Une course va commencer. Venez prendre une place, ou regarder."
    await at.post(f"{'/api' + path}/start", {}, opened["token"])
    assert previewed((await get(at, path)).text)["og:description"] == "A race is on. Come and watch."
    replay = previewed((await get(at, f"/replays/{opened['match']}")).text)
    assert replay["og:description"] == "See the race again, moment by moment."
    tag = (await get(at, path)).headers["etag"]
    assert (await get(at, path, if_none_match=tag)).status_code == 304


def test_every_title_has_a_picture_to_be_shared_and_the_page_a_place_for_it() -> None:
    web = Path(__file__).resolve().parents[2] / "web"
    assert [title for title in titles() if not (web / "public" / picture_of(title)).is_file()] == []
    assert (web / "index.html").read_bytes().count(PAGE_TITLE) == 1


@in_hall()
async def test_a_link_to_a_private_table_tells_its_title_and_nobodys_name(at: Hall) -> None:
    built(at, folder_of(at))
    opened = await at.open("me:Ann", "link")
    page = (await get(at, f"/tables/{opened['match']}")).text
    assert previewed(page)["og:title"] == "RoboRally"
    assert previewed(page)["og:image"].endswith("/icon-512.png"), "a title without a picture has the icon"
    assert "Ann" not in page


@in_hall()
async def test_files_have_their_type_and_those_with_a_hash_are_kept_for_a_year(at: Hall) -> None:
    built(at, folder_of(at))
    for path, type_, keep in (
        ("/assets/main-Ab12.js", "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"),
        ("/assets/sans-1.woff2", "font/woff2", "public, max-age=31536000, immutable"),
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/manifest.webmanifest", "application/manifest+json", "no-cache"),
        ("/icon.svg", "image/svg+xml", "no-cache"),
        ("/odd.xyz", "application/octet-stream", "no-cache"),
    ):
        answer = await get(at, path)
        assert answer.status_code == 200, path
        assert (answer.headers["content-type"], answer.headers["cache-control"]) == (type_, keep)
        assert answer.headers["x-content-type-options"] == "nosniff"


@in_hall()
async def test_a_file_that_was_packed_is_sent_packed_to_whoever_takes_it(at: Hall) -> None:
    built(at, folder_of(at))
    path = "/assets/main-Ab12.js"
    plain, packed = await get(at, path), await at.http.get(path, headers={"accept-encoding": "gzip"})
    assert (plain.content, packed.content) == (SCRIPT, SCRIPT)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(SCRIPT)
    async with at.http.stream("GET", path, headers={"accept-encoding": "gzip, deflate, br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        raw = b"".join([part async for part in answer.aiter_raw()])
    assert raw == b"as brotli"
    tags = {plain.headers["etag"], packed.headers["etag"], answer.headers["etag"]}
    assert len(tags) == 3
    assert all(each.headers["vary"] == "accept-encoding" for each in (plain, packed))


@pytest.mark.parametrize(
    ("accepted", "taken"),
    [
        ("", ""),
        ("gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.5", "br"),
        ("*", "br"),
        ("identity, *;q=0", ""),
        ("GZIP", "gzip"),
        ("zstd", ""),
        (";;,,=", ""),
    ],
)
def test_the_best_packing_is_chosen_that_a_browser_takes(tmp_path: Path, accepted: str, taken: str) -> None:
    folder = build(tmp_path / "pages")
    assert choose_encoding(read_file(folder / "assets/main-Ab12.js", "assets/main-Ab12.js"), accepted) == taken


@in_hall()
async def test_nothing_but_the_build_can_be_had(at: Hall) -> None:
    folder = built(at, folder_of(at))
    (folder.parent / "outside.txt").write_text("not for you")
    for path in (
        "/.built",
        "/assets/main-Ab12.js.gz",
        "/assets/../index.html.br",
        "/assets/..%2f..%2foutside.txt",
        "/assets/%2e%2e/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/assets//etc/passwd",
        "/assets/",
        "/assets/%00",
        "/pages.py",
    ):
        answer = await get(at, path)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-page"), path


@in_hall()
async def test_a_browser_that_is_lost_is_given_the_client_and_a_program_the_error(at: Hall) -> None:
    built(at, folder_of(at))
    for path in ("/nowhere", "/tables", "/tables/abc/def", "/assets/gone-123.js", "/new/a/b"):
        lost = await at.http.get(path, headers=BROWSER)
        assert (lost.status_code, lost.content) == (404, INDEX), path
        assert lost.headers["cache-control"] == "no-cache"
        program = await get(at, path)
        assert (program.status_code, program.json()["code"]) == (404, "no-page"), path
    for path in ("/api/nothing", "/api/tables/abcdefghjkmn"):
        assert (await at.http.get(path, headers=BROWSER)).json()["message"], path
    assert (await at.http.post("/nowhere", headers=BROWSER)).json()["code"] in ("no-page", "bad-method")
    assert (await at.http.delete("/new", headers=BROWSER)).json()["code"] == "bad-method"


@in_hall()
async def test_without_a_build_the_first_page_says_how_to_make_one_in_both_languages(at: Hall) -> None:
    at.server.paddock.state.pages = StaticPages(folder_of(at) / "nothing")
    answer = await at.http.get("/", headers=BROWSER)
    assert answer.status_code == 503
    assert answer.headers["cache-control"] == "no-store"
    for language in LANGUAGES:
        assert translator(language).message("pages-not-built")[:30] in answer.text
    assert "make play" in answer.text
    assert (await at.http.get("/nowhere", headers=BROWSER)).json()["code"] == "no-page"
    assert (await get(at, "/sw.js")).status_code == 404
    assert (await get(at, "/api/titles")).status_code == 200


@in_hall()
async def test_a_new_build_is_served_without_a_restart(at: Hall) -> None:
    folder = built(at, folder_of(at))
    assert (await get(at, "/")).content == INDEX
    (folder / "index.html").write_bytes(b"newer")
    os.utime(folder / "index.html", ns=(1, 1))
    assert (await get(at, "/")).content == b"newer"


@in_hall()
async def test_a_page_may_load_and_talk_to_its_own_server_only(at: Hall) -> None:
    built(at, folder_of(at))
    said = (await get(at, "/")).headers["content-security-policy"]
    rules = dict(part.strip().split(" ", 1) for part in said.split(";"))
    host = f"127.0.0.1:{at.port}"
    assert rules["connect-src"] == f"'self' ws://{host} wss://{host}"
    for name in ("default-src", "script-src", "worker-src", "manifest-src", "font-src"):
        assert rules[name] == "'self'"
    assert rules["object-src"] == rules["frame-ancestors"] == "'none'"
    for path in ("/", "/sw.js", "/assets/main-Ab12.js", "/nowhere"):
        headers = (await get(at, path)).headers
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"


@pytest.mark.parametrize("host", ["", "a b", "evil.example; script-src *", "x\n", "[::1", "a" * 300, "h:123456"])
def test_a_host_that_is_none_is_not_repeated(host: str) -> None:
    assert "connect-src 'self';" in content_security_policy(host)


@pytest.mark.parametrize("host", ["paddock.example", "127.0.0.1:8321", "[::1]:80", "a_b-c.example:443"])
def test_the_sockets_of_the_same_host_are_named(host: str) -> None:
    assert f"connect-src 'self' ws://{host} wss://{host};" in content_security_policy(host)


@in_hall(rate_requests=Rate(5, 0.01))
async def test_the_files_of_a_page_hardly_count_against_the_rate_of_requests(at: Hall) -> None:
    built(at, folder_of(at))
    for _ in range(20):
        assert (await get(at, "/assets/main-Ab12.js")).status_code == 200
    assert [(await get(at, "/api/titles")).status_code for _ in range(4)] == [200, 200, 200, 429]
    assert [(await get(at, "/")).status_code for _ in range(30)][-1] == 429
