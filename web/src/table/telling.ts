// Deeds and events in the player's language.
import type { GamePage } from "../games/contract";
import { messageOf, sentence, type Message } from "../words/saying";
import { knows, t, words } from "../words/words.svelte";
import type { Choice, Deed, Json, Judgement, MayUndo, Problem, SeatInfo, Step } from "../wire";
import { lostPoints, lostWins } from "./judging";

const CHANCE = -1;

/** What the server calls those who have not said their name, and others at their screen. */
const GUEST = "Guest";
const NAMELESS = /^Player ([A-Z])$/;

/** A name as people call each other; who has none is called so in the reader's language. */
export function called(name: string): string {
  const letter = NAMELESS.exec(name)?.[1];
  return name === GUEST ? t("new-name-none") : letter ? t("new-friend-name-none", { letter }) : name;
}

/** What a player is called in a sentence: a bot without its level. */
export function shortName(seat: SeatInfo): string {
  const level = seat.kind === "bot" && seat.level ? ` (${seat.level})` : "";
  return called(level && seat.name.endsWith(level) ? seat.name.slice(0, -level.length) : seat.name);
}

/** What a bot's level is called. */
export function levelTold(level: string): string {
  return knows(`new-level-${level}`) ? t(`new-level-${level}`) : level;
}

/** What a player is called in a list: a bot with its level, so that one knows whom one plays against. */
export function fullName(seat: SeatInfo): string {
  const level = seat.stand_in ?? (seat.kind === "bot" ? seat.level : null);
  if (!level) return shortName(seat);
  return t(seat.stand_in ? "table-name-stand-in" : "table-name-bot", { name: shortName(seat), level: levelTold(level) });
}

export function nameOf(seat: number, names: string[]): string {
  return seat === CHANCE ? t("table-chance") : (names[seat] ?? "");
}

/** What telling needs of the page of a game. */
export type Tells = Pick<GamePage, "id" | "things" | "retold">;

/** The message of a deed or an event of a game. */
export function messageFor(game: Tells, said: Json, names: string[]): Message {
  return messageOf(words, game.id, said, names, game.things ?? {});
}

/** One deed as a sentence; in notation if the game has no words for it. */
export function deedTold(deed: Deed, game: Tells, names: string[]): string {
  const name = nameOf(deed.seat, names);
  if (deed.undo) return deed.seat === CHANCE ? t("table-undone-chance") : t("table-undone", { name });
  if (deed.action === null) return deed.seat === CHANCE ? t("table-dealt") : t("table-unknown", { name });
  const { id, args } = messageFor(game, deed.deed, names);
  return knows(id) ? t(id, { ...args, name }) : `${name}: ${deed.name}`;
}

export function newsTold(event: Json, game: Tells, names: string[]): string | null {
  const { id, args } = messageFor(game, event, names);
  return (knows(id) && t(id, args)) || null;
}

/** A step as sentences: what was done, then what came of it. */
export function stepTold(step: Step, game: Tells, names: string[]): string[] {
  const retold = (deed: Deed): boolean => {
    const event = game.retold?.[deed.deed.do as string];
    return event !== undefined && step.news.some((news) => news.event === event && news.seat === deed.seat);
  };
  const deeds = step.deeds.filter((deed) => !retold(deed)).map((deed) => deedTold(deed, game, names));
  const news = step.news.map((event) => newsTold(event, game, names)).filter((said) => said !== null);
  return [...deeds, ...news];
}

/** A refusal in the player's language. */
export function refusalTold(problem: Problem): string {
  const known = `refusal-${problem.message ?? ""}`;
  const id = knows(`${known}-you`) ? `${known}-you` : known;
  const said = problem.message && knows(id) ? t(id, problem.args ?? {}) : problem.detail;
  return sentence(said);
}

/** Why an action cannot be taken back just so. */
export function undoTold(undo: MayUndo): string {
  return refusalTold({ type: "", title: "", status: 409, detail: undo.reason ?? "", message: undo.message, args: undo.args });
}

/** A choice as what it would be to do it; in notation if the game has no words for it. */
export function choiceTold(choice: Pick<Choice, "name" | "deed">, game: Tells, names: string[]): string {
  const { id, args } = messageFor(game, choice.deed, names);
  const own = `${id}-you`;
  return knows(own) ? t(own, args) : choice.name;
}

/** What the button says that ends a turn with this choice: "End turn", "Bid 3". */
export function finishOf(choice: Choice, game: Tells, names: string[]): string {
  const id = `${game.id}-finish-${String(choice.deed.do)}`;
  if (!knows(id)) return t("table-finish");
  const { gain, unused = 0 } = choice.terms as { gain?: { points?: number }; unused?: number };
  return t(id, { ...messageFor(game, choice.deed, names).args, ...(gain ? { scoring: "yes", points: gain.points ?? 0 } : { scoring: "no" }), unused });
}

/** Two deeds as one: from where the first began to where the second ends. */
export const joined = (one: Deed, next: Deed): Deed => ({ ...next, deed: { ...next.deed, from: one.deed.from } });

/** A whole turn as what it would be to do it: a walk is one line, and so is what is done several times. */
export function turnLines(deeds: Deed[], game: Tells & Pick<GamePage, "joins">, names: string[]): string[] {
  const parts: Deed[] = [];
  for (const deed of deeds) {
    const before = parts.at(-1);
    if (before && game.joins?.(before, deed)) parts[parts.length - 1] = joined(before, deed);
    else parts.push(deed);
  }
  const lines: { said: string; times: number }[] = [];
  for (const part of parts) {
    const said = choiceTold(part, game, names);
    const before = lines.at(-1);
    if (before?.said === said) before.times += 1;
    else lines.push({ said, times: 1 });
  }
  return lines.map(({ said, times }) => (times > 1 ? t("table-times", { said, count: times }) : said));
}

export function turnTold(deeds: Deed[], game: Tells & Pick<GamePage, "joins">, names: string[]): string {
  return turnLines(deeds, game, names).join("; ");
}

/** What a part of the points is called. */
export function partName(game: string, part: string): string {
  const id = `${game}-part-${part}`;
  return knows(id) ? t(id) : part;
}

/** A share of games, or a chance. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}\u00a0%`;
}

/** What a turn cost, in points and chance to win. */
export function costTold(judgement: Judgement): string {
  const points = t("analysis-points", { points: judgement.lost.points.toFixed(1) });
  const wins = t("analysis-wins", { wins: percent(judgement.lost.wins) });
  const what = !lostWins(judgement) ? points : !lostPoints(judgement) ? wins : t("analysis-both", { points, wins });
  return t(judgement.at_most ? "analysis-cost-least" : "analysis-cost", { what });
}
