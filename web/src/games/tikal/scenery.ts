// What grows and lies on the fields, made once from dice that always fall the same: crowns, hedges, spots of ground.
import { atSide, BEYOND, blob, centre, dice, fieldAt, H, HIGH, outward, R, scalloped, seedOf, WIDE, type Point } from "./geometry";

export interface Layer {
  base: string;
  light: string;
}

export interface Grove {
  shade: string;
  tones: Layer[];
  /** Of all palms the first fronds, then the second ones that lie over them, and so on round. */
  fronds: string[];
  nuts: string;
}

const SPACING = 43;
const TONES = 3;
const FRONDS = 8;

/** A path somewhere else. */
export function moved(path: string, by: Point): string {
  // Every path here is made of absolute M, Q, A and Z; only the points move, not the radii of arcs.
  return path.replace(/([MQA])([^MQAZ]*)/g, (_, letter: string, rest: string) => {
    const numbers = rest.trim().split(/[\s,]+/).map(Number);
    if (letter === "A") {
      const [rx, ry, turn, large, sweep, x, y] = numbers as [number, number, number, number, number, number, number];
      return `A${rx} ${ry} ${turn} ${large} ${sweep} ${(x + by.x).toFixed(1)} ${(y + by.y).toFixed(1)}`;
    }
    return letter + numbers.map((value, i) => (value + (i % 2 ? by.y : by.x)).toFixed(1)).join(" ");
  });
}

let grown: Map<string, Grove> | undefined;

/** The canopy, by field; "" is the jungle beyond the board. */
export function canopy(): Map<string, Grove> {
  return (grown ??= grow());
}

function grow(): Map<string, Grove> {
  const groves = new Map<string, Grove>();
  const roll = dice(4711);
  const step = SPACING * 0.87;
  let row = 0;
  for (let y = -BEYOND.y; y < HIGH + BEYOND.y + step; y += step, row++) {
    let column = 0;
    for (let x = -BEYOND.x + (row % 2) * SPACING * 0.5; x < WIDE + BEYOND.x + SPACING; x += SPACING, column++) {
      const at = { x: x + (roll() - 0.5) * 15, y: y + (roll() - 0.5) * 13 };
      const field = fieldAt(at) ?? "";
      const grove = groves.get(field) ?? { shade: "", tones: Array.from({ length: TONES }, () => ({ base: "", light: "" })), fronds: Array.from({ length: FRONDS }, () => ""), nuts: "" };
      groves.set(field, grove);
      const size = 22 + roll() * 9;
      const tone = (((column + (row % 2 ? 1 : 0) + row) % TONES) + TONES) % TONES;
      grove.shade += moved(blob(size * 1.15, 8, roll, 0.12), { x: at.x + 4, y: at.y + 6 });
      if (roll() < 0.1) {
        const turn = roll() * 60;
        grove.fronds = grove.fronds.map((paths, i) => paths + frond(at, turn + (i * 360) / FRONDS, (size * 1.05) / 30));
        grove.nuts += `M${(at.x - 3).toFixed(1)} ${at.y.toFixed(1)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`;
        continue;
      }
      const layer = grove.tones[tone] as Layer;
      layer.base += moved(scalloped(size, 9 + Math.floor(roll() * 3), roll), at);
      layer.light += moved(scalloped(size * 0.58, 7, roll), { x: at.x - size * 0.2, y: at.y - size * 0.24 });
      layer.light += moved(blob(size * 0.15, 5, roll), { x: at.x + size * 0.45, y: at.y + size * 0.2 });
    }
  }
  return groves;
}

/** A frond of a palm or a fern: it points up, turned by some degrees. */
export function frond(at: Point, degrees: number, scale: number): string {
  const angle = (degrees * Math.PI) / 180;
  const turned = (x: number, y: number): string => `${(at.x + (x * Math.cos(angle) - y * Math.sin(angle)) * scale).toFixed(1)} ${(at.y + (x * Math.sin(angle) + y * Math.cos(angle)) * scale).toFixed(1)}`;
  return `M${turned(0, 2)}C${turned(-7, -6)} ${turned(-6, -20)} ${turned(0, -30)}C${turned(6, -20)} ${turned(7, -6)} ${turned(0, 2)}Z`;
}

/** Bushes along the six sides of a clearing, with a gap where a way leads through. */
export function hedge(seed: string, open: boolean[]): Layer & { shade: string } {
  const made = { base: "", light: "", shade: "" };
  for (let side = 0; side < 6; side++) {
    const roll = dice(seedOf(seed) + side * 101);
    const out = outward(side);
    const along = { x: -out.y, y: out.x };
    for (let far = -R / 2 + 2; far <= R / 2 - 2; far += 13.5) {
      const size = 7.5 + roll() * 4.5;
      const shift = far + (roll() - 0.5) * 6;
      const inward = 4 + roll() * 5;
      if (open[side] && Math.abs(far) < 36) continue;
      const at = { x: out.x * (H - inward) + along.x * shift, y: out.y * (H - inward) + along.y * shift };
      made.shade += moved(blob(size * 1.1, 6, roll, 0.1), { x: at.x + 2, y: at.y + 3.5 });
      made.base += moved(scalloped(size, 7, roll), at);
      made.light += moved(blob(size * 0.55, 6, roll), { x: at.x - size * 0.22, y: at.y - size * 0.26 });
    }
  }
  return made;
}

/** Spots of lighter and darker ground, and tufts of grass. */
export function ground(seed: string): { light: string; dark: string; tufts: string } {
  const roll = dice(seedOf(seed) + 17);
  let light = "";
  let dark = "";
  let tufts = "";
  for (let i = 0; i < 7; i++) {
    const angle = roll() * Math.PI * 2;
    const far = roll() * 62;
    const spot = moved(blob(12 + roll() * 17, 7, roll, 0.4, 0.72), { x: Math.cos(angle) * far, y: Math.sin(angle) * far * 0.9 });
    if (i % 2) light += spot;
    else dark += spot;
  }
  for (let i = 0; i < 16; i++) {
    const angle = roll() * Math.PI * 2;
    const far = 30 + roll() * 44;
    const x = Math.cos(angle) * far;
    const y = Math.sin(angle) * far * 0.88;
    tufts += `M${(x - 3).toFixed(1)} ${(y - 5).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${(x + 0.5).toFixed(1)} ${(y - 7).toFixed(1)}M${x.toFixed(1)} ${y.toFixed(1)}L${(x + 4).toFixed(1)} ${(y - 4).toFixed(1)}`;
  }
  return { light, dark, tufts };
}

export interface Stone {
  at: Point;
  path: string;
  top: string;
}

/** The stepping stones of a tile on its own side of the edges. */
export function steppingStones(seed: string, stones: number[]): Stone[] {
  const made: Stone[] = [];
  stones.forEach((many, side) => {
    const roll = dice(seedOf(seed) + side * 31 + 5);
    const out = outward(side);
    const along = { x: -out.y, y: out.x };
    const middle = atSide(side, 12.5);
    for (let i = 0; i < many; i++) {
      const far = (i - (many - 1) / 2) * 22;
      const at = { x: middle.x + along.x * far, y: middle.y + along.y * far };
      const shape = blob(10.2, 7, roll, 0.16, 0.92);
      made.push({ at, path: shape, top: blob(8, 7, roll, 0.14, 0.85) });
    }
  });
  return made;
}

/** Where the trodden ways of a clearing lead: from the middle to the sides that are open. */
export function trodden(open: boolean[]): string {
  return open.map((is, side) => (is ? `M0 18Q0 2 ${atSide(side).x.toFixed(1)} ${atSide(side).y.toFixed(1)}` : "")).join("");
}

/** The field's middle as an SVG translation. */
export const moveTo = (field: string): string => {
  const at = centre(field);
  return `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`;
};
