// Made by scripts/make_typescript.py. Do not change it by hand.

export type Phase = "start" | "buildings" | "monuments" | "deal" | "dummies" | "keep" | "turn" | "refill" | "new age" | "day" | "over";

export type Mode = "undecided" | "placing" | "picking" | "pitied";

export type Worker = number | "dummy" | null;

/** An entry of the decision stack: a choice with its numbers, or a row of effects under way. */
export type Entry = {
  what: string;
  numbers?: number[];
  of?: string;
  done?: number;
};

/** What becomes more: goods, steps on temples, workers, points. */
export type Gained = {
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
  chaac?: number;
  quetzalcoatl?: number;
  kukulcan?: number;
  workers?: number;
  points?: number;
};

export type Asked = {
  what: string;
  number: number;
};

export type Gives = {
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
  chaac?: number;
  quetzalcoatl?: number;
  kukulcan?: number;
  workers?: number;
  points?: number;
  harvest?: Record<string, Gained>;
  then?: Asked[];
};

export type Wheel = {
  wheel: string;
  workers: (number | "dummy" | null)[];
  last_space: number;
  next_space: number | null;
  next_cost: number | null;
  possible: number[];
  gives: Gives[];
};

export type Group = {
  space: number;
  corn_tiles: number;
  wood_tiles: number;
  corn_visible: number;
};

export type Building = {
  id: string;
  cost: number[];
  corn_cost: number;
  payable?: boolean;
  payable_with_corn?: boolean;
};

export type Monument = {
  id: string;
  cost: number[];
  payable?: boolean;
  worth_now?: number;
};

export type Temple = {
  god: string;
  steps: number[];
  points_now: number[];
  goods_now: Record<string, number>[];
};

export type Player = {
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
  workers_fed: number;
  corn_less_per_worker: number;
  meal_bill: number;
  wealth: string[];
  score: number;
  parts: Record<string, number>;
};

/** What everybody sees alike; the players' wealth tiles aside, which may be hidden. */
export type OpenView = {
  phase: "start" | "buildings" | "monuments" | "deal" | "dummies" | "keep" | "turn" | "refill" | "new age" | "day" | "over";
  turn: number | null;
  pending: number[];
  number: number;
  mode: "undecided" | "placing" | "picking" | "pitied";
  placed: number;
  asked: Entry | null;
  stack: Entry[];
  day: number;
  food_day: boolean;
  food_days_done: number;
  days_to_food: number;
  first_player: number | null;
  first_space: number | "dummy" | null;
  calendar_corn: number;
  double_advance_blocked: boolean;
  skulls_in_bank: number;
  skulls_offered: number[];
  first_space_cost: number | null;
  jungle: Group[];
  buildings_in_stack: number;
  age2_buildings: string[];
  temples: Temple[];
  players: Player[];
  ranking: number[] | null;
};

/** What is another thing for every seat. */
export type OwnView = {
  seat: number | null;
  wheels: Wheel[];
  buildings: Building[];
  monuments: Monument[];
  hand: string[];
  players?: Player[];
};

export type View = {
  game: "tzolkin";
  rules: number;
  options: { players: number; start_player: "random" | "seat-1" };
  phase: "start" | "buildings" | "monuments" | "deal" | "dummies" | "keep" | "turn" | "refill" | "new age" | "day" | "over";
  turn: number | null;
  pending: number[];
  number: number;
  mode: "undecided" | "placing" | "picking" | "pitied";
  placed: number;
  asked: Entry | null;
  stack: Entry[];
  day: number;
  food_day: boolean;
  food_days_done: number;
  days_to_food: number;
  first_player: number | null;
  first_space: number | "dummy" | null;
  calendar_corn: number;
  double_advance_blocked: boolean;
  skulls_in_bank: number;
  skulls_offered: number[];
  first_space_cost: number | null;
  jungle: Group[];
  buildings_in_stack: number;
  age2_buildings: string[];
  temples: Temple[];
  players: Player[];
  ranking: number[] | null;
  seat: number | null;
  wheels: Wheel[];
  buildings: Building[];
  monuments: Monument[];
  hand: string[];
};

export type Cost = {
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
  points?: number;
};

export type Gain = {
  corn?: number;
  wood?: number;
  stone?: number;
  gold?: number;
  skull?: number;
  corn_tiles?: number;
  wood_tiles?: number;
  workers?: number;
  points?: number;
};

/** What a tile does. */
export type Effect = {
  what: string;
  good?: string;
  god?: string;
  technology?: string;
  number?: number;
};

export type PossibleAction = {
  action: number;
  corn: number;
};

export type FoodDay = {
  workers: number;
  corn: number;
  unfed: number;
};

export type WorkerPushed = {
  seat: number;
  wheel: string;
  space: number;
};

export type Details = {
  space?: number;
  workers?: number;
  workers_so_far?: number;
  pity?: true;
  calendar_corn?: number;
  first_player?: number;
  actions?: PossibleAction[];
  ahead?: number;
  wheel?: string;
  steps_down?: number;
  action?: number;
  level?: number | "bonus";
  price?: Record<string, number>;
  effects?: Effect[];
  worth_now?: number;
  lost?: true;
  new_buildings?: number;
  food_day?: FoodDay | boolean;
  day?: number;
  home?: WorkerPushed[];
  cost?: Cost;
  gain?: Gain;
  temples?: Record<string, number[]>;
  technologies?: Record<string, number[]>;
  light?: boolean;
  then?: string;
};

export type Terms = {
  space?: number;
  workers?: number;
  workers_so_far?: number;
  pity?: true;
  calendar_corn?: number;
  first_player?: number;
  actions?: PossibleAction[];
  ahead?: number;
  wheel?: string;
  steps_down?: number;
  action?: number;
  level?: number | "bonus";
  price?: Record<string, number>;
  effects?: Effect[];
  worth_now?: number;
  lost?: true;
  new_buildings?: number;
  food_day?: FoodDay | boolean;
  day?: number;
  home?: WorkerPushed[];
  cost?: Cost;
  gain?: Gain;
  temples?: Record<string, number[]>;
  technologies?: Record<string, number[]>;
  light?: boolean;
  then?: string;
  ends_turn: boolean;
  reveals: boolean;
};

export type Dealt = {
  event: "dealt";
  id: string;
};

export type DummyPlaced = {
  event: "dummy";
  wheel: string;
  space: number;
};

export type Kept = {
  event: "kept";
  seat: number;
  ids: string[];
};

export type Placed = {
  event: "placed";
  seat: number;
  wheel: string;
  space: number;
};

export type ActionDone = {
  event: "action";
  seat: number;
  wheel: string;
  action: number;
};

export type GoodsChanged = {
  event: "goods";
  seat: number;
  goods: Record<string, number>;
};

export type StepMade = {
  event: "temple";
  seat: number;
  god: string;
  from: number;
  to: number;
};

export type LevelReached = {
  event: "technology";
  seat: number;
  technology: string;
  level: number;
};

export type HarvestTile = {
  event: "harvest-tile";
  seat: number;
  tile: string;
};

export type TileBuilt = {
  event: "building" | "monument";
  seat: number;
  id: string;
};

export type WorkerGained = {
  event: "worker";
  seat: number;
  workers: number;
};

export type BoardTurned = {
  event: "board";
  seat: number;
  light: boolean;
};

export type Points = {
  event: "points";
  seat: number;
  points: number;
  why: "skulls" | "buildings" | "technologies" | "hunger" | "goods";
};

export type TemplePoints = {
  event: "points";
  seat: number;
  points: number;
  why: "temple";
  god: string;
};

export type MonumentPoints = {
  event: "points";
  seat: number;
  points: number;
  why: "monument";
  id: string;
};

export type CalendarCorn = {
  event: "calendar-corn";
  seat: number;
  corn: number;
};

export type CalendarCornAdded = {
  event: "calendar-corn-added";
  corn: number;
};

export type FoodDayCame = {
  event: "food-day";
  number: number;
};

export type Fed = {
  event: "fed";
  seat: number;
  workers: number;
  corn: number;
  unfed: number;
};

export type NewAge = {
  event: "new-age";
};

export type TempleGoods = {
  event: "temple-goods";
  seat: number;
  god: string;
  goods: Record<string, number>;
};

export type SkullsShort = {
  event: "skulls-short";
  wanted: number;
};

export type FirstPlayer = {
  event: "first-player";
  seat: number;
  by: number;
};

export type CalendarTurned = {
  event: "calendar";
  days: number;
  day: number;
};

export type PushedOff = {
  seat: number;
  wheel: string;
  space: number;
  event: "pushed-off";
};

export type FoodDayDue = {
  event: "food-day-due";
  number: number;
  gives: "goods" | "points";
};

export type GameOver = {
  event: "game-over";
  ranking: number[];
  scores: number[];
};

export type News = Dealt | DummyPlaced | Kept | Placed | ActionDone | GoodsChanged | StepMade | LevelReached | HarvestTile | TileBuilt | WorkerGained | BoardTurned | Points | TemplePoints | MonumentPoints | CalendarCorn | CalendarCornAdded | FoodDayCame | Fed | NewAge | TempleGoods | SkullsShort | FirstPlayer | CalendarTurned | PushedOff | FoodDayDue | GameOver;

export type Deed =
  | { do: "keep"; id: string }
  | { do: "beg"; god: "chaac" | "quetzalcoatl" | "kukulcan" }
  | { do: "place"; wheel: "palenque" | "yaxchilan" | "tikal" | "uxmal" | "chichen" }
  | { do: "place-first" }
  | { do: "pick"; wheel: "palenque" | "yaxchilan" | "tikal" | "uxmal" | "chichen"; space: number }
  | { do: "act-nothing" }
  | { do: "act"; action: number }
  | { do: "ahead" }
  | { do: "harvest"; way: "corn" | "wood" | "burn" | "bare" }
  | { do: "study"; technology: "agriculture" | "extraction" | "architecture" | "theology" }
  | { do: "pay"; resource: "wood" | "stone" | "gold" }
  | { do: "gain"; resource: "wood" | "stone" | "gold" }
  | { do: "up"; god: "chaac" | "quetzalcoatl" | "kukulcan" }
  | { do: "down"; god: "chaac" | "quetzalcoatl" | "kukulcan" }
  | { do: "build"; id: string }
  | { do: "raise"; id: "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "M07" | "M08" | "M09" | "M10" | "M11" | "M12" | "M13" }
  | { do: "free"; good: "corn" | "wood" | "stone" | "gold" }
  | { do: "use" }
  | { do: "save" }
  | { do: "buy"; resource: "wood" | "stone" | "gold" }
  | { do: "sell"; resource: "wood" | "stone" | "gold" }
  | { do: "do"; wheel: "palenque" | "yaxchilan" | "tikal" | "uxmal"; action: number }
  | { do: "skip" }
  | { do: "done" }
  | { do: "advance"; days: number }
  | { do: "draw"; what: "start-player"; seat: number }
  | { do: "draw"; what: "building"; id: string }
  | { do: "draw"; what: "monument"; id: "M01" | "M02" | "M03" | "M04" | "M05" | "M06" | "M07" | "M08" | "M09" | "M10" | "M11" | "M12" | "M13" }
  | { do: "draw"; what: "wealth"; id: string };
