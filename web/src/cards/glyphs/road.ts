/** The pictograms of the classic cards: what befalls a car, and what helps it on. */

import { around, disc, rays, star, type Glyph } from "./pen";

const PUMP = "M9 44V8a4 4 0 0 1 4-4h14a4 4 0 0 1 4 4v36z";
const PUMP_WINDOW = "M14 10h12v9H14z";
const HOSE = "M31 25h3c2 0 3 1 3 3v7a3.5 3.5 0 0 0 7 0V18l-7-7";
const LIGHT = "M17 9a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5z";

/** A traffic light with one lamp lit: 0 is the red one at the top, 2 the green one at the bottom. */
function light(lit: 0 | 2): Glyph {
  // In the triangle of the red one there is less room for its beams.
  const y = lit === 0 ? 12 : 36;
  const dark = [12, 24, 36].filter((lamp) => lamp !== y);
  return [
    ["ink", LIGHT],
    ["line", LIGHT],
    ["cream", disc(24, y, 5.3)],
    [lit === 0 ? "red" : "go", disc(24, y, 4)],
    ["skin", dark.map((lamp) => disc(24, lamp, 1.8)).join("")],
    [
      "line",
      lit === 0
        ? rays(24, y, 12.5, 15.5, [92, 120, 240, 268])
        : rays(24, y, 13, 17, [65, 90, 115, 245, 270, 295]),
    ],
  ];
}

/** The rim of a wheel with its five bolts. */
function rim(x: number, y: number, r: number): Glyph {
  const bolts = around(5).map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return disc(x + r * 0.58 * Math.sin(turn), y - r * 0.58 * Math.cos(turn), r * 0.17);
  });
  return [
    ["gap", disc(x, y, r)],
    ["cut", bolts.join("")],
  ];
}

/** A wheel seen from the side. */
function wheel(x: number, y: number, r: number): Glyph {
  return [["fill", disc(x, y, r)], ...rim(x, y, r * 0.64)];
}

export const road = {
  stop: light(0),
  roll: light(2),
  speed_limit: [["number", "50"]],
  limit_index: [
    ["bold", disc(24, 24, 21)],
    ["small", "50"],
  ],
  end_of_limit: [
    ["cream", disc(24, 24, 21)],
    ["line", disc(24, 24, 21)],
    ["faded", "50"],
    ["inked", "M8 33L33 8M15 40L40 15"],
  ],
  out_of_gas: [
    ["fill", PUMP],
    ["cut", PUMP_WINDOW],
    ["line", `${HOSE}M5 44h30`],
    ["gap", "M13 24l14 14M27 24L13 38"],
  ],
  gasoline: [
    ["fill", PUMP],
    ["cut", PUMP_WINDOW],
    ["line", `${HOSE}M5 44h30`],
    ["cut", "M20 23c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5z"],
  ],
  flat_tire: [
    ["fill", "M5 34C-1 20 7 5 20 5s21 15 15 29c5 2 6 10 0 10H5c-6 0-5-8 0-10z"],
    ...rim(20, 25, 11),
    ["gap", "M40 27L30 37"],
    ["alarm", "M41 26l-9 9M37.5 22.5l7 7"],
  ],
  spare_tire: wheel(24, 24, 21),
  accident: [
    ["red", star(31, 16, 12.5, 6.5, 9)],
    [
      "fill",
      "M1 43v-8c0-2 1-3 3-3.5l5-1.5 5-8c1-1.5 2-2 4-2h8c2 0 3 .5 4 2l4 7.5 4-2 1 5 6 .5-3 4 4 2-2 4z",
    ],
    ["cut", "M14 30l3.5-6H23v6zM26 30v-6h1l3.5 6z"],
    ["cut", disc(12, 42, 6.5) + disc(33, 42, 6.5)],
    ["fill", disc(12, 42, 4.5) + disc(33, 42, 4.5)],
  ],
  repairs: [
    [
      "fill",
      "M31.5 3.5a12 12 0 0 0-11 16.5L4.5 36a5.3 5.3 0 0 0 7.5 7.5L28 27.5A12 12 0 0 0 44.5 13l-7 7-7-2.5-2.5-7z",
    ],
    ["cut", disc(9, 39.2, 2)],
    ["fill", "M32 36l3.5-6h7l3.5 6-3.5 6h-7z"],
    ["cut", disc(39, 36, 3)],
  ],
  right_of_way: [
    ["fill", "M4 46c0-9 3-9 5-12l3-5c1-2 2-3 4-3h16c2 0 3 1 4 3l3 5c2 3 5 3 5 12z"],
    ["cut", "M14.5 34l2-4c.5-1 1-1.5 2-1.5h11c1 0 1.5.5 2 1.5l2 4z"],
    ["cut", disc(11.5, 40, 2.4) + disc(36.5, 40, 2.4)],
    ["yellow", "M17 24v-4a7 7 0 0 1 14 0v4z"],
    ["line", `M15 24.5h18${rays(24, 19, 12, 17, [-90, -45, 0, 45, 90])}`],
  ],
  extra_tank: [
    ["fill", "M2 17a6 6 0 0 1 6-6h18a6 6 0 0 1 6 6v12a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3z"],
    ["fill", "M34 18h5c2 0 3 .5 4 2l3 5c.7 1 1 2 1 3v8H2v-3h32z"],
    ["cut", "M37 21.5h3l3 5h-6z"],
    ["cut", "M17 13.5c3 4 5 6.5 5 9.5a5 5 0 0 1-10 0c0-3 2-5.5 5-9.5z"],
    ["cut", disc(11, 37, 6.5) + disc(38, 37, 6.5)],
    ["fill", disc(11, 37, 4.6) + disc(38, 37, 4.6)],
  ],
  puncture_proof: [...wheel(24, 19, 18), ["fill", "M3 46l6-8 6 8 4.5-6 5 6 5-6 4.5 6 6-8 6 8z"]],
  driving_ace: [
    ["line", disc(24, 24, 20)],
    [
      "fill",
      "M4.5 20.5C12 17 18 16 24 16s12 1 19.5 4.5v5C38 24 33 25 30.5 29L27.5 43h-7l-3-14C15 25 10 24 4.5 25.5z",
    ],
    ["cut", "M24 18.5c2 3 6 4.5 6 8a3 3 0 0 1-5 2.2l1 2.8h-4l1-2.8a3 3 0 0 1-5-2.2c0-3.5 4-5 6-8z"],
  ],
} satisfies Record<string, Glyph>;
