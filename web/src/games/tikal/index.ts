// Tikal's part of the page.
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import OwnGoods from "./OwnGoods.svelte";
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
  dig: "stone",
  camp: "wood",
  guard: "wood",
  bring: "wood",
  step: "wood",
  path: "wood",
  scoring: "rumble",
  treasure: "chime",
  "points-temple": "chime",
};

const things = Object.fromEntries(Object.entries(TILES).map(([id, { terrain, value, masks }]) => [id, { terrain, value, masks }]));

/** Action points that are left are lost (TK 3.2). */
const closing: GamePage["closing"] = { deed: "end", unused: (end) => Number(end.terms.unused ?? 0) };

const page: GamePage = { id: "tikal", Board, Panel, Player, Goods: OwnGoods, Picture, things, spots, keys, sounds, closing };
export default page;
