// Checks that every draw of a record of Sacbe follows from its seed and nonces. Written from docs/records.md alone:
// it knows nothing of Sacbe's own code. See README.md beside it.

import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { choose, keyOf, sha256 } from "./dealer.mjs";
import { GAMES, NotDue } from "./games.mjs";
import { NotARecord, read } from "./record.mjs";

class Disagrees extends Error {}
class CannotCheck extends Error {}

const HELP = `Usage: node verify.mjs [--brief] [--commitment HEX] [--nonce SEAT=HEX]... FILE...

Deals the games of records again and compares every draw. The exit code is 0 if all agree, 1 if one does not, and 2 if
a record cannot be checked.

  --brief             one line for each file instead of one for each draw
  --commitment HEX    the commitment that you were shown before the game
  --nonce SEAT=HEX    the nonce that you gave for a seat, such as A=616e61`;

function check(text, asked, tell) {
  const record = read(text);
  const due = GAMES[record.game];
  if (!due) throw new CannotCheck(`this program does not know the game ${record.game}`);
  if (record.tags.get("Rules") !== "1") throw new CannotCheck("this program knows version 1 of the rules only");
  if (record.tags.has("Seen-By")) throw new CannotCheck("one seat saw this; what it did not see is missing");
  if (!record.tags.has("Seed")) throw new CannotCheck("the seed is not known; it is published when the game is over");
  if (record.players < 2 || record.players > 4) throw new NotARecord("two to four seats play");
  const seed = bytesOf("Seed", record.tags.get("Seed"));
  checkPromises(record, seed, asked);
  const key = keyOf(seed, record.nonces.map((nonce) => bytesOf("Nonce", nonce)));
  return { ...deal(record, due, key, tell), record };
}

function bytesOf(name, hex) {
  if (!/^(?:[0-9a-f]{2})*$/.test(hex)) throw new NotARecord(`${name} is written in hexadecimal digits, two a byte`);
  return Buffer.from(hex, "hex");
}

// What was fixed before the game: the commitment, and what you yourself remember of it.
function checkPromises(record, seed, asked) {
  const commitment = record.tags.get("Seed-Commitment");
  if (!commitment) throw new CannotCheck("the record has no Seed-Commitment to check the seed against");
  if (sha256(seed).toString("hex") !== commitment) throw new Disagrees("the seed is not the one committed to");
  if (asked.commitment && asked.commitment.toLowerCase() !== commitment) {
    throw new Disagrees("the commitment is not the one that you were shown");
  }
  for (const given of asked.nonces) {
    const [seat, nonce] = given.toUpperCase().split("=");
    if ((record.nonces["ABCD".indexOf(seat)] ?? "").toUpperCase() !== nonce) {
      throw new Disagrees(`the nonce of seat ${seat} is not the one that you gave`);
    }
  }
}

function deal(record, due, key, tell) {
  let standing = [];
  let index = 0;
  let undone = 0;
  for (const entry of record.entries) {
    if (entry.words === "undo") {
      const last = standing.findLastIndex((earlier) => earlier.seat === entry.seat);
      if (last < 0 || !standing[last].marked) throw new NotARecord(`turn ${entry.number}: an undo takes nothing back`);
      if (!entry.seat) undone++;
      standing = standing.toSpliced(last, 1);
      continue;
    }
    if (!entry.seat) {
      const { kind, outcomes } = dueNow(due, record, standing, entry, index);
      const { name, number, total } = choose(key, index, outcomes);
      const right = `${kind} ${kind === "treasure" ? name : name.toUpperCase()}`;
      const where = `draw ${index + 1} (turn ${entry.number})`;
      if (entry.words !== right.toLowerCase()) {
        throw new Disagrees(`${where} is ${entry.words}, but the seed gives ${right}`);
      }
      tell(`${where}: ${right}, number ${number} of ${total}${entry.marked ? ", taken back later" : ""}`);
      index++;
    }
    standing.push(entry);
  }
  if (standing.some((entry) => entry.marked)) throw new NotARecord("an entry is marked as undone, but no undo follows");
  return { draws: index, undone };
}

function dueNow(due, record, standing, entry, index) {
  const instead = (reason) => new Disagrees(`draw ${index + 1} (turn ${entry.number}) is ${entry.words}, but ${reason}`);
  try {
    const now = due(record, standing, entry.number);
    if (!now.outcomes.length) throw instead(`there is no ${now.kind} left`);
    return now;
  } catch (error) {
    throw error instanceof NotDue ? instead(error.message) : error;
  }
}

function summary({ draws, undone, record }) {
  const back = undone ? `, ${undone} of them taken back` : "";
  const nonces = record.nonces.map((nonce, seat) => `${"ABCD"[seat]} ${nonce || "none"}`).join(", ");
  return `all ${draws} draws${back} are those of the seed; commitment ${record.tags.get("Seed-Commitment")}, `
    + `nonces: ${nonces || "none"}`;
}

function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      brief: { type: "boolean" },
      commitment: { type: "string" },
      help: { type: "boolean" },
      nonce: { type: "string", multiple: true },
    },
  });
  if (values.help || !positionals.length) {
    console.log(HELP);
    return values.help ? 0 : 2;
  }
  const asked = { commitment: values.commitment, nonces: values.nonce ?? [] };
  let code = 0;
  for (const file of positionals) {
    const tell = values.brief ? () => {} : (line) => console.log(`${file}: ${line}`);
    try {
      console.log(`${file}: ${summary(check(readFileSync(file, "utf8"), asked, tell))}`);
    } catch (error) {
      if (error instanceof Disagrees) code ||= 1;
      else if (error instanceof CannotCheck || error instanceof NotARecord || error.syscall) code = 2;
      else throw error;
      console.log(`${file}: ${error instanceof Disagrees ? "does not agree" : "cannot be checked"}: ${error.message}`);
    }
  }
  return code;
}

process.exitCode = main();
