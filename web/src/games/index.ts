// Which games have a page. Each is loaded only when somebody opens it.
import type { GamePage } from "./contract";

const loaders: Record<string, () => Promise<{ default: GamePage }>> = {
  silver_gold: () => import("./silver_gold/index"),
  tikal: () => import("./tikal/index"),
  tzolkin: () => import("./tzolkin/index"),
};

export async function loadGame(game: string): Promise<GamePage> {
  const load = loaders[game];
  if (!load) throw new Error(`there is no page for ${game}`);
  return (await load()).default;
}
