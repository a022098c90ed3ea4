// Made by scripts/make_typescript.py. Do not change it by hand.

export type Phase = "deal" | "keep" | "fill" | "start" | "reveal" | "mark" | "take" | "draw" | "over";

export type Colour = "grey" | "green" | "orange" | "purple";

/** A map before a player. */
export type Held = {
  id: string;
  marked: string[];
  free: number;
};

export type Player = {
  seat: number;
  maps: (Held | null)[];
  completed: string[];
  coins: number;
  trophies: number[];
  palms: number[];
  score: number;
  parts: Record<string, number>;
};

export type View = {
  game: "silver_gold";
  rules: number;
  options: { players: number; start_player: "random" | "seat-1"; open_discard: boolean };
  seat: number | null;
  phase: "deal" | "keep" | "fill" | "start" | "reveal" | "mark" | "take" | "draw" | "over";
  turn: number | null;
  pending: number[];
  number: number;
  round: number;
  card: number;
  start_player: number | null;
  pattern: string | null;
  reveals: string[];
  cards: Record<string, number>;
  deck: number;
  display: string[];
  display_palms: number;
  trophies_left: number[];
  players: Player[];
  hand: string[];
  owed: number;
  ranking: number[] | null;
};

export type Gain = {
  crosses?: number;
  coins?: number;
  palm?: number;
  points?: number;
};

export type Completes = {
  id: string;
  points: number;
  seals: number;
};

export type Seal = {
  colour: "grey" | "green" | "orange" | "purple";
  points: number;
};

/** What a map shows. */
export type Chart = {
  id: string;
  colour: "grey" | "green" | "orange" | "purple";
  points: number;
  crosses: number;
  coins: number;
  palms: number;
  seal: Seal | null;
};

export type Terms = {
  ends_turn: boolean;
  reveals: boolean;
  gain?: Gain;
  completes?: Completes;
  trophy?: number;
  extra?: number;
  map?: Chart;
  deck?: number;
};

export type Dealt = {
  event: "dealt";
  id: string;
};

export type Kept = {
  event: "kept";
  seat: number;
  ids: string[];
};

export type Marked = {
  event: "marked";
  seat: number;
  map: number;
  id: string;
  fields: string[];
};

export type Points = {
  event: "points";
  seat: number;
  points: number;
  why: "coins" | "palm" | "trophy" | "seals";
};

export type MapPoints = {
  event: "points";
  seat: number;
  points: number;
  why: "map";
  id: string;
};

export type Taken = {
  event: "taken";
  seat: number;
  map: number;
  id: string;
};

export type Shown = {
  event: "shown";
  id: string;
};

export type StartPlayer = {
  event: "start-player";
  seat: number;
};

export type RoundBegun = {
  event: "round";
  round: number;
};

export type GameOver = {
  event: "game-over";
  ranking: number[];
  scores: number[];
};

export type News = Dealt | Kept | Marked | Points | MapPoints | Taken | Shown | StartPlayer | RoundBegun | GameOver;

export type Deed =
  | { do: "mark"; map: number; pattern: "I2" | "I3" | "V3" | "T4" | "L4" | "O4" | null; fields: string[] }
  | { do: "keep"; id: string }
  | { do: "take"; id: string }
  | { do: "take-deck" }
  | { do: "draw"; what: "map"; id: string }
  | { do: "draw"; what: "card"; id: "I2" | "I3" | "V3" | "T4" | "L4" | "O4" }
  | { do: "draw"; what: "start-player"; seat: number };
