/** One token of a SIE line: a word, a text in quotes, or a list in braces. A quote that isn't closed takes the rest. */
const token = /"((?:[^"\\]|\\.)*)"?|(\{[^}]*\}?)|([^\s"{}]+)|(\})/g;

/** No label of SIE 4 has more than a dozen fields; further ones are ignored, as the format asks of readers. */
const mostTokens = 100;

/** Parts a line of SIE: the label first, with its `#`. */
export function sieTokens(line: string): string[] {
  const tokens: string[] = [];
  for (const [whole, quoted] of line.matchAll(token)) {
    tokens.push(quoted === undefined ? whole : quoted.replace(/\\(.)/g, "$1"));
    if (tokens.length === mostTokens) break;
  }
  return tokens;
}
