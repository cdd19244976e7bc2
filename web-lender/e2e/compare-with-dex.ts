import { expect } from "@playwright/test";
import type { DexBooks } from "@tieout/sandbox/testing/journeys/dex-books";
import { expectedFigures } from "./expected-figures.ts";
import { figuresOfDex } from "./figures-of-dex.ts";
import type { Statement } from "./statement-views.ts";

/** To the cent, for the same columns in DEX's own report. */
export async function compareWithDex(statement: Statement, books: DexBooks): Promise<void> {
  const { financialStatementType: type, reportingPeriod, basis } = statement;
  const about = `${type} ${reportingPeriod} ${basis}`;
  const dex = await figuresOfDex(books, statement);

  expect(shown(statement), about).toEqual(expectedFigures(statement, dex));
  expect(totals(statement), about).toEqual(
    type === "BalanceSheet"
      ? [dex.totals.get("Assets"), dex.totals.get("LiabilitiesAndEquity")]
      : [dex.totals.get("GrossProfit"), dex.totals.get("NetIncome")],
  );
  expect(lost(statement, dex.accounts), about).toEqual([]);
}

/** By line, in cents; figures shown as text must match too. */
function shown({ data }: Statement): ReadonlyMap<string, readonly number[]> {
  return new Map(
    (data[0]?.rowData ?? [])
      .filter(({ dataCells }) => dataCells.length > 0)
      .map(({ lineItemId, dataCells }) => [
        lineItemId,
        dataCells.map(({ amount, text }) => {
          expect(readFigure(text), `${lineItemId}: ${text}`).toBe(amount);
          return amount;
        }),
      ]),
  );
}

/** Cents of `(1,234.50)`; the dash is zero. */
function readFigure(text: string): number {
  if (text === "—") return 0;
  const digits = Number(text.replace(/[^\d]/g, ""));
  return text.startsWith("(") ? -digits : digits;
}

function totals(statement: Statement): (readonly number[] | undefined)[] {
  const figures = shown(statement);
  const ids =
    statement.financialStatementType === "BalanceSheet"
      ? ["assets/footer", "liabilities-and-equity/footer"]
      : ["formula/gross-profit", "formula/net-income"];
  return ids.map((id) => figures.get(id));
}

/** Accounts with a figure in DEX's report and none in the statement. */
function lost({ lineItems }: Statement, accounts: ReadonlyMap<string, readonly number[]>) {
  const listed = new Set(lineItems.map((line) => line.detailAccountReference?.accountId));
  return [...accounts].filter(
    ([accountId, figures]) => !listed.has(accountId) && figures.some((figure) => figure !== 0),
  );
}
