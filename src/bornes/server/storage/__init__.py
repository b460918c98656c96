"""What is kept of tables: the log of what happened at each.

Whatever is kept goes through here: appending to a table's log, reading a table, noting that
somebody looked, moving old tables to the trash. Nothing here knows what an entry means, or
who is connected.

- `interface`: what the rest of the server uses: `Storage`, with `append`, `load`, `touch`, `clean`
- `sqlite`: the default: one file, one server
- `postgres`: PostgreSQL, and any number of servers
- `backend`: which of them the settings name
- `neighbours`: what servers on the same tables know of each other
- `health`, `seen_clock`, `expiry`, `entries_of_rows`: what is the same for both
- `errors`: what may go wrong

The age of a table is counted in time that servers have seen pass (`seen_clock`). A write that
fails changes nothing, and is told as `StorageFailed`; whether and when it is tried again is the
business of those who wanted it (`bornes.server.live.retries`).

Begin with `interface`.
"""

from bornes.server.storage.errors import Conflict, Damaged, Newer, StorageFailed
from bornes.server.storage.interface import Storage, Stored

__all__ = ["Conflict", "Damaged", "Newer", "Storage", "StorageFailed", "Stored"]
