import { alder, firstYear, type YearEndAccount } from "@tieout/core/spread/testing/year-end-ledger";

type Classification = YearEndAccount[2];

/** As QuickBooks names the types; what they leave open, account names decide. */
const types: Partial<Record<Classification, string>> = {
  cash: "Bank",
  ar: "Accounts receivable",
  prepaid: "Other current asset",
  other_current_asset: "Other current asset",
  fixed_asset: "Fixed asset",
  accumulated_depreciation: "Fixed asset",
  ap: "Accounts payable",
  short_term_debt: "Other current liability",
  long_term_debt: "Long-term liability",
  equity: "Equity",
  retained_earnings: "Retained earnings",
  revenue: "Income",
  cogs: "Cost of goods sold",
  opex: "Expense",
  depreciation_amortization: "Expense",
  interest_expense: "Other expense",
};
const closedEachYear: ReadonlySet<Classification> = new Set<Classification>([
  "revenue",
  "cogs",
  "opex",
  "depreciation_amortization",
  "interest_expense",
]);

/**
 * The general ledger of 2024 and 2025, as a business without a package would send it: half of each year is posted in
 * January, the rest on its last day. Earnings are retained by whoever reads it.
 */
export function generalLedger(chart: readonly YearEndAccount[] = alder) {
  const heading = ["Date", "Entry no", "Account number", "Account name", "Account type"];
  const rows = [firstYear, firstYear + 1].flatMap((year, i) =>
    ["01-31", "12-31"].flatMap((day) =>
      chart.flatMap(([number, name, classification, ...amounts]) => {
        const before = closedEachYear.has(classification) ? 0 : (amounts[i - 1] ?? 0);
        const cents = ((amounts[i] ?? 0) - before) * 50;
        const account = [number, name, types[classification]];
        return cents === 0
          ? []
          : [[`${year}-${day}`, `${year}-${day}`, ...account, ...sides(cents)]];
      }),
    ),
  );
  const content = [[...heading, "Debit", "Credit"], ...rows].map((row) => `${row.join(",")}\r\n`);
  return { name: "alder.csv", type: "text/csv", content: content.join("") };
}

const sides = (cents: number): string[] => {
  const amount = (Math.abs(cents) / 100).toFixed(2);
  return cents < 0 ? ["", amount] : [amount, ""];
};
