"""Every bot is somebody: drivers of the level that was asked for, no two alike, for good."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from bornes.bots import BOTS
from bornes.locales import Messages
from bornes.server.bots.names import names_at
from bornes.server.live.shown.table_info import table_info
from bornes.server.protocol.drivers import CARS, COLOURS, DRIVERS, driver_for
from bornes.server.table import entries as log
from bornes.server.table.apply import apply_all, replayed
from bornes.server.table.commitment import Shuffle
from bornes.server.table.decisions import planned
from tests.support.server_client import make_table
from tests.support.server_thread import running

MOST_BOTS = 5
LANGUAGES = ("en", "fr", "nl")
SHUFFLE = Shuffle(7, "salt")


@pytest.mark.parametrize("level", BOTS)
def test_there_are_enough_drivers_of_every_level(level: str) -> None:
    assert sum(each.level == level for each in DRIVERS.values()) >= MOST_BOTS
    seats = planned([None, *[level] * MOST_BOTS], "draw")
    drivers = [plan.driver for plan in seats[1:]]
    assert len(set(drivers)) == MOST_BOTS
    assert all(driver is not None and DRIVERS[driver].level == level for driver in drivers)
    assert seats[0] == log.Planned()
    assert planned([None, *[level] * MOST_BOTS], "draw") == seats


def test_another_table_has_others() -> None:
    assert len({driver_for("steady", str(draw), ()) for draw in range(40)}) == MOST_BOTS
    everybody = [name for name, each in DRIVERS.items() if each.level == "steady"]
    assert driver_for("steady", "draw", everybody) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_driver_has_a_name_a_manner_and_a_car(language: str) -> None:
    words = Messages(language)
    names = {words.text(f"driver-{driver}") for driver in DRIVERS}
    assert len(names) == len(DRIVERS)
    assert len({words.text(f"driver-{driver}-manner") for driver in DRIVERS}) == len(DRIVERS)
    assert {each.car for each in DRIVERS.values()} == set(CARS)
    assert {each.colour for each in DRIVERS.values()} == set(COLOURS)


def test_a_log_without_drivers_is_read_as_before() -> None:
    bot = b'{"level":"novice"}'
    lines = [
        b'{"type":"created","edition":"parker","players":3,"commitment":"c","seats":[{},%s,%s]}'
        % (bot, bot),
        b'{"type":"seat_taken","seat":1,"name":"Ann","token":"x"}',
        b'{"type":"started"}',
    ]
    table = replayed("t", {1: SHUFFLE}, map(log.decode, lines))
    seats = table_info(table).seats
    assert [(seat.driver, seat.car, seat.colour) for seat in seats] == [(None, None, None)] * 3
    assert names_at(table, Messages("en")).seats == {1: "Ann", 2: "Novice bot 1", 3: "Novice bot 2"}


def test_a_driver_of_another_version_is_nobody_in_particular() -> None:
    opening = log.Created("parker", 2, (log.Planned(), log.Planned("novice", "gone")), "c")
    table = replayed(
        "t", {1: SHUFFLE}, [opening, log.SeatTaken(1, "Ann", "x", None, "tank", "pink")]
    )
    ann, bot = table_info(table).seats
    assert (ann.car, ann.colour, bot.driver) == (None, None, None)
    assert names_at(table, Messages("en")).seats[2] == "Novice bot"


def test_a_seat_keeps_what_its_person_likes_until_they_leave() -> None:
    opening = log.Created("parker", 2, planned([None, "novice"], "c"), "c")
    taken = log.SeatTaken(1, "Ann", "x", "browser", "van", "green")
    table = replayed("t", {1: SHUFFLE}, [opening, taken, log.Started()])
    apply_all(table, [log.StoodIn(1, "steady")])
    seat = table_info(table).seats[0]
    assert (seat.name, seat.car, seat.colour, seat.driver) == ("Ann", "van", "green", None)
    apply_all(table, [log.CameBack(1)])
    apply_all(table, [log.SeatLeft(1, "steady", driver="greta")])
    seat = table_info(table).seats[0]
    assert (seat.kind, seat.name, seat.driver, seat.car) == ("open", None, "greta", "estate")
    assert names_at(table, Messages("fr")).seats[1] == "Greta"
    apply_all(table, [log.SeatTaken(1, "Bob", "y")])
    seat = table_info(table).seats[0]
    assert (seat.kind, seat.name, seat.driver, seat.car) == ("person", "Bob", None, None)


def test_a_server_tells_them_and_takes_what_people_like(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, _ = make_table(server.address, "rally", ["me", "friend", "sharp", "sharp"])
        drivers = [seat["driver"] for seat in table["seats"]]
        assert drivers[:2] == [None, None]
        assert len(set(drivers[2:])) == 2
        assert {DRIVERS[driver].level for driver in drivers[2:]} == {"sharp"}
        url = f"{server.address}/api/tables/{table['id']}/seats"
        pink = {"name": "Bob", "car": "coupe", "colour": "pink"}
        assert httpx.post(url, json=pink).status_code == 400
        seated = httpx.post(url, json={**pink, "colour": "purple"}).json()
        assert seated["table"]["seats"][1]["car"] == "coupe"
        assert seated["table"]["seats"][1]["colour"] == "purple"
        offered = httpx.get(f"{server.address}/api/choices").json()
        assert {each["id"] for each in offered["drivers"]} == set(DRIVERS)
        assert (offered["cars"], offered["colours"]) == (list(CARS), list(COLOURS))
