"""Tables that somebody looks at."""
