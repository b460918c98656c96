/** What a face is put together from, on a square of 64, looking at us. */

export type Hair =
  | "short"
  | "spiky"
  | "bob"
  | "long"
  | "bun"
  | "curls"
  | "afro"
  | "plaits"
  | "bald"
  | "quiff"
  | "none";

/** Hair lies behind the head, before it, or both. */
export const HAIR: Record<Hair, { behind?: string; before?: string }> = {
  none: {},
  short: {
    before:
      "M18.5 29c-1.5-12 5-17.5 13.5-17.5S47 17 45.5 29c-1.5-3-2.5-6-3.5-8.5-5 2-15 2-20 0-1 2.5-2 5.5-3.5 8.5z",
  },
  spiky: {
    before:
      "M18 28c-1.5-5-1-9 2-12l1.5 2c1-4 3-6.5 6-7.5l1 3c2-3 6-4 10-3l-1.5 3c4 0 7 2 8 6l2-.5c1 3 .5 6-1 9-1.5-3-3-5-5.5-6.5-6 2-12 2-17 1-2.5 1-4 3-5.5 5.5z",
  },
  bob: {
    behind: "M16 43c-4-11-3-33 16-33s20 22 16 33c-3 3-8 3-9 1H25c-1 2-6 2-9-1z",
    before: "M19 28c0-9 5-14 13-14s13 5 13 14c-6-1-10-4-12-8-3 4-8 7-14 8z",
  },
  long: {
    behind: "M15 56c-4-14-5-46 17-46s21 32 17 46c-4 1-8 0-9-2H24c-1 2-5 3-9 2z",
    before: "M19 29c-1-10 5-15 13-15s14 5 13 15c-5-2-9-6-10-11-3 5-9 9-16 11z",
  },
  bun: {
    behind: "M25 10a7 7 0 1 1 14 0 7 7 0 0 1-14 0zM17 32c-2-14 5-20 15-20s17 6 15 20z",
    before: "M19 28c0-8 5-13 13-13s13 5 13 13c-4-5-8-7-13-7s-9 2-13 7z",
  },
  curls: {
    behind:
      "M15 40a6 6 0 0 1-1-11 7 7 0 0 1 4-12 8 8 0 0 1 14-6 8 8 0 0 1 14 6 7 7 0 0 1 4 12 6 6 0 0 1-1 11z",
    before:
      "M19 27a5 5 0 0 1 4-8 5 5 0 0 1 9-1 5 5 0 0 1 9 1 5 5 0 0 1 4 8c-4-3-8-4-13-4s-9 1-13 4z",
  },
  afro: {
    behind: "M13 32C9 16 18 6 32 6s23 10 19 26c-2 6-6 9-10 9H23c-4 0-8-3-10-9z",
    before: "M19 27c1-7 6-10 13-10s12 3 13 10c-4-3-8-4-13-4s-9 1-13 4z",
  },
  plaits: {
    behind:
      "M17 30c-2-13 5-19 15-19s17 6 15 19zM16 32c4 2 4 6 1 8 3 2 3 6 0 8 2 3 1 6-2 7-3-1-4-4-2-7-3-2-3-6 0-8-3-2-2-6 3-8zM48 32c-4 2-4 6-1 8-3 2-3 6 0 8-2 3-1 6 2 7 3-1 4-4 2-7 3-2 3-6 0-8 3-2 2-6-3-8z",
    before: "M19 28c0-9 5-14 13-14s13 5 13 14c-5-1-11-4-13-10-2 6-8 9-13 10z",
  },
  bald: {
    before: "M19 32c-3-2-3-7 0-11 1 4 1 8 0 11zM45 32c3-2 3-7 0-11-1 4-1 8 0 11z",
  },
  quiff: {
    before:
      "M18.5 29c-2-9 1-14 6-15 1-5 7-7 13-5 5 2 9 8 8 20-1.5-4-3-7-4.5-9-6 2-12 2-16 0-3 2-5 5-6.5 9z",
  },
};

export type Eyes = "open" | "happy" | "closed" | "wink" | "keen";

/** Eyes are drawn with a pen; a point is a short stroke. */
export const EYES: Record<Eyes, string> = {
  open: "M26.5 30v.2M37.5 30v.2",
  happy: "M24.5 31c1-2.5 3-2.5 4 0M35.5 31c1-2.5 3-2.5 4 0",
  closed: "M24.5 30c1 1.8 3 1.8 4 0M35.5 30c1 1.8 3 1.8 4 0",
  wink: "M26.5 30v.2M35.5 30.5h4",
  keen: "M26.5 30.5v.2M37.5 30.5v.2M23.5 26l5.5 2M40.5 26L35 28",
};

export type Mouth = "smile" | "grin" | "line" | "smirk" | "oh";

export const MOUTH: Record<Mouth, string> = {
  smile: "M27 38.5c2.5 3 7.5 3 10 0",
  grin: "M26 37.5c2 6 10 6 12 0z",
  line: "M28 39.5h8",
  smirk: "M28 39.5c3 .8 6 0 8.5-2.5",
  oh: "M30 39.5a2 2.3 0 1 0 4 0 2 2.3 0 1 0-4 0z",
};

export type Piece =
  | "goggles"
  | "helmet"
  | "cap"
  | "beret"
  | "sunhat"
  | "headscarf"
  | "glasses"
  | "shades"
  | "monocle"
  | "moustache"
  | "beard"
  | "freckles"
  | "earrings"
  | "neckerchief"
  | "bow"
  | "band"
  | "dog";

/** A piece is painted in a colour of the face's: its coat, its hair, or one of the cards' paints. */
type Layer = {
  d: string;
  paint: "coat" | "hair" | "ink" | "cream" | "red" | "yellow" | "glass" | "pen";
};

const ROUND_GLASSES =
  "M21.5 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0zM32.5 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0z";

export const PIECES: Record<Piece, readonly Layer[]> = {
  goggles: [
    { d: "M17 21c8-4 22-4 30 0l.5 4c-9-3-22-3-31 0z", paint: "ink" },
    {
      d: "M22 21.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM33 21.5a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z",
      paint: "glass",
    },
  ],
  helmet: [
    {
      d: "M16.5 35c-3-16 4-25 15.5-25s18.5 9 15.5 25c-1 4-3 6-4 6 1.5-6 1.5-12 0-17-7-3-16-3-23 0-1.5 5-1.5 11 0 17-1 0-3-2-4-6z",
      paint: "hair",
    },
    { d: "M32 10v12", paint: "pen" },
  ],
  cap: [
    { d: "M17 23c0-8 6-13 15-13s15 5 15 13c-9-3-21-3-30 0z", paint: "coat" },
    { d: "M17 23c9-3.5 21-3.5 30 0 4 1 7 3 6 4-10-4-28-4-36-1.5z", paint: "ink" },
  ],
  beret: [
    {
      d: "M13 20c2-7 9-11 19-11 12 0 19 5 18 10-1 3-6 4-9 3-8-2-16-2-23 1-3 1-6-1-5-3z",
      paint: "red",
    },
    { d: "M33 9l1-4", paint: "pen" },
  ],
  sunhat: [
    { d: "M20 21c0-8 5-12 12-12s12 4 12 12z", paint: "yellow" },
    { d: "M9 22c8-4 38-4 46 0 1 3-3 5-6 4-10-3-24-3-34 0-3 1-7-1-6-4z", paint: "yellow" },
    { d: "M20 20c8-2 16-2 24 0", paint: "pen" },
  ],
  headscarf: [
    {
      d: "M14 41c-4-21 3-32 18-32s22 11 18 32c-1 6-5 10-9 11 5-8 6-22 2-29-6-4-16-4-22 0-4 7-3 21 2 29-4-1-8-5-9-11z",
      paint: "coat",
    },
  ],
  glasses: [
    { d: ROUND_GLASSES, paint: "glass" },
    { d: "M31.5 29.5h1", paint: "pen" },
  ],
  shades: [
    {
      d: "M20.5 27h10.5v3c0 3-2 4.5-5 4.5s-5.5-1.5-5.5-4.5zM33 27h10.5v3c0 3-2.5 4.5-5.5 4.5s-5-1.5-5-4.5z",
      paint: "ink",
    },
    { d: "M31 28h2", paint: "pen" },
  ],
  monocle: [
    { d: "M32.5 30a5 5 0 1 0 10 0 5 5 0 1 0-10 0z", paint: "glass" },
    { d: "M42 32c1 6 0 10-2 15", paint: "pen" },
  ],
  moustache: [
    {
      d: "M21.5 38c2.5-4 7-4.5 10.5-2 3.5-2.5 8-2 10.5 2-4 2-8 1.5-10.5-.5-2.5 2-6.5 2.5-10.5.5z",
      paint: "hair",
    },
  ],
  beard: [
    {
      d: "M19 31c0 12 5 18 13 18s13-6 13-18c-2 4-5 5-8 5-2-1-8-1-10 0-3 0-6-1-8-5z",
      paint: "hair",
    },
  ],
  freckles: [{ d: "M23 35v.1M25.5 36.5v.1M39 35.5v.1M41 34.5v.1", paint: "pen" }],
  earrings: [
    {
      d: "M17 37a2 2 0 1 0 4 0 2 2 0 1 0-4 0zM43 37a2 2 0 1 0 4 0 2 2 0 1 0-4 0z",
      paint: "yellow",
    },
  ],
  neckerchief: [
    { d: "M21 47c7 4 15 4 22 0l1 5c-5 3-8 4-10 4l-2 5-2-5c-2 0-5-1-10-4z", paint: "red" },
  ],
  bow: [{ d: "M32 52l-7-3.5v7zM32 52l7-3.5v7z", paint: "red" }],
  band: [{ d: "M18.5 21c8-4 19-4 27 0v3.5c-8-4-19-4-27 0z", paint: "red" }],
  dog: [
    { d: "M43 52c0-5 3-8 8-8s8 3 8 8-3 9-8 9-8-4-8-9z", paint: "cream" },
    { d: "M44 45c-3 1-4 6-3 10 3 0 4-5 5-9zM58 45c3 1 4 6 3 10-3 0-4-5-5-9z", paint: "hair" },
    { d: "M48.5 51v.1M53.5 51v.1M50 55h2l-1 1.2z", paint: "pen" },
  ],
};
