"""What others may hold: the odds of hidden cards."""
