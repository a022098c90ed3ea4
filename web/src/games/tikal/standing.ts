// Where figures stand on a field: one place for each player along the southern half.
import { centre, type Point } from "./geometry";
import type { Figure } from "./pieces";
import type { Field } from "./shapes";

const ROW = 45;

/** How far left or right of the middle a player's figures stand. */
export function slot(seat: number, players: number): number {
  const gap = players === 4 ? 36 : players === 3 ? 42 : 48;
  return (seat - (players - 1) / 2) * gap;
}

export function feet(figure: Figure, players: number): Point {
  const middle = centre(figure.field);
  const x = middle.x + slot(figure.seat, players);
  if (figure.kind === "leader") return { x: x + 7, y: middle.y + ROW - 4 };
  const index = Math.min(figure.index, 2);
  const spread = Math.min(figure.many, 3) - 1;
  return { x: x + (index - spread / 2) * 7, y: middle.y + ROW + (index - spread) * 2 };
}

/** The summit of a temple. */
export function guardFeet(field: Field): Point {
  const middle = centre(field.field);
  const tiers = Math.max(1, field.value ?? 1);
  const rise = tiers <= 4 ? 8 : Math.max(4.4, 40 / tiers + 0.6);
  return { x: middle.x, y: middle.y + 2 - tiers * rise - 31 };
}
