"""A table as a picture."""
