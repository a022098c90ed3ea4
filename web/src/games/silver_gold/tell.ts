// Deeds, events and maps of Silver & Gold as messages: which one, and what to put in.
import { t } from "../../words/words.svelte";
import type { Json } from "../../wire";
import { SEAL_VALUE } from "./components";
import { fields, treasureMap } from "./view";

type Told = { id: string; args: Record<string, string | number> };

const PREFIX = "silver_gold";

export function tell(deed: Json, names: string[]): Told {
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(deed)) {
    if (typeof value === "string" || typeof value === "number") args[name] = value;
  }
  const seat = deed.seat as number | undefined;
  if (typeof seat === "number") args.who = names[seat] ?? "";
  if (Array.isArray(deed.fields)) {
    args.fields = (deed.fields as string[]).join(", ");
    args.count = deed.fields.length;
  }
  if (Array.isArray(deed.ids)) args.ids = (deed.ids as string[]).join(", ");
  if (deed.do === "mark") return { id: `${PREFIX}-mark-${deed.pattern === null ? "one" : "pattern"}`, args: { ...args, pattern: patternName(deed.pattern as string | null) } };
  if (deed.do === "draw") {
    if (deed.what === "card") args.pattern = patternName(deed.id as string);
    return { id: `${PREFIX}-draw-${deed.what}`, args };
  }
  if (deed.do) return { id: `${PREFIX}-${deed.do}`, args: { ...args, ...(deed.id ? about(deed.id as string) : {}) } };
  const kind = deed.event as string;
  if (kind === "points") return { id: `${PREFIX}-news-points-${deed.why}`, args };
  if (kind === "game-over") {
    const scores = deed.scores as number[];
    return { id: `${PREFIX}-news-game-over`, args: { result: scores.map((score, at) => `${names[at] ?? ""} ${score}`).join(", ") } };
  }
  return { id: `${PREFIX}-news-${kind}`, args };
}

const patternName = (pattern: string | null): string => (pattern === null ? "" : t(`${PREFIX}-pattern-${pattern}`));

const about = (id: string): Record<string, string | number> => {
  const map = treasureMap(id);
  return { colour: t(`${PREFIX}-colour-${map.colour}`), points: map.points };
};

/** A map in words: name, colour, points, symbols, seal. */
export function mapLabel(id: string): string {
  const map = treasureMap(id);
  const count = (sign: string): number => fields(id).filter((field) => field.sign === sign).length;
  const said = t(`${PREFIX}-map-says`, { id, ...about(id), crosses: count("X"), coins: count("C"), palms: count("P") });
  return map.seal ? `${said} ${sealLabel(id)}` : said;
}

/** What the seal of a map pays; empty if it has none. */
export function sealLabel(id: string): string {
  const seal = treasureMap(id).seal;
  return seal ? t(`${PREFIX}-seal-says`, { points: SEAL_VALUE[seal], colour: t(`${PREFIX}-colour-${seal}`) }) : "";
}

/** What is to be marked on the board when somebody reads a line of the log. */
export function spots(deed: Json): string[] {
  const found: string[] = [];
  const ids = [...(typeof deed.id === "string" ? [deed.id] : []), ...((deed.ids as string[] | undefined) ?? [])];
  for (const id of ids) found.push(`map:${id}`);
  if (deed.id && Array.isArray(deed.fields)) {
    found.shift();
    for (const field of deed.fields as string[]) found.push(`field:${deed.id}:${field}`);
  }
  if (deed.do === "take-deck") found.push("deck");
  if (deed.what === "card" || typeof deed.round === "number") found.push("card");
  if (typeof deed.seat === "number") found.push(`seat:${deed.seat}`);
  return found;
}
