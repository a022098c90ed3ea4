// Deeds and events of Tzolk'in: which message says them and with what, and where on the board they happen.
import type { Json } from "../../wire";
import { t } from "../../words/words.svelte";
import { BUILDINGS, MONUMENTS, WEALTH } from "./components";
import { amountsTold, effectsTold } from "./tokens";

type Args = Record<string, string | number>;

export function tileName(id: string): string {
  if (BUILDINGS[id]) return t("tzolkin-building-name", { kind: BUILDINGS[id].kind, id });
  if (MONUMENTS[id]) return t("tzolkin-monument-name", { kind: MONUMENTS[id].kind, id });
  return id;
}

/** What a tile does, in words. */
function tileDoes(id: string): string {
  const effects = BUILDINGS[id]?.effects ?? WEALTH[id];
  return effects ? effectsTold(effects) : "";
}

const NAMED: Record<string, string> = { wheel: "wheel", god: "god", technology: "technology", resource: "good", good: "good", way: "way", tile: "tile" };

function argsOf(said: Json, names: string[]): Args {
  const args: Args = {};
  for (const [field, value] of Object.entries(said)) {
    if (field in NAMED && typeof value === "string") {
      args[field] = t(`tzolkin-${NAMED[field]}-${value}`);
      args[`${field}_id`] = value;
    } else if (typeof value === "number" || typeof value === "string") args[field] = value;
    else if (typeof value === "boolean") args[field] = value ? "yes" : "no";
  }
  if (typeof said.seat === "number") args.name = names[said.seat] ?? "";
  if (typeof said.by === "number") args.by = names[said.by] ?? "";
  if (typeof said.id === "string") {
    args.what_is = tileName(said.id);
    args.does = tileDoes(said.id);
  }
  if (Array.isArray(said.ids)) args.does = (said.ids as string[]).map(tileDoes).join("; ");
  if (said.goods) args.goods = amountsTold(said.goods as Record<string, number>);
  if (said.event === "game-over") {
    args.scores = (said.scores as number[]).map((score, seat) => `${names[seat] ?? ""} ${score}`).join(", ");
  }
  return args;
}

export function tell(said: Json, names: string[]): { id: string; args: Args } {
  const args = argsOf(said, names);
  if (typeof said.do === "string") return { id: said.do === "draw" ? `tzolkin-draw-${said.what}` : `tzolkin-${said.do}`, args };
  if (said.event === "points") return { id: `tzolkin-points-${said.why}`, args };
  return { id: `tzolkin-event-${said.event}`, args };
}

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
