// Tikal's part of the page.
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { spots, tell } from "./tell";

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

const page: GamePage = { Board, Panel, Player, Picture, tell, spots, keys, sounds };
export default page;
