// Where the gears lie and how they turn. The calendar's middle is the origin; angles are in degrees, clockwise from the
// right. All wheels share one size of tooth, so they mesh; the two positions of a wheel without a number lie where it
// meets the calendar (TZ 1.1).
import { TEETH } from "./components";

export const DAYS = 26;
export const CALENDAR = 250;
const MODULE = CALENDAR / DAYS;
const ADDENDUM = 13;
const DEDENDUM = 15;
export const PITCH = 360 / DAYS;
/** Where the wheels touch the calendar, in teeth from the bottom: so a tooth of the calendar sits in a gap of each. */
const PLACES = [5, 9, -9, -5, 0];

export interface Point {
  x: number;
  y: number;
}

export function about(radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return { x: radius * Math.cos(radians), y: radius * Math.sin(radians) };
}

const put = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** The outline of a gear around the origin with the middle of a tooth at `turned`. Flanks bow out, as worn stone does. */
export function gear(teeth: number, radius: number, turned: number): string {
  const step = 360 / teeth;
  const out = radius + ADDENDUM;
  const low = radius - DEDENDUM;
  // A tooth takes a little less than half the pitch, so that there is play between the flanks.
  const at = (middle: number, part: number, reach: number): Point => about(reach, middle + part * step);
  let path = "";
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = turned + tooth * step;
    const root = at(middle, -0.29, low);
    const pitchIn = at(middle, -0.232, radius);
    const topIn = at(middle, -0.125, out);
    const topOut = at(middle, 0.125, out);
    const pitchOut = at(middle, 0.232, radius);
    const end = at(middle, 0.29, low);
    const next = at(middle, 0.71, low);
    path += `${tooth ? "L" : "M"}${put(root)}Q${put(at(middle, -0.245, low + 4))} ${put(pitchIn)}Q${put(at(middle, -0.2, radius + 7))} ${put(topIn)}`;
    path += `A${out} ${out} 0 0 1 ${put(topOut)}Q${put(at(middle, 0.2, radius + 7))} ${put(pitchOut)}Q${put(at(middle, 0.245, low + 4))} ${put(end)}`;
    path += `A${low} ${low} 0 0 1 ${put(next)}`;
  }
  return `${path}Z`;
}

export interface Place extends Point {
  teeth: number;
  radius: number;
  step: number;
  /** Towards the calendar. */
  back: number;
}

export const WHEEL_PLACES: Place[] = TEETH.map((teeth, wheel) => {
  const radius = MODULE * teeth;
  const angle = 90 + (PLACES[wheel] ?? 0) * PITCH;
  return { ...about(CALENDAR + radius, angle), teeth, radius, step: 360 / teeth, back: angle + 180 };
});

/** The angle of a space of a wheel. Spaces stay where they are; workers ride past them. */
export const spaceAngle = (place: Place, space: number): number => place.back + place.step * (space + 1.5);

/** Everything that is drawn of the gears, with the labels around them. */
export const FRAME = { x: -536, y: -404, width: 1072, height: 1012 };
