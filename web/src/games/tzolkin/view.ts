// Small questions to the view of Tzolk'in (docs/tzolkin.md, "The view of a seat").
import type { Choice, Json } from "../../wire";
import type { Deed, Player, Terms, View } from "./shapes";

export const asView = (view: Json): View => view as View;
export const deedOf = (choice: Choice): Deed => choice.deed as Deed;
export const termsOf = (choice: Choice): Terms => choice.terms as Terms;

/** A legal choice by what is done and one more word. */
export function find(legal: Choice[], what: string, field?: string, value?: string | number): Choice | null {
  return legal.find((choice) => choice.deed.do === what && (field === undefined || choice.deed[field] === value)) ?? null;
}

/** The corn that a choice costs. */
export const cornOf = (choice: Choice | null): number => (choice && termsOf(choice).cost?.corn) ?? 0;

/** Whose goods decide what is affordable: the viewer, or for a spectator the player to move. */
export function reader(view: View, seat: number | null): Player | null {
  return view.players[seat ?? view.turn ?? -1] ?? null;
}

/** Where a worker that is being used stands: the wheel's number and the space. */
export function inUse(view: View): { wheel: number; space: number } | null {
  const frame = view.stack.findLast((each) => each.what === "act");
  return frame?.numbers ? { wheel: frame.numbers[0] ?? 0, space: frame.numbers[1] ?? 0 } : null;
}
