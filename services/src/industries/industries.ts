import { readFileSync } from "node:fs";
import type { Industry } from "@tieout/core/industry/industry";
import {
  type FoundIndustry,
  type IndustrySearch,
  industrySearch,
} from "@tieout/core/industry/search-industries";

/** A full URL, so a bundler includes it. A megabyte: it's read by servers only, and only by those that need it. */
const file = new URL("./naics-2022.json", import.meta.url);

let read: readonly Industry[] | undefined;

/** All 1,012 industries of NAICS 2022, by code. */
export function naicsIndustries(): readonly Industry[] {
  // The file is ours, and a test holds it to the type.
  read ??= JSON.parse(readFileSync(file, "utf8")) as Industry[];
  return read;
}

/** Undefined for a code that isn't in NAICS 2022. */
export function industryTitle(naicsCode: string): string | undefined {
  return naicsIndustries().find(({ code }) => code === naicsCode)?.title;
}

let search: IndustrySearch | undefined;

/** Best first; the whole table is made searchable at the first call, in about 0.1 s. */
export function searchNaicsIndustries(query: string, atMost: number): FoundIndustry[] {
  search ??= industrySearch(naicsIndustries());
  return search(query, atMost);
}
