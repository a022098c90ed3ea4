// The page of Tzolk'in.
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { spots, tell } from "./telling";

const sounds: GamePage["sounds"] = {
  place: "wood",
  "place-first": "wood",
  pick: "wood",
  build: "stone",
  raise: "stone",
  calendar: "wheel",
  monument: "chime",
  "points-skulls": "chime",
  "points-temple": "chime",
};

const page: GamePage = { Board, Panel, Player, Picture, tell, spots, keys: [], sounds };
export default page;
