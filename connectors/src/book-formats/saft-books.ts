import { readFigure } from "@tieout/core/book-mapping/figure";
import type { FileBooks, FileCompany, FileFiscalYear } from "@tieout/core/book-mapping/file-books";
import type { Fault, Span } from "@tieout/core/book-mapping/reading";
import { addDays, type Day, dayInMonth, parseDay } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { currencyDigits, type Minor, toMinor } from "@tieout/core/money";
import { currencyIn } from "./currency-text.ts";
import { fiscalYearsBetween } from "./fiscal-years.ts";
import type { Gathering } from "./gathering.ts";
import type { entryPeriods } from "./said-twice.ts";

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
  const days = file.periods.facts();
  return gathered.books({
    company: companyOf(file),
    fiscalYears: yearsOf(span, first, last),
    ...(days && { days }),
  });
}

function companyOf(file: SaftFile): FileCompany {
  const { header } = file;
  const name = header.get("Company/Name") ?? header.get("CompanyName");
  const registrationNumber =
    header.get("Company/RegistrationNumber") ?? header.get("TaxRegistrationNumber");
  const currency = saftCurrency(file);
  return {
    ...(currency !== undefined && { currency }),
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
  // Luxembourg's has days where others have months.
  ["PeriodStart", "PeriodEnd"],
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

/** One name for both sides; Portugal has one for each. */
export const lineNames: ReadonlySet<string> = new Set([
  "Line",
  "TransactionLine",
  "DebitLine",
  "CreditLine",
]);

export function takeLine(file: SaftFile): void {
  const { facts } = file;
  file.lines++;
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

export function takeEntry(file: SaftFile): readonly JournalLine[] {
  const { facts, gathered, vouchers } = file;
  file.entries++;
  if (file.pending.length === 0 && file.lines === 0) {
    leaveOut(file, facts.get("TransactionID") ?? "", "no-figures");
  }
  const named = `${facts.get("JournalID") ?? ""} ${facts.get("TransactionID") ?? ""}`.trim();
  const transactionId = vouchers.has(named) ? `${named} entry ${file.entries}` : named;
  vouchers.add(transactionId);
  const [day, period, year] = ["TransactionDate", "Period", "PeriodYear"].map(
    (name) => facts.get(name) ?? "",
  );
  const date = parseDay((day ?? "").slice(0, 10));
  if (date) file.periods.add(transactionId, date, Number(period), Number(year) || undefined);
  const lines = file.pending.map((one) => gathered.line({ ...one, transactionId }));
  file.pending = [];
  file.lines = 0;
  return lines;
}

interface Overlong {
  readonly value: string;
  readonly fault: Fault;
  readonly span: Span;
}

export interface SaftFile {
  readonly gathered: Gathering;
  readonly path: string[];
  /** Values of the current account, transaction or line, by their path within it. */
  readonly facts: Map<string, string>;
  /** What is too long to be taken, by where it stands. */
  readonly overlong: Map<string, Overlong>;
  readonly header: Map<string, string>;
  readonly openings: { readonly accountId: string; readonly amount: Minor }[];
  readonly closings: { readonly accountId: string; readonly amount: Minor }[];
  pending: JournalLine[];
  readonly vouchers: Set<string>;
  readonly periods: ReturnType<typeof entryPeriods>;
  entries: number;
  /** Of the entry that is open, those left out too. */
  lines: number;
  line: number;
}

/** The country whose law a file follows, where it says one; Portugal's files say it under the company. */
export function countryOf({ header }: Pick<SaftFile, "header">): string | undefined {
  const company = header.has("CompanyName") ? header.get("Country") : undefined;
  return header.get("AuditFileCountry") ?? company;
}

/** ISO 4217; nothing where neither file nor country says it. */
function saftCurrency(file: Pick<SaftFile, "header">): string | undefined {
  const { header } = file;
  const said = header.get("DefaultCurrencyCode") ?? header.get("CurrencyCode");
  return said === undefined ? currencies.get(countryOf(file) ?? "") : currencyIn(said, "NOK");
}

const currencies: ReadonlyMap<string, string> = new Map([
  ["NO", "NOK"],
  ["DK", "DKK"],
  ["PT", "EUR"],
  ["RO", "RON"],
  ["LU", "EUR"],
  ["LT", "EUR"],
  ["AT", "EUR"],
]);

/** An amount as XML writes it. */
function saftFigure(file: Pick<SaftFile, "header">, text: string) {
  return readFigure(text, { decimal: ".", digits: currencyDigits(saftCurrency(file) ?? "NOK") });
}

/** Debit less credit. Nothing where neither stands there, or where one can't be read. */
export function difference(file: SaftFile, debit: string, credit: string): Minor | undefined {
  const amounts: number[] = [];
  for (const [name, sign] of [
    [debit, 1],
    [credit, -1],
  ] as const) {
    const text = file.facts.get(name);
    if (text === undefined) continue;
    const reading = saftFigure(file, text);
    if (reading.result === "refused") {
      leaveOut(file, text, reading.fault, reading.span);
      return undefined;
    }
    amounts.push(reading.result === "read" ? sign * reading.value : 0);
  }
  if (amounts.length === 0) return undefined;
  return toMinor(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Rejects the current record if a field is too long; returns whether it did. */
export function leaveOutOverlong(file: SaftFile): boolean {
  const [first] = file.overlong.values();
  if (first) leaveOut(file, first.value, first.fault, first.span);
  return first !== undefined;
}

export function leaveOut(
  { gathered, line: row, facts }: SaftFile,
  value: string,
  fault: Fault,
  span?: Span,
): void {
  gathered.leaveOut({ row, value, fault, cells: [...facts.values()], ...(span && { span }) });
}
