import { addDays, type Day, dayInMonth, parseDay } from "../calendar/index.ts";
import type { JournalLine } from "../ledger/index.ts";
import { currencyDigits, type Minor, toMinor } from "../money/index.ts";
import { typedByPlan } from "./account-plans.ts";
import { readFigure } from "./figure.ts";
import type { BooksIntake, FileCompany, FileFiscalYear } from "./file-books.ts";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import { type Gathering, gathering } from "./gathering.ts";
import type { Fault, Span } from "./reading.ts";
import { fileAccount } from "./row-values.ts";

/** What a reader of XML comes across, with names that have lost their prefixes. */
export type XmlEvent =
  | { readonly event: "open"; readonly name: string; readonly line: number }
  | { readonly event: "text"; readonly text: string }
  | { readonly event: "close"; readonly name: string };

/** Reads SAF-T Financial 1.x, as Norway has it, in memory that doesn't grow with its entries. */
export function saftReader(): BooksIntake<XmlEvent> {
  const file: SaftFile = {
    gathered: gathering("saf-t"),
    path: [],
    facts: new Map(),
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
            for (const name of starts.get(event.name) ?? []) file.facts.delete(name);
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
    books: () => finished(file),
  };
}

interface SaftFile {
  readonly gathered: Gathering;
  readonly path: string[];
  /** Values of the account, transaction or line that is being read, by where they stand in it. */
  readonly facts: Map<string, string>;
  readonly header: Map<string, string>;
  readonly openings: { readonly accountId: string; readonly amount: Minor }[];
  readonly closings: { readonly accountId: string; readonly amount: Minor }[];
  /** Lines of the transaction that is being read. */
  pending: JournalLine[];
  readonly vouchers: Set<string>;
  entries: number;
  line: number;
}

/** What has to be forgotten when an element begins. */
const starts = new Map<string, readonly string[]>([
  [
    "Account",
    [
      "AccountID",
      "AccountDescription",
      "StandardAccountID",
      "GroupingCode",
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
  [
    "Line",
    [
      "RecordID",
      "AccountID",
      "Line/Description",
      "SourceDocumentID",
      "ReferenceNumber",
      "DebitAmount",
      "CreditAmount",
    ],
  ],
]);

function closed(file: SaftFile, name: string, value: string): readonly JournalLine[] {
  const parent = file.path.at(-2) ?? "";
  if (file.path[1] === "Header") {
    if (value !== "") file.header.set(parent === "Company" ? `Company/${name}` : name, value);
    return [];
  }
  if (file.path.includes("GeneralLedgerAccounts")) {
    if (name === "Account") account(file);
    else file.facts.set(name, value);
    return [];
  }
  if (file.path[1] !== "GeneralLedgerEntries") return [];
  if (name === "Line" && parent === "Transaction") return line(file);
  if (name === "Transaction") return transaction(file);
  if (value === "") return [];
  const here = `${parent}/${name}`;
  if (here === "DebitAmount/Amount" || here === "CreditAmount/Amount")
    file.facts.set(parent, value);
  else if (name === "Description") file.facts.set(here, value);
  else if (parent === "Line" || parent === "Transaction") file.facts.set(name, value);
  else if (parent === "Journal" && name === "JournalID") file.facts.set(name, value);
  else if (parent === "GeneralLedgerEntries") file.header.set(name, value);
  return [];
}

function account(file: SaftFile): void {
  const { facts, gathered } = file;
  const id = facts.get("AccountID") ?? "";
  if (id === "") {
    leaveOut(file, "", "no-account");
    return;
  }
  const plain = fileAccount(id, facts.get("AccountDescription") ?? "", "", id);
  const standard = facts.get("StandardAccountID") ?? facts.get("GroupingCode") ?? id;
  if (!gathered.account(typedByPlan(plain, "ns4102", standard))) gathered.twice(id);

  const opening = difference(file, "OpeningDebitBalance", "OpeningCreditBalance");
  const closing = difference(file, "ClosingDebitBalance", "ClosingCreditBalance");
  if (opening !== undefined) file.openings.push({ accountId: id, amount: opening });
  if (closing !== undefined) file.closings.push({ accountId: id, amount: closing });
}

function line(file: SaftFile): readonly [] {
  const { facts } = file;
  const accountId = facts.get("AccountID") ?? "";
  const date = parseDay((facts.get("TransactionDate") ?? "").slice(0, 10));
  if (!facts.has("DebitAmount") && !facts.has("CreditAmount")) {
    leaveOut(file, "", "no-figures");
    return [];
  }
  const amount = difference(file, "DebitAmount", "CreditAmount");
  if (amount === undefined) return [];
  if (accountId === "") leaveOut(file, "", "no-account");
  else if (!date) leaveOut(file, facts.get("TransactionDate") ?? "", "not-a-day");
  else {
    const memo = facts.get("Line/Description") ?? facts.get("Transaction/Description");
    const document = facts.get("SourceDocumentID") ?? facts.get("ReferenceNumber");
    file.pending.push({
      transactionId: "",
      transactionType: facts.get("TransactionType") ?? "Journal entry",
      lineNumber: file.pending.length + 1,
      date,
      accountId,
      amount,
      ...(memo !== undefined && { memo }),
      ...(document !== undefined && { documentNumber: document }),
    });
  }
  return [];
}

function transaction(file: SaftFile): readonly JournalLine[] {
  const { facts, gathered, vouchers } = file;
  file.entries++;
  const named = `${facts.get("JournalID") ?? ""} ${facts.get("TransactionID") ?? ""}`.trim();
  const transactionId = vouchers.has(named) ? `${named} entry ${file.entries}` : named;
  vouchers.add(transactionId);
  const lines = file.pending.map((one) => gathered.line({ ...one, transactionId }));
  file.pending = [];
  return lines;
}

/** Debit less credit. Nothing where neither stands there, or where one can't be read. */
function difference(file: SaftFile, debit: string, credit: string): Minor | undefined {
  const digits = currencyDigits(file.header.get("DefaultCurrencyCode") ?? "NOK");
  const amounts: number[] = [];
  for (const [name, sign] of [
    [debit, 1],
    [credit, -1],
  ] as const) {
    const text = file.facts.get(name);
    if (text === undefined) continue;
    const reading = readFigure(text, { decimal: ".", digits });
    if (reading.result === "refused") {
      leaveOut(file, text, reading.fault, reading.span);
      return undefined;
    }
    amounts.push(reading.result === "read" ? sign * reading.value : 0);
  }
  if (amounts.length === 0) return undefined;
  return toMinor(amounts.reduce((sum, amount) => sum + amount, 0));
}

function leaveOut(
  { gathered, line: row, facts }: SaftFile,
  value: string,
  fault: Fault,
  span?: Span,
): void {
  gathered.leaveOut({ row, value, fault, cells: [...facts.values()], ...(span && { span }) });
}

function finished({ gathered, header, openings, closings, entries }: SaftFile) {
  const { first, last, debits, credits } = gathered.lines();
  const span = selection(header) ?? (first && last ? { start: first, end: last } : undefined);
  if (span) {
    const eve = addDays(span.start, -1);
    for (const opening of openings) gathered.opening({ ...opening, on: eve });
    for (const closing of closings) gathered.closing({ ...closing, on: span.end });
  }
  const controls = [
    ["debits", "TotalDebit", debits],
    ["credits", "TotalCredit", credits],
  ] as const;
  const digits = currencyDigits(header.get("DefaultCurrencyCode") ?? "NOK");
  for (const [what, name, added] of controls) {
    const said = readFigure(header.get(name) ?? "", { decimal: ".", digits });
    if (said.result === "read") gathered.total({ what, place: {}, said: said.value, added });
  }
  const number = header.get("NumberOfEntries");
  if (number !== undefined && /^\d+$/.test(number)) {
    gathered.total({
      what: "entries",
      place: {},
      said: toMinor(Number(number)),
      added: toMinor(entries),
    });
  }
  return gathered.books({ company: companyOf(header), fiscalYears: yearsOf(span, first, last) });
}

function companyOf(header: ReadonlyMap<string, string>): FileCompany {
  const name = header.get("Company/Name");
  const registrationNumber = header.get("Company/RegistrationNumber");
  return {
    currency: header.get("DefaultCurrencyCode") ?? "NOK",
    ...(name !== undefined && { name }),
    ...(registrationNumber !== undefined && { registrationNumber }),
  };
}

interface SelectedSpan {
  readonly start: Day;
  readonly end: Day;
}

/** What the file was asked for: by days, or by months of years. */
function selection(header: ReadonlyMap<string, string>): SelectedSpan | undefined {
  const [from, to] = ["SelectionStartDate", "SelectionEndDate"].map((name) =>
    parseDay((header.get(name) ?? "").slice(0, 10)),
  );
  if (from && to) return { start: from, end: to };
  const [startYear, startMonth, endYear, endMonth] = [
    "PeriodStartYear",
    "PeriodStart",
    "PeriodEndYear",
    "PeriodEnd",
  ].map((name) => Number(header.get(name) ?? Number.NaN));
  if (!startYear || !startMonth || !endYear || !endMonth) return undefined;
  // Periods past the twelfth are closings of the same year.
  return {
    start: dayInMonth(startYear, Math.min(startMonth, 12), 1),
    end: dayInMonth(endYear, Math.min(endMonth, 12), 31),
  };
}

function yearsOf(span: SelectedSpan | undefined, first?: Day, last?: Day): FileFiscalYear[] {
  return fiscalYearsBetween(span?.start ?? first, span?.end ?? last, undefined);
}
