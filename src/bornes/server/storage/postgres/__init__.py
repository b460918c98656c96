"""Tables in PostgreSQL, which any number of servers share.

- `storage`: `PostgresStorage`, as `bornes.server.storage.interface` wants it
- `log_writer`: appends of many tables in one statement, told to the other servers in the same
  commit
- `neighbours`: who looks at a table where, and which server sees to it
- `heartbeat`: that this server is alive, that others no longer are, and what they tell
- `notices`: what servers tell each other: table ids and numbers, and nothing else
- `trash`: old tables, moved aside and back
- `schema`: the tables and their version
- `link`: a connection that is made anew when it was lost
- `address`: where PostgreSQL is, with and without the password

Needs asyncpg, which `bornes[postgres]` brings. Begin with `storage`.
"""
