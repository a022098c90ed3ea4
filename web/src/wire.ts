// Made by scripts/make_typescript.py. Do not change it by hand.

export type Json = Record<string, unknown>;

/** Does actions of one seat, all of them or none. `expected` is the number of steps this seat has seen. */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  expected: number;
  actions: (number | string)[];
}

/** A request was carried out and is on disk; `again` if it had been before. The state is the seat's, after it. */
export interface Acted {
  again: boolean;
  state: State;
}

/** The server answers. */
export interface Alive {
  status: "ok";
}

/** The turns of a finished game in the order of the log, with the judgements that there are so far. */
export interface Analysis {
  bot: string;
  seconds: number;
  turns: TurnPlayed[];
}

/** Says yes or no to what another seat proposed; whoever proposed it takes it back with no. */
export interface Answer {
  seat: number;
  agree: boolean;
}

/** Why is this action not allowed, after the actions of the draft? */
export interface Ask {
  seat: number;
  action: number | string;
  draft?: (number | string)[];
}

/** Does anybody look at the table on this screen now? It counts as yes until this says no: then notices are sent. */
export interface Attention {
  type: "attention";
  looking: boolean;
}

/** Which bot is to play. */
export interface BotWish {
  level: string;
}

/** A way to be told. Of an address that lets its bearer write somewhere, only the server's name is shown. `confirmed`: only then is anything sent but the question whether the address is yours. `trouble` says why nothing is sent any more (`gone`, `refused`, `away`), and is empty as long as it works; choosing kinds or a trial ends it. */
export interface ChannelInfo {
  id: string;
  way: string;
  address: string;
  kinds: string[];
  confirmed: boolean;
  trouble: string;
}

/** Of what a channel is to tell. */
export interface ChannelKinds {
  kinds: string[];
}

/** A chapter of the rules. */
export interface Chapter {
  number: string;
  heading: string;
  clauses: Clause[];
}

/** A legal action: its number, its notation, what it is, what it costs and brings. */
export interface Choice {
  action: number;
  name: string;
  deed: Json;
  terms: Json;
}

/** Sits down on an open seat of a listed table; without a name, under that of the session. */
export interface Claim {
  name?: string | null;
  nonce?: string;
}

/** One clause of the rules; refusals name it. */
export interface Clause {
  number: string;
  text: string;
}

/** Recovery codes, shown this once. Each is good once. */
export interface Codes {
  codes: string[];
}

/** Something done by a seat, or by chance (-1). `action` is None if the reader may not know what it was. */
export interface Deed {
  seat: number;
  action: number | null;
  name: string;
  deed: Json;
  undo?: boolean;
}

/** A device of a person. The first has no label; `here` is the one that asks. */
export interface DeviceInfo {
  id: string;
  label: string;
  made: number;
  here: boolean;
}

/** All devices, and how many recovery codes are good. */
export interface Devices {
  devices: DeviceInfo[];
  codes: number;
}

/** A request was carried out and is on disk; `again` if it had been before. */
export interface Done {
  type: "done";
  id: string;
  step: number;
  again?: boolean;
}

/** A plan and where it leads: the view after it, what may be done next, and whether it can only be confirmed now. */
export interface Draft {
  actions: number[];
  names: string[];
  view: Json;
  legal: Choice[];
  complete: boolean;
  reveals: boolean;
}

/** All that the server has of somebody, beside what they did at their tables: the records of those have that. */
export interface Everything {
  name: string;
  created: number;
  seen: number;
  language: string;
  zone: string;
  addresses: string[];
  made: string[];
  seats: SeatKept[];
}

/** A new table that goes on from a step of this one, as the reader counts them; 0 is before anything. */
export interface Fork {
  move: number;
  seats: SeatWish[];
  title?: string;
}

/** A game: `rules` is the version of its rules, `bots` the levels there are. `open`: everybody always knows everything. `house`: it comes with Sacbe; other games are brought by packages, and their words with them. `minutes` is how long a game takes people at a table; None if it does not say. `lessons`: it can be learned step by step. */
export interface GameInfo {
  id: string;
  title: string;
  rules: number;
  options: OptionInfo[];
  bots: string[];
  open?: boolean;
  house?: boolean;
  minutes?: number | null;
  lessons?: boolean;
}

/** In which language somebody reads, by which clock they live, and from when until when nothing is sent. */
export interface Habits {
  language?: string;
  zone?: string;
  quiet_from?: number | null;
  quiet_until?: number | null;
}

/** The server answers. `address` is where people at other machines reach it, if it is open to them. */
export interface Health {
  status: "ok";
  version: string;
  address?: string | null;
}

/** The first message of a client: how many steps it has seen, so that it gets the rest. None: only the state. */
export interface Hello {
  type: "hello";
  seen?: number | null;
}

/** The best ways to go on, the best first. */
export interface HintOut {
  seat: number;
  ways: Way[];
}

/** A record of a whole game, played anywhere. */
export interface Import {
  record: string;
  title?: string;
}

/** The token opens the seat once; put it behind `/join#` to make a link of it. */
export interface Invitation {
  seat: number;
  token: string;
}

/** The table that an invitation is for, the seat that it opens, and the name of whoever made the table. `minutes` is how long such a game takes people at a table; None if the game does not say. */
export interface Invited {
  table: TableInfo;
  seat: number;
  host: string;
  minutes: number | null;
}

/** Sits down by an invitation, or opens one's own seat on another device. */
export interface Join {
  token: string;
  name?: string | null;
  nonce?: string;
}

/** One way to play a turn, deed by deed, and what every seat could expect after it: points, chance to win. */
export interface JudgedWay {
  deeds: Deed[];
  scores: number[];
  wins: number[];
}

/** What a strong bot's search thinks of a turn: the best ways to play it, and what it was worth as it was played. `at_most`: it was worth no more than that, so it cost at least what `lost` says. `grade` is what the turn counts for accuracy, 100 if nothing better was found. Without `best` the search has no opinion on such a decision. */
export interface Judgement {
  best: JudgedWay[];
  played: JudgedWay | null;
  at_most: boolean;
  lost: Loss;
  grade: number;
  mistake: boolean;
}

/** A lesson with its steps; at its table `seat` learns, and has done so many actions `before` the first step. */
export interface Lesson {
  line: LessonLine;
  seat: number;
  before: number;
  steps: LessonStep[];
}

/** A lesson: `title` is a message, `clauses` what it teaches. A `guided` game begins from nothing, a `short` lesson is about one thing. */
export interface LessonLine {
  name: string;
  kind: "guided" | "short";
  title: string;
  clauses: string[];
}

/** `says` is a message. `do` has the notations that will do for each action, with `*` for anything. Without any, the step is only read. `light` names for each action things on the screen by their marks, to be lit one after another as they are touched; `a|b` is b where there is no a. */
export interface LessonStep {
  says: string;
  light: string[][];
  do: string[][];
}

/** The lessons of a game, the guided games first. */
export interface Lessons {
  lessons: LessonLine[];
}

/** What opens one more device, once: the link to the page is `/open#TOKEN`. `until` is when it is good no more. */
export interface LinkMade {
  token: string;
  until: number;
}

/** Looks at the table that an invitation is for, before sitting down. */
export interface Look {
  token: string;
}

/** What a turn cost its seat: points of its own, and chance to win. */
export interface Loss {
  points: number;
  wins: number;
}

/** Can the seat take its latest action back by itself? If not, why, and can the others be asked? */
export interface MayUndo {
  allowed: boolean;
  clause?: string;
  reason?: string;
  message?: string;
  args?: Record<string, string>;
  ask?: boolean;
}

/** What the asker is called. */
export interface Me {
  name: string;
}

/** A table as the reader saw it after a step; `number` is the turn, `scores` those that were open then. */
export interface Moment {
  step: number;
  last: number;
  number: number;
  deeds: Deed[];
  view: Json;
}

/** A way to be told. The same one again takes the place of the first. */
export interface NewChannel {
  way: "discord" | "json" | "mail" | "push";
  address: string;
  kinds: string[];
  keys?: PushKeys | null;
}

/** What one wants to be called. */
export interface NewSession {
  name: string;
}

/** A table that is to be made; it has as many players as seats. `hints` and `stand_ins` hold for the whole game. Left out, hints are allowed where nobody else is to come, and stand-ins where somebody is. With the `ticket` of a promised deal the nonces come after the commitment. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | boolean | string>;
  title?: string;
  listed?: boolean;
  pace?: number;
  hints?: boolean | null;
  stand_ins?: "nobody" | StandIns | null;
  ticket?: string | null;
}

/** What the link of a notice ends with, behind the #. */
export interface NoticeLink {
  token: string;
}

/** Which ways and kinds of notices there are, the key to subscribe a browser with, and what the asker has. */
export interface NoticesHere {
  ways: string[];
  push_key: string | null;
  kinds: string[];
  channels: ChannelInfo[];
  habits: Habits;
}

/** Become one more device of the person whose link it is. */
export interface OpenDevice {
  token: string;
  label?: string;
}

/** Who one is now. A program gets the token; a browser has it as a cookie, and gets none here. */
export interface Opened {
  name: string;
  token: string;
}

/** An option of a game: the values it may have, the one it has by default, and what it does. `variant`: it makes another game of it, where the other options are finer points. */
export interface OptionInfo {
  name: string;
  values: (number | boolean | string)[];
  default: number | boolean | string;
  sentence: string;
  variant?: boolean;
}

/** How a game ended: played out, all others resigned, all agreed, the server's host closed it, or nobody played on. `reason` is what the host says to the players, if anything. */
export interface Outcome {
  how: "agreed" | "closed" | "finished" | "idle" | "resigned";
  scores: number[];
  places: number[];
  breakdown: Record<string, number>[];
  reason?: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
}

/** Answers a ping. */
export interface Pong {
  type: "pong";
}

/** Why something was refused (RFC 9457). `message` and `args` say the same as `detail` for any language. `request` is the id under which the server's log tells more of a mistake. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  clause?: string;
  message?: string;
  args?: Record<string, string>;
  place?: string;
  id?: string;
  state?: State | null;
  request?: string;
}

/** A deal that nobody can change any more: the SHA-256 of its seed. The ticket makes one table, `until` then. */
export interface Promise {
  ticket: string;
  commitment: string;
  until: number;
}

/** What a seat proposed: to take back more than it may by itself, or to end the game. `waiting` has not said yes. */
export interface ProposalInfo {
  id: string;
  kind: "end" | "undo";
  seat: number;
  waiting: number[];
}

/** What a browser gives for its messages to be encrypted with. */
export interface PushKeys {
  p256dh: string;
  auth: string;
}

/** The same by a recovery code. */
export interface Recover {
  code: string;
  label?: string;
}

/** Something that was sent changed nothing; `problem.id` is the request's, if it could be read. */
export interface Refused {
  type: "refused";
  problem: Problem;
}

/** The rules of a game; a clause is quoted as its prefix and number, such as `TK 5.4`. `language`: what they are written in, English where there is no page in the language asked for. */
export interface Rules {
  game: string;
  language: string;
  title: string;
  prefix: string;
  chapters: Chapter[];
  summary: SummaryPart[];
}

/** What the seat plans to do; nobody else sees it. No actions: there is no plan any more. */
export interface SaveDraft {
  type: "draft";
  seat: number;
  actions: (number | string)[];
}

/** The points over the whole game. */
export interface ScoreChart {
  lines: ScoreLine[];
}

/** The points of every seat at the end of a turn. */
export interface ScoreLine {
  step: number;
  number: number;
  scores: number[];
}

/** Who sits there: `here` if they are connected now, `stand_in` the level of a bot that plays for them meanwhile. `stand_in_since` says since when it does, and `stand_in_by` which seat wished for it. */
export interface SeatInfo {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  level: string | null;
  here: boolean;
  stand_in: string | null;
  stand_in_since: number | null;
  stand_in_by: number | null;
  resigned: boolean;
}

/** A seat that somebody holds. */
export interface SeatKept {
  table: string;
  seat: number;
}

/** Which of one's seats asks. */
export interface SeatOnly {
  seat: number;
}

/** Who is to sit on a seat: `human` is whoever makes the table, `open` waits for somebody, `bot` is played here. */
export interface SeatWish {
  kind: "bot" | "human" | "open";
  name?: string | null;
  level?: string | null;
  nonce?: string;
}

/** The token opens the seat from another device; it replaces the one of the invitation. */
export interface Seated {
  table: TableInfo;
  seat: number;
  token: string;
}

/** The token is shown this once. Programs send it as `Authorization: Bearer`; browsers have it as a cookie. */
export interface SessionMade {
  name: string;
  token: string;
}

/** A bot that plays for somebody who is away; without a level, the one that the table agreed on. */
export interface StandInWish {
  level?: string | null;
}

/** After so many seconds without their player, the others may have a bot of this level play on a seat. */
export interface StandIns {
  after: number;
  level: string;
}

/** All that a reader may know of a table now. `step` counts what it has seen; requests name it as `expected`. */
export interface State {
  table: TableInfo;
  seat: number | null;
  step: number;
  view: Json;
  legal: Choice[];
  undo: MayUndo | null;
  draft: Draft | null;
}

/** What a reader learned at once, with the view after it; without a view, that of the state applies. */
export interface Step {
  step: number;
  number: number;
  at: number;
  deeds: Deed[];
  news: Json[];
  view?: Json | null;
}

/** Steps after `after`; `last` is the newest there is, so one asks again until it is reached. */
export interface Steps {
  after: number;
  last: number;
  steps: Step[];
}

/** A heading of the rules on one page, and the lines below it; each ends with the clauses it sums up. */
export interface SummaryPart {
  heading: string;
  lines: string[];
}

/** Something about the table changed that is no step: who is here, a seat, a proposal, its end. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

/** A table, and what it is to whoever asks: the seats they hold, and whether they made it. */
export interface TableHere {
  table: TableInfo;
  yours: number[];
  host: boolean;
}

/** A table without the game on it, as everybody may know it. `commitment` is the SHA-256 of the seed that deals; the `seed` itself is shown when a game dealt here is over. `fair`: the commitment was known before any nonce. `verified`: seed and nonces give every draw of the game. `hints` and `stand_ins` (None: nobody) are what whoever sits down agrees on. `lesson`: what it was made to learn. */
export interface TableInfo {
  id: string;
  game: string;
  rules: number;
  options: Record<string, number | boolean | string>;
  title: string;
  status: "archived" | "ended" | "finished" | "open" | "running";
  listed: boolean;
  pace: number;
  seats: SeatInfo[];
  created: number;
  fair: boolean;
  verified: boolean;
  commitment: string;
  seed: string | null;
  forked_from: string | null;
  forked_at: number | null;
  outcome: Outcome | null;
  proposals: ProposalInfo[];
  hints: boolean;
  stand_ins: StandIns | null;
  lesson?: string | null;
}

/** A table in a list; `to_move` is what everyone may know, `your_turn` what the asker's seats know. `turn` is the number of the turn in progress (None before the game, after it, and where it was not noted), `updated` when everybody could last see something happen. `hints` and `stand_ins` are what whoever sits down there agrees on. */
export interface TableLine {
  id: string;
  game: string;
  options: Record<string, number | boolean | string>;
  title: string;
  status: "archived" | "ended" | "finished" | "open" | "running";
  seats: SeatInfo[];
  created: number;
  updated: number;
  turn: number | null;
  to_move: number[];
  yours: number[];
  your_turn: boolean;
  outcome: Outcome | null;
  hints: boolean;
  stand_ins: StandIns | null;
  lesson?: string | null;
}

/** The new table, with an invitation for each open seat; they are shown this once. */
export interface TableMade {
  table: TableInfo;
  invitations: Invitation[];
}

/** Tables, the newest first. */
export interface Tables {
  tables: TableLine[];
}

/** A turn that left a choice: the reader's step `before` it, and the first step `after` which all of it is known. */
export interface TurnPlayed {
  turn: number;
  number: number;
  seat: number;
  before: number;
  after: number;
  deeds: Deed[];
  judgement: Judgement | null;
}

/** Takes back the latest action of the seat; where others are affected it asks them first. */
export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  expected: number;
}

/** Steps that were not there before, and the state after them. */
export interface Update {
  type: "update";
  steps: Step[];
  state: State;
}

/** One way to play the turn: its actions, the points every seat may expect, and its chance to win. */
export interface Way {
  actions: number[];
  names: string[];
  deeds: Json[];
  scores: number[];
  wins: number[];
}

/** The whole state; the first answer to `hello`, and whenever something changed that is not a step. */
export interface Welcome {
  type: "state";
  state: State;
}

/** Whether an action is allowed, and if not, by which clause and why. */
export interface Why {
  allowed: boolean;
  action: number | null;
  clause?: string;
  reason?: string;
  message?: string;
  args?: Record<string, string>;
}

export type Incoming = Act | Undo | SaveDraft | Hello | Ping | Attention;

export type Outgoing = Welcome | Update | TableChanged | Refused | Done | Pong;
