// What can be said of how a game ended.
import type { Outcome, TableInfo, TableLine } from "../wire";

export interface Decided {
  part: string;
  /** How many points more the winner has by it than `second`. */
  more: number;
  second: number;
}

/** The part of the points in which the winner is farthest ahead of whoever came next; null where a win is shared or stands on a tie-break. */
export function decidedBy({ how, places, scores, breakdown }: Outcome): Decided | null {
  const order = places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);
  const [first, second] = order.map(({ seat }) => seat);
  if (how !== "finished" || first === undefined || second === undefined || scores[first] === scores[second]) return null;
  const ahead = Object.keys(breakdown[first] ?? {}).map((part) => ({ part, more: (breakdown[first]?.[part] ?? 0) - (breakdown[second]?.[part] ?? 0), second }));
  return ahead.reduce<Decided | null>((best, one) => (one.more > (best?.more ?? 0) ? one : best), null);
}

/** The most points of the player in finished games of the same kind with as many players, this one left out. */
export function bestBefore(tables: TableLine[], id: string, info: TableInfo | null): number | null {
  if (!info) return null;
  const alike = tables.filter(
    (line) => line.id !== id && line.game === info.game && line.seats.length === info.seats.length && line.outcome?.how === "finished" && line.yours.length === 1,
  );
  const points = alike.map((line) => line.outcome?.scores[line.yours[0] ?? -1] ?? 0);
  return points.length ? Math.max(...points) : null;
}
