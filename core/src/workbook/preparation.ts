import type { Day } from "../calendar/index.ts";
import { formatDay } from "../calendar/index.ts";
import type { Ledger } from "../ledger/index.ts";
import { currencyDigits } from "../money/index.ts";
import { type NumberStyle, type StatementHeading, statementHeading } from "../statement/index.ts";
import type { WorkbookProperties } from "./workbook.ts";

/** Where the figures of a workbook came from, and when. */
export interface Preparation {
  /** The package's name, as people know it. */
  readonly packageName: string;
  /** When the books were read. */
  readonly asOf: Date;
}

/** The part of a ledger that names a sheet; journals aren't needed for it. */
export type Books = Pick<Ledger, "legalName" | "currency" | "basis" | "from" | "cuts">;

/** The lines over a sheet that is no statement: in exact amounts, over the whole time collected. */
export function sheetHeading(
  books: Books,
  preparation: Preparation,
  title: string,
  period: string = wholePeriod(books),
): StatementHeading {
  const { legalName, basis, currency } = books;
  const numberStyle: NumberStyle = "Actuals";
  // Only a statement knows its heading; one without lines has the same words over it.
  const empty = {
    type: "BalanceSheet",
    reportingPeriod: "MonthsAndMTD",
    columns: [],
    layout: { type: "BalanceSheet", sections: [], formulas: [] },
    lineItems: [],
  } as const;
  const heading = statementHeading(
    { ...empty, legalName, basis, currency },
    { ...preparation, numberStyle },
  );
  return { ...heading, title, period };
}

export function workbookProperties(
  { legalName, basis, currency }: Books,
  { packageName, asOf }: Preparation,
  title: string,
): WorkbookProperties {
  return {
    title: `${legalName}: ${title}`,
    subject: `${basis === "accrual" ? "Accrual" : "Cash"} basis, from ${packageName}`,
    author: "Tieout",
    asOf,
    currencyDigits: currencyDigits(currency),
  };
}

function wholePeriod({ from, cuts }: Books): string {
  return daySpan(from, cuts.at(-1) ?? from);
}

/** "Jan 1, 2024 to Mar 15, 2026". */
export function daySpan(from: Day, to: Day): string {
  return `${formatDay(from)} to ${formatDay(to)}`;
}
