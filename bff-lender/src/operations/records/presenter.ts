import { formatDay } from "@tieout/core/calendar/day";
import type { PeriodColumn, PeriodSortOrder } from "@tieout/core/calendar/fiscal-year";
import type { Language } from "@tieout/core/language";
import type { DrillDownAccount, StatementDrillDown } from "@tieout/core/statement/drill-down";
import { statementHeading } from "@tieout/core/statement/heading";
import { presentStatement } from "@tieout/core/statement/present-statement";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";
import type { NumberStyle } from "@tieout/core/statement/statement";
import { packageName } from "@tieout/core/tenant/packages";
import { say } from "@tieout/server/messages/messages";
import type { FinancialRecord } from "@tieout/services/financial-records/financial-record";
import type { Workbook, WorkbookRevision } from "@tieout/services/financial-records/workbook";
import type { Wire } from "../wire.ts";
import type { ViewedStatement } from "./statement-view.ts";

interface PresentedView {
  readonly numberStyle: NumberStyle;
  readonly order: PeriodSortOrder;
  readonly language: Language;
}

/** The specification's financial statement (S-E), with the lines of D-43 above it. */
export function presentFinancialStatement(
  record: FinancialRecord,
  { ledger, statement, version }: ViewedStatement,
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
    version,
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

/** A cell's accounts and months; every sum says whether it matches. */
export function presentLineDetail(
  opened: StatementDrillDown,
  currency: string,
): Wire["LineDetail"] {
  const { line, column, amount, path, accounts, others, checked } = opened;
  return {
    lineItemId: line.id,
    captionText: line.captionText,
    hierarchicalLocation: path.join(" › "),
    currency,
    column: {
      reportingPeriodId: column.reportingPeriodId,
      label: column.label,
      reportingStartDate: column.start,
      reportingEndDate: column.end,
    },
    amount,
    checked,
    accounts: accounts.map(presentAccount),
    ...(others && { others }),
  };
}

function presentAccount({
  accountId,
  captionText,
  amount,
  account,
  opening,
  months,
  checked,
}: DrillDownAccount): Wire["LineDetail"]["accounts"][number] {
  return {
    accountId,
    caption: captionText,
    amount,
    ...(account?.number && { accountNo: account.number }),
    ...(account && { hierarchicalName: account.fullName }),
    ...(opening !== undefined && { opening }),
    months: [...months],
    checked,
  };
}

export function presentRevision(
  revision: WorkbookRevision,
  language: Language,
): Wire["WorkbookRevision"] {
  const { revisionNumber, outcome, requestedAt, requestedBy, workbooks } = revision;
  return {
    revisionNumber,
    outcome,
    creationTime: requestedAt.toISOString(),
    ...(requestedBy && { requestedBy }),
    workbooks: workbooks.map((workbook) => presentWorkbook(workbook, language)),
  };
}

function presentWorkbook(
  workbook: Workbook,
  language: Language,
): Wire["WorkbookRevision"]["workbooks"][number] {
  const { variantId, basis, revisionNumber, outcome, fileName, fileSize } = workbook;
  return {
    variantId,
    basis,
    revisionNumber,
    outcome,
    filename: fileName ?? `${variantId}.xlsx`,
    ...(outcome === "Error" && {
      errorDescription: say({ code: "workbook-unbuilt", values: {} }, language),
    }),
    creationTime: workbook.createdAt.toISOString(),
    ...(fileSize !== undefined && { fileSize }),
    ...(workbook.fileSha256 && { sha256: workbook.fileSha256.toString("hex") }),
    tags: [...workbook.tags],
  };
}
