/** The table one is about to make: what is chosen, what is kept for the next time, what is sent. */

import type { Wish } from "../drivers/look";
import type {
  BotLevel,
  Choices,
  ClockChoice,
  CreateTable,
  EditionId,
  EditionInfo,
  RulesInfo,
} from "../net/protocol";
import { keep, kept } from "../net/storage";
import { t, type Language } from "../words/messages.svelte";
import { readClock } from "./clocks";
import { differing, fits, type Values } from "./options";

/** Who has a seat. A level is kept for every seat, so that trying out loses nothing. */
export type SeatPlan = { kind: SeatKind; level: BotLevel; name?: string };
export type SeatKind = "me" | "here" | "friend" | "bot";
export const SEAT_KINDS = ["me", "here", "friend", "bot"] as const;

export type Plan = {
  edition: EditionId;
  players: number;
  /** Always as many as the largest table has; only the first `players` of them count. */
  seats: SeatPlan[];
  /** The options of each edition that was ever turned to. */
  options: Record<string, Values>;
  pause: number | null;
  botDelay: number;
  dealPause: number | null;
  /** How much time people have; null for as much as they like. */
  clock: ClockChoice | null;
  /** Whether moves against bots alone may be taken back. */
  undo: boolean;
  /** Whether people may say phrases to each other. */
  phrases: boolean;
  /** Whether whoever has the link may look on. */
  spectators: boolean;
};

const PAUSES = [3, 5, 8, 15, null] as const;
const PAUSE = 8;
export const BOT_DELAYS = [0.4, 0.9] as const;
export const DEAL_PAUSES = [null, 10] as const;
const KEPT = "bornes-plan";

/** How long answers may stay open: our few, within the limits of the server. */
export function pauses(choices: Choices): (number | null)[] {
  const within = PAUSES.map((each) =>
    each === null ? null : Math.min(Math.max(each, choices.shortest_pause), choices.longest_pause),
  );
  return [...new Set(within)];
}

/** What is chosen when nothing is: a rulebook in one's language, for two, against a steady bot. */
export function usualPlan(choices: Choices, language: Language): Plan {
  const edition =
    choices.editions.find((each) => each.language === language) ?? editionOf(choices, "");
  return {
    edition: edition.id,
    players: counts(edition)[0] ?? 2,
    seats: Array.from({ length: largest(choices) }, (_, index) => ({
      kind: index === 0 ? "me" : "bot",
      level: "steady",
    })),
    options: {},
    pause: pauses(choices).find((each) => each !== null && each >= PAUSE) ?? null,
    botDelay: 0.9,
    dealPause: null,
    clock: null,
    undo: true,
    phrases: true,
    spectators: true,
  };
}

/** An edition by its id; if there is none, the first. */
export function editionOf(choices: Choices, id: string): EditionInfo {
  const found = choices.editions.find((each) => each.id === id) ?? choices.editions[0];
  if (found === undefined) throw new Error("the server has no editions");
  return found;
}

/** The numbers of players that an edition allows. */
export const counts = (edition: EditionInfo): number[] =>
  Object.keys(edition.tables)
    .map(Number)
    .sort((one, other) => one - other);

/** The seats of the largest table there is. */
const largest = (choices: Choices): number => Math.max(...choices.editions.flatMap(counts));

/** The rules of the table that is planned. */
export function rulesOf(choices: Choices, plan: Plan): RulesInfo {
  const edition = editionOf(choices, plan.edition);
  const rules = edition.tables[plan.players] ?? Object.values(edition.tables)[0];
  if (rules === undefined) throw new Error("the edition has no tables");
  return rules;
}

/** The seats that count. */
export const seated = (plan: Plan): SeatPlan[] => plan.seats.slice(0, plan.players);

/** How many of the seats are people's. */
export const people = (plan: Plan): number =>
  seated(plan).filter((seat) => seat.kind !== "bot").length;

/** Whether several people play on this device. */
export const onOneDevice = (plan: Plan): boolean =>
  seated(plan).some((seat) => seat.kind === "here");

/** Another edition; the number of players stays if it can. */
export function withEdition(plan: Plan, edition: EditionInfo): Plan {
  const allowed = counts(edition);
  const nearest = allowed.findLast((each) => each <= plan.players) ?? allowed[0] ?? plan.players;
  return withPlayers({ ...plan, edition: edition.id }, nearest);
}

/** Another number of seats. Whoever sat on one that is gone sits on the first. */
export function withPlayers(plan: Plan, players: number): Plan {
  const mine = plan.seats.findIndex((seat) => seat.kind === "me");
  const plain = { ...plan, players };
  return mine < players ? withOneOfUs(plain) : withSeat(plain, 0, "me");
}

/** Where others play on this device one of them is me, whose browser it is. */
function withOneOfUs(plan: Plan): Plan {
  const first = plan.seats.findIndex((seat, at) => at < plan.players && seat.kind === "here");
  const mine = plan.seats.some((seat, at) => at < plan.players && seat.kind === "me");
  return mine || first === -1 ? plan : withSeat(plan, first, "me");
}

/** Somebody else on a seat. There is only one of me: whoever was there changes places with me. */
export function withSeat(plan: Plan, index: number, kind: SeatPlan["kind"]): Plan {
  const before = plan.seats[index];
  if (before === undefined || before.kind === kind) return plan;
  return withOneOfUs({
    ...plan,
    seats: plan.seats.map((seat, at) => {
      if (at === index) return { ...seat, kind };
      return kind === "me" && seat.kind === "me" ? { ...seat, kind: before.kind } : seat;
    }),
  });
}

/** Another name for somebody on this device. */
export const withName = (plan: Plan, index: number, name: string): Plan => ({
  ...plan,
  seats: plan.seats.map((seat, at) => (at === index ? { ...seat, name } : seat)),
});

/** A bot of another level on a seat. */
export function withLevel(plan: Plan, index: number, level: BotLevel): Plan {
  return {
    ...plan,
    seats: plan.seats.map((seat, at) => (at === index ? { ...seat, level } : seat)),
  };
}

/** All bots of one level. */
export const withLevels = (plan: Plan, level: BotLevel): Plan => ({
  ...plan,
  seats: plan.seats.map((seat) => ({ ...seat, level })),
});

/** Whether bots of several levels have seats. */
export const mixed = (plan: Plan): boolean =>
  new Set(seated(plan).flatMap((seat) => (seat.kind === "bot" ? [seat.level] : []))).size > 1;

/** What the edition's rulebook leaves open, set by us. */
export const optionsOf = (plan: Plan): Values => plan.options[plan.edition] ?? {};

/** An option set to a value. */
export function withOption(plan: Plan, name: string, value: Values[string]): Plan {
  const chosen = { ...optionsOf(plan), [name]: value };
  return { ...plan, options: { ...plan.options, [plan.edition]: chosen } };
}

/** The options as the rulebook has them. */
export const withoutOptions = (plan: Plan): Plan => ({
  ...plan,
  options: { ...plan.options, [plan.edition]: {} },
});

/** What is sent to the server. */
export function wishOf(plan: Plan, choices: Choices, name: string, look: Wish): CreateTable {
  return {
    edition: plan.edition,
    seats: seated(plan).map((seat) => {
      if (seat.kind === "me") return { kind: "me", name, ...look };
      if (seat.kind === "here") return { kind: "here", name: calledHere(seat) };
      return seat.kind === "friend" ? { kind: "friend" } : { kind: "bot", level: seat.level };
    }),
    options: differing(editionOf(choices, plan.edition), plan.players, optionsOf(plan)),
    pause: pauseOf(plan),
    clock: clockOf(plan),
    undo: undoOf(plan),
    bot_delay: plan.botDelay,
    deal_pause: plan.dealPause,
    phrases: plan.phrases,
    spectators_allowed: plan.spectators,
  };
}

/** What somebody on this device is called. */
export const calledHere = (seat: SeatPlan): string => seat.name?.trim() || t("page-name-default");

/** A device that goes from hand to hand leaves time for days alone. */
const clockOf = (plan: Plan): ClockChoice | null =>
  onOneDevice(plan) && plan.clock?.kind !== "days" ? null : plan.clock;

/** With clocks answers need a fixed time; where days are for a move, all are waited for. */
const pauseOf = (plan: Plan): number | null =>
  plan.clock === null || plan.clock.kind === "days" ? plan.pause : (plan.pause ?? PAUSE);

/** How long bots take at a table against them alone, as it was chosen the last time. */
export function keptPace(): { bot_delay: number; undo: number | null } {
  try {
    const before = JSON.parse(kept(KEPT) ?? "{}") as Partial<Plan> | null;
    const botDelay = BOT_DELAYS.find((each) => each === before?.botDelay) ?? 0.9;
    return { bot_delay: botDelay, undo: before?.undo === false ? null : heldFor(botDelay) };
  } catch {
    return { bot_delay: 0.9, undo: heldFor(0.9) };
  }
}

const heldFor = (botDelay: number): number => (botDelay < 0.7 ? 1 : 2);

/** For how long bots wait so that a move can be taken back. */
function undoOf(plan: Plan): number | null {
  if (!plan.undo || people(plan) !== 1) return null;
  return heldFor(plan.botDelay);
}

/** Keep what was chosen for the next time. */
export function keepPlan(plan: Plan): void {
  keep(KEPT, JSON.stringify(plan));
}

/** What was chosen the last time, as far as it can still be had. */
export function keptPlan(choices: Choices, language: Language): Plan {
  const usual = usualPlan(choices, language);
  try {
    return read(JSON.parse(kept(KEPT) ?? "null"), usual, choices);
  } catch {
    return usual;
  }
}

/** A plan from who knows where: whatever makes no sense is as usual. */
export function read(before: unknown, usual: Plan, choices: Choices): Plan {
  if (!isRecord(before)) return usual;
  const edition =
    choices.editions.find((each) => each.id === before["edition"]) ??
    editionOf(choices, usual.edition);
  const players =
    counts(edition).find((each) => each === before["players"]) ??
    counts(edition)[0] ??
    usual.players;
  const plan: Plan = {
    edition: edition.id,
    players,
    seats: readSeats(before["seats"], usual.seats, choices),
    options: readOptions(before["options"], choices),
    pause: among(pauses(choices), before["pause"], usual.pause),
    botDelay: among(BOT_DELAYS, before["botDelay"], usual.botDelay),
    dealPause: among(DEAL_PAUSES, before["dealPause"], usual.dealPause),
    clock: readClock(before["clock"], choices),
    undo: among([true, false], before["undo"], usual.undo),
    phrases: among([true, false], before["phrases"], usual.phrases),
    spectators: among([true, false], before["spectators"], usual.spectators),
  };
  return people(plan) === 0 ? withSeat(plan, 0, "me") : withOneOfUs(plan);
}

function readSeats(kept: unknown, usual: SeatPlan[], choices: Choices): SeatPlan[] {
  const list: unknown[] = Array.isArray(kept) ? kept : [];
  let mine = 0;
  return usual.map((seat, index) => {
    const one = list[index];
    if (!isRecord(one))
      return list.length > 0 && seat.kind === "me" ? { ...seat, kind: "bot" } : seat;
    const level = among(choices.bots, one["level"], seat.level);
    const kind = among(SEAT_KINDS, one["kind"], "bot");
    if (kind === "me") mine += 1;
    const name = typeof one["name"] === "string" ? { name: one["name"] } : {};
    return { kind: kind === "me" && mine > 1 ? "bot" : kind, level, ...name };
  });
}

function readOptions(kept: unknown, choices: Choices): Plan["options"] {
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    choices.editions.flatMap((edition) => {
      const values = kept[edition.id];
      if (!isRecord(values)) return [];
      const known = edition.options
        .filter((option) => fits(option, largest(choices), values[option.name]))
        .map(({ name }) => [name, values[name]]);
      return [[edition.id, Object.fromEntries(known) as Values]];
    }),
  );
}

function among<Value>(allowed: readonly Value[], value: unknown, usual: Value): Value {
  const at = allowed.findIndex((each) => each === value);
  return at < 0 ? usual : (allowed[at] as Value);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
