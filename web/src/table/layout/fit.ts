/**
 * How large everything on the table can be so that all of it is in sight.
 *
 * Cards of the hand, of one's own side, of the others and of the piles keep a proportion to each
 * other. The largest size at which everything fits into the window is taken; what is left is the
 * road's. If even small cards don't fit, the table scrolls above the hand, which stays in sight.
 */

import { spread, TALL, type Spread } from "./places";

/** The window, and what has to lie in it. */
export type Scene = {
  width: number;
  height: number;
  /** The size of letters, in pixels. */
  rem: number;
  /** How many sides there are besides one's own; all of them for a spectator. */
  others: number;
  /** How many seats the largest side has. */
  seats: number;
  /** How many cards one may hold; none for a spectator. */
  cards: number;
  /** Whether the middle of the table is a circuit. */
  race: boolean;
};

/**
 * Where things stand. `column`: below each other. `around`: some of the others left and right of
 * the middle. `flanked`: all of them, and one's own side, left and right of a circuit.
 */
export type Shape = "column" | "around" | "flanked";

/** What is decided before sizes are. */
type Frame = {
  shape: Shape;
  /** The width of the log beside the table; none if there is no room. */
  story: number;
  /** Whether what one can do stands beside the hand, and not above it. */
  abreast: boolean;
  /** Whether the line and the buttons share a row. */
  level: boolean;
  /** Whether room is so scarce that names and words shrink. */
  tight: boolean;
  /** In how many columns the others lie above the middle. */
  columns: number;
  /** Whether the cards of the hand lie beside each other, so that nothing of them is covered. */
  apart: boolean;
  /** How large the cards of the others are, compared to what they could be beside this hand. */
  part: number;
};

/** Sizes in pixels. */
export type Fit = Frame & {
  /** Whether everything is in sight; otherwise what is above the hand scrolls. */
  whole: boolean;
  top: number;
  line: number;
  actions: number;
  /** The cards of the hand: how wide, and how far apart. */
  hand: number;
  step: number;
  /** The width of the cards of the piles, and whether there is room for their names. */
  pile: number;
  named: boolean;
  /** Whether the piles lie above the road, and not beside it. */
  stacked: boolean;
  own: Spread;
  other: Spread;
  /** The width of a side that lies left or right of the middle. */
  flank: number;
  /** The height of the hand, the line and what one can do. */
  bottom: number;
  /** What is left for the road and the piles, or for the circuit. */
  middle: number;
};

/** Parts of the width of a card of the hand. */
const OWN = 0.8;
const OTHER = 0.66;
const OTHER_IN_A_RACE = 0.58;
/** Where few lie above a large hand, theirs need not grow with it. */
const PARTS = [1, 0.84, 0.7] as const;
const PILE = 0.72;
/** Piles may grow into a middle that is higher than they are: so wide, and so much of the table. */
const WIDEST_PILE = 0.92;
const PILE_OF_ROOM = 0.19;
/** From this width on there is room for their names. */
const NAMED_PILE = 55;
/** A card of the hand that is all in sight tells its name from this width on. */
const NAMED = 86;
const LARGEST = 236;
const SMALLEST = 46;
const TINY = 44;
const MODEST = 60;
/** How much of a card of the hand is seen at least when they lie on each other: its middle too. */
const SEEN = 0.53;
/** The least that is seen of a card of the hand: a finger must find it, even among many. */
const FINGER = 44;
const FINGER_OF_MANY = 34;
/** The part of the width that the hand has beside what one can do with it. */
const HAND_BESIDE = 0.56;
const HAND_AND_PILES_BESIDE = 0.64;
/** The height of a lane of the road, as a part of its width. */
const LANE = 0.13;
/** Between the parts of the table. */
const GAP = 6;
/** Above the hand, where a chosen card rises to, and below it. */
const RISE = 14;
const BELOW = 8;
/** From these widths on the log stands beside the table, and the others left and right. */
const WITH_STORY = 1200;
const RACE_WITH_STORY = 1680;
const AROUND = 1400;
/** A window so high has room for a line of four rows; one that is not low, for three. */
const HIGH = 60;
const NOT_LOW = 45;
/** The part of the height that the road has at least, before cards on the table grow. */
const COMFORT = 0.03;

/** The sizes for a window. */
export function fit(scene: Scene): Fit {
  let best: Fit | null = null;
  for (const frame of frames(scene)) {
    const found = largest(scene, frame);
    if (found !== null && (best === null || weight(scene, found) > weight(scene, best)))
      best = found;
  }
  return best === null ? scrolling(scene) : stacked(scene, best);
}

/** The piles take the height that the middle has for them. */
function withPiles(scene: Scene, found: Fit): Fit {
  const flanks = found.shape === "around" ? 2 * found.flank : 0;
  const room = (scene.width - found.story - flanks) * PILE_OF_ROOM;
  const high = (found.middle - pilesHeight(scene, 0, true)) / TALL;
  const pile = Math.floor(Math.min(high, room, WIDEST_PILE * Math.max(found.hand, found.own.card)));
  return pile < Math.max(found.pile, NAMED_PILE) ? found : { ...found, pile, named: true };
}

/** A middle that is high enough has the whole width for its road, with the piles above it. */
function stacked(scene: Scene, found: Fit): Fit {
  const { width, rem, others, cards, race } = scene;
  if (race) return found;
  if (found.shape !== "column") return withPiles(scene, found);
  const room = width - found.story - 2 * GAP;
  const lanes = others + (cards > 0 ? 1 : 0);
  const road = Math.max(25, room * 0.04) + lanes * Math.min(room * LANE, 4.9 * rem) + GAP;
  const names = pilesHeight(scene, 0, true);
  const pile = Math.floor(Math.min((found.middle - road - names - GAP) / TALL, room * 0.24));
  return pile < 0.95 * found.pile
    ? withPiles(scene, found)
    : { ...found, stacked: true, named: true, pile };
}

function frames({ width, height, rem, others, cards, race }: Scene): Frame[] {
  const enough = width >= (race ? RACE_WITH_STORY : WITH_STORY) && height >= 35 * rem;
  const story = enough ? Math.round(Math.min(26 * rem, Math.max(18 * rem, width * 0.19))) : 0;
  const room = width - story;
  const wide = room >= 40 * rem;
  // A spectator has no hand: what is said, what can be done and the piles share a row.
  const ways = cards === 0 ? [wide] : wide ? [false, true] : [false];
  const all: Frame[] = [];
  for (const abreast of ways)
    for (const tight of [false, true]) {
      const level = wide && (!abreast || cards === 0);
      const frame = { story, abreast, level, tight, apart: false, part: 1 };
      if (race && wide) {
        all.push({ ...frame, shape: "flanked", columns: 1 });
        continue;
      }
      for (let columns = 1; columns <= Math.min(others, wide ? 6 : 3); columns += 1)
        all.push({ ...frame, shape: "column", columns });
      if (others >= 3 && room >= AROUND)
        all.push({ ...frame, shape: "around", columns: others - 2 });
    }
  if (cards === 0) return all;
  // What would not make a difference is not tried: each way costs time whenever a window changes.
  const parts = race || others < 2 ? [1] : PARTS;
  const aparts = height > width && room >= cards * NAMED ? [true, false] : [false];
  return all.flatMap((frame) =>
    parts.flatMap((part) => aparts.map((apart) => ({ ...frame, part, apart }))),
  );
}

/**
 * Large cards are worth most, and none may be tiny; around the table is where people sit; small
 * names are a pity.
 */
function weight({ others, width, height, rem, race, cards: held }: Scene, fit: Fit): number {
  const { hand, step, own, other, shape, columns, tight, abreast, line, actions, part } = fit;
  const told = hand >= NAMED && step >= hand ? (race ? 0.15 : 0.6) * NAMED : 0;
  const mine = held > 0 ? Math.min(hand, 1.25 * step) + told + 0.8 * own.card : 0;
  const cards = mine + (held > 0 ? 0.9 : 2) * other.card;
  // A hand does not grow at the cost of what others have to show.
  const roomy = !race && Math.min(width, height) >= 48 * rem;
  const small = part < 1 || roomy ? 4 * Math.max(0, MODEST - other.card) : 0;
  const tiny =
    small + 4 * Math.max(0, TINY - other.card) + (held > 0 ? 2 * Math.max(0, TINY - own.card) : 0);
  const covered = 8 * (1.08 - other.step) + (held > 0 ? 6 * (1.08 - own.step) : 0);
  const seated = shape === "around" ? 70 : columns === others && width >= 62 * rem ? 24 : 0;
  // Beside a high hand there is nothing but air.
  const air = abreast ? 0.5 * Math.max(0, hand * TALL - line - actions) : 0;
  return (
    cards - tiny - covered - air + seated - (tight ? Math.max(24, 0.4 * (held > 0 ? hand : 60)) : 0)
  );
}

function largest(scene: Scene, frame: Frame): Fit | null {
  let best: Fit | null = null;
  let low = frame.apart ? NAMED : SMALLEST;
  let high = scene.race ? Math.max(low, Math.min(LARGEST, scene.height * 0.14)) : LARGEST;
  for (let size = low; high - low >= 0.5; size = (low + high) / 2) {
    const tried = sized(scene, frame, size);
    if (fits(scene, tried)) {
      [low, best] = [size, tried];
      if (size === high) break;
    } else if (best === null && size === low) return null;
    else high = size;
  }
  return best === null ? null : grown(scene, frame, low, best);
}

/** Where the hand is as large as it can be, what lies on the table may still become larger. */
function grown(scene: Scene, frame: Frame, size: number, found: Fit): Fit {
  if (scene.race) return found;
  for (const more of [1.5, 1.4, 1.3, 1.2, 1.1]) {
    const tried = sized(scene, frame, size, more);
    if (fits(scene, { ...tried, middle: tried.middle - COMFORT * scene.height })) return tried;
  }
  return found;
}

/** The piles with their names. */
function pilesHeight({ rem }: Scene, pile: number, named: boolean): number {
  return Math.ceil(pile * TALL) + (named ? 1.3 * rem : 4) + 2 * GAP;
}

/** Whether the middle has room for what lies there, and its flanks for theirs. */
function fits(scene: Scene, tried: Fit): boolean {
  const { race, height, others, cards } = scene;
  const { middle, other, own, shape } = tried;
  if (tried.apart && tried.hand < NAMED) return false;
  if (cards > 1 && tried.step < (cards > 7 ? FINGER_OF_MANY : FINGER)) return false;
  if (shape === "flanked") {
    const left = Math.ceil(others / 2) * (other.height + GAP);
    const right = Math.floor(others / 2) * (other.height + GAP) + (cards > 0 ? own.height : 0);
    return middle >= Math.max(height * 0.42, left, right);
  }
  if (race) return middle >= Math.max(136, height * 0.22);
  const lanes = others + (cards > 0 ? 1 : 0);
  return middle >= Math.max(pilesHeight(scene, tried.pile, tried.named), 26 + 12 * lanes);
}

/** Everything at a size; the middle gets what is left, which may be too little. */
function sized(scene: Scene, frame: Frame, size: number, more = 1): Fit {
  const { width, height, rem, others, cards, race, seats } = scene;
  const { shape, abreast, level, columns, tight } = frame;
  const kit = { distances: !race, seats, rem, tight: frame.tight };
  const room = width - frame.story - 2 * GAP;
  const top = Math.max(44, (tight ? 2.75 : 2.9) * rem);
  const short = level || abreast;
  const high = height >= HIGH * rem;
  const least = height >= NOT_LOW * rem ? 3.7 : 3.3;
  const line = Math.ceil((tight ? (short ? 3 : 3.3) : short && !high ? least : 4) * rem);
  const actions = Math.max(44, Math.ceil((tight ? 2.75 : 3) * rem));
  const named = size >= 76;

  const beside = shape === "flanked" ? HAND_AND_PILES_BESIDE : HAND_BESIDE;
  const piled = shape === "flanked" ? 2 * size * PILE + 8 * GAP : 0;
  const { hand, step } = fan(size, cards, (abreast ? room * beside : room) - piled, frame.apart);
  const pile = Math.floor(Math.min(hand, cards > 0 ? hand : 7.5 * rem) * PILE);
  // Cards on the table are hardly larger than those in the hand.
  const scale = Math.min(size * more, hand * (more > 1 ? (frame.apart ? 1.4 : 1.25) : 1.15));
  const piles = pilesHeight(scene, pile, named);
  const flank = Math.floor(
    shape === "flanked" ? Math.min(room * 0.25, 17 * rem) : Math.min(room * 0.29, 38 * rem),
  );
  const pilesBeside = race && shape === "column" ? 2 * pile + 8 * GAP : 0;
  const own = spread(kit, scale * OWN, shape === "flanked" ? flank : room - pilesBeside);
  const across = shape === "around" ? room - 2 * flank - 2 * GAP : room;
  const otherRoom = shape === "flanked" ? flank : (across - (columns - 1) * GAP) / columns;
  const narrowest = shape === "around" ? Math.min(flank, otherRoom) : otherRoom;
  const other = spread(kit, scale * frame.part * (race ? OTHER_IN_A_RACE : OTHER), narrowest);

  const held = cards > 0 ? Math.ceil(hand * TALL) + RISE + BELOW : 0;
  const said = level ? line : line + actions + GAP;
  const lying = Math.max(held, shape === "flanked" ? piles : 0);
  const bottom = abreast ? Math.max(said, lying) : said + lying;
  const rows = Math.ceil((shape === "around" ? others - 2 : others) / columns);
  const above = shape === "flanked" ? 0 : rows * (other.height + GAP);
  const mine =
    shape === "flanked" ? 0 : Math.max(cards > 0 ? own.height : 0, race ? piles : 0) + GAP;
  const middle = Math.floor(height - top - above - mine - bottom - 3 * GAP);
  return {
    ...frame,
    whole: true,
    top,
    line,
    actions,
    hand,
    step,
    pile,
    named,
    stacked: false,
    own,
    other,
    flank,
    bottom: bottom + GAP,
    middle,
  };
}

/** Cards of a hand beside each other, or partly on each other. */
function fan(
  size: number,
  cards: number,
  room: number,
  apart: boolean,
): { hand: number; step: number } {
  const more = Math.max(0, cards - 1);
  const widest = apart ? (room - 5 * more) / cards : room / (1 + SEEN * more);
  const hand = Math.floor(Math.min(size, widest));
  return { hand, step: more === 0 ? hand : Math.min(hand + 8, (room - hand) / more) };
}

/** The hand and the line at the bottom, and everything else in one column that scrolls. */
function scrolling(scene: Scene): Fit {
  const { width, height, rem, cards, seats, race } = scene;
  const room = width - 2 * GAP;
  const kit = { distances: !race, seats, rem, tight: false };
  const sizes = fan(Math.max(44, Math.min(height * 0.17, 110)), cards, room, false);
  const line = Math.ceil(3.2 * rem);
  const actions = Math.max(44, Math.ceil(2.75 * rem));
  return {
    whole: false,
    shape: "column",
    story: 0,
    abreast: false,
    level: false,
    columns: 1,
    apart: false,
    part: 1,
    tight: false,
    top: Math.max(44, 2.9 * rem),
    line,
    actions,
    ...sizes,
    bottom: line + (cards > 0 ? actions + sizes.hand * TALL + RISE + BELOW : 0) + 2 * GAP,
    pile: 56,
    named: true,
    stacked: false,
    own: spread(kit, 64, room),
    other: spread(kit, 50, room),
    flank: 0,
    middle: race ? 320 : 110,
  };
}
