"""What several commands need to understand a command line.

- `parameters`: parameters that more than one command takes
- `arguments`: ``name=value``, and numbers
- `parse_errors`: in our words, what the parser did not understand

Begin with `parameters`, and see in `bornes.cli.play` how a command takes them. What doesn't belong
here: a command (a file of its own, one folder up), or anything that prints.
"""
