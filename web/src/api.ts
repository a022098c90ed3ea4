// Requests to the server. What it refuses comes as a Refusal with the problem document.
import type {
  Acted,
  Analysis,
  Answer,
  Ask,
  ChannelInfo,
  Codes,
  Devices,
  Draft,
  Everything,
  GameInfo,
  Habits,
  Health,
  HintOut,
  Invitation,
  Invited,
  Judgement,
  Lesson,
  Lessons,
  LinkMade,
  Me,
  Moment,
  NewChannel,
  NewTable,
  NoticesHere,
  Opened,
  Problem,
  Promise as Deal,
  Rules,
  ScoreChart,
  SeatWish,
  Seated,
  State,
  Steps,
  TableHere,
  TableMade,
  Tables,
  Why,
} from "./wire";

export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }
}

/** The server cannot be reached. */
export class Offline extends Error {}

/** Was the last answer one that was kept, since the server cannot be reached? Then it may be old. */
export let isKept = false;

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers: { "X-Sacbe": "1", ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Offline("offline");
  }
  isKept = answer.headers.has("x-sacbe-kept");
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    throw new Refusal(
      problem ?? { type: "", title: answer.statusText, status: answer.status, detail: answer.statusText },
    );
  }
  if (answer.status === 204) return undefined as T;
  const kind = answer.headers.get("content-type") ?? "";
  return (kind.includes("json") ? await answer.json() : await answer.text()) as T;
}

const of = (seat: number | null): string => (seat === null ? "" : `?seat=${seat}`);

export const health = (): Promise<Health> => ask("GET", "/health");
export const me = (): Promise<Me> => ask("GET", "/me");
export const rename = (name: string): Promise<Me> => ask("PUT", "/me", { name });
export const games = (): Promise<GameInfo[]> => ask("GET", "/games");
export const lessons = (game: string): Promise<Lessons> => ask("GET", `/games/${game}/lessons`);
export const lesson = (game: string, name: string): Promise<Lesson> => ask("GET", `/games/${game}/lessons/${name}`);
export const beginLesson = (game: string, name: string): Promise<TableHere> => ask("POST", `/games/${game}/lessons/${name}`);
export const rules = (game: string, language: string): Promise<Rules> => ask("GET", `/rules/${game}?language=${language}`);
export const tables = (which: "mine" | "open" | "running"): Promise<Tables> => ask("GET", `/tables?which=${which}`);
export const table = (id: string): Promise<TableHere> => ask("GET", `/tables/${id}`);
/** A deal that nobody can change any more: only what comes after it may add to the game's chance. */
export const promiseDeal = (): Promise<Deal> => ask("POST", "/deals");
export const makeTable = (wish: NewTable): Promise<TableMade> => ask("POST", "/tables", wish);
export const invitedTo = (token: string): Promise<Invited> => ask("POST", "/invitation", { token });
export const join = (token: string, name: string): Promise<Seated> =>
  ask("POST", "/join", { token, name: name || null, nonce: nonce() });
export const take = (id: string, seat: number, name: string): Promise<Seated> =>
  ask("POST", `/tables/${id}/seats/${seat}/take`, { name: name || null, nonce: nonce() });
export const invite = (id: string, seat: number): Promise<Invitation> =>
  ask("POST", `/tables/${id}/seats/${seat}/invitation`);
export const putBot = (id: string, seat: number, level: string): Promise<TableHere> =>
  ask("PUT", `/tables/${id}/seats/${seat}/bot`, { level });
export const standIn = (id: string, seat: number): Promise<TableHere> =>
  ask("PUT", `/tables/${id}/seats/${seat}/stand-in`, {});
export const comeBack = (id: string, seat: number): Promise<TableHere> =>
  ask("DELETE", `/tables/${id}/seats/${seat}/stand-in`);
export const state = (id: string, seat: number | null): Promise<State> => ask("GET", `/tables/${id}/state${of(seat)}`);
export const act = (id: string, seat: number, expected: number, actions: number[]): Promise<Acted> =>
  ask("POST", `/tables/${id}/actions`, { type: "act", id: requestId(), seat, expected, actions });
export const undo = (id: string, seat: number, expected: number): Promise<Acted> =>
  ask("POST", `/tables/${id}/undo`, { type: "undo", id: requestId(), seat, expected });
export const draft = (id: string, seat: number, actions: (number | string)[]): Promise<Draft | null> =>
  ask("PUT", `/tables/${id}/draft`, { type: "draft", seat, actions });
export const why = (id: string, wish: Ask): Promise<Why> => ask("POST", `/tables/${id}/why`, wish);
export const hint = (id: string, seat: number): Promise<HintOut> => ask("POST", `/tables/${id}/hint`, { seat });
export const proposeEnd = (id: string, seat: number): Promise<State> => ask("POST", `/tables/${id}/end`, { seat });
export const resign = (id: string, seat: number): Promise<State> => ask("POST", `/tables/${id}/resign`, { seat });
export const answer = (id: string, proposal: string, said: Answer): Promise<State> =>
  ask("POST", `/tables/${id}/proposals/${proposal}`, said);
export const steps = (id: string, seat: number | null, after: number, views: boolean): Promise<Steps> =>
  ask("GET", `/tables/${id}/steps?after=${after}&views=${views}${seat === null ? "" : `&seat=${seat}`}`);
export const moment = (id: string, seat: number | null, step: number): Promise<Moment> =>
  ask("GET", `/tables/${id}/steps/${step}${of(seat)}`);
export const scores = (id: string, seat: number | null): Promise<ScoreChart> =>
  ask("GET", `/tables/${id}/scores${of(seat)}`);
export const record = (id: string, seat: number | null): Promise<string> =>
  ask("GET", `/tables/${id}/record${of(seat)}`);
export const analysis = (id: string, seat: number | null): Promise<Analysis> =>
  ask("GET", `/tables/${id}/analysis${of(seat)}`);
export const judge = (id: string, turn: number): Promise<Judgement> => ask("POST", `/tables/${id}/analysis/${turn}`);
export const bringIn = (text: string): Promise<TableHere> => ask("POST", "/records", { record: text });
export const fork = (id: string, seat: number | null, move: number, seats: SeatWish[]): Promise<TableHere> =>
  ask("POST", `/tables/${id}/fork${of(seat)}`, { move, seats });

export const notices = (): Promise<NoticesHere> => ask("GET", "/notices");
export const keepHabits = (habits: Habits): Promise<Habits> => ask("PUT", "/notices/habits", habits);
export const addChannel = (wish: NewChannel): Promise<ChannelInfo> => ask("POST", "/notices/channels", wish);
export const chooseKinds = (id: string, kinds: string[]): Promise<ChannelInfo> => ask("PUT", `/notices/channels/${id}`, { kinds });
export const tryChannel = (id: string): Promise<ChannelInfo> => ask("POST", `/notices/channels/${id}/test`);
export const removeChannel = (id: string): Promise<unknown> => ask("DELETE", `/notices/channels/${id}`);
export const confirmChannel = (token: string): Promise<unknown> => ask("POST", "/notices/confirm", { token });
export const stopChannel = (token: string): Promise<unknown> => ask("POST", `/notices/stop/${encodeURIComponent(token)}`);

export const devices = (): Promise<Devices> => ask("GET", "/me/devices");
export const makeLink = (): Promise<LinkMade> => ask("POST", "/me/links");
export const makeCodes = (): Promise<Codes> => ask("POST", "/me/codes");
export const openHere = (token: string, label: string): Promise<Opened> => ask("POST", "/me/open", { token, label });
export const recover = (code: string, label: string): Promise<Opened> => ask("POST", "/me/recover", { code, label });
export const signOut = (id: string): Promise<unknown> => ask("DELETE", `/me/devices/${id}`);
export const signOutOthers = (): Promise<unknown> => ask("POST", "/me/sign-out");
export const everything = (): Promise<Everything> => ask("GET", "/me/everything");
export const forgetMe = (): Promise<unknown> => ask("DELETE", "/me");

/** A name of its own for a request, so that repeating it does no harm. */
export function requestId(): string {
  return hex(12);
}

/** What a seat adds to the deal, so that nobody can have chosen it. */
export function nonce(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (each) => each.toString(16).padStart(2, "0")).join("");
}
