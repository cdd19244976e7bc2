import { type DecimalMark, readFigure } from "@tieout/core/book-mapping/figure";

export interface DecimalVerdict {
  readonly decimal: DecimalMark;
  /** Both marks would read every sample alike well: nothing in the file says which it is. */
  readonly ambiguous: boolean;
}

/** How many texts are no figures with a decimal mark. */
export const unreadWith = (
  samples: readonly string[],
  style: { readonly decimal: DecimalMark; readonly digits: number },
): number => samples.filter((text) => readFigure(text, style).result === "refused").length;

/** Which decimal mark a file's texts are written with: the one that leaves the fewest unread. */
export function decimalMarkOf(samples: Iterable<string>, digits: number): DecimalVerdict {
  const unread = { ".": 0, ",": 0 };
  let telling = false;
  for (const text of samples) {
    const point = readFigure(text, { decimal: ".", digits });
    const comma = readFigure(text, { decimal: ",", digits });
    if (point.result === "refused") unread["."]++;
    if (comma.result === "refused") unread[","]++;
    const differ =
      point.result === "read" && comma.result === "read" && point.value !== comma.value;
    telling ||= differ;
  }
  const decimal = unread[","] < unread["."] ? "," : ".";
  return { decimal, ambiguous: telling && unread[","] === unread["."] };
}
