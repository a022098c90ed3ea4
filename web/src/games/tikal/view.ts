// Small questions to the view of Tikal (docs/tikal.md, "The view of a seat").
import type { Choice, Json } from "../../wire";
import { PLACES } from "./components";
import type { Deed, Field, Player, Terms, View } from "./shapes";

export type Piece = "member" | "leader";
export type CampName = "base" | "camp1" | "camp2";

export const BASE = "a5";
export const FIELD_NAMES = Object.keys(PLACES);

export const tikal = (view: Json): View => view as View;
export const deedOf = (choice: Choice): Deed => choice.deed as Deed;
export const termsOf = (choice: Choice): Terms => choice.terms as Terms;

export function fieldsByName(view: View): Map<string, Field> {
  return new Map(view.fields.map((field) => [field.field, field]));
}

/** How many tiles lie in the stack. */
export function stackSize(view: View): number {
  return Object.values(view.tiles_left).reduce((sum, kinds) => sum + Object.values(kinds).reduce((a, b) => a + b, 0), 0);
}

/** The field of the base camp or of a camp of this player. */
export function campField(player: Player, camp: CampName): string | null {
  return camp === "base" ? BASE : (player.camps[camp === "camp1" ? 0 : 1] ?? null);
}

/** Which of a player's camps a field is. */
export function campAt(player: Player, field: string): CampName | null {
  if (field === BASE) return "base";
  const at = player.camps.indexOf(field);
  return at === 0 ? "camp1" : at === 1 ? "camp2" : null;
}

/** Stones of a tile turned clockwise by so many sixths. */
export const turned = (stones: number[], rotation: number): number[] => stones.map((_, edge) => stones[(edge - rotation + 6) % 6] ?? 0);
