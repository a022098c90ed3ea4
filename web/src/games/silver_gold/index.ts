import type { GamePage, Legend } from "../contract";
import Board from "./Board.svelte";
import Moment from "./Moment.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { MAPS } from "./components";
import { tie } from "./ending";
import { spots } from "./spots";

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
  "points-map": "seal",
  "points-trophy": "chime",
};

const moments: GamePage["moments"] = {
  "points-map": { lasts: 1400, with: ["points-seals"] },
  "points-trophy": { lasts: 1200 },
};
const legend = async (): Promise<Legend> => (await import("./legend")).legend;

const things = Object.fromEntries(Object.entries(MAPS).map(([id, { colour, points }]) => [id, { colour, points }]));
/** The maps of a hand are nobody else's business. */
const secret: GamePage["secret"] = (view) => view.phase === "keep";

const page: GamePage = { id: "silver_gold", Board, Panel, Player, Picture, Moment, things, spots, retold, keys, sounds, moments, tie, secret, legend };
export default page;
