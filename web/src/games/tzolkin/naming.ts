// Tiles by name, and what each is and does.
import { t } from "../../words/words.svelte";
import type { Things } from "../../words/saying";
import { BUILDINGS, MONUMENTS, WEALTH } from "./components";

export const THINGS: Things = {
  ...Object.fromEntries(Object.entries(BUILDINGS).map(([id, { kind, effects }]) => [id, { kind, effects }])),
  ...Object.fromEntries(Object.entries(MONUMENTS).map(([id, { kind }]) => [id, { kind }])),
  ...Object.fromEntries(Object.entries(WEALTH).map(([id, effects]) => [id, { effects }])),
};

export function tileName(id: string): string {
  if (BUILDINGS[id]) return t("tzolkin-building-name", { kind: BUILDINGS[id].kind, id });
  if (MONUMENTS[id]) return t("tzolkin-monument-name", { kind: MONUMENTS[id].kind, id });
  return id;
}
