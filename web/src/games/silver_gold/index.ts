import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { spots, tell } from "./tell";

const keys: GamePage["keys"] = [
  ["R", "keys-turn-pattern"],
  ["Shift R", "keys-turn-pattern-back"],
  ["F", "keys-mirror"],
  ["X", "keys-single"],
];
const retold = { mark: "marked", keep: "kept" };
const sounds: GamePage["sounds"] = {
  keep: "paper",
  take: "paper",
  "take-deck": "paper",
  mark: "ink",
  marked: "ink",
  taken: "paper",
  round: "paper",
  "points-map": "chime",
  "points-trophy": "chime",
};

const page: GamePage = { Board, Panel, Player, Picture, tell, spots, retold, keys, sounds };
export default page;
