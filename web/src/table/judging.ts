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

/** A moment of the game: the step before its first turn, and the chances of all seats, null until they are known. */
export interface Chances {
  number: number;
  step: number;
  wins: number[] | null;
}

/** The chances by the number of the turn, each the mean of what the seats to play could know; at last who really won. */
export function course(turns: TurnPlayed[], places: number[] | null, last: number): Chances[] {
  const found: (Chances & { rows: number[][] })[] = [];
  for (const turn of turns) {
    let moment = found.findLast((each) => each.number === turn.number);
    if (!moment) {
      moment = { number: turn.number, step: turn.before, wins: null, rows: [] };
      found.push(moment);
    }
    if (isJudged(turn)) moment.rows.push(turn.judgement.best[0]?.wins ?? []);
  }
  const chances: Chances[] = found.map(({ number, step, rows }) => ({ number, step, wins: rows.length ? mean(rows) : null }));
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

/** The turns that are due or under way at a step; several where all decide at once. */
export function turnsAt(turns: TurnPlayed[], step: number): TurnPlayed[] {
  return turns.filter((turn) => turn.before <= step && step < turn.after);
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
