// The view of a seat as this page reads it, and small questions about fields. docs/silver_gold.md describes every field.
import { MAPS, type TreasureMap } from "./components";
import type { Json } from "../../wire";

export interface Held {
  id: string;
  marked: string[];
  free: number;
}

export interface PlayerView {
  seat: number;
  maps: (Held | null)[];
  completed: string[];
  coins: number;
  trophies: number[];
  palms: number[];
  score: number;
  parts: Record<string, number>;
}

export interface TableView {
  seat: number | null;
  phase: "deal" | "keep" | "fill" | "start" | "reveal" | "mark" | "take" | "draw" | "over";
  turn: number | null;
  pending: number[];
  number: number;
  round: number;
  card: number;
  start_player: number | null;
  pattern: string | null;
  reveals: string[];
  cards: Record<string, number>;
  deck: number;
  display: string[];
  display_palms: number;
  trophies_left: number[];
  players: PlayerView[];
  hand: string[];
  owed: number;
  ranking: number[] | null;
  options: { open_discard: boolean };
}

export const read = (view: Json): TableView => view as unknown as TableView;

export const COLUMNS = 4;
export type Sign = "o" | "X" | "C" | "P";

export interface Field {
  name: string;
  x: number;
  y: number;
  sign: Sign;
}

export function treasureMap(id: string): TreasureMap {
  const found = MAPS[id];
  if (!found) throw new Error(`there is no map ${id}`);
  return found;
}

/** A field as people write it: column letter, row number. */
export const fieldName = (x: number, y: number): string => `${"abcd"[x] ?? "?"}${y + 1}`;

export const fieldAt = (name: string): { x: number; y: number } => ({
  x: name.charCodeAt(0) - 97,
  y: Number(name.slice(1)) - 1,
});

const fieldsOf = new Map<string, Field[]>();

/** The fields of a map, row by row. */
export function fields(id: string): Field[] {
  let found = fieldsOf.get(id);
  if (!found) {
    found = treasureMap(id).rows.flatMap((row, y) =>
      [...row].flatMap((sign, x) => (sign === "." ? [] : [{ name: fieldName(x, y), x, y, sign: sign as Sign }])),
    );
    fieldsOf.set(id, found);
  }
  return found;
}

/** The word of a symbol, as part of a message's name. */
export const signWord = (sign: Sign): "plain" | "cross" | "coin" | "palm" =>
  ({ o: "plain", X: "cross", C: "coin", P: "palm" })[sign] as "plain" | "cross" | "coin" | "palm";
