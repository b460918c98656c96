"""Guided hands: a prepared deal for a newcomer's first game, and what is shown in it, step by step.

Each is a file in the project's notation: a position with the order of the pile, and the moves in
the order in which they are meant to be made. Those of the guided seat have a name for what is said
with them, but for a draw where there is no choice; those of the other seats are what their bots
play. The real engine plays them, and whoever is guided may do otherwise: a step waits until its
move can be made, and is left out once it was.

- `lesson`: a guided hand, and which of its steps is next: begin here
- `shelf`: the files, by lesson and by edition

What doesn't belong here: the sentences (`bornes.locales`), tables (`bornes.server`), rules.
"""

from bornes.lessons.lesson import GUIDED, Lesson, Step
from bornes.lessons.shelf import LESSONS, lesson_for

__all__ = ["GUIDED", "LESSONS", "Lesson", "Step", "lesson_for"]
