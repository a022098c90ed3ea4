// Deeds and events as messages, and what they speak of on the board.
import type { Json } from "../../wire";
import { TILES } from "./components";
import { t } from "../../words/words.svelte";
import { BASE } from "./view";

type Told = { id: string; args: Record<string, string | number> };

const LETTERS = ["A", "B", "C", "D"];

/** A tile in words: temple 4, treasure site with 3 masks. */
export function tileTold(id: string): string {
  const tile = TILES[id];
  return tile ? t(`tikal-tile-${tile.terrain}`, { value: tile.value, masks: tile.masks }) : id;
}

const kindTold = (kind: unknown): string => t(`tikal-kind-${String(kind)}`);
/** With its article: a mask, an earplug. */
const oneTold = (kind: unknown): string => t(`tikal-one-${String(kind)}`);

function deedTold(deed: Json, names: string[]): Told {
  const what = String(deed.do);
  switch (what) {
    case "draw":
      if (deed.what === "tile") return { id: "tikal-draw-tile", args: { tile: tileTold(String(deed.id)) } };
      if (deed.what === "treasure") return { id: "tikal-draw-treasure", args: { one: oneTold(deed.id) } };
      return { id: "tikal-draw-start-player", args: { who: names[Number(deed.seat)] ?? LETTERS[Number(deed.seat)] ?? "" } };
    case "choose":
      return { id: "tikal-choose", args: { tile: tileTold(String(deed.id)) } };
    case "exchange":
      return {
        id: "tikal-exchange",
        args: { who: names[Number(deed.seat)] ?? "", take: kindTold(deed.take), give: kindTold(deed.give), one: oneTold(deed.give) },
      };
    case "bring":
    case "path":
      return {
        id: `tikal-${what}`,
        args: { piece: String(deed.piece), from: t(`tikal-place-${String(deed.from ?? "base")}`), to: t(`tikal-place-${String(deed.to)}`) },
      };
    default:
      return {
        id: `tikal-${what}`,
        args: {
          piece: String(deed.piece ?? "member"),
          field: String(deed.field ?? ""),
          from: String(deed.from ?? ""),
          to: String(deed.to ?? ""),
          rotation: Number(deed.rotation ?? 0),
          turn: 60 * Number(deed.rotation ?? 0),
          points: Number(deed.points ?? 0),
        },
      };
  }
}

function eventTold(event: Json, names: string[]): Told {
  const what = String(event.event);
  const name = names[Number(event.seat)] ?? "";
  const list = (seats: unknown): string => ((seats as number[] | undefined) ?? []).map((seat) => names[seat] ?? "").join(", ");
  switch (what) {
    case "placed":
      return { id: "tikal-news-placed", args: { name, field: String(event.field), tile: tileTold(String(event.id)) } };
    case "brought":
      return { id: event.to === BASE ? "tikal-news-nothing" : "tikal-news-brought", args: { name, to: String(event.to) } };
    case "treasure":
      return { id: "tikal-news-treasure", args: { name, kind: kindTold(event.id), one: oneTold(event.id), held: Number(event.held) } };
    case "points":
      return {
        id: Number(event.points) === 0 && event.why === "treasure" ? "tikal-news-nothing" : `tikal-news-points-${String(event.why)}`,
        args: {
          name,
          points: Math.abs(Number(event.points)),
          field: String(event.field ?? ""),
          kind: event.id ? kindTold(event.id) : "",
          one: event.id ? oneTold(event.id) : "",
          held: Number(event.held ?? 0),
        },
      };
    case "scoring":
      return { id: `tikal-news-scoring-${String(event.scoring)}`, args: { order: list(event.order) } };
    case "scoring-over":
      return { id: "tikal-news-scoring-over", args: { scoring: String(event.scoring) } };
    case "auction":
      return { id: "tikal-news-auction", args: { name: names[Number(event.opener)] ?? "", names: list(event.seats) } };
    case "last-tile":
      return { id: "tikal-news-last-tile", args: { name, tile: tileTold(String(event.id)) } };
    case "game-over": {
      const ranking = event.ranking as number[];
      const best = ranking.flatMap((place, seat) => (place === Math.min(...ranking) ? [seat] : []));
      return { id: "tikal-news-game-over", args: { names: list(best), points: Math.max(...(event.scores as number[])), many: best.length } };
    }
    default:
      return {
        id: `tikal-news-${what}`,
        args: {
          name,
          field: String(event.field ?? ""),
          from: String(event.from ?? ""),
          to: String(event.to ?? ""),
          value: Number(event.value ?? 0),
          points: Number(event.points ?? 0),
          members: Number(event.members ?? 0),
          leader: event.leader ? "yes" : "no",
        },
      };
  }
}

export function tell(deed: Json, names: string[]): Told {
  return deed.event ? eventTold(deed, names) : deedTold(deed, names);
}

const isField = (name: unknown): name is string => typeof name === "string" && /^[a-h][1-5]$/.test(name);

/** The fields that a deed or an event speaks of. */
export function spots(deed: Json): string[] {
  const found = [deed.field, deed.from, deed.to].filter(isField);
  if (deed.to === "base" || deed.from === "base") found.push(BASE);
  return found;
}
