// Where a box stands that speaks of a thing: beside it and never over it, as far as there is room.

const GAP = 10;
const EDGE = 8;
const PHONE = 832;

/** To the right, to the left, below or above; on a phone above comes first. */
export function beside(at: DOMRect, wide: number, high: number): { left: number; top: number } {
  const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));
  const next = within(at.top + at.height / 2 - high / 2, innerHeight - high);
  const along = within(at.left + at.width / 2 - wide / 2, innerWidth - wide);
  const ways: [boolean, number, number][] = [
    [at.top - GAP - high >= EDGE && innerWidth < PHONE, along, at.top - GAP - high],
    [at.right + GAP + wide <= innerWidth - EDGE, at.right + GAP, next],
    [at.left - GAP - wide >= EDGE, at.left - GAP - wide, next],
    [at.bottom + GAP + high <= innerHeight - EDGE, along, at.bottom + GAP],
    [at.top - GAP - high >= EDGE, along, at.top - GAP - high],
  ];
  const [, left, top] = ways.find(([fits]) => fits) ?? [true, along, at.top > innerHeight / 2 ? EDGE : innerHeight - high - EDGE];
  return { left, top };
}
