// The page of Tzolk'in.
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { THINGS } from "./naming";
import { spots } from "./spots";

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

/** A turn of placing or picking up may always be ended after its first worker. */
const closing: GamePage["closing"] = { deed: "done", unused: () => 0 };

const page: GamePage = { id: "tzolkin", Board, Panel, Player, Goods, Picture, things: THINGS, spots, keys: [], sounds, closing };
export default page;
