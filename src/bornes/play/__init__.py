"""The game as lines of text: playing it, looking back at it, and reading about it.

Nothing here needs a terminal. What is printed for a person comes from that person's view.
"""
