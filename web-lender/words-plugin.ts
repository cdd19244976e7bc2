import { parse } from "@formatjs/icu-messageformat-parser";
import type { Plugin } from "vite";
import { type Catalogue, en } from "./src/words/en.ts";
import { es } from "./src/words/es.ts";
import { fr } from "./src/words/fr.ts";

const catalogues = { en, es, fr };
type Language = keyof typeof catalogues;

/**
 * Ships the words as read messages instead of text, so that the parser of ICU messages (a tenth of
 * the first load) stays at home. Only a build does this: development and tests read the text.
 */
export function readWords(): Plugin {
  return {
    name: "read-words",
    apply: "build",
    enforce: "pre",
    config: () => ({
      resolve: {
        alias: [
          {
            find: /^@formatjs\/icu-messageformat-parser$/,
            replacement: "@formatjs/icu-messageformat-parser/no-parser.js",
          },
        ],
      },
    }),
    load(id) {
      const language = /\/src\/words\/(en|es|fr)\.ts$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      // The expression above finds these three names only.
      const catalogue = catalogues[language as Language];
      return `export const ${language} = ${JSON.stringify(read(catalogue))};`;
    },
  };
}

const read = (catalogue: Catalogue) =>
  Object.fromEntries(Object.entries(catalogue).map(([id, text]) => [id, parse(text)]));
