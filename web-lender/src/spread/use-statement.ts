import type { ReportingPeriod } from "@tieout/core/calendar/fiscal-year";
import type { Language } from "@tieout/core/language";
import type { Basis, Ledger } from "@tieout/core/ledger/ledger";
import {
  type AdjustedCells,
  adjustedCells,
  viewAdjusted,
  viewCompared,
} from "@tieout/core/spread/adjusted-view";
import type { Spread } from "@tieout/core/spread/spread";
import {
  type FinancialStatement,
  financialStatement,
  type ViewedStatement,
  viewStatement,
} from "@tieout/core/statement/financial-statement";
import type { StatementType } from "@tieout/core/statement/layout";
import { type ViewLimits, viewLimits } from "@tieout/core/statement/view-limits";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import type { RecordBooks } from "../api/spread.ts";

/** What the address says of a view; never what an edit changes. */
export interface StatementView {
  readonly financialStatementType: StatementType;
  readonly reportingPeriod: ReportingPeriod;
  readonly reportingPeriodSortOrder: FinancialStatement["reportingPeriodSortOrder"];
  /** Defaults to accrual where it was collected. */
  readonly basis?: Basis;
  /** With accounts that never had a figure. */
  readonly showUnused?: boolean;
  /** Reported by default. */
  readonly figures?: FinancialStatement["figures"];
}

export interface ShownStatement extends ViewedStatement {
  readonly shown: FinancialStatement;
  /** Set where the books don't fill every view. */
  readonly limits?: ViewLimits;
}

/** The view that is asked for, or fiscal years and the income statement where the books don't fill it. */
export function filledView(books: RecordBooks, view: StatementView): StatementView {
  const limits = viewLimits(ledgerOf(books, view.basis));
  if (!limits) return view;
  return {
    ...view,
    ...(limits.lacksOpenings && { financialStatementType: "IncomeStatement" }),
    ...(!limits.reportingPeriods.includes(view.reportingPeriod) && {
      reportingPeriod: "FiscalYearsAndYTD",
    }),
  };
}

function ledgerOf({ ledgers, bases }: RecordBooks, basis: Basis = "accrual"): Ledger {
  const [first] = bases;
  const ledger = ledgers[basis] ?? (first && ledgers[first]);
  if (!ledger) throw new Error("The record has no books");
  return ledger;
}

/** Computed here, by the rules that the server and the workbooks go by. */
export function statementOf(
  record: RecordBooks,
  spread: Spread,
  view: StatementView,
  language: Language,
): ShownStatement {
  const { bases, books, datasourceNameId, asOf } = record;
  const ledger = ledgerOf(record, view.basis);
  const subject = { ledger, books, spread, availableBases: bases, datasourceNameId, asOf };
  const { financialStatementType: type, reportingPeriod, reportingPeriodSortOrder: order } = view;
  const { showUnused = false } = view;
  const asked = { type, reportingPeriod, order, language, showUnused };
  const { figures } = view;
  const viewed = viewedIn();
  const { numberStyle } = spread;
  const shown = financialStatement(subject, viewed, { ...asked, numberStyle });
  const limits = viewLimits(ledger);
  return { ...viewed, shown: figures ? { ...shown, figures } : shown, ...(limits && { limits }) };

  function viewedIn(): ViewedStatement {
    if (figures === "Adjusted") return viewAdjusted(subject, asked);
    if (figures === "Compared") return viewCompared(subject, asked);
    return viewStatement(subject, asked);
  }
}

export function useStatement(
  books: RecordBooks,
  spread: Spread,
  {
    financialStatementType,
    reportingPeriod,
    reportingPeriodSortOrder,
    basis,
    showUnused,
    figures,
  }: StatementView,
): ShownStatement {
  const { locale } = useIntl();
  return useMemo(
    () =>
      statementOf(
        books,
        spread,
        {
          financialStatementType,
          reportingPeriod,
          reportingPeriodSortOrder,
          ...(basis && { basis }),
          ...(showUnused && { showUnused }),
          ...(figures && { figures }),
        },
        // The catalogs are of these languages.
        locale as Language,
      ),
    [
      books,
      spread,
      financialStatementType,
      reportingPeriod,
      reportingPeriodSortOrder,
      basis,
      showUnused,
      figures,
      locale,
    ],
  );
}

/** The entries behind each figure; none where the view is as reported. */
export function useAdjustedCells(
  { ledgers, bases }: RecordBooks,
  spread: Spread,
  {
    financialStatementType: type,
    reportingPeriod,
    reportingPeriodSortOrder: order,
    basis,
    figures,
  }: StatementView,
): AdjustedCells {
  const { locale } = useIntl();
  return useMemo(() => {
    const ledger = ledgers[basis ?? "accrual"] ?? (bases[0] && ledgers[bases[0]]);
    if (!figures || !ledger) return new Map();
    const view = { type, reportingPeriod, order, language: locale as Language };
    return adjustedCells({ ledger, spread }, view);
  }, [ledgers, bases, spread, type, reportingPeriod, order, basis, figures, locale]);
}
