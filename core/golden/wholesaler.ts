import { type Day, dayInMonth } from "../src/calendar/day.ts";
import { cutsBetween } from "../src/calendar/fiscal-year.ts";
import { classify } from "../src/ledger/classify.ts";
import type { Account, JournalLine, Ledger, OpeningBalance } from "../src/ledger/ledger.ts";
import { accumulator, buildLedger } from "../src/ledger/roll-forward.ts";
import { toMinor } from "../src/money/money.ts";

/*
 * A small wholesaler whose months are all alike, so that every figure can be checked by hand. Calendar
 * fiscal years 2024 and 2025, and 2026 up to March 15.
 */

const from = "2024-01-01" as Day;
const upTo = "2026-03-15" as Day;
const fiscalYearEnd = { month: 12, day: 31 };

export const wholesalerAccounts: readonly Account[] = [
  account("1010", "Operating checking", "Bank", "Checking"),
  account("1200", "Trade accounts receivable", "Accounts Receivable", "AccountsReceivable"),
  account("1300", "Marine hardware", "Other Current Asset", "Inventory"),
  account("1510", "Shop equipment", "Fixed Asset", "MachineryAndEquipment"),
  account("1590", "Accumulated depreciation", "Fixed Asset", "AccumulatedDepreciation"),
  account("2010", "Trade accounts payable", "Accounts Payable", "AccountsPayable"),
  account("2500", "Equipment term loan", "Long Term Liability", "NotesPayable"),
  account("3000", "Common stock", "Equity", "CommonStock"),
  account("3100", "Retained earnings", "Equity", "RetainedEarnings"),
  account("4000", "Sales", "Income", "SalesOfProductIncome"),
  account("5000", "Cost of goods sold", "Cost of Goods Sold", "SuppliesMaterialsCogs"),
  account("6100", "Rent", "Expense", "RentOrLeaseOfBuildings"),
  account("6200", "Payroll", "Expense", "PayrollExpenses"),
  account("6300", "Depreciation", "Other Expense", "Depreciation"),
  account("7100", "Loan interest", "Expense", "InterestPaid"),
  account("8000", "Income tax", "Other Expense", "IncomeTaxOtherExpense"),
  account("9000", "Never used", "Expense", "Travel"),
];

/** On December 31, 2023, in dollars. */
export const wholesalerOpenings: readonly OpeningBalance[] = [
  opening("1010", 100_000),
  opening("1200", 50_000),
  opening("1300", 80_000),
  opening("1510", 60_000),
  opening("1590", -20_000),
  opening("2010", -40_000),
  opening("2500", -70_000),
  opening("3000", -50_000),
  opening("3100", -110_000),
];

export const wholesalerLines: readonly JournalLine[] = [...entries()].filter(
  ({ date }) => date <= upTo,
);

export const wholesaler: Ledger = buildLedger({
  legalName: "Tidewater Marine Supply, Inc.",
  currency: "USD",
  basis: "accrual",
  fiscalYearEnd,
  from,
  upTo,
  accounts: wholesalerAccounts,
  openings: wholesalerOpenings,
  movements: movementsOf(wholesalerLines),
});

/** What the books must say, in minor units, worked out by hand; credits below zero. */
export const wholesalerFigures = {
  "2024-12-31": { assets: 313_200_00, liabilities: -116_000_00, netIncome: -37_200_00 },
  "2025-12-31": { assets: 363_400_00, liabilities: -122_000_00, netIncome: -44_200_00 },
  "2026-03-15": { assets: 400_200_00, liabilities: -141_000_00, netIncome: -17_800_00 },
} as const;

function movementsOf(lines: readonly JournalLine[]) {
  const accounts = wholesalerAccounts.map(({ id }) => id);
  const totals = accumulator(accounts, cutsBetween(from, upTo, fiscalYearEnd), from);
  for (const line of lines) totals.add(line);
  return totals.movements();
}

/** Each month the same; sales and their cost grow once, in 2025; tax falls due at that year's end. */
function* entries(): Generator<JournalLine> {
  for (let month = 1; month <= 27; month++) {
    const on = (day: number) => dayInMonth(2024, month, day);
    const sales = month <= 12 ? 30_000 : 33_000;
    const cost = month <= 12 ? 18_000 : 20_000;

    yield* entry(`${month}-rent`, "Check", on(1), ["6100", 3_000], ["1010", -3_000]);
    yield* entry(`${month}-bill`, "Bill", on(5), ["1300", 19_000], ["2010", -19_000]);
    yield* entry(`${month}-invoice`, "Invoice", on(10), ["1200", sales], ["4000", -sales]);
    yield* entry(`${month}-cost`, "Journal Entry", on(10), ["5000", cost], ["1300", -cost]);
    yield* entry(
      `${month}-loan`,
      "Check",
      on(15),
      ["2500", 1_000],
      ["7100", 400],
      ["1010", -1_400],
    );
    yield* entry(`${month}-receipt`, "Payment", on(20), ["1010", 28_000], ["1200", -28_000]);
    yield* entry(`${month}-payment`, "Bill Payment", on(25), ["2010", 17_500], ["1010", -17_500]);
    yield* entry(`${month}-payroll`, "Payroll", on(28), ["6200", 5_000], ["1010", -5_000]);
    yield* entry(`${month}-wear`, "Journal Entry", on(31), ["6300", 500], ["1590", -500]);
  }
  const due = "2025-12-31" as Day;
  yield* entry("tax", "Journal Entry", due, ["8000", 5_000], ["1010", -5_000]);
}

function* entry(
  transactionId: string,
  transactionType: string,
  date: Day,
  ...sides: [accountId: string, dollars: number][]
): Generator<JournalLine> {
  for (const [lineNumber, [accountId, dollars]] of sides.entries()) {
    const amount = toMinor(dollars * 100);
    yield { transactionId, transactionType, lineNumber, date, accountId, amount };
  }
}

function opening(accountId: string, dollars: number): OpeningBalance {
  return { accountId, amount: toMinor(dollars * 100) };
}

function account(id: string, name: string, vendorType: string, vendorSubtype: string): Account {
  return classify({
    id,
    number: id,
    name,
    fullName: name,
    vendorType,
    vendorSubtype,
    posting: true,
    active: true,
  });
}
