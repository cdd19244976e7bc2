import type { OtherBooks } from "@tieout/connectors/book-decoding/other-books";
import {
  type BooksProblem,
  otherReportOf,
  type Refusal,
} from "@tieout/connectors/book-decoding/refusal";
import type { OtherReportKind, ReportSource } from "@tieout/connectors/book-formats/other-report";
import type { DocumentKind } from "@tieout/core/document";
import type { Language } from "@tieout/core/language";
import { type ProblemText, problem } from "@tieout/server/http/problem";
import { sayProblem } from "@tieout/server/messages/problems";
import { refusedFile, wordsOfRefusal } from "../documents/refusals.ts";

const notBooks = "books-unreadable";

/** Files that are fine as documents but can't be read as books. */
const words: Partial<Record<BooksProblem, ProblemText>> = {
  archive: "books-archive",
  "web-page": "books-web-page",
  "old-document": notBooks,
  unknown: notBooks,
  "not-books": notBooks,
  "no-accounts": "books-without-accounts",
  "figures-too-large": "books-figures-too-large",
  "rounded-figures": "books-in-thousands",
  infected: "file-infected",
  internal: "books-reading-fault",
};

const wordsOfBooksProblem = (code: BooksProblem): ProblemText =>
  words[code] ?? wordsOfRefusal[code as Refusal];

/** Explains a refused file. For a report that isn't books, names it and how to get the right one from the same package. */
export function sayBooksProblem(code: BooksProblem, language: Language): string {
  const report = otherReportOf(code);
  const said = report
    ? [wordsOfReport[report.kind], stepsIn[report.source]]
    : [wordsOfBooksProblem(code)];
  return said.map((text) => sayProblem(text, language)).join(" ");
}

const wordsOfReport: Readonly<Record<OtherReportKind, ProblemText>> = {
  "profit-and-loss": "books-are-profit-and-loss",
  "balance-sheet": "books-are-balance-sheet",
  "cash-flow": "books-are-cash-flow",
  aging: "books-are-aging",
  "invoice-list": "books-are-invoice-list",
  "bill-list": "books-are-bill-list",
  "sales-list": "books-are-sales-list",
  "customer-list": "books-are-customer-list",
  "vendor-list": "books-are-vendor-list",
  "bank-statement": "books-are-bank-statement",
  payroll: "books-are-payroll",
  inventory: "books-are-inventory",
  "datev-gross": "books-are-datev-gross",
  "datev-master-data": "books-are-datev-master-data",
  "saft-without-ledger": "books-are-saft-without-ledger",
};

const stepsIn: Readonly<Record<ReportSource, ProblemText>> = {
  quickbooksonline: "books-steps-quickbooks-online",
  quickbooksdesktop: "books-steps-quickbooks-desktop",
  xero: "books-steps-xero",
  netsuite: "books-steps-netsuite",
  sage50us: "books-steps-sage-us",
  sage50uk: "books-steps-sage-uk",
  businesscentral: "books-steps-business-central",
  myobbusiness: "books-steps-myob",
  datev: "books-steps-datev",
  saft: "books-steps-saft",
  other: "books-steps-other",
};

/** Nobody can save a photo as a spreadsheet. */
const wordsOfKind: Partial<Record<DocumentKind, ProblemText>> = {
  pdf: "books-are-a-picture",
  png: "books-are-a-picture",
  jpg: "books-are-a-picture",
  heic: "books-are-a-picture",
  docx: "books-are-a-picture",
  numbers: "books-are-numbers",
};

/** 413 where it's too large, 400 where it's empty, 415 for its type. */
export function refusedBooks(reason: Refusal | "not-books", kind?: DocumentKind) {
  const own = kind && wordsOfKind[kind];
  if (own) return problem(415, "file-not-books", { title: own });
  if (reason !== "not-books" && words[reason] === undefined) return refusedFile(reason);
  return problem(415, `file-${reason}`, { title: wordsOfBooksProblem(reason) });
}

/** Says what an accounting file that isn't read is, and what to export instead. */
export const refusedOtherBooks = (what: OtherBooks) =>
  problem(415, "file-not-books", { title: wordsOfOtherBooks[what] });

const wordsOfOtherBooks: Readonly<Record<OtherBooks, ProblemText>> = {
  database: "books-are-a-database",
  "quickbooks-company": "books-are-a-quickbooks-company",
  "cash-register": "books-are-of-a-cash-register",
  "sie-5": "books-are-sie-xml",
  jpk: "books-are-jpk",
  "tax-invoices": "books-are-tax-invoices",
};
