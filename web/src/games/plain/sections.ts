// A view as sections that people can read, whatever the game: facts, rows of things, tables, the players.
import { knows, t } from "../../words/words.svelte";
import type { Json } from "../../wire";

/** What the frame of the page shows already, or nobody needs to read. */
const NOT_TOLD = ["game", "rules", "options", "seat", "turn", "pending", "parts", "players"];

export interface Fact {
  key: string;
  label: string;
  value: unknown;
}
export interface Column {
  key: string;
  label: string;
}
export type Section =
  | { kind: "things"; key: string; label: string; things: unknown[] }
  | { kind: "grid"; key: string; label: string; rows: unknown[][] }
  | { kind: "facts"; key: string; label: string; facts: Fact[] }
  | { kind: "table"; key: string; label: string; columns: Column[]; rows: Json[] };

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && !value.length) || (isObject(value) && !Object.keys(value).length);

/** `jade_out` as "Jade out", if the game's words do not say it. */
export function labelOf(game: string, key: string): string {
  const id = `${game}-view-${key}`;
  if (knows(id)) return t(id);
  const words = key.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A single value; a word of the game in the player's language, if its words say it. */
export function valueOf(game: string, key: string, value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return t(value ? "plain-yes" : "plain-no");
  if (typeof value === "string") {
    const id = `${game}-${key}-${value}`;
    return knows(id) ? t(id) : value;
  }
  if (Array.isArray(value)) return value.length ? value.map((each) => valueOf(game, key, each)).join(value.some((each) => typeof each === "object") ? "; " : ", ") : "–";
  if (isObject(value)) return Object.entries(value).map(([inner, each]) => `${labelOf(game, inner)} ${valueOf(game, inner, each)}`).join(", ") || "–";
  return String(value);
}

/** Single facts of the table, for the strip at its head. */
export function factsOf(game: string, view: Json): Fact[] {
  return Object.entries(view)
    .filter(([key, value]) => !NOT_TOLD.includes(key) && (typeof value !== "object" || value === null))
    .map(([key, value]) => ({ key, label: labelOf(game, key), value }));
}

/** Whatever has parts of its own, in the order of the view; what is empty now keeps its place. */
export function sectionsOf(game: string, view: Json): Section[] {
  return Object.entries(view)
    .filter(([key, value]) => !NOT_TOLD.includes(key) && typeof value === "object" && value !== null)
    .map(([key, value]) => sectionOf(game, key, value as object));
}

function sectionOf(game: string, key: string, value: object): Section {
  const label = labelOf(game, key);
  if (isObject(value)) return { kind: "facts", key, label, facts: Object.entries(value).map(([inner, each]) => ({ key: inner, label: labelOf(game, inner), value: each })) };
  const list = value as unknown[];
  if (list.length && list.every(isObject)) return { kind: "table", key, label, columns: columnsOf(game, list), rows: list };
  const [first] = list;
  if (list.length > 1 && Array.isArray(first) && list.every((row) => Array.isArray(row) && row.length === first.length)) return { kind: "grid", key, label, rows: list as unknown[][] };
  return { kind: "things", key, label, things: list };
}

/** The keys of rows as columns; one in which no row has anything is left out. */
export function columnsOf(game: string, rows: Json[]): Column[] {
  const keys = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return keys
    .filter((key) => !NOT_TOLD.includes(key) && rows.some((row) => !isEmpty(row[key])))
    .map((key) => ({ key, label: labelOf(game, key) }));
}

/** The players' rows of a view, if it tells of them one by one. */
export function playersOf(view: Json, seats: number): Json[] {
  const players: unknown = view.players;
  return Array.isArray(players) && players.length === seats && players.every(isObject) ? (players as Json[]) : [];
}

/** What a player has, but for the points, which stand apart. */
export function goodsOf(game: string, players: Json[], seat: number): Fact[] {
  const player = players[seat];
  if (!player) return [];
  return columnsOf(game, players)
    .filter((column) => column.key !== "score")
    .map((column) => ({ ...column, value: player[column.key] }));
}
