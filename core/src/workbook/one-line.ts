/** A text without its line breaks: in a table of one-line rows they'd run into the next. */
export function oneLine(text: string): string {
  return /[\r\n]/.test(text) ? text.replace(/\s*[\r\n]+\s*/g, " ") : text;
}
