// Made by scripts/make_typescript.py. Do not change it by hand.

import type { Colour } from "./shapes";

export interface TreasureMap {
  colour: Colour;
  points: number;
  /** The rows of the grid: o a plain field, X a cross, C a coin, P a palm, a dot is sea. */
  rows: string[];
  /** The colour that the seal pays for. */
  seal: Colour | null;
}

export interface Pattern {
  rows: string[];
  copies: number;
}

export const MAPS: Record<string, TreasureMap> = {
  "P01": {"colour": "purple", "points": 14, "rows": ["Xooo", ".oo.", "XooX", "oooo"], "seal": "orange"},
  "P02": {"colour": "purple", "points": 14, "rows": ["oooX", "Xoo.", ".ooX", "oooo"], "seal": "green"},
  "P03": {"colour": "purple", "points": 14, "rows": [".oXo", "o.oo", "oooo", "XooX"], "seal": "grey"},
  "P04": {"colour": "purple", "points": 14, "rows": [".Co.", "Pooo", "oooo", "CooX"], "seal": null},
  "P05": {"colour": "purple", "points": 14, "rows": ["oXoo", "P..o", "ooXo", "oooo"], "seal": null},
  "P06": {"colour": "purple", "points": 14, "rows": ["..oX", "ooCo", "oXoo", "oooC"], "seal": null},
  "P07": {"colour": "purple", "points": 14, "rows": ["oC.X", "o.oo", "oCoo", "oooC"], "seal": null},
  "P08": {"colour": "purple", "points": 14, "rows": ["ooCo", "Xo.o", "oC.C", "oooo"], "seal": null},
  "P09": {"colour": "purple", "points": 14, "rows": ["ooo.", "oXCo", "oCoo", ".ooX"], "seal": null},
  "P10": {"colour": "purple", "points": 14, "rows": ["Cooo", "ooo.", "Coo.", "oCoX"], "seal": null},
  "P11": {"colour": "purple", "points": 14, "rows": ["oooo", "o.Xo", "oX.o", "Pooo"], "seal": null},
  "P12": {"colour": "purple", "points": 14, "rows": ["o.oX", "o.Po", "oooo", "oooX"], "seal": null},
  "O01": {"colour": "orange", "points": 12, "rows": ["Xooo", "o..o", "o..o", "oooX"], "seal": "purple"},
  "O02": {"colour": "orange", "points": 12, "rows": [".X.X", ".o.o", "oooo", "oooo"], "seal": "green"},
  "O03": {"colour": "orange", "points": 12, "rows": ["oo.o", "oX.X", "oooo", "..oo"], "seal": "grey"},
  "O04": {"colour": "orange", "points": 12, "rows": ["X..C", "o..o", "oooo", "CooC"], "seal": null},
  "O05": {"colour": "orange", "points": 12, "rows": ["Co..", "oPoo", "oooo", "..oX"], "seal": null},
  "O06": {"colour": "orange", "points": 12, "rows": ["oX..", "ooP.", "oooo", ".Coo"], "seal": null},
  "O07": {"colour": "orange", "points": 12, "rows": ["..oo", "oooo", "XCoX", "..oo"], "seal": null},
  "O08": {"colour": "orange", "points": 12, "rows": ["oC..", "CooX", "oooo", ".Co."], "seal": null},
  "O09": {"colour": "orange", "points": 12, "rows": [".oo.", "Xooo", "oCoX", ".oo."], "seal": null},
  "O10": {"colour": "orange", "points": 12, "rows": ["C...", "ooCo", "oXoo", "ooC."], "seal": null},
  "O11": {"colour": "orange", "points": 12, "rows": [".Co.", "oooo", "oooo", "P..X"], "seal": null},
  "O12": {"colour": "orange", "points": 12, "rows": ["o..o", "oPoo", "oooo", "X..C"], "seal": null},
  "G01": {"colour": "green", "points": 10, "rows": ["oooo", "o..o", "oooo"], "seal": "purple"},
  "G02": {"colour": "green", "points": 10, "rows": ["oooo", "oo..", "oooo"], "seal": "orange"},
  "G03": {"colour": "green", "points": 10, "rows": [".ooo", "oo.o", "oooo"], "seal": "grey"},
  "G04": {"colour": "green", "points": 10, "rows": ["P..X", "oooo", "ooCo"], "seal": null},
  "G05": {"colour": "green", "points": 10, "rows": [".Coo", "oooX", "Xoo."], "seal": null},
  "G06": {"colour": "green", "points": 10, "rows": ["o.Xo", "o.oo", "Pooo"], "seal": null},
  "G07": {"colour": "green", "points": 10, "rows": ["..Xo", "oooo", "CooC"], "seal": null},
  "G08": {"colour": "green", "points": 10, "rows": ["ooPo", ".oo.", "Xooo"], "seal": null},
  "G09": {"colour": "green", "points": 10, "rows": [".oo.", "ooCo", "CooX"], "seal": null},
  "G10": {"colour": "green", "points": 10, "rows": ["o.oo", "PooX", "o.oo"], "seal": null},
  "G11": {"colour": "green", "points": 10, "rows": [".Coo", ".ooo", "XooX"], "seal": null},
  "G12": {"colour": "green", "points": 10, "rows": ["Xoo.", "oooC", "ooC."], "seal": null},
  "S01": {"colour": "grey", "points": 8, "rows": ["o.o.", "oooo", "o.o."], "seal": "purple"},
  "S02": {"colour": "grey", "points": 8, "rows": ["o..o", "oooo", "o..o"], "seal": "orange"},
  "S03": {"colour": "grey", "points": 8, "rows": ["ooo.", "o.o.", "ooo."], "seal": "green"},
  "S04": {"colour": "grey", "points": 8, "rows": ["Xo..", "ooo.", "ooo."], "seal": null},
  "S05": {"colour": "grey", "points": 8, "rows": ["P.oo", "oooo", ".o.."], "seal": null},
  "S06": {"colour": "grey", "points": 8, "rows": [".oo.", "oooP", ".oo."], "seal": null},
  "S07": {"colour": "grey", "points": 8, "rows": [".o..", "ooPo", ".ooo"], "seal": null},
  "S08": {"colour": "grey", "points": 8, "rows": [".oo.", "CooX", "o..o"], "seal": null},
  "S09": {"colour": "grey", "points": 8, "rows": ["Xo..", "oooo", "..oC"], "seal": null},
  "S10": {"colour": "grey", "points": 8, "rows": ["oo..", "ooPo", "oo.."], "seal": null},
  "S11": {"colour": "grey", "points": 8, "rows": ["ooo.", ".XC.", ".ooo"], "seal": null},
};

export const PATTERNS: Record<string, Pattern> = {
  "I2": {"rows": ["##"], "copies": 1},
  "I3": {"rows": ["###"], "copies": 2},
  "V3": {"rows": ["#.", "##"], "copies": 2},
  "T4": {"rows": [".#.", "###"], "copies": 1},
  "L4": {"rows": ["#..", "###"], "copies": 1},
  "O4": {"rows": ["##", "##"], "copies": 1},
};

export const SEAL_VALUE: Record<Colour, number> = {"grey": 1, "green": 1, "orange": 2, "purple": 2};

export const ROUNDS: number = 4;

export const CARDS_A_ROUND: number = 7;

export const COIN_ROWS: number = 3;

export const COINS_A_ROW: number = 4;

export const PALM_BOXES: number = 4;

export const TROPHIES: number = 6;
