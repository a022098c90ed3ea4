// What everything on the board of Tikal means: its name, what can be done with it, and what it would be worth to the player.
import type { Explanation } from "../../parts/explained.svelte";
import { sentence } from "../../words/saying";
import { t } from "../../words/words.svelte";
import type { Tile } from "./shapes";
import { SET_POINTS } from "./components";
import { fieldNamed, standing, tileTold } from "./naming";
import type { Field, Player as PlayerView, View as TikalView } from "./shapes";

const CLAUSES: Record<string, string> = { temple: "TK 6.1", jungle: "TK 5.7", volcano: "TK 4.5", "base camp": "TK 5.1" };

/** A field: what lies there, who stands there, what one does with it. */
export function explainField(view: TikalView, seat: number | null, name: string, field: Field | undefined, names: string[]): Explanation {
  const title = fieldNamed(name, field);
  if (!field) return { title, lines: [t("tikal-explain-unexplored")], clause: "TK 4.1" };
  if (field.terrain === "treasure") {
    const says = field.tokens ? "tikal-explain-treasure" : "tikal-explain-treasure-empty";
    return { title, lines: [t(says), ...standing(field, names)], clause: field.tokens ? "TK 5.5" : "TK 5.7" };
  }
  const lines = [t(`tikal-explain-${field.terrain.replace(" ", "-")}`), ...standing(field, names)];
  return { title, lines, now: field.terrain === "temple" ? templeNow(view, seat, field) : undefined, clause: CLAUSES[field.terrain] };
}

/** Who would score a temple, from the player's side of the table. */
function templeNow(view: TikalView, seat: number | null, field: Field): string | undefined {
  if (seat === null || !field.strength || view.phase === "over") return undefined;
  const points = field.value ?? 0;
  if (field.guard !== null && field.guard !== undefined) return field.guard === seat ? t("tikal-explain-yours", { points }) : t("tikal-explain-lost");
  if (field.scored_by === seat) return t("tikal-explain-yours", { points });
  const best = Math.max(...field.strength.filter((_, other) => other !== seat));
  return t("tikal-explain-missing", { missing: best + 1 - (field.strength[seat] ?? 0), points });
}

export const explainTileInHand = (tile: Tile): Explanation => ({
  title: sentence(tileTold(tile.id)),
  lines: [t(tile.terrain === "volcano" ? "tikal-place-volcano" : "tikal-explain-tile"), t(`tikal-explain-${tile.terrain}`)],
  clause: tile.terrain === "volcano" ? "TK 4.3" : "TK 4.2",
});

export const explainBeads = (left: number): Explanation => ({ title: t("tikal-explain-points"), lines: [t("tikal-explain-points-says")], now: t("tikal-beads", { left, taken: 0 }), clause: "TK 3.2" });

/** What a player has: each sign of the player's row. */
export function explainHeld(player: PlayerView, what: "member" | "leader" | "camp" | "guard" | "would"): Explanation {
  const where = player.leader === "reserve" || player.leader === "gone" ? player.leader : "there";
  const found: Record<typeof what, Explanation> = {
    member: { title: t("tikal-explain-member"), lines: [t("tikal-reserve", { members: player.reserve }), t("tikal-explain-member-says")], clause: "TK 5.1" },
    leader: { title: t("tikal-figure-leader"), lines: [t(`tikal-leader-${where}`, { field: player.leader }), t("tikal-explain-leader")], clause: "TK 6.1" },
    camp: { title: t("tikal-explain-camp"), lines: [t("tikal-camps-left", { camps: player.camps_left }), t("tikal-explain-camp-says")], clause: "TK 5.7" },
    guard: { title: t("tikal-explain-guard"), lines: [t("tikal-guards-left", { guards: player.guards_left }), t("tikal-explain-guard-says")], clause: "TK 5.9" },
    would: { title: t("tikal-explain-would"), lines: [t("tikal-would-score", { temples: player.would_score.temples, treasures: player.would_score.treasures })], clause: "TK 7.1" },
  };
  return found[what];
}

export const explainTreasure = (kind: string, many: number): Explanation => ({
  title: sentence(t(`tikal-thing-${kind}`)),
  lines: [t("tikal-set", { kind: t(`tikal-thing-${kind}`), many, points: SET_POINTS[many] ?? 0 }), t("tikal-explain-sets")],
  clause: "TK 6.3",
});
