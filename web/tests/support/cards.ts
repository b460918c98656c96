/** The cards that each edition is played with. */

import type { Card } from "../../src/net/protocol";

const DISTANCES: Card[] = ["25", "50", "75", "100", "200"];
const CLASSIC: Card[] = [
  ...DISTANCES,
  "stop",
  "speed_limit",
  "out_of_gas",
  "flat_tire",
  "accident",
  "roll",
  "end_of_limit",
  "gasoline",
  "spare_tire",
  "repairs",
  "right_of_way",
  "extra_tank",
  "puncture_proof",
  "driving_ace",
];
const VOLANT: Card[] = [...CLASSIC, "tow_truck", "turbo", "acceleration", "u_turn"];
const ARCHE: Card[] = [
  ...DISTANCES,
  "sister_hungry",
  "brother_thirsty",
  "mum_coffee",
  "dad_thirsty",
  "ice_cream",
  "junior_oasis",
  "gourmet_coffee",
  "adult_oasis",
  "junior_menu_sister",
  "junior_menu_brother",
  "cafeteria_mum",
  "cafeteria_dad",
];

/** Every kind of card of an edition, in the order of the rules. */
export function cardsOf(edition: string): Card[] {
  if (edition === "arche") return ARCHE;
  return edition === "volant" ? VOLANT : CLASSIC;
}
