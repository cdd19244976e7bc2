import { readFileSync } from "node:fs";

export type Weight = "regular" | "semibold";

// Named whole, so that a bundle takes them along.
const files: Readonly<Record<Weight, URL>> = {
  regular: new URL("fonts/inter-regular.ttf", import.meta.url),
  semibold: new URL("fonts/inter-semibold.ttf", import.meta.url),
};

const read = new Map<Weight, Buffer>();

/** The font that receipts are written with, read once. */
export function receiptFont(weight: Weight): Buffer {
  const known = read.get(weight);
  if (known) return known;
  const bytes = readFileSync(files[weight]);
  read.set(weight, bytes);
  return bytes;
}
