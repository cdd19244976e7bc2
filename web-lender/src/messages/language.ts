import { firstSpoken, type Language } from "@tieout/core/language";
import { onDevice } from "../storage/browser-storage.ts";
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

const key = "tieout.language";

/** The stored choice, else the first language of the browser that we speak, else English. */
export function preferredLanguage(): Language {
  return firstSpoken([onDevice.get(key) ?? "", ...window.navigator.languages]);
}

/** Keeps the choice on this device. */
export function rememberLanguage(language: Language): void {
  onDevice.set(key, language);
}
