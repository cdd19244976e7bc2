import type { ReportingPeriod } from "../../calendar/index.ts";
import type { Check } from "../../check/index.ts";
import type { OpenDocument, Party } from "../../ledger/index.ts";
import type { StatementType } from "../../statement/index.ts";
import type { AccountWords } from "./account-words.ts";
import type { ColumnWords } from "./column-words.ts";

/** What a workbook is about (D-45). */
export type WorkbookKind =
  | "financial-statements"
  | "accounts-receivable"
  | "accounts-payable"
  | "transactions"
  | "general-ledger";

/** Everything that workbooks say by themselves, in one language. A word that's missing doesn't compile. */
export interface WorkbookWords {
  readonly titles: Record<WorkbookKind, string>;
  /** Behind the title of a file that has one on the accrual basis beside it. */
  readonly onCashBasis: string;
  readonly subject: (basis: string, packageName: string) => string;
  /** At the foot of each page, where the numbers stand for themselves. */
  readonly pages: string;
  /** A day over a column, as a number format that says its language: programs would take their own. */
  readonly dayFormat: string;
  readonly contents: {
    readonly name: string;
    readonly notes: string;
    readonly tiesOut: string;
    readonly offBy: string;
  };
  /** At most 31 characters each, as all names of sheets. */
  readonly sheets: SheetNames;
  /** What is on a sheet, in a sentence. */
  readonly says: Record<SaidOfSheets, string>;
  readonly columns: ColumnWords;
  readonly accounts: AccountWords;
  readonly total: string;
  readonly check: string;
  readonly checks: CheckWords;
  readonly tieOut: TieOutWords;
  readonly aging: AgingWords;
  readonly long: LongWords;
  readonly partyKinds: Record<Party["kind"], string>;
  readonly notes: {
    readonly statements: readonly [string, ...string[]];
    readonly rounding: (note: string) => string;
    readonly agings: readonly string[];
  };
}

interface SheetNames {
  readonly statements: Record<StatementType, Record<ReportingPeriod, string>>;
  readonly trialBalance: string;
  readonly balances: string;
  readonly activity: string;
  readonly chart: string;
  readonly tieOut: string;
  readonly summary: string;
  readonly aging: string;
  readonly openDocuments: string;
  readonly parties: string;
}

type SaidOfSheets =
  | "trialBalance"
  | "balances"
  | "activity"
  | "chart"
  | "tieOut"
  | "openDocuments"
  | "parties";

interface CheckWords {
  /** "Check: debits less credits". */
  readonly of: (what: string) => string;
  readonly balanceSheet: string;
  readonly incomeStatement: string;
  readonly sections: (sheet: string) => string;
  readonly sides: string;
  readonly sidesAtEnds: string;
  readonly sidesInBalance: string;
}

interface TieOutWords {
  /** Of checks that prove figures, and of those that say something about the books. */
  readonly proved: Record<Check["outcome"], string>;
  readonly reviewed: Record<Check["outcome"], string>;
  readonly categories: Record<Check["category"], string>;
  readonly severities: Record<Check["severity"], string>;
  /** "Tied out: ", " of ", and where some can't be checked ", ", " not checkable". */
  readonly summary: readonly [start: string, of: string, before: string, after: string];
}

export interface AgingSideWords {
  readonly party: string;
  readonly parties: string;
  /** "Accounts receivable in the ledger". */
  readonly control: string;
  readonly lessControl: string;
  readonly saysSummary: string;
}

interface AgingWords {
  readonly sides: Record<OpenDocument["side"], AgingSideWords>;
  /** In the order of the buckets: not due yet, by thirties, and beyond. */
  readonly buckets: readonly [string, string, string, string, string];
  readonly documentKinds: Record<OpenDocument["kind"], string>;
  readonly says: (day: string) => string;
  readonly notCheckable: string;
  readonly noControl: string;
}

export interface LongTableWords {
  readonly noun: readonly [one: string, other: string];
  /** What the last sheet compares. */
  readonly saysTieOut: string;
  readonly tooMany: (most: string) => string;
  readonly notes: readonly string[];
}

interface LongWords {
  readonly says: (items: string, span: string) => string;
  readonly file: (name: string, items: string) => string;
  readonly harmless: string;
  readonly tables: Record<"transactions" | "general-ledger", LongTableWords>;
}
