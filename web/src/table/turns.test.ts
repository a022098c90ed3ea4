import { expect, test } from "vitest";
import type { Step } from "../wire";
import { turnsOf } from "./turns";

let at = 0;
function step(number: number, seat: number, known = true): Step {
  at += 1;
  return { step: at, number, at: 0, deeds: [{ seat, action: known ? 1 : null, name: "", deed: {} }], news: [] };
}

test("a turn has the steps of its number and the mark of the one who played it", () => {
  const turns = turnsOf([step(1, 0), step(1, -1), step(1, 0), step(2, 1)]);
  expect(turns.map((turn) => [turn.number, turn.seat, turn.lines.length])).toEqual([
    [1, 0, 3],
    [2, 1, 1],
  ]);
});

test("a turn in which several decide belongs to nobody, and what is hidden is told once", () => {
  const [turn] = turnsOf([step(3, 0), step(3, 1, false), step(3, 1, false)]);
  expect(turn?.seat).toBeNull();
  expect(turn?.lines.map((line) => line.times)).toEqual([1, 2]);
});
