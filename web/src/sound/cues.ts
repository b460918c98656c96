/** Which sound belongs to what happens at a table. */

import type { Card, GameEvent } from "../net/protocol";

export type Sound =
  | "shuffle"
  | "draw"
  | "card"
  | "engine"
  | "brakes"
  | "flat"
  | "crash"
  | "sputter"
  | "grumble"
  | "ratchet"
  | "horn"
  | "fanfare"
  | "finish"
  | "podium";

/** How a card sounds when it is played. */
const OF_CARD: Record<Card, Sound> = {
  "25": "engine",
  "50": "engine",
  "75": "engine",
  "100": "engine",
  "200": "engine",
  acceleration: "engine",
  turbo: "engine",
  roll: "engine",
  stop: "brakes",
  speed_limit: "brakes",
  u_turn: "brakes",
  flat_tire: "flat",
  accident: "crash",
  out_of_gas: "sputter",
  sister_hungry: "grumble",
  brother_thirsty: "grumble",
  mum_coffee: "grumble",
  dad_thirsty: "grumble",
  gasoline: "ratchet",
  spare_tire: "ratchet",
  repairs: "ratchet",
  end_of_limit: "ratchet",
  tow_truck: "ratchet",
  ice_cream: "ratchet",
  junior_oasis: "ratchet",
  gourmet_coffee: "ratchet",
  adult_oasis: "ratchet",
  junior_menu_sister: "horn",
  junior_menu_brother: "horn",
  cafeteria_mum: "horn",
  cafeteria_dad: "horn",
  right_of_way: "horn",
  extra_tank: "horn",
  puncture_proof: "horn",
  driving_ace: "horn",
};

/** The sound of an event; null if nothing is heard. */
export function soundOf(event: GameEvent): Sound | null {
  switch (event.type) {
    case "hand_dealt":
    case "pile_reshuffled":
      return "shuffle";
    case "card_drawn":
    case "card_taken":
      return "draw";
    case "card_played":
      return event.move.card ? OF_CARD[event.move.card] : "card";
    case "card_discarded":
      return "card";
    case "coup_fourre_played":
      return "fanfare";
    case "hazard_parried":
      return "ratchet";
    case "move_undone":
      return "brakes";
    case "car_moved":
      return "engine";
    case "extension_called":
      return "horn";
    case "hand_ended":
      return "finish";
    case "match_ended":
      return "podium";
    // What only follows from another event has been heard with it.
    case "answer_opened":
    case "answer_closed":
    case "hazard_cancelled":
    case "extension_declined":
    case "turn_ended":
      return null;
  }
}

/** How a device shakes at an event: milliseconds on and off; null if it lies still. */
export function buzzOf(event: GameEvent, ownSide: string | null): number[] | null {
  if (event.type === "coup_fourre_played") return [40, 40, 40, 40, 160];
  if (event.type === "match_ended") return [80, 60, 80];
  if (ownSide === null) return null;
  if (event.type === "card_played" && event.move.on === ownSide) return [120];
  return event.type === "move_undone" && event.side === ownSide ? [120] : null;
}
