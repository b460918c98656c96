"""Tables that somebody looks at.

Here belongs everything that lives as long as a connection: sockets, clients, timers, who is
present, and what is sent to whom. What a table is lies in `bornes.server.table`; a room only
decides when something is written, and shows it afterwards.

- `socket`: the WebSocket: who may connect, messages in, messages out
- `talk`: what a client says, understood and done; hints
- `rooms`: all tables; those that somebody looks at are in memory
- `room`: one table with its lock: decide, append, apply, show
- `audience`, `connection`: those who look at it; one client with its queue
- `company`: who looks at it through other servers, and which one sees to it
- `broadcast`: what is sent to whom
- `shown`: messages made from a view; a table without its cards
- `timers`: pauses for answers, the next deal, people who are away, whose time is up
- `clock`: the time at a table with clocks
- `retries`: what could not be written yet, and is tried again
- `seat_requests`: seats that are asked for by HTTP
- `limits`: how often a client may do something
- `services`: what all rooms share: settings, log, bots, secrets

Cards enter a message in `shown.views` and nowhere else. Timers and bots change nothing themselves:
they propose entries to the room (`Room.propose`), which has the one door to the log.

Begin with `socket`, then read `room`.
"""
