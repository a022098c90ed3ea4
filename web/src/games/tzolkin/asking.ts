// How a choice looks as a button: signs before its words, and what it costs and brings after them.
import type { Choice } from "../../wire";
import { BUILDINGS, NUMBERED, WEALTH, WHEELS } from "./components";
import { amounts, effectTokens, given, monumentTokens, signOf, type Token } from "./tokens";
import type { View as TzolkinView } from "./shapes";
import { deedOf, termsOf } from "./view";

export const EMBLEMS: Record<string, string> = { palenque: "corn", yaxchilan: "wood", tikal: "architecture", uxmal: "market", chichen: "skull" };

export interface Face {
  sign: string;
  /** What comes of it. */
  gains: Token[];
  /** What it takes. */
  costs: Token[];
}

const ALONE: Record<string, string> = {
  "place-first": "first",
  "act-nothing": "nothing",
  ahead: "up",
  use: "architecture",
  save: "moon",
  skip: "nothing",
  done: "done",
};

function signFor(choice: Choice): string {
  const deed = deedOf(choice);
  switch (deed.do) {
    case "keep":
      return "resource";
    case "beg":
    case "up":
    case "down":
      return deed.god;
    case "place":
    case "pick":
    case "do":
      return EMBLEMS[deed.wheel] ?? "worker";
    case "act":
      return EMBLEMS[termsOf(choice).wheel ?? ""] ?? "any";
    case "harvest":
      return { corn: "corn_tile", wood: "wood_tile", burn: "fire", bare: "corn" }[deed.way] ?? "corn";
    case "study":
      return deed.technology;
    case "pay":
    case "gain":
    case "buy":
    case "sell":
      return signOf(deed.resource);
    case "free":
      return signOf(deed.good);
    case "build":
      return BUILDINGS[deed.id]?.kind ?? "building";
    case "raise":
      return "monument";
    case "advance":
      return "day";
    default:
      return ALONE[deed.do] ?? "any";
  }
}

export function face(choice: Choice, view: TzolkinView): Face {
  const [deed, terms] = [deedOf(choice), termsOf(choice)];
  const sign = signFor(choice);
  const costs = terms.cost ? amounts(terms.cost, -1) : [];
  let gains = terms.gain ? amounts(terms.gain) : [];
  if (deed.do === "keep") gains = effectTokens(WEALTH[deed.id] ?? []);
  if (deed.do === "build") gains = effectTokens(BUILDINGS[deed.id]?.effects ?? []);
  if (deed.do === "raise") gains = monumentTokens(deed.id, view.players.length);
  if (deed.do === "act") gains = given(view.wheels[WHEELS.indexOf(terms.wheel ?? "")]?.gives[deed.action - 1]);
  if (deed.do === "pick") {
    const wheel = WHEELS.indexOf(deed.wheel);
    const space = deed.space;
    gains = space === 0 ? [] : space > (NUMBERED[wheel] ?? 5) ? [{ sign: "any" }] : given(view.wheels[wheel]?.gives[space - 1]);
  }
  if (deed.do === "do") gains = given(view.wheels[WHEELS.indexOf(deed.wheel)]?.gives[deed.action - 1]);
  if ((deed.do === "place" || deed.do === "place-first") && !costs.length) costs.push({ sign: "corn", number: 0 });
  if ((deed.do === "build" || deed.do === "raise" || deed.do === "study") && !costs.length && terms.price) {
    costs.push(...amounts(terms.price, -1));
  }
  return { sign, gains, costs };
}

/** The questions of a moment in the order they are put, each with its choices. */
export function questions(legal: Choice[]): { kind: string; choices: Choice[] }[] {
  const groups: Record<string, string> = { "place-first": "place", raise: "build", ahead: "act", "act-nothing": "act", save: "use", buy: "market", sell: "market" };
  const found = new Map<string, Choice[]>();
  for (const choice of legal) {
    const what = deedOf(choice).do;
    const kind = groups[what] ?? what;
    found.set(kind, [...(found.get(kind) ?? []), choice]);
  }
  const last = ["skip", "done"];
  return [...found.entries()]
    .map(([kind, choices]) => ({ kind, choices: choices.toSorted((one, other) => Number(one.deed.do === "act-nothing") - Number(other.deed.do === "act-nothing")) }))
    .sort((one, other) => Number(last.includes(one.kind)) - Number(last.includes(other.kind)));
}
