// A pattern turned and mirrored, and where it fits: which of the legal markings a cut-out at some place stands for.
import { PATTERNS } from "./components";
import type { Choice } from "../../wire";
import { fieldAt, deedOf } from "./view";

export interface Cell {
  x: number;
  y: number;
}

export interface Fit {
  choice: Choice;
  /** Map 1 or 2. */
  map: number;
  cells: Cell[];
  /** The middle of the marked fields, in fields. */
  centre: Cell;
  shape: string;
}

const ordered = (cells: Cell[]): Cell[] => [...cells].sort((one, other) => one.y - other.y || one.x - other.x);

/** Cells moved to the upper left, in reading order. */
function settled(cells: Cell[]): Cell[] {
  const left = Math.min(...cells.map((cell) => cell.x));
  const top = Math.min(...cells.map((cell) => cell.y));
  return ordered(cells.map(({ x, y }) => ({ x: x - left, y: y - top })));
}

const shapeOf = (cells: Cell[]): string =>
  settled(cells)
    .map(({ x, y }) => `${x}${y}`)
    .join("-");

/** The cells of a pattern as printed. */
export function patternCells(pattern: string | null): Cell[] {
  if (pattern === null) return [{ x: 0, y: 0 }];
  return (PATTERNS[pattern]?.rows ?? []).flatMap((row, y) => [...row].flatMap((sign, x) => (sign === "#" ? [{ x, y }] : [])));
}

/** The cells after so many quarter turns clockwise, mirrored before that. */
export function turned(pattern: string | null, turns: number, mirrored: boolean): Cell[] {
  let cells = patternCells(pattern);
  if (mirrored) cells = cells.map(({ x, y }) => ({ x: -x, y }));
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++) cells = cells.map(({ x, y }) => ({ x: -y, y: x }));
  return settled(cells);
}

export function fitOf(choice: Choice): Fit {
  const deed = deedOf(choice);
  if (deed.do !== "mark") throw new Error(`${choice.name} marks nothing`);
  const cells = deed.fields.map(fieldAt);
  const centre = {
    x: cells.reduce((sum, cell) => sum + cell.x + 0.5, 0) / cells.length,
    y: cells.reduce((sum, cell) => sum + cell.y + 0.5, 0) / cells.length,
  };
  return { choice, map: deed.map, cells, centre, shape: shapeOf(cells) };
}

/** All markings with the pattern, or all with a single field. */
export function fitsOf(legal: Choice[], single: boolean): Fit[] {
  return legal.filter((choice) => choice.deed.do === "mark" && (choice.deed.pattern === null) === single).map(fitOf);
}

export function sameShape(fits: Fit[], cells: Cell[]): Fit[] {
  const shape = shapeOf(cells);
  return fits.filter((fit) => fit.shape === shape);
}

const near = (fit: Fit, at: Cell): number => Math.hypot(fit.centre.x - at.x, fit.centre.y - at.y);

/** How far from its place a dragged cut-out may be let go, in fields. */
const REACH = 0.85;

/** The fit that lies best around a point of a map; of two equally near ones that which begins there. `loose`: beside will do. */
export function bestFit(fits: Fit[], map: number, at: Cell, loose = false): Fit | null {
  const over = { x: Math.floor(at.x), y: Math.floor(at.y) };
  const covers = (fit: Fit): boolean => fit.cells.some((cell) => cell.x === over.x && cell.y === over.y);
  const begins = (fit: Fit): number => (fit.cells[0]?.x === over.x && fit.cells[0].y === over.y ? 0 : 1);
  const here = fits.filter((fit) => fit.map === map && (covers(fit) || (loose && near(fit, at) < REACH)));
  here.sort((one, other) => Math.round(1000 * (near(one, at) - near(other, at))) || begins(one) - begins(other));
  return here[0] ?? null;
}

/** The next way to hold the pattern, starting with `turns` and `mirrored`, that fits around a point; null if none does. */
export function nextWay(
  fits: Fit[],
  pattern: string | null,
  turns: number,
  mirrored: boolean,
  map: number,
  at: Cell,
): { turns: number; mirrored: boolean; fit: Fit } | null {
  for (const flip of [mirrored, !mirrored]) {
    for (let more = 0; more < 4; more++) {
      const fit = bestFit(sameShape(fits, turned(pattern, turns + more, flip)), map, at);
      if (fit) return { turns: turns + more, mirrored: flip, fit };
    }
  }
  return null;
}
