"""Tables over the network: `bornes serve`.

A table is its log. Whatever is wanted of a table is decided, appended to the log, made
durable, applied, and only then shown; and what a seat is shown comes from its view alone.

The rooms, from the bottom up; imports point downwards only (see `pyproject.toml`):

- `protocol`: what clients and the server say to each other, as types, text and schema
- `table`: a table without anybody looking: its log, its state, and what may be decided
- `storage`: the log of every table, in SQLite or PostgreSQL; the age of tables, their trash
- `bots`: where bots think, how they play their seats, hints
- `live`: tables that somebody looks at: sockets, clients, timers, broadcasts
- `http`: the HTTP side, and the page
- `processes`: starting it all, in one process or several; limits on connections

Between the last two stands `app` (one ASGI application), above them `backup` and `administration`
(what whoever runs it may do). Several rooms use `config` (settings), `hosts` (the names that the
server answers to), `logs` (what it writes about itself), `metrics` (what is counted) and
`background` (tasks that nobody waits for). `messages` and `schema` only re-export: their paths are
promised.

What does not belong here: rules (`bornes.engine`), words (`bornes.locales`), the page (`web/`).

Begin with `live.socket` and follow a message: `live.room`, `table.decisions`, `storage`,
`table.apply`, `live.broadcast`, `live.shown.views`, `live.connection`. For people who run a server
there is docs/server.md, for those who write a client docs/protocol.md.
"""
