"""The score keeper: what people at a real table tell of a hand, scored by the engine.

Cards are played with the box on the table; afterwards somebody tells how far each side came, its
safeties and coups fourrés, who arrived. Everything that is counted from that is the engine's
business: the facts are laid on a table of its own, and `bornes.engine.turns.end_hand` ends the hand
there, with its score, the totals and the end of the match.

- `facts`: what is told of a hand, and which of it a table has to ask for
- `checks`: what can't be, by the field in which it was told
- `keeper`: `kept(rules, hands)`, the sheet of every hand and where the match stands: begin here
- `book`: a table with its names and its hands, as it is kept in a file

What doesn't belong here: points (`bornes.engine.scoring`), words (`bornes.locales`), and whoever
asks: the server (`bornes.server.http.score`) and the terminal (`bornes.terminal.keeper`). Nothing
is stored.
"""

from bornes.scorekeeper.book import BOOK_VERSION, Book, read_book
from bornes.scorekeeper.checks import Doubt, doubts
from bornes.scorekeeper.facts import HandFacts, Questions, SideFacts, questions
from bornes.scorekeeper.keeper import HandKept, Kept, kept

__all__ = [
    "BOOK_VERSION",
    "Book",
    "Doubt",
    "HandFacts",
    "HandKept",
    "Kept",
    "Questions",
    "SideFacts",
    "doubts",
    "kept",
    "questions",
    "read_book",
]
