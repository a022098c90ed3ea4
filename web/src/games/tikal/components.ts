// Made by scripts/make_typescript.py. Do not change it by hand.

import type { Tile } from "./shapes";

export interface Place {
  /** From the left, 0 to 7; odd columns lie half a field lower. */
  column: number;
  row: number;
  /** The fields beyond the six sides, clockwise from the north; null where the board ends. */
  neighbours: (string | null)[];
}

export const TILES: Record<string, Tile> = {
  "A1": {"id": "A1", "terrain": "temple", "value": 1, "masks": 0, "stones": [0, 0, 0, 2, 1, 0]},
  "A2": {"id": "A2", "terrain": "temple", "value": 2, "masks": 0, "stones": [0, 0, 0, 2, 0, 1]},
  "A3": {"id": "A3", "terrain": "temple", "value": 2, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
  "A4": {"id": "A4", "terrain": "treasure", "value": 0, "masks": 4, "stones": [0, 0, 0, 2, 0, 1]},
  "A5": {"id": "A5", "terrain": "treasure", "value": 0, "masks": 4, "stones": [0, 1, 0, 2, 0, 0]},
  "A6": {"id": "A6", "terrain": "jungle", "value": 0, "masks": 0, "stones": [1, 1, 0, 1, 0, 0]},
  "B1": {"id": "B1", "terrain": "temple", "value": 2, "masks": 0, "stones": [0, 1, 0, 2, 0, 0]},
  "B2": {"id": "B2", "terrain": "temple", "value": 3, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
  "B3": {"id": "B3", "terrain": "treasure", "value": 0, "masks": 4, "stones": [0, 0, 1, 2, 0, 0]},
  "B4": {"id": "B4", "terrain": "jungle", "value": 0, "masks": 0, "stones": [0, 0, 0, 2, 1, 0]},
  "B5": {"id": "B5", "terrain": "jungle", "value": 0, "masks": 0, "stones": [0, 0, 0, 2, 0, 1]},
  "B6": {"id": "B6", "terrain": "volcano", "value": 0, "masks": 0, "stones": [0, 0, 0, 0, 0, 0]},
  "C1": {"id": "C1", "terrain": "temple", "value": 3, "masks": 0, "stones": [0, 0, 0, 3, 0, 0]},
  "C2": {"id": "C2", "terrain": "temple", "value": 4, "masks": 0, "stones": [0, 1, 0, 2, 0, 0]},
  "C3": {"id": "C3", "terrain": "treasure", "value": 0, "masks": 3, "stones": [0, 0, 0, 3, 0, 0]},
  "C4": {"id": "C4", "terrain": "jungle", "value": 0, "masks": 0, "stones": [0, 0, 0, 3, 0, 0]},
  "C5": {"id": "C5", "terrain": "jungle", "value": 0, "masks": 0, "stones": [1, 1, 0, 1, 0, 0]},
  "D1": {"id": "D1", "terrain": "temple", "value": 5, "masks": 0, "stones": [0, 0, 0, 3, 0, 0]},
  "D2": {"id": "D2", "terrain": "temple", "value": 5, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
  "D3": {"id": "D3", "terrain": "treasure", "value": 0, "masks": 3, "stones": [0, 0, 0, 3, 0, 0]},
  "D4": {"id": "D4", "terrain": "jungle", "value": 0, "masks": 0, "stones": [0, 1, 0, 1, 0, 1]},
  "D5": {"id": "D5", "terrain": "volcano", "value": 0, "masks": 0, "stones": [0, 0, 0, 0, 0, 0]},
  "E1": {"id": "E1", "terrain": "temple", "value": 5, "masks": 0, "stones": [0, 0, 0, 3, 0, 0]},
  "E2": {"id": "E2", "terrain": "temple", "value": 6, "masks": 0, "stones": [0, 0, 0, 3, 0, 0]},
  "E3": {"id": "E3", "terrain": "treasure", "value": 0, "masks": 2, "stones": [0, 0, 1, 2, 0, 0]},
  "E4": {"id": "E4", "terrain": "jungle", "value": 0, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
  "E5": {"id": "E5", "terrain": "jungle", "value": 0, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
  "F1": {"id": "F1", "terrain": "temple", "value": 4, "masks": 0, "stones": [0, 0, 0, 3, 0, 0]},
  "F2": {"id": "F2", "terrain": "temple", "value": 4, "masks": 0, "stones": [0, 0, 0, 2, 1, 0]},
  "F3": {"id": "F3", "terrain": "treasure", "value": 0, "masks": 2, "stones": [1, 0, 0, 2, 0, 0]},
  "F4": {"id": "F4", "terrain": "jungle", "value": 0, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
  "F5": {"id": "F5", "terrain": "volcano", "value": 0, "masks": 0, "stones": [0, 0, 0, 0, 0, 0]},
  "G1": {"id": "G1", "terrain": "temple", "value": 3, "masks": 0, "stones": [0, 0, 0, 2, 0, 1]},
  "G2": {"id": "G2", "terrain": "temple", "value": 3, "masks": 0, "stones": [0, 0, 1, 2, 0, 0]},
  "G3": {"id": "G3", "terrain": "treasure", "value": 0, "masks": 2, "stones": [0, 0, 0, 3, 0, 0]},
  "G4": {"id": "G4", "terrain": "jungle", "value": 0, "masks": 0, "stones": [1, 0, 0, 2, 0, 0]},
};

export const PLACES: Record<string, Place> = {
  "a1": {"column": 0, "row": 0, "neighbours": [null, null, "b1", "a2", null, null]},
  "a2": {"column": 0, "row": 1, "neighbours": ["a1", "b1", "b2", "a3", null, null]},
  "a3": {"column": 0, "row": 2, "neighbours": ["a2", "b2", "b3", "a4", null, null]},
  "a4": {"column": 0, "row": 3, "neighbours": ["a3", "b3", "b4", "a5", null, null]},
  "a5": {"column": 0, "row": 4, "neighbours": ["a4", "b4", "b5", null, null, null]},
  "b1": {"column": 1, "row": 0, "neighbours": [null, "c1", "c2", "b2", "a2", "a1"]},
  "b2": {"column": 1, "row": 1, "neighbours": ["b1", "c2", "c3", "b3", "a3", "a2"]},
  "b3": {"column": 1, "row": 2, "neighbours": ["b2", "c3", "c4", "b4", "a4", "a3"]},
  "b4": {"column": 1, "row": 3, "neighbours": ["b3", "c4", "c5", "b5", "a5", "a4"]},
  "b5": {"column": 1, "row": 4, "neighbours": ["b4", "c5", null, null, null, "a5"]},
  "c1": {"column": 2, "row": 0, "neighbours": [null, null, "d1", "c2", "b1", null]},
  "c2": {"column": 2, "row": 1, "neighbours": ["c1", "d1", "d2", "c3", "b2", "b1"]},
  "c3": {"column": 2, "row": 2, "neighbours": ["c2", "d2", "d3", "c4", "b3", "b2"]},
  "c4": {"column": 2, "row": 3, "neighbours": ["c3", "d3", "d4", "c5", "b4", "b3"]},
  "c5": {"column": 2, "row": 4, "neighbours": ["c4", "d4", "d5", null, "b5", "b4"]},
  "d1": {"column": 3, "row": 0, "neighbours": [null, "e1", "e2", "d2", "c2", "c1"]},
  "d2": {"column": 3, "row": 1, "neighbours": ["d1", "e2", "e3", "d3", "c3", "c2"]},
  "d3": {"column": 3, "row": 2, "neighbours": ["d2", "e3", "e4", "d4", "c4", "c3"]},
  "d4": {"column": 3, "row": 3, "neighbours": ["d3", "e4", "e5", "d5", "c5", "c4"]},
  "d5": {"column": 3, "row": 4, "neighbours": ["d4", "e5", null, null, null, "c5"]},
  "e1": {"column": 4, "row": 0, "neighbours": [null, null, "f1", "e2", "d1", null]},
  "e2": {"column": 4, "row": 1, "neighbours": ["e1", "f1", "f2", "e3", "d2", "d1"]},
  "e3": {"column": 4, "row": 2, "neighbours": ["e2", "f2", "f3", "e4", "d3", "d2"]},
  "e4": {"column": 4, "row": 3, "neighbours": ["e3", "f3", "f4", "e5", "d4", "d3"]},
  "e5": {"column": 4, "row": 4, "neighbours": ["e4", "f4", "f5", null, "d5", "d4"]},
  "f1": {"column": 5, "row": 0, "neighbours": [null, "g1", "g2", "f2", "e2", "e1"]},
  "f2": {"column": 5, "row": 1, "neighbours": ["f1", "g2", "g3", "f3", "e3", "e2"]},
  "f3": {"column": 5, "row": 2, "neighbours": ["f2", "g3", "g4", "f4", "e4", "e3"]},
  "f4": {"column": 5, "row": 3, "neighbours": ["f3", "g4", "g5", "f5", "e5", "e4"]},
  "f5": {"column": 5, "row": 4, "neighbours": ["f4", "g5", null, null, null, "e5"]},
  "g1": {"column": 6, "row": 0, "neighbours": [null, null, "h1", "g2", "f1", null]},
  "g2": {"column": 6, "row": 1, "neighbours": ["g1", "h1", "h2", "g3", "f2", "f1"]},
  "g3": {"column": 6, "row": 2, "neighbours": ["g2", "h2", "h3", "g4", "f3", "f2"]},
  "g4": {"column": 6, "row": 3, "neighbours": ["g3", "h3", "h4", "g5", "f4", "f3"]},
  "g5": {"column": 6, "row": 4, "neighbours": ["g4", "h4", "h5", null, "f5", "f4"]},
  "h1": {"column": 7, "row": 0, "neighbours": [null, null, null, "h2", "g2", "g1"]},
  "h2": {"column": 7, "row": 1, "neighbours": ["h1", null, null, "h3", "g3", "g2"]},
  "h3": {"column": 7, "row": 2, "neighbours": ["h2", null, null, "h4", "g4", "g3"]},
  "h4": {"column": 7, "row": 3, "neighbours": ["h3", null, null, "h5", "g5", "g4"]},
  "h5": {"column": 7, "row": 4, "neighbours": ["h4", null, null, null, null, "g5"]},
};

export const WAYS = ["n", "ne", "se", "s", "sw", "nw"] as const;

export const KINDS = ["mask", "jaguar", "serpent", "quetzal", "flute", "bowl", "earplug", "sun"] as const;

export const SET_POINTS: number[] = [0, 1, 3, 6];

export const ACTION_POINTS: number = 10;

export const MEMBERS: number = 18;

export const CAMPS: number = 2;

export const GUARDS: number = 2;

export const LEADER_STRENGTH: number = 3;

export const COSTS = {"path": 1, "uncover": 2, "dig": 3, "exchange": 3, "camp": 5, "guard": 5} as const;
