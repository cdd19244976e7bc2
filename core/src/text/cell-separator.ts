import type { Language } from "../language/index.ts";
import type { CellSeparator } from "./csv-record.ts";

/**
 * What a reader's spreadsheets want between cells: a semicolon where a comma stands before fractions. That
 * differs between countries of one language: Mexico writes 1.5 and Spain 1,5.
 *
 * @param accepted an Accept-Language header, whose country counts where it's one of the language
 */
export function cellSeparator(language: Language, accepted: string): CellSeparator {
  const tags = accepted.split(",").map((wish) => wish.split(";")[0]?.trim() ?? "");
  const national = tags.find(
    (tag) =>
      /^[a-z]{2}-([a-z]{2}|\d{3})$/i.test(tag) && tag.toLowerCase().startsWith(`${language}-`),
  );
  const half = new Intl.NumberFormat(national ?? language).format(0.5);
  return half.includes(",") ? ";" : ",";
}
