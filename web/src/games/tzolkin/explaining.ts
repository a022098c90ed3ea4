// What everything on the board of Tzolk'in means: its name, what it does, when, and what it would be worth to the player.
import type { Explanation } from "../../parts/explained.svelte";
import { sentence } from "../../words/saying";
import { t } from "../../words/words.svelte";
import type { Choice } from "../../wire";
import { BUILDINGS, FOOD_DAYS, HIGHEST_LEVEL, MONUMENTS, NUMBERED, TEMPLES, WEALTH } from "./components";
import { outcome } from "./outcome";
import type { Play } from "./play";
import { amountsTold, effectsTold, givenTold, monumentTold } from "./tokens";
import type { View as TzolkinView, Wheel as WheelView } from "./shapes";
import { find, reader, cornOf } from "./view";
import { tileName } from "./naming";

const CHICHEN = 4;
/** The clauses of the numbered spaces, from 1 on. */
const SPACE_CLAUSES = [
  ["5.1", "5.2", "5.2", "5.2", "5.2"],
  ["5.3", "5.3", "5.3", "5.3", "5.3"],
  ["5.4", "5.5", "5.6", "5.7", "5.8"],
  ["5.9", "5.10", "5.11", "5.12", "5.13"],
];
const TECHNOLOGY_CLAUSES: Record<string, string> = { agriculture: "6.1", extraction: "6.2", architecture: "6.3", theology: "6.4" };

const said = (...parts: string[]): string[] => parts.filter(Boolean).map(sentence);
/** What would come of a choice, in one line. */
const comes = (choice: Choice, play: Play): string => outcome(choice, play.view, play.names).map((line) => line.text).join(". ");

function spaceClause(number: number, space: number): string {
  if (space === 0) return "4.3";
  if (space > (NUMBERED[number] ?? 5)) return number === CHICHEN ? "5.15" : "4.5";
  return number === CHICHEN ? "5.14" : (SPACE_CLAUSES[number]?.[space - 1] ?? "4.4");
}

/** A whole wheel, from afar: what one goes there for. */
export const explainWheel = (wheel: string): Explanation => ({ title: t(`tzolkin-wheel-${wheel}`), lines: [t(`tzolkin-explain-${wheel}`)], clause: "TZ 4.4" });

/** A space of a wheel: who stands there, what its action gives the player now, what a worker there would cost. */
export function explainSpace(play: Play, wheel: WheelView, number: number, space: number): Explanation {
  const numbered = NUMBERED[number] ?? 5;
  const worker = wheel.workers[space];
  const who = worker === "dummy" ? t("tzolkin-dummy") : typeof worker === "number" ? t("tzolkin-worker-of", { name: play.names[worker] ?? "" }) : "";
  const offered = number === CHICHEN && play.view.skulls_offered.includes(space);
  const gives = space === 0 ? t("tzolkin-space-zero") : space > numbered ? t("tzolkin-space-any") : offered ? t("tzolkin-space-offered") : givenTold(wheel.gives[space - 1]);
  const placing = space === wheel.next_space ? find(play.legal, "place", "wheel", wheel.wheel) : null;
  const picking = play.legal.find((choice) => choice.deed.do === "pick" && choice.deed.wheel === wheel.wheel && choice.deed.space === space);
  const poor = space > 0 && space <= numbered && !offered && play.seat !== null && !wheel.possible.includes(space);
  return {
    title: `${t(`tzolkin-wheel-${wheel.wheel}`)} ${space}`,
    lines: said(gives, who, space > 0 ? t("tzolkin-explain-pick") : ""),
    now: placing ? `${t("tzolkin-price", { corn: cornOf(placing) })}` : picking ? comes(picking, play) : poor ? t("tzolkin-explain-poor") : undefined,
    clause: `TZ ${spaceClause(number, space)}`,
  };
}

export function explainTemple(play: Play, god: string): Explanation {
  const temple = TEMPLES.find((each) => each.god === god);
  const shown = play.view.temples.find((each) => each.god === god);
  const age = play.view.food_days_done < 2 ? 0 : 1;
  const places = (shown?.steps ?? []).map((step, seat) => t("tzolkin-temple-place", { name: play.names[seat] ?? "", step, points: shown?.points_now[seat] ?? 0 })).join("; ");
  const choice = find(play.legal, "up", "god", god) ?? find(play.legal, "down", "god", god) ?? find(play.legal, "beg", "god", god);
  const own = play.seat === null ? null : (shown?.goods_now[play.seat] ?? {});
  const goods = own ? amountsTold(own) : "";
  return {
    title: t(`tzolkin-god-${god}`),
    lines: said(t("tzolkin-explain-temple"), t("tzolkin-explain-temple-highest", { points: temple?.bonus[age] ?? 0 }), places),
    now: choice ? comes(choice, play) : play.seat === null ? undefined : t("tzolkin-explain-temple-now", { goods: goods || t("tzolkin-nothing"), points: shown?.points_now[play.seat] ?? 0 }),
    clause: "TZ 9.3",
  };
}

/** A technology, or one level of it. */
export function explainTechnology(play: Play, technology: string, only: number | null = null): Explanation {
  const name = t(`tzolkin-technology-${technology}`);
  const level = (at: number): string => `${at <= HIGHEST_LEVEL ? at : t("tzolkin-beyond")}: ${t(`tzolkin-level-${technology}-${at}`)}`;
  const levels = only ? [only] : [1, 2, 3, 4];
  const own = play.seat === null ? null : (play.view.players[play.seat]?.technologies[technology] ?? 0);
  const choice = find(play.legal, "study", "technology", technology);
  return {
    title: name,
    lines: said(...levels.map(level), t("tzolkin-explain-technology")),
    now: choice ? comes(choice, play) : own === null ? undefined : t("tzolkin-explain-level", { level: own }),
    clause: `TZ ${TECHNOLOGY_CLAUSES[technology] ?? "6.1"}`,
  };
}

export function explainTablet(play: Play, id: string): Explanation {
  const monument = MONUMENTS[id] !== undefined;
  const shown = (monument ? play.view.monuments : play.view.buildings).find((each) => each.id === id);
  const cost = shown?.cost ?? [];
  const payable = shown?.payable ?? false;
  const worth = monument ? play.view.monuments.find((each) => each.id === id)?.worth_now : undefined;
  const choice = find(play.legal, monument ? "raise" : "build", "id", id);
  const states = [worth === undefined ? "" : t("tzolkin-worth-now", { points: worth }), choice ? t("tzolkin-explain-build-now") : payable ? t("tzolkin-explain-payable") : lacking(play, cost)];
  return {
    title: sentence(tileName(id)),
    lines: said(
      monument ? monumentTold(id, play.view.players.length) : effectsTold(BUILDINGS[id]?.effects ?? []),
      t("tzolkin-explain-cost", { cost: amountsTold({ wood: cost[0] ?? 0, stone: cost[1] ?? 0, gold: cost[2] ?? 0, skull: cost[3] ?? 0 }) }),
      t(monument ? "tzolkin-explain-monument" : "tzolkin-explain-building"),
    ),
    now: play.seat === null ? undefined : states.filter(Boolean).join(". "),
    clause: monument ? "TZ 5.7" : "TZ 5.17",
  };
}

function lacking(play: Play, cost: number[]): string {
  const you = reader(play.view, play.seat);
  if (!you) return "";
  const short = Object.fromEntries((["wood", "stone", "gold", "skull"] as const).map((good, at) => [good, Math.max(0, (cost[at] ?? 0) - you[good])]));
  const told = amountsTold(short);
  return told ? t("tzolkin-explain-lacking", { goods: told }) : "";
}

export function explainWealth(id: string): Explanation {
  return { title: t("tzolkin-explain-wealth"), lines: said(effectsTold(WEALTH[id] ?? []), t("tzolkin-explain-wealth-says")), clause: "TZ 2.5" };
}

export function explainFirstSpace(play: Play): Explanation {
  const first = find(play.legal, "place-first");
  const there = play.view.first_space;
  return {
    title: t("tzolkin-first-space"),
    lines: said(t("tzolkin-first-space-gives", { corn: play.view.calendar_corn }), t("tzolkin-explain-first"), typeof there === "number" ? t("tzolkin-worker-of", { name: play.names[there] ?? "" }) : ""),
    now: first ? t("tzolkin-price", { corn: cornOf(first) }) : undefined,
    clause: "TZ 7.1",
  };
}

export function explainFoodDay(view: TzolkinView, seat: number | null): Explanation {
  const you = reader(view, seat);
  const due = view.food_days_done < FOOD_DAYS.length;
  const gives = view.food_days_done % 2 === 0 ? "goods" : "points";
  const when = !due ? t("tzolkin-food-over") : view.food_day ? t("tzolkin-food-now-gives", { gives }) : t("tzolkin-food-in-gives", { days: view.days_to_food, gives });
  return {
    title: t("tzolkin-explain-food"),
    lines: said(t("tzolkin-explain-food-says"), when),
    now: you && due ? t("tzolkin-bill", { corn: you.meal_bill, have: you.corn }) : undefined,
    clause: "TZ 9.1",
  };
}

export const explainCalendarCorn = (view: TzolkinView): Explanation => ({
  title: t("tzolkin-calendar"),
  lines: said(t("tzolkin-calendar-corn", { corn: view.calendar_corn }), t("tzolkin-explain-calendar")),
  clause: "TZ 8.1",
});

export const explainBank = (view: TzolkinView): Explanation => ({
  title: t("tzolkin-thing-skull"),
  lines: said(t("tzolkin-bank", { skulls: view.skulls_in_bank }), t("tzolkin-explain-skulls")),
  clause: "TZ 5.14",
});

export const explainSlab = (play: Play): Explanation => ({
  title: t("tzolkin-explain-prices"),
  lines: said(t("tzolkin-slab", { placed: 0, corn: 0 })),
  now: play.view.placed ? t("tzolkin-slab", { placed: play.view.placed, corn: [0, 0, 1, 3, 6, 10, 15][play.view.placed] ?? 0 }) : undefined,
  clause: "TZ 4.3",
});

export function explainJungle(play: Play, space: number): Explanation {
  const shown = play.view.jungle.find((each) => each.space === space);
  return {
    title: `${t("tzolkin-jungle")}: ${t("tzolkin-wheel-palenque")} ${space}`,
    lines: said(t("tzolkin-jungle-group", { space, corn: shown?.corn_tiles ?? 0, wood: shown?.wood_tiles ?? 0 }), t("tzolkin-explain-jungle")),
    now: (() => {
      const gives = play.view.wheels[0]?.gives[space - 1];
      return play.seat === null || !gives ? undefined : sentence(givenTold(gives));
    })(),
    clause: "TZ 5.2",
  };
}

/** A choice of the panel: what it is, and what would come of it. */
export function explainChoice(choice: Choice, play: Pick<Play, "view" | "names">, told: string): Explanation {
  return { title: told, lines: outcome(choice, play.view, play.names).map((line) => line.text) };
}

export function explainTile(view: TzolkinView, id: string): Explanation {
  const monument = MONUMENTS[id] !== undefined;
  return {
    title: sentence(tileName(id)),
    lines: said(monument ? monumentTold(id, view.players.length) : effectsTold(BUILDINGS[id]?.effects ?? [])),
    clause: monument ? "TZ 5.7" : "TZ 5.17",
  };
}
