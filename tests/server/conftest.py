"""One PostgreSQL for all tests of the server, with a database for each that wants one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.postgres import Postgres, postgres


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture
def database(postgres_server: Postgres) -> str:
    """The address of an empty database."""
    return postgres_server.address(postgres_server.new_database())
