// The view of a seat, as far as the page reads it.
import type { Choice, Json } from "../../wire";

export type Worker = number | "dummy" | null;
export interface Gives {
  [what: string]: number | Record<string, Record<string, number>> | { what: string; number: number }[] | undefined;
  harvest?: Record<string, Record<string, number>>;
  then?: { what: string; number: number }[];
}
export interface WheelView {
  wheel: string;
  workers: Worker[];
  last_space: number;
  next_space: number | null;
  next_cost: number | null;
  possible: number[];
  gives: Gives[];
}
export interface BuildingView {
  id: string;
  cost: number[];
  corn_cost: number;
  payable?: boolean;
  payable_with_corn?: boolean;
}
export interface MonumentView {
  id: string;
  cost: number[];
  payable?: boolean;
  worth_now?: number;
}
export interface PlayerView {
  [good: string]: unknown;
  seat: number;
  corn: number;
  wood: number;
  stone: number;
  gold: number;
  skull: number;
  workers: number;
  in_hand: number;
  light: boolean;
  temples: Record<string, number>;
  technologies: Record<string, number>;
  buildings: string[];
  monuments: string[];
  monuments_worth: number;
  corn_tiles: number;
  wood_tiles: number;
  meal_bill: number;
  wealth: string[];
  score: number;
  parts: Record<string, number>;
}
export interface Frame {
  what: string;
  numbers?: number[];
  of?: string;
}
export interface TzolkinView {
  seat: number | null;
  phase: string;
  turn: number | null;
  pending: number[];
  mode: string;
  placed: number;
  asked: Frame | null;
  stack: Frame[];
  day: number;
  food_day: boolean;
  food_days_done: number;
  days_to_food: number;
  first_player: number | null;
  first_space: Worker;
  calendar_corn: number;
  skulls_in_bank: number;
  skulls_offered: number[];
  wheels: WheelView[];
  jungle: { space: number; corn_tiles: number; wood_tiles: number; corn_visible: number }[];
  buildings: BuildingView[];
  monuments: MonumentView[];
  buildings_in_stack: number;
  temples: { god: string; steps: number[]; points_now: number[]; goods_now: Record<string, number>[] }[];
  players: PlayerView[];
  hand: string[];
}

export const asView = (view: Json): TzolkinView => view as unknown as TzolkinView;

/** A legal choice by what is done and one more word. */
export function find(legal: Choice[], what: string, field?: string, value?: string | number): Choice | null {
  return legal.find((choice) => choice.deed.do === what && (field === undefined || choice.deed[field] === value)) ?? null;
}

/** Whose goods decide what is affordable: the viewer, or for a spectator the player to move. */
export function reader(view: TzolkinView, seat: number | null): PlayerView | null {
  return view.players[seat ?? view.turn ?? -1] ?? null;
}

/** Where a worker that is being used stands: the wheel's number and the space. */
export function inUse(view: TzolkinView): { wheel: number; space: number } | null {
  const frame = view.stack.findLast((each) => each.what === "act");
  return frame?.numbers ? { wheel: frame.numbers[0] ?? 0, space: frame.numbers[1] ?? 0 } : null;
}
