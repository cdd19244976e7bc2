import type { Plugin } from "vite";
import { frenchSpaces } from "../core/src/language/french-spaces.ts";

const parser = "@formatjs/icu-messageformat-parser";

/** A language's sentences, by their id. */
type Catalogue = Readonly<Record<string, string>>;

/**
 * Ships an app's words as read messages instead of text, so that the parser of ICU messages (a tenth
 * of the first load) stays at home. Only a build does this: development and tests read the text.
 * `catalogues` has a file of `src/messages` each, without its ending: `fr` exports `fr`, and `first/fr` exports
 * `firstFr`, which is a part of `fr` and is shipped once.
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
      if (source !== parser || importer?.endsWith("/src/messages/override-messages.ts"))
        return undefined;
      return this.resolve(`${parser}/no-parser.js`, importer, { skipSelf: true });
    },
    load(id) {
      const file = /\/src\/messages\/([\w/]+)\.ts$/.exec(id)?.[1] ?? "";
      const catalogue = catalogues[file];
      if (!catalogue) return undefined;
      const language = file.replace(/.*\//, "");
      const first = file === language ? `first/${language}` : "";
      const part = catalogues[first];
      const set = language === "fr" ? frenchSpaces : (text: string) => text;
      const messages = Object.entries(catalogue)
        .filter(([key]) => part?.[key] === undefined)
        .map(([key, text]) => [key, parse(set(text))]);
      const own = JSON.stringify(Object.fromEntries(messages));
      if (!part) return `export const ${nameOf(file)} = ${own};`;
      const name = nameOf(first);
      return `import { ${name} } from "./${first}.ts"; export const ${nameOf(file)} = { ...${name}, ...${own} };`;
    },
  };
}

/** `firstFr` for the file `first/fr`. */
const nameOf = (file: string) =>
  file.replace(/\/(\w)/g, (_, letter: string) => letter.toUpperCase());
