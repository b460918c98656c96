"""The game as lines of text: playing it, looking back at it, and reading about it."""
