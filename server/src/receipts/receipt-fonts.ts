import { readFileSync } from "node:fs";

export type Weight = "regular" | "semibold";

const read = new Map<Weight, Buffer>();

/** The font that receipts are written with, read once. */
export function receiptFont(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known) return known;
  const bytes = readFileSync(new URL(`fonts/inter-${weight}.ttf`, import.meta.url));
  read.set(weight, bytes);
  return bytes;
}
