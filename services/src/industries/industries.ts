import { readFileSync } from "node:fs";
import type { Industry } from "@tieout/core/industry/industry";

/** A full URL, so a bundler includes it. A megabyte: it's read by servers only, and only by those that need it. */
const file = new URL("./naics-2022.json", import.meta.url);

let read: readonly Industry[] | undefined;

/** All 1,012 industries of NAICS 2022, by code. */
export function naicsIndustries(): readonly Industry[] {
  // The file is ours, and a test holds it to the type.
  read ??= JSON.parse(readFileSync(file, "utf8")) as Industry[];
  return read;
}
