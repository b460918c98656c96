"""Search: moves tried in sampled worlds."""
