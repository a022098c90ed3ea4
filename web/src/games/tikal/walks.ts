// Walks over several steps: the cheapest way of a piece over stones and secret paths (TK 5.2, 5.3).
import { COSTS, PLACES, WAYS } from "./components";
import type { View as TikalView } from "./shapes";
import { BASE, campAt, fieldsByName, type Piece } from "./view";

/** One action of a walk: over a side to the next field, or over the secret path. */
export interface Leg {
  from: string;
  to: string;
  /** Which side is crossed; null for the secret path. */
  side: number | null;
  cost: number;
}

export interface Reached {
  cost: number;
  last: Leg | null;
}

/** Everything a piece on `start` can reach with so many points, and how. */
export function reachable(view: TikalView, seat: number, start: string, points: number): Map<string, Reached> {
  const fields = fieldsByName(view);
  const player = view.players[seat];
  const ends = player ? [BASE, ...player.camps] : [];
  const found = new Map<string, Reached>([[start, { cost: 0, last: null }]]);
  const waiting = new Set([start]);
  while (waiting.size) {
    const at = [...waiting].reduce((one, other) => ((found.get(other)?.cost ?? 0) < (found.get(one)?.cost ?? 0) ? other : one));
    waiting.delete(at);
    const so_far = found.get(at)?.cost ?? 0;
    const legs: Leg[] = [];
    fields.get(at)?.ways.forEach((cost, side) => {
      const to = PLACES[at]?.neighbours[side];
      if (cost > 0 && to) legs.push({ from: at, to, side, cost });
    });
    if (ends.includes(at)) {
      for (const to of ends) if (to !== at) legs.push({ from: at, to, side: null, cost: COSTS.path });
    }
    for (const leg of legs) {
      const cost = so_far + leg.cost;
      if (cost > points || cost >= (found.get(leg.to)?.cost ?? Infinity)) continue;
      found.set(leg.to, { cost, last: leg });
      waiting.add(leg.to);
    }
  }
  return found;
}

/** The legs from the start to a field, in their order. */
export function legsTo(found: Map<string, Reached>, to: string): Leg[] {
  const legs: Leg[] = [];
  for (let leg = found.get(to)?.last; leg; leg = found.get(leg.from)?.last) legs.unshift(leg);
  return legs;
}

/** A walk of several pieces, one after another, in notation. */
export function walkNames(view: TikalView, seat: number, pieces: Piece[], legs: Leg[]): string[] {
  return pieces.flatMap((piece) => legs.map((leg) => legName(view, seat, piece, leg)));
}

/** The notation of a leg, as the choices are named. */
export function legName(view: TikalView, seat: number, piece: Piece, leg: Leg): string {
  const leader = piece === "leader" ? "leader " : "";
  if (leg.side !== null) return `step ${leader}${leg.from} ${WAYS[leg.side]}`;
  const player = view.players[seat];
  return player ? `path ${leader}${campAt(player, leg.from)} ${campAt(player, leg.to)}` : "";
}
