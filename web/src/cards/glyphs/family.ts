/** The pictograms of the motorway family: four heads, and what they get at the cafeteria. */

import { disc, type Glyph } from "./pen";

const PALM =
  "M23 41c0-5 0-8 1-11M24 30c-2-3-5-2-7 1M24 30c0-4-4-5-6-3M24 30c2-3 5-2 7 1M24 30c0-4 4-5 6-3";

type Head = { hair: Glyph; over: Glyph };

const FACE = disc(24, 27, 14);
type Mood = "content" | "hungry" | "thirsty";

const HEADS = {
  sister: {
    hair: [
      ["yellow", `${disc(6.5, 31, 5.5)}${disc(41.5, 31, 5.5)}`],
      ["inked", `${disc(6.5, 31, 5.5)}${disc(41.5, 31, 5.5)}`],
    ],
    over: [
      ["yellow", "M9.5 25C9 12 17 8 24 8s15 4 14.5 17c-6-1-11-4-14.5-9-3.5 5-8.5 8-14.5 9z"],
      ["inked", "M9.5 25C9 12 17 8 24 8s15 4 14.5 17c-6-1-11-4-14.5-9-3.5 5-8.5 8-14.5 9z"],
    ],
  },
  brother: {
    hair: [],
    over: [
      ["red", "M9 20C9 9 16 4 24 4s15 5 15 16l7 .5q1 2-1 3.5-20-4-36-1z"],
      ["inked", "M9 20C9 9 16 4 24 4s15 5 15 16l7 .5q1 2-1 3.5-20-4-36-1z"],
    ],
  },
  mum: {
    hair: [["ink", "M24 5C10 5 5 15 5 28c0 8 1 12 3 15h32c2-3 3-7 3-15C43 15 38 5 24 5z"]],
    over: [["ink", "M9.5 27C15 26 22 22 25 14c3 5 8 9 13.5 11C38 13 32 8 24 8S9 14 9.5 27z"]],
  },
  dad: {
    hair: [["ink", "M8 27C6 12 14 5 25 5s17 8 15 22z"]],
    over: [
      ["ink", "M24 31c-4-2.5-8-1-11 2.5 4 2 8 2 11 0 3 2 7 2 11 0C32 30 28 28.5 24 31z"],
      ["ink", "M10 22c4-1 7-4 8-8 5 3 13 3 20 7V15L26 7 12 10z"],
    ],
  },
} satisfies Record<string, Head>;

/** The mouth of a head: smiling, wide open, or with its tongue out. */
function mouth(mood: Mood, y: number): Glyph {
  if (mood === "content") return [["inked", `M18.5 ${y - 2}c3 4 8 4 11 0`]];
  if (mood === "hungry") return [["ink", `M19.5 ${y - 2.5}h9c0 9-9 9-9 0z`]];
  return [
    ["ink", `M18.5 ${y - 2.5}h11c0 6-11 6-11 0z`],
    ["red", `M21 ${y - 0.5}h6v4a3 3 0 0 1-6 0z`],
  ];
}

function head(who: keyof typeof HEADS, mood: Mood): Glyph {
  const { hair, over } = HEADS[who];
  const eyes = who === "brother" ? 27.5 : 25.5; // the cap comes down low
  return [
    ...hair,
    ["skin", FACE],
    ["inked", FACE],
    ["ink", disc(18.5, eyes, 2) + disc(29.5, eyes, 2)],
    ...mouth(mood, who === "dad" ? 36 : 34.5),
    ...over,
  ];
}

export const family = {
  sister_hungry: head("sister", "hungry"),
  brother_thirsty: head("brother", "thirsty"),
  mum_coffee: head("mum", "hungry"),
  dad_thirsty: head("dad", "thirsty"),
  junior_menu_sister: head("sister", "content"),
  junior_menu_brother: head("brother", "content"),
  cafeteria_mum: head("mum", "content"),
  cafeteria_dad: head("dad", "content"),

  ice_cream: [
    ["fill", "M13 24h22L24 46z"],
    ["fill", disc(16.5, 17, 8) + disc(31.5, 17, 8) + disc(24, 10, 8.5)],
    ["gap", "M10 23h28M19 29l8 8M29 29l-8 8"],
  ],
  junior_oasis: [
    ["fill", "M11 16h26v28H11z"],
    ["line", "M28 16V7l7-4"],
    ["gap", "M11 20.5h26"],
    ["gap", PALM],
  ],
  gourmet_coffee: [
    ["fill", "M7 18h28v11a9 9 0 0 1-9 9H16a9 9 0 0 1-9-9z"],
    ["cut", "M21 34c-4-3-6-5-6-7.5a3 3 0 0 1 6-.5 3 3 0 0 1 6 .5c0 2.5-2 4.5-6 7.5z"],
    ["line", "M35 21h2.5a4.5 4.5 0 0 1 0 9H34M4 44h36"],
    ["line", "M14 12c-3-3 3-5 0-9M21 12c-3-3 3-5 0-9M28 12c-3-3 3-5 0-9"],
  ],
  adult_oasis: [
    ["line", "M10 12h26l-4 33H14z"],
    ["fill", "M12 20h22l-3 25H15z"],
    ["line", "M24 20l4-17h8"],
    ["gap", PALM],
  ],
  box: [
    ["line", "M17 11V6a3 3 0 0 1 3-3h8a3 3 0 0 1 3 3v5"],
    ["fill", "M5 22l7-12h24l7 12v23H5z"],
    ["gap", "M5 22h38M15 31c4 9 14 9 18 0"],
  ],
  tray: [
    ["fill", "M5 35a19 19 0 0 1 38 0z"],
    ["line", "M2 43h44"],
    ["fill", disc(24, 12, 4)],
    ["gap", "M13 31c1-5 4-8 8-9"],
  ],
  plate: [["line", "M9 4v11c0 6 10 6 10 0V4M14 4v40M35 44V4c-6 2-9 12-8 23h8"]],
} satisfies Record<string, Glyph>;
