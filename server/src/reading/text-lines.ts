import type { TextLine } from "@tieout/core/file-import";
import { decoded, encodingOf } from "./text-encoding.ts";

/** DOS says with a byte of its own where a text ends. */
export const endOfFile = "\u001a";

/** A text's lines, however they end. */
export function* textLines(bytes: Buffer): Generator<TextLine> {
  let number = 0;
  let rest = "";
  for (const text of decoded(bytes, encodingOf(bytes))) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? "";
    for (const line of lines) yield { number: ++number, text: line };
  }
  const last = rest.replace(endOfFile, "").replace(/\r$/, "");
  if (last !== "") yield { number: ++number, text: last };
}
