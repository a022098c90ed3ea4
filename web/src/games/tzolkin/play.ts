// What all parts of the board get: the view, what may be done, and how to do it.
import type { Choice } from "../../wire";
import type { View as TzolkinView } from "./shapes";

export interface Play {
  view: TzolkinView;
  seat: number | null;
  names: string[];
  legal: Choice[];
  chosen: Choice | null;
  touch: (choice: Choice) => void;
  hinted: number[];
  spots: string[];
  /** Ask why an action, in notation, is not possible now. */
  why: (action: string) => void;
}

/** Touch a choice; where there is none, ask why not. */
export function touchOr(play: Play, choice: Choice | null, action: string): void {
  if (choice) play.touch(choice);
  else if (play.legal.length) play.why(action);
}

export const isChosen = (play: Play, choice: Choice | null): boolean => choice !== null && play.chosen?.action === choice.action;
export const isHinted = (play: Play, choice: Choice | null): boolean => choice !== null && play.hinted.includes(choice.action);
