import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { FinancialStatement } from "@tieout/core/statement/financial-statement";
import {
  asReported,
  currencyAndScalingLabel,
  formatAmount,
} from "@tieout/core/statement/number-style";
import type { PresentedLineItem } from "@tieout/core/statement/presentation";

/** Whole dollars, debit positive, one per column. */
export interface WrittenLine {
  readonly kind: PresentedLineItem["lineItemType"];
  readonly level: number;
  readonly caption: string;
  readonly side: "Credit" | "Debit";
  readonly accountNo?: string;
  readonly dollars?: readonly number[];
  readonly rule?: "Single" | "Double";
}

type ColumnHeader = FinancialStatement["data"][number]["columnHeaders"][number];

const day = (text: string) => text as Day;

/** Three full years and the year to date. */
export const yearsAndYtd: readonly ColumnHeader[] = [
  ...[2022, 2023, 2024].map((year) => ({
    label: `FY ${year}`,
    sublabel: `Dec 31, ${year}`,
    reportingPeriodId: `FY:${year}-12-31`,
    reportingStartDate: day(`${year}-01-01`),
    reportingEndDate: day(`${year}-12-31`),
    toDate: false,
  })),
  {
    label: "YTD Sep 30, 2025",
    sublabel: "from Jan 1, 2025",
    reportingPeriodId: "FY:2025-09-30",
    reportingStartDate: day("2025-01-01"),
    reportingEndDate: day("2025-09-30"),
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
    heading: {
      legalName: "Tidewater Marine Supply, Inc.",
      title: "Balance sheet",
      basis: "Accrual basis",
      currencyAndScaling: currencyAndScalingLabel(format),
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
              supplementalFieldValues: [],
              isNewlyReferenced: false,
            },
          ]
        : [],
    ),
    captionStyleClasses: [],
    monetaryDataStyleClasses: [],
    formulas: [],
    classificationSections: [],
    ...over,
  };
}

function aLineItem(
  { kind, level, caption, side, accountNo, rule }: WrittenLine,
  id: string,
): PresentedLineItem {
  const isAccount = kind === "DetailAccount";
  return {
    id,
    sectionId: "section",
    lineItemType: kind,
    captionText: caption,
    absoluteIndentationLevel: level,
    ...(isAccount && { detailAccountReference: { accountId: accountNo ?? caption } }),
    reportedAs: side,
    node: isAccount ? `account/${accountNo ?? caption}` : "section/section",
    styleNameId: isAccount ? "Detail" : "Total",
    style: { bold: !isAccount, italic: false, underline: rules[rule ?? "None"] },
    hierarchicalLocation: { displayName: "Assets › Current assets" },
    isLocked: false,
    canRename: false,
    canSelect: false,
    canDeleteLineItem: false,
    canDeleteSection: false,
    canIncrementSortOrder: false,
    canDecrementSortOrder: false,
    canAddSubsection: false,
    canViewFormula: false,
    canEditReportedAs: false,
  };
}

const rules = { None: "none", Single: "single", Double: "double" } as const;
