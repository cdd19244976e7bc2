import type { TextLine } from "../book-formats/sie-reader.ts";
import { FileRefused } from "./refusal.ts";
import { decoded, encodingOf } from "./text-encoding.ts";

/** DOS says with a byte of its own where a text ends. */
export const endOfFile = "\u001a";

/** No books have a line as long; a file that is one line would be gone through again and again. */
export const longestLine = 1 << 20;

/** Books of the largest file that is taken have half as many; more are empty ones, or nearly. */
const mostLines = 3_000_000;

/** A line's number. Refused where no books have as many. */
export function lineNumber(number: number): number {
  if (number > mostLines) throw new FileRefused("too-many-rows");
  return number;
}

/** A text's lines, however they end; those without anything are only counted. */
export function* textLines(bytes: Buffer): Generator<TextLine> {
  let number = 0;
  let rest = "";
  for (const text of decoded(bytes, encodingOf(bytes))) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    if (rest.length > longestLine) throw new FileRefused("damaged");
    for (const line of lines) {
      number = lineNumber(number + 1);
      if (line.length > longestLine) throw new FileRefused("damaged");
      if (line !== "") yield { number, text: line };
    }
  }
  const last = rest.replace(endOfFile, "").replace(/\r$/, "");
  if (last !== "") yield { number: ++number, text: last };
}
