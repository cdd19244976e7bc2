/**
 * A French text with the spaces that may not break a line: narrow before ; ? ! and », full before a
 * colon and after «. Whoever writes one types plain spaces.
 */
export function frenchSpaces(text: string): string {
  return text
    .replace(/ (?=[;?!])/g, "\u202f")
    .replace(/ (?=:(?:[\s{<]|$))/g, "\u00a0")
    .replace(/« /g, "«\u00a0")
    .replace(/ »/g, "\u00a0»");
}
