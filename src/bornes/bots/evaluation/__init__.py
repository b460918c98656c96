"""What a move is worth: features, weights, and the race."""
