"""A file of results has one writer, keeps what is whole, and refuses what isn't its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bornes.engine.refusals import Refused
from bornes.runs.result_file import ResultFile, header_of

HEADER = {"format": "some 1", "seed": 5}
HOLD = """
import sys
from pathlib import Path
from bornes.runs.result_file import ResultFile
file = ResultFile(Path(sys.argv[1]), {"format": "some 1", "seed": 5})
print("held", flush=True)
sys.stdin.read()
"""


def code_of(path: Path, header: dict[str, object]) -> str:
    with pytest.raises(Refused) as refused:
        ResultFile(path, header)
    return refused.value.refusal.code


def test_a_second_writer_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert holder.stdout is not None
    assert holder.stdout.readline() == "held\n"
    written = path.read_bytes()
    assert code_of(path, HEADER) == "run-file-in-use"
    assert path.read_bytes() == written
    holder.kill()
    holder.communicate()
    ResultFile(path, HEADER).close()


def test_two_in_one_process_are_refused_too(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    first = ResultFile(path, HEADER)
    assert code_of(path, HEADER) == "run-file-in-use"
    first.append({"n": 1})
    first.close()
    again = ResultFile(path, HEADER)
    assert [json.loads(line) for line in again.lines] == [{"n": 1}]
    again.close()


def test_a_torn_line_is_left_out(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    file = ResultFile(path, HEADER)
    file.append({"n": 1})
    file.close()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":')
    again = ResultFile(path, HEADER)
    assert list(again.lines) == ['{"n":1}']
    again.close()
    assert path.read_bytes() == whole


def test_another_header_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    ResultFile(path, HEADER).close()
    assert header_of(path, "some 1") == HEADER
    assert code_of(path, {**HEADER, "seed": 6}) == "run-file-differs"
    assert code_of(path, {**HEADER, "format": "other 1"}) == "run-file-not-ours"
