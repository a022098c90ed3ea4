// The page of Tzolk'in.
import type { GamePage, Legend } from "../contract";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Moment from "./Moment.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { closing } from "./closing";
import { THINGS } from "./naming";
import { tie } from "./ending";
import { spots } from "./spots";

const sounds: GamePage["sounds"] = {
  place: "wood",
  "place-first": "wood",
  pick: "wood",
  build: "stone",
  raise: "stone",
  calendar: "wheel",
  monument: "chime",
  "food-day": "corn",
  "points-skulls": "skull",
  "points-temple": "chime",
};

const moments: GamePage["moments"] = {
  "points-skulls": { lasts: 1200 },
  "food-day": { lasts: 1600, with: ["fed", "points-hunger", "temple-goods", "points-temple", "skulls-short", "new-age"], grand: true },
  "points-temple": { lasts: 1400, grand: true },
  calendar: { lasts: 1000, with: ["pushed-off", "food-day-due"] },
  "points-goods": { lasts: 1400, with: ["points-monument"], grand: true },
  "points-monument": { lasts: 1400, grand: true },
};
const legend = async (): Promise<Legend> => (await import("./legend")).legend;

const page: GamePage = { id: "tzolkin", Board, Panel, Player, Goods, Picture, Moment, things: THINGS, spots, keys: [], sounds, moments, tie, closing, legend };
export default page;
