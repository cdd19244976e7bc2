import type { Language } from "@tieout/core/language";
import type { FirstCatalogue, PartOfCatalogue } from "./catalogue.ts";
import { type CataloguePart, partsOfCatalogue } from "./parts-of-catalogue.ts";

/** What the first page says, in a language. */
export const firstWordsOf = (language: Language) =>
  // The part has these, as its file is typed.
  catalogueOf(language, "first") as Promise<FirstCatalogue>;

const loading = new Map<string, Promise<PartOfCatalogue>>();

/**
 * A part of the messages in a language: `pages` is what all pages need, those of the first page among it. It's loaded
 * once, and once more where that failed; the promise is the same each time, as `use` needs.
 */
export function catalogueOf(
  language: Language,
  part: CataloguePart = "pages",
): Promise<PartOfCatalogue> {
  const key = `${part} ${language}`;
  const known = loading.get(key);
  if (known) return known;

  const catalogue = merged(partsOfCatalogue[part][language]());
  loading.set(key, catalogue);
  catalogue.catch(() => loading.delete(key));
  return catalogue;
}

async function merged(
  files: readonly Promise<{ readonly default: PartOfCatalogue }>[],
): Promise<PartOfCatalogue> {
  const catalogues = await Promise.all(files);
  return Object.assign({}, ...catalogues.map((file) => file.default));
}
