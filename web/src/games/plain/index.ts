// The plain table: the page of any game that has no board of its own, made from what its views and choices say.
import type { GameInfo } from "../../wire";
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";

export function plainPage(game: string, info: GameInfo | undefined): GamePage {
  return {
    id: game,
    Board,
    Panel,
    Player,
    Goods,
    Picture,
    title: info?.title ?? game,
    spots: () => [],
    keys: [],
    sounds: {},
    secret: () => !(info?.open ?? false),
  };
}
