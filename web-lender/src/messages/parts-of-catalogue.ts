import type { Language } from "@tieout/core/language";
import type { PartOfCatalogue } from "./catalogue.ts";

type Files = readonly Promise<{ readonly default: PartOfCatalogue }>[];

/** The files of each part of the messages. What only some pages show is a part of its own. */
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
} satisfies Record<string, Record<Language, () => Files>>;

export type CataloguePart = keyof typeof partsOfCatalogue;
