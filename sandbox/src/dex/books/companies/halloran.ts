import { payroll } from "../activities/payroll.ts";
import {
  card,
  loan,
  moving,
  opening,
  type Regular,
  regular,
  salesTax,
} from "../activities/regular.ts";
import { billPayments, receipts, regularBills } from "../activities/trade.ts";
import { assembleBooks } from "../assemble.ts";
import { type Books, chart, dollars, memberOf, parties, together } from "../books.ts";
import { type DayNumber, dayNumber, startOfFiscalYear, yearOf } from "../calendar.ts";
import { documents } from "../documents.ts";
import {
  banking,
  banquets,
  deliveries,
  type Fortunes,
  foodUsed,
  fortunes as fortunesUpTo,
  stockOn,
  takings,
} from "./halloran-trade.ts";

/**
 * Steak houses in trouble (NAICS 722511): fewer guests and more expensive food each year, one of three restaurants closed,
 * vendors paid late, and a growing line of credit. The decline always ends in the books' last year.
 */
export function halloran(last: DayNumber, seed: number): Books {
  const first = dayNumber(yearOf(startOfFiscalYear(last, 12)) - 5, 1, 1);
  const fortunes = fortunesUpTo(last);
  const people = parties({ customer: customers, vendor: vendors, other: ["P. Halloran"] });
  const vendor = memberOf(people.vendor);
  const level = (day: DayNumber) => 1.02 ** (5 - fortunes.yearsBefore(day));
  const bill = (index: number, on: number, account: string, amount: number, memo: string) => ({
    vendor: vendor(index),
    on,
    account,
    cents: dollars(amount),
    spread: 0.06,
    memo,
  });

  const evenings = takings(1, seed + 1, fortunes);
  const receivable = documents({
    side: "receivable",
    first,
    issuedOn: banquets(2, seed + 2, fortunes, people.customer),
    openingAccount: "3050",
  });
  const delivered = deliveries(3, seed + 1, fortunes, people.vendor.slice(0, 3));
  const payable = documents({
    side: "payable",
    first,
    issuedOn: together(
      delivered,
      regularBills(4, { seed: seed + 4, control: "2000", level }, [
        { ...bill(3, 1, "6100", 12_700, "Rent, Harbor Street and Mill Road"), spread: 0 },
        { ...bill(4, 1, "6100", 5_200, "Rent, Route 9, leased for three more years"), spread: 0 },
        bill(5, 11, "6110", 5_600, "Gas, electricity and water"),
        bill(6, 16, "6330", 4_900, "Linen, china and cleaning"),
        bill(7, 21, "6300", 3_100, "Advertising and reservations"),
        { ...bill(8, 25, "6350", 3_900, "Accounting"), months: [3, 6, 9, 12] },
      ]),
    ),
    openingAccount: "3050",
  });

  return assembleBooks({
    company: {
      id: "halloran",
      name: "Halloran's Steak Houses",
      legalName: "Halloran's Steak Houses, Inc.",
      summary: "Restaurants in trouble: falling sales, a closed house, debt",
      badges: ["Losses", "Line of credit", "Late payables"],
      fiscalYearEndMonth: 12,
      closedThrough: startOfFiscalYear(last, 12) - 1,
      first,
      last,
      defaultBasis: "accrual",
    },
    accounts: halloranChart,
    parties: people.all,
    documents: { receivable, payable },
    activities: [
      opening(5, first, [...openingBalances, ["1300", stockOn(seed + 10, fortunes, first - 1)]], {
        retained: "3100",
        openingEquity: "3050",
        documents: { receivable, payable },
      }),
      evenings,
      ...banking(6, seed + 1, fortunes, first),
      receivable.issuedOn,
      payable.issuedOn,
      receipts(8, receivable, { bank: "1010", control: "1200" }),
      billPayments(9, payable, { bank: "1010", control: "2000" }),
      foodUsed(10, seed + 10, fortunes, delivered),
      ...payroll(11, {
        seed: seed + 11,
        first,
        wages: [
          ["6010", dollars(13_900)],
          ["6020", dollars(9_400)],
          ["6030", dollars(9_800)],
        ],
        level: (day) => level(day) * staff(fortunes, day),
        employerTaxes: "6040",
        taxesPayable: "2210",
        bank: "1010",
        accrued: "2200",
      }),
      ...card(14, {
        seed: seed + 14,
        first,
        account: "2050",
        bank: "1010",
        chance: 0.4,
        purchases: [
          ["6120", vendor(9), dollars(430)],
          ["6330", vendor(10), dollars(220)],
        ],
      }),
      salesTax(16, together(evenings, receivable.issuedOn), {
        payable: "2300",
        bank: "1010",
        first,
      }),
      loan(17, {
        account: "2500",
        interest: "8000",
        bank: "1010",
        first,
        opening: dollars(690_000),
        principal: dollars(5_000),
        yearlyRate: 0.085,
        paidOn: 5,
      }),
      regular(18, entries(fortunes)),
    ],
  });
}

/** Staff shrinks with the number of guests, but not as fast. */
const staff = (fortunes: Fortunes, day: DayNumber) =>
  (0.4 + 0.6 * fortunes.spent(day)) * (day > fortunes.closing ? 0.77 : 1);

const openingBalances = [
  ["1000", dollars(2_400)],
  ["1010", dollars(182_000)],
  ["1510", dollars(486_000)],
  ["1520", dollars(1_240_000)],
  ["1590", -dollars(690_000)],
  ["1800", dollars(36_000)],
  ["2350", -dollars(41_000)],
  ["2500", -dollars(690_000)],
  ["2600", -dollars(80_000)],
  ["3000", -dollars(150_000)],
] as const;

/** Drawn on the line of credit or lent by the owner, by years before the books' last one. */
const drawn = [70_000, 50_000, 40_000, 110_000, 0, 0];
const lent = [20_000, 30_000, 0, 0, 0, 0];
/** Distributions to the owner, by years before the books' last one. */
const distributed = [0, 0, 20_000, 110_000, 150_000, 140_000];

const remodeled = [0, 0, 0, 160_000, 0, 0];

const entries = (fortunes: Fortunes): Regular[] => {
  const inItsYear = (amounts: readonly number[]) => (day: DayNumber) =>
    dollars(amounts[fortunes.yearsBefore(day)] ?? 0);
  const halfOf = (amounts: readonly number[]) => (day: DayNumber) => inItsYear(amounts)(day) / 2;
  const owedOnLine = (day: DayNumber) =>
    drawn.slice(fortunes.yearsBefore(day) + 1).reduce((total, amount) => total + amount, 0);

  return [
    moving("month-end", "Depreciation", "6500", "1590", (day) =>
      dollars(day > fortunes.closing ? 8_100 : 9_900),
    ),
    moving("month-end", "Insurance used up", "6200", "1400", () => dollars(3_400)),
    moving(3, "Annual insurance", "1400", "1010", () => dollars(40_800), {
      months: [1],
      type: "Expense",
    }),
    moving(8, "Draw on the line", "1010", "2100", halfOf(drawn), {
      months: [2, 8],
      type: "Deposit",
    }),
    moving("month-end", "Interest on the line", "8000", "1010", (day) =>
      Math.round((dollars(owedOnLine(day)) * 0.095) / 12),
    ),
    moving(14, "Loan from P. Halloran", "1010", "2600", inItsYear(lent), {
      months: [7],
      type: "Deposit",
    }),
    moving(28, "Distribution", "3010", "1010", halfOf(distributed), {
      months: [6, 12],
      type: "Expense",
    }),
    moving(12, "Kitchen equipment", "1510", "1010", () => dollars(14_000), {
      months: [4],
      type: "Expense",
    }),
    moving(22, "Mill Road dining room, remodeled", "1520", "1010", inItsYear(remodeled), {
      months: [3],
      type: "Expense",
    }),
    moving(17, "Gift cards sold", "1010", "2350", () => dollars(30_000), {
      months: [12],
      type: "Deposit",
    }),
    moving("month-end", "Gift cards used", "2350", "4010", () => dollars(2_500)),
  ];
};

const customers = [
  "Harborview Title",
  "Mill Road Medical",
  "County Bar Association",
  "Stillwater Rotary",
  "Carver and Lowe Realty",
  "Eastfield Motors",
];

const vendors = [
  "Broadleaf Food Distributors",
  "Prime Cuts Meat Company",
  "Vine and Barrel Wholesale",
  "Harbor Street Holdings",
  "Route 9 Plaza LLC",
  "Tri-County Power and Water",
  "Crisp Linen Service",
  "Table Finder Media",
  "Weller and Stone CPAs",
  "Kitchen and Cooler Repair",
  "Restaurant Supply Depot",
];

const halloranChart = chart([
  ["1000", "Cash drawers", "Bank", "CashOnHand"],
  ["1010", "Old Mill Bank checking", "Bank", "Checking"],
  ["1040", "Card deposits in transit", "Other Current Asset", "UndepositedFunds"],
  ["1200", "Banquet receivables", "Accounts Receivable", "AccountsReceivable"],
  ["1300", "Food, beer and wine", "Other Current Asset", "Inventory"],
  ["1400", "Prepaid insurance", "Other Current Asset", "PrepaidExpenses"],
  ["1510", "Kitchen equipment", "Fixed Asset", "MachineryAndEquipment"],
  ["1520", "Dining rooms and bars", "Fixed Asset", "LeaseholdImprovements"],
  ["1590", "Accumulated depreciation", "Fixed Asset", "AccumulatedDepreciation"],
  ["1800", "Lease deposits", "Other Asset", "SecurityDeposits"],
  ["2000", "Accounts payable", "Accounts Payable", "AccountsPayable"],
  ["2050", "Company card 8841", "Credit Card", "CreditCard"],
  ["2100", "Old Mill Bank line of credit", "Other Current Liability", "LineOfCredit"],
  ["2200", "Accrued wages", "Other Current Liability", "PayrollClearing"],
  ["2210", "Payroll taxes payable", "Other Current Liability", "PayrollTaxPayable"],
  ["2300", "Sales tax payable", "Other Current Liability", "SalesTaxPayable"],
  ["2350", "Gift cards outstanding", "Other Current Liability", "DeferredRevenue"],
  ["2500", "Old Mill Bank term loan", "Long Term Liability", "NotesPayable"],
  ["2600", "Loan from P. Halloran", "Long Term Liability", "ShareholderNotesPayable"],
  ["3000", "Common stock", "Equity", "CommonStock"],
  ["3010", "Distributions", "Equity", "PartnerDistributions"],
  ["3050", "Opening balance equity", "Equity", "OpeningBalanceEquity"],
  ["3100", "Retained earnings", "Equity", "RetainedEarnings"],
  ["4010", "Harbor Street", "Income", "SalesOfProductIncome"],
  ["4020", "Mill Road", "Income", "SalesOfProductIncome"],
  ["4030", "Route 9 (closed)", "Income", "SalesOfProductIncome"],
  ["4200", "Banquets", "Income", "ServiceFeeIncome"],
  ["5010", "Food and drinks", "Cost of Goods Sold", "SuppliesMaterialsCogs"],
  ["6010", "Kitchen wages", "Expense", "PayrollExpenses"],
  ["6020", "Dining room wages", "Expense", "PayrollExpenses"],
  ["6030", "Managers", "Expense", "PayrollExpenses"],
  ["6040", "Employer payroll taxes", "Expense", "PayrollExpenses"],
  ["6100", "Rent", "Expense", "RentOrLeaseOfBuildings"],
  ["6110", "Utilities", "Expense", "Utilities"],
  ["6120", "Repairs", "Expense", "RepairMaintenance"],
  ["6200", "Insurance", "Expense", "Insurance"],
  ["6300", "Advertising", "Expense", "AdvertisingPromotional"],
  ["6330", "Linen and supplies", "Expense", "SuppliesMaterials"],
  ["6350", "Accounting", "Expense", "LegalProfessionalFees"],
  ["6360", "Card processing fees", "Expense", "BankCharges"],
  ["6500", "Depreciation", "Other Expense", "Depreciation"],
  ["8000", "Interest paid", "Expense", "InterestPaid"],
]);
