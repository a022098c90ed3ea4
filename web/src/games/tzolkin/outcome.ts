// What a choice would cost and bring, line by line, with a sign each.
import { t } from "../../words/words.svelte";
import type { Choice } from "../../wire";
import { BUILDINGS, TEMPLES, WEALTH } from "./components";
import { tileName } from "./naming";
import { effectsTold, monumentTold } from "./tokens";
import type { TzolkinView } from "./view";

export interface Line {
  sign: string;
  text: string;
}

const stepPoints = (god: string, step: number): number => TEMPLES.find((temple) => temple.god === god)?.points[step] ?? 0;

const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

function tileLines(choice: Choice, view: TzolkinView): Line[] {
  const { deed, terms } = choice;
  if (deed.do === "keep") return [{ sign: "resource", text: effectsTold(WEALTH[deed.id as string] ?? []) }];
  if (deed.do === "build") return [{ sign: "building", text: `${tileName(deed.id as string)}: ${effectsTold(BUILDINGS[deed.id as string]?.effects ?? [])}` }];
  if (deed.do === "raise") {
    return [
      { sign: "monument", text: `${tileName(deed.id as string)}: ${monumentTold(deed.id as string, view.players.length)}` },
      { sign: "points", text: t("tzolkin-worth-now", { points: terms.worth_now as number }) },
    ];
  }
  return [];
}

function placeLines(choice: Choice, names: string[]): Line[] {
  const { deed, terms } = choice;
  const lines: Line[] = [];
  if (deed.do !== "place" && deed.do !== "place-first") return lines;
  if (terms.pity) lines.push({ sign: "chaac", text: t("tzolkin-pity") });
  else {
    lines.push({ sign: "corn", text: t("tzolkin-price-sum", { space: terms.space as number, workers: terms.workers as number, sum: (terms.space as number) + (terms.workers as number) }) });
    if (terms.workers_so_far) lines.push({ sign: "worker", text: t("tzolkin-row-sum", { corn: terms.workers_so_far as number }) });
  }
  if (deed.do === "place-first") {
    lines.push({ sign: "corn", text: t("tzolkin-first-space-gives", { corn: terms.calendar_corn as number }) });
    lines.push({ sign: "first", text: t("tzolkin-will-be-first", { name: names[terms.first_player as number] ?? "" }) });
  }
  return lines;
}

function dayLines(choice: Choice, names: string[]): Line[] {
  const { deed, terms } = choice;
  const lines: Line[] = [];
  if (deed.do === "done") {
    if (terms.calendar_corn) lines.push({ sign: "corn", text: t("tzolkin-calendar-taken", { corn: terms.calendar_corn as number }) });
    if (terms.new_buildings) lines.push({ sign: "building", text: t("tzolkin-new-buildings", { number: terms.new_buildings as number }) });
    if (terms.food_day) {
      const food = terms.food_day as { workers: number; corn: number; unfed: number };
      lines.push({ sign: food.unfed ? "hunger" : "meal", text: t("tzolkin-feeding", food) });
    }
  }
  if (deed.do === "advance") {
    lines.push({ sign: "day", text: t("tzolkin-day-comes", { day: terms.day as number, food: terms.food_day ? "yes" : "no" }) });
    for (const pushed of (terms.home ?? []) as { seat: number; wheel: string; space: number }[]) {
      lines.push({ sign: "worker", text: t("tzolkin-news-pushed-off", { name: names[pushed.seat] ?? "", wheel: t(`tzolkin-wheel-${pushed.wheel}`), space: pushed.space }) });
    }
  }
  return lines;
}

export function outcome(choice: Choice, view: TzolkinView, names: string[]): Line[] {
  const { terms } = choice;
  const found: Line[] = [...tileLines(choice, view), ...placeLines(choice, names), ...dayLines(choice, names)];
  if (terms.steps_down) found.push({ sign: "corn", text: t("tzolkin-steps-down", { steps: terms.steps_down as number }) });
  for (const [god, step] of Object.entries((terms.temples ?? {}) as Record<string, [number, number]>)) {
    found.push({ sign: god, text: t("tzolkin-temple-change", { god: t(`tzolkin-god-${god}`), from: signed(stepPoints(god, step[0])), to: signed(stepPoints(god, step[1])), number: stepPoints(god, step[1]) }) });
  }
  for (const [technology, level] of Object.entries((terms.technologies ?? {}) as Record<string, [number, number]>)) {
    found.push({ sign: technology, text: `${t(`tzolkin-technology-${technology}`)} ${level[1]}: ${t(`tzolkin-level-${technology}-${level[1]}`)}` });
  }
  if (choice.deed.do === "study" && !terms.technologies) {
    const technology = choice.deed.technology as string;
    found.push({ sign: technology, text: t(`tzolkin-level-${technology}-${terms.level === "bonus" ? 4 : terms.level}`) });
  }
  if (terms.lost) found.push({ sign: "nothing", text: t("tzolkin-step-lost") });
  if (terms.light !== undefined) found.push({ sign: terms.light ? "sun" : "moon", text: t(terms.light ? "tzolkin-turns-light" : "tzolkin-turns-dark") });
  if (choice.deed.do === "pick") found.push({ sign: "any", text: t("tzolkin-pick-actions", { number: ((terms.actions ?? []) as unknown[]).length + (terms.ahead ? 1 : 0) }) });
  if (terms.then && choice.deed.do !== "pick") found.push({ sign: "done", text: t(`tzolkin-next-${(terms.then as string).replaceAll(" ", "-")}`) });
  return found.filter((line) => line.text);
}
