// What may be drawn: docs/records.md, "What may be drawn" and the draws of each game. Every function is given the
// table and the entries that stand, and answers with the kind of draw that is due and its outcomes in order.

export class NotDue extends Error {}

// Names are in small letters here: upper and lower case do not matter in a record. run("p", 12) gives p01 to p12.
const run = (letters, last, digits = 2) =>
  Array.from({ length: last }, (_, n) => letters + String(n + 1).padStart(digits, "0"));
const alike = (names) => names.map((name) => [name, 1]);
const without = (names, gone) => alike(names.filter((name) => !gone.includes(name)));
const drawn = (standing, kind) =>
  standing.filter((entry) => !entry.seat && entry.words.startsWith(`${kind} `)).map((entry) => said(entry));
const done = (standing, verb) =>
  standing.filter((entry) => entry.seat && entry.words.startsWith(`${verb} `)).map((entry) => said(entry));
const said = (entry) => entry.words.slice(entry.words.indexOf(" ") + 1);

function startDue(table, standing) {
  if (table.options.start_player === "seat-1" || drawn(standing, "start").length) return null;
  return { kind: "start", outcomes: alike(["a", "b", "c", "d"].slice(0, table.players)) };
}

// Silver & Gold

const MAPS = [...run("p", 12), ...run("o", 12), ...run("g", 12), ...run("s", 11)];
const CARDS = [["i2", 1], ["i3", 2], ["v3", 2], ["t4", 1], ["l4", 1], ["o4", 1]];
const CARDS_A_ROUND = 7;
const ON_DISPLAY = 4;

function silverGold(table, standing) {
  const maps = drawn(standing, "map");
  const hands = 4 * table.players;
  if (maps.length < hands) return { kind: "map", outcomes: without(MAPS, maps) };
  const kept = done(standing, "keep");
  if (kept.length < 2 * table.players) throw new NotDue("nothing is drawn before everybody has kept two maps");
  const since = maps.slice(hands);
  const deck = without(MAPS, [...kept, ...since]);
  const forTheDeck = { kind: "map", outcomes: deck };
  if (since.length < ON_DISPLAY) return forTheDeck;
  const start = startDue(table, standing);
  if (start) return start;
  if (standing.at(-1).words === "take deck") return forTheDeck;
  // Every map drawn since then came onto the display or, by "take deck", to a seat; every other "take" emptied a place.
  const display = since.length - done(standing, "take").length;
  if (display < ON_DISPLAY && deck.length) return forTheDeck;
  const cards = drawn(standing, "card");
  const round = cards.slice(cards.length - (cards.length % CARDS_A_ROUND));
  const left = CARDS.map(([card, copies]) => [card, copies - round.filter((other) => other === card).length]);
  return { kind: "card", outcomes: left.filter(([, copies]) => copies > 0) };
}

// Tikal

const TILES = [6, 6, 5, 5, 5, 5, 4].map((last, letter) => run("abcdefg"[letter], last, 1));
const TREASURES = ["mask", "jaguar", "serpent", "quetzal", "flute", "bowl", "earplug", "sun"];
const COPIES = 3;

function tikal(table, standing) {
  const start = startDue(table, standing);
  if (start) return start;
  const last = standing.at(-1);
  if (last?.seat && last.words.startsWith("dig ")) {
    const gone = drawn(standing, "treasure");
    const left = TREASURES.map((kind) => [kind, COPIES - gone.filter((other) => other === kind).length]);
    return { kind: "treasure", outcomes: left.filter(([, copies]) => copies > 0) };
  }
  const gone = drawn(standing, "tile");
  const letter = TILES.find((tiles) => tiles.some((tile) => !gone.includes(tile)));
  if (!letter) throw new NotDue("all tiles have been drawn");
  return { kind: "tile", outcomes: without(letter, gone) };
}

// Tzolk'in

const AGE1 = run("a1-", 14);
const AGE2 = run("a2-", 18);
const MONUMENTS = run("m", 13);
const WEALTH = run("w", 21);
const BUILDINGS_SHOWN = 6;
const MONUMENTS_SHOWN = { 2: 4, 3: 5, 4: 6 };
const SECOND_FOOD_DAY = 13;

function tzolkin(table, standing, number) {
  const start = startDue(table, standing);
  if (start) return start;
  const buildings = drawn(standing, "building");
  const ofAge = (age) => buildings.filter((name) => name.startsWith(age));
  const from = (stack) => ({ kind: "building", outcomes: without(stack, buildings) });
  if (buildings.length < BUILDINGS_SHOWN) return from(AGE1);
  const monuments = drawn(standing, "monument");
  if (monuments.length < MONUMENTS_SHOWN[table.players]) {
    return { kind: "monument", outcomes: without(MONUMENTS, monuments) };
  }
  const wealth = drawn(standing, "wealth");
  const hasKept = done(standing, "keep").length > 0;
  if (wealth.length < 4 * table.players || (table.players < 4 && number === 0 && !hasKept)) {
    return { kind: "wealth", outcomes: without(WEALTH, wealth) };
  }
  if (number === 0) throw new NotDue("nothing is drawn while the players keep their wealth");
  const built = done(standing, "build");
  const shown = (age) => ofAge(age).length - built.filter((name) => name.startsWith(age)).length;
  const last = lastTurnOfTheAge(table, standing);
  if (number < last || (number === last && !ofAge("a2").length && shown("a1") < BUILDINGS_SHOWN)) {
    const stack = from(AGE1);
    if (stack.outcomes.length) {
      if (shown("a1") >= BUILDINGS_SHOWN) throw new NotDue("six buildings are on display");
      return stack;
    }
    if (number < last) throw new NotDue("the first age has no buildings left");
  }
  if (shown("a2") >= BUILDINGS_SHOWN) throw new NotDue("six buildings are on display");
  if (ofAge("a2").length === AGE2.length) throw new NotDue("the second age has no buildings left");
  return from(AGE2);
}

// The last turn of the round of the second food day: the first round whose day is 13 or more.
function lastTurnOfTheAge(table, standing) {
  const doubled = standing.filter((entry) => entry.words === "two days").map((entry) => roundOf(entry.number, table));
  for (let round = 0; ; round++) {
    const day = round + doubled.filter((earlier) => earlier < round).length;
    if (day >= SECOND_FOOD_DAY) return (round + 1) * table.players;
  }
}

const roundOf = (number, table) => Math.floor((number - 1) / table.players);

export const GAMES = { silver_gold: silverGold, tikal, tzolkin };
