// Tikal's part of the page.
import type { GamePage } from "../contract";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Picture from "./Picture.svelte";
import Player from "./Player.svelte";
import { spots, tell } from "./tell";

const page: GamePage = { Board, Panel, Player, Picture, tell, spots };
export default page;
