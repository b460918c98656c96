"""What holds for every storage, SQLite and PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest

from bornes.engine.refusals import Refused
from bornes.server import backup
from bornes.server.storage import Conflict, Damaged, Storage
from bornes.server.storage.postgres.address import read_address
from bornes.server.storage.postgres.storage import PostgresStorage
from bornes.server.storage.sqlite.storage import SqliteStorage
from bornes.server.table import entries as log
from bornes.server.table.commitment import Secrets
from tests.support.postgres import Postgres

DAY = 86400.0
CREATED = log.Created("parker", 2, (log.Planned(), log.Planned("novice")), "c")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


class Place(ABC):
    """Where tables are kept: a storage can be opened on it, and SQL be carried out."""

    @abstractmethod
    def storage(self) -> Storage: ...

    @abstractmethod
    def sql(self, statement: str) -> list[tuple[Any, ...]]: ...

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Storage]:
        storage = self.storage()
        await storage.open()
        try:
            yield storage
        finally:
            await storage.close()


class InSqlite(Place):
    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.sqlite3"

    def storage(self) -> Storage:
        return SqliteStorage(self.file)

    def sql(self, statement: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.file)) as link:
            found = link.execute(statement).fetchall()
            link.commit()
            return found


class InPostgres(Place):
    def __init__(self, server: Postgres) -> None:
        self.server, self.database = server, server.new_database()

    def storage(self) -> Storage:
        return PostgresStorage(read_address(self.server.address(self.database)))

    def sql(self, statement: str) -> list[tuple[Any, ...]]:
        text = self.server.query(f"SET search_path = bornes; {statement}", self.database)
        return [tuple(line.split("|")) for line in text.splitlines()]


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield InSqlite(tmp_path)
    else:
        yield InPostgres(request.getfixturevalue("postgres_server"))


def numbers(place: Place, table: str) -> list[int]:
    rows = place.sql(f"SELECT sequence FROM {table} ORDER BY table_id, sequence")
    return [int(row[0]) for row in rows]


def test_what_is_appended_is_read_again(place: Place) -> None:
    async def scene() -> None:
        shuffle, next_shuffle = Secrets().shuffle(), Secrets().shuffle()
        taken = log.SeatTaken(1, "Ann | \u2019", "x")
        async with place.opened() as storage:
            await storage.append("t", 1, [CREATED, taken], (1, shuffle))
            await storage.append("t", 3, [log.Started()])
            assert await storage.load("other") is None
            assert await storage.count() == 1
        async with place.opened() as storage:
            found = await storage.load("t")
            assert found is not None
            assert found.entries == [CREATED, taken, log.Started()]
            assert found.shuffles == {1: shuffle}
            await storage.append("t", 4, [log.RematchVoted(1, "d")], (2, next_shuffle))
            end = await storage.load_after("t", 2)
            assert end.entries == [log.Started(), log.RematchVoted(1, "d")]
            assert end.shuffles == {1: shuffle, 2: next_shuffle}
            assert (await storage.load_after("t", 4)).entries == []

    run(scene())


def test_an_entry_is_kept_byte_for_byte(place: Place) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            await storage.append("t", 1, [log.SeatTaken(1, "Zoë", "x")])

    run(scene())
    ((found,),) = place.sql("SELECT entry FROM log")
    given = found if isinstance(found, bytes) else bytes.fromhex(found.removeprefix("\\x"))
    assert given == log.encode(log.SeatTaken(1, "Zoë", "x"))


def test_whoever_appends_first_wins(place: Place) -> None:
    async def scene() -> None:
        async with place.opened() as one, place.opened() as two:
            storages = (one, two)
            await one.append("t", 1, [log.SaidReady(1), log.SaidReady(2)])
            results = await asyncio.gather(
                *(
                    storages[n % 2].append("t", 3, [log.SaidReady(n + 1), log.Dealt()])
                    for n in range(6)
                ),
                return_exceptions=True,
            )
            assert sum(result is None for result in results) == 1
            assert sum(isinstance(result, Conflict) for result in results) == 5
            found = await two.load("t")
            assert found is not None
            winner = results.index(None)
            assert found.entries[2:] == [log.SaidReady(winner + 1), log.Dealt()]

    run(scene())


def test_many_tables_at_once_from_two_sides(place: Place) -> None:
    """None waits for another in a circle, and each table is one side's alone."""

    async def scene() -> None:
        names = [f"t{number}" for number in range(200)]
        async with place.opened() as one, place.opened() as two:
            for first in (1, 3, 5):
                entries: list[log.AnyEntry] = [log.SaidReady(first), log.Dealt()]
                forward = [one.append(name, first, entries) for name in names]
                back = [two.append(name, first, entries) for name in reversed(names)]
                ours = await asyncio.gather(*forward, return_exceptions=True)
                theirs = await asyncio.gather(*back, return_exceptions=True)
                for mine, other in zip(ours, reversed(theirs), strict=True):
                    assert (mine is None) != (other is None)
                    assert isinstance(mine or other, Conflict)
            assert await one.count() == len(names)

    run(scene())
    assert numbers(place, "log") == [1, 2, 3, 4, 5, 6] * 200


def test_a_log_has_no_gaps(place: Place) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            await storage.append("t", 1, [CREATED])
            for table, first in (("t", 3), ("gone", 2)):
                with pytest.raises(Conflict):
                    await storage.append(table, first, [log.Started()])
        place.sql("DELETE FROM log WHERE sequence=1")
        async with place.opened() as storage:
            assert await storage.load("t") is None

    run(scene())


def test_a_conflict_of_one_table_is_no_matter_for_the_others(place: Place) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            await storage.append("a", 1, [CREATED])
            shuffle = Secrets().shuffle()
            results = await asyncio.gather(
                storage.append("a", 1, [CREATED], (1, shuffle)),
                storage.append("b", 1, [CREATED], (1, shuffle)),
                return_exceptions=True,
            )
            assert isinstance(results[0], Conflict)
            assert results[1] is None
            found = await storage.load("a")
            assert found is not None
            assert found.shuffles == {}

    run(scene())


@pytest.mark.parametrize(
    "damage",
    [
        "DELETE FROM log WHERE sequence=2",
        "UPDATE log SET entry='{' WHERE sequence=2",
        "UPDATE shuffles SET seed='many'",
    ],
)
def test_what_can_not_have_been_written_is_damaged(place: Place, damage: str) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            entries: list[log.AnyEntry] = [CREATED, log.Started(), log.Dealt()]
            await storage.append("t", 1, entries, (1, Secrets().shuffle()))
            place.sql(damage)
            with pytest.raises(Damaged):
                await storage.load("t")

    run(scene())


# --- age, the trash ---------------------------------------------------------------


async def with_tables(place: Place, number: int) -> None:
    async with place.opened() as storage:
        for name in range(number):
            entries: list[log.AnyEntry] = [CREATED, log.Started()]
            await storage.append(f"t{name:02}", 1, entries, (1, Secrets().shuffle()))


def make_older(place: Place, days: float, table: str = "") -> None:
    where = f"WHERE id='{table}'" if table else ""
    place.sql(f"UPDATE tables SET touched=touched-{days * DAY} {where}")


async def cleaned(
    place: Place, keep: float = 90.0, trash: float = 14.0, used: tuple[str, ...] = ()
) -> None:
    async with place.opened() as storage:
        storage.clean(keep * DAY, trash * DAY, used)


def names(place: Place, table: str) -> list[str]:
    return [row[0] for row in place.sql(f"SELECT id FROM {table} ORDER BY id")]


def test_old_tables_go_to_the_trash_and_come_back(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        await with_tables(place, 3)
        before = place.sql("SELECT * FROM log ORDER BY table_id, sequence")
        make_older(place, 91, "t00")
        make_older(place, 91, "t01")
        make_older(place, 89, "t02")
        await cleaned(place, used=("t01",))
        assert names(place, "tables") == ["t01", "t02"]
        (noted,) = [record for record in caplog.records if record.message == "cleaned"]
        assert vars(noted)["facts"] == {"to_trash": 1, "still_old": 0, "deleted": 0}
        async with place.opened() as storage:
            assert await storage.load("t00") is None
            with pytest.raises(Conflict):
                await storage.append("t00", 3, [log.Dealt()])
            (lying,) = await storage.trashed()
            assert (lying.id, lying.entries) == ("t00", 2)
            assert -60 < lying.seconds < 60  # the clock is written down now and then
            assert await storage.restore(["t00", "unknown"]) == 1
            assert await storage.trashed() == []
            assert await storage.load("t00") is not None
            await storage.append("t00", 3, [log.Dealt()])
        place.sql("DELETE FROM log WHERE sequence=3")
        assert place.sql("SELECT * FROM log ORDER BY table_id, sequence") == before
        await cleaned(place)
        assert "t00" in names(place, "tables")

    run(scene())


def test_a_run_of_cleaning_takes_little(place: Place) -> None:
    async def scene() -> None:
        await with_tables(place, 25)
        for days, name in enumerate(names(place, "tables")):
            make_older(place, 200 - days, name)
        await cleaned(place)
        assert names(place, "tables") == [f"t{number}" for number in range(20, 25)]
        await cleaned(place)
        assert names(place, "tables") == []
        assert len(names(place, "trash")) == 25

    run(scene())


def test_the_trash_is_emptied_after_a_while(place: Place) -> None:
    async def scene() -> None:
        await with_tables(place, 1)
        make_older(place, 91)
        for days, lying in ((0, 1), (13, 1), (2, 0)):
            place.sql(f"UPDATE trash SET trashed=trashed-{days * DAY}")
            await cleaned(place)
            assert len(names(place, "trash")) == lying
        for table in ("log", "trash_log"):
            assert numbers(place, table) == []
        for table in ("shuffles", "trash_shuffles"):
            assert place.sql(f"SELECT seed FROM {table}") == []

    run(scene())


def test_who_looks_at_a_table_makes_it_young(place: Place) -> None:
    async def scene() -> None:
        await with_tables(place, 2)
        make_older(place, 91)
        async with place.opened() as storage:
            storage.touch("t01")
            storage.clean(90 * DAY, DAY, ())
        assert names(place, "tables") == ["t01"]

    run(scene())


def test_the_time_that_servers_have_seen_is_kept_and_never_goes_back(place: Place) -> None:
    async def scene() -> None:
        seen = []
        for _ in range(2):
            async with place.opened() as storage:
                await asyncio.sleep(0.2)
                assert storage.problem is None
            seen.append(float(place.sql("SELECT seen FROM clock")[0][0]))
        assert 0.2 <= seen[0] < seen[1] - 0.2 < 10
        async with place.opened() as storage:
            place.sql("UPDATE clock SET seen=1000000")
            storage.tick()
        assert float(place.sql("SELECT seen FROM clock")[0][0]) == 1000000

    run(scene())


# --- versions ---------------------------------------------------------------------


def test_a_newer_version_is_refused(place: Place) -> None:
    async def scene() -> None:
        async with place.opened():
            pass
        if isinstance(place, InSqlite):
            place.sql("PRAGMA user_version=999")
        else:
            place.sql("UPDATE version SET version=999")
        with pytest.raises(Refused) as refused:
            await place.storage().open()
        assert refused.value.refusal.code == "server-storage-newer"

    run(scene())


def test_servers_that_start_together_make_the_tables_once(postgres_server: Postgres) -> None:
    place = InPostgres(postgres_server)

    async def scene() -> None:
        storages = [place.storage() for _ in range(6)]
        await asyncio.gather(*(storage.open() for storage in storages))
        await asyncio.gather(*(storage.close() for storage in storages))

    run(scene())
    assert place.sql("SELECT version FROM version") == [("1",)]


def test_tables_are_listed_with_their_sizes_and_forgotten(place: Place) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            assert await storage.kept() == []
            for table in ("one", "two", "three"):
                await storage.append(table, 1, [CREATED, log.Started()], (1, Secrets().shuffle()))
            size = len(log.encode(CREATED)) + len(log.encode(log.Started()))
            found = {kept.id: (kept.entries, kept.size) for kept in await storage.kept()}
            assert found == dict.fromkeys(("one", "two", "three"), (2, size))
            assert await storage.forget(["two", "nosuch"]) == 1
            assert await storage.count() == 2
            assert [table.id for table in await storage.trashed()] == ["two"]
            assert await storage.load("two") is None
            with pytest.raises(Conflict):
                await storage.append("two", 3, [log.Dealt()])
            assert await storage.restore(["two"]) == 1
            again = await storage.load("two")
            assert again is not None
            assert len(again.shuffles) == 1

    run(scene())


def test_a_backup_moves_tables_between_storages(place: Place, tmp_path: Path) -> None:
    other = InSqlite(tmp_path / "other")
    file, back = tmp_path / "all.gz", tmp_path / "back.gz"

    async def scene() -> None:
        shuffles = [Secrets().shuffle() for _ in range(3)]
        async with place.opened() as storage:
            await storage.append("t", 1, [CREATED, log.Started()], (1, shuffles[0]))
            await storage.append("t", 3, [log.RematchVoted(1, "d")], (2, shuffles[1]))
            await storage.append("u", 1, [CREATED], (1, shuffles[2]))
            assert await backup.write(storage, file) == 2
            kept = [await storage.load(table) for table in ("t", "u")]
            with pytest.raises(Refused):
                await backup.read_into(storage, file)
        async with other.opened() as storage:
            assert await backup.read_into(storage, file) == 2
            assert [await storage.load(table) for table in ("t", "u")] == kept
            assert await backup.write(storage, back, ["u"]) == 1

    run(scene())
    assert not list(tmp_path.glob("*.part"))


def test_of_many_that_append_at_once_only_those_are_refused_who_come_too_late(
    place: Place,
) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            tables = [f"table{number}" for number in range(11)]
            shuffle = (1, Secrets().shuffle())
            await asyncio.gather(*(storage.append(t, 1, [CREATED], shuffle) for t in tables))
            await storage.append(tables[3], 2, [log.Moved("1: draw")])
            ways: list[tuple[str, int]] = [(table, 2) for table in tables]
            ways += [("nowhere", 7), (tables[5], 4), (tables[6], 3), (tables[7], 2)]
            found = await asyncio.gather(
                *(storage.append(table, first, [log.Started()]) for table, first in ways),
                return_exceptions=True,
            )
            late = {way for way, result in zip(ways, found, strict=True) if result is not None}
            assert all(result is None or isinstance(result, Conflict) for result in found)
            assert {("table3", 2), ("nowhere", 7), ("table5", 4)} <= late
            assert found[-1] is not None or found[7] is not None
            for table in tables:
                stored = await storage.load(table)
                assert stored is not None
                wanted: list[log.AnyEntry] = [log.Started()]
                if table == "table3":
                    wanted = [log.Moved("1: draw")]
                elif table == "table6" and (table, 3) not in late:
                    wanted *= 2
                assert stored.entries == [CREATED, *wanted], table

    run(scene())


def test_what_a_match_was_worth_is_kept_as_long_as_its_table(place: Place) -> None:
    async def scene() -> None:
        async with place.opened() as storage:
            await storage.append("t", 1, [CREATED])
            assert await storage.load_review("t", 1) is None
            storage.keep_review("t", 1, "first")
            storage.keep_review("t", 1, "second")
            storage.keep_review("t", 2, "other")
            storage.keep_review("nowhere", 1, "lost")
        async with place.opened() as storage:
            assert await storage.load_review("t", 1) == "second"
            assert await storage.load_review("t", 2) == "other"
            assert await storage.load_review("nowhere", 1) is None
            await storage.forget(["t"])
            await storage.restore(["t"])
            assert await storage.load_review("t", 1) is None

    run(scene())
