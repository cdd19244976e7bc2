import type { Plugin } from "vite";
import { frenchSpaces } from "../core/src/language/language.ts";

const parser = "@formatjs/icu-messageformat-parser";

/**
 * Compiles the catalogues of a build, each `messages/en.json` and the like, to parsed messages, so that the parser of
 * ICU messages (a tenth of the first load) isn't shipped. Development and tests parse the text as they go.
 */
export function compileMessages(parse: (text: string) => unknown): Plugin {
  return {
    name: "compile-messages",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      // What a tenant says in place of ours arrives as text: there the parser is fetched when needed.
      if (source !== parser || importer?.endsWith("/src/messages/override-messages.ts"))
        return undefined;
      return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true });
    },
    transform(code, id) {
      const language = /\/src\/messages\/(?:[\w-]+\/)*(\w\w)\.json$/.exec(id)?.[1];
      if (!language) return undefined;
      const catalogue: Readonly<Record<string, string>> = JSON.parse(code);
      const spaced = language === "fr" ? frenchSpaces : (text: string) => text;
      const compiled = Object.entries(catalogue).map(([key, text]) => [key, parse(spaced(text))]);
      const messages = JSON.stringify(Object.fromEntries(compiled));
      return { code: `export default ${messages};`, moduleType: "js", map: null };
    },
  };
}
