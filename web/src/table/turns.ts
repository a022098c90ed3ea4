// The log in turns: steps that belong together, under the turn that they were done in.
import type { Step } from "../wire";

/** A step to show; steps of which nothing can be told but that they happened are told once, with their number. */
export interface Line {
  step: Step;
  times: number;
}

export interface Turn {
  /** Turns of a log have different keys, and keep them while the log grows. */
  key: string;
  number: number;
  /** Whose turn it was; null if several acted, or chance alone. */
  seat: number | null;
  lines: Line[];
}

const isUnknown = (step: Step): boolean => !step.news.length && step.deeds.every((deed) => deed.action === null && !deed.undo);

function gathered(steps: Step[]): Line[] {
  const found: Line[] = [];
  for (const step of steps) {
    const before = found.at(-1);
    if (before && isUnknown(step) && isUnknown(before.step) && before.step.deeds[0]?.seat === step.deeds[0]?.seat) before.times += 1;
    else found.push({ step, times: 1 });
  }
  return found;
}

/** The turns of a log, the oldest first. */
export function turnsOf(steps: Step[]): Turn[] {
  const parts: Step[][] = [];
  for (const step of steps) {
    const now = parts.at(-1);
    if (now && now[0]?.number === step.number) now.push(step);
    else parts.push([step]);
  }
  return parts.map((part) => {
    const seats = new Set(part.flatMap((step) => step.deeds.map((deed) => deed.seat)).filter((seat) => seat >= 0));
    const first = part[0] as Step;
    return { key: `${first.number}-${first.step}`, number: first.number, seat: seats.size === 1 ? ([...seats][0] ?? null) : null, lines: gathered(part) };
  });
}
