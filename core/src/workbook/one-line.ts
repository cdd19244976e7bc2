/** A text without its line breaks: in a table of one-line rows they'd run into the next. */
export function oneLine(text: string): string {
  if (!/[\r\n]/.test(text)) return text;
  return text.replace(/\s+/g, (space) => (/[\r\n]/.test(space) ? " " : space));
}
