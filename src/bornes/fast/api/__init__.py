"""What Python calls."""
