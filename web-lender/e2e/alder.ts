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
  other_current_liability: "Other current liability",
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
 * January, the rest on its last day. Earnings are retained by whoever reads it, and its sender says that every account
 * was at zero before.
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
  return { name: "general-ledger.csv", type: "text/csv", content: content.join(""), began: true };
}

/**
 * Alder's chart a year later, kept otherwise: 1420 got another number, 2700 another name, 1430 is new, 6800 is gone,
 * and wages are held as an asset.
 */
export const alderChanged: readonly YearEndAccount[] = [
  ...alder.flatMap((account): YearEndAccount[] => {
    const [number, name, classification, ...amounts] = account;
    switch (number) {
      case "1000":
        return [[number, name, classification, 100, -50]];
      case "1420":
        return [["1490", name, classification, ...amounts]];
      case "2700":
        return [[number, "Loan from shareholder", classification, ...amounts]];
      case "6000":
        return [[number, name, "other_current_asset", 120, 250]];
      case "6800":
        return [];
      default:
        return [account];
    }
  }),
  ["1430", "Deposits", "other_current_asset", 0, 90],
];

/** Another firm, whose 2700 isn't debt. */
export const beacon: readonly YearEndAccount[] = [
  ["1000", "Checking", "cash", 120, 150],
  ["2100", "Line of credit", "short_term_debt", -40, -30],
  ["2700", "Customer deposits", "other_current_liability", -30, -60],
  ["2710", "Vouchers", "other_current_liability", -5, -10],
  ["3000", "Stock", "equity", -50, -50],
  ["3100", "Retained earnings", "retained_earnings"],
  ["4000", "Sales", "revenue", -100, -120],
  ["5000", "Cost of goods sold", "cogs", 105, 115],
];

/** A company of 3,000 lines: 500 customers, 500 deposits, 1,000 products and 1,000 costs, of a dollar a year each. */
export const manyLines: readonly YearEndAccount[] = [
  ["1000", "Checking", "cash", -1000, -2000],
  ...several(500, "12", "Customer", "ar", [1, 2]),
  ...several(500, "14", "Deposit", "other_current_asset", [1, 2]),
  ...several(1000, "4", "Product", "revenue", [-1, -1]),
  ...several(1000, "6", "Cost", "opex", [1, 1]),
];

function several(
  count: number,
  series: string,
  name: string,
  classification: Classification,
  amounts: readonly number[],
): YearEndAccount[] {
  return Array.from({ length: count }, (_, i) => {
    const digits = String(i + 1).padStart(4, "0");
    return [`${series}${digits}`, `${name} ${digits}`, classification, ...amounts];
  });
}

const sides = (cents: number): string[] => {
  const amount = (Math.abs(cents) / 100).toFixed(2);
  return cents < 0 ? ["", amount] : [amount, ""];
};
