/** The pictograms of the special cards. */

import { around, disc, rays, type Glyph } from "./pen";

export const race = {
  tow_truck: [
    ["fill", "M3 35v-7c0-2 1-3 2-3.5l3-7c.7-1.5 2-2.5 3.5-2.5H18v13h27v7z"],
    ["cut", "M8 24.5l2.5-6H14v6z"],
    ["cut", disc(12, 37, 6.5) + disc(36, 37, 6.5)],
    ["fill", disc(12, 37, 4.6) + disc(36, 37, 4.6)],
    ["line", "M22 27L38 6l3 3v7M30 17l4 10M41 16c3.5 0 4 5 0 5-2 0-3-1-3-2.5"],
  ],
  turbo: [
    ["line", "M44 6H23C12 6 4 14 4 25s8.5 18 18.5 18S41 35 41 25V17h3z"],
    ["fill", disc(22.5, 25, 4)],
    ["line", rays(22.5, 25, 7, 12.5, around(8))],
  ],
  acceleration: [
    ["line", "M13 13L24 3l11 10M13 22l11-10 11 10"],
    ["bold", "M9 28l10 12M19 28L9 40M28 30.5c0-6.5 11-6.5 11-.5 0 4-6 6-11 11h12"],
  ],
  u_turn: [["bold", "M36 44V19a11.5 11.5 0 0 0-23 0v16M4 27.5l9 9 9-9"]],
} satisfies Record<string, Glyph>;
