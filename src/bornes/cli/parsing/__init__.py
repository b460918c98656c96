"""What several commands need to understand a command line.

- `parameters`: parameters that more than one command takes
- `arguments`: ``name=value``, and numbers
- `parse_errors`: in our words, what the parser did not understand

What doesn't belong here: a command (a file of its own, one folder up), or anything that prints.
"""
