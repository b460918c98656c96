"""Positions, records and scenarios as files."""
