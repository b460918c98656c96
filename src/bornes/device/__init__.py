"""Tables on a device: what a server does, done for one person where there is none.

A page without a net runs this in a worker, in a Python of the browser's. It is the server's own
tables, bots and messages: here is only what takes the place of sockets, of processes and of a disk.
Everything runs with the standard library, msgspec, PyYAML and fluent.syntax.

- `device`: the tables of a device, what it is asked, and its clients: begin here
- `addresses`: which address of the API is answered by what
- `carrier`: a table is brought to a server, and goes on there
- `storage`: the logs of the tables, kept by the browser
- `workplace`: where bots think if there is one thread alone

What doesn't belong here: what a table is, what is shown of it (`bornes.server`), and anything of a
browser: `web/src/net/device` has that.
"""
