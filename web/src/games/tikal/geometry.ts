// Where everything lies on the board: flat-topped hexagons of side R around their centres, in board units.
import { PLACES } from "./components";

export const R = 100;
export const H = (Math.sqrt(3) / 2) * R;
/** Jungle that goes on beyond the fields. */
export const MARGIN = 70;
/** How far the jungle is painted beyond the fields, for wide and for tall windows. */
export const BEYOND = { x: 310, y: 170 };
export const WIDE = 7 * 1.5 * R + 2 * R;
export const HIGH = 5.5 * 2 * H;

export interface Point {
  x: number;
  y: number;
}

export function centre(field: string): Point {
  const place = PLACES[field];
  if (!place) return { x: 0, y: 0 };
  return { x: R + place.column * 1.5 * R, y: H + place.row * 2 * H + (place.column % 2 ? H : 0) };
}

/** The corners of a hexagon, beginning left of the northern edge, clockwise; `side` i lies between corner i and i + 1. */
export function corners(size = R): Point[] {
  return [240, 300, 0, 60, 120, 180].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: size * Math.cos(angle), y: size * Math.sin(angle) };
  });
}

export const written = (points: Point[]): string => points.map((at) => `${at.x.toFixed(1)},${at.y.toFixed(1)}`).join(" ");
export const HEXAGON = written(corners());
/** The hexagon of a field, a little smaller if wished, where it lies on the board. */
export function hexagonAt(field: string, size = R): string {
  const middle = centre(field);
  return written(corners(size).map((at) => ({ x: at.x + middle.x, y: at.y + middle.y })));
}

/** The direction in which a side is crossed, as a unit vector. */
export function outward(side: number): Point {
  const angle = ((side * 60 - 90) * Math.PI) / 180;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The middle of a side, moved inward. */
export function atSide(side: number, inward = 0): Point {
  const out = outward(side);
  return { x: out.x * (H - inward), y: out.y * (H - inward) };
}

/** Numbers from 0 to 1 that are always the same for the same seed. */
export function dice(seed: number): () => number {
  let state = (seed * 2654435761 + 0x9e3779b9) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function seedOf(text: string): number {
  let seed = 7;
  for (const letter of text) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return seed;
}

/** The field under a point of the board. */
export function fieldAt(at: Point): string | null {
  let best: string | null = null;
  let least = H * H * 1.15;
  for (const name of Object.keys(PLACES)) {
    const middle = centre(name);
    const far = (middle.x - at.x) ** 2 + (middle.y - at.y) ** 2;
    if (far < least) {
      least = far;
      best = name;
    }
  }
  return best;
}

/** A closed line through points that wobbles like one drawn by hand. */
export function blob(radius: number, bumps: number, roll: () => number, rough = 0.18, flat = 1): string {
  const points: Point[] = [];
  const start = roll() * Math.PI * 2;
  for (let i = 0; i < bumps; i++) {
    const angle = start + (i * Math.PI * 2) / bumps;
    const far = radius * (1 - rough / 2 + rough * roll());
    points.push({ x: far * Math.cos(angle), y: far * Math.sin(angle) * flat });
  }
  return smooth(points);
}

/** Leaves around a crown: arcs from point to point. */
export function scalloped(radius: number, lobes: number, roll: () => number): string {
  const start = roll() * Math.PI * 2;
  const points = Array.from({ length: lobes }, (_, i) => {
    const angle = start + ((i + (roll() - 0.5) * 0.35) * Math.PI * 2) / lobes;
    const far = radius * (0.86 + 0.2 * roll());
    return { x: far * Math.cos(angle), y: far * Math.sin(angle) };
  });
  const first = points[0] as Point;
  let path = `M${first.x.toFixed(1)} ${first.y.toFixed(1)}`;
  for (let i = 1; i <= points.length; i++) {
    const from = points[i - 1] as Point;
    const to = points[i % points.length] as Point;
    const bend = Math.hypot(to.x - from.x, to.y - from.y) * 0.56;
    path += `A${bend.toFixed(1)} ${bend.toFixed(1)} 0 0 1 ${to.x.toFixed(1)} ${to.y.toFixed(1)}`;
  }
  return `${path}Z`;
}

function smooth(points: Point[]): string {
  const many = points.length;
  const mid = (i: number): Point => {
    const one = points[i % many] as Point;
    const two = points[(i + 1) % many] as Point;
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
  };
  const start = mid(many - 1);
  let path = `M${start.x.toFixed(1)} ${start.y.toFixed(1)}`;
  for (let i = 0; i < many; i++) {
    const corner = points[i] as Point;
    const end = mid(i);
    path += `Q${corner.x.toFixed(1)} ${corner.y.toFixed(1)} ${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  }
  return `${path}Z`;
}
