"""Policies at tables with a road.

What belongs here: what chooses an action for a row whose LAST_SQUARE is not 0, and what it looks
at. The rules are in `kernel.road`; which policy plays where, in `registry`. Begin with `thumb`.
"""
