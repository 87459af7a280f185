"""BestResults: written, read, replayed, proved; and every way in which one can be spoilt."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.toy import DASH, DashState

from paddock.core.chance import ChanceSource, FairChance, LiveChance
from paddock.core.errors import BadRecordError
from paddock.core.game_session import GameSession
from paddock.core.record import MAX_LINE_BYTES, Record, read, read_lines, state_hash, write
from paddock.core.replay import replay, replayed_steps, verify
from paddock.core.translations import translations_for
from paddock.files import BadFileError, load_record, write_file

SEED = bytes(range(32))


def played(
    chance_source: ChanceSource, *, steps: int = 10_000, seed: int = 1, snapshot_every: int = 5
) -> GameSession[DashState]:
    """A random game of Dash."""
    game_session = GameSession.start(
        DASH, 3, {"winning": 30}, chance_source, ["Anna", "Ben", "Zoë"], snapshot_every=snapshot_every
    )
    choose = random.Random(seed)
    for _ in range(steps):
        waiting = DASH.waiting_for(game_session.state)
        if not waiting:
            break
        seat = choose.choice(waiting)
        game_session.decide(seat, choose.choice(DASH.legal(game_session.state, seat)))
    return game_session


def fair_lines() -> list[bytes]:
    return list(played(FairChance(SEED)).record_lines())


def problem(lines: list[bytes], **rest: bool) -> tuple[object, object]:
    """What is wrong with a record, and in which line."""
    with pytest.raises(BadRecordError) as caught:
        verify(read(lines, **rest), DASH)
    for language in ("fr", "en"):
        assert "{" not in translations_for(language, DASH).error(caught.value).replace('{"paddock"', "").replace(
            "…}", ""
        )
    return caught.value.details["problem"], caught.value.details["line"]


def test_a_record_read_again_is_the_same_record() -> None:
    lines = fair_lines()
    assert list(write(read(lines))) == lines
    assert read(line.decode() for line in lines).steps == read(lines).steps


def test_a_replayed_record_gives_the_same_position() -> None:
    game_session = played(LiveChance(random.Random(3)))
    record = read(game_session.record_lines())
    assert record.snapshots
    assert state_hash(DASH, replay(record, game=DASH)) == state_hash(DASH, game_session.state)
    record.snapshots.clear()
    assert state_hash(DASH, replay(record, game=DASH)) == state_hash(DASH, game_session.state)


def test_any_step_can_be_jumped_to_with_snapshots_or_without() -> None:
    record = read(fair_lines())
    bare = Record(record.header, record.steps, record.end)
    for n in range(-1, record.last_step + 1):
        assert state_hash(DASH, replay(record, n, DASH)) == state_hash(DASH, replay(bare, n, DASH))


def test_stepping_through_tells_what_the_game_told() -> None:
    game_session = played(LiveChance(random.Random(3)))
    record = read(game_session.record_lines())
    assert [moment.events for moment in replayed_steps(record, DASH)] == game_session.events
    assert [moment.events for moment in replayed_steps(record, DASH, after_step=4)] == game_session.events[5:]


def test_a_fair_record_is_proved_from_its_seed() -> None:
    proof = verify(read(fair_lines()), DASH)
    assert proof.is_fair
    assert proof.is_finished
    assert proof.step_count > 20


def test_an_unfinished_fair_record_keeps_its_seed_to_itself() -> None:
    game_session = played(FairChance(SEED), steps=10)
    assert SEED.hex().encode() not in b"".join(game_session.record_lines())
    proof = verify(read(game_session.record_lines()), DASH)
    assert (proof.is_fair, proof.has_commitment, proof.is_finished) == (False, True, False)
    given_up = game_session.record(reveals_seed=True)
    assert verify(given_up, DASH).is_fair


def test_a_record_without_commitment_is_only_legal() -> None:
    proof = verify(played(LiveChance(random.Random(3))).record(), DASH)
    assert (proof.is_fair, proof.has_commitment) == (False, False)


def test_a_changed_die_is_found_by_the_seed() -> None:
    lines = fair_lines()
    place = next(n for n, line in enumerate(lines) if b'"die"' in line)
    met = msgspec.json.decode(lines[place])
    met["met"][0][1] = ["1" if met["met"][0][1] != ["1"] else "2"]
    lines[place] = msgspec.json.encode(met) + b"\n"
    assert problem(lines) == ("unfair", place + 1)


def test_a_die_that_can_not_be_is_found_without_a_seed() -> None:
    lines = list(played(LiveChance(random.Random(3))).record_lines())
    place = next(n for n, line in enumerate(lines) if b'"die"' in line)
    lines[place] = lines[place].replace(b'[["die",["', b'[["die",["9')
    assert problem(lines) == ("chance", place + 1)
    lines = list(played(LiveChance(random.Random(3))).record_lines())
    opening = msgspec.json.decode(lines[1])
    opening["met"][1][1][0] = opening["met"][0][1][0]
    lines[1] = msgspec.json.encode(opening) + b"\n"
    assert problem(lines) == ("chance", 2)


def test_another_seed_is_not_the_one_that_was_committed_to() -> None:
    lines = fair_lines()
    lines[-1] = lines[-1].replace(SEED.hex().encode(), b"00" * 32)
    assert problem(lines) == ("seed", len(lines))
    lines[-1] = lines[-1].replace(b"00" * 32, b"zz")
    assert problem(lines) == ("seed-form", len(lines))


def test_a_chance_more_or_less_than_was_met_is_found() -> None:
    lines = list(played(LiveChance(random.Random(3))).record_lines())
    more = list(lines)
    more[2] = more[2].replace(b"}\n", b',"met":[["die",["1"]]]}\n')
    assert problem(more) == ("chance-left", 3)
    place = next(n for n, line in enumerate(lines) if b'"die"' in line)
    less = msgspec.json.decode(lines[place])
    del less["met"]
    lines[place] = msgspec.json.encode(less) + b"\n"
    assert problem(lines) == ("chance", place + 1)


def test_a_changed_snapshot_or_result_is_found() -> None:
    lines = fair_lines()
    place = next(n for n, line in enumerate(lines) if b'"snapshot"' in line)
    spoilt = list(lines)
    spoilt[place] = spoilt[place].replace(b'"winning":30', b'"winning":29')
    assert problem(spoilt) == ("snapshot", place + 1)
    spoilt = list(lines)
    spoilt[-1] = spoilt[-1].replace(b'"place":1', b'"place":2')
    assert problem(spoilt) == ("outcome-differs", len(lines))
    assert problem([*lines[:5], lines[-1]])[0] in ("not-over", "chance")


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (b'"dash@1"', b'"dash@2"', ("title", 1)),
        (b'"dash@1"', b'"chess@1"', ("title", 1)),
        (b'"paddock":1', b'"paddock":2', ("format", 1)),
        (b'"seats":3', b'"seats":7', ("setup", 1)),
        (b'"seats":3', b'"seats":"three"', ("line", 1)),
        (b'"seats":3', b'"seats":3,"cheat":1', ("line", 1)),
        (b'"winning":30', b'"winning":99', ("setup", 1)),
        ("Zoë".encode(), b"\\u001b[2J", ("line", 1)),
        (b'{"paddock":1,', b"{", ("no-header", 1)),
    ],
)
def test_a_header_that_is_not_in_order_is_refused(old: bytes, new: bytes, found: tuple[str, int]) -> None:
    lines = fair_lines()
    assert old in lines[0]
    lines[0] = lines[0].replace(old, new)
    assert problem(lines) == found


def test_an_unknown_title_or_version_is_named_also_without_a_game() -> None:
    with pytest.raises(BadRecordError) as caught:
        verify(read(fair_lines()))
    assert "dash" in str(caught.value)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (b'{"n":1,"seat":0,"do":"fly c1"}\n', ("decision", 3)),
        (b'{"n":1,"seat":0,"do":"pick c99"}\n', ("decision", 3)),
        (b'{"n":1,"seat":0,"do":"lock"}\n', ("refused", 3)),
        (b'{"n":1,"seat":7,"do":"lock"}\n', ("line", 3)),
        (b'{"n":1,"seat":-1,"do":"lock"}\n', ("line", 3)),
        (b'{"n":1,"do":"lock"}\n', ("line", 3)),
        (b'{"n":0,"seat":0,"do":"lock"}\n', ("order", 3)),
        (b'{"n":9,"seat":0,"do":"lock"}\n', ("order", 3)),
        (b'{"n":4,"snapshot":{}}\n', ("order", 3)),
        (b'{"what":1}\n', ("line", 3)),
        (b"[1,2]\n", ("line", 3)),
        (b"\x00\xff\xfe garbage\n", ("not-json", 3)),
        pytest.param(b"[" * 100_000 + b"\n", ("not-json", 3), id="deep"),
        (b'{"n":1,"seat":0,"do":"\\ud800"}\n', ("not-json", 3)),
        (b'{"paddock":1,"title":"dash@1","seats":3}\n', ("line", 3)),
    ],
)
def test_a_line_that_is_not_in_order_is_refused_by_its_number(line: bytes, found: tuple[str, int]) -> None:
    lines = fair_lines()
    lines[2] = line
    assert problem(lines) == found


def test_a_huge_line_is_refused_unread() -> None:
    lines = fair_lines()
    lines[2] = b'{"n":1,"seat":0,"do":"' + b"x" * 10_000_000 + b'"}\n'
    assert problem(lines) == ("too-long", 3)


def test_nothing_follows_the_end() -> None:
    lines = fair_lines()
    assert problem([*lines, lines[2]]) == ("after-end", len(lines) + 1)


def test_an_empty_file_is_no_record() -> None:
    assert problem([]) == ("empty", 1)
    assert problem([b"\n", b" \n"]) == ("empty", 1)


def test_a_record_cut_off_in_its_last_line_is_told_and_can_be_mended() -> None:
    data = b"".join(played(LiveChance(random.Random(3)), steps=12).record_lines())
    lines = data[:-7].splitlines(keepends=True)
    assert problem(lines) == ("truncated", len(lines))
    record = read(lines, mends_last_line=True)
    assert record.was_mended
    assert record.last_step == 11
    assert GameSession.resume(record, LiveChance(random.Random(4)), DASH).last_step == 11


@given(st.integers(min_value=0, max_value=3_000))
def test_wherever_a_record_is_cut_off_the_part_before_is_sound(size: int) -> None:
    data = b"".join(fair_lines())[:size]
    lines = data.splitlines(keepends=True)
    if len(lines) > 1:
        verify(read(lines, mends_last_line=True), DASH)
    elif not data.rstrip(b"\n").endswith(b"}"):
        with pytest.raises(BadRecordError, match=r"nothing in it|stops in the middle"):
            read(lines, mends_last_line=True)


@given(st.lists(st.binary(max_size=60), max_size=5))
def test_no_bytes_at_all_bring_down_the_reader(lines: list[bytes]) -> None:
    with pytest.raises(BadRecordError):
        read(lines)


@given(st.data())
def test_no_changed_byte_brings_down_the_proof(data: st.DataObject) -> None:
    text = bytearray(b"".join(fair_lines()))
    for _ in range(data.draw(st.integers(1, 3))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    with contextlib.suppress(BadRecordError):
        verify(read(bytes(text).splitlines(keepends=True)), DASH)


def test_entries_come_one_by_one() -> None:
    stream = read_lines(iter(fair_lines()))
    assert next(stream)[0] == 1
    assert next(stream)[0] == 2


# -- on disk


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    game_session = played(FairChance(SEED), steps=10)
    path = tmp_path / "games" / "one.jsonl"
    write_file(path, [*game_session.record_lines(), b'{"end":null,"seed":"' + SEED.hex().encode() + b'"}\n'])
    assert verify(load_record(path), DASH).is_fair
    assert [file.name for file in path.parent.iterdir()] == ["one.jsonl"]


def test_a_save_that_fails_leaves_the_old_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "one.jsonl"
    write_file(path, fair_lines())

    def failing() -> Iterator[bytes]:
        yield b"half"
        raise RuntimeError("the power went")

    with pytest.raises(RuntimeError):
        write_file(path, failing())
    assert load_record(path).last_step > 0
    assert len(list(tmp_path.iterdir())) == 1


def test_a_half_written_file_is_pointed_at(tmp_path: Path) -> None:
    (tmp_path / "one.jsonl.ab12.half").write_bytes(b"{}")
    with pytest.raises(BadFileError) as caught:
        load_record(tmp_path / "one.jsonl")
    assert "one.jsonl.ab12.half" in str(caught.value)


def test_files_that_can_not_be_read_say_why(tmp_path: Path) -> None:
    with pytest.raises(BadFileError, match="no such file"):
        load_record(tmp_path / "none.jsonl")
    with pytest.raises(BadFileError, match="folder"):
        load_record(tmp_path)
    huge = tmp_path / "huge.jsonl"
    huge.write_bytes(b"x" * (MAX_LINE_BYTES + 10))
    with pytest.raises(BadRecordError, match="longer"):
        load_record(huge)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seats":3', b'"seats":1000000000'),
        (b'"seats":3', b'"seats":0'),
        (b'"names":[', b'"names":[' + b'"x",' * 100),
    ],
)
def test_the_seats_of_a_record_are_bounded_before_anybody_is_named(old: bytes, new: bytes) -> None:
    lines = fair_lines()
    assert old in lines[0]
    with pytest.raises(BadRecordError):
        read([lines[0].replace(old, new), *lines[1:]])


@pytest.mark.parametrize("field", [b'"at":-1', b'"at":99999999999999999999', b'"at":18446744073709551615'])
def test_a_place_in_the_chances_is_bounded_too(field: bytes) -> None:
    lines = fair_lines()
    assert b'"n":1,' in lines[2]
    assert problem([*lines[:2], lines[2].replace(b'"n":1,', b'"n":1,' + field + b","), *lines[3:]]) == ("line", 3)
