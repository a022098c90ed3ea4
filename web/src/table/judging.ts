// What the judgements of a game's turns come to: the turns that cost most, the chances through the game, what a step is part of.
import type { JudgedWay, Judgement, TurnPlayed } from "../wire";

const MOST = 5;
/** Less than this is nothing that a player could see: points, and chance to win. */
const POINTS = 0.05;
const WINS = 0.005;

export interface JudgedTurn extends TurnPlayed {
  judgement: Judgement & { played: JudgedWay };
}

/** Has the turn been judged, by a search that has an opinion on it? */
export function isJudged(turn: TurnPlayed): turn is JudgedTurn {
  return Boolean(turn.judgement?.best.length && turn.judgement.played);
}

export function lostPoints(judgement: Judgement): boolean {
  return judgement.lost.points >= POINTS;
}

export function lostWins(judgement: Judgement): boolean {
  return judgement.lost.wins >= WINS;
}

/** The turns that cost most: whole percents of the chance to win, and where these are equal, points. */
export function costliest(turns: TurnPlayed[], most = MOST): JudgedTurn[] {
  const percents = (turn: JudgedTurn): number => Math.round(100 * turn.judgement.lost.wins);
  return turns
    .filter(isJudged)
    .filter(({ judgement }) => lostPoints(judgement) || lostWins(judgement))
    .sort((one, other) => percents(other) - percents(one) || other.judgement.lost.points - one.judgement.lost.points)
    .slice(0, most);
}

/** How well a seat played: the mean of what its judged turns count, 0 to 100, and how many of them were mistakes. */
export interface Accuracy {
  accuracy: number | null;
  mistakes: number;
  judged: number;
  all: number;
}

export function accuracyOf(turns: TurnPlayed[], seat: number): Accuracy {
  const own = turns.filter((turn) => turn.seat === seat);
  const known = own.filter(isJudged);
  const grades = known.map(({ judgement }) => judgement.grade);
  return {
    accuracy: grades.length ? grades.reduce((sum, grade) => sum + grade, 0) / grades.length : null,
    mistakes: known.filter(({ judgement }) => judgement.mistake).length,
    judged: own.filter((turn) => turn.judgement).length,
    all: own.length,
  };
}

/** The next mistake after a step, of one seat or of all; from the beginning again when there is none left. */
export function nextMistake(turns: TurnPlayed[], seat: number | null, step: number): JudgedTurn | null {
  const mistakes = turns.filter(isJudged).filter((turn) => turn.judgement.mistake && (seat === null || turn.seat === seat));
  return mistakes.find((turn) => turn.before > step) ?? mistakes[0] ?? null;
}

/** A moment of the game: the step before its first turn, and the chances of all seats, null until they are known. */
export interface Chances {
  number: number;
  step: number;
  wins: number[] | null;
}

/**
 * The chances by the number of the turn; at last who really won.
 *
 * Whoever is about to play sees the best turn before them and not yet the answer to it, so each number is the mean of what
 * every seat could expect when it played last.
 */
export function course(turns: TurnPlayed[], places: number[] | null, last: number): Chances[] {
  const chances: Chances[] = [];
  const latest = new Map<number, number[]>();
  for (const turn of turns) {
    let moment = chances.findLast((each) => each.number === turn.number);
    if (!moment) {
      moment = { number: turn.number, step: turn.before, wins: null };
      chances.push(moment);
    }
    if (!isJudged(turn)) continue;
    latest.set(turn.seat, turn.judgement.best[0]?.wins ?? []);
    moment.wins = mean([...latest.values()]);
  }
  if (places && turns.length) {
    const winners = places.filter((place) => place === 1).length;
    const known = turns.every((turn) => turn.judgement);
    chances.push({ number: Infinity, step: last, wins: known ? places.map((place) => (place === 1 ? 1 / winners : 0)) : null });
  }
  return chances;
}

function mean(rows: number[][]): number[] {
  return (rows[0] ?? []).map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / rows.length);
}

/** Is the turn due or under way at a step? */
export function isAt(turn: TurnPlayed, step: number): boolean {
  return turn.before <= step && step < turn.after;
}

/** The turns that are due or under way at a step; where all decide at once several, the costliest first. */
export function turnsAt(turns: TurnPlayed[], step: number): TurnPlayed[] {
  const here = turns.filter((turn) => isAt(turn, step));
  const costly = costliest(here, here.length);
  return [...costly, ...here.filter((turn) => !costly.some((each) => each.turn === turn.turn))];
}

/** The ways that would have been better than what was played. */
export function better({ judgement }: JudgedTurn, most = 3): JudgedWay[] {
  if (!lostPoints(judgement) && !lostWins(judgement)) return [];
  const written = (way: JudgedWay): string => way.deeds.map((deed) => deed.name).join();
  const played = written(judgement.played);
  const ways = judgement.best.slice(0, most);
  const worse = ways.findIndex((way) => written(way) === played);
  return worse < 0 ? ways : ways.slice(0, worse);
}
