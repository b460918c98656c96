/** The car and the colour that the person of this browser likes. */

import type { CarId, Colour } from "../net/protocol";
import { keep, kept } from "../net/storage";
import { CARS, COLOURS } from "../road/garage.svelte";

/** What one would like; null if any will do. */
export type Wish = { car: CarId | null; colour: Colour | null };

const CAR = "bornes-car";
const COLOUR = "bornes-colour";

/** What was chosen the last time, as far as there still is such a thing. */
export const keptLook = (): Wish => ({
  car: CARS.find((known) => known === kept(CAR)) ?? null,
  colour: COLOURS.find((known) => known === kept(COLOUR)) ?? null,
});

/** Keep it for the next time. */
export function keepLook({ car, colour }: Wish): void {
  keep(CAR, car ?? "");
  keep(COLOUR, colour ?? "");
}
