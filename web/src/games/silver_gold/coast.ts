// How an island looks: its coast in ink, the lines between its fields, the sea beside it. Everything is drawn once per
// map from a seed in its name, so that a map looks the same wherever it lies.
import { COLUMNS, fields, treasureMap } from "./view";

export const CELL = 100;
export const MARGIN = 36;
/** The band with the points above the grid. */
export const BAND = 78;
export const WIDTH = COLUMNS * CELL + 2 * MARGIN;
export const HEIGHT = BAND + 4 * CELL + MARGIN + 4;

export interface Island {
  /** All coast lines as one path; lakes are holes (evenodd). */
  coast: string;
  /** The lines between fields. */
  lines: string;
  /** Places in the sea with room for a drawing, the widest first: centre and radius. */
  sea: { x: number; y: number; r: number }[];
  /** The upper end of the grid: a map of three rows lies in the middle of its paper. */
  top: number;
}

type Point = [number, number];

/** Numbers from 0 to 1, always the same ones for a name. */
export function chances(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return () => {
    seed = Math.imul(seed ^ (seed >>> 15), 2246822519);
    seed = Math.imul(seed ^ (seed >>> 13), 3266489917);
    seed ^= seed >>> 16;
    return (seed >>> 0) / 4294967296;
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A smooth line through points (Catmull-Rom as Bezier curves). */
export function smooth(points: Point[], closed: boolean): string {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] as Point;
  const first = at(0);
  let path = `M${round(first[0])} ${round(first[1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const;
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const;
    path += `C${[c1, c2, p2].map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`;
  }
  return closed ? `${path}Z` : path;
}

/** A line that a hand drew, from one point to another. */
export function drawn(from: Point, to: Point, next: () => number, shake = 2.2): string {
  const points: Point[] = [0, 0.33, 0.67, 1].map((part) => [
    from[0] + (to[0] - from[0]) * part + (next() - 0.5) * 2 * shake,
    from[1] + (to[1] - from[1]) * part + (next() - 0.5) * 2 * shake,
  ]);
  return smooth(points, false);
}

const key = (x: number, y: number): string => `${x},${y}`;

/** The coast as closed walks along the grid, land always on the right hand. */
function walks(land: (x: number, y: number) => boolean, rows: number): Point[][] {
  const steps = new Map<string, Point[]>();
  const add = (from: Point, to: Point): void => {
    const known = steps.get(key(...from));
    if (known) known.push(to);
    else steps.set(key(...from), [to]);
  };
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      if (!land(x, y)) continue;
      if (!land(x, y - 1)) add([x, y], [x + 1, y]);
      if (!land(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
      if (!land(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
      if (!land(x - 1, y)) add([x, y + 1], [x, y]);
    }
  }
  const loops: Point[][] = [];
  for (const [start, open] of steps) {
    while (open.length) {
      let here = start.split(",").map(Number) as Point;
      let to = open.pop() as Point;
      const loop: Point[] = [];
      for (;;) {
        loop.push(here);
        const way: Point = [to[0] - here[0], to[1] - here[1]];
        here = to;
        if (key(...here) === start) break;
        const ways = steps.get(key(...here)) as Point[];
        // Where two islands touch at a corner, turn right: around the land one comes from.
        const right = ways.findIndex((each) => each[0] - here[0] === -way[1] && each[1] - here[1] === way[0]);
        to = ways.splice(right >= 0 ? right : 0, 1)[0] as Point;
      }
      loops.push(loop);
    }
  }
  return loops;
}

function coastLine(loop: Point[], next: () => number, tight: Set<string>): string {
  const points: Point[] = [];
  const n = loop.length;
  loop.forEach((corner, i) => {
    const before = loop[(i + n - 1) % n] as Point;
    const after = loop[(i + 1) % n] as Point;
    const come: Point = [corner[0] - before[0], corner[1] - before[1]];
    const go: Point = [after[0] - corner[0], after[1] - corner[1]];
    const turn = come[0] * go[1] - come[1] * go[0];
    const out = (way: Point): Point => [way[1], -way[0]];
    const [o1, o2] = [out(come), out(go)];
    const at = (from: Point, along: number, off: number, side: Point): Point => [
      from[0] * CELL + along * go[0] + off * side[0],
      from[1] * CELL + along * go[1] + off * side[1],
    ];
    if (tight.has(key(...corner))) {
      points.push([corner[0] * CELL - 9 * come[0] + 2 * o1[0], corner[1] * CELL - 9 * come[1] + 2 * o1[1]]);
      points.push([corner[0] * CELL - 5 * (o1[0] + o2[0]), corner[1] * CELL - 5 * (o1[1] + o2[1])]);
      points.push([corner[0] * CELL + 9 * go[0] + 2 * o2[0], corner[1] * CELL + 9 * go[1] + 2 * o2[1]]);
    } else if (turn > 0) {
      const push = 4 + next() * 4;
      points.push([corner[0] * CELL + push * (o1[0] + o2[0]) * 0.8, corner[1] * CELL + push * (o1[1] + o2[1]) * 0.8]);
    } else if (turn < 0) {
      const push = 5 + next() * 3;
      points.push([corner[0] * CELL + push * (o1[0] + o2[0]), corner[1] * CELL + push * (o1[1] + o2[1])]);
    } else {
      points.push(at(corner, 0, 3 + next() * 7, o2));
    }
    for (const along of [26, 52, 76]) {
      points.push(at(corner, along + (next() - 0.5) * 10, 3.5 + next() * 7.5, o2));
    }
  });
  return smooth(points, true);
}

const islands = new Map<string, Island>();

export function island(id: string): Island {
  let found = islands.get(id);
  if (!found) {
    found = draw(id);
    islands.set(id, found);
  }
  return found;
}

function draw(id: string): Island {
  const rows = treasureMap(id).rows;
  const here = new Set(fields(id).map((field) => key(field.x, field.y)));
  const land = (x: number, y: number): boolean => here.has(key(x, y));
  const next = chances(id);
  const tight = new Set<string>();
  for (let y = 1; y < rows.length; y++) {
    for (let x = 1; x < COLUMNS; x++) {
      const [a, b, c, d] = [land(x - 1, y - 1), land(x, y - 1), land(x - 1, y), land(x, y)];
      if (a === d && b === c && a !== b) tight.add(key(x, y));
    }
  }
  const coast = walks(land, rows.length)
    .map((loop) => coastLine(loop, next, tight))
    .join("");
  const lines: string[] = [];
  for (const { x, y } of fields(id)) {
    const [left, upper] = [x * CELL, y * CELL];
    if (land(x + 1, y)) lines.push(drawn([left + CELL, upper + 3], [left + CELL, upper + CELL - 3], next));
    if (land(x, y + 1)) lines.push(drawn([left + 3, upper + CELL], [left + CELL - 3, upper + CELL], next));
  }
  const top = BAND + ((4 - rows.length) * CELL) / 2;
  return { coast, lines: lines.join(""), sea: openSea(land, rows.length), top };
}

/** Empty places of the grid; two side by side count as one wide place. */
function openSea(land: (x: number, y: number) => boolean, rows: number): Island["sea"] {
  const found: Island["sea"] = [];
  const used = new Set<string>();
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < COLUMNS; x++) {
      if (land(x, y) || used.has(key(x, y))) continue;
      const wide = x + 1 < COLUMNS && !land(x + 1, y) && !used.has(key(x + 1, y));
      const tall = !wide && y + 1 < rows && !land(x, y + 1);
      used.add(key(x, y));
      if (wide) used.add(key(x + 1, y));
      if (tall) used.add(key(x, y + 1));
      found.push({ x: (x + (wide ? 1 : 0.5)) * CELL, y: (y + (tall ? 1 : 0.5)) * CELL, r: wide || tall ? 42 : 34 });
    }
  }
  return found.sort((one, other) => other.r - one.r);
}
