// What the player has in hand and looks at: shared by board and panel, kept nowhere else.
import type { Choice } from "../../wire";
import type { Leg } from "./walks";
import type { Piece } from "./view";

/** Pieces on one field that walk together. */
export interface Group {
  field: string;
  members: number;
  leader: boolean;
}

/** A walk of a group that is looked at before it is walked. */
export interface Walk {
  to: string;
  legs: Leg[];
  cost: number;
  /** Walk it. */
  go: () => void;
}

export const sizeOf = (group: Group): number => group.members + Number(group.leader);
export const piecesOf = (group: Group): Piece[] => [...Array.from({ length: group.members }, () => "member" as const), ...(group.leader ? (["leader"] as const) : [])];

class Hand {
  /** Who is to walk. */
  group = $state<Group | null>(null);
  /** The field whose actions are offered. */
  field = $state<string | null>(null);
  /** The walk that is looked at. */
  walk = $state<Walk | null>(null);
  /** Sixths by which the tile in hand is turned. */
  rotation = $state(0);
  /** A choice under the pointer: shown, but not chosen. */
  hovered = $state<Choice | null>(null);
  /** Where the tile in hand would lie under the pointer. */
  laying = $state<Choice | null>(null);
  /** What a walk under the pointer would cost. */
  hoveredCost = $state(0);
  /** Why the group in hand cannot walk to the chosen field: a message. */
  note = $state<{ id: string; args: Record<string, number> } | null>(null);
  /** Says why something is not possible; the panel knows how. */
  why: (action: string) => void = () => undefined;

  rest(): void {
    this.group = null;
    this.field = null;
    this.walk = null;
    this.hovered = null;
    this.laying = null;
    this.hoveredCost = 0;
    this.note = null;
  }
}

export const hand = new Hand();
