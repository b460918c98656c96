"""The compiled rules over one row."""
