// Deeds and events in the player's language.
import type { GamePage } from "../games/contract";
import { knows, t } from "../words/words.svelte";
import type { Choice, Deed, Json, MayUndo, Problem, Step } from "../wire";

const CHANCE = -1;

export function nameOf(seat: number, names: string[]): string {
  return seat === CHANCE ? t("table-chance") : (names[seat] ?? "");
}

/** One deed as a sentence; in notation if the game has no words for it. */
export function deedTold(deed: Deed, game: GamePage, names: string[]): string {
  const name = nameOf(deed.seat, names);
  if (deed.undo) return t("table-undone", { name });
  if (deed.action === null) return deed.seat === CHANCE ? t("table-dealt") : t("table-unknown", { name });
  const { id, args } = game.tell(deed.deed, names);
  return knows(id) ? t(id, { name, ...args }) : `${name}: ${deed.name}`;
}

export function newsTold(event: Json, game: GamePage, names: string[]): string | null {
  const { id, args } = game.tell(event, names);
  return knows(id) ? t(id, args) : null;
}

/** A step as sentences: what was done, then what came of it. */
export function stepTold(step: Step, game: GamePage, names: string[]): string[] {
  const deeds = step.deeds.map((deed) => deedTold(deed, game, names));
  const news = step.news.map((event) => newsTold(event, game, names)).filter((said) => said !== null);
  return [...deeds, ...news];
}

/** A refusal in the player's language. */
export function refusalTold(problem: Problem): string {
  const id = `refusal-${problem.message ?? ""}`;
  const said = problem.message && knows(id) ? t(id, problem.args ?? {}) : problem.detail;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** Why an action cannot be taken back just so. */
export function undoTold(undo: MayUndo): string {
  return refusalTold({ type: "", title: "", status: 409, detail: undo.reason ?? "", message: undo.message, args: undo.args });
}

/** A choice as what it would be to do it; in notation if the game has no words for it. */
export function choiceTold(choice: Choice, game: GamePage, names: string[]): string {
  const { id, args } = game.tell(choice.deed, names);
  const own = `${id}-you`;
  return knows(own) ? t(own, args) : choice.name;
}
