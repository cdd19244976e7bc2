import type { Language } from "@tieout/core/language";
import { preferredLanguage } from "@tieout/web-portal/language";
import { createIntl } from "react-intl";
import type {
  Catalogue,
  FirstCatalogue,
  PartOfCatalogue,
  PlainFirstMessageId,
} from "./catalogue.ts";

export const firstCatalogueOf = (language: Language) =>
  // Typed as in the part's file.
  catalogueOf(language, "first") as Promise<FirstCatalogue>;

const loading = new Map<string, Promise<PartOfCatalogue>>();

/** `pages` includes the first page's. Loaded once, again after a failure; `use` needs the same promise each time. */
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

/** For use outside React. */
export async function formatFirstMessage(id: PlainFirstMessageId): Promise<string> {
  const locale = preferredLanguage();
  // The id is one of the first page's.
  const messages = (await firstCatalogueOf(locale)) as Catalogue;
  return createIntl({ locale, messages }).formatMessage({ id });
}

type Files = readonly Promise<{ readonly default: PartOfCatalogue }>[];

/** Messages that only some pages use are a part of their own. */
export const partsOfCatalogue = {
  first: {
    en: () => [import("./first/en.json", { with: { type: "json" } })],
    es: () => [import("./first/es.json", { with: { type: "json" } })],
    fr: () => [import("./first/fr.json", { with: { type: "json" } })],
  },
  pages: {
    en: () => [
      import("./first/en.json", { with: { type: "json" } }),
      import("./en.json", { with: { type: "json" } }),
    ],
    es: () => [
      import("./first/es.json", { with: { type: "json" } }),
      import("./es.json", { with: { type: "json" } }),
    ],
    fr: () => [
      import("./first/fr.json", { with: { type: "json" } }),
      import("./fr.json", { with: { type: "json" } }),
    ],
  },
  "file-import": {
    en: () => [
      import("@tieout/web-portal/messages/en.json", { with: { type: "json" } }),
      import("./file-import/en.json", { with: { type: "json" } }),
    ],
    es: () => [
      import("@tieout/web-portal/messages/es.json", { with: { type: "json" } }),
      import("./file-import/es.json", { with: { type: "json" } }),
    ],
    fr: () => [
      import("@tieout/web-portal/messages/fr.json", { with: { type: "json" } }),
      import("./file-import/fr.json", { with: { type: "json" } }),
    ],
  },
  links: {
    en: () => [import("./links/en.json", { with: { type: "json" } })],
    es: () => [import("./links/es.json", { with: { type: "json" } })],
    fr: () => [import("./links/fr.json", { with: { type: "json" } })],
  },
  people: {
    en: () => [import("./people/en.json", { with: { type: "json" } })],
    es: () => [import("./people/es.json", { with: { type: "json" } })],
    fr: () => [import("./people/fr.json", { with: { type: "json" } })],
  },
  submission: {
    en: () => [import("./submission/en.json", { with: { type: "json" } })],
    es: () => [import("./submission/es.json", { with: { type: "json" } })],
    fr: () => [import("./submission/fr.json", { with: { type: "json" } })],
  },
  editor: {
    en: () => [import("./editor/en.json", { with: { type: "json" } })],
    es: () => [import("./editor/es.json", { with: { type: "json" } })],
    fr: () => [import("./editor/fr.json", { with: { type: "json" } })],
  },
  risk: {
    en: () => [import("./risk/en.json", { with: { type: "json" } })],
    es: () => [import("./risk/es.json", { with: { type: "json" } })],
    fr: () => [import("./risk/fr.json", { with: { type: "json" } })],
  },
} satisfies Record<string, Record<Language, () => Files>>;

export type CataloguePart = keyof typeof partsOfCatalogue;
