// Figures that keep their identity from one view to the next, so that they are seen to walk.
import type { View as TikalView } from "./shapes";

export interface Figure {
  id: string;
  seat: number;
  kind: "member" | "leader" | "guard";
  field: string;
  /** The place in the row of equal figures on this field. */
  index: number;
  /** How many equal figures stand here. */
  many: number;
}

interface Standing {
  id: string;
  seat: number;
  field: string;
}

/** Remembers which member stands where; give it one view after another. */
export class Expedition {
  #members: Standing[] = [];
  #made = 0;

  figures(view: TikalView): Figure[] {
    for (let seat = 0; seat < view.players.length; seat++) this.#follow(view, seat);
    const figures: Figure[] = [];
    const stacks = new Map<string, Figure[]>();
    for (const { id, seat, field } of this.#members) {
      const key = `${seat} ${field}`;
      const stack = stacks.get(key) ?? [];
      const figure: Figure = { id, seat, kind: "member", field, index: stack.length, many: 0 };
      stack.push(figure);
      stacks.set(key, stack);
      figures.push(figure);
    }
    for (const stack of stacks.values()) for (const figure of stack) figure.many = stack.length;
    for (const field of view.fields) {
      for (const seat of field.leaders) figures.push({ id: `leader${seat}`, seat, kind: "leader", field: field.field, index: 0, many: 1 });
    }
    return figures.sort((one, other) => (one.id < other.id ? -1 : 1));
  }

  #follow(view: TikalView, seat: number): void {
    const wanted = new Map(view.fields.map((field) => [field.field, field.members[seat] ?? 0]));
    const mine = this.#members.filter((member) => member.seat === seat);
    const free: Standing[] = [];
    for (const field of new Set(mine.map((member) => member.field))) {
      const here = mine.filter((member) => member.field === field);
      free.push(...here.slice(wanted.get(field) ?? 0));
    }
    for (const [field, many] of wanted) {
      let missing = many - mine.filter((member) => member.field === field && !free.includes(member)).length;
      for (; missing > 0; missing--) {
        const comer = free.shift();
        if (comer) comer.field = field;
        else this.#members.push({ id: `member${seat}-${String(this.#made++).padStart(4, "0")}`, seat, field });
      }
    }
    this.#members = this.#members.filter((member) => !free.includes(member));
  }
}
