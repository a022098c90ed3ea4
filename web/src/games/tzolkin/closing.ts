// What is lost for good if a turn of Tzolk'in ends now.
import type { GamePage } from "../contract";
import { FOOD_DAYS, LAST, WHEELS } from "./components";
import { asView } from "./view";

/** Workers who could still be picked up and will go home without an action: those on last spaces, and on the last day all. */
export const closing: NonNullable<GamePage["closing"]> = {
  deed: "done",
  unused: (_done, view, _seat, legal) => {
    const { food_days_done, food_day } = asView(view);
    const last = food_days_done === FOOD_DAYS.length - 1 && food_day;
    return legal.filter(({ deed }) => deed.do === "pick" && (last || deed.space === LAST[WHEELS.indexOf(String(deed.wheel))])).length;
  },
};
