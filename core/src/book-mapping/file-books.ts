import type { Day } from "../calendar/day.ts";
import type { JournalLine, VendorAccount } from "../ledger/ledger.ts";
import type { Minor } from "../money/money.ts";
import type { ContraFacts } from "./contra-rows.ts";
import type { Fault, Span } from "./reading.ts";
import type { TurnVoucher } from "./turn-vouchers.ts";

export type FileFormat = "trial-balance" | "general-ledger" | "chart" | "sie" | "saf-t" | "fec";

/** As much of the business as a file says. */
export interface FileCompany {
  readonly name?: string;
  readonly registrationNumber?: string;
  /** ISO 4217. */
  readonly currency?: string;
}

export interface FileFiscalYear {
  readonly start: Day;
  readonly end: Day;
  /** Whether the file says so; otherwise it's the likeliest, and a person should look. */
  readonly said: boolean;
}

/** What an account held at the end of a day. Debit positive, like everywhere inside. */
export interface FileBalance {
  readonly accountId: string;
  readonly on: Day;
  readonly amount: Minor;
}

/** What was posted to an account in the period that ends on a day, as a file without lines says it. */
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

/** A figure that the file has added up itself, and what its parts come to. */
export interface OwnTotal {
  readonly what: "debits" | "credits" | "balance" | "running-balance" | "movement" | "entries";
  readonly place: Place;
  readonly said: Minor;
  readonly added: Minor;
}

/** A row that isn't part of the books, and why. */
export interface LeftOutRow {
  readonly row: number;
  /** Whose row it is: its account, or its first words. */
  readonly name?: string;
  /** What stands in the cell that's to blame; the row's first words where no single cell is. */
  readonly value: string;
  readonly fault: Fault;
  /** Which part of the value is wrong. */
  readonly span?: Span;
  readonly column?: number;
  readonly cells: readonly string[];
}

export interface LeftOut {
  readonly count: number;
  /** The first ones: a file of nothing but bad rows doesn't fill the memory. */
  readonly rows: readonly LeftOutRow[];
}

/** What the journal lines of a file came to; the lines themselves went out while it was read. */
export interface LineFacts {
  readonly count: number;
  readonly first?: Day;
  readonly last?: Day;
  readonly debits: Minor;
  readonly credits: Minor;
  /** By account and month end. */
  readonly months: readonly FileMovement[];
  /** How many vouchers there are; nothing where the file doesn't keep its entries apart. */
  readonly vouchers?: number;
  /** Entries on first and last days of months, in books that keep their entries apart. */
  readonly turns: readonly TurnVoucher[];
  readonly unbalanced: {
    readonly count: number;
    readonly some: readonly { readonly transactionId: string; readonly difference: Minor }[];
  };
}

/** Books as a file has them, whatever the file. */
export interface FileBooks {
  readonly format: FileFormat;
  readonly company: FileCompany;
  readonly fiscalYears: readonly FileFiscalYear[];
  readonly accounts: readonly VendorAccount[];
  /** Ids that more than one row of the chart or trial balance has. */
  readonly twice: readonly string[];
  readonly openings: readonly FileBalance[];
  readonly closings: readonly FileBalance[];
  readonly movements: readonly FileMovement[];
  readonly lines: LineFacts;
  readonly totals: readonly OwnTotal[];
  /** Of a ledger whose rows are posted to the other account that they name, too. */
  readonly contras?: ContraFacts;
  readonly leftOut: LeftOut;
}

/** Takes a file piece by piece. Lines go out as they come, so that a long ledger is never held. */
export interface BooksIntake<Piece> {
  readonly take: (piece: Piece) => readonly JournalLine[];
  /** Everything but the lines, when the last piece has been taken. */
  readonly books: () => FileBooks;
}

/** A whole file that is small enough to be held. */
export function readAll<Piece>(
  intake: BooksIntake<Piece>,
  pieces: Iterable<Piece>,
): { readonly books: FileBooks; readonly lines: readonly JournalLine[] } {
  const lines: JournalLine[] = [];
  // Not spread: an entry may have more lines than a call takes arguments.
  for (const piece of pieces) for (const line of intake.take(piece)) lines.push(line);
  return { books: intake.books(), lines };
}
