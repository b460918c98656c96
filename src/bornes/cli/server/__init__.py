"""The commands of those who run a server: it, its tables, their backups, and checking matches."""
