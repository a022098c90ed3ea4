// The marks of the chisel: specks and cracks of stone, the same every time for the same seed.
import { about } from "./geometry";

function dice(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Small pits in a disc between two radii. */
export function specks(seed: number, inner: number, outer: number, many: number): string {
  const roll = dice(seed);
  let path = "";
  for (let i = 0; i < many; i++) {
    const { x, y } = about(inner + (outer - inner) * Math.sqrt(roll()), roll() * 360);
    const r = 0.5 + roll() * 1.3;
    path += `M${x.toFixed(1)} ${y.toFixed(1)}h${r.toFixed(1)}v${(r * 0.8).toFixed(1)}h${(-r).toFixed(1)}z`;
  }
  return path;
}

/** Small pits in a rectangle. */
export function pits(seed: number, x: number, y: number, width: number, height: number, many: number): string {
  const roll = dice(seed);
  let path = "";
  for (let i = 0; i < many; i++) {
    const r = 0.8 + roll() * 2.2;
    path += `M${(x + roll() * width).toFixed(1)} ${(y + roll() * height).toFixed(1)}h${r.toFixed(1)}v${(r * 0.7).toFixed(1)}h${(-r).toFixed(1)}z`;
  }
  return path;
}

/** Cracks that run from the rim inwards. */
export function cracks(seed: number, radius: number, many: number): string {
  const roll = dice(seed);
  let path = "";
  for (let i = 0; i < many; i++) {
    let angle = roll() * 360;
    let reach = radius;
    let at = about(reach, angle);
    path += `M${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    for (let part = 0; part < 4; part++) {
      reach -= 4 + roll() * 9;
      angle += (roll() - 0.5) * 9;
      at = about(reach, angle);
      path += `L${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    }
  }
  return path;
}

/** A leaf-edged outline around a rectangle, as the jungle grows. */
export function canopy(seed: number, x: number, y: number, width: number, height: number): string {
  const roll = dice(seed);
  const points: [number, number][] = [];
  const side = (x0: number, y0: number, x1: number, y1: number): void => {
    const steps = Math.max(3, Math.round(Math.hypot(x1 - x0, y1 - y0) / 26));
    for (let i = 0; i < steps; i++) points.push([x0 + ((x1 - x0) * i) / steps + (roll() - 0.5) * 9, y0 + ((y1 - y0) * i) / steps + (roll() - 0.5) * 9]);
  };
  side(x, y, x + width, y);
  side(x + width, y, x + width, y + height);
  side(x + width, y + height, x, y + height);
  side(x, y + height, x, y);
  return `${points
    .map(([px, py], at) => {
      if (!at) return `M${px.toFixed(1)} ${py.toFixed(1)}`;
      const [qx, qy] = points[at - 1] ?? [px, py];
      const r = (Math.hypot(px - qx, py - qy) / 1.7).toFixed(1);
      return `A${r} ${r} 0 0 1 ${px.toFixed(1)} ${py.toFixed(1)}`;
    })
    .join("")}Z`;
}

/** A number from 1 to 13 as the Maya wrote it, bars of five and dots, around the origin: paths of dots and of bars. */
export function numeral(number: number): { dots: [number, number][]; bars: number[] } {
  const bars = Math.floor(number / 5);
  const dots = number % 5;
  const rows = bars + (dots ? 1 : 0);
  const top = (-(rows - 1) * 8) / 2;
  return {
    dots: Array.from({ length: dots }, (_, at) => [(at - (dots - 1) / 2) * 7.4, top]),
    bars: Array.from({ length: bars }, (_, at) => top + (at + (dots ? 1 : 0)) * 8),
  };
}
