// Small questions to the view of Silver & Gold and about fields of maps. docs/silver_gold.md describes every field.
import { MAPS, type TreasureMap } from "./components";
import type { Deed, Terms, View } from "./shapes";
import type { Choice, Json } from "../../wire";

export const read = (view: Json): View => view as View;
export const deedOf = (choice: Choice): Deed => choice.deed as Deed;
export const termsOf = (choice: Choice): Terms => choice.terms as Terms;

/** The map that a choice takes from the display. */
export function takenBy(choice: Choice | null): string | null {
  const deed = choice && deedOf(choice);
  return deed?.do === "take" ? deed.id : null;
}

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
