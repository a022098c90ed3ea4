// The signs of Tikal in words.
import type { Legend } from "../contract";
import { sentence } from "../../words/saying";
import { t } from "../../words/words.svelte";
import { KINDS } from "./components";
import Glyph from "./Glyph.svelte";

const DEEDS: Record<string, string> = {
  step: "tikal-legend-step",
  path: "tikal-legend-path",
  uncover: "tikal-legend-uncover",
  dig: "tikal-explain-treasure",
  exchange: "tikal-legend-exchange",
  camp: "tikal-explain-camp-says",
  guard: "tikal-explain-guard-says",
};

export const legend: Legend = {
  Sign: Glyph,
  groups: () => [
    {
      heading: t("tikal-explain-points"),
      signs: Object.entries(DEEDS).map(([name, says]) => ({ name, title: t(`tikal-sign-${name}`), says: t(says) })),
    },
    {
      heading: t("tikal-legend-pieces"),
      signs: [
        { name: "member", title: t("tikal-figure-member"), says: t("tikal-explain-member-says") },
        { name: "leader", title: t("tikal-figure-leader"), says: t("tikal-explain-leader") },
      ],
    },
    { heading: t("tikal-part-treasures"), signs: KINDS.map((name) => ({ name, title: sentence(t(`tikal-thing-${name}`)), says: "" })), says: t("tikal-explain-sets") },
  ],
};
