import type { Plugin } from "vite";
import { frenchSpaces } from "../core/src/language/french-spaces.ts";

const parser = "@formatjs/icu-messageformat-parser";

/** A language's sentences, by their id. */
type Catalogue = Readonly<Record<string, string>>;

/**
 * Ships an app's words as read messages instead of text, so that the parser of ICU messages (a tenth
 * of the first load) stays at home. Only a build does this: development and tests read the text.
 * `catalogues` has a language for each file `src/words/<language>.ts`, which exports it by that name.
 */
export function readWords(
  catalogues: Readonly<Record<string, Catalogue>>,
  parse: (text: string) => unknown,
): Plugin {
  return {
    name: "read-words",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      // What a tenant says in place of ours arrives as text: there the parser is fetched when needed.
      if (source !== parser || importer?.endsWith("/src/words/say-in-place.ts")) return undefined;
      return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true });
    },
    load(id) {
      const language = /\/src\/words\/(\w+)\.ts$/.exec(id)?.[1];
      const catalogue = language === undefined ? undefined : catalogues[language];
      if (!catalogue) return undefined;
      const set = language === "fr" ? frenchSpaces : (text: string) => text;
      const messages = Object.entries(catalogue).map(([key, text]) => [key, parse(set(text))]);
      return `export const ${language} = ${JSON.stringify(Object.fromEntries(messages))};`;
    },
  };
}
