/** One token of a SIE line: a word, a text in quotes, or a list in braces. A quote that isn't closed takes the rest. */
const token = /"((?:[^"\\]|\\.)*)"?|(\{[^}]*\}?)|([^\s"{}]+)|(\})/g;

/** Parts a line of SIE: the label first, with its `#`. */
export function sieTokens(line: string): string[] {
  return [...line.matchAll(token)].map(([whole, quoted]) =>
    quoted === undefined ? whole : quoted.replace(/\\(.)/g, "$1"),
  );
}
