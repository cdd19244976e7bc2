import type { ReportingPeriod } from "@tieout/core/calendar/fiscal-year";
import type { Language } from "@tieout/core/language";
import type { Basis } from "@tieout/core/ledger/ledger";
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
}

/** Computed here, by the rules that the server and the workbooks go by. */
export function statementOf(
  { ledgers, bases, books, datasourceNameId, asOf }: RecordBooks,
  spread: Spread,
  view: StatementView,
  language: Language,
): ShownStatement {
  const [first] = bases;
  const ledger = ledgers[view.basis ?? "accrual"] ?? (first && ledgers[first]);
  if (!ledger) throw new Error("The record has no books");
  const subject = { ledger, books, spread, availableBases: bases, datasourceNameId, asOf };
  const { financialStatementType: type, reportingPeriod, reportingPeriodSortOrder: order } = view;
  const { showUnused = false } = view;
  const asked = { type, reportingPeriod, order, language, showUnused };
  const { figures } = view;
  const viewed = viewedIn();
  const { numberStyle } = spread;
  const shown = financialStatement(subject, viewed, { ...asked, numberStyle });
  return { ...viewed, shown: figures ? { ...shown, figures } : shown };

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
