// The page of a game: the folder of the house that has it, else the plain table. Each is loaded only when it is opened.
import * as api from "../api";
import type { GameInfo } from "../wire";
import type { GamePage } from "./contract";

const boards = import.meta.glob<{ default: GamePage }>(["./*/index.ts", "!./plain/index.ts"]);
let known: Promise<GameInfo[]> | null = null;

/** What the server says of a game. */
export async function infoOf(game: string): Promise<GameInfo | undefined> {
  known ??= api.games();
  try {
    return (await known).find((info) => info.id === game);
  } catch {
    known = null;
    return undefined;
  }
}

export async function loadGame(game: string): Promise<GamePage> {
  const board = boards[`./${game}/index.ts`];
  if (board) return (await board()).default;
  const { plainPage } = await import("./plain/index");
  return plainPage(game, await infoOf(game));
}
