/** What is on each card: its kind, the sign it is painted on, and the pictogram or the number. */

import type { Card } from "../net/protocol";
import { family } from "./glyphs/family";
import type { Glyph } from "./glyphs/pen";
import { race } from "./glyphs/race";
import { road } from "./glyphs/road";

export type Kind = "distance" | "hazard" | "remedy" | "safety" | "special";
export type Shape = "triangle" | "ring" | "square" | "shield" | "diamond";
export type Colour = "red" | "yellow" | "blue" | "green" | "ink";

/** A kilometre stone, with the colour of its cap. */
export type StoneFace = { kind: "distance"; colour: Colour; number: number };

/** A road sign. */
export type SignFace = {
  kind: Exclude<Kind, "distance">;
  shape: Shape;
  colour: Colour;
  glyph: Glyph;
  /** A smaller pictogram beside the first: what a head wants, or gets. */
  badge?: Glyph;
  /** What stands in the corner, where that is not the pictogram itself. */
  index?: Glyph;
};

const stone = (number: number, colour: Colour): StoneFace => ({ kind: "distance", colour, number });
const hazard = (glyph: Glyph, shape: Shape = "triangle"): SignFace => ({
  kind: "hazard",
  shape,
  colour: "red",
  glyph,
});
const wish = (glyph: Glyph, badge: Glyph): SignFace => ({ ...hazard(glyph, "ring"), badge });
const remedy = (glyph: Glyph): SignFace => ({
  kind: "remedy",
  shape: "square",
  colour: "green",
  glyph,
});
const safety = (glyph: Glyph, badge?: Glyph): SignFace => ({
  kind: "safety",
  shape: "shield",
  colour: "blue",
  glyph,
  badge,
});
const special = (glyph: Glyph): SignFace => ({
  kind: "special",
  shape: "diamond",
  colour: "yellow",
  glyph,
});

export const FACES: Record<Card, StoneFace | SignFace> = {
  "25": stone(25, "green"),
  "50": stone(50, "blue"),
  "75": stone(75, "yellow"),
  "100": stone(100, "red"),
  "200": stone(200, "ink"),

  stop: hazard(road.stop),
  speed_limit: { ...hazard(road.speed_limit, "ring"), index: road.limit_index },
  out_of_gas: hazard(road.out_of_gas),
  flat_tire: hazard(road.flat_tire),
  accident: hazard(road.accident),
  sister_hungry: wish(family.sister_hungry, family.plate),
  brother_thirsty: wish(family.brother_thirsty, family.junior_oasis),
  mum_coffee: wish(family.mum_coffee, family.gourmet_coffee),
  dad_thirsty: wish(family.dad_thirsty, family.adult_oasis),

  roll: remedy(road.roll),
  end_of_limit: remedy(road.end_of_limit),
  gasoline: remedy(road.gasoline),
  spare_tire: remedy(road.spare_tire),
  repairs: remedy(road.repairs),
  ice_cream: remedy(family.ice_cream),
  junior_oasis: remedy(family.junior_oasis),
  gourmet_coffee: remedy(family.gourmet_coffee),
  adult_oasis: remedy(family.adult_oasis),

  right_of_way: safety(road.right_of_way),
  extra_tank: safety(road.extra_tank),
  puncture_proof: safety(road.puncture_proof),
  driving_ace: safety(road.driving_ace),
  junior_menu_sister: safety(family.junior_menu_sister, family.box),
  junior_menu_brother: safety(family.junior_menu_brother, family.box),
  cafeteria_mum: safety(family.cafeteria_mum, family.tray),
  cafeteria_dad: safety(family.cafeteria_dad, family.tray),

  tow_truck: special(race.tow_truck),
  turbo: special(race.turbo),
  acceleration: special(race.acceleration),
  u_turn: special(race.u_turn),
};

/** Whether a text is the id of a card. */
export const isCard = (text: string): text is Card => Object.hasOwn(FACES, text);

/** What a card does. */
export function kindOf(card: Card): Kind {
  return FACES[card].kind;
}
