"""Where everything lies in a row: the flat array that a hand of the game is here.

A row is an array of 32-bit integers: what changes from move to move, then what the rules
say, then a block for each side, a block for each seat, and the deck. Seats and sides are
counted from 0 here. A row is as long as its deck needs; all rows of a table are alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bornes.engine.cards import Card

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Row = NDArray[np.int32]
    """A row holds everything about one hand of the game: rules, tables, cards, turn, result."""
    Rows = NDArray[np.int32]
    """A batch is many rows of the same table, one below the other."""
    Cells = NDArray[np.int32]
    """Cells are any other list of 32-bit integers: cards, actions, features."""
else:  # where there is no NumPy, what only reads a row takes a list of numbers for one
    Row = Rows = Cells = list

DTYPE: Final = "int32"
NONE: Final = -1
MOST_SEATS: Final = 6
MOST_SIDES: Final = 6

# --- cards ------------------------------------------------------------------------

CARDS: Final[tuple[Card, ...]] = tuple(Card)[:19]
"""The kinds of card, by number, in the classic decks."""
KINDS: Final = len(CARDS)
FAMILY_CARDS: Final[tuple[Card, ...]] = (
    *CARDS[:5],
    Card.SISTER_HUNGRY,
    Card.SPEED_LIMIT,
    *(Card.BROTHER_THIRSTY, Card.MUM_COFFEE, Card.DAD_THIRSTY),
    Card.ICE_CREAM,
    Card.END_OF_LIMIT,
    *(Card.JUNIOR_OASIS, Card.GOURMET_COFFEE, Card.ADULT_OASIS),
    *(Card.JUNIOR_MENU_SISTER, Card.JUNIOR_MENU_BROTHER),
    *(Card.CAFETERIA_MUM, Card.CAFETERIA_DAD),
)
"""The kinds in a deck of the family's cards: its hazards have the numbers of those that stop a
car, each with its own remedy and safety. It has neither a limit nor an end of one."""
ROAD_CARDS: Final[tuple[Card, ...]] = (
    *CARDS,
    *(Card.TOW_TRUCK, Card.TURBO, Card.ACCELERATION, Card.U_TURN),
)
"""The kinds in a deck for the road: the classic ones and four more, which no other deck has."""
DECKS: Final = (CARDS, FAMILY_CARDS, ROAD_CARDS)
"""What the numbers of cards stand for, by the value of the cell CARD_NAMES."""
MOST_KINDS: Final = len(ROAD_CARDS)
"""The kinds that a row has room for; only a table with a road has more than KINDS."""
HUNDRED, TWO_HUNDRED = 3, 4
FIRST_HAZARD: Final = 5
STOP, SPEED_LIMIT, OUT_OF_GAS, FLAT_TIRE, ACCIDENT = range(5, 10)
FIRST_REMEDY: Final = 10
ROLL, END_OF_LIMIT, GASOLINE, SPARE_TIRE, REPAIRS = range(10, 15)
FIRST_SAFETY: Final = 15
RIGHT_OF_WAY, EXTRA_TANK, PUNCTURE_PROOF, DRIVING_ACE = range(15, 19)
TOW_TRUCK, TURBO, ACCELERATION, U_TURN = range(KINDS, MOST_KINDS)
DISTANCES, HAZARDS, REMEDIES, SAFETIES = 5, 5, 5, 4

KM_OF: Final = (25, 50, 75, 100, 200)
SAFETY_BIT: Final = (1, 1, 2, 4, 8)
"""The bit of the safety that answers each hazard, the first hazard first."""
SAFETY_OF: Final = (RIGHT_OF_WAY, RIGHT_OF_WAY, EXTRA_TANK, PUNCTURE_PROOF, DRIVING_ACE)
"""The safety that answers each hazard."""

# --- the state: cells that change ----------------------------------------------------

(
    PHASE,
    TURN,  # the seat whose turn it is
    TO_ACT,  # the seat that acts now; NONE once the hand is over
    PILE,  # cards left to draw; the next one lies at `len(row) - PILE`
    DISCARDS,  # cards discarded; they lie from DECK on, the top one last
    ATTACKS,  # 5 bits for each side: the hazards that may be played on it now
    TARGET,  # the km that win
    EXTENSION,  # the side that asked for one, or NONE
    PLAYED,  # 1 if this turn has seen more than a discard
    IDLE,  # turns in a row without a play
    RAN_OUT,  # 1 once a card had to be drawn from an empty pile
    HAZARD,  # the hazard to be answered, or NONE
    WAITING,  # a bit for each seat that is asked after TO_ACT has passed
    WINNERS,  # a bit for each side that has won
    ENDING,  # why the hand is over
    FROM_BELOW,  # a bit for each seat that draws from under the pile: see `draw_apart`
    HANDS_LEFT,  # hands of the match, this one among them; 0 where their number is not fixed
    CHANCE,  # two cells: the state of the row's own generator
) = range(18)
_AFTER_CHANCE: Final = CHANCE + 2
(  # what only a table with a road knows
    PLAYS_LEFT,  # how many plays the turn still has, this one included
    OWED,  # discards that the seat whose turn it is owes, after its turn was broken off
    OWED_TURN,  # the seat whose turn begins once those are made; NONE for the next one
    TAKEN,  # the card taken from the discards that must be played at once, or NONE
    STOPPED_HERE,  # 1 if the car stopped on its square in this turn, where that frees it
    DOUBLED_MOVE,  # 1 if the move that is to be answered was made with an acceleration
    BACK_SQUARE,  # where a U-turn sends the car that has just moved: see SQUARE, LANE, INSIDE
    BACK_LANE,
    BACK_INSIDE,
) = range(_AFTER_CHANCE, _AFTER_CHANCE + 9)

PLAY, REACT, EXTEND_OR_FINISH, OVER, CHOOSE_DRAW = range(5)
"""The phases."""
GOING_ON, BY_DISTANCE, CARDS_RAN_OUT, ONLY_DISCARDS = range(4)
"""The endings."""

# --- the rules: cells that stay -----------------------------------------------------

RULES: Final = _AFTER_CHANCE + 9
RULE_CELLS: Final = 43
"""The number of cells of the rules, which follow here; a cell that is added is counted in it."""
(
    SEATS,
    SIDES,
    CARD_NAMES,  # which of DECKS the cards are of
    HAND_SIZE,
    DRAWS_FROM,
    RESHUFFLES,
    FIRST_TARGET,
    EXTENSION_TO,  # 0 where there is no extension
    ENDS_WITH_PILE,
    IDLE_LIMIT,  # idle turns that end the hand; 0 where none do
    IDLE_WHEN_EXHAUSTED,
    NEEDS_ROLL,
    STOPS_SAFETIES,  # hazards_stop_safeties
    STACKS,  # hazard_on_hazard
    ON_REMEDY,  # hazard_on_remedy
    ROLL_CARD,  # hazard_needs_roll_card
    COVERS,  # remedy_covers
    LIMITED_TO,
    MOST_200S,
    EXACT,  # exact_finish
    SAFETY_TURN,  # safety_gives_turn
    EXTRA_TURN,  # extra_turn_on_empty_pile
    COUP_TURN,  # coup_fourre_turn_on_empty_pile
    SAFETY_KM,
    COUP_KM,
    PARRIES,  # remedy_answers
    MAKES_UP,  # make_up_hand
    SCORED,
    MISSED_ALWAYS,  # missed_extension
    SHUT_OUT,
    FURTHEST,  # furthest_wins
    ZERO_WINS,  # shared_win_at_zero
    EARLY_LONGER,  # early_finish_until_reshuffle
    MATCH_TOTAL,  # the points, or games, that win the match; 0 where hands are counted
    LAST_SQUARE,  # the finish of the road; 0 where there is no road
    SHORT_ENTRY,  # the square where the shortcut begins; 0 where there is none
    SHORT_EXIT,
    SHORT_SQUARES,  # how many squares it has between those
    ACCELERATED,
    STUCK_DISCARDS,  # discard_only_when_stuck
    LIMIT_NEXT_TURN,  # square_limit_next_turn
    NEVER_TAKEN,  # a bit for each kind
    HAS_TOKENS,  # whether hazards leave tokens, whose numbers are in TOKENS
) = range(RULES, RULES + RULE_CELLS)

PILE_ALONE, PILE_OR_TOP, PILE_OR_TOP_TO_PLAY = range(3)
"""The values of DRAWS_FROM."""
NEVER, ALL, ALL_BUT_TOP = range(3)
"""The values of RESHUFFLES."""
NEVER_ENDS, ENDS_ALWAYS, ENDS_UNLESS_EXTENDED = range(3)
"""The values of ENDS_WITH_PILE."""
EACH_TO_PLACED, EACH_TO_ALL, ONCE_TO_WINNER = range(3)
"""The values of SHUT_OUT."""

POINTS: Final = RULES + RULE_CELLS
POINT_CELLS: Final = 10
(
    POINTS_SAFETY,
    POINTS_ALL_FOUR,
    POINTS_COUP,
    POINTS_TRIP,
    POINTS_DELAYED,
    POINTS_SAFE_TRIP,
    POINTS_NO_200_NO_100,
    POINTS_EXTENSION,
    POINTS_SHUT_OUT,
    POINTS_EARLY,
) = range(POINTS, POINTS + POINT_CELLS)

TOKENS: Final = POINTS + POINT_CELLS
"""A cell for each hazard: how many tokens of it the box has."""

ROAD: Final = TOKENS + HAZARDS
MOST_SQUARES: Final = 40
ROAD_CELLS: Final = 1 + MOST_SQUARES
"""A cell for each square of the road, the start line at 0: the lanes that are open, 4 bits; the
limit, 4 bits, and the bonus, 8 bits, in squares of 25 km; and whether a square of the shortcut
lies beside it, 1 bit."""
LANE_BITS, LIMIT_BITS, BONUS_BITS = 4, 4, 8
LIMIT_AT: Final = LANE_BITS
BONUS_AT: Final = LIMIT_AT + LIMIT_BITS
BESIDE_AT: Final = BONUS_AT + BONUS_BITS
MOST_LANES: Final = 6
SQUARE_KM: Final = 25

SIDE_OF: Final = ROAD + ROAD_CELLS
"""The side of each seat."""

UNSEEN: Final = SIDE_OF + MOST_SEATS
"""A cell for each kind: how many were neither laid nor discarded, wherever they are."""

# --- a block for each side ----------------------------------------------------------

SIDE: Final = UNSEEN + MOST_KINDS
SIDE_CELLS: Final = 27
(
    KM,
    OWN,  # a bit for each kind that the side may play before itself now
    BASE,  # the card under the hazards on its battle pile, or NONE
    DEPTH,  # how many hazards lie on that
    STACK,  # those hazards, 2 bits each, the top one lowest; 15 to a cell
    STACK_MORE,
    LIMITED,
    SAFE,  # a bit for each safety before it
    DISTANCE,  # 5 cells: how many of each distance card
) = range(9)
LAID: Final = 14
"""4 cells: how many of each safety."""
COUPS: Final = 18
"""4 cells: how many of those were coups fourrés."""
USED: Final = 22
"""How many of each remedy lie before it, 2 bits each; 3 stands for more as well."""
TOTAL: Final = 23
"""The points of the match before this hand, or the games that it has won."""
SQUARE, LANE, INSIDE = 24, 25, 26
"""Where its car stands on the road: its square, 0 on the start line; its lane, from 1; and 0, or
which square of the shortcut it is on, from 1, when its square is the one where that begins."""
USED_BITS: Final = 2
MOST_USED: Final = 3
STACK_BITS: Final = 30
MOST_STACKED: Final = 30

# --- a block for each seat ----------------------------------------------------------

SEAT: Final = SIDE + MOST_SIDES * SIDE_CELLS
SEAT_CELLS: Final = 1 + 2 * MOST_KINDS
HELD, COUNTS = 0, 1
"""A bit for each kind in the hand; then how many of each."""
LET_GO: Final = COUNTS + MOST_KINDS
"""A cell for each kind: how many of it the seat was seen to discard."""

# --- the deck -----------------------------------------------------------------------

DECK: Final = SEAT + MOST_SEATS * SEAT_CELLS
"""The discards from here on; the draw pile at the end of the row."""
