"""What an action does at a table with a road."""

from __future__ import annotations

from bornes.fast.jit import inner, shared
from bornes.fast.kernel.actions import (
    ATTACK,
    COUP_FOURRE,
    DRAW,
    PARRY,
    PARRY_UNDER,
    PASS,
    PLAY_OWN,
    PLAY_UNDER,
    TAKE,
)
from bornes.fast.kernel.cells import (
    cards_in_hand,
    drawable,
    get,
    held,
    lay,
    let_go,
    put_on_discards,
    side_at,
    side_of,
    take_away,
    take_top,
)
from bornes.fast.kernel.layout import (
    ACCELERATED,
    ACCELERATION,
    BACK_INSIDE,
    BACK_LANE,
    BACK_SQUARE,
    BY_DISTANCE,
    COUP_TURN,
    COUPS,
    DEPTH,
    DISTANCE,
    DOUBLED_MOVE,
    DRAWS_FROM,
    EXTRA_TURN,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_TOKENS,
    HAZARD,
    HAZARDS,
    INSIDE,
    KINDS,
    KM_OF,
    LAID,
    LANE,
    LIMIT_NEXT_TURN,
    LIMITED,
    MAKES_UP,
    MOST_LANES,
    NONE,
    OWED,
    OWED_TURN,
    PHASE,
    PILE_OR_TOP_TO_PLAY,
    PLAY,
    PLAYS_LEFT,
    SAFE,
    SAFETY_OF,
    SAFETY_TURN,
    SEATS,
    SPEED_LIMIT,
    SQUARE,
    SQUARE_KM,
    STACK,
    STOPPED_HERE,
    TAKEN,
    TO_ACT,
    TOW_TRUCK,
    TURBO,
    TURN,
    U_TURN,
    WAITING,
    Row,
)
from bornes.fast.kernel.legal import able
from bornes.fast.kernel.road.actions import (
    DISCARD_SPECIAL,
    DOUBLED,
    DRIVE,
    DRIVES,
    END_TURN,
    PLAY_TURBO,
    SEND_BACK,
    TOW,
)
from bornes.fast.kernel.road.spots import (
    destination,
    finished,
    full_squares,
    place_of,
    put_car,
)
from bornes.fast.kernel.road.turns import (
    begin_road_turn,
    draw_one,
    draw_up,
    end_play,
    end_road_turn,
    go_on_from,
)
from bornes.fast.kernel.side import battle_hazard, expose, push_hazard, refresh, remedy
from bornes.fast.kernel.turns import ask, close_question, end_hand


@shared
def road_apply(row: Row, action: int) -> None:
    """Make a legal action."""
    if action >= DRIVE:
        _drive(row, action)
    elif action < PLAY_OWN:
        _discard(row, action)
    elif action < DRAW:
        _play_own(row, action)
    elif action < DISCARD_SPECIAL:
        _choose_draw(row, action)
    elif action < PLAY_TURBO:
        _discard(row, KINDS + action - DISCARD_SPECIAL)
    elif action < ATTACK:
        _play_special(row, action)
    elif action < COUP_FOURRE:
        _attack(row, action - ATTACK)
    else:
        _answer(row, action)


@inner
def _play_special(row: Row, action: int) -> None:
    if action == PLAY_TURBO:
        _turbo(row)
    elif action == END_TURN:
        draw_up(row, get(row, TURN))
        end_road_turn(row)
    elif action == SEND_BACK:
        _send_back(row)
    else:
        _tow(row, FIRST_HAZARD + action - TOW)


# --- in turn ------------------------------------------------------------------------


@shared
def _choose_draw(row: Row, action: int) -> None:
    seat = get(row, TURN)
    row[PHASE] = PLAY
    if action != TAKE:
        draw_one(row, seat)
        return
    card = take_top(row, seat)
    if row[DRAWS_FROM] == PILE_OR_TOP_TO_PLAY:
        row[TAKEN] = card


@shared
def _discard(row: Row, card: int) -> None:
    seat = get(row, TURN)
    let_go(row, seat, card)
    if row[OWED]:
        _owe_one_less(row, seat)
    elif row[ACCELERATED]:
        row[PLAYS_LEFT] = 0
    else:
        end_play(row)


@inner
def _owe_one_less(row: Row, seat: int) -> None:
    row[OWED] = min(get(row, OWED) - 1, cards_in_hand(row, seat))
    if row[OWED] == 0:
        then = get(row, OWED_TURN)
        row[OWED_TURN] = NONE
        go_on_from(row, then)


@inner
def _lay(row: Row, seat: int, card: int) -> None:
    """Put a card down that is played in turn."""
    lay(row, seat, card)
    row[TAKEN] = NONE


@shared
def _play_own(row: Row, action: int) -> None:
    """Play a remedy or a safety."""
    under = action >= PLAY_UNDER
    card = action - PLAY_UNDER + FIRST_REMEDY if under else action - PLAY_OWN
    seat = get(row, TURN)
    side = side_of(row, seat)
    _lay(row, seat, card)
    if card < FIRST_SAFETY:
        _cure_by(row, side, card, under)
        end_play(row)
        return
    more_to_draw = drawable(row)
    _expose(row, side, card, NONE)
    if not row[SAFETY_TURN]:
        end_play(row)
    elif more_to_draw or row[EXTRA_TURN]:
        kept = row[PLAYS_LEFT] - 1
        begin_road_turn(row, seat)
        row[PLAYS_LEFT] += kept
    else:
        end_road_turn(row)


@shared
def _cure_by(row: Row, side: int, card: int, under: bool) -> None:
    """Let a remedy take its hazard away; `under` leaves the hazard on top of the discards."""
    if row[HAS_TOKENS]:
        put_on_discards(row, card)
        _take_hazard(row, side, card - FIRST_REMEDY + FIRST_HAZARD)
    else:
        remedy(row, side, card, under)


@shared
def _take_hazard(row: Row, side: int, hazard: int) -> None:
    """Take the hazard of this kind away from before a side; of each pile there is but one."""
    at = side_at(side)
    if hazard == SPEED_LIMIT:
        row[at + LIMITED] = 0
    else:
        row[at + DEPTH] = 0
        row[at + STACK] = 0
    refresh(row, side)


@shared
def _expose(row: Row, side: int, safety: int, answered: int) -> None:
    """Lay a safety; tokens that it cures go back to the box, cards to the discards."""
    if not row[HAS_TOKENS]:
        expose(row, side, safety, answered)
        return
    at = side_at(side)
    place = safety - FIRST_SAFETY
    row[at + LAID + place] += 1
    row[at + COUPS + place] += answered != NONE
    row[at + SAFE] |= 1 << place
    hazard = battle_hazard(row, side)
    if hazard != NONE and SAFETY_OF[hazard - FIRST_HAZARD] == safety:
        _take_hazard(row, side, hazard)
    if SAFETY_OF[SPEED_LIMIT - FIRST_HAZARD] == safety:
        row[at + LIMITED] = 0
    refresh(row, side)


@shared
def _turbo(row: Row) -> None:
    seat = get(row, TURN)
    _lay(row, seat, TURBO)
    put_on_discards(row, TURBO)
    row[PLAYS_LEFT] += 2
    draw_one(row, seat)
    draw_one(row, seat)
    end_play(row)


@shared
def _tow(row: Row, hazard: int) -> None:
    seat = get(row, TURN)
    _lay(row, seat, TOW_TRUCK)
    put_on_discards(row, TOW_TRUCK)
    _take_hazard(row, side_of(row, seat), hazard)
    if not row[HAS_TOKENS]:
        put_on_discards(row, hazard)
    end_play(row)


@shared
def _drive(row: Row, action: int) -> None:
    doubled = action >= DOUBLED
    place = action - DOUBLED if doubled else action - DRIVE
    shortcut, rest = place // DRIVES, place % DRIVES
    card, lane = rest // MOST_LANES, rest % MOST_LANES + 1
    seat = get(row, TURN)
    side = side_of(row, seat)
    at = side_at(side)
    if doubled:
        _lay(row, seat, ACCELERATION)
        put_on_discards(row, ACCELERATION)
        take_away(row, seat, card)
    else:
        _lay(row, seat, card)
    steps = KM_OF[card] // SQUARE_KM << doubled
    row[BACK_SQUARE] = row[at + SQUARE]
    row[BACK_LANE] = row[at + LANE]
    row[BACK_INSIDE] = row[at + INSIDE]
    put_car(row, side, destination(row, side, steps, shortcut, full_squares(row)), lane)
    row[at + DISTANCE + card] += 1
    put_on_discards(row, card)
    row[DOUBLED_MOVE] = doubled
    row[WAITING] = able_on_road(row, side, NONE)
    ask_next_on_road(row, seat)


@shared
def _attack(row: Row, place: int) -> None:
    side, hazard = place // HAZARDS, FIRST_HAZARD + place % HAZARDS
    seat = get(row, TURN)
    _lay(row, seat, hazard)
    push_hazard(row, side, hazard)
    if row[HAS_TOKENS]:
        put_on_discards(row, hazard)
    row[HAZARD] = hazard
    row[WAITING] = able_on_road(row, side, hazard)
    ask_next_on_road(row, seat)


# --- out of turn --------------------------------------------------------------------


@shared
def able_on_road(row: Row, side: int, hazard: int) -> int:
    """A bit for each seat that can answer: a hazard before its side or, where that is NONE, the
    move that a side has made."""
    if hazard != NONE:
        return able(row, side, hazard)
    seats = 0
    for seat in range(get(row, SEATS)):
        if held(row, seat) >> U_TURN & 1 and side_of(row, seat) != side:
            seats |= 1 << seat
    return seats


@shared
def ask_next_on_road(row: Row, after: int) -> None:
    """Ask the next seat that waits to the left of another; go on if there is none."""
    if row[WAITING] == 0:
        hazard = get(row, HAZARD)
        row[HAZARD] = NONE
        if hazard == NONE:
            row[STOPPED_HERE] = row[LIMIT_NEXT_TURN]
            settle_move(row)
        else:
            end_play(row)
        return
    ask(row, after)


@shared
def settle_move(row: Row) -> None:
    """A move of a car stands, or was undone, for good."""
    seat = get(row, TURN)
    side = side_of(row, seat)
    if finished(row, side):
        end_hand(row, BY_DISTANCE, side)
        return
    if row[DOUBLED_MOVE] and not row[ACCELERATED]:
        draw_one(row, seat)  # two cards left the hand in one play
    end_play(row)


@shared
def _answer(row: Row, action: int) -> None:
    seat = get(row, TO_ACT)
    if action == PASS:
        ask_next_on_road(row, seat)
        return
    hazard = close_question(row)
    if action < PARRY:
        _coup_fourre(row, seat, hazard)
        return
    card = hazard - FIRST_HAZARD + FIRST_REMEDY
    take_away(row, seat, card)
    _cure_by(row, side_of(row, seat), card, action >= PARRY_UNDER)
    if not row[MAKES_UP]:
        draw_one(row, seat)
    end_play(row)


@shared
def _coup_fourre(row: Row, seat: int, hazard: int) -> None:
    card = SAFETY_OF[hazard - FIRST_HAZARD]
    take_away(row, seat, card)
    _expose(row, side_of(row, seat), card, hazard)
    gains = drawable(row) or row[COUP_TURN]
    attacker = get(row, TURN)
    owed = 0
    if row[ACCELERATED]:
        draw_up(row, attacker)
        draw_up(row, seat)
    else:
        if not row[MAKES_UP]:
            draw_one(row, seat)
        owed = min(get(row, PLAYS_LEFT) - 1, cards_in_hand(row, attacker))
    row[PHASE] = PLAY
    row[TO_ACT] = attacker
    then = seat if gains else NONE
    if owed:
        row[OWED] = owed
        row[OWED_TURN] = then
    else:
        go_on_from(row, then)


@shared
def _send_back(row: Row) -> None:
    seat = get(row, TO_ACT)
    mover = side_of(row, get(row, TURN))
    take_away(row, seat, U_TURN)
    put_on_discards(row, U_TURN)
    back_to = place_of(get(row, BACK_SQUARE), get(row, BACK_INSIDE))
    put_car(row, mover, back_to, get(row, BACK_LANE))
    row[WAITING] = 0
    if row[ACCELERATED]:
        draw_up(row, seat)
    else:
        draw_one(row, seat)
    settle_move(row)
