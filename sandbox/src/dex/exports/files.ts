import type { Books } from "../books/books.ts";
import { startOfFiscalYear } from "../books/calendar.ts";
import type { Ledger } from "../reports/balances.ts";
import { delimited, type Writing } from "./delimited.ts";
import { type Encoding, encoded } from "./encoding.ts";
import { extract, lastFiscalYear, monthlyExtract } from "./extract.ts";
import { fecText } from "./fec.ts";
import { saftXml } from "./saft.ts";
import { sieText } from "./sie.ts";
import type { Table } from "./table.ts";
import { generalLedgerTable, monthlyTable, trialBalanceTable } from "./tables.ts";
import { xlsx } from "./xlsx.ts";

/** What DEX writes its books into, one fiscal year each; monthly balances go back two years more. */
export const contents = [
  "trial-balance",
  "monthly-balances",
  "general-ledger",
  "sie",
  "saf-t",
  "fec",
] as const;
export type Content = (typeof contents)[number];

/** How a content may be written; the first is the usual way. */
export const writings = {
  "trial-balance": ["xlsx", "csv", "csv-semicolon", "csv-latin-1", "csv-dos"],
  "monthly-balances": ["xlsx", "csv", "csv-semicolon"],
  "general-ledger": ["csv", "csv-semicolon", "csv-latin-1", "xlsx"],
  sie: ["dos", "utf-8"],
  "saf-t": ["utf-8"],
  fec: ["tab", "pipe", "tab-latin-1"],
} as const satisfies Record<Content, readonly string[]>;
export type Wording = (typeof writings)[Content][number];

export interface BooksFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Writes books into a file. `ledger` is that of the accrual basis. */
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
      return named("xml", encoded(saftXml(await extract(books, ledger, year)), "utf-8"));
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

type TextWriting = readonly [Writing, Encoding];

const texts: { readonly csv: TextWriting } & Partial<Record<Wording, TextWriting>> = {
  csv: [{ separator: ",", decimal: "." }, "utf-8"],
  "csv-semicolon": [{ separator: ";", decimal: "," }, "utf-8"],
  "csv-latin-1": [{ separator: ";", decimal: "," }, "latin-1"],
  "csv-dos": [{ separator: ";", decimal: "," }, "cp437"],
};
