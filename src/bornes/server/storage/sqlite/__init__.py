"""Tables in one SQLite file, which belongs to one server at a time.

- `storage`: `SqliteStorage`, as `bornes.server.storage.interface` wants it
- `log_writer`: the one thread that writes, the appends of many tables in one commit
- `database`: the file: its tables, its versions, who may read it
- `trash`: old tables, moved aside and back
- `claim`: the folder belongs to one server at a time

Begin with `storage`.
"""
