import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";

export interface PageHeaders {
  /** A row above the headings. */
  readonly title: (row: SheetRow) => void;
  /** Whether a row below them is such a title again, as on each page of a printed report. */
  readonly repeats: (row: SheetRow) => boolean;
}

export function pageHeaders(): PageHeaders {
  const titles = new Set<string>();
  return {
    title: (row) => void titles.add(wordsOf(row)),
    repeats: (row) => {
      const words = wordsOf(row);
      return /\p{L}/u.test(words) && titles.has(words);
    },
  };
}

/** Pages and times of printing count up. */
function wordsOf({ cells }: SheetRow): string {
  const words = cells.map((cell) => textOf(cell).trim()).join("|");
  return counted.test(words) ? words.replace(/\d+/g, "0") : words;
}

const counted =
  /(?<!\p{L})(page|pagina|página|seite|sida|side|hoja|blatt|time|run|printed)(?!\p{L})/iu;

/** "Run Date: 1/14/2026 | Page: 1": what the report says of itself, in words alone. */
export function isFooter({ cells }: SheetRow): boolean {
  const texts = cells.map(textOf).filter((text) => text.trim() !== "");
  return texts.length > 1 && texts.every((text) => /^\p{L}[\p{L}/ ]*: ?\S/u.test(text.trim()));
}
