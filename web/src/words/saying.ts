// Which message says a deed, an event, or the terms of an action, and with what: one rule for all games. The terminal
// has the same rule in sacbe/terminal/saying.py, and a test compares the two.
//
// The message is named by what is done, `tikal-place`, drawn, `tikal-draw-tile`, or happened, `tikal-news-points-temple`.
// All fields are arguments. A word is said by `tikal-FIELD-WORD` or `tikal-thing-WORD`, and stays itself as `FIELD_id`;
// a seat by the player's name; a list by the language's own list; what an id names adds what is known of that thing.

export type Value = string | number;
export type Args = Record<string, Value>;
export type Said = Record<string, unknown>;
/** What is known of the things that have ids: tiles, maps, tablets. */
export type Things = Record<string, Said>;
export interface Words {
  knows: (id: string) => boolean;
  t: (id: string, args?: Args) => string;
  /** The further forms of a message, by their names. */
  forms: (id: string) => Record<string, string>;
}
export interface Message {
  id: string;
  args: Args;
}

const SEATS = ["seat", "by", "opener", "winner", "first_player"];
const SEAT_LISTS = ["seats", "order"];
const UNSAID = ["ends_turn", "reveals"];
const CHANCE = -1;

const isObject = (value: unknown): value is Said => typeof value === "object" && value !== null && !Array.isArray(value);
const isPair = (value: unknown): value is [Value, Value] => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "number");

/** With a capital letter. */
export const sentence = (text: string): string => (text ? text.charAt(0).toUpperCase() + text.slice(1) : "");

/** A list as the language says it. */
export function listed(words: Words, parts: string[], joint = "list-and"): string {
  if (parts.length < 2) return parts.join("");
  return words.t(joint, { list: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] ?? "" });
}

/** Goods and the like by number: 2 wood and 1 skull. */
export function amounts(words: Words, game: string, many: Said): string {
  const told = Object.entries(many)
    .filter(([, number]) => number)
    .map(([thing, number]) => amount(words, game, thing, Number(number)));
  return listed(words, told);
}

function amount(words: Words, game: string, thing: string, number: number): string {
  const id = `${game}-amount`;
  return words.knows(id) ? words.t(id, { thing, number: Math.abs(number), minus: number < 0 ? "yes" : "no" }) : `${thing} ${number}`;
}

/** A word of a field, said in the player's language with the fields beside it. */
function word(words: Words, game: string, field: string, value: string, beside: Args): [string, Record<string, string>] {
  const id = [`${game}-${field}-${value}`, `${game}-thing-${value}`].find(words.knows);
  return id ? [words.t(id, beside), words.forms(id)] : [value, {}];
}

/** The arguments that the fields of a deed or an event make. */
export function argsOf(words: Words, game: string, said: Said, names: string[], things: Things): Args {
  const known: Said = typeof said.id === "string" ? { ...things[said.id], ...said } : said;
  const args: Args = {};
  for (const [field, value] of Object.entries(known)) {
    if (typeof value === "number" || typeof value === "string") args[field] = value;
    else if (typeof value === "boolean") args[field] = value ? "yes" : "no";
    else if (value === null) args[field] = "none";
  }
  const beside = { ...args };
  for (const [field, value] of Object.entries(known)) {
    if (value === null) args[`${field}_id`] = "none";
    else if (typeof value === "number") {
      args[`${field}_size`] = Math.abs(value);
      if (field === "seat") args.who = args.name = names[value] ?? "";
      else if (SEATS.includes(field)) args[field] = value === CHANCE ? "" : (names[value] ?? "");
    } else if (typeof value === "string") {
      const [text, forms] = word(words, game, field, value, beside);
      args[field] = text;
      args[`${field}_id`] = value;
      for (const [form, other] of Object.entries(forms)) args[`${field}_${form}`] = other;
    } else if (isObject(value)) args[field] = amounts(words, game, value);
    else if (Array.isArray(value)) {
      args[field] = list(words, game, field, value, names, things);
      args[`${field}_count`] = value.length;
      if (field === "ranking") ranked(args, words, value as number[], names);
      if (field === "scores") args.best = Math.max(...(value as number[]));
    }
  }
  return args;
}

/** Who is first, all of them if several are. */
function ranked(args: Args, words: Words, places: number[], names: string[]): void {
  const first = places.flatMap((place, seat) => (place === Math.min(...places) ? [names[seat] ?? ""] : []));
  args.winners = listed(words, first);
  args.winners_count = first.length;
}

/** The parts of a list: seats, words, numbers, or objects, each of which has a message of its own. */
function list(words: Words, game: string, field: string, parts: unknown[], names: string[], things: Things): string {
  const each = `${game}-${field}-each`;
  const told = parts.map((part, at): string => {
    if (isObject(part)) {
      const own = argsOf(words, game, part, names, things);
      return words.t(typeof part.what === "string" ? `${game}-${field}-${part.what}` : each, own);
    }
    if (typeof part === "number") return field === "scores" ? words.t("list-score", { name: names[at] ?? "", points: part }) : SEAT_LISTS.includes(field) ? (names[part] ?? "") : String(part);
    if (words.knows(each)) return words.t(each, argsOf(words, game, { id: part }, names, things));
    return word(words, game, field, String(part), {})[0];
  });
  return words.knows(each) ? told.join("; ") : listed(words, told);
}

/** The message of a deed or an event. */
export function messageOf(words: Words, game: string, said: Said, names: string[], things: Things): Message {
  const what = said.event ? ["news", said.event, said.why] : [said.do, said.what];
  const id = [game, ...what.filter((part) => part)].join("-");
  return { id, args: argsOf(words, game, said, names, things) };
}

/** What an action would cost and bring, each thing that has a message by itself. */
export function termsTold(words: Words, game: string, terms: Said, names: string[], things: Things): string[] {
  const told: string[] = [];
  const say = (id: string, said: Said, more: Args = {}): void => {
    if (words.knows(id)) told.push(words.t(id, { ...argsOf(words, game, said, names, things), ...more }));
  };
  for (const [field, value] of Object.entries(terms)) {
    const id = `${game}-terms-${field}`;
    if (UNSAID.includes(field)) continue;
    if (!isObject(value)) {
      say(id, { [field]: value });
      continue;
    }
    const counted = words.knows(id) && Object.values(value).every((part) => typeof part === "number");
    say(id, value, { amounts: (counted && amounts(words, game, value)) || "none" });
    for (const [part, number] of Object.entries(value)) {
      if (number !== null) say(`${id}-${part}`, isObject(number) ? number : isPair(number) ? { from: number[0], to: number[1] } : { number });
    }
  }
  return told.filter((text) => text);
}
