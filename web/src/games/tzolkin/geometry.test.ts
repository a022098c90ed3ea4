import { describe, expect, it } from "vitest";
import { LAST, TEETH, WHEELS } from "./components";
import { CALENDAR, DAYS, FRAME, PITCH, WHEEL_PLACES, spaceAngle } from "./geometry";

const turnOf = (degrees: number): number => ((degrees % 360) + 360) % 360;
/** How far an angle is from the nearest multiple of a step. */
const off = (degrees: number, step: number): number => Math.abs(degrees / step - Math.round(degrees / step)) * step;

describe("the gears", () => {
  it("have teeth of one size", () => {
    for (const place of WHEEL_PLACES) expect(place.radius / place.teeth).toBeCloseTo(CALENDAR / DAYS);
  });

  it.each(WHEELS.map((wheel, at) => [wheel, at] as const))("mesh at %s: a tooth of the calendar in a gap of the wheel", (_, at) => {
    const place = WHEEL_PLACES[at];
    if (!place) throw new Error("no such wheel");
    const towards = turnOf(place.back + 180);
    expect(Math.hypot(place.x, place.y)).toBeCloseTo(CALENDAR + place.radius);
    expect(off(towards - 90, PITCH)).toBeLessThan(1e-6);
    // The nearest teeth of the wheel lie half a step to either side: the two positions without a number.
    const first = spaceAngle(place, (LAST[at] ?? 0) + 1);
    const second = spaceAngle(place, (LAST[at] ?? 0) + 2);
    expect(turnOf(place.back - first)).toBeCloseTo(place.step / 2);
    expect(turnOf(second - place.back)).toBeCloseTo(place.step / 2);
  });

  it("do not touch each other", () => {
    WHEEL_PLACES.forEach((one, at) => {
      for (const other of WHEEL_PLACES.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius + 60);
      }
    });
  });

  it("lie on the board", () => {
    expect(WHEEL_PLACES).toHaveLength(TEETH.length);
    for (const place of WHEEL_PLACES) {
      expect(place.x - place.radius).toBeGreaterThan(FRAME.x + 40);
      expect(place.y + place.radius).toBeLessThan(FRAME.y + FRAME.height - 40);
    }
  });
});
