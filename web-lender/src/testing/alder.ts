import { type Spread, standardSpread } from "@tieout/core/spread/spread";
import { spreadBooksOf } from "@tieout/core/spread/spread-books";
import { alder, yearEndLedger } from "@tieout/core/spread/testing/year-end-ledger";
import type { StatementType } from "@tieout/core/statement/layout";
import { SpreadEditor } from "../spread/spread-editor.ts";
import { type StatementView, statementOf } from "../spread/use-statement.ts";

/** Alder's books of 2024 and 2025 in the standard layout, where the type of 6000 Wages is guessed from its name. */
export function alderEditor(change: (spread: Spread) => Spread = (spread) => spread): SpreadEditor {
  const ledger = yearEndLedger("Alder", alder, ["6000"]);
  const ledgers = { accrual: ledger };
  const books = {
    ledgers,
    bases: ["accrual"] as const,
    books: spreadBooksOf(ledgers),
    datasourceNameId: "quickbooksonline",
    asOf: new Date("2026-01-14T13:42:00Z"),
  };
  return new SpreadEditor(books, change(standardSpread(ledger.accounts)), 1, () => {});
}

export const yearsOf = (financialStatementType: StatementType): StatementView => ({
  financialStatementType,
  reportingPeriod: "FiscalYearsAndYTD",
  reportingPeriodSortOrder: "OldestFirst",
});

/** What a statement shows now: captions, and the figures of both years. */
export function shownLines(editor: SpreadEditor, type: StatementType = "BalanceSheet"): string[] {
  const { shown } = statementOf(editor.books, editor.spread, yearsOf(type), "en");
  const rows = new Map(shown.data[0]?.rowData.map((row) => [row.lineItemId, row.dataCells]));
  return shown.lineItems.map(({ id, captionText }) =>
    [captionText, ...(rows.get(id) ?? []).map(({ text }) => text)].join(" "),
  );
}
