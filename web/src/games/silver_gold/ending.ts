// What decides between equals at the end of Silver & Gold.
import { t } from "../../words/words.svelte";
import type { GamePage } from "../contract";
import { MAPS, SEAL_VALUE } from "./components";
import { read } from "./view";

/** SG 7.7: more completed grey maps, then green, orange, purple ones. */
export const tie: NonNullable<GamePage["tie"]> = (view, first, second) => {
  for (const colour of Object.keys(SEAL_VALUE)) {
    const [more = 0, less = 0] = [first, second].map((seat) => (read(view).players[seat]?.completed ?? []).filter((id) => MAPS[id]?.colour === colour).length);
    if (more !== less) return t("silver_gold-tie", { colour: t(`silver_gold-colour-${colour}`), more, less });
  }
  return null;
};
