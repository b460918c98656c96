/** What is drawn for each edition. One that is new is a type error here, and nowhere else. */

import type { Card, EditionId } from "../net/protocol";
import type { Colour } from "./faces";

/** The paints of `app/tokens.css` that the art of editions is made with. */
type Paint = "red" | "yellow" | "blue" | "green" | "asphalt";

/** What is on the face of an edition's stone: a country's plate, a cup or a steering wheel. */
type Sign = { plate: string } | "cup" | "wheel";

export type EditionArt = {
  /** The back of its cards: the field, and the cap of the stone on it. */
  back: { field: Paint; cap: Colour };
  /** The kilometre stone it is known by. */
  mark: { cap: Paint; sign: Sign };
  /** A few of its cards, held up on the first screen. */
  hand: Card[];
  /** A road with kilometre stones, or a motorway that ends at a cafeteria. */
  road: "country" | "motorway";
};

export const ART: Record<EditionId, EditionArt> = {
  dujardin: {
    back: { field: "red", cap: "yellow" },
    mark: { cap: "red", sign: { plate: "F" } },
    hand: ["speed_limit", "roll", "right_of_way", "200", "out_of_gas"],
    road: "country",
  },
  rally: {
    back: { field: "green", cap: "yellow" },
    mark: { cap: "blue", sign: { plate: "NL" } },
    hand: ["accident", "100", "driving_ace", "roll", "flat_tire"],
    road: "country",
  },
  parker: {
    back: { field: "blue", cap: "red" },
    mark: { cap: "green", sign: { plate: "GB" } },
    hand: ["stop", "gasoline", "extra_tank", "200", "speed_limit"],
    road: "country",
  },
  arche: {
    back: { field: "yellow", cap: "red" },
    mark: { cap: "yellow", sign: "cup" },
    hand: ["dad_thirsty", "ice_cream", "junior_menu_sister", "100", "mum_coffee"],
    road: "motorway",
  },
  volant: {
    back: { field: "asphalt", cap: "yellow" },
    mark: { cap: "asphalt", sign: "wheel" },
    hand: ["u_turn", "acceleration", "turbo", "200", "tow_truck"],
    road: "country",
  },
};

/** Whether there is an edition of this name: a browser may have kept one from another server. */
export const isEdition = (name: string): name is EditionId => Object.hasOwn(ART, name);
