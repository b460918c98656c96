"""What a table is: its log, and what follows from it."""
