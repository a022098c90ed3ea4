// How a draw is made: docs/records.md, "How a draw is made". Bytes, SHA-256 and whole numbers, nothing else.

import { createHash } from "node:crypto";

const ALL_WORDS = 1n << 64n;

export const sha256 = (...parts) => createHash("sha256").update(Buffer.concat(parts)).digest();

export function u64(number) {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(number));
  return bytes;
}

export function keyOf(seed, nonces) {
  const parts = [seed, ...nonces].flatMap((part) => [u64(part.length), part]);
  return sha256(Buffer.from("sacbe deal 1", "ascii"), ...parts);
}

export function numberOf(key, index, total) {
  const bound = BigInt(total);
  const limit = ALL_WORDS - (ALL_WORDS % bound);
  for (let attempt = 0; ; attempt++) {
    const word = sha256(key, u64(index), u64(attempt)).readBigUInt64BE(0);
    if (word < limit) return Number(word % bound);
  }
}

// Outcomes are pairs of a name and its weight, in the order of the page.
export function choose(key, index, outcomes) {
  const total = outcomes.reduce((sum, [, weight]) => sum + weight, 0);
  const number = numberOf(key, index, total);
  let left = number;
  for (const [name, weight] of outcomes) {
    left -= weight;
    if (left < 0) return { name, number, total };
  }
  throw new Error("the weights do not add up");
}
