// Tikal's part of the page.
import type { GamePage, Legend } from "../contract";
import Board from "./Board.svelte";
import OwnGoods from "./OwnGoods.svelte";
import Moment from "./Moment.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { TILES } from "./components";
import { spots } from "./spots";

const keys: GamePage["keys"] = [
  ["R", "keys-turn-tile"],
  ["Shift R", "keys-turn-tile-back"],
  ["L", "keys-piece"],
  ["+ - 0", "keys-zoom"],
];
const sounds: GamePage["sounds"] = {
  place: "stone",
  uncover: "stone",
  dig: "dig",
  camp: "wood",
  guard: "wood",
  bring: "wood",
  step: "wood",
  path: "wood",
  scoring: "rumble",
  treasure: "chime",
  "points-temple": "chime",
};

const moments: GamePage["moments"] = {
  treasure: { lasts: 1300, with: ["points-treasure"] },
  scoring: { lasts: 1500, grand: true },
  "points-temple": { lasts: 1200, with: ["points-treasure"], grand: true },
};

const things = Object.fromEntries(Object.entries(TILES).map(([id, { terrain, value, masks }]) => [id, { terrain, value, masks }]));

/** Action points that are left are lost (TK 3.2). */
const closing: GamePage["closing"] = { deed: "end", unused: (end) => Number(end.terms.unused ?? 0) };

/** A piece that walks on from where it came to. */
const joins: GamePage["joins"] = (one, next) =>
  one.deed.do === "step" && next.deed.do === "step" && one.seat === next.seat && one.deed.piece === next.deed.piece && one.deed.to === next.deed.from;

const legend = async (): Promise<Legend> => (await import("./legend")).legend;

const page: GamePage = { id: "tikal", Board, Panel, Player, Goods: OwnGoods, Picture, Moment, things, spots, keys, sounds, moments, joins, closing, legend };
export default page;
