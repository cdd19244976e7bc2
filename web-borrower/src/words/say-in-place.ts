import { parse } from "@formatjs/icu-messageformat-parser";
import { type Sentence, sayMessagesInPlace } from "@tieout/core/portal-text";
import type { Catalogue } from "./en.ts";

type Part = ReturnType<typeof parse>[number];
/** Our words; a build has read them already, as the types can't know. */
type Words = Record<keyof Catalogue, Sentence<Part>>;

/** Our words with the tenant's in their place. Here the parser comes along, so fetch it when needed. */
export const sayInPlace = (
  ours: Words,
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Words => sayMessagesInPlace(ours, sections, parse);
