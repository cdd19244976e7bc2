import type { FileBooks, FileCompany, FileFiscalYear } from "@tieout/core/book-mapping/file-books";
import { addDays, type Day, dayInMonth, parseDay } from "@tieout/core/calendar";
import type { JournalLine } from "@tieout/core/ledger";
import { isCurrencyCode, toMinor } from "@tieout/core/money";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import {
  difference,
  leaveOut,
  leaveOutOverlong,
  type SaftFile,
  saftCurrency,
  saftFigure,
} from "./saft-file.ts";

/** The books, once the whole file has been read. */
export function saftBooks(file: SaftFile): FileBooks {
  const { gathered, header, openings, closings, entries } = file;
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
  for (const [what, name, added] of controls) {
    const said = saftFigure(file, header.get(name) ?? "");
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
  return gathered.books({ company: companyOf(file), fiscalYears: yearsOf(span, first, last) });
}

function companyOf(file: SaftFile): FileCompany {
  const { header } = file;
  const name = header.get("Company/Name") ?? header.get("CompanyName");
  const registrationNumber =
    header.get("Company/RegistrationNumber") ?? header.get("TaxRegistrationNumber");
  const currency = saftCurrency(file);
  return {
    ...(currency !== undefined && isCurrencyCode(currency) && { currency }),
    ...(name !== undefined && { name }),
    ...(registrationNumber !== undefined && { registrationNumber }),
  };
}

interface SelectedSpan {
  readonly start: Day;
  readonly end: Day;
}

const spans = [
  ["SelectionStartDate", "SelectionEndDate"],
  ["StartDate", "EndDate"],
] as const;

/** What the file was asked for: by days, or by months of years. */
function selection(header: ReadonlyMap<string, string>): SelectedSpan | undefined {
  for (const [from, to] of spans) {
    const [start, end] = [from, to].map((name) => parseDay((header.get(name) ?? "").slice(0, 10)));
    if (start && end) return { start, end };
  }
  const [startYear, startMonth, endYear, endMonth] = [
    "PeriodStartYear",
    "PeriodStart",
    "PeriodEndYear",
    "PeriodEnd",
  ].map((name) => Number(header.get(name) ?? Number.NaN));
  if (!startYear || !startMonth || !endYear || !endMonth) return undefined;
  // Periods past the twelfth are closings of the same year.
  const start = parseDay(dayInMonth(startYear, Math.min(startMonth, 12), 1));
  const end = parseDay(dayInMonth(endYear, Math.min(endMonth, 12), 31));
  return start && end && { start, end };
}

function yearsOf(span: SelectedSpan | undefined, first?: Day, last?: Day): FileFiscalYear[] {
  return fiscalYearsBetween(span?.start ?? first, span?.end ?? last, undefined);
}

/** What a line of an entry is called: one name for both sides, or, in Portugal, a name for each. */
export const lineNames: ReadonlySet<string> = new Set([
  "Line",
  "TransactionLine",
  "DebitLine",
  "CreditLine",
]);

/** Takes in the line that has been read, until its entry ends. */
export function takeLine(file: SaftFile): void {
  const { facts } = file;
  if (leaveOutOverlong(file)) return;
  const accountId = facts.get("AccountID") ?? "";
  const date = parseDay((facts.get("TransactionDate") ?? "").slice(0, 10));
  if (!facts.has("DebitAmount") && !facts.has("CreditAmount")) {
    leaveOut(file, "", "no-figures");
    return;
  }
  const amount = difference(file, "DebitAmount", "CreditAmount");
  if (amount === undefined) return;
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
}

/** The lines of the entry that has been read, under its own name. */
export function takeEntry(file: SaftFile): readonly JournalLine[] {
  const { facts, gathered, vouchers } = file;
  file.entries++;
  const named = `${facts.get("JournalID") ?? ""} ${facts.get("TransactionID") ?? ""}`.trim();
  const transactionId = vouchers.has(named) ? `${named} entry ${file.entries}` : named;
  vouchers.add(transactionId);
  const lines = file.pending.map((one) => gathered.line({ ...one, transactionId }));
  file.pending = [];
  return lines;
}
