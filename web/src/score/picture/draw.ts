/** A finished match as a picture to share: drawn here, with our own cars, and sent nowhere. */

import { fromSide } from "../../road/cars";
import type { Look } from "../../road/garage.svelte";

/** A side as it stands in the picture, the first one first. */
export type Standing = { name: string; amount: string; look: Look; won: boolean };

/** The chances of a side after each point, and how far along the match that is, from 0 to 1. */
export type Line = { look: Look; points: readonly { at: number; chance: number }[] };

export type Match = { title: string; edition: string; standings: Standing[]; lines: Line[] };

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 60;
const INK = "#26231e";
const SOFT = "#5d5a4c";
const PAPER = "#f7efdc";
const CREAM = "#fbf6e9";
const ASPHALT = "#3b3d3e";
const HUES: Record<Look["colour"], string> = {
  red: "#c3271b",
  blue: "#1d4f9c",
  green: "#1e5d43",
  orange: "#b86e00",
  purple: "#6d3b86",
  grey: "#3b3d3e",
};

/** Draw a match; letters are those of the page. */
export function drawMatch(pen: CanvasRenderingContext2D, match: Match, font: string): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  words(pen, match.title, { x: EDGE, y: 92, size: 52, font, weight: 900 });
  words(pen, match.edition, { x: EDGE, y: 138, size: 28, font, colour: SOFT });
  const curved = match.lines.some(({ points }) => points.length > 1);
  if (curved) curve(pen, match.lines, { x: 640, y: 180, width: 500, height: 340 });
  road(pen);
  const step = Math.min(110, 360 / Math.max(1, match.standings.length));
  match.standings.forEach((standing, index) => {
    row(pen, standing, { y: 175 + index * step, step, width: curved ? 540 : 1080, font });
  });
  words(pen, "Bornes", {
    x: WIDTH - EDGE,
    y: 606,
    size: 30,
    font,
    weight: 900,
    colour: CREAM,
    right: true,
  });
}

type Written = {
  x: number;
  y: number;
  size: number;
  font: string;
  weight?: number;
  colour?: string;
  right?: boolean;
  most?: number;
};

function words(pen: CanvasRenderingContext2D, text: string, how: Written): void {
  pen.font = `${how.weight ?? 600} ${how.size}px ${how.font}`;
  pen.fillStyle = how.colour ?? INK;
  pen.textAlign = how.right ? "right" : "left";
  pen.fillText(text, how.x, how.y, how.most ?? WIDTH - 2 * EDGE);
}

function road(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = ASPHALT;
  pen.fillRect(0, 560, WIDTH, 70);
  pen.strokeStyle = CREAM;
  pen.lineWidth = 5;
  pen.setLineDash([46, 34]);
  pen.beginPath();
  pen.moveTo(0, 595);
  pen.lineTo(WIDTH - 200, 595);
  pen.stroke();
  pen.setLineDash([]);
}

function row(
  pen: CanvasRenderingContext2D,
  { name, amount, look, won }: Standing,
  { y, step, width, font }: { y: number; step: number; width: number; font: string },
): void {
  const high = step - 12;
  const size = Math.min(34, high * 0.42);
  pen.fillStyle = CREAM;
  pen.fillRect(EDGE, y, width, high);
  pen.fillStyle = HUES[look.colour];
  pen.fillRect(EDGE, y, won ? 14 : 6, high);
  car(pen, look, EDGE + 28, y + high * 0.14, Math.min(1.9, high / 45));
  const left = EDGE + 40 + 64 * Math.min(1.9, high / 45);
  const line = y + high / 2 + size * 0.35;
  const weight = won ? 900 : 600;
  const most = (EDGE + width - left) * 0.62;
  words(pen, name, { x: left, y: line, size, font, weight, most });
  const room = (EDGE + width - left) * 0.34;
  words(pen, amount, {
    x: EDGE + width - 16,
    y: line,
    size,
    font,
    weight,
    right: true,
    most: room,
  });
}

function car(pen: CanvasRenderingContext2D, look: Look, x: number, y: number, by: number): void {
  const { body, trim, glass, pen: chrome, wheels } = fromSide(look.car);
  pen.save();
  pen.translate(x, y);
  pen.scale(by, by);
  pen.strokeStyle = INK;
  pen.lineWidth = 1.2;
  pen.fillStyle = HUES[look.colour];
  pen.fill(new Path2D(body));
  pen.stroke(new Path2D(body));
  pen.fillStyle = "rgb(0 0 0 / 0.28)";
  pen.fill(new Path2D(trim));
  pen.fillStyle = "#d4dde2";
  pen.fill(new Path2D(glass));
  pen.strokeStyle = CREAM;
  pen.stroke(new Path2D(chrome));
  for (const at of wheels) {
    disc(pen, at, 6, INK);
    disc(pen, at, 3.7, CREAM);
    disc(pen, at, 1.7, INK);
  }
  pen.restore();
}

function disc(pen: CanvasRenderingContext2D, x: number, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, 25.4, radius, 0, 2 * Math.PI);
  pen.fill();
}

type Box = { x: number; y: number; width: number; height: number };

function curve(pen: CanvasRenderingContext2D, lines: readonly Line[], box: Box): void {
  pen.fillStyle = CREAM;
  pen.fillRect(box.x, box.y, box.width, box.height);
  pen.strokeStyle = "#d8cdb2";
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(box.x, box.y + box.height / 2);
  pen.lineTo(box.x + box.width, box.y + box.height / 2);
  pen.stroke();
  pen.lineWidth = 5;
  pen.lineJoin = "round";
  for (const { look, points } of lines) {
    pen.strokeStyle = HUES[look.colour];
    pen.beginPath();
    for (const { at, chance } of points)
      pen.lineTo(box.x + at * box.width, box.y + (1 - chance) * box.height);
    pen.stroke();
  }
}
