"""What the server answers to HTTP.

- `routes`: every address of the API: begin here
- `new_tables`: tables made as somebody asks for them
- `prepared`, `carried`: tables with cards that are not dealt here, and those of devices
- `choices`: what one can choose from when a table is made
- `house`: house rules for whoever sets a table up
- `score`: the score of a match with real cards, and advice on a position
- `static`: the page
- `scrape`: the counts, for Prometheus

What doesn't belong here: WebSockets (`bornes.server.live`), limits on connections
(`bornes.server.processes.transport`), how bodies look (`bornes.server.protocol.bodies`).
"""
