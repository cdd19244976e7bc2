import { parse } from "@formatjs/icu-messageformat-parser";
import { sayMessagesInPlace } from "@tieout/core/portal-text";
import type { PartOfCatalogue } from "./catalogue.ts";

/** Our words with the tenant's in their place. Here the parser comes along, so fetch it when needed. */
export const sayInPlace = (
  ours: PartOfCatalogue,
  sections: Readonly<Record<string, Readonly<Record<string, string>>>>,
): PartOfCatalogue =>
  // Read messages stand among the words under this type, as they do in a build.
  sayMessagesInPlace(ours, sections, parse) as PartOfCatalogue;
