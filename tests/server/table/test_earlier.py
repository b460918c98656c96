"""A table's log written by earlier readings gives the table it was."""

from pathlib import Path

from bornes.editions import RULES_VERSION
from bornes.server.table import entries as log
from bornes.server.table.apply import apply_all, replayed
from bornes.server.table.commitment import Shuffle, commitment_to
from bornes.server.table.records import exported
from bornes.server.table.table import Table
from bornes.server.table.verify import verify
from tests.support.paths import ROOT

LINES = (ROOT / "tests" / "server" / "logs" / "volant-shortcut.jsonl").read_bytes().splitlines()
"""A race on the circuit that the seed chose, through both squares of the shortcut of then."""
SHUFFLE = Shuffle(96, "salt")


def test_12_7_a_log_without_a_version_keeps_its_road() -> None:
    entries = [log.decode(line) for line in LINES]
    assert isinstance(entries[0], log.Created)
    assert entries[0].version == 1
    assert entries[0].commitment == commitment_to(SHUFFLE.seed, SHUFFLE.salt)
    table = Table("t", {1: SHUFFLE})
    seen = set()
    for entry in entries:
        apply_all(table, [entry])
        seen |= {side.spot.shortcut for side in table.game.tableaus.values()}

    assert seen == {0, 1, 2}
    assert table.status == "over"
    assert table.game.outcome is not None
    assert table.game.outcome.winners == ("A",)
    assert {side: tableau.km for side, tableau in table.game.tableaus.items()} == {
        "A": 1000,
        "B": 500,
    }


def test_its_record_is_verified_as_before(tmp_path: Path) -> None:
    table = replayed("t", {1: SHUFFLE}, map(log.decode, LINES))
    file = tmp_path / "match.txt"
    file.write_text(exported(table, 1), "utf-8")

    assert verify(file).commitment == commitment_to(SHUFFLE.seed, SHUFFLE.salt)


def test_a_table_made_today_says_by_which_readings() -> None:
    opening = log.Created(
        "volant", 2, (log.Planned(), log.Planned("novice")), "c", version=RULES_VERSION
    )
    table = replayed("t", {1: SHUFFLE}, [opening])

    assert f'"version":{RULES_VERSION}'.encode() in log.encode(opening)
    assert table.game.rules.circuit is not None
    assert table.game.rules.circuit.shortcut is not None
    assert len(table.game.rules.circuit.shortcut.squares) == 1
    assert not table.game.options
