"""Whose turn it is: deals, draws, the order of turns, and the end of a hand."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.events import (
    CARD_DRAWN,
    CardTaken,
    HandDealt,
    HandEnded,
    MatchEnded,
    PileReshuffled,
    TurnEnded,
)
from bornes.engine.legal_moves import why_not_take
from bornes.engine.legality import reshufflable, why_not_draw
from bornes.engine.moves import Move
from bornes.engine.randomness import shuffled
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import DrawFrom, EmptyPile, Reshuffle
from bornes.engine.scoring import copied, hand_score, match_result, total
from bornes.engine.state import Ending, Outcome, State

# Reaching a member through its enum is slow enough to show in millions of hands.
_FROM_PILE: Final = DrawFrom.PILE

# --- dealing ----------------------------------------------------------------------


def deal(state: State, known: HandDealt | None = None) -> None:
    """Begin the next hand: with fresh cards, or as a known deal had them."""
    if state.match_outcome is not None:
        raise Refused(Refusal("match-over"))
    if state.phase != "over":
        raise Refused(Refusal("hand-not-over"))
    state.clear_table()
    state.hand_number += 1
    if state.hand_number > 1:
        state.dealer = state.left_of(state.dealer)
    dealt = known or _fresh_deal(state)
    assert dealt.pile is not None
    state.hands = [sorted(hand or ()) for hand in dealt.hands]
    state.pile = list(reversed(dealt.pile))
    state.log.append(dealt)
    state.story.append(dealt)
    begin_turn(state, dealt.first)


def _fresh_deal(state: State) -> HandDealt:
    """Shuffle, and deal one card at a time around the table from the dealer's left."""
    rules = state.rules
    order = shuffled(state.seed, f"deal|{state.hand_number}", rules.cards)
    dealt = rules.players * rules.hand_size
    first = state.left_of(state.dealer)
    hands = tuple(
        tuple(sorted(order[(seat - first) % rules.players : dealt : rules.players]))
        for seat in rules.seats
    )
    return HandDealt(state.hand_number, state.dealer, first, hands, tuple(order[dealt:]))


# --- drawing ----------------------------------------------------------------------


def draw_card(state: State, seat: int) -> bool:
    """Draw one card into a hand, reshuffling if need be; whether there was one."""
    pile = state.pile
    if not pile:
        state.ran_out = True
        if not reshufflable(state):
            return False
        _reshuffle(state)
        pile = state.pile
    card = pile.pop()
    insort(state.hands[seat - 1], card)
    state.log.append(CARD_DRAWN[seat][card])
    return True


def draw_up_to_full(state: State, seat: int) -> None:
    """Make a hand up to its full size, as far as there are cards."""
    while len(state.hand(seat)) < state.rules.hand_size and draw_card(state, seat):
        pass


def _reshuffle(state: State) -> None:
    state.reshuffles += 1
    kept = [state.discards.pop()] if state.rules.reshuffle is Reshuffle.ALL_BUT_TOP else []
    if state.scripted:
        order: Sequence[Card] = state.scripted.pop(0)
        if sorted(order) != sorted(state.discards):
            raise Refused(Refusal("reshuffle-differs"))
    else:
        label = f"reshuffle|{state.hand_number}|{state.reshuffles}"
        order = shuffled(state.seed, label, sorted(state.discards))
    state.pile = list(reversed(order))
    state.discards = kept
    event = PileReshuffled(tuple(order), len(order))
    state.log.append(event)
    state.story.append(event)


# --- the moves that are about drawing and ending a turn ---------------------------


def draw(state: State, move: Move) -> None:
    """Draw the card of this turn from the pile."""
    draw_card(state, move.seat)
    state.phase = "play"


def take(state: State, move: Move) -> None:
    """Take the top of the discard pile as the card of this turn."""
    card = state.discards.pop()
    insort(state.hand(move.seat), card)
    state.log.append(CardTaken(move.seat, card))
    if state.rules.draw_from is DrawFrom.PILE_OR_DISCARD_TO_PLAY:
        state.taken = card
    state.phase = "play"


def end(state: State, move: Move) -> None:
    """End a turn of the accelerated game."""
    state.log.append(TurnEnded(move.seat))
    draw_up_to_full(state, move.seat)
    end_turn(state)


# --- the order of turns -----------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    """Begin the turn of a seat, or of the next one that has anything to play."""
    state.played = False
    state.stopped_here = False
    state.plays_left = 1
    state.taken = None
    state.phase = "play"
    state.turn = state.to_act = seat
    rules, pile = state.rules, state.pile
    if rules.draw_from is not _FROM_PILE or rules.accelerated:
        _find_turn(state, _offer_draw)
    elif pile:
        # What nearly every turn begins with is spared the way through the general case.
        card = pile.pop()
        insort(state.hands[seat - 1], card)
        state.log.append(CARD_DRAWN[seat][card])
    else:
        _find_turn(state, draw_card)


def _find_turn(state: State, draws: Callable[[State, int], bool]) -> None:
    """Go round to a seat that can draw or has cards; if none has, the hand is over."""
    players = state.rules.players
    passed_over = 0
    while not draws(state, state.turn) and not state.hands[state.turn - 1]:
        passed_over += 1
        if passed_over == players:
            end_hand(state, Ending.CARDS_RAN_OUT)
            return
        state.idle_turns += 1
        state.turn = state.to_act = state.turn % players + 1


def _offer_draw(state: State, seat: int) -> bool:
    """Let a seat choose what to draw, where it may; whether it has that choice."""
    if state.rules.make_up_hand or (state.rules.accelerated and not state.hand(seat)):
        draw_up_to_full(state, seat)
    if state.rules.accelerated:
        return False
    if why_not_draw(state) and why_not_take(state):
        return False
    state.phase = "draw"
    return True


def end_play(state: State) -> None:
    """One play of the turn is done: go on with the turn if it has more."""
    if state.rules.accelerated:
        return
    if state.plays_left > 1 and state.hands[state.turn - 1]:
        state.plays_left -= 1
        state.phase, state.to_act = "play", state.turn
    else:
        end_turn(state)


def pass_turn_on(state: State) -> None:
    """`end_turn` and `begin_turn` in one, where the next seat draws and there is a card to draw.

    Four in five moves end like this when programs play at random.
    """
    rules = state.rules
    if state.stays:
        state.to_act = None
        return
    if rules.idle_rounds is not None and _too_many_idle_turns(state):
        end_hand(state, Ending.ONLY_DISCARDS)
        return
    state.played = state.stopped_here = False
    state.turn = state.to_act = seat = state.turn % rules.players + 1
    card = state.pile.pop()
    insort(state.hands[seat - 1], card)
    state.log.append(CARD_DRAWN[seat][card])


def end_turn(state: State) -> None:
    """The turn is over: the next seat's begins, unless that was the last of the hand."""
    rules = state.rules
    if state.stays:
        state.to_act = None
    elif rules.idle_rounds is not None and _too_many_idle_turns(state):
        end_hand(state, Ending.ONLY_DISCARDS)
    elif not state.pile and _ends_with_pile(state):
        end_hand(state, Ending.CARDS_RAN_OUT)
    else:
        begin_turn(state, state.turn % rules.players + 1)


def _ends_with_pile(state: State) -> bool:
    rule = state.rules.empty_pile
    return rule is EmptyPile.END_HAND or (
        rule is EmptyPile.PLAY_OUT_IN_EXTENSION and state.extension is None
    )


def _too_many_idle_turns(state: State) -> bool:
    rules = state.rules
    exhausted = not state.pile and not reshufflable(state)
    if state.played or (rules.idle_only_when_exhausted and not exhausted):
        state.idle_turns = 0
        return False
    state.idle_turns += 1
    assert rules.idle_rounds is not None
    return state.idle_turns >= rules.idle_rounds * rules.players


def go_on(state: State, gained_by: int | None) -> None:
    """After a coup fourré: its seat's turn at once if it gained one, else the next seat's.

    The hand goes on from the left of whoever plays now; seats in between lose their turn.
    """
    if gained_by is None:
        end_turn(state)
    else:
        begin_turn(state, gained_by)


# --- the end of a hand ------------------------------------------------------------


def end_hand(state: State, reason: Ending, winner: str | None = None) -> None:
    """End the hand, score it, and see whether that decides the match."""
    if state.stays:
        state.to_act = None
        return
    winners = (winner,) if winner else _furthest(state)
    outcome = state.outcome = Outcome(winners, reason)
    state.phase, state.to_act, state.taken, state.question = "over", None, None, None
    state.sheet = hand_score(state, outcome)
    state.sheets.append(state.sheet)
    for side, lines in state.sheet.items():
        state.totals[side] += total(lines) if state.rules.scored else side in winners
    # Copies, because events are handed out and what the game has must not change with them.
    state.log.append(HandEnded(winners, reason, copied(state.sheet), dict(state.totals)))
    result = match_result(state.rules, state.totals, state.hand_number)
    if result is not None:
        state.match_outcome = result
        state.log.append(MatchEnded(result.winners, result.reason))


def _furthest(state: State) -> tuple[str, ...]:
    if not state.rules.furthest_wins:
        return ()
    best = max(tableau.km for tableau in state.tableaus.values())
    if best == 0 and state.rules.scored and not state.rules.shared_win_at_zero:
        return ()  # nobody has moved, so nobody is ahead
    return tuple(side for side, tableau in state.tableaus.items() if tableau.km == best)
