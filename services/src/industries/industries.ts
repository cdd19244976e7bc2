import { readFileSync } from "node:fs";
import type { Industry } from "@tieout/core/industry/industry";
import {
  type FoundIndustry,
  type IndustrySearch,
  industrySearch,
} from "@tieout/core/industry/search-industries";

/** A full URL, so that bundlers include it. It's a megabyte, so only servers read it, on first use. */
const file = new URL("./naics-2022.json", import.meta.url);

let read: readonly Industry[] | undefined;

/** All 1,012 industries of NAICS 2022, by code. */
export function naicsIndustries(): readonly Industry[] {
  // A test checks that our file has this type.
  read ??= JSON.parse(readFileSync(file, "utf8")) as Industry[];
  return read;
}

/** Undefined for a code that isn't in NAICS 2022. */
export function industryTitle(naicsCode: string): string | undefined {
  return naicsIndustries().find(({ code }) => code === naicsCode)?.title;
}

let search: IndustrySearch | undefined;

/** Best match first. The first call indexes the whole table, in about 0.1 s. */
export function searchNaicsIndustries(query: string, atMost: number): FoundIndustry[] {
  search ??= industrySearch(naicsIndustries());
  return search(query, atMost);
}
