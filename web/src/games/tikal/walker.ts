// A walk over several actions: looked at as a whole, then done leg by leg as the plan grows.
import type { Choice } from "../../wire";
import { named } from "./choices";
import { hand, type Walk } from "./hand.svelte";
import type { Piece, TikalView } from "./view";
import { legName, type Leg } from "./walks";

/** Between two legs, so that the figure is seen to walk. */
const PACE = 150;
const STRIDES = 40;
let left = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Look at a walk; looking at the same again sets out. */
export function look(view: TikalView, seat: number, legal: Choice[], chosen: Choice | null, piece: Piece, legs: Leg[], touch: (choice: Choice) => void): void {
  const first = legs[0];
  const choice = first && named(legal, legName(view, seat, piece, first));
  if (!first || !choice) return;
  const same = hand.walk && hand.walk.piece === piece && hand.walk.legs.at(-1)?.to === legs.at(-1)?.to;
  left = view.action_points;
  hand.walk = { piece, legs, cost: legs.reduce((sum, leg) => sum + leg.cost, 0), done: 0 };
  // Another walk may begin with the step that is looked at already: then it is only looked at.
  if (same || chosen?.action !== choice.action) touch(choice);
}

/** Called whenever the view or the choices have changed: go on with the walk, or forget it. */
export function follow(view: TikalView, seat: number, legal: Choice[], chosen: Choice | null, act: (action: number) => void): void {
  const walk = hand.walk;
  if (!walk) return;
  const leg = walk.legs[walk.done];
  if (!leg || view.phase !== "spend" || view.turn !== seat) {
    hand.walk = null;
    return;
  }
  if (view.action_points === left) {
    const name = legName(view, seat, walk.piece, leg);
    if (walk.done === 0 && chosen?.name !== name) hand.walk = null;
    return;
  }
  if (view.action_points !== left - leg.cost) {
    hand.walk = null;
    return;
  }
  left = view.action_points;
  walk.done += 1;
  hand.piece = { field: leg.to, kind: walk.piece };
  hand.field = leg.to;
  const next = walk.legs[walk.done];
  if (!next) {
    hand.walk = null;
    return;
  }
  const choice = named(legal, legName(view, seat, walk.piece, next));
  if (!choice) {
    hand.walk = null;
    return;
  }
  clearTimeout(timer);
  timer = setTimeout(() => stride(walk, walk.done, choice.action, act, STRIDES), PACE);
}

/** The table takes one action at a time and drops what comes too early: so ask again until the leg is done. */
function stride(walk: Walk, leg: number, action: number, act: (action: number) => void, tries: number): void {
  if (hand.walk !== walk || walk.done !== leg) return;
  if (!tries) {
    hand.walk = null;
    return;
  }
  act(action);
  timer = setTimeout(() => stride(walk, leg, action, act, tries - 1), PACE);
}
