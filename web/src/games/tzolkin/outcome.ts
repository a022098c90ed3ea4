// What a choice would cost and bring, line by line, with a sign each.
import { t } from "../../words/words.svelte";
import type { Choice } from "../../wire";
import { BUILDINGS, TEMPLES, WEALTH } from "./components";
import { tileName } from "./naming";
import { effectsTold, monumentTold } from "./tokens";
import type { View as TzolkinView } from "./shapes";
import { deedOf, termsOf } from "./view";

export interface Line {
  sign: string;
  text: string;
}

const stepPoints = (god: string, step: number): number => TEMPLES.find((temple) => temple.god === god)?.points[step] ?? 0;

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function tileLines(choice: Choice, view: TzolkinView): Line[] {
  const [deed, terms] = [deedOf(choice), termsOf(choice)];
  if (deed.do === "keep") return [{ sign: "resource", text: effectsTold(WEALTH[deed.id] ?? []) }];
  if (deed.do === "build") return [{ sign: "building", text: `${tileName(deed.id)}: ${effectsTold(BUILDINGS[deed.id]?.effects ?? [])}` }];
  if (deed.do === "raise") {
    return [
      { sign: "monument", text: `${tileName(deed.id)}: ${monumentTold(deed.id, view.players.length)}` },
      { sign: "points", text: t("tzolkin-worth-now", { points: terms.worth_now ?? 0 }) },
    ];
  }
  return [];
}

function placeLines(choice: Choice, names: string[]): Line[] {
  const [deed, terms] = [deedOf(choice), termsOf(choice)];
  const lines: Line[] = [];
  if (deed.do !== "place" && deed.do !== "place-first") return lines;
  const { space = 0, workers = 0 } = terms;
  if (terms.pity) lines.push({ sign: "chaac", text: t("tzolkin-pity") });
  else {
    lines.push({ sign: "corn", text: t("tzolkin-price-sum", { space, workers, sum: space + workers }) });
    if (terms.workers_so_far) lines.push({ sign: "worker", text: t("tzolkin-row-sum", { corn: terms.workers_so_far }) });
  }
  if (deed.do === "place-first") {
    lines.push({ sign: "corn", text: t("tzolkin-first-space-gives", { corn: terms.calendar_corn ?? 0 }) });
    lines.push({ sign: "first", text: t("tzolkin-will-be-first", { name: names[terms.first_player ?? -1] ?? "" }) });
  }
  return lines;
}

function dayLines(choice: Choice, names: string[]): Line[] {
  const [deed, terms] = [deedOf(choice), termsOf(choice)];
  const lines: Line[] = [];
  if (deed.do === "done") {
    if (terms.calendar_corn) lines.push({ sign: "corn", text: t("tzolkin-calendar-taken", { corn: terms.calendar_corn ?? 0 }) });
    if (terms.new_buildings) lines.push({ sign: "building", text: t("tzolkin-new-buildings", { number: terms.new_buildings }) });
    if (typeof terms.food_day === "object") {
      const food = terms.food_day;
      lines.push({ sign: food.unfed ? "hunger" : "meal", text: t("tzolkin-feeding", food) });
    }
  }
  if (deed.do === "advance") {
    lines.push({ sign: "day", text: t("tzolkin-day-comes", { day: terms.day ?? 0, food: terms.food_day ? "yes" : "no" }) });
    for (const pushed of terms.home ?? []) {
      lines.push({ sign: "worker", text: t("tzolkin-news-pushed-off", { name: names[pushed.seat] ?? "", wheel: t(`tzolkin-wheel-${pushed.wheel}`), space: pushed.space }) });
    }
  }
  return lines;
}

export function outcome(choice: Choice, view: TzolkinView, names: string[]): Line[] {
  const [deed, terms] = [deedOf(choice), termsOf(choice)];
  const found: Line[] = [...tileLines(choice, view), ...placeLines(choice, names), ...dayLines(choice, names)];
  if (terms.steps_down) found.push({ sign: "corn", text: t("tzolkin-steps-down", { steps: terms.steps_down }) });
  for (const [god, [was = 0, now = 0]] of Object.entries(terms.temples ?? {})) {
    found.push({ sign: god, text: t("tzolkin-temple-change", { god: t(`tzolkin-god-${god}`), from: signed(stepPoints(god, was)), to: signed(stepPoints(god, now)), number: stepPoints(god, now) }) });
  }
  for (const [technology, [, level = 0]] of Object.entries(terms.technologies ?? {})) {
    found.push({ sign: technology, text: `${t(`tzolkin-technology-${technology}`)} ${level}: ${t(`tzolkin-level-${technology}-${level}`)}` });
  }
  if (deed.do === "study" && !terms.technologies) {
    const { technology } = deed;
    found.push({ sign: technology, text: t(`tzolkin-level-${technology}-${terms.level === "bonus" ? 4 : terms.level}`) });
  }
  if (terms.lost) found.push({ sign: "nothing", text: t("tzolkin-step-lost") });
  if (terms.light !== undefined) found.push({ sign: terms.light ? "sun" : "moon", text: t(terms.light ? "tzolkin-turns-light" : "tzolkin-turns-dark") });
  if (deed.do === "pick") found.push({ sign: "any", text: t("tzolkin-pick-actions", { number: (terms.actions?.length ?? 0) + (terms.ahead ? 1 : 0) }) });
  if (terms.then && deed.do !== "pick") found.push({ sign: "done", text: t(`tzolkin-next-${terms.then.replaceAll(" ", "-")}`) });
  return found.filter((line) => line.text);
}
