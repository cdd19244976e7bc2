import type { Books } from "../books/books.ts";
import { startOfFiscalYear } from "../books/calendar.ts";
import type { Ledger } from "../reports/balances.ts";
import { extract, lastFiscalYear, monthlyExtract } from "./extract.ts";
import { fecText } from "./fec.ts";
import { jpkSchemas, jpkXml } from "./jpk.ts";
import { type SaftCountry, saftCountries, saftXml } from "./saft.ts";
import { sieText } from "./sie.ts";
import {
  delimited,
  generalLedgerTable,
  monthlyTable,
  type Table,
  trialBalanceTable,
  type Writing,
  xlsx,
} from "./tables.ts";

/** One fiscal year each; monthly balances include two more years. */
export const contents = [
  "trial-balance",
  "monthly-balances",
  "general-ledger",
  "sie",
  "saf-t",
  "jpk",
  "fec",
] as const;
export type Content = (typeof contents)[number];

/** The first of each content is the default. */
export const writings = {
  "trial-balance": ["xlsx", "csv", "csv-semicolon", "csv-latin-1", "csv-dos"],
  "monthly-balances": ["xlsx", "csv", "csv-semicolon"],
  "general-ledger": ["csv", "csv-semicolon", "csv-latin-1", "xlsx"],
  sie: ["dos", "utf-8"],
  "saf-t": ["utf-8", "denmark", "portugal", "romania", "luxembourg", "lithuania"],
  jpk: ["JPK_KR", "JPK_KR_PD"],
  fec: ["tab", "pipe", "tab-latin-1"],
} as const satisfies Record<Content, readonly string[]>;
export type Wording = (typeof writings)[Content][number];

interface BooksFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** `ledger` is that of the accrual basis. */
export async function writeFile(
  books: Books,
  ledger: Ledger,
  content: Content,
  wording: Wording,
): Promise<BooksFile> {
  const { company } = books;
  const year = lastFiscalYear(books);
  switch (content) {
    case "trial-balance":
      return sheet(trialBalanceTable(await extract(books, ledger, year)));
    case "general-ledger":
      return sheet(generalLedgerTable(await extract(books, ledger, year)));
    case "monthly-balances": {
      const from = startOfFiscalYear(
        startOfFiscalYear(year.from - 1, company.fiscalYearEndMonth) - 1,
        company.fiscalYearEndMonth,
      );
      return sheet(monthlyTable(await monthlyExtract(books, ledger, { from, to: company.last })));
    }
    case "sie": {
      const text = sieText(await extract(books, ledger, year));
      return named("se", encoded(text, wording === "dos" ? "cp437" : "utf-8"));
    }
    case "saf-t":
      return named(
        "xml",
        encoded(saftXml(await extract(books, ledger, year), saftCountry(wording)), "utf-8"),
      );
    case "jpk": {
      const schema = jpkSchemas.find((one) => one === wording) ?? "JPK_KR";
      return named("xml", encoded(jpkXml(await extract(books, ledger, year), schema), "utf-8"));
    }
    case "fec": {
      const text = fecText(await extract(books, ledger, year), wording === "pipe" ? "|" : "\t");
      return named("txt", encoded(text, wording === "tab-latin-1" ? "latin-1" : "utf-8"));
    }
  }

  function sheet(table: Table): BooksFile {
    if (wording === "xlsx") return named("xlsx", xlsx(table));
    const [writing, encoding] = texts[wording] ?? texts.csv;
    return named("csv", encoded(delimited(table, writing), encoding));
  }

  function named(extension: string, bytes: Buffer): BooksFile {
    return { name: `${company.id}-${content}.${extension}`, bytes };
  }
}

/** SAF-T as UTF-8 says nothing of a country, and is Norway's. */
export const saftCountry = (wording: Wording): SaftCountry =>
  saftCountries.find((one) => one === wording) ?? "norway";

type TextWriting = readonly [Writing, Encoding];

const texts: { readonly csv: TextWriting } & Partial<Record<Wording, TextWriting>> = {
  csv: [{ separator: ",", decimal: "." }, "utf-8"],
  "csv-semicolon": [{ separator: ";", decimal: "," }, "utf-8"],
  "csv-latin-1": [{ separator: ";", decimal: "," }, "latin-1"],
  "csv-dos": [{ separator: ";", decimal: "," }, "cp437"],
};

type Encoding = "utf-8" | "latin-1" | "cp437";

/** DOS characters from 128 up, in order. */
const dos =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

/** Characters missing in an encoding become question marks. */
function encoded(text: string, encoding: Encoding): Buffer {
  if (encoding === "utf-8") return Buffer.from(text, "utf8");
  const codeOf = encoding === "latin-1" ? latinCode : dosCode;
  return Buffer.from(Array.from(text, codeOf));
}

const unknown = "?".charCodeAt(0);

function latinCode(letter: string): number {
  const code = letter.codePointAt(0) ?? unknown;
  return code < 0x100 ? code : unknown;
}

function dosCode(letter: string): number {
  const code = letter.codePointAt(0) ?? unknown;
  if (code < 0x80) return code;
  const place = dos.indexOf(letter);
  return place === -1 ? unknown : 0x80 + place;
}
