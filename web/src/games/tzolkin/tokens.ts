// Goods, effects and costs as rows of tokens: a number and a sign, drawn by Row (in drawings) and Tokens (in text).
import type { Effect, Gives } from "./shapes";
import { MASTERY_POINTS, MONUMENTS, MONUMENTS_BUILT_POINTS } from "./components";
import { amounts as goodsTold, argsOf } from "../../words/saying";
import { t, words } from "../../words/words.svelte";

export interface Token {
  sign?: string;
  /** Stands before the sign, or on it for points. */
  number?: number | string | undefined;
  /** Plain text between signs, such as a stroke for "or". */
  text?: string;
  /** Something that is missing. */
  missing?: boolean;
}

const one = (sign: string, number: number): Token => (sign === "points" ? { sign, number } : { sign, number: number === 1 ? undefined : number });
const OR: Token = { text: "/" };
const GAINS = ["points", "chaac", "quetzalcoatl", "kukulcan", "wood", "stone", "gold", "skull", "corn", "workers"] as const;
const SIGNS: Record<string, string> = { workers: "worker", corn_tiles: "corn_tile", wood_tiles: "wood_tile", resources: "resource" };
export const signOf = (thing: string): string => SIGNS[thing] ?? thing;

/** Goods and the like, those lost first and with a minus. */
export function amounts(goods: Record<string, number>, sign = 1): Token[] {
  return Object.entries(goods)
    .filter(([, number]) => number)
    .map(([thing, number]) => {
      const many = sign * number;
      if (thing === "points") return { sign: "points", number: many < 0 ? `−${-many}` : many };
      return many < 0 ? { sign: signOf(thing), number: `−${-many}` } : one(signOf(thing), many);
    });
}

const THEN: Record<string, (number: number) => Token[]> = {
  study: (number) => [one("technology", number)],
  construct: (number) => (number === 2 ? [{ sign: "building", number: 2 }, OR, { sign: "monument" }] : [{ sign: "building" }]),
  "construct with corn": () => [{ sign: "corn" }, { text: "›" }, { sign: "building" }],
  "up any": (number) => [one("temple", number)],
  "up two": () => [{ sign: "temple", number: 2 }],
  "pay resource": () => [{ sign: "resource", number: "−1" }],
  trade: () => [{ sign: "market" }],
  "any action": () => [{ sign: "corn", number: "−1" }, { sign: "any" }],
  "gain any": (number) => (number ? [one("resource", number)] : []),
  pray: () => [],
};

/** What an action of a wheel gives now, in as few signs as it can be said. */
export function given(gives: Gives | undefined): Token[] {
  if (!gives) return [];
  if (gives.harvest) {
    const ways = gives.harvest;
    const corn = ways.corn ?? ways.bare;
    const tokens: Token[] = [];
    if (corn) tokens.push(...amounts(corn));
    else if (ways.burn) tokens.push({ sign: "burn", number: ways.burn.corn });
    if (ways.wood) tokens.push(...(tokens.length ? [OR] : []), ...amounts(ways.wood));
    return tokens.length ? tokens : [{ sign: "nothing" }];
  }
  const found: Token[] = [];
  for (const thing of GAINS) {
    const number = gives[thing];
    if (number && !(thing === "skull" && number < 0)) {
      found.push(number < 0 ? { sign: signOf(thing), number: `−${-number}` } : one(signOf(thing), number));
    }
  }
  for (const next of gives.then ?? []) found.push(...(THEN[next.what]?.(next.number) ?? []));
  return found.length ? found : [{ sign: "nothing" }];
}

/** What a tile does. */
export function effectTokens(effects: Effect[]): Token[] {
  return effects.flatMap((effect): Token[] => {
    const number = effect.number ?? 1;
    switch (effect.what) {
      case "gain":
        return [one(effect.good ?? "", number)];
      case "points":
        return [one("points", number)];
      case "up":
        return [one(effect.god ?? "", number)];
      case "up-any":
        return [{ sign: "temple", number: `+${number}` }];
      case "advance":
        return [{ sign: effect.technology ?? "", number: "+1" }];
      case "advance-any":
        return [{ sign: "technology", number: `+${number}` }];
      case "worker":
        return [{ sign: "worker", number: "+1" }];
      case "farm":
        return [{ sign: "meal", number }, { sign: "worker" }];
      case "thrift":
        return [{ sign: "meal" }, { sign: "corn", number: "−1" }];
      case "trade":
        return [{ sign: "market" }];
      case "build":
        return [{ sign: "building", number: "+1" }];
      case "any-action":
        return [{ sign: "corn", number: "−1" }, { sign: "any" }];
      default:
        return [];
    }
  });
}

/** More signs than this are counted instead of shown one by one. */
const SPREAD = 3;
const RESOURCE_ORDER = ["wood", "stone", "gold", "skull"];

/** A cost sign by sign; what the player lacks is marked. */
export function costTokens(cost: number[], have: Record<string, unknown> | null): Token[] {
  const many = cost.reduce((sum, number) => sum + number, 0) > SPREAD;
  return cost.flatMap((number, at): Token[] => {
    if (!number) return [];
    const sign = RESOURCE_ORDER[at] ?? "";
    const held = have ? Number(have[sign] ?? 0) : number;
    if (many) return [{ sign, number: number === 1 ? undefined : number, ...(held < number ? { missing: true } : {}) }];
    return Array.from({ length: number }, (_, index) => (index < held ? { sign } : { sign, missing: true }));
  });
}

/** How a monument scores. */
export function monumentTokens(id: string, players: number): Token[] {
  const monument = MONUMENTS[id];
  if (!monument) return [];
  const each = (...signs: string[]): Token[] => [{ sign: "points", number: monument.number }, { text: "×" }, ...signs.map((sign) => ({ sign }))];
  switch (monument.scores) {
    case "best-temple":
      return each("temple");
    case "all-temples":
      return [{ sign: "points", number: "" }, { text: "=" }, { sign: "chaac" }, { sign: "quetzalcoatl" }, { sign: "kukulcan" }];
    case "kind":
      return each(monument.kind);
    case "offered":
      return each("skull");
    case "mastery":
      return [...MASTERY_POINTS.slice(1, 4).map((points) => ({ sign: "points", number: points })), { text: "×" }, { sign: "technology", number: 3 }];
    case "levels":
      return each("technology");
    case "workforce":
      return each("worker");
    case "buildings":
      return [...each("building"), { text: "+" }, { sign: "monument" }];
    case "monuments":
      return [{ sign: "points", number: MONUMENTS_BUILT_POINTS[players] ?? 0 }, { text: "×" }, { sign: "monument" }];
    case "corn-tiles":
      return each("corn_tile");
    default:
      return each("wood_tile");
  }
}

/** Goods in words: "2 wood, 1 skull". */
export function amountsTold(goods: Record<string, number>): string {
  return goodsTold(words, "tzolkin", goods);
}

/** What a tile does, in words. */
export function effectsTold(effects: Effect[]): string {
  return String(argsOf(words, "tzolkin", { effects }, [], {}).effects);
}

/** How a monument scores, in words. */
export function monumentTold(id: string, players: number): string {
  const monument = MONUMENTS[id];
  if (!monument) return "";
  const number = monument.scores === "monuments" ? (MONUMENTS_BUILT_POINTS[players] ?? 0) : monument.number;
  return t(`tzolkin-scores-${monument.scores}`, { number, kind: monument.kind });
}

/** What an action of a wheel gives now, in words. */
export function givenTold(gives: Gives | undefined): string {
  if (!gives) return "";
  if (gives.harvest) {
    return Object.entries(gives.harvest)
      .map(([way, goods]) => t("tzolkin-gives-harvest", { way, goods: amountsTold(goods) }))
      .join("; ");
  }
  const goods: Record<string, number> = {};
  for (const thing of GAINS) if (gives[thing]) goods[thing] = gives[thing];
  const then = (gives.then ?? []).map((next) => t(`tzolkin-then-${next.what.replaceAll(" ", "-")}`, { number: next.number }));
  return [amountsTold(goods), ...then].filter((part) => part).join(", ");
}
