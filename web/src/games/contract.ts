// What the page asks of a game: a folder under games/ with `index.ts` that exports this.
import type { Component } from "svelte";
import type { Sound } from "../look/sound";
import type { Things } from "../words/saying";
import type { Choice, Deed, Json } from "../wire";

export interface BoardProps {
  /** What the game is called in the program, such as `tikal`. */
  game: string;
  /** What the viewer sees: the table, a moment of the film, or where the plan leads to. */
  view: Json;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  /** The seats that are held at this screen. With several of them a board says whose things it shows. */
  yours: number[];
  names: string[];
  /** What may be done next. Empty while the film runs or when others decide. */
  legal: Choice[];
  /** The choice that is looked at before it is done. */
  chosen: Choice | null;
  /** A touch on a choice: it is done, in the plan. Players who look first touch twice. */
  touch: (choice: Choice) => void;
  /** Look at a choice without doing it: where more is to be said before it is done. */
  look: (choice: Choice) => void;
  /** Do several actions as one, in notation: a walk over many fields. Did it work? */
  act: (...actions: string[]) => Promise<boolean>;
  /** Do a choice and all that is planned, if the turn is over with it. */
  finish: (choice: Choice) => void;
  /** What was planned last, if anything was. */
  last: Choice | null;
  /** What might have been planned instead of that, and how to do so. */
  alternatives: Choice[];
  instead: (choice: Choice) => void;
  /** Actions that a hint recommends, to be marked. */
  hinted: number[];
  /** What a line of the log speaks of, to be marked on the board: ids that the game itself made in `spots`. */
  spots: string[];
  /** Events that a moment tells just now, to be drawn where they happen. */
  told: Json[];
  /** Show why something is not possible: notation of an action that is not among the legal ones. */
  why?: (action: string) => void;
}

export interface PanelProps extends BoardProps {
  /** All that the page knows of the game. */
  page: GamePage;
  /** Show why something is not possible: notation of an action that is not among the legal ones. */
  why: (action: string) => void;
  /** The turn is planned to its end: it can only be confirmed or taken back. */
  complete?: boolean;
  /** What is shown comes of the viewer's own plan, not of what others did. */
  planning?: boolean;
}

export interface GoodsProps {
  game: string;
  view: Json;
  seat: number;
}

export interface PlayerProps extends GoodsProps {
  name: string;
  you: boolean;
}

/** How an event is shown as a moment. */
export interface Momentous {
  /** How long, in milliseconds. */
  lasts: number;
  /** Only such events of this name. */
  when?: (event: Json) => boolean;
  /** Events of the same step that belong to it and are told with it, by their names. */
  with?: string[];
  /** It takes its time even where the film of a long round hurries. */
  grand?: boolean;
}

export interface MomentProps {
  /** The event that is told just now. */
  event: Json;
  view: Json;
}

/** A sign of a game and what it means. */
export interface Sign {
  name: string;
  title: string;
  says: string;
}

export interface Legend {
  /** Draws a sign by its name. */
  Sign: Component<{ name: string }>;
  /** All signs, in groups with a heading each. */
  groups: () => { heading: string; signs: Sign[]; /** What holds for all of them. */ says?: string }[];
}

/** Does the second deed go on where the first ended? */
export type Joins = (one: Deed, next: Deed) => boolean;

export interface GamePage {
  /** The game's id, with which the names of its messages begin. */
  id: string;
  /** The main board. It fills the room it is given, in portrait and in landscape. */
  Board: Component<BoardProps>;
  /** What belongs to the seat to move and has no place on the board: points left, tile in hand, prices, end of turn. */
  Panel: Component<PanelProps>;
  /** One player's line: score, reserve, goods. */
  Player: Component<PlayerProps>;
  /** The goods of one player in one row. A game needs none whose board shows them. */
  Goods?: Component<GoodsProps>;
  /** The picture on the home page. */
  Picture: Component;
  /** What is known of the things that deeds and events name by an id. */
  things?: Things;
  /** What a deed or an event speaks of on the board. */
  spots: (deed: Json) => string[];
  /** Deeds of which an event of the same step and seat tells all, and more: the name of the deed, and of the event. */
  retold?: Partial<Record<string, string>>;
  /** The deed that ends a turn which could go on, if the game has one, and how much would be left unused by it. */
  closing?: { deed: string; unused: (choice: Choice, view: Json, seat: number, legal: Choice[]) => number };
  /** Keys that the board adds to those of the table: the key, and the message that says what it does. */
  keys: [string, string][];
  /** What is heard of deeds and events, by their name, `points-map` for points; of what is not named nothing is heard. */
  sounds: Partial<Record<string, Sound>>;
  /** What is worth a moment of its own, named like sounds. */
  moments?: Partial<Record<string, Momentous>>;
  /** The picture of a moment. */
  Moment?: Component<MomentProps>;
  /** Does the second deed go on where the first ended? Then both are shown as one, from the one's `from` to the other's `to`. */
  joins?: Joins;
  /** What puts the first of two seats with equal points before the second at the end, in words; null if nothing does. */
  tie?: (view: Json, first: number, second: number) => string | null;
  /** The signs that need words, loaded when they are asked for. */
  legend?: () => Promise<Legend>;
  /** What the game is called, where no word of ours says it. */
  title?: string;
  /** Does this view tell its seat what the others at the same screen must not see? Then they turn away first. */
  secret?: (view: Json) => boolean;
}
