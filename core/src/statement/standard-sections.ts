import type { Classification } from "../ledger/ledger.ts";
import type { FormulaNode, ReportedAs, StatementType } from "./layout.ts";
import type { FormulaId, SectionId } from "./texts.ts";

export interface StandardSection {
  readonly id: string;
  readonly reportedAs: ReportedAs;
  /** Which accounts stand here. */
  readonly classifications: readonly Classification[];
  readonly sections: readonly StandardSection[];
}

export const cashSectionId = "cash";
export const receivablesSectionId = "accounts-receivable";
export const payablesSectionId = "accounts-payable";
export const equitySectionId = "equity";
/** For accounts of unknown type, which are neither assets nor liabilities. */
export const unknownSectionId = "unknown-type";

/** Cash, receivables and payables can't be edited, moved or deleted (specification 001, §5). */
export const lockedSectionIds: ReadonlySet<string> = new Set([
  cashSectionId,
  receivablesSectionId,
  payablesSectionId,
]);

const debit = section("Debit");
const credit = section("Credit");

/** From the top down; each classification is in exactly one. */
export const standardSections: Record<StatementType, readonly StandardSection[]> = {
  BalanceSheet: [
    debit(
      "assets",
      [],
      [
        debit(
          "current-assets",
          ["prepaid", "other_current_asset"],
          [
            debit(cashSectionId, ["cash"]),
            debit(receivablesSectionId, ["ar"]),
            debit("inventory", ["inventory"]),
          ],
        ),
        debit("fixed-assets", ["fixed_asset", "accumulated_depreciation"]),
        debit("other-assets", ["intangible", "other_asset", "non_posting"]),
      ],
    ),
    credit(
      "liabilities-and-equity",
      [],
      [
        credit(
          "liabilities",
          [],
          [
            credit(
              "current-liabilities",
              [
                "accrued_payroll",
                "tax_payable",
                "deferred_revenue",
                "short_term_debt",
                "other_current_liability",
              ],
              [credit(payablesSectionId, ["ap"]), credit("credit-cards", ["credit_card"])],
            ),
            credit("long-term-liabilities", ["long_term_debt", "other_liability"]),
          ],
        ),
        credit(equitySectionId, ["equity", "retained_earnings"]),
      ],
    ),
    debit(unknownSectionId, ["unknown"]),
  ],
  IncomeStatement: [
    credit("revenue", ["revenue"]),
    debit("cost-of-goods-sold", ["cogs"]),
    debit("operating-expenses", ["opex", "depreciation_amortization"]),
    credit("other-income", ["other_income"]),
    debit("other-expense", ["interest_expense", "other_expense"]),
    debit("income-tax", ["income_tax"]),
  ],
};

const operating: readonly SectionId[] = ["revenue", "cost-of-goods-sold", "operating-expenses"];
const beforeTax: readonly SectionId[] = [...operating, "other-income", "other-expense"];

/** Each adds up everything above it, and stands below the last section that it adds. */
export const standardFormulas: Record<StatementType, readonly FormulaNode[]> = {
  BalanceSheet: [],
  IncomeStatement: [
    formula("gross-profit", ["revenue", "cost-of-goods-sold"]),
    formula("operating-income", operating),
    formula("income-before-tax", beforeTax),
    formula("net-income", [...beforeTax, "income-tax"]),
  ],
};

function formula(id: FormulaId, sectionIds: readonly SectionId[]): FormulaNode {
  return { node: "formula", id, sectionIds };
}

function section(reportedAs: ReportedAs) {
  return (
    id: SectionId,
    classifications: readonly Classification[],
    sections: readonly StandardSection[] = [],
  ): StandardSection => ({
    id,
    reportedAs,
    classifications,
    sections,
  });
}

/** Ids of the sections that every layout begins with. */
export const standardSectionIds: ReadonlySet<string> = new Set(
  [...standardSections.BalanceSheet, ...standardSections.IncomeStatement]
    .flatMap(withParts)
    .map(({ id }) => id),
);

interface StandardPlace {
  readonly type: StatementType;
  readonly sectionId: string;
  /** Ids of the sections around it and its own, from the outermost on. */
  readonly path: readonly string[];
}

/** The standard section of each classification, and the statement it stands on. */
export const standardSectionOf: ReadonlyMap<Classification, StandardPlace> = new Map(
  (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) =>
    standardSections[type].flatMap((section) => placesIn(section, type, [])),
  ),
);

function placesIn(
  { id: sectionId, classifications, sections }: StandardSection,
  type: StatementType,
  around: readonly string[],
): (readonly [Classification, StandardPlace])[] {
  const path = [...around, sectionId];
  return [
    ...classifications.map((one) => [one, { type, sectionId, path }] as const),
    ...sections.flatMap((part) => placesIn(part, type, path)),
  ];
}

function withParts(section: StandardSection): StandardSection[] {
  return [section, ...section.sections.flatMap(withParts)];
}
