// What the judgements of a game's turns come to.
import { describe, expect, it } from "vitest";
import type { TurnPlayed } from "../wire";
import { accuracyOf, better, costliest, course, isJudged, nextMistake, turnsAt, type JudgedTurn } from "./judging";

const way = (name: string, wins: number[]): object => ({ deeds: [{ seat: 0, action: 1, name, deed: {}, undo: false }], scores: wins.map((each) => 100 * each), wins });
const turn = (more: Partial<TurnPlayed>): TurnPlayed => ({ turn: 0, number: 1, seat: 0, before: 0, after: 1, deeds: [], judgement: null, ...more });
const judged = (points: number, wins: number, more: Partial<TurnPlayed> = {}): JudgedTurn =>
  turn({
    ...more,
    judgement: { best: [way("good", [0.6, 0.4]), way("fair", [0.55, 0.45]), way("bad", [0.5, 0.5])], played: way("bad", [0.5, 0.5]), at_most: false, lost: { points, wins } } as never,
  }) as JudgedTurn;
const silent = turn({ judgement: { best: [], played: null, at_most: false, lost: { points: 0, wins: 0 }, grade: 100, mistake: false } });
const graded = (grade: number, more: Partial<TurnPlayed>): JudgedTurn => {
  const made = judged(1, 0.1, more);
  return { ...made, judgement: { ...made.judgement, grade, mistake: grade < 70 } };
};

describe("the turns that cost most", () => {
  it("cost wins, to the percent, and then points", () => {
    const turns = [judged(9, 0.101, { turn: 0 }), judged(3, 0.2, { turn: 1 }), judged(10, 0.099, { turn: 2 }), judged(0, 0, { turn: 3 }), silent, turn({})];
    expect(costliest(turns).map((each) => each.turn)).toEqual([1, 2, 0]);
    expect(costliest(turns, 1)).toHaveLength(1);
  });

  it("are told with the ways that would have been better", () => {
    expect(better(judged(3, 0.1)).map((each) => each.deeds[0]?.name)).toEqual(["good", "fair"]);
    expect(better(judged(0, 0))).toEqual([]);
  });
});

describe("how well a seat played", () => {
  const turns = [graded(100, { before: 2 }), graded(50, { before: 5 }), graded(20, { before: 7, seat: 1 }), { ...silent, before: 8 }, turn({ before: 9 }), graded(60, { before: 12 })];

  it("is the mean of its own judged turns", () => {
    expect(accuracyOf(turns, 0)).toEqual({ accuracy: 70, mistakes: 2, judged: 4, all: 5 });
    expect(accuracyOf(turns, 1)).toEqual({ accuracy: 20, mistakes: 1, judged: 1, all: 1 });
    expect(accuracyOf(turns, 2).accuracy).toBeNull();
  });

  it("leads from mistake to mistake, and round again", () => {
    expect([0, 5, 12].map((step) => nextMistake(turns, 0, step)?.before)).toEqual([5, 12, 5]);
    expect(nextMistake(turns, null, 5)?.before).toBe(7);
    expect(nextMistake(turns, 2, 0)).toBeNull();
  });
});

describe("the chances", () => {
  it("are the mean of what every seat saw last, and unknown where nobody was judged", () => {
    const second = judged(1, 0.1, { seat: 1, number: 1 });
    second.judgement.best = [way("good", [0.2, 0.8])] as never;
    const third = judged(1, 0.1, { number: 4 });
    const found = course([judged(1, 0.1, { number: 1, before: 4 }), second, turn({ number: 2, before: 9 }), { ...silent, number: 3 }, third], null, 20);
    expect(found.map((each) => each.wins?.map((wins) => wins.toFixed(2)) ?? null)).toEqual([["0.40", "0.60"], null, null, ["0.40", "0.60"]]);
    expect(found.map((each) => each.step)).toEqual([4, 9, 0, 0]);
  });

  it("end with who won, once all is judged", () => {
    expect(course([judged(1, 0.1)], [1, 1], 20).at(-1)).toMatchObject({ step: 20, wins: [0.5, 0.5] });
    expect(course([judged(1, 0.1), turn({})], [1, 2], 20).at(-1)?.wins).toBeNull();
    expect(course([], [1, 2], 20)).toEqual([]);
  });
});

describe("a step", () => {
  it("is part of the turns that are due or under way there", () => {
    const turns = [turn({ turn: 0, before: 3, after: 4 }), turn({ turn: 1, before: 3, after: 5 }), turn({ turn: 2, before: 6, after: 7 })];
    const at = (step: number): number[] => turnsAt(turns, step).map((each) => each.turn);
    expect([2, 3, 4, 5, 6].map(at)).toEqual([[], [0, 1], [1], [], [2]]);
    expect(turnsAt([judged(1, 0.1, { turn: 0 }), turn({ turn: 1 }), judged(9, 0.5, { turn: 2 })], 0).map((each) => each.turn)).toEqual([2, 0, 1]);
  });

  it("is judged only where the search has an opinion", () => {
    expect([judged(1, 0.1), silent, turn({})].map(isJudged)).toEqual([true, false, false]);
  });
});
