// What everything on the table of Silver & Gold means: its name, what it does, and what it would be worth to the player.
import type { Explanation } from "../../parts/explained.svelte";
import { t } from "../../words/words.svelte";
import { SEAL_VALUE } from "./components";
import { mapLabel, sealLabel } from "./naming";
import type { Player as PlayerView, View as TableView } from "./shapes";
import { signWord, treasureMap, type Field } from "./view";

const OF_SIGN: Record<string, string> = { cross: "SG 5.1", coin: "SG 5.2", palm: "SG 5.3", plain: "SG 4.2" };

/** A field of a map: what its symbol does. */
export function explainSign(field: Field, view: TableView): Explanation {
  const sign = signWord(field.sign);
  return {
    title: t(`silver_gold-sign-${sign}`),
    lines: [t(`silver_gold-explain-${sign}`)],
    now: sign === "palm" ? t("silver_gold-brings-palm", { points: 1 + view.display_palms }) : undefined,
    clause: OF_SIGN[sign],
  };
}

/** What a seal would pay a player now. */
function sealNow(id: string, player: PlayerView | undefined): string | undefined {
  const seal = treasureMap(id).seal;
  if (!seal || !player) return undefined;
  const many = player.completed.filter((each) => treasureMap(each).colour === seal).length + (treasureMap(id).colour === seal && !player.completed.includes(id) ? 1 : 0);
  return t("silver_gold-explain-seal-now", { points: many * SEAL_VALUE[seal] });
}

export const explainMap = (id: string, player?: PlayerView): Explanation => ({
  title: t("silver_gold-map-title", { id }),
  lines: [mapLabel(id), t("silver_gold-explain-map")],
  now: sealNow(id, player),
  clause: "SG 7.5",
});

export const explainSeal = (id: string, player: PlayerView): Explanation => ({ title: t("silver_gold-explain-seal"), lines: [sealLabel(id)], now: sealNow(id, player), clause: "SG 7.6" });

export const explainDeck = (view: TableView): Explanation => ({ title: t("silver_gold-deck", { count: view.deck }), lines: [t("silver_gold-explain-deck")], clause: "SG 6.2" });

export const explainCoins = (player: PlayerView): Explanation => ({ title: t("silver_gold-part-coins"), lines: [t("silver_gold-explain-coin"), t("silver_gold-explain-trophy")], now: t("silver_gold-explain-coins-now", { coins: player.coins, left: 4 - (player.coins % 4) }), clause: "SG 5.2" });

export const explainTrophies = (view: TableView): Explanation => ({ title: t("silver_gold-part-trophies"), lines: [t("silver_gold-explain-trophy"), t("silver_gold-trophies", { left: view.trophies_left.join(", ") || "-" })], clause: "SG 6.1" });

export const explainPalms = (): Explanation => ({ title: t("silver_gold-part-palms"), lines: [t("silver_gold-explain-palm")], clause: "SG 5.3" });

export const explainMaps = (player: PlayerView): Explanation => ({ title: t("silver_gold-part-maps"), lines: player.completed.map(mapLabel), clause: "SG 7.5" });

export const explainScoreCard = (player: PlayerView): Explanation => ({
  title: t("silver_gold-explain-card"),
  lines: [t("silver_gold-explain-coin"), t("silver_gold-explain-trophy"), t("silver_gold-explain-palm")],
  now: t("silver_gold-explain-coins-now", { coins: player.coins, left: 4 - (player.coins % 4) }),
  clause: "SG 1.4",
});

export const explainRound = (view: TableView): Explanation => ({ title: t("silver_gold-round", { round: view.round, card: view.card }), lines: [t("silver_gold-explain-round")], clause: "SG 3.1" });

export const explainCard = (pattern: string, told: string): Explanation => ({ title: told, lines: [t("silver_gold-explain-pattern", { pattern: t(`silver_gold-pattern-${pattern}`) }), t("silver_gold-explain-single")], clause: "SG 4.2" });
