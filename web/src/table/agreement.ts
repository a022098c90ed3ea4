// What the people at a table agree on when it is made: hints, and bots that play for somebody who is away.
import { FluentNumber } from "@fluent/bundle";
import { t } from "../words/words.svelte";
import type { TableInfo } from "../wire";
import { levelTold } from "./telling";

export type Agreement = Pick<TableInfo, "hints" | "stand_ins">;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long one may be away before a bot stands in, as a table can be made: for live play, for days, for holidays. */
export const WAITS = [10 * MINUTE, HOUR, DAY, 3 * DAY, 7 * DAY];
export const USUAL_WAIT = DAY;

/** A time as people say it, in the language of the message that it stands in. */
export function timeTold(seconds: number): FluentNumber {
  const [unit, long] = seconds < HOUR ? ["minute", MINUTE] : seconds <= DAY ? ["hour", HOUR] : ["day", DAY];
  return new FluentNumber(Math.ceil(seconds / (long as number)), { style: "unit", unit: unit as string, unitDisplay: "long" } as Intl.NumberFormatOptions);
}

export function hintsTold(agreement: Agreement): string {
  return t(agreement.hints ? "agreed-hints" : "agreed-no-hints");
}

export function standInsTold(agreement: Agreement): string {
  const found = agreement.stand_ins;
  return found ? t("agreed-stand-ins", { time: timeTold(found.after), level: levelTold(found.level) }) : t("agreed-no-stand-ins");
}
