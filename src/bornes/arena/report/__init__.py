"""What the arena found, on paper: pages, tables, plots and data."""
