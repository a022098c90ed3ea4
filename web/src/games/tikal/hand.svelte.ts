// What the player has in hand and looks at: shared by board and panel, kept nowhere else.
import type { Choice } from "../../wire";
import type { Leg } from "./walks";
import type { Piece } from "./view";

export interface Walk {
  piece: Piece;
  legs: Leg[];
  cost: number;
  /** How many legs have been done. */
  done: number;
}

class Hand {
  /** The piece that is to walk. */
  piece = $state<{ field: string; kind: Piece } | null>(null);
  /** The field whose actions are offered. */
  field = $state<string | null>(null);
  /** The walk that is looked at or being walked. */
  walk = $state<Walk | null>(null);
  /** Sixths by which the tile in hand is turned. */
  rotation = $state(0);
  /** A choice under the pointer: shown, but not chosen. */
  hovered = $state<Choice | null>(null);
  /** What a walk under the pointer would cost. */
  hoveredCost = $state(0);
  /** Why the piece in hand cannot walk to the chosen field: a message. */
  note = $state<{ id: string; args: Record<string, number> } | null>(null);
  /** Says why something is not possible; the panel knows how. */
  why: (action: string) => void = () => undefined;

  rest(): void {
    this.piece = null;
    this.field = null;
    this.walk = null;
    this.hovered = null;
    this.hoveredCost = 0;
    this.note = null;
  }
}

export const hand = new Hand();
