// What deeds and events speak of on the board.
import type { Json } from "../../wire";

/** What is to be marked on the board when somebody reads a line of the log. */
export function spots(deed: Json): string[] {
  const found: string[] = [];
  const ids = [...(typeof deed.id === "string" ? [deed.id] : []), ...((deed.ids as string[] | undefined) ?? [])];
  for (const id of ids) found.push(`map:${id}`);
  if (deed.id && Array.isArray(deed.fields)) {
    found.shift();
    for (const field of deed.fields as string[]) found.push(`field:${deed.id}:${field}`);
  }
  if (deed.do === "take-deck") found.push("deck");
  if (deed.what === "card" || typeof deed.round === "number") found.push("card");
  if (typeof deed.seat === "number") found.push(`seat:${deed.seat}`);
  return found;
}
