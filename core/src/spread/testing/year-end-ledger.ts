import { dayInMonth } from "../../calendar/day.ts";
import { kindOf } from "../../ledger/classify.ts";
import type { Account, Classification, Ledger } from "../../ledger/ledger.ts";
import { buildLedger } from "../../ledger/roll-forward.ts";
import { toMinor } from "../../money/money.ts";

/** Whole dollars per fiscal year, debit positive. */
export type YearEndAccount = readonly [
  number: string,
  name: string,
  classification: Classification,
  ...fiscalYears: number[],
];

export const firstYear = 2024;

/** Each full year is posted in its last month; ids are the numbers. */
export function yearEndLedger(
  legalName: string,
  chart: readonly YearEndAccount[],
  guessed: readonly string[] = [],
): Ledger {
  const years = chart.reduce((most, [, , , ...amounts]) => Math.max(most, amounts.length), 0);
  return buildLedger({
    legalName,
    currency: "USD",
    basis: "accrual",
    fiscalYearEnd: { month: 12, day: 31 },
    from: dayInMonth(firstYear, 1, 1),
    upTo: dayInMonth(firstYear + years - 1, 12, 31),
    accounts: chart.map(
      ([number, name, classification]): Account => ({
        id: number,
        number,
        name,
        fullName: name,
        vendorType: "",
        posting: true,
        active: true,
        kind: kindOf(classification),
        classification,
        classificationSource: guessed.includes(number) ? "name-rule" : "vendor-type",
        confidence: 1,
      }),
    ),
    openings: [],
    movements: chart.flatMap(([accountId, , classification, ...amounts]) =>
      // Retained earnings roll by themselves.
      (classification === "retained_earnings" ? [] : amounts).map((amount, i) => {
        const before = kindOf(classification) === "Real" ? (amounts[i - 1] ?? 0) : 0;
        const posted = toMinor((amount - before) * 100);
        return {
          accountId,
          end: dayInMonth(firstYear + i, 12, 31),
          debit: toMinor(Math.max(posted, 0)),
          credit: toMinor(Math.max(-posted, 0)),
        };
      }),
    ),
  });
}

/** The company of the scenarios for the statement editor. */
export const alder: readonly YearEndAccount[] = [
  ["1000", "Checking", "cash", 100, -20],
  ["1200", "Receivables", "ar", 300, 360],
  ["1250", "Allowance", "ar", -10, -12],
  ["1410", "Prepaid", "prepaid", 12, 12],
  ["1420", "Due from owner", "other_current_asset", 50, 80],
  ["1500", "Equipment", "fixed_asset", 400, 400],
  ["1590", "Accumulated depreciation", "accumulated_depreciation", -80, -120],
  ["2010", "Payables", "ap", -150, -170],
  ["2100", "Line of credit", "short_term_debt", -200, -130],
  ["2700", "Shareholder loan", "long_term_debt", -100, -100],
  ["3000", "Stock", "equity", -50, -50],
  ["3100", "Retained earnings", "retained_earnings"],
  ["4000", "Sales", "revenue", -1000, -900],
  ["5000", "Cost of goods sold", "cogs", 500, 560],
  ["6000", "Wages", "opex", 120, 130],
  ["6030", "Owner pay", "opex", 60, 120],
  ["6500", "Depreciation", "depreciation_amortization", 40, 40],
  ["6800", "Settlement", "opex", 0, 60],
  ["8000", "Interest", "interest_expense", 8, 12],
];
