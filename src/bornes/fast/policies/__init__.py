"""The policies that are compiled in."""
