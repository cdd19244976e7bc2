import { formatDay, type PeriodColumn, type PeriodSortOrder } from "@tieout/core/calendar";
import type { Language } from "@tieout/core/language";
import {
  type NumberStyle,
  type PresentedLineItem,
  presentStatement,
  statementHeading,
} from "@tieout/core/statement";
import { packageName } from "@tieout/core/tenant";
import type { FinancialRecord } from "@tieout/server/database";
import type { Wire } from "../wire.ts";
import type { ViewedStatement } from "./statement-view.ts";

interface PresentedView {
  readonly numberStyle: NumberStyle;
  readonly order: PeriodSortOrder;
  /** The reader's. */
  readonly language: Language;
}

/** The specification's financial statement (S-E), with the lines of D-43 above it. */
export function presentFinancialStatement(
  record: FinancialRecord,
  { ledger, statement }: ViewedStatement,
  { numberStyle, order, language }: PresentedView,
): Wire["FinancialStatement"] {
  const shown = presentStatement(statement, ledger, { numberStyle, language });
  const heading = statementHeading(statement, {
    packageName: packageName(record.datasourceNameId, language),
    asOf: record.dataAsOf,
    numberStyle,
    language,
  });

  return {
    financialStatementType: shown.financialStatementType,
    reportingPeriod: statement.reportingPeriod,
    reportingPeriodSortOrder: order,
    numberStyle,
    basis: ledger.basis,
    availableBases: [...record.bases],
    heading: {
      legalName: heading.legalName,
      statement: heading.title,
      basis: heading.basis,
      currencyAndScale: heading.currencyAndScaling,
      period: heading.period,
      provenance: heading.provenance,
      ...(heading.note && { note: heading.note }),
    },
    data: [
      {
        currencyAndScalingLabel: shown.currencyAndScalingLabel,
        currency: ledger.currency,
        columnHeaders: statement.columns.map((column) =>
          presentColumn(column, statement.type, language),
        ),
        rowData: shown.rowData.map(({ lineItemId, dataCells }) => ({
          lineItemId,
          dataCells: dataCells.map(({ amount, text }) => ({ amount, text })),
        })),
      },
    ],
    lineItems: shown.lineItems.map(presentLineItem),
    detailAccounts: shown.detailAccounts.map(({ supplementalFieldValues, ...account }) => ({
      ...account,
      supplementalFieldValues: [...supplementalFieldValues],
    })),
    captionStyleClasses: shown.captionStyleClasses.map((style) => ({
      ...style,
      underlineStyle: "None",
    })),
    monetaryDataStyleClasses: [...shown.monetaryDataStyleClasses],
    formulas: [...shown.formulas],
    classificationSections: [...shown.classificationSections],
  };
}

/** A balance sheet is of a day, and has no start. */
function presentColumn(
  { label, sublabel, reportingPeriodId, start, end, toDate }: PeriodColumn,
  type: Wire["StatementType"],
  language: Language,
) {
  const named = { label, reportingPeriodId, toDate, reportingEndDate: end };
  return type === "IncomeStatement"
    ? { ...named, sublabel, reportingStartDate: start }
    : { ...named, sublabel: formatDay(end, language) };
}

function presentLineItem({
  styleNameId,
  canSelect: _canSelect,
  ...line
}: PresentedLineItem): Wire["LineItem"] {
  return { ...line, captionStyleClass: styleNameId, monetaryDataStyleClass: styleNameId };
}
