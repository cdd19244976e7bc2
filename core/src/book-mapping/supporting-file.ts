import type { Day } from "../calendar/day.ts";
import type { Minor } from "../money/money.ts";
import { type AccountLabel, withLabels } from "./account-labels.ts";
import type { BookedFile } from "./book-file.ts";
import type { FileBooks } from "./file-books.ts";
import type { FileSaidOpenings } from "./opening-balances.ts";
import type { StatementTypes } from "./reported-statement.ts";
import type { SheetRow } from "./sheet-row.ts";
import { withStatements } from "./statement-types.ts";

/** What a further file of the same books is for. */
export type SupportingRole = "openings" | "statements" | "labels";

/** How many files of a role a ledger may have: a profit and loss and a balance sheet are two. */
export const mostOfRole: Readonly<Record<SupportingRole, number>> = {
  openings: 1,
  statements: 2,
  labels: 1,
};

/** A second file of this many bytes or more is refused: it has balances or names, and no postings. */
export const supportingSizeLimit = 10_485_760;

/** A further file of the same books, decoded. */
export interface SupportingTables {
  readonly fileName: string;
  /** The sheets that aren't hidden; none of SIE, SAF-T or FEC. */
  readonly tables: readonly SupportingTable[];
  /** Where it can be read as books of its own. */
  readonly books?: FileBooks;
  /** The balances have no day of their own: `books` has them on the day they're needed for. */
  readonly isUndated: boolean;
  /** One that's read as balances, where it has no books of its own. */
  readonly balanceSheet?: StatementTypes;
}

export interface SupportingTable {
  readonly name: string;
  readonly rows: readonly SheetRow[];
}

/** The ledger that a further file is read for. */
export interface SupportedLedger {
  readonly books: FileBooks;
  /** Without what the further file says. */
  readonly booked: BookedFile;
  /** Of the currency. */
  readonly digits: number;
  /** The sender said that undated balances are of this day. */
  readonly openingsAsOf?: Day | undefined;
}

/** What it says of the ledger's books. Plain data: it's kept with how the ledger is read, and collected by the very same. */
export interface SupportingWords {
  readonly statements?: readonly StatementTypes[];
  readonly labels?: readonly AccountLabel[];
  readonly openings?: FileSaidOpenings;
}

export type SupportingRead =
  | {
      readonly result: "taken";
      readonly said: SupportingWords;
      readonly found: SupportingFound;
    }
  | { readonly result: "refused"; readonly problem: SupportingProblem };

/** What a page says of a further file that was taken. */
export interface SupportingFound {
  /** The file's accounts that are the ledger's. */
  readonly matched: number;
  /** Accounts that the ledger doesn't have, or has under another name. */
  readonly added?: Named<SupportingAccount>;
  /** Accounts of the ledger's balance sheet that it doesn't name, so they began at zero. */
  readonly missing?: Named<Omit<SupportingAccount, "amount">>;
  /** A finished year's profit, above zero, that was added to retained earnings. */
  readonly profit?: Minor;
}

/** All are counted, and the first are named. */
export interface Named<One> {
  readonly count: number;
  readonly some: readonly One[];
}

export interface SupportingAccount {
  readonly number?: string;
  readonly name: string;
  /** What the ledger calls the account of that number. */
  readonly ledgerName?: string;
  /** Debit positive. */
  readonly amount: Minor;
}

/** Why a further file isn't taken. */
export type SupportingProblem =
  /** It can't be read, as a file of books couldn't: the code of that problem. */
  | { readonly code: "unreadable"; readonly reason: string }
  /** The ledger has what it's for. */
  | { readonly code: "not-needed" }
  | { readonly code: "no-balances" }
  | { readonly code: "no-statement" }
  | { readonly code: "no-labels" }
  | { readonly code: "other-books" }
  | { readonly code: "undated"; readonly on: Day }
  | { readonly code: "other-day"; readonly on: Day; readonly days: readonly Day[] }
  | { readonly code: "unbalanced"; readonly difference: Minor }
  /** A balance sheet of a day within a fiscal year: it has no income and expenses. */
  | { readonly code: "within-year"; readonly on: Day }
  /** Lines of a balance sheet that are no accounts of the ledger, and may be sums of several. */
  | { readonly code: "sums"; readonly on: Day; readonly lines: Named<SupportingAccount> };

/** A further file as the ledger's report tells of it. */
export interface SupportingReport {
  readonly id: string;
  readonly problem?: SupportingProblem;
  readonly found?: SupportingFound;
}

/** Opening balances that a further file says. */
export const openingsOfFiles = (
  words: readonly SupportingWords[] = [],
): FileSaidOpenings | undefined => words.find(({ openings }) => openings)?.openings;

/**
 * The ledger's books with the names, types and totals that further files say; openings are taken when the books are booked. Names come
 * first, because statements are matched by them.
 */
export function withSupporting(
  books: FileBooks,
  words: readonly SupportingWords[] = [],
): FileBooks {
  const labels = words.flatMap((each) => each.labels ?? []);
  const statements = words.flatMap((each) => each.statements ?? []);
  const named = labels.length > 0 ? withLabels(books, labels) : books;
  return statements.length > 0 ? withStatements(named, statements) : named;
}
