// What deeds and events speak of on the board.
import type { Json } from "../../wire";
import { BASE } from "./view";

const isField = (name: unknown): name is string => typeof name === "string" && /^[a-h][1-5]$/.test(name);

/** The fields that a deed or an event speaks of. */
export function spots(deed: Json): string[] {
  const found = [deed.field, deed.from, deed.to].filter(isField);
  if (deed.to === "base" || deed.from === "base") found.push(BASE);
  return found;
}
