/** The six cars, drawn once from the side (64 by 32) and once from above (48 by 24), facing right. */

import type { CarId } from "../net/protocol";

export type SideView = {
  body: string;
  /** What lies on the body in the darker shade of its colour. */
  trim: string;
  glass: string;
  /** Chrome, wood, a folded hood: drawn with a pen. */
  pen: string;
  wheels: readonly [number, number];
  plate: readonly [number, number];
  lamp: readonly [number, number];
  tail: readonly [number, number];
};

export type AboveView = {
  body: string;
  /** Roof, hood or seats, in the darker shade. */
  roof: string;
  glass: string;
  plate: number;
  /** Where the headlamps are, and the two axles. */
  lamp: number;
  axles: readonly [number, number];
};

const SALOON: SideView = {
  body: "M3 25.5c-1.2-4-.6-8 2.5-9.3 3-1.2 7-1.2 9.5-3.2l6.5-7.4C23 4 25 3.5 27.5 3.5H37c3.2 0 5.2 1 7 3.3l5 6.4c6 .4 10.3 1.4 12 4 1.3 2.1 1.3 5.5.4 8.3z",
  trim: "M3 25.5c-.5-1.6-.7-3.2-.5-4.6h59.8c0 1.6-.4 3.2-.9 4.6z",
  glass: "M19 12.6l5-5.7c.9-1 1.8-1.3 3.2-1.3H31v7zM33 5.6h4c2.6 0 3.9.6 5.2 2.3l3.6 4.7H33z",
  pen: "M4 22.3h56",
  wheels: [14.5, 49.5],
  plate: [31.5, 18.4],
  lamp: [60.2, 18],
  tail: [4, 18.5],
};

const CONVERTIBLE: SideView = {
  body: "M2.5 25.5C1.5 20 3 15.5 7 14.3c4-1.1 9-1.6 13-1.6h23c7 .2 15.5 1.4 18 4.6 1.5 2.1 1.5 5.5.5 8.2z",
  trim: "M2.5 25.5c-.3-1.6-.4-3.2-.2-4.6h60c0 1.6-.4 3.2-.8 4.6zM8 14.2c-.5-3 1.5-5 5-5 3 0 5.5 1 6.5 3.5z",
  glass: "M41.5 12.7L38 5.5l2.4-.6 5.2 7.9z",
  pen: "M22 12.6c0-3 1-4.6 3-4.6s3 1.6 3 4.6M38.4 5.1l4 7.7",
  wheels: [14, 50],
  plate: [31.5, 18.6],
  lamp: [60.3, 18.4],
  tail: [3.6, 18.5],
};

const ESTATE: SideView = {
  body: "M3 25.5C2 21 2 14 4 8.5 5.3 5 7 3.5 10 3.5h26.5c3.3 0 5.3 1 7 3.3l4.7 6.4c6.3.4 10.8 1.4 12.6 4 1.4 2.1 1.4 5.5.5 8.3z",
  trim: "M2.6 20.9h59.6c0 1.6-.4 3.2-.9 4.6H3c-.3-1.5-.4-3-.4-4.6z",
  glass:
    "M6.2 8.6c.9-2.2 1.8-3 3.8-3h4.5v7H5zM16.5 5.6H30v7H16.5zM32 5.6h4.3c2.7 0 4 .6 5.2 2.3l3.3 4.7H32z",
  pen: "M11 1.7h24M13 1.7v1.6M33 1.7v1.6M4 22.3h56",
  wheels: [14, 49.5],
  plate: [31, 18.4],
  lamp: [60, 18],
  tail: [4, 17],
};

const VAN: SideView = {
  body: "M3 25.5V6c0-2.6 1.4-4 4-4h34c6 0 8.5 2.5 10 7l2 5.5c5 .6 7.6 2 8.3 4.6.5 2 .4 4.5-.1 6.4z",
  trim: "M3 20.9h58.6c.1 1.6-.1 3.2-.4 4.6H3z",
  glass: "M42 5h1.5c2.7.3 4 1.6 5 4.4l1.7 5H42z",
  pen: "M8 6.5h28M8 9.5h12M39.5 4v20.5",
  wheels: [14.5, 50],
  plate: [27.5, 16],
  lamp: [60, 20],
  tail: [4.2, 18],
};

const MICRO: SideView = {
  body: "M10 25.5C8 19 9.5 11.5 15 7.5c4.5-3.3 10-5 17-5 8.5 0 15 2.7 19 8 3.6 4.8 4.4 10 3 15z",
  trim: "M9.6 20.9h45c-.1 1.6-.3 3.2-.6 4.6H10c-.3-1.5-.4-3-.4-4.6z",
  glass: "M15.5 12c1.4-1.7 3-3 5-4.2 2.2-1.3 4.7-2 7.5-2.3V12zM36 5.5c5.2.6 9 2.7 11.6 6.5H36z",
  pen: "M10.5 22.3h43",
  wheels: [19.5, 45],
  plate: [32, 15.6],
  lamp: [53, 17.5],
  tail: [10.8, 18],
};

const COUPE: SideView = {
  body: "M2.5 25.5C1.5 21 2 17.5 5 16c5-2.4 8.5-6.4 13.5-9.3 4-2.3 8.5-3.2 13.5-3.2 5.5 0 9 2 12.5 6l3.5 4c7 .4 11.8 1.6 13.5 4.2 1.2 2 1.1 5.3.2 7.8z",
  trim: "M2.4 20.9h59.7c-.1 1.6-.3 3.2-.7 4.6H2.5c-.2-1.5-.3-3-.1-4.6z",
  glass:
    "M14.5 12.6c2.3-2 4.3-3.3 6.3-4.4C23.8 6.5 27 5.7 30 5.6v7zM32.5 5.6c4.2.2 7 1.5 9.8 4.9l1.8 2.1H32.5z",
  pen: "M4 22.3h56",
  wheels: [14, 50],
  plate: [31.5, 18.4],
  lamp: [60.3, 18.2],
  tail: [3.8, 18.8],
};

const FROM_SIDE: Record<CarId, SideView> = {
  saloon: SALOON,
  convertible: CONVERTIBLE,
  estate: ESTATE,
  van: VAN,
  micro: MICRO,
  coupe: COUPE,
};

const FROM_ABOVE: Record<CarId, AboveView> = {
  saloon: {
    body: "M6 2.5h34c4 0 6.5 3.5 6.5 9.5s-2.5 9.5-6.5 9.5H6c-3 0-4.5-3-4.5-9.5S3 2.5 6 2.5z",
    roof: "M11 4.5h21c1.5 0 2 1 2 7.5s-.5 7.5-2 7.5H11c-1.5 0-2-1-2-7.5s.5-7.5 2-7.5z",
    glass: "M33 4.6c3 1 4 3.4 4 7.4s-1 6.4-4 7.4zM10 4.8c-2.4 1-3.2 3.4-3.2 7.2s.8 6.2 3.2 7.2z",
    plate: 21,
    lamp: 43,
    axles: [11.5, 36.5],
  },
  convertible: {
    body: "M7 2.5h32c5 0 7.5 3.5 7.5 9.5S44 21.5 39 21.5H7c-3.5 0-5.5-3-5.5-9.5S3.5 2.5 7 2.5z",
    roof: "M5 5.5h6v13H5zM27 4.8h5.5v14.4H27z",
    glass: "M33 4.3c2.8 1.2 3.6 3.6 3.6 7.7s-.8 6.5-3.6 7.7z",
    plate: 19.5,
    lamp: 43,
    axles: [11.5, 36.5],
  },
  estate: {
    body: "M4 2.5h36c4 0 6.5 3.5 6.5 9.5s-2.5 9.5-6.5 9.5H4c-1.8 0-2.5-3-2.5-9.5S2.2 2.5 4 2.5z",
    roof: "M5.5 4.5H32c1.5 0 2 1 2 7.5s-.5 7.5-2 7.5H5.5z",
    glass: "M33 4.6c3 1 4 3.4 4 7.4s-1 6.4-4 7.4zM5.8 5v14H3.6V5z",
    plate: 20,
    lamp: 43,
    axles: [11, 36.5],
  },
  van: {
    body: "M3.5 2H41c3.6 0 5.5 3.6 5.5 10S44.6 22 41 22H3.5c-1.5 0-2-2-2-10s.5-10 2-10z",
    roof: "M4 4h31v16H4z",
    glass: "M36.5 4.2h2.3c1.6 1.4 2.3 4 2.3 7.8s-.7 6.4-2.3 7.8h-2.3z",
    plate: 19.5,
    lamp: 43.5,
    axles: [10.5, 37.5],
  },
  micro: {
    body: "M13 2.5h16c7 0 11 4 11 9.5s-4 9.5-11 9.5H13c-4 0-6-4-6-9.5s2-9.5 6-9.5z",
    roof: "M13.5 4.5H29c1 0 1.5 1.5 1.5 7.5s-.5 7.5-1.5 7.5H13.5c-1.5 0-2.5-2.5-2.5-7.5s1-7.5 2.5-7.5z",
    glass: "M30.5 4.4c3.8 1 5.7 3.7 5.7 7.6s-1.9 6.6-5.7 7.6z",
    plate: 21,
    lamp: 36.5,
    axles: [15, 31],
  },
  coupe: {
    body: "M9 3.5C18 2 30 2 39 3c5 .8 7.5 4 7.5 9s-2.5 8.2-7.5 9c-9 1-21 1-30-.5-5-1-7.5-4-7.5-8.5S4 4.5 9 3.5z",
    roof: "M12 6c5-1.6 12-1.7 18-1.3 1.5.1 2 1.3 2 7.3s-.5 7.2-2 7.3c-6 .4-13 .3-18-1.3-2-.7-3-3-3-6s1-5.3 3-6z",
    glass: "M31 4.6c3.6.8 5 3.4 5 7.4s-1.4 6.6-5 7.4zM11 6.2c-3.3 1.2-5 3-5 5.8s1.7 4.6 5 5.8z",
    plate: 21,
    lamp: 42.5,
    axles: [12, 36],
  },
};

/** A car seen from the side. */
export const fromSide = (car: CarId): SideView => FROM_SIDE[car];

/** A car seen from above. */
export const fromAbove = (car: CarId): AboveView => FROM_ABOVE[car];

/** The colour of a side. */
export const sideColour = (side: string): string => `var(--side-${side.toLowerCase()})`;
