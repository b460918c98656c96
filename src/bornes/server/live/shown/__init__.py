"""What a client is shown of a table, made anew from the table each time.

- `views`: a seat's events, view and legal moves as messages; cards enter a message here and
  nowhere else
- `reasons`: what is in a seat's way, and what helps
- `table_info`: a table without its cards: seats, who is there, what runs

Begin with `views`. What doesn't belong here: who is sent what (`bornes.server.live.broadcast`), how
values are written (`bornes.server.protocol`).
"""
