// Made by scripts/make_typescript.py. Do not change it by hand.

export type Phase = "start" | "draw" | "offer" | "bid" | "choose" | "place" | "spend" | "treasure" | "over";

export type Terrain = "unexplored" | "base camp" | "temple" | "jungle" | "treasure" | "volcano";

export type Scoring = "volcano" | "final";

/** A tile as it is printed, its stones by edge, clockwise from the north. */
export type Tile = {
  id: string;
  terrain: "unexplored" | "base camp" | "temple" | "jungle" | "treasure" | "volcano";
  value: number;
  masks: number;
  stones: number[];
};

/** An explored field; those of temples and treasure sites have more. */
export type Field = {
  field: string;
  terrain: "unexplored" | "base camp" | "temple" | "jungle" | "treasure" | "volcano";
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
};

export type WouldScore = {
  temples: number;
  treasures: number;
};

export type Player = {
  seat: number;
  reserve: number;
  leader: string;
  camps_left: number;
  camps: string[];
  guards_left: number;
  treasures: Record<string, number>;
  score: number;
  parts: Record<string, number>;
  would_score: WouldScore;
};

export type Auction = {
  offer: Tile[];
  opener: number | null;
  bid: number;
  bidder: number | null;
  in_auction: number[];
  in_round: number[];
  highest_bid: number | null;
  tiles_to_come: number;
};

export type View = {
  game: "tikal";
  rules: number;
  options: { players: number; auction: boolean; start_player: "random" | "seat-1"; camp_needs_piece: boolean; debt_bids: boolean };
  seat: number | null;
  phase: "start" | "draw" | "offer" | "bid" | "choose" | "place" | "spend" | "treasure" | "over";
  turn: number | null;
  pending: number[];
  number: number;
  action_points: number;
  tile: Tile | null;
  scoring: "volcano" | "final" | null;
  scoring_order: number[];
  scoring_turns_done: number;
  scorings_done: number;
  fields: Field[];
  players: Player[];
  tiles_left: Record<string, Record<string, number>>;
  top_letter: string | null;
  levels_left: Record<string, number>;
  treasures_left: Record<string, number>;
  auction: Auction | null;
  ranking: number[] | null;
};

export type Cost = {
  action_points?: number;
  points?: number;
};

export type Gain = {
  action_points?: number;
  points?: number;
  treasures?: number;
};

/** Numbers of the table, now and then. */
export type Change = {
  reserve?: number[];
  value?: number[];
  tokens?: number[];
  would_score?: number[];
  camps_left?: number[];
  guards_left?: number[];
};

export type Terms = {
  from?: string;
  ends_turn: boolean;
  reveals: boolean;
  cost?: Cost;
  gain?: Gain;
  change?: Change;
  to?: string;
  scored_by?: Record<string, number | null>;
  value?: number;
  leave?: number;
  tile?: Tile;
  links?: Record<string, number>;
  open?: string[];
  unused?: number;
  temples?: Record<string, number>;
  treasures?: number;
  left_if_won?: number;
  winner?: number;
  scoring?: "volcano";
};

export type Placed = {
  event: "placed";
  seat: number;
  field: string;
  id: string;
};

export type Brought = {
  event: "brought";
  seat: number;
  to: string;
};

export type Sent = {
  event: "sent";
  seat: number;
  from: string;
  to: string;
};

export type Uncovered = {
  event: "uncovered";
  seat: number;
  field: string;
  value: number;
};

export type Left = {
  event: "left";
  seat: number;
  field: string;
  members: number;
  leader: boolean;
};

export type TreasureDug = {
  event: "treasure";
  seat: number;
  id: string;
  held: number;
};

export type TemplePoints = {
  event: "points";
  seat: number;
  points: number;
  why: "temple";
  field: string;
};

export type TreasurePoints = {
  event: "points";
  seat: number;
  points: number;
  why: "treasure";
  id: string;
  held: number;
};

export type BidPaid = {
  event: "points";
  seat: number;
  points: number;
  why: "bid";
};

export type ScoringBegun = {
  event: "scoring";
  scoring: "volcano" | "final";
  order: number[];
};

export type ScoringOver = {
  event: "scoring-over";
  scoring: "volcano" | "final";
};

export type AuctionBegun = {
  event: "auction";
  opener: number;
  seats: number[];
};

export type AuctionWon = {
  event: "auction-won";
  seat: number;
  points: number;
};

export type LastTile = {
  event: "last-tile";
  seat: number;
  id: string;
};

export type GameOver = {
  event: "game-over";
  ranking: number[];
  scores: number[];
};

export type News = Placed | Brought | Sent | Uncovered | Left | TreasureDug | TemplePoints | TreasurePoints | BidPaid | ScoringBegun | ScoringOver | AuctionBegun | AuctionWon | LastTile | GameOver;

export type Deed =
  | { do: "choose"; id: string }
  | { do: "place"; field: string; rotation: number }
  | { do: "bring"; piece: "member" | "leader"; to: "base" | "camp1" | "camp2" }
  | { do: "path"; piece: "member" | "leader"; from: "base" | "camp1" | "camp2"; to: "camp1" | "camp2" | "base" }
  | { do: "step"; piece: "member" | "leader"; from: string; to: string | null; way: "n" | "ne" | "se" | "s" | "sw" | "nw" }
  | { do: "uncover"; field: string }
  | { do: "dig"; field: string }
  | { do: "exchange"; seat: number; take: "mask" | "jaguar" | "serpent" | "quetzal" | "flute" | "bowl" | "earplug" | "sun"; give: "mask" | "jaguar" | "serpent" | "quetzal" | "flute" | "bowl" | "earplug" | "sun" }
  | { do: "camp"; field: string }
  | { do: "guard"; field: string }
  | { do: "bid"; points: number }
  | { do: "pass" }
  | { do: "end" }
  | { do: "draw"; what: "tile"; id: string }
  | { do: "draw"; what: "treasure"; id: "mask" | "jaguar" | "serpent" | "quetzal" | "flute" | "bowl" | "earplug" | "sun" }
  | { do: "draw"; what: "start-player"; seat: number };
