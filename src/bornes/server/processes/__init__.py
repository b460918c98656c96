"""How a server is started, alone or several at once.

- `command`: what `bornes serve` does with its settings: begin here
- `uvicorn_server`: one process that serves until it is told to stop
- `transport`: limits on connections, checked below the application
- `inbox`: what came in over a WebSocket and was not read yet
- `workers`, `worker`: several processes on one machine, and one of them

What doesn't belong here: what is served (`bornes.server.app`), settings (`bornes.server.config`).
"""
