// Which lessons a game has, known once somebody may be offered one; and beginning one.
import { untrack } from "svelte";
import * as api from "../api";
import { go } from "../route.svelte";
import { hasWords, knows, loadWords, t } from "../words/words.svelte";
import type { LessonLine } from "../wire";
import { remember } from "./memory";

const known = $state<Record<string, LessonLine[]>>({});

/** Games that were asked about, so that each is asked about once. */
const asked: Record<string, Promise<void>> = {};

async function learn(game: string): Promise<void> {
  try {
    await loadWords("lessons", hasWords(`${game}-lessons`) ? `${game}-lessons` : game);
    known[game] = (await api.lessons(game)).lessons;
  } catch (error) {
    delete asked[game];
    throw error;
  }
}

/** Learn which lessons a game has, with their words. */
export async function knowLessons(game: string): Promise<LessonLine[]> {
  await (asked[game] ??= untrack(() => learn(game)));
  return known[game] ?? [];
}

export const lessonsOf = (game: string): LessonLine[] => known[game] ?? [];

/** The short lesson that teaches a clause, such as `TK 5.9`, and little else. */
export function lessonOn(game: string, clause: string): LessonLine | null {
  const number = clause.slice(clause.lastIndexOf(" ") + 1);
  const found = lessonsOf(game).filter((each) => each.kind === "short" && each.clauses.includes(number));
  return found.reduce<LessonLine | null>((best, each) => (best && best.clauses.indexOf(number) <= each.clauses.indexOf(number) ? best : each), null);
}

export const titleOf = (lesson: LessonLine): string => (knows(lesson.title) ? t(lesson.title) : lesson.name);

/** Begin a lesson; `from` is the table to come back to. */
export async function begin(game: string, lesson: string, from: string | null = null): Promise<void> {
  const made = await api.beginLesson(game, lesson);
  remember(made.table.id, { read: [], left: false, from });
  go(`/table/${made.table.id}`);
}
