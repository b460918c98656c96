"""Tables on disk: the log of what happened at each, in one SQLite file.

Whatever is kept goes through here: appending to a table's log, reading a table, noting that
somebody looked, moving old tables to the trash. Nothing here knows what an entry means, or
who is connected.

- `store`: what the rest of the server uses: `Store`, with `append`, `load`, `touch`, `clean`
- `log_writer`: the one thread that writes, the appends of many tables in one commit
- `database`: the file: its tables, its versions, who may read it
- `seen_clock`: the time that servers have seen pass, which the age of a table is counted in
- `trash`: old tables, moved aside and back
- `claim`: the folder belongs to one server at a time
- `errors`: what may go wrong

A write that fails changes nothing, and is told as `StorageFailed`; whether and when it is
tried again is the business of those who wanted it (`bornes.server.live.retries`).

Begin with `store`.
"""

from bornes.server.storage.database import connect
from bornes.server.storage.errors import Conflict, Damaged, StorageFailed
from bornes.server.storage.store import Store, Stored

__all__ = ["Conflict", "Damaged", "StorageFailed", "Store", "Stored", "connect"]
