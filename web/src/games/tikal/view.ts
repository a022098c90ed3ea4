// The view of Tikal as the server sends it (docs/tikal.md, "The view of a seat"), and small questions to it.
import type { Json } from "../../wire";
import { PLACES, type Terrain, type Tile } from "./components";

export type Piece = "member" | "leader";
export type CampName = "base" | "camp1" | "camp2";

export interface Field {
  field: string;
  terrain: Terrain;
  tile: string | null;
  stones: number[];
  ways: number[];
  members: number[];
  leaders: number[];
  camp: number | null;
  value?: number;
  guard?: number | null;
  strength?: number[];
  scored_by?: number | null;
  uncovered_this_turn?: number;
  tokens?: number;
  dug_this_turn?: number;
}

export interface PlayerView {
  seat: number;
  reserve: number;
  leader: string;
  camps_left: number;
  camps: string[];
  guards_left: number;
  treasures: Record<string, number>;
  score: number;
  parts: Record<string, number>;
  would_score: { temples: number; treasures: number };
}

export interface AuctionView {
  offer: Tile[];
  opener: number | null;
  bid: number;
  bidder: number | null;
  in_auction: number[];
  in_round: number[];
  highest_bid: number | null;
  tiles_to_come: number;
}

export interface TikalView {
  seat: number | null;
  phase: string;
  turn: number | null;
  number: number;
  action_points: number;
  tile: Tile | null;
  scoring: null | "volcano" | "final";
  scoring_order: number[];
  scoring_turns_done: number;
  scorings_done: number;
  fields: Field[];
  players: PlayerView[];
  tiles_left: Record<string, Record<string, number>>;
  top_letter: string | null;
  levels_left: Record<string, number>;
  treasures_left: Record<string, number>;
  auction: AuctionView | null;
}

export const BASE = "a5";
export const FIELD_NAMES = Object.keys(PLACES);

export const tikal = (view: Json): TikalView => view as unknown as TikalView;

export function fieldsByName(view: TikalView): Map<string, Field> {
  return new Map(view.fields.map((field) => [field.field, field]));
}

/** How many tiles lie in the stack. */
export function stackSize(view: TikalView): number {
  return Object.values(view.tiles_left).reduce((sum, kinds) => sum + Object.values(kinds).reduce((a, b) => a + b, 0), 0);
}

/** The field of the base camp or of a camp of this player. */
export function campField(player: PlayerView, camp: CampName): string | null {
  return camp === "base" ? BASE : (player.camps[camp === "camp1" ? 0 : 1] ?? null);
}

/** Which of a player's camps a field is. */
export function campAt(player: PlayerView, field: string): CampName | null {
  if (field === BASE) return "base";
  const at = player.camps.indexOf(field);
  return at === 0 ? "camp1" : at === 1 ? "camp2" : null;
}

/** Stones of a tile turned clockwise by so many sixths. */
export const turned = (stones: number[], rotation: number): number[] => stones.map((_, edge) => stones[(edge - rotation + 6) % 6] ?? 0);
