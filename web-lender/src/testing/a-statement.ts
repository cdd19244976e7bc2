import { toMinor } from "@tieout/core/money";
import {
  asReported,
  currencyAndScalingLabel,
  formatAmount,
} from "@tieout/core/statement/number-style";
import type { FinancialStatement, LineItem } from "../api/financial-statement.ts";

/** Whole dollars, debit positive, one per column. */
export interface WrittenLine {
  readonly kind: LineItem["lineItemType"];
  readonly level: number;
  readonly caption: string;
  readonly side: "Credit" | "Debit";
  readonly accountNo?: string;
  readonly dollars?: readonly number[];
  readonly rule?: "Single" | "Double";
}

type ColumnHeader = FinancialStatement["data"][number]["columnHeaders"][number];

/** Three full years and the year to date. */
export const yearsAndYtd: readonly ColumnHeader[] = [
  ...[2022, 2023, 2024].map((year) => ({
    label: `FY ${year}`,
    sublabel: `Dec 31, ${year}`,
    reportingPeriodId: `FY:${year}-12-31`,
    reportingStartDate: `${year}-01-01`,
    reportingEndDate: `${year}-12-31`,
    toDate: false,
  })),
  {
    label: "YTD Sep 30, 2025",
    sublabel: "from Jan 1, 2025",
    reportingPeriodId: "FY:2025-09-30",
    reportingStartDate: "2025-01-01",
    reportingEndDate: "2025-09-30",
    toDate: true,
  },
];

/** A line's id is its index. */
export function aStatement(
  lines: readonly WrittenLine[],
  over: Partial<FinancialStatement> = {},
  columnHeaders: readonly ColumnHeader[] = yearsAndYtd,
): FinancialStatement {
  const numberStyle = over.numberStyle ?? "Actuals";
  const format = { style: numberStyle, currency: "USD" };
  const cellsOf = ({ dollars = [], side }: WrittenLine) =>
    dollars.map((dollar) => {
      const amount = asReported(toMinor(dollar * 100), side);
      return { amount, text: formatAmount(amount, format) };
    });

  return {
    financialStatementType: "BalanceSheet",
    reportingPeriod: "FiscalYearsAndYTD",
    reportingPeriodSortOrder: "OldestFirst",
    numberStyle,
    basis: "accrual",
    availableBases: ["accrual"],
    version: 1,
    heading: {
      legalName: "Tidewater Marine Supply, Inc.",
      statement: "Balance sheet",
      basis: "Accrual basis",
      currencyAndScale: currencyAndScalingLabel(format),
      period: "As of Sep 30, 2025",
      provenance: "Unaudited. Prepared from QuickBooks Online as of Oct 14, 2025, 13:42 UTC",
    },
    data: [
      {
        currencyAndScalingLabel: currencyAndScalingLabel(format),
        currency: "USD",
        columnHeaders: [...columnHeaders],
        rowData: lines.map((line, index) => ({
          lineItemId: String(index),
          dataCells: cellsOf(line),
        })),
      },
    ],
    lineItems: lines.map((line, index) => aLineItem(line, String(index))),
    detailAccounts: lines.flatMap(({ kind, caption, accountNo }) =>
      kind === "DetailAccount"
        ? [
            {
              accountId: accountNo ?? caption,
              ...(accountNo !== undefined && { accountNo }),
              shortName: caption,
              hierarchicalName: caption,
              isNewlyReferenced: false,
            },
          ]
        : [],
    ),
    captionStyleClasses: [
      { nameId: "Plain", bold: false, italic: false, underlineStyle: "None" },
      { nameId: "Bold", bold: true, italic: false, underlineStyle: "None" },
    ],
    monetaryDataStyleClasses: (["None", "Single", "Double"] as const).map((underlineStyle) => ({
      nameId: underlineStyle,
      bold: underlineStyle !== "None",
      italic: false,
      underlineStyle,
    })),
    formulas: [],
    classificationSections: [],
    ...over,
  };
}

function aLineItem(
  { kind, level, caption, side, accountNo, rule }: WrittenLine,
  id: string,
): LineItem {
  const isAccount = kind === "DetailAccount";
  return {
    id,
    sectionId: "section",
    lineItemType: kind,
    captionText: caption,
    absoluteIndentationLevel: level,
    ...(isAccount && { detailAccountReference: { accountId: accountNo ?? caption } }),
    reportedAs: side,
    captionStyleClass: isAccount ? "Plain" : "Bold",
    monetaryDataStyleClass: rule ?? "None",
    hierarchicalLocation: { displayName: "Assets › Current assets" },
    canDeleteLineItem: false,
    canDeleteSection: false,
    canIncrementSortOrder: false,
    canDecrementSortOrder: false,
    canAddSubsection: false,
    canViewFormula: false,
    canEditReportedAs: false,
  };
}
