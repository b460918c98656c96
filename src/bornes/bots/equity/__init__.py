"""The chance of winning the match from the scores."""
