import type { AccountClass } from "../account-types/account-class.ts";
import type { ClassOrUnknown } from "../account-types/typed-account.ts";
import type { Day } from "../calendar/day.ts";
import type { FiscalYearEnd } from "../calendar/fiscal-year.ts";
import type { Minor } from "../money/money.ts";
import type { DayOrder } from "./day-text.ts";
import type { DecimalMark } from "./figure.ts";
import {
  type ColumnUse,
  type Field,
  type Mapping,
  mappingFaults,
  type SignMeaning,
} from "./mapping.ts";

/** A person's answers; what they leave out is worked out from the file. */
export interface FileChoices {
  /** Which of a spreadsheet's sheets; the first is 0. */
  readonly sheet?: number;
  readonly columns?: readonly {
    readonly column: number;
    readonly field: Field;
    readonly end?: Day;
  }[];
  readonly tableKind?: "trial-balance" | "general-ledger";
  readonly decimal?: DecimalMark;
  readonly dayOrder?: DayOrder;
  readonly figures?: Mapping["figures"];
  /** Of a ledger with one amount a line. */
  readonly signs?: SignMeaning;
  readonly asOf?: Day;
  /** The last day of the books, of the two that they may end on. */
  readonly lastDay?: Day;
  readonly fiscalYearEnd?: FiscalYearEnd;
  /** ISO 4217. */
  readonly currency?: string;
  /** `unknown` where the sender can't say. */
  readonly accountTypes?: readonly {
    readonly accountId: string;
    readonly accountClass: ClassOrUnknown;
  }[];
  /** Of the sender's own reports, in the currency's smallest unit. */
  readonly controlTotals?: { readonly netIncome?: Minor; readonly totalAssets?: Minor };
  /** Of a file without opening balances. */
  readonly openings?: SaidOpenings;
  /** The day of the balances in a second file that doesn't say it. */
  readonly openingsAsOf?: Day;
}

/** What a sender says of the balances before the first posting. */
export interface SaidOpenings {
  /** `began`: every account was at zero, because the business or its books began in the file. */
  readonly way: "typed" | "began";
  /** Of `typed`; accounts that aren't listed were at zero. */
  readonly balances?: readonly SaidOpening[];
}

/** Of an account in the file, or of one that nothing was posted to, by its name and class. */
export interface SaidOpening {
  readonly accountId?: string;
  readonly name?: string;
  readonly accountClass?: AccountClass;
  /** Debit positive. */
  readonly amount: Minor;
}

/** Kept for the next table of the workspace with the same headings. */
export interface KeptMapping {
  readonly mapping: Mapping;
  readonly answers: { readonly currency?: string; readonly fiscalYearEnd?: FiscalYearEnd };
}

/** Columns that a person left as they were stay "matched". */
export function chosenMapping(guessed: Mapping, choices: FileChoices): Mapping {
  const { columns, tableKind, decimal, dayOrder, figures } = choices;
  return {
    ...guessed,
    ...(tableKind && { kind: tableKind }),
    ...(decimal && { decimal }),
    ...(dayOrder && { dayOrder }),
    ...(figures && { figures }),
    ...(columns && { columns: columns.map((chosen) => chosenColumn(guessed, chosen)) }),
  };
}

function chosenColumn(
  { columns }: Mapping,
  { column, field, end }: NonNullable<FileChoices["columns"]>[number],
): ColumnUse {
  const same = columns.find(
    (use) => use.column === column && use.field === field && use.end === end,
  );
  return same ?? { column, field, why: "choice", ...(end !== undefined && { end }) };
}

/** Whether a mapping says enough for the rows to be read. */
export function canBeRead(mapping: Mapping): boolean {
  return mapping.kind !== "chart" && mappingFaults(mapping).length === 0;
}
