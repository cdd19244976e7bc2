import type { JournalLine } from "../ledger/index.ts";
import { lengthFault } from "./field-lengths.ts";
import type { BooksIntake } from "./file-books.ts";
import { gathering } from "./gathering.ts";
import { takeAccount } from "./saft-accounts.ts";
import { saftBooks } from "./saft-books.ts";
import { lineNames, takeEntry, takeLine } from "./saft-entries.ts";
import { factKinds, headerKinds } from "./saft-fields.ts";
import { leaveOut, type SaftFile } from "./saft-file.ts";

/** What a reader of XML comes across, with names that have lost their prefixes. */
export type XmlEvent =
  | { readonly event: "open"; readonly name: string; readonly line: number }
  | { readonly event: "text"; readonly text: string }
  | { readonly event: "close"; readonly name: string };

/** Reads SAF-T Financial 1.x, as Norway, Denmark, Portugal and Romania have it, in memory that doesn't grow with its entries. */
export function saftReader(): BooksIntake<XmlEvent> {
  const file: SaftFile = {
    gathered: gathering("saf-t"),
    path: [],
    facts: new Map(),
    overlong: new Map(),
    line: 0,
    header: new Map(),
    openings: [],
    closings: [],
    pending: [],
    vouchers: new Set(),
    entries: 0,
  };
  let text = "";

  return {
    take: (event) => {
      switch (event.event) {
        case "open":
          file.path.push(event.name);
          text = "";
          if (starts.has(event.name)) {
            file.line = event.line;
            for (const name of starts.get(event.name) ?? []) forget(file, name);
          }
          return [];
        case "text":
          text += event.text;
          return [];
        case "close": {
          const value = text.trim();
          text = "";
          const lines = closed(file, event.name, value);
          file.path.pop();
          return lines;
        }
      }
    },
    books: () => saftBooks(file),
  };
}

const factsOfLine = [
  "RecordID",
  "AccountID",
  "Line/Description",
  "SourceDocumentID",
  "ReferenceNumber",
  "DebitAmount",
  "CreditAmount",
];

/** What has to be forgotten when an element begins. */
const starts = new Map<string, readonly string[]>([
  [
    "Account",
    [
      "AccountID",
      "AccountDescription",
      "StandardAccountID",
      "GroupingCategory",
      "GroupingCode",
      "AccountType",
      "OpeningDebitBalance",
      "OpeningCreditBalance",
      "ClosingDebitBalance",
      "ClosingCreditBalance",
    ],
  ],
  [
    "Transaction",
    ["TransactionID", "TransactionDate", "TransactionType", "Transaction/Description"],
  ],
  ...[...lineNames].map((name) => [name, factsOfLine] as const),
]);

function closed(file: SaftFile, name: string, value: string): readonly JournalLine[] {
  const parent = file.path.at(-2) ?? "";
  if (file.path[1] === "Header") {
    if (value !== "") takeHeader(file, parent === "Company" ? `Company/${name}` : name, value);
    return [];
  }
  if (file.path.includes("GeneralLedgerAccounts")) {
    if (name === "Account") takeAccount(file);
    else keep(file, name, value);
    return [];
  }
  if (file.path[1] !== "GeneralLedgerEntries") return [];
  if (name === "Transaction") return takeEntry(file);
  if (lineNames.has(name)) takeLine(file);
  else if (value !== "") takeFact(file, name, parent, value);
  return [];
}

function takeFact(file: SaftFile, name: string, parent: string, value: string): void {
  const inLine = lineNames.has(parent);
  const isAmount = parent === "DebitAmount" || parent === "CreditAmount";
  if (isAmount && name === "Amount") keep(file, parent, value);
  else if (name === "Description") keep(file, `${inLine ? "Line" : parent}/Description`, value);
  else if (inLine || parent === "Transaction") keep(file, name, value);
  else if (parent === "Journal" && name === "JournalID") keep(file, name, value);
  else if (parent === "GeneralLedgerEntries") takeHeader(file, name, value);
}

/** Keeps what is read of an account, an entry or a line. A file may say anything else as well. */
function keep(file: SaftFile, name: string, value: string): void {
  const kind = factKinds.get(name);
  if (!kind) return;
  forget(file, name);
  const found = lengthFault(kind, value);
  if (found) file.overlong.set(name, { value, fault: found.fault, span: found.span });
  else file.facts.set(name, value);
}

function forget({ facts, overlong }: SaftFile, name: string): void {
  facts.delete(name);
  overlong.delete(name);
}

function takeHeader(file: SaftFile, name: string, value: string): void {
  const kind = headerKinds.get(name);
  if (!kind) return;
  const found = lengthFault(kind, value);
  if (found) leaveOut(file, value, found.fault, found.span);
  else file.header.set(name, value);
}
