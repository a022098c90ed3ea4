// The page of Tzolk'in.
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { spots, tell } from "./telling";

const page: GamePage = { Board, Panel, Player, Picture, tell, spots };
export default page;
