"""The commands of those who run a server: it, its tables, their backups, and checking matches.

- `serve`: the server itself, with its settings from a file, the environment and the command line
- `admin`: `bornes tables` and `bornes stats`, what lies in the data folder or the database
- `backup`: the tables as one file, and back
- `verify`: whether a match of a server was played as it was promised before

Begin with `serve`. What doesn't belong here: the work itself, which is in `bornes.server`.
"""
