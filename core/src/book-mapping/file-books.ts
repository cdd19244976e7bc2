import type { Day } from "../calendar/day.ts";
import type { JournalLine, VendorAccount } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import type { ContraFacts } from "./contra-rows.ts";
import type { Fault, Span } from "./reading.ts";
import type { StatementTypes } from "./reported-statement.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

export type FileFormat = "trial-balance" | "general-ledger" | "chart" | "sie" | "saf-t" | "fec";

export interface FileCompany {
  readonly name?: string;
  readonly registrationNumber?: string;
  /** ISO 4217. */
  readonly currency?: string;
}

export interface FileFiscalYear {
  readonly start: Day;
  readonly end: Day;
  /** False for a guess that a person should check. */
  readonly said: boolean;
}

/** Debit positive, at the end of the day. */
export interface FileBalance {
  readonly accountId: string;
  readonly on: Day;
  readonly amount: Minor;
}

/** What was posted to an account in the period that ends on `end`. */
export interface FileMovement {
  readonly accountId: string;
  readonly end: Day;
  readonly debit: Minor;
  readonly credit: Minor;
}

/** Where in the file or its books to look. */
export interface Place {
  /** Of the sheet, or the line of a text. */
  readonly row?: number;
  readonly accountId?: string;
  readonly transactionId?: string;
  readonly end?: Day;
}

/** A total in the file, with what its parts add up to. */
export interface OwnTotal {
  readonly what: "debits" | "credits" | "balance" | "running-balance" | "movement" | "entries";
  readonly place: Place;
  readonly said: Minor;
  readonly added: Minor;
}

export interface LeftOutRow {
  readonly row: number;
  /** Whose row it is: its account, or its first words. */
  readonly name?: string;
  /** The faulty cell's text, or the row's first words. */
  readonly value: string;
  readonly fault: Fault;
  /** The faulty part of the value. */
  readonly span?: Span;
  readonly column?: number;
  readonly cells: readonly string[];
}

export interface LeftOut {
  readonly count: number;
  /** Only the first ones, to bound memory. */
  readonly rows: readonly LeftOutRow[];
}

/** An account's balances at the ends of days in its first month, had it begun at zero. Debit positive. */
export interface AccountBeginning {
  readonly accountId: string;
  readonly lowest: { readonly on: Day; readonly balance: Minor };
  readonly highest: { readonly on: Day; readonly balance: Minor };
  /** On the first day that it's posted to. */
  readonly firstDay: { readonly on: Day; readonly balance: Minor };
}

export interface LineFacts {
  readonly count: number;
  readonly first?: Day;
  readonly last?: Day;
  readonly debits: Minor;
  readonly credits: Minor;
  /** By account and month end. */
  readonly months: readonly FileMovement[];
  /** Of accounts that were posted to. */
  readonly beginnings?: readonly AccountBeginning[];
  /** Absent where the file doesn't separate entries. */
  readonly vouchers?: number;
  /** Entries on first and last days of months, where entries are separate. */
  readonly turns: readonly TurnVoucher[];
  /** Entries that balance with lines of several days, and not on each day; `difference` is of one of the days. */
  readonly misdated: {
    readonly count: number;
    readonly some: readonly {
      readonly transactionId: string;
      readonly on: Day;
      readonly difference: Minor;
    }[];
  };
  readonly unbalanced: {
    readonly count: number;
    readonly some: readonly { readonly transactionId: string; readonly difference: Minor }[];
  };
}

/** Balances of customers and suppliers, where the file names them beside their accounts. */
export interface PartnerFacts {
  readonly count: number;
  /** Suppliers that owe and customers that are owed, the largest first; none where they come to little. */
  readonly wrong: readonly { readonly accountId: string; readonly amount: Minor }[];
}

/** What a file says a second time of its lines, entries or accounts, and where the two contradict. */
export interface SaidTwice {
  /** How many are said twice. */
  readonly of: number;
  readonly contradicted: number;
  /** The first ones. */
  readonly some: readonly Place[];
}

export interface StatedTotals {
  readonly netIncome?: Minor;
  readonly totalAssets?: Minor;
  /** Set where a net income above zero may be a loss, as among debits. */
  readonly ofEitherSign?: true;
}

export interface FileBooks {
  readonly format: FileFormat;
  readonly company: FileCompany;
  readonly fiscalYears: readonly FileFiscalYear[];
  /** The last day that the file covers, where it says so. */
  readonly covered?: Day;
  /** The first day of entries that count on a later one, because the fiscal year begins then. */
  readonly movedOn?: { readonly first: Day; readonly to: Day };
  /** The days that the books may end on, where only the sender knows: the first, unless the second was said. */
  readonly lastDays?: readonly [Day, Day];
  readonly accounts: readonly VendorAccount[];
  /** Ids that several rows of the chart or trial balance have. */
  readonly twice: readonly string[];
  readonly openings: readonly FileBalance[];
  readonly closings: readonly FileBalance[];
  readonly movements: readonly FileMovement[];
  readonly lines: LineFacts;
  readonly totals: readonly OwnTotal[];
  /** Set for ledgers whose rows name contra accounts. */
  readonly contras?: ContraFacts;
  readonly partners?: PartnerFacts;
  /** Days of entries, where the file also has their periods, or the days of their documents. */
  readonly days?: SaidTwice;
  /** Accounts, where each line has their numbers and names. */
  readonly names?: SaidTwice;
  /** As rows in a trial balance say them. */
  readonly statedTotals?: StatedTotals;
  /** Of the same books, in another sheet or file. */
  readonly statements?: readonly StatementTypes[];
  readonly leftOut: LeftOut;
}

/** Lines are streamed, so a long ledger is never held. */
export interface BooksIntake<Piece> {
  readonly take: (piece: Piece) => readonly JournalLine[];
  /** Everything but the lines, once the last piece has been taken. */
  readonly books: () => FileBooks;
}

/** Holds the whole file, so it has to be small. */
export function readAll<Piece>(
  intake: BooksIntake<Piece>,
  pieces: Iterable<Piece>,
): { readonly books: FileBooks; readonly lines: readonly JournalLine[] } {
  const lines: JournalLine[] = [];
  // Not spread: an entry may exceed the argument limit.
  for (const piece of pieces) for (const line of intake.take(piece)) lines.push(line);
  return { books: intake.books(), lines };
}
