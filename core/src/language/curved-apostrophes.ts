/** A text with the apostrophes that print has. Whoever writes one types the straight ones. */
export function curvedApostrophes(text: string): string {
  return text.replace(/([\p{L}\p{N}}])'/gu, "$1’");
}
