// How long ago something was, in the reader's language: "5 minutes ago", "yesterday".
import { language } from "./words.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_557_600],
  ["month", 2_629_800],
  ["week", 604_800],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function ago(at: number, now: number): string {
  const told = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  const seconds = Math.max(0, (now - at) / 1000);
  for (const [unit, long] of UNITS) {
    if (seconds >= long) return told.format(-Math.floor(seconds / long), unit);
  }
  return told.format(0, "second");
}
