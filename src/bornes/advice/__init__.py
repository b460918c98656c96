"""What to play and why: every legal move with its figures and a reason."""
