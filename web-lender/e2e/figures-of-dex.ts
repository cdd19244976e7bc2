import { cents, type DexBooks, type DexRow } from "@tieout/sandbox/testing/journeys/dex-books";
import type { Statement } from "./statement-views.ts";

/** Debit positive, in cents. */
export interface DexFigures {
  /** By account, a figure per column; the year's net income is `current-earnings`. */
  readonly accounts: ReadonlyMap<string, readonly number[]>;
  /** By what they total, as DEX shows them. */
  readonly totals: ReadonlyMap<string, readonly number[]>;
}

/** DEX shows a credit balance of these groups as positive. */
const creditGroups = new Set([
  ...["AP", "CreditCards", "OtherCurrentLiabilities", "LongTermLiabilities", "Liabilities"],
  ...["CurrentLiabilities", "LiabilitiesAndEquity", "Equity", "Income", "OtherIncome"],
]);

/** DEX computes its reports with other code than ours, from its own books. */
export async function figuresOfDex(books: DexBooks, statement: Statement): Promise<DexFigures> {
  const columns = statement.data[0]?.columnHeaders ?? [];
  const rows =
    statement.financialStatementType === "BalanceSheet"
      ? await books.balanceSheet(
          columns.map(({ reportingEndDate }) => reportingEndDate),
          statement.basis,
        )
      : await books.profitAndLoss(
          columns.map(({ reportingStartDate, reportingEndDate }) => {
            return `${reportingStartDate}..${reportingEndDate}`;
          }),
          statement.basis,
        );

  return {
    accounts: new Map(
      rows
        .filter(({ kind }) => kind === "account")
        .map((row) => [row.accountId ?? "current-earnings", debitsOf(row)]),
    ),
    totals: new Map(
      rows
        .filter(({ kind }) => kind === "total")
        .map(({ group, amounts }) => [group, amounts.map(cents)]),
    ),
  };
}

const debitsOf = ({ group, amounts }: DexRow) =>
  amounts.map((amount) => (creditGroups.has(group) ? -cents(amount) : cents(amount)) + 0);
