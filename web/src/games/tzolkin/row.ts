// How wide a row of tokens is, and where each part of it stands.
import type { Token } from "./tokens";

export interface Part {
  x: number;
  text?: string;
  sign?: string;
  number?: number | string | undefined;
}

const wide = (text: string, size: number): number => [...text].reduce((sum, letter) => sum + ("/−+×=›".includes(letter) ? 0.52 : 0.48) * size * 0.96, 0);

export function placed(tokens: Token[], size: number): { width: number; parts: Part[] } {
  let x = 0;
  const parts: Part[] = [];
  for (const token of tokens) {
    const before = token.text ?? (token.sign === "points" || token.number === undefined ? "" : String(token.number));
    if (x) x += size * 0.1;
    if (before) {
      parts.push({ x, text: before });
      x += wide(before, size);
    }
    if (token.sign) {
      parts.push({ x: x + size / 2, sign: token.sign, ...(token.sign === "points" ? { number: token.number } : {}) });
      x += size;
    }
  }
  return { width: x, parts };
}
