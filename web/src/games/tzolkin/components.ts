// Made by scripts/make_typescript.py. Do not change it by hand.

import type { Effect } from "./shapes";

export interface Building {
  kind: string;
  cost: number[];
  effects: Effect[];
}

export interface Monument {
  kind: string;
  cost: number[];
  scores: string;
  number: number;
}

export interface Temple {
  god: string;
  points: number[];
  goods: (string | null)[];
  bonus: number[];
}

export const WHEELS: string[] = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen"];

export const TEETH: number[] = [10, 10, 10, 10, 13];

export const LAST: number[] = [7, 7, 7, 7, 10];

export const NUMBERED: number[] = [5, 5, 5, 5, 9];

export const GOODS = ["corn", "wood", "stone", "gold", "skull"] as const;

export const RESOURCES = ["wood", "stone", "gold"] as const;

export const GODS = ["chaac", "quetzalcoatl", "kukulcan"] as const;

export const TECHNOLOGIES = ["agriculture", "extraction", "architecture", "theology"] as const;

export const FOOD_DAYS: number[] = [7, 13, 20, 26];

export const HIGHEST_LEVEL: number = 3;

export const SKULLS: number = 13;

export const DISPLAY: number = 6;

export const MASTERY_POINTS: number[] = [0, 9, 20, 33, 33];

export const MONUMENTS_BUILT_POINTS: Record<number, number> = {"2": 6, "3": 5, "4": 4};

export const TEMPLES: Temple[] = [
  {"god": "chaac", "points": [-1, 0, 2, 4, 6, 7, 8], "goods": [null, null, "stone", null, "stone", null, null], "bonus": [6, 2]},
  {"god": "quetzalcoatl", "points": [-2, 0, 1, 2, 4, 6, 9, 12, 13], "goods": [null, null, null, "gold", null, "gold", null, null, null], "bonus": [2, 6]},
  {"god": "kukulcan", "points": [-3, 0, 1, 3, 5, 7, 9, 10], "goods": [null, null, "wood", null, "wood", "skull", null, null], "bonus": [4, 4]},
];

export const BUILDINGS: Record<string, Building> = {
  "A1-01": {"kind": "farm", "cost": [1, 0, 0], "effects": [{"what": "farm", "number": 1}]},
  "A1-02": {"kind": "farm", "cost": [1, 0, 0], "effects": [{"what": "farm", "number": 1}]},
  "A1-03": {"kind": "farm", "cost": [1, 0, 0], "effects": [{"what": "farm", "number": 1}]},
  "A1-04": {"kind": "farm", "cost": [4, 0, 0], "effects": [{"what": "thrift", "number": 1}]},
  "A1-05": {"kind": "farm", "cost": [4, 0, 0], "effects": [{"what": "thrift", "number": 1}]},
  "A1-06": {"kind": "civic", "cost": [2, 0, 0], "effects": [{"what": "advance", "technology": "agriculture"}]},
  "A1-07": {"kind": "civic", "cost": [3, 0, 0], "effects": [{"what": "advance", "technology": "agriculture"}, {"what": "gain", "good": "stone", "number": 1}]},
  "A1-08": {"kind": "civic", "cost": [1, 1, 0], "effects": [{"what": "advance", "technology": "extraction"}, {"what": "gain", "good": "corn", "number": 1}]},
  "A1-09": {"kind": "civic", "cost": [2, 1, 0], "effects": [{"what": "advance", "technology": "extraction"}, {"what": "gain", "good": "gold", "number": 1}]},
  "A1-10": {"kind": "tomb", "cost": [2, 1, 0], "effects": [{"what": "up", "god": "chaac", "number": 1}, {"what": "up", "god": "quetzalcoatl", "number": 1}]},
  "A1-11": {"kind": "tomb", "cost": [1, 2, 0], "effects": [{"what": "up", "god": "chaac", "number": 1}, {"what": "up", "god": "kukulcan", "number": 1}]},
  "A1-12": {"kind": "tomb", "cost": [1, 0, 1], "effects": [{"what": "up-any", "number": 1}, {"what": "build"}]},
  "A1-13": {"kind": "altar", "cost": [0, 0, 1], "effects": [{"what": "advance", "technology": "architecture"}]},
  "A1-14": {"kind": "altar", "cost": [0, 1, 1], "effects": [{"what": "advance", "technology": "theology"}, {"what": "up", "god": "kukulcan", "number": 1}]},
  "A2-01": {"kind": "farm", "cost": [2, 0, 0], "effects": [{"what": "farm", "number": 3}]},
  "A2-02": {"kind": "farm", "cost": [2, 0, 0], "effects": [{"what": "farm", "number": 3}]},
  "A2-03": {"kind": "farm", "cost": [2, 0, 0], "effects": [{"what": "farm", "number": 3}]},
  "A2-04": {"kind": "civic", "cost": [3, 0, 0], "effects": [{"what": "advance-any", "number": 1}, {"what": "gain", "good": "stone", "number": 1}]},
  "A2-05": {"kind": "civic", "cost": [2, 1, 0], "effects": [{"what": "advance-any", "number": 1}, {"what": "gain", "good": "gold", "number": 1}]},
  "A2-06": {"kind": "civic", "cost": [3, 1, 0], "effects": [{"what": "advance-any", "number": 1}, {"what": "gain", "good": "corn", "number": 6}]},
  "A2-07": {"kind": "civic", "cost": [2, 2, 0], "effects": [{"what": "advance-any", "number": 1}, {"what": "gain", "good": "skull", "number": 1}]},
  "A2-08": {"kind": "tomb", "cost": [1, 1, 1], "effects": [{"what": "worker"}, {"what": "points", "number": 6}]},
  "A2-09": {"kind": "tomb", "cost": [0, 3, 0], "effects": [{"what": "trade"}, {"what": "points", "number": 6}]},
  "A2-10": {"kind": "tomb", "cost": [1, 0, 2], "effects": [{"what": "points", "number": 8}]},
  "A2-11": {"kind": "tomb", "cost": [2, 1, 1], "effects": [{"what": "any-action"}, {"what": "points", "number": 2}]},
  "A2-12": {"kind": "tomb", "cost": [1, 2, 1], "effects": [{"what": "up", "god": "chaac", "number": 1}, {"what": "up", "god": "quetzalcoatl", "number": 1}, {"what": "up", "god": "kukulcan", "number": 1}, {"what": "points", "number": 3}]},
  "A2-13": {"kind": "altar", "cost": [0, 2, 0], "effects": [{"what": "up", "god": "chaac", "number": 2}, {"what": "points", "number": 2}]},
  "A2-14": {"kind": "altar", "cost": [0, 0, 2], "effects": [{"what": "up", "god": "kukulcan", "number": 2}, {"what": "points", "number": 3}]},
  "A2-15": {"kind": "altar", "cost": [0, 0, 3], "effects": [{"what": "up", "god": "quetzalcoatl", "number": 2}, {"what": "points", "number": 4}]},
  "A2-16": {"kind": "altar", "cost": [0, 2, 1], "effects": [{"what": "advance", "technology": "theology"}, {"what": "up", "god": "chaac", "number": 1}, {"what": "up", "god": "kukulcan", "number": 1}]},
  "A2-17": {"kind": "altar", "cost": [0, 1, 2], "effects": [{"what": "advance-any", "number": 2}]},
  "A2-18": {"kind": "altar", "cost": [0, 1, 1], "effects": [{"what": "advance", "technology": "architecture"}, {"what": "points", "number": 3}]},
};

export const MONUMENTS: Record<string, Monument> = {
  "M01": {"kind": "altar", "cost": [0, 3, 3, 0], "scores": "best-temple", "number": 3},
  "M02": {"kind": "altar", "cost": [0, 4, 3, 0], "scores": "all-temples", "number": 1},
  "M03": {"kind": "altar", "cost": [0, 2, 3, 0], "scores": "kind", "number": 4},
  "M04": {"kind": "altar", "cost": [0, 0, 4, 1], "scores": "offered", "number": 3},
  "M05": {"kind": "civic", "cost": [2, 3, 1, 0], "scores": "kind", "number": 4},
  "M06": {"kind": "civic", "cost": [1, 1, 3, 0], "scores": "mastery", "number": 0},
  "M07": {"kind": "civic", "cost": [2, 1, 3, 0], "scores": "levels", "number": 3},
  "M08": {"kind": "civic", "cost": [3, 0, 3, 0], "scores": "workforce", "number": 6},
  "M09": {"kind": "tomb", "cost": [1, 3, 2, 0], "scores": "buildings", "number": 2},
  "M10": {"kind": "tomb", "cost": [2, 2, 2, 0], "scores": "monuments", "number": 0},
  "M11": {"kind": "tomb", "cost": [3, 2, 1, 0], "scores": "kind", "number": 4},
  "M12": {"kind": "tomb", "cost": [1, 1, 4, 0], "scores": "corn-tiles", "number": 4},
  "M13": {"kind": "tomb", "cost": [1, 0, 4, 0], "scores": "wood-tiles", "number": 4},
};

export const WEALTH: Record<string, Effect[]> = {
  "W01": [{"what": "gain", "good": "corn", "number": 3}, {"what": "up", "god": "quetzalcoatl", "number": 1}, {"what": "advance", "technology": "agriculture"}],
  "W02": [{"what": "gain", "good": "corn", "number": 5}, {"what": "gain", "good": "gold", "number": 1}, {"what": "up", "god": "quetzalcoatl", "number": 1}],
  "W03": [{"what": "gain", "good": "stone", "number": 1}, {"what": "gain", "good": "gold", "number": 1}, {"what": "advance", "technology": "agriculture"}],
  "W04": [{"what": "gain", "good": "corn", "number": 9}, {"what": "gain", "good": "stone", "number": 1}],
  "W05": [{"what": "gain", "good": "wood", "number": 1}, {"what": "up", "god": "kukulcan", "number": 1}, {"what": "advance", "technology": "extraction"}],
  "W06": [{"what": "gain", "good": "corn", "number": 2}, {"what": "gain", "good": "wood", "number": 2}, {"what": "up", "god": "kukulcan", "number": 1}],
  "W07": [{"what": "gain", "good": "corn", "number": 4}, {"what": "gain", "good": "wood", "number": 1}, {"what": "advance", "technology": "extraction"}],
  "W08": [{"what": "gain", "good": "corn", "number": 3}, {"what": "gain", "good": "wood", "number": 2}, {"what": "gain", "good": "stone", "number": 1}],
  "W09": [{"what": "gain", "good": "corn", "number": 2}, {"what": "up", "god": "chaac", "number": 1}, {"what": "advance", "technology": "architecture"}],
  "W10": [{"what": "gain", "good": "corn", "number": 6}, {"what": "gain", "good": "stone", "number": 2}],
  "W11": [{"what": "gain", "good": "corn", "number": 3}, {"what": "gain", "good": "gold", "number": 1}, {"what": "advance", "technology": "architecture"}],
  "W12": [{"what": "gain", "good": "corn", "number": 6}, {"what": "gain", "good": "wood", "number": 1}, {"what": "gain", "good": "stone", "number": 1}],
  "W13": [{"what": "gain", "good": "corn", "number": 5}, {"what": "gain", "good": "stone", "number": 1}, {"what": "up", "god": "chaac", "number": 1}],
  "W14": [{"what": "gain", "good": "corn", "number": 3}, {"what": "gain", "good": "wood", "number": 1}, {"what": "farm", "number": 1}],
  "W15": [{"what": "worker"}],
  "W16": [{"what": "gain", "good": "corn", "number": 8}, {"what": "gain", "good": "gold", "number": 1}],
  "W17": [{"what": "gain", "good": "corn", "number": 4}, {"what": "gain", "good": "wood", "number": 1}, {"what": "gain", "good": "skull", "number": 1}],
  "W18": [{"what": "gain", "good": "corn", "number": 5}, {"what": "gain", "good": "stone", "number": 1}, {"what": "advance", "technology": "theology"}],
  "W19": [{"what": "gain", "good": "corn", "number": 4}, {"what": "gain", "good": "wood", "number": 3}],
  "W20": [{"what": "gain", "good": "corn", "number": 2}, {"what": "gain", "good": "wood", "number": 2}, {"what": "advance", "technology": "theology"}],
  "W21": [{"what": "gain", "good": "corn", "number": 7}, {"what": "gain", "good": "wood", "number": 2}],
};
