// The choices of the moment, sorted by where they happen.
import type { Choice } from "../../wire";
import { termsOf } from "./view";

/** Legal rotations of the tile in hand, by field. */
export function placings(legal: Choice[]): Map<string, Map<number, Choice>> {
  const found = new Map<string, Map<number, Choice>>();
  for (const choice of legal) {
    if (choice.deed.do !== "place") continue;
    const field = String(choice.deed.field);
    const turns = found.get(field) ?? new Map<number, Choice>();
    turns.set(Number(choice.deed.rotation), choice);
    found.set(field, turns);
  }
  return found;
}

const HERE = ["uncover", "dig", "camp", "guard"];

/** What may be done at a field without walking. */
export function actionsAt(legal: Choice[], field: string | null): Choice[] {
  if (!field) return [];
  return legal.filter((choice) => HERE.includes(String(choice.deed.do)) && choice.deed.field === field);
}

/** Pieces that may come from the reserve to a field. */
export function bringsTo(legal: Choice[], field: string | null): Choice[] {
  return legal.filter((choice) => choice.deed.do === "bring" && (field === null || choice.terms.to === field));
}

/** Single actions of the piece in hand to a field: over the edge between, or by the secret path. */
export function directTo(legal: Choice[], piece: { field: string; kind: string } | null, to: string | null): Choice[] {
  if (!piece || !to) return [];
  return legal.filter((choice) => {
    const { deed, terms } = choice;
    if (deed.piece !== piece.kind) return false;
    if (deed.do === "step") return deed.from === piece.field && deed.to === to;
    return deed.do === "path" && terms.from === piece.field && terms.to === to;
  });
}

export const named = (legal: Choice[], name: string): Choice | undefined => legal.find((choice) => choice.name === name);
export const ofKind = (legal: Choice[], kind: string): Choice[] => legal.filter((choice) => choice.deed.do === kind);

/** Of the actions that a hint names in their order, the first that may be done now. */
export function hintedNext(legal: Choice[], hinted: number[]): Choice | null {
  for (const action of hinted) {
    const choice = legal.find((one) => one.action === action);
    if (choice) return choice;
  }
  return null;
}

/** The action points a choice takes. */
export const costOf = (choice: Choice | null): number => (choice && termsOf(choice).cost?.action_points) ?? 0;

/** The legal rotation nearest to a wish, turning clockwise. */
export function nearestTurn(turns: Map<number, Choice>, wish: number): number {
  for (let more = 0; more < 6; more++) if (turns.has((wish + more) % 6)) return (wish + more) % 6;
  return wish;
}

/** The next legal rotation in a direction. */
export function nextTurn(turns: Map<number, Choice> | undefined, now: number, step: 1 | -1): number {
  for (let more = 1; more <= 6; more++) {
    const turn = (((now + step * more) % 6) + 6) % 6;
    if (!turns || turns.has(turn)) return turn;
  }
  return now;
}
