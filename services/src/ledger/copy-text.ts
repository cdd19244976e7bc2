/** A value as COPY takes it: a text that PostgreSQL reads, a number, yes or no, or nothing. */
export type Cell = string | number | boolean | null | undefined;

const special = /[\\\t\n\r\0]/;
const specials = /[\\\t\n\r\0]/g;

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\t": "\\t",
  "\n": "\\n",
  "\r": "\\r",
  // PostgreSQL holds every character but this one; nobody misses it in a memo.
  "\0": "",
};

/** A cell in COPY's text format. */
export function copyText(cell: Cell): string {
  if (cell === null || cell === undefined) return "\\N";
  if (typeof cell !== "string") return String(cell);
  return special.test(cell) ? cell.replaceAll(specials, escaped) : cell;
}

const escaped = (character: string) => escapes[character] ?? "";
