import { describe, expect, it } from "vitest";
import type { Choice } from "../../wire";
import { closing } from "./closing";

const choice = (deed: Choice["deed"]): Choice => ({ action: 0, name: "", deed, terms: {} });
const picks = [choice({ do: "pick", wheel: "palenque", space: 7 }), choice({ do: "pick", wheel: "chichen", space: 7 }), choice({ do: "done" })];
const lost = (view: object): number => closing.unused(choice({ do: "done" }), view as Choice["deed"], 0, picks);

describe("a turn of Tzolk'in that ends", () => {
  it("loses the action of a worker on the last space of a wheel", () => expect(lost({ food_days_done: 1, food_day: false })).toBe(1));
  it("loses those of all workers on the last day", () => expect(lost({ food_days_done: 3, food_day: true })).toBe(2));
});
