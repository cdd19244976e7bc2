/** A quoted text, a list in braces or a word; an unclosed quote takes the rest. */
const token = /"((?:[^"\\]|\\.)*)"?|(\{[^}]*\}?)|([^\s"{}]+)|(\})/g;

/** SIE 4 labels have at most a dozen fields; readers must ignore further ones. */
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

/** The numbers of an object list's dimensions: `1 6` of `{1 "North" 6 "Bridge"}`. */
export function dimensionsOf(objects: string): string {
  const parts = sieTokens(objects.replace(/[{}]/g, " "));
  return parts.filter((_, i) => i % 2 === 0).join(" ");
}
