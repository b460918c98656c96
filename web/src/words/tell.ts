/** Events and moves in words, with names: the log of a table, and what its buttons say. */

import type { GameEvent, MoveInfo, Spot, TableInfo } from "../net/protocol";
import { cardPhrase, t, type Values } from "./messages.svelte";
import { allNames, formOf, isOwn, plainName, sideName, sideObject } from "./names";

/** At which table, and who is told: `own` is the seat of the listener, if there is one. */
export type Context = { table: TableInfo; own: number | null };

/** Whether an event goes without saying where there is room for few. */
export function isSmall({ type }: GameEvent): boolean {
  return type === "card_drawn" || type === "turn_ended";
}

/** The sentence for an event, or nothing if it is not worth a line. */
export function tell(event: GameEvent, context: Context): string | null {
  const { edition } = context.table;
  const card = (id: string): string => cardPhrase("a", id, edition);
  const lying = (id: string): string => cardPhrase("the", id, edition);
  switch (event.type) {
    case "answer_opened":
    case "answer_closed":
      return null;
    case "hand_dealt":
      return t("log-hand-dealt", dealt(event, context));
    case "card_drawn":
      if (event.card === null) return t("log-card-drawn-hidden", who(event.seat, context));
      return t("log-card-drawn", { ...who(event.seat, context), card: card(event.card) });
    case "card_taken":
      return t("log-card-taken", { ...who(event.seat, context), card: card(event.card) });
    case "pile_reshuffled":
      return t("log-pile-reshuffled", { cards: t("count-cards", { count: event.size }) });
    case "card_played": {
      const { move } = event;
      return t(`log-card-played${way(move)}`, {
        ...who(move.seat, context),
        ...parts(move, context),
      });
    }
    case "card_discarded":
      return t("log-card-discarded", { ...who(event.seat, context), card: card(event.card) });
    case "coup_fourre_played":
      return t("log-coup-fourre-played", {
        ...who(event.seat, context),
        card: card(event.card),
        hazard: lying(event.hazard),
      });
    case "hazard_parried":
      return t("log-hazard-parried", {
        ...who(event.seat, context),
        card: card(event.card),
        hazard: lying(event.hazard),
        top: lying(event.top),
      });
    case "hazard_cancelled": {
      const whose = {
        form: formOf(context.table, [event.side], context.own),
        side: sideObject(context.table, event.side, context.own),
      };
      return event.hazard === "speed_limit"
        ? t("log-limit-lifted", whose)
        : t("log-hazard-cancelled", { ...whose, hazard: lying(event.hazard) });
    }
    case "extension_called":
      return t("log-extension-called", who(event.seat, context));
    case "extension_declined":
      return t("log-extension-declined", who(event.seat, context));
    case "turn_ended":
      return t("log-turn-ended", who(event.seat, context));
    case "car_moved":
      return moved(event, context);
    case "move_undone":
      return undone(event, context);
    case "hand_ended": {
      const reason = t(`log-ended-${event.reason}`);
      return `${reason} ${handResult(event.winners, context)}`;
    }
    case "match_ended":
      return matchResult(event.winners, context);
  }
}

/** That somebody left, came back or was replaced, as a sentence. */
export function tellComing({ kind, name }: { kind: string; name: string }): string {
  return t(`log-coming-${kind}`, { name });
}

/** Who won a hand, as a sentence. */
export function handResult(winners: readonly string[], context: Context): string {
  const { edition } = context.table;
  const hand = t("the-hand", {}, edition);
  if (winners.length === 0) return t("log-hand-lost", { hand }, edition);
  return t(`log-hand-${won(winners)}`, { ...winning(winners, context), hand }, edition);
}

/** Who won a match, as a sentence. */
export function matchResult(winners: readonly string[], context: Context): string {
  const { edition } = context.table;
  const match = t("the-match", {}, edition);
  return t(`log-match-${won(winners)}`, { ...winning(winners, context), match }, edition);
}

const won = (winners: readonly string[]): string => (winners.length === 1 ? "won" : "shared");

function winning(winners: readonly string[], { table, own }: Context): Values {
  const names = allNames(table, winners, own);
  return { form: formOf(table, winners, own), side: names, sides: names };
}

/** Where a car stands, in words. */
function spotName(spot: Spot): string {
  if ((spot.shortcut ?? 0) > 0) return t("spot-shortcut", { square: spot.shortcut ?? 0 });
  if (spot.square === 0) return t("spot-start");
  return t("spot-square", { square: spot.square, lane: spot.lane });
}

function moved(event: Extract<GameEvent, { type: "car_moved" }>, { table, own }: Context): string {
  const values = {
    form: formOf(table, [event.side], own),
    side: sideName(table, event.side, own),
    spot: spotName(event.spot),
  };
  if (event.bonuses.length === 0) return t("log-car-moved", values);
  const bonus = event.bonuses.map((km) => t("count-distance", { km }, table.edition)).join(" + ");
  return t("log-car-moved-bonus", { ...values, bonus });
}

function undone(event: Extract<GameEvent, { type: "move_undone" }>, context: Context): string {
  const { table, own } = context;
  const values = { ...who(event.seat, context), spot: spotName(event.spot) };
  if (isOwn(table, event.side, own)) return t("log-move-undone-own", values);
  return t("log-move-undone", { ...values, side: sideObject(table, event.side, own) });
}

function dealt(event: Extract<GameEvent, { type: "hand_dealt" }>, { table, own }: Context): Values {
  return {
    hand: t("name-hand", { number: event.hand_number }, table.edition),
    dealer: plainName(table, event.dealer),
    "dealer-is": event.dealer === own ? "you" : "other",
    first: plainName(table, event.first),
    "first-is": event.first === own ? "you" : "other",
  };
}

function who(seat: number, { table, own }: Context): Values {
  return { who: seat === own ? "you" : "other", name: plainName(table, seat) };
}

/** A move in few words, for a button beside the card it is about. */
export function offer(move: MoveInfo, context: Context): string {
  const { edition } = context.table;
  const values = parts(move, context);
  if (move.verb === "discard") return t("log-offer-discard", values, edition);
  if (move.verb === "parry" && move.top) return t("log-offer-parry-top", values, edition);
  if (move.verb !== "play") return offerInFull(move, context);
  if (move.card === "turbo") return t("log-offer-special", values, edition);
  if (move.doubled) return t(`log-offer-doubled${laneWay(move)}`, values, edition);
  return t(`log-offer${laneWay(move) || way(move) || "-play"}`, values, edition);
}

/** A move in words that stand alone: in a list, in advice, for a screen reader. */
export function offerInFull(move: MoveInfo, context: Context): string {
  const { edition } = context.table;
  const values = parts(move, context);
  if (move.verb === "play" && move.on) return t("log-choice-play-on", values, edition);
  const ending = move.verb === "play" ? laneWay(move) || way(move) : way(move);
  return t(`choice-${move.verb}${ending}`, values, edition);
}

function laneWay(move: MoveInfo): string {
  if (typeof move.lane !== "number") return "";
  return move.shortcut ? "-lane-shortcut" : "-lane";
}

function way(move: MoveInfo): string {
  if (move.on) return "-on";
  if (move.curing) return "-curing";
  if (move.top) return "-top";
  return move.shortcut ? "-shortcut" : "";
}

/** What the sentences about a move speak of. */
function parts(move: MoveInfo, { table, own }: Context): Values {
  const named = (id: string): string => cardPhrase("a", id, table.edition);
  const lying = (id: string): string => cardPhrase("the", id, table.edition);
  const found: Values = {};
  const card = move.verb === "u-turn" ? "u_turn" : move.card;
  if (card) found["card"] = named(card);
  if (card && move.doubled) {
    found["other"] = named(move.doubled);
    found["card"] = t(
      "cards-together",
      { card: named(card), other: named(move.doubled) },
      table.edition,
    );
  }
  if (move.on) found["side"] = sideObject(table, move.on, own);
  if (move.curing) found["hazard"] = lying(move.curing);
  if (move.top) found["top"] = lying(move.top);
  if (typeof move.lane === "number") found["lane"] = move.lane;
  return found;
}
