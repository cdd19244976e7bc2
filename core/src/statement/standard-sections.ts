import type { Classification } from "../ledger/index.ts";
import type { FormulaLine, ReportedAs, StatementType } from "./statement.ts";

/** A section of the standard layout, before any account stands in it. */
export interface StandardSection {
  readonly id: string;
  readonly headerCaption: string;
  readonly footerCaption: string;
  readonly reportedAs: ReportedAs;
  /** Which accounts stand here. */
  readonly classifications: readonly Classification[];
  readonly sections: readonly StandardSection[];
}

export const cashSectionId = "cash";
export const receivablesSectionId = "accounts-receivable";
export const payablesSectionId = "accounts-payable";
export const equitySectionId = "equity";

/** Cash, receivables and payables can't be edited, moved or deleted (specification 001, §5). */
export const lockedSectionIds: ReadonlySet<string> = new Set([
  cashSectionId,
  receivablesSectionId,
  payablesSectionId,
]);

const debit = section("Debit");
const credit = section("Credit");

/** The standard layout's sections, from the top down. Each classification stands in exactly one. */
export const standardSections: Record<StatementType, readonly StandardSection[]> = {
  BalanceSheet: [
    debit(
      "assets",
      "Assets",
      [],
      [
        debit(
          "current-assets",
          "Current assets",
          ["prepaid", "other_current_asset"],
          [
            debit(cashSectionId, "Cash", ["cash"]),
            debit(receivablesSectionId, "Accounts receivable", ["ar"]),
            debit("inventory", "Inventory", ["inventory"]),
          ],
        ),
        debit("fixed-assets", "Fixed assets", ["fixed_asset", "accumulated_depreciation"]),
        debit("other-assets", "Other assets", ["intangible", "other_asset", "non_posting"]),
      ],
    ),
    credit(
      "liabilities-and-equity",
      "Liabilities and equity",
      [],
      [
        credit(
          "liabilities",
          "Liabilities",
          [],
          [
            credit(
              "current-liabilities",
              "Current liabilities",
              [
                "accrued_payroll",
                "tax_payable",
                "deferred_revenue",
                "short_term_debt",
                "other_current_liability",
              ],
              [
                credit(payablesSectionId, "Accounts payable", ["ap"]),
                credit("credit-cards", "Credit cards", ["credit_card"]),
              ],
            ),
            credit("long-term-liabilities", "Long-term liabilities", [
              "long_term_debt",
              "other_liability",
            ]),
          ],
        ),
        credit(equitySectionId, "Equity", ["equity", "retained_earnings"]),
      ],
    ),
  ],
  IncomeStatement: [
    credit("revenue", "Revenue", ["revenue"]),
    debit("cost-of-goods-sold", "Cost of goods sold", ["cogs"]),
    debit("operating-expenses", "Operating expenses", ["opex", "depreciation_amortization"]),
    credit("other-income", "Other income", ["other_income"]),
    debit("other-expense", "Other expense", ["interest_expense", "other_expense"]),
    debit("income-tax", "Income tax", ["income_tax"]),
  ],
};

const operating = ["revenue", "cost-of-goods-sold", "operating-expenses"];
const beforeTax = [...operating, "other-income", "other-expense"];

/** The results between the sections. Each adds up everything above it. */
export const standardFormulas: Record<StatementType, readonly FormulaLine[]> = {
  BalanceSheet: [],
  IncomeStatement: [
    formula("gross-profit", "Gross profit", ["revenue", "cost-of-goods-sold"]),
    formula("operating-income", "Operating income", operating),
    formula("income-before-tax", "Income before tax", beforeTax),
    formula("net-income", "Net income", [...beforeTax, "income-tax"]),
  ],
};

function formula(id: string, caption: string, sectionIds: readonly string[]): FormulaLine {
  return { id, caption, afterSectionId: sectionIds.at(-1) ?? "", sectionIds };
}

function section(reportedAs: ReportedAs) {
  return (
    id: string,
    headerCaption: string,
    classifications: readonly Classification[],
    sections: readonly StandardSection[] = [],
  ): StandardSection => ({
    id,
    headerCaption,
    footerCaption: `Total ${headerCaption.charAt(0).toLowerCase()}${headerCaption.slice(1)}`,
    reportedAs,
    classifications,
    sections,
  });
}
