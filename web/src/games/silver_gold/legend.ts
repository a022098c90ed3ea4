// The symbols of Silver & Gold in words.
import type { Legend } from "../contract";
import { t } from "../../words/words.svelte";
import { SEAL_VALUE } from "./components";
import type { Colour } from "./shapes";
import Painted from "./Painted.svelte";

const COLOURS = Object.keys(SEAL_VALUE) as Colour[];

export const legend: Legend = {
  Sign: Painted,
  groups: () => [
    {
      heading: t("silver_gold-part-maps"),
      signs: [
        { name: "map", title: t("silver_gold-part-maps"), says: t("silver_gold-explain-map") },
        ...(["cross", "coin", "palm"] as const).map((name) => ({ name, title: t(`silver_gold-sign-${name}`), says: t(`silver_gold-explain-${name}`) })),
        { name: "field", title: t("silver_gold-hold-single"), says: t("silver_gold-explain-single") },
      ],
    },
    {
      heading: t("silver_gold-explain-card"),
      signs: [
        { name: "trophy", title: t("silver_gold-part-trophies"), says: t("silver_gold-explain-trophy") },
        ...COLOURS.map((colour) => ({ name: `seal ${colour}`, title: t("silver_gold-explain-seal"), says: t("silver_gold-seal-says", { points: SEAL_VALUE[colour], colour: t(`silver_gold-colour-${colour}`) }) })),
      ],
    },
  ],
};
