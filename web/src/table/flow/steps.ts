/**
 * What one message shows, step by step: a card flies, lands and has its effect, it is told, and
 * when all of it is told the turn passes.
 *
 * The server sends the table after everything. In between, cards that have left one place and
 * not yet reached the other are counted here; whatever else is new comes with the last step.
 */

import type { AnswerInfo, Card, GameEvent, OpenTable, Own } from "../../net/protocol";

/** What is shown of a game. */
export type Shown = { open: OpenTable | null; own: Own | null; answer: AnswerInfo | null };

export type Beat = "fly" | "land" | "tell" | "pass";

/** A step, and what is shown from it on. */
export type Beaten = { beat: Beat; event: GameEvent | null; lasts: number; shown: Shown };

/** Milliseconds at the usual pace. */
const FLIES = 380;
const IS_DRAWN = 210;
const LANDS = 180;
const DRIVES = 300;
const STOPS = 380;
const CELEBRATES = 700;
const IS_TOLD = 70;
const PASSES = 60;

/** A card that goes from one place to another: whose, and whether it comes to a hand. */
export type Way = { seat: number; cards: (Card | null)[]; drawn: boolean };

/** The way that the cards of an event go, if they go one. */
export function wayOf(event: GameEvent): Way | null {
  switch (event.type) {
    case "card_played": {
      const { seat, card, doubled } = event.move;
      if (!card) return null;
      return { seat, cards: doubled ? [card, doubled] : [card], drawn: false };
    }
    case "coup_fourre_played":
    case "hazard_parried":
    case "card_discarded":
      return { seat: event.seat, cards: [event.card], drawn: false };
    case "card_drawn":
    case "card_taken":
      return { seat: event.seat, cards: [event.card], drawn: true };
    default:
      return null;
  }
}

/** The steps from what is shown to what a message shows; `moves` is whether cards fly. */
export function stepsOf(
  before: Shown,
  after: Shown,
  events: readonly GameEvent[],
  seat: number | null,
  moves: boolean,
  moment: number,
): Beaten[] {
  const steps: Beaten[] = [];
  let shown = begun(before, seat);
  const add = (beat: Beat, event: GameEvent | null, lasts: number): void => {
    steps.push({ beat, event, lasts, shown });
  };
  events.forEach((event, index) => {
    const way = wayOf(event);
    const later = events.slice(index + 1).map(wayOf);
    if (way !== null && shown.open !== null) {
      shown = takenOff(shown, event, way, seat);
      add("fly", event, moves ? (way.drawn ? IS_DRAWN : FLIES) : 0);
    }
    shown =
      shown.open === null || event.type === "hand_dealt"
        ? dealt(after, later, seat)
        : landed(shown, after, event, way, seat);
    if (way !== null || SEEN.has(event.type)) add("land", event, effectOf(event));
    add("tell", event, QUIET.has(event.type) ? 0 : IS_TOLD);
  });
  shown = after;
  add("pass", null, moment > 0 && after.answer?.waiting === "solo" ? moment : PASSES);
  return steps;
}

/** Events besides cards that one sees. */
const SEEN = new Set<GameEvent["type"]>([
  "hand_dealt",
  "pile_reshuffled",
  "car_moved",
  "move_undone",
  "extension_called",
  "hand_ended",
  "match_ended",
]);

/** What goes without saying takes no time to be told. */
const QUIET = new Set<GameEvent["type"]>(["answer_opened", "answer_closed", "card_drawn"]);

function effectOf(event: GameEvent): number {
  switch (event.type) {
    case "card_played":
      return event.move.on ? STOPS : event.move.lane ? LANDS : DRIVES;
    case "car_moved":
      return DRIVES;
    case "coup_fourre_played":
    case "move_undone":
    case "extension_called":
      return CELEBRATES;
    case "card_drawn":
      return 0;
    default:
      return LANDS;
  }
}

/** Something has happened: what one could do before is over, and so are open answers. */
function begun({ open, own }: Shown, seat: number | null): Shown {
  return {
    open: open !== null && open.to_act === seat ? { ...open, to_act: null } : open,
    own: own === null ? null : { ...own, asked: null, legal: [], obstacles: [] },
    answer: null,
  };
}

function takenOff(shown: Shown, event: GameEvent, way: Way, seat: number | null): Shown {
  const open = shown.open!;
  if (!way.drawn) {
    const hand = way.seat === seat ? without(shown.own?.hand ?? [], way.cards) : null;
    return {
      ...shown,
      open: { ...open, hand_sizes: counted(open, way.seat, -way.cards.length) },
      own: hand === null || shown.own === null ? shown.own : { ...shown.own, hand },
    };
  }
  return event.type === "card_taken"
    ? { ...shown, open: { ...open, discards: open.discards.slice(0, -1) } }
    : { ...shown, open: { ...open, draw_size: Math.max(0, open.draw_size - 1) } };
}

function landed(
  shown: Shown,
  after: Shown,
  event: GameEvent,
  way: Way | null,
  seat: number | null,
): Shown {
  const { open, own } = shown;
  if (open === null || after.open === null) return shown;
  if (way === null) {
    // What follows from a card lies there already; cars and piles come with their own event.
    if (event.type === "pile_reshuffled")
      return { ...shown, open: { ...open, draw_size: event.size, discards: after.open.discards } };
    return SEEN.has(event.type) ? { ...shown, open: { ...open, sides: after.open.sides } } : shown;
  }
  if (!way.drawn)
    return {
      ...shown,
      open: { ...open, sides: after.open.sides, discards: after.open.discards },
    };
  const known = way.cards.filter((card) => card !== null);
  return {
    ...shown,
    open: { ...open, hand_sizes: counted(open, way.seat, 1) },
    own: own === null || way.seat !== seat ? own : { ...own, hand: [...own.hand, ...known] },
  };
}

/** A hand that was dealt is there at once, less what is drawn later; the turn comes last. */
function dealt({ open, own }: Shown, later: (Way | null)[], seat: number | null): Shown {
  const draws = later.filter((way) => way?.drawn).map((way) => way!);
  const mine = draws.filter((way) => way.seat === seat).flatMap((way) => way.cards);
  const before = draws.reduce(
    (table, way) =>
      table && {
        ...table,
        draw_size: table.draw_size + 1,
        hand_sizes: counted(table, way.seat, -1),
      },
    open,
  );
  return {
    open: before && { ...before, to_act: null },
    own: own && {
      ...own,
      hand: without(own.hand, mine),
      asked: null,
      legal: [],
      obstacles: [],
    },
    answer: null,
  };
}

function counted(open: OpenTable, seat: number, by: number): number[] {
  return open.hand_sizes.map((size, at) => (at === seat - 1 ? Math.max(0, size + by) : size));
}

function without(hand: readonly Card[], cards: readonly (Card | null)[]): Card[] {
  const left = [...hand];
  for (const card of cards) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
  }
  return left;
}
