// The page of Tzolk'in.
import type { GamePage, Legend } from "../contract";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Moment from "./Moment.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { FOOD_DAYS, LAST, WHEELS } from "./components";
import { THINGS } from "./naming";
import { tie } from "./ending";
import { spots } from "./spots";
import { asView } from "./view";

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

/** Workers who could still be picked up and will go home without an action: those on last spaces, and on the last day all. */
const closing: GamePage["closing"] = {
  deed: "done",
  unused: (_done, view, _seat, legal) => {
    const { food_days_done, food_day } = asView(view);
    const last = food_days_done === FOOD_DAYS.length - 1 && food_day;
    return legal.filter(({ deed }) => deed.do === "pick" && (last || deed.space === LAST[WHEELS.indexOf(String(deed.wheel))])).length;
  },
};

const page: GamePage = { id: "tzolkin", Board, Panel, Player, Goods, Picture, Moment, things: THINGS, spots, keys: [], sounds, moments, tie, closing, legend };
export default page;
