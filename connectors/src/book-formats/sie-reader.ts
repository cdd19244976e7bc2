import { typedByPlan } from "@tieout/core/book-mapping/account-plans";
import { readDay } from "@tieout/core/book-mapping/day-text";
import { readFigure } from "@tieout/core/book-mapping/figure";
import type { BooksIntake, FileCompany } from "@tieout/core/book-mapping/file-books";
import type { Fault, Span } from "@tieout/core/book-mapping/reading";
import { addDays, type Day, dayInMonth, parseDay } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { currencyDigits, isCurrencyCode, type Minor } from "@tieout/core/money";
import { type FieldKind, lengthFault } from "./field-lengths.ts";
import { type Gathering, gathering } from "./gathering.ts";
import { periodBalances, type SieYear } from "./period-figures.ts";
import { fileAccount } from "./row-values.ts";

/** Numbered from 1. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

/** Reads SIE 1 to 4. #RTRANS and #BTRANS are history, and added lines repeat as #TRANS, so neither is posted. */
export function sieReader(): BooksIntake<TextLine> {
  const file: SieFile = {
    gathered: gathering("sie"),
    years: new Map(),
    vouchers: new Set(),
    periods: periodBalances(),
    company: {},
    isInKnownCurrency: true,
    voucher: undefined,
  };

  return {
    take: (line) => {
      const [label = "", ...rest] = sieTokens(line.text);
      const name = label.toUpperCase();
      const record = { ...line, rest };
      const overlong = overlongOf(lengths[name] ?? [], rest);
      if (overlong) {
        if (name === "#VER") file.voucher = undefined;
        return leaveOut(file, record, overlong.text, overlong.fault, overlong.span) ?? [];
      }
      return records[name]?.(file, record) ?? [];
    },
    books: () => {
      const { gathered, years, company, periods } = file;
      periods.settle(gathered, [...years.values()]);
      const fiscalYears = [...years.values()]
        .map((year) => ({ ...year, said: true }))
        .sort((one, another) => (one.start < another.start ? -1 : 1));
      return gathered.books({
        company: file.isInKnownCurrency ? { ...company, currency: currencyOf(company) } : company,
        fiscalYears,
      });
    },
  };
}

interface Voucher {
  readonly id: string;
  readonly date: Day;
  readonly text: string;
}

interface SieFile {
  readonly gathered: Gathering;
  readonly years: Map<string, SieYear>;
  readonly vouchers: Set<string>;
  readonly periods: ReturnType<typeof periodBalances>;
  company: FileCompany;
  isInKnownCurrency: boolean;
  voucher: Voucher | undefined;
}

interface SieRecord extends TextLine {
  readonly rest: readonly string[];
}

type Take = (file: SieFile, record: SieRecord) => readonly JournalLine[] | undefined;

const records: Record<string, Take> = {
  "#FNAMN": (file, { rest: [name = ""] }) => {
    file.company = { ...file.company, name };
    return undefined;
  },
  "#ORGNR": (file, { rest: [registrationNumber = ""] }) => {
    file.company = { ...file.company, registrationNumber };
    return undefined;
  },
  "#VALUTA": (file, record) => {
    const currency = record.rest[0]?.trim().toUpperCase() ?? "";
    // A file in an unknown currency isn't in kronor either.
    file.isInKnownCurrency = isCurrencyCode(currency);
    if (!file.isInKnownCurrency) return leaveOut(file, record, currency, "unreadable");
    file.company = { ...file.company, currency };
    return undefined;
  },
  "#RAR": (file, record) => {
    const [year = "", from = "", to = ""] = record.rest;
    const [start, end] = [dayOf(from), dayOf(to)];
    if (!start || !end) return undefined;
    if (file.years.size === mostYears) return leaveOut(file, record, year, "unreadable");
    file.years.set(year, { start, end });
    return undefined;
  },
  "#KONTO": ({ gathered }, { rest: [id = "", name = ""] }) => {
    gathered.account(sieAccount(id, name, ""));
    return undefined;
  },
  "#KTYP": ({ gathered }, { rest: [id = "", type = ""] }) => {
    // The type letter says less than a BAS number does.
    const byNumber = sieAccount(id, "", "");
    gathered.account(byNumber.vendorType === "" ? sieAccount(id, "", type) : byNumber);
    return undefined;
  },
  "#IB": (file, record) => balance(file, record, "opening"),
  "#UB": (file, record) => balance(file, record, "closing"),
  "#RES": (file, record) => balance(file, record, "closing"),
  "#PSALDO": (file, record) => periodBalance(file, record),
  "#VER": (file, record) => voucher(file, record),
  "#TRANS": (file, record) => line(file, record),
  "}": (file) => {
    file.voucher = undefined;
    return undefined;
  },
};

/** The fields after each label, up to the last that is read; a line's object list isn't. */
const lengths: Record<string, readonly (FieldKind | undefined)[]> = {
  "#FNAMN": ["name"],
  "#ORGNR": ["reference"],
  "#VALUTA": ["reference"],
  "#RAR": ["reference", "day", "day"],
  "#KONTO": ["account", "name"],
  "#KTYP": ["account", "type"],
  "#IB": ["reference", "account", "figure"],
  "#UB": ["reference", "account", "figure"],
  "#RES": ["reference", "account", "figure"],
  "#PSALDO": ["reference", "day", "account", undefined, "figure"],
  "#VER": ["reference", "reference", "day", "memo"],
  "#TRANS": ["account", undefined, "figure", "memo", "memo"],
};

/** Nobody sends more years in one file. */
const mostYears = 100;

function overlongOf(kinds: readonly (FieldKind | undefined)[], texts: readonly string[]) {
  for (const [i, kind] of kinds.entries()) {
    const text = texts[i] ?? "";
    const found = kind && lengthFault(kind, text);
    if (found) return { ...found, text };
  }
  return undefined;
}

function balance(file: SieFile, record: SieRecord, kind: "opening" | "closing"): undefined {
  const [yearNumber = "", accountId = "", text = ""] = record.rest;
  const amount = amountOf(file, record, text);
  const year = file.years.get(yearNumber);
  if (amount === undefined) return;
  if (!year) return leaveOut(file, record, yearNumber, "not-a-day");
  if (kind === "opening") {
    file.gathered.opening({ accountId, on: addDays(year.start, -1), amount });
  } else file.gathered.closing({ accountId, on: year.end, amount });
}

function periodBalance(file: SieFile, record: SieRecord): undefined {
  const [, period = "", accountId = "", dimensions = "", text = ""] = record.rest;
  // Balances by cost center or project are part of the account's.
  if (/\{\s*[^\s}]/.test(dimensions)) return;
  const amount = amountOf(file, record, text);
  const month = /^(\d{4})(\d{2})$/.exec(period);
  if (amount === undefined) return;
  const end = month && parseDay(dayInMonth(Number(month[1]), Number(month[2]), 31));
  if (!end) return leaveOut(file, record, period, "not-a-day");
  file.periods.add({ row: record.number, accountId, end, amount });
}

function voucher(file: SieFile, record: SieRecord): undefined {
  const [series = "", number = "", dateText = "", text = ""] = record.rest;
  const date = dayOf(dateText);
  file.voucher = undefined;
  if (!date) return leaveOut(file, record, dateText, "not-a-day");
  const named = `${series} ${number}`.trim();
  // Automatic vouchers may share a number but are separate.
  const id = named === "" || file.vouchers.has(named) ? `${named} line ${record.number}` : named;
  file.vouchers.add(id);
  file.voucher = { id: id.trim(), date, text };
}

function line(file: SieFile, record: SieRecord): readonly JournalLine[] | undefined {
  const [accountId = "", dimensions = "", ...rest] = record.rest;
  const [text = "", , memo = ""] = dimensions.startsWith("{") ? rest : [dimensions, ...rest];
  const amount = amountOf(file, record, text);
  if (amount === undefined) return undefined;
  if (!file.voucher) return leaveOut(file, record, accountId, "missing");

  const words = memo === "" ? file.voucher.text : memo;
  if (!file.gathered.hasAccount(accountId)) file.gathered.account(sieAccount(accountId, "", ""));
  return [
    file.gathered.line({
      transactionId: file.voucher.id,
      transactionType: "Voucher",
      lineNumber: record.number,
      date: file.voucher.date,
      accountId,
      amount,
      ...(words !== "" && { memo: words }),
    }),
  ];
}

function amountOf(file: SieFile, record: SieRecord, text: string): Minor | undefined {
  const reading = readFigure(text, {
    decimal: ".",
    digits: currencyDigits(currencyOf(file.company)),
  });
  if (reading.result === "read") return reading.value;
  if (reading.result === "blank") leaveOut(file, record, text, "missing");
  else leaveOut(file, record, text, reading.fault, reading.span);
  return undefined;
}

function leaveOut(
  { gathered }: SieFile,
  { number: row, text, rest }: SieRecord,
  value: string,
  fault: Fault,
  span?: Span,
): undefined {
  const cells = [text.trim().split(/\s/)[0] ?? "", ...rest];
  gathered.leaveOut({ row, value, fault, cells, ...(span && { span }) });
}

/** Files that don't say are in kronor. */
function currencyOf({ currency = "SEK" }: FileCompany): string {
  return currency;
}

function sieAccount(id: string, name: string, type: string) {
  return typedByPlan(fileAccount(id, name, type, id), "bas");
}

function dayOf(text: string): Day | undefined {
  const reading = readDay(text, "dmy");
  return reading.result === "read" ? reading.value : undefined;
}

/** A quoted text, a list in braces or a word; an unclosed quote takes the rest. */
const token = /"((?:[^"\\]|\\.)*)"?|(\{[^}]*\}?)|([^\s"{}]+)|(\})/g;

/** SIE 4 labels have at most a dozen fields; readers must ignore further ones. */
const mostTokens = 100;

/** Parts a line of SIE: the label first, with its `#`. */
export function sieTokens(line: string): string[] {
  const tokens: string[] = [];
  for (const [whole, quoted] of line.matchAll(token)) {
    tokens.push(quoted === undefined ? whole : quoted.replace(/\\(.)/g, "$1"));
    if (tokens.length === mostTokens) break;
  }
  return tokens;
}
