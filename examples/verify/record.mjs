// A record as text, read as docs/records.md describes it: tags, then entries. What an entry does to the game is
// known elsewhere; here it is a seat ("" for chance) and words.

const TAG = /^\[([A-Z][A-Za-z-]*(?: [1-9])?) "((?:[^"\\]|\\["\\])*)"\] *$/;
const ENTRY = /(\()?(?:\{([^{}(),;]+)\}|([A-H]) ([^{}(),;]+?))\s*(\))?(?=\s*(?:,|\d+\.|result\b))/y;
const NUMBER = /(\d+)\./y;
const RESULT = /result\b/y;

export class NotARecord extends Error {}

export function read(text) {
  const lines = text.replace(/^\ufeff/, "").replaceAll("\r\n", "\n").split("\n");
  const tags = new Map();
  let at = 0;
  while (at < lines.length && (lines[at].trim() || !tags.size)) {
    const line = lines[at++];
    if (!line.trim()) continue;
    const found = TAG.exec(line);
    if (!found) throw new NotARecord(`line ${at}: a tag is written [Name "value"]`);
    if (tags.has(found[1])) throw new NotARecord(`line ${at}: the tag ${found[1]} stands there twice`);
    tags.set(found[1], found[2].replace(/\\(.)/g, "$1"));
  }
  const body = lines.slice(at).map((line) => line.replace(/;.*/, "")).join("\n");
  return { tags, entries: entriesOf(body, at), ...tableOf(tags) };
}

function tableOf(tags) {
  const named = (tags.get("Options") ?? "").split(/\s+/).filter(Boolean).map((word) => word.split("="));
  const names = [];
  while (tags.has(`Seat ${names.length + 1}`)) names.push(tags.get(`Seat ${names.length + 1}`));
  const nonces = [];
  while (tags.has(`Nonce ${nonces.length + 1}`)) nonces.push(tags.get(`Nonce ${nonces.length + 1}`));
  return { game: tags.get("Game"), options: Object.fromEntries(named), players: names.length, names, nonces };
}

function entriesOf(body, first) {
  const entries = [];
  let at = 0;
  let number = null;
  const pass = () => { while (/\s/.test(body[at] ?? "")) at++; };
  const match = (pattern) => {
    pass();
    pattern.lastIndex = at;
    const found = pattern.exec(body);
    if (found) at = pattern.lastIndex;
    return found;
  };
  const fail = (reason) => new NotARecord(`line ${first + body.slice(0, at).split("\n").length}: ${reason}`);
  for (;;) {
    if (match(RESULT)) return entries;
    const turn = match(NUMBER);
    if (!turn) throw fail("a turn begins with its number and a point, and the result comes last");
    number = Number(turn[1]);
    do {
      const found = match(ENTRY);
      if (!found || Boolean(found[1]) !== Boolean(found[5])) throw fail("this is no entry");
      const words = (found[2] ?? found[4]).trim().toLowerCase().split(/\s+/).join(" ");
      entries.push({ seat: found[3] ?? "", words, number, marked: Boolean(found[1]) });
    } while (match(/,/y));
  }
}
