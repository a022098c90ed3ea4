// The signs of Tzolk'in in words.
import type { Legend, Sign } from "../contract";
import { sentence } from "../../words/saying";
import { t } from "../../words/words.svelte";
import { GODS, TECHNOLOGIES, WHEELS } from "./components";
import { EMBLEMS } from "./asking";
import Glyph from "./LegendSign.svelte";

const GOODS = ["corn", "wood", "stone", "gold", "skull"];
const KINDS = ["farm", "civic", "tomb", "altar"];
const thing = (name: string): Sign => ({ name, title: sentence(t(`tzolkin-thing-${name}`)), says: t(`tzolkin-sign-${name}`) });

export const legend: Legend = {
  Sign: Glyph,
  groups: () => [
    { heading: t("tzolkin-legend-goods"), signs: GOODS.map(thing) },
    {
      heading: t("tzolkin-wheels"),
      signs: [
        ...WHEELS.map((wheel) => ({ name: EMBLEMS[wheel] ?? "any", title: t(`tzolkin-wheel-${wheel}`), says: t(`tzolkin-explain-${wheel}`) })),
        { name: "any", title: t("tzolkin-sign-any"), says: t("tzolkin-space-any") },
        { name: "worker", title: t("tzolkin-sign-worker"), says: t("tzolkin-explain-pick") },
        { name: "fire", title: t("tzolkin-sign-fire"), says: t("tzolkin-explain-jungle") },
        { name: "market", title: t("tzolkin-group-market"), says: t("tzolkin-sign-market") },
      ],
    },
    {
      heading: t("tzolkin-calendar"),
      signs: [
        { name: "meal", title: t("tzolkin-explain-food"), says: t("tzolkin-explain-food-says") },
        { name: "hunger", title: t("tzolkin-sign-hunger"), says: t("tzolkin-sign-hunger-says") },
        { name: "first", title: t("tzolkin-is-first"), says: t("tzolkin-explain-first") },
        { name: "sun", title: t("tzolkin-sign-sun"), says: t("tzolkin-light") },
        { name: "moon", title: t("tzolkin-sign-moon"), says: t("tzolkin-sign-moon-says") },
      ],
    },
    {
      heading: t("tzolkin-temples"),
      signs: GODS.map((god) => ({ name: god, title: t(`tzolkin-god-${god}`), says: "" })),
      says: t("tzolkin-explain-temple"),
    },
    {
      heading: t("tzolkin-technologies"),
      signs: TECHNOLOGIES.map((technology) => ({ name: technology, title: t(`tzolkin-technology-${technology}`), says: [1, 2, 3].map((level) => t(`tzolkin-level-${technology}-${level}`)).join("; ") })),
      says: t("tzolkin-explain-technology"),
    },
    {
      heading: t("tzolkin-tablets"),
      signs: [
        ...KINDS.map((kind) => ({ name: kind, title: t(`tzolkin-sign-${kind}`), says: "" })),
        { name: "monument", title: t("tzolkin-sign-monument"), says: t("tzolkin-explain-monument") },
        { name: "resource", title: t("tzolkin-sign-resource"), says: t("tzolkin-sign-resource-says") },
        { name: "points", title: t("tzolkin-sign-points"), says: t("tzolkin-sign-points-says") },
      ],
      says: t("tzolkin-explain-building"),
    },
  ],
};
