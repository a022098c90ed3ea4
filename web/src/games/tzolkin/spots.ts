// Where on the board deeds and events happen.
import type { Json } from "../../wire";

export function spots(said: Json): string[] {
  const found: string[] = [];
  if (said.god) found.push(`temple-${said.god}`);
  if (said.technology) found.push(`technology-${said.technology}`);
  if (said.id) found.push(`tile-${said.id}`);
  if (said.wheel && said.space !== undefined) found.push(`${said.wheel}-${said.space}`);
  if (said.wheel && said.action !== undefined) found.push(`${said.wheel}-${said.action}`);
  if (said.do === "place-first" || said.event === "first-player" || said.event === "calendar-corn") found.push("first");
  return found;
}
