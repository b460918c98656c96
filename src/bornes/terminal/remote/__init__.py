"""A table of a Bornes server, as somebody at a terminal sits at it: `bornes join`.

What belongs here: the client's end of the protocol (docs/protocol.md), and what its messages come
to as a `bornes.terminal.session.Session`. What doesn't: what is shown and asked
(`bornes.terminal.lines`, `bornes.terminal.screen`), and rules: what may be done comes from the
server.

Begin with `remote_session`: a seat at a table. Below it `table` follows what the server tells,
`views` makes a view of it, `lobby` says it in words where there is no view, `wishes` lists what can
be said, and `socket` keeps the connection. Before it come `link` (the address somebody was sent),
`service` (what is asked over HTTP), `kept_seats` (the keys of one's seats) and `visit` (which seat
it is).
"""
