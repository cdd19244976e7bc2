import { typedByPlan } from "@tieout/core/book-mapping/account-plans";
import { readDay } from "@tieout/core/book-mapping/day-text";
import { readFigure } from "@tieout/core/book-mapping/figure";
import type { BooksIntake, FileBooks, FileCompany } from "@tieout/core/book-mapping/file-books";
import type { Fault, Span } from "@tieout/core/book-mapping/reading";
import { type Day, dayInMonth, parseDay } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { currencyDigits, type Minor } from "@tieout/core/money";
import { currencyIn } from "./currency-text.ts";
import { type FieldKind, lengthFault } from "./field-lengths.ts";
import { type Gathering, gathering } from "./gathering.ts";
import { fileAccount } from "./row-values.ts";
import { currentYear, type SieYear, sieBalances } from "./sie-balances.ts";
import { coverOf } from "./sie-cover.ts";
import { dimensionsOf, sieTokens } from "./sie-tokens.ts";

/** Numbered from 1. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

export interface SieAnswers {
  /** The day on which vouchers with an earlier date count. */
  readonly postedFrom?: Day;
  /** The last day of the books, where the sender was asked. */
  readonly lastDay?: Day;
}

/** Reads SIE 1 to 4. #RTRANS and #BTRANS are history, and added lines repeat as #TRANS, so neither is posted. */
export function sieReader({ postedFrom, lastDay }: SieAnswers = {}): BooksIntake<TextLine> {
  const file: SieFile = {
    postedFrom,
    gathered: gathering("sie"),
    years: new Map(),
    vouchers: new Set(),
    balances: sieBalances(),
    made: undefined,
    company: {},
    currency: usualCurrency,
    voucher: undefined,
    movedOn: undefined,
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
      const { gathered, years, company, balances } = file;
      for (const id of balances.accountIds()) {
        if (!gathered.hasAccount(id)) gathered.account(sieAccount(id, "", ""));
      }
      const { covered, lastDays } = coverOf({
        year: years.get(currentYear),
        made: file.made,
        lastPosted: gathered.lines().last ?? balances.lastMonth(),
        said: lastDay,
      });
      balances.settle(gathered, { years, covered });
      const fiscalYears = [...years.values()]
        .map((year) => ({ ...year, said: true }))
        .sort((one, another) => (one.start < another.start ? -1 : 1));
      return gathered.books({
        company: { ...company, ...(file.currency !== undefined && { currency: file.currency }) },
        fiscalYears,
        ...(covered && { covered }),
        ...(lastDays && { lastDays }),
        ...(file.movedOn && { movedOn: file.movedOn }),
      });
    },
  };
}

/** Of files that don't say. */
const usualCurrency = "SEK";

interface Voucher {
  readonly id: string;
  readonly date: Day;
  /** The file's own date, if it's counted on another. */
  readonly written?: Day;
  readonly text: string;
}

interface SieFile {
  readonly postedFrom: Day | undefined;
  readonly gathered: Gathering;
  readonly years: Map<string, SieYear>;
  readonly vouchers: Set<string>;
  readonly balances: ReturnType<typeof sieBalances>;
  /** The day when the package wrote the file. */
  made: Day | undefined;
  company: FileCompany;
  /** Undefined for one that nobody knows. */
  currency: string | undefined;
  voucher: Voucher | undefined;
  movedOn: FileBooks["movedOn"];
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
    const [said = ""] = record.rest;
    file.currency = currencyIn(said, usualCurrency);
    return file.currency === undefined ? leaveOut(file, record, said, "unreadable") : undefined;
  },
  "#GEN": (file, { rest: [day = ""] }) => {
    file.made = dayOf(day);
    return undefined;
  },
  "#RAR": (file, record) => {
    const [year = "", from = "", to = ""] = record.rest;
    const [start, end] = [dayOf(from), dayOf(to)];
    if (!start || !end) return undefined;
    if (end < start) return leaveOut(file, record, `${from} ${to}`, "not-a-day");
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
  "#IB": (file, record) => balance(file, record, { kind: "opening" }),
  "#OIB": (file, record) => balance(file, record, { kind: "opening", isByObject: true }),
  "#UB": (file, record) => balance(file, record, { kind: "closing" }),
  "#OUB": (file, record) => balance(file, record, { kind: "closing", isByObject: true }),
  "#RES": (file, record) => balance(file, record, { kind: "closing", isResult: true }),
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
  "#OIB": ["reference", "account", undefined, "figure"],
  "#UB": ["reference", "account", "figure"],
  "#OUB": ["reference", "account", undefined, "figure"],
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

interface BalanceKind {
  readonly kind: "opening" | "closing";
  readonly isByObject?: boolean;
  readonly isResult?: boolean;
}

function balance(
  file: SieFile,
  record: SieRecord,
  { kind, isByObject = false, isResult = false }: BalanceKind,
): undefined {
  const [year = "", accountId = "", ...rest] = record.rest;
  const [objects = "", text = ""] = isByObject ? rest : ["", ...rest];
  const amount = amountOf(file, record, text);
  if (amount === undefined) return;
  if (!file.years.has(year)) return leaveOut(file, record, year, "not-a-day");
  const { number: row } = record;
  const dimensions = dimensionsOf(objects);
  file.balances.add({ row, accountId, amount, isResult, dimensions, of: { kind, year } });
}

function periodBalance(file: SieFile, record: SieRecord): undefined {
  const [, period = "", accountId = "", objects = "", text = ""] = record.rest;
  const amount = amountOf(file, record, text);
  const month = /^(\d{4})(\d{2})$/.exec(period);
  if (amount === undefined) return;
  const end = month && parseDay(dayInMonth(Number(month[1]), Number(month[2]), 31));
  if (!end) return leaveOut(file, record, period, "not-a-day");
  const of = { kind: "movement", month: end } as const;
  const dimensions = dimensionsOf(objects);
  const { number: row } = record;
  file.balances.add({ row, accountId, amount, isResult: false, dimensions, of });
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
  const { postedFrom = date } = file;
  const own = { id: id.trim(), text };
  file.voucher = date < postedFrom ? { ...own, date: postedFrom, written: date } : { ...own, date };
  if (date < (file.movedOn?.first ?? postedFrom)) file.movedOn = { first: date, to: postedFrom };
}

function line(file: SieFile, record: SieRecord): readonly JournalLine[] | undefined {
  const [accountId = "", dimensions = "", ...rest] = record.rest;
  const [text = "", , memo = ""] = dimensions.startsWith("{") ? rest : [dimensions, ...rest];
  const amount = amountOf(file, record, text);
  if (amount === undefined) return undefined;
  if (accountId.startsWith("{")) return leaveOut(file, record, accountId, "missing");
  if (!file.voucher) return leaveOut(file, record, accountId, "missing");

  const { written } = file.voucher;
  const said = memo === "" ? file.voucher.text : memo;
  const words = written === undefined ? said : `${said} (${written})`.trim();
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
    digits: currencyDigits(file.currency ?? usualCurrency),
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

function sieAccount(id: string, name: string, type: string) {
  return typedByPlan(fileAccount(id, name, type, id), "bas");
}

function dayOf(text: string): Day | undefined {
  const reading = readDay(text, "dmy");
  return reading.result === "read" ? reading.value : undefined;
}
