/** Where the cards of a hand lie: a card stays where it is, and a new one takes a free place. */

import { kindOf } from "../../cards/faces";
import type { Card } from "../../net/protocol";

/** A card of the hand, with a name that stays its own. */
export type HandCard = { key: string; card: Card };

/** The places of a hand, from left to right; some may be free. */
export type Slots = readonly (HandCard | null)[];

const KINDS = ["distance", "remedy", "hazard", "safety", "special"];

/** Cards as one sorts them after the deal: kinds together. */
export function sorted(hand: readonly Card[]): Card[] {
  return [...hand].sort(byKind);
}

function byKind(one: Card, other: Card): number {
  const kinds = KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other));
  if (kinds !== 0) return kinds;
  return kindOf(one) === "distance" ? Number(one) - Number(other) : one.localeCompare(other);
}

/**
 * The places after the hand has changed, at least `room` of them.
 *
 * What is still held stays where it lies; `leaving` goes first where several are the same. With
 * nothing in common, it is another hand, and it is sorted.
 */
export function arrange(
  before: Slots,
  hand: readonly Card[],
  room: number,
  leaving: string | null = null,
): Slots {
  const left = [...hand];
  const take = (card: Card): boolean => {
    const at = left.indexOf(card);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  };
  const staying = new Set<string>();
  const held = before.filter((slot) => slot !== null);
  // The one that leaves is asked last: if another of its kind is still held, that one stays.
  for (const last of [false, true])
    for (const { key, card } of held)
      if ((key === leaving) === last && take(card)) staying.add(key);

  let count = Math.max(0, ...held.map(({ key }) => Number(key.split(".")[1])));
  const named = (card: Card): HandCard => ({ key: `${card}.${++count}`, card });
  const slots: (HandCard | null)[] =
    staying.size === 0
      ? sorted(left.splice(0)).map(named)
      : before.map((slot) => (slot !== null && staying.has(slot.key) ? slot : null));
  for (const card of sorted(left)) {
    const free = slots.indexOf(null);
    if (free === -1) slots.push(named(card));
    else slots[free] = named(card);
  }
  while (slots.length > room && slots.at(-1) === null) slots.pop();
  while (slots.length < room) slots.push(null);
  return slots;
}
