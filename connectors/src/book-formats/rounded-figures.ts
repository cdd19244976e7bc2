import type { ColumnUse } from "@tieout/core/book-mapping/mapping";
import { plainWord } from "@tieout/core/book-mapping/month-words";
import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { findHeadings } from "./heading-row.ts";
import { figureFields } from "./kept-mapping.ts";

/**
 * Whether a sheet's titles or headings say that its figures are in thousands or millions: such figures are rounded. Headings of
 * columns that aren't read don't count, and neither do names of accounts or texts of entries. While no column of figures is known,
 * all headings count.
 */
export function saysRounded(
  rows: readonly SheetRow[],
  columns: readonly ColumnUse[],
  title = "",
): boolean {
  const { row: first, last } = findHeadings(rows);
  const firstRow = first > 0 ? first : (rows.find(hasColumns)?.number ?? 0);
  const figures = columnsOf(columns.filter(({ field }) => figureFields.has(field)));
  const read = columnsOf(columns);
  const counts = (column: number, inHeadings: boolean) =>
    figures.size === 0 || (inHeadings ? read : figures).has(column);
  const near = rows.filter(({ number }) => number <= Math.max(firstRow, last + 1));
  return (
    saysUnit(title) ||
    near.some(({ number, cells }) => {
      if (number < firstRow) return cells.some((cell) => saysUnit(textOf(cell)));
      // A row of units may follow the headings; amounts never say a unit.
      const inHeadings = number >= first && number <= last;
      return cells.some(
        (cell, column) => counts(column, inHeadings) && saysUnit(`: ${textOf(cell)}`),
      );
    })
  );
}

const columnsOf = (columns: readonly ColumnUse[]): ReadonlySet<number> =>
  new Set(columns.map(({ column }) => column));

const hasColumns = ({ cells }: SheetRow) => cells.filter((cell) => textOf(cell) !== "").length > 1;

/** "(in thousands)", "$000s", "TEUR", "milliers d'euros", "i tusental kronor"; not "Thousand Oaks Mall". */
export function saysUnit(text: string): boolean {
  const parts = partsOf(text);
  return parts.some((_, i) => isUnit(parts, i));
}

function isUnit(parts: readonly string[], i: number): boolean {
  const [part = "", before = "", after = ""] = [parts[i], parts[i - 1], parts[i + 1]];
  if (isScaledCurrency(part)) return true;
  // "EUR 5 million" is an amount.
  if (/^\d/.test(before)) return false;
  const followsMoney = money.has(before);
  const place = followsMoney ? parts[i - 2] : before;
  const isOfMoney = followsMoney || money.has(after) || namesMoney(parts.slice(i + 1, i + 5));
  const isIn = prepositions.has(place ?? "");
  const isEnd = !/^[\p{L}\d]/u.test(after) || after === "omitted";
  // English has miles too.
  if (part === "miles") return place === "en" || (after === "de" && isOfMoney);
  if (plurals.has(part)) return isIn || isOfMoney || (isEnd && openers.has(before));
  if (singulars.has(part)) return isOfMoney || (isIn && isEnd);
  if (part === "1000" || part === "1000s") return isIn && (isOfMoney || isEnd);
  return letters.has(part) && isOfMoney && (isIn || part === "mil");
}

/** "of US dollars", "de pesos". */
const namesMoney = ([link = "", ...rest]: readonly string[]): boolean =>
  links.has(link) && rest.some((part) => money.has(part));

/** Long texts aren't titles or headings. */
const lettersRead = 250;

/** Words, figures and marks, in lower case and with a currency's code for its sign. */
function partsOf(text: string): readonly string[] {
  const said = text.slice(0, lettersRead).split(" ");
  const plain = plainWord(said.filter((word) => !isAccountNumber(word)).join(" "))
    .replace(/[‘’`´′]/g, "'")
    .replace(/\br\$/g, "brl")
    .replace(/(?:us|ca|au|nz|hk|mx)?\$/g, "usd")
    .replace(/€/g, "eur")
    .replace(/£/g, "gbp")
    .replace(/\bt\. ?kr\b/g, "tkr")
    .replace(/\b1[.,' ]000(s?)\b/g, "1000$1")
    .replace(/(usd|eur|gbp|chf|sek|nok|dkk)[,' ]{1,2}(?=000)/g, "$1'")
    .replace(/000's\b/g, "000s")
    .replace(/'(?!000)/g, " ");
  const parts = plain.match(/[\p{L}\d'](?:[\p{L}\d']|[.,](?=\d))*|[^\s.]/gu) ?? [];
  return parts.filter((part) => part !== "hela" && part !== "hele");
}

/** Of parts: "000-1100-00". */
const isAccountNumber = (word: string): boolean => word.includes("-") && /^[\d-]+$/.test(word);

/** "TEUR", "k€", "USD'000", "$m", "tkr", "000s". A letter beside any code could be a word: "Mall" has the Albanian lek. */
const isScaledCurrency = (part: string): boolean =>
  /^(?:[ktm]|mm|mn)(?:usd|eur|gbp|chf|sek|nok|dkk|cad|pln)$/.test(part) ||
  /^(?:usd|eur|gbp|chf|sek|nok|dkk|cad|pln)(?:k|m|mm|mn|'?000s?)$/.test(part) ||
  /^(?:tkr|mkr|mnkr|'000s?|000s)$/.test(part);

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

const plurals = words(
  `000 thousands millions milliers millones tsd mio mln tys tusental tusentals miljoner millioner duizenden
  miljoenen millionen migliaia milioni milhares milhoes`,
);

/** These are in names as well: "Thousand Oaks", "Tausend". */
const singulars = words("thousand million tausend tusen tusind tusinde miljon duizend miljoen");

const letters = words("k t m mil");

const prepositions = words("in en em i w to nearest");

const links = words("of de d di von us u");

const openers = words("( [ : / - – —");

const money = words(
  `usd eur gbp chf sek nok dkk pln zł czk huf cad aud nzd mxn brl cop clp ars inr zar jpy cny sgd
  dollars dolares euro euros pounds sterling pesos francs franken francos kr kronor kroner reais zloty`,
);
