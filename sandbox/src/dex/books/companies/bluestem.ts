import { payroll } from "../activities/payroll.ts";
import { card, loan, moving, opening, regular, salesTax } from "../activities/regular.ts";
import { billPayments, receipts, regularBills } from "../activities/trade.ts";
import { assembleBooks } from "../assemble.ts";
import { type Books, chart, dollars, memberOf, parties, together } from "../books.ts";
import { type DayNumber, dayNumber, startOfFiscalYear, yearOf } from "../calendar.ts";
import { documents } from "../documents.ts";
import { bank, catering, season, takings, wholesale } from "./bluestem-trade.ts";

/** A bakery café with a summer season; its year ends in June. */
export function bluestem(last: DayNumber, seed: number): Books {
  const first = dayNumber(yearOf(startOfFiscalYear(last, 6)) - 5, 7, 1);
  const people = parties({ customer: customers, vendor: vendors, other: ["Counter sales"] });
  const vendor = memberOf(people.vendor);
  const level = (day: DayNumber) => 1.03 ** (yearOf(day) - 2022);
  const bill = (index: number, on: number, account: string, amount: number, memo: string) => ({
    vendor: vendor(index),
    on,
    account,
    cents: dollars(amount),
    spread: 0.15,
    memo,
  });

  const counter = takings(1, seed + 1);
  const receivable = documents({
    side: "receivable",
    first,
    issuedOn: together(
      wholesale(2, seed + 2, people.customer),
      catering(3, seed + 3, people.customer),
    ),
    openingAccount: "3050",
  });
  const suppliers = [8, 22].flatMap((on) => [
    bill(0, on, "1300", 3_350, "Flour, butter, eggs"),
    bill(1, on + 1, "1300", 1_450, "Coffee and tea"),
    bill(2, on + 2, "5020", 420, "Bags and cups"),
  ]);
  const payable = documents({
    side: "payable",
    first,
    issuedOn: together(
      regularBills(
        4,
        { seed: seed + 4, control: "2000", level: (day) => level(day) * season(day) },
        suppliers,
      ),
      regularBills(5, { seed: seed + 5, control: "2000", level }, [
        bill(3, 1, "6100", 4_400, "Rent"),
        bill(4, 12, "6110", 1_120, "Gas and electricity"),
        bill(5, 20, "6350", 380, "Bookkeeping"),
      ]),
    ),
    openingAccount: "3050",
  });

  return assembleBooks({
    company: {
      id: "bluestem",
      name: "Bluestem Bakery Co.",
      legalName: "Bluestem Bakery Company LLC",
      summary: "Seasonal café, year ends June",
      badges: ["Cash and accrual"],
      fiscalYearEndMonth: 6,
      closedThrough: undefined,
      first,
      last,
      defaultBasis: "cash",
    },
    accounts: bluestemChart,
    parties: people.all,
    documents: { receivable, payable },
    activities: [
      opening(6, first, openingBalances, {
        retained: "3100",
        openingEquity: "3050",
        documents: { receivable, payable },
      }),
      counter,
      ...bank(7, seed + 1, first),
      receivable.issuedOn,
      payable.issuedOn,
      receipts(10, receivable, { bank: "1010", control: "1200" }),
      billPayments(11, payable, { bank: "1010", control: "2000" }),
      ...payroll(12, {
        seed: seed + 12,
        first,
        wages: [
          ["6010", dollars(4_100)],
          ["6020", dollars(2_900)],
        ],
        level: (day) => level(day) * (0.45 + 0.55 * season(day)),
        employerTaxes: "6040",
        taxesPayable: "2200",
        bank: "1010",
      }),
      ...card(15, {
        seed: seed + 15,
        first,
        account: "2050",
        bank: "1010",
        chance: 0.14,
        purchases: [
          ["6330", vendor(6), dollars(85)],
          ["6300", vendor(7), dollars(140)],
          ["6120", vendor(8), dollars(260)],
        ],
      }),
      salesTax(17, together(counter, receivable.issuedOn), {
        payable: "2300",
        bank: "1010",
        first,
      }),
      loan(18, {
        account: "2500",
        interest: "8000",
        bank: "1010",
        first,
        opening: dollars(168_000),
        principal: dollars(1_400),
        yearlyRate: 0.0775,
        paidOn: 3,
      }),
      regular(19, entries(level)),
    ],
  });
}

const openingBalances = [
  ["1000", dollars(600)],
  ["1010", dollars(96_300)],
  ["1300", dollars(9_800)],
  ["1510", dollars(118_000)],
  ["1520", dollars(64_500)],
  ["1590", -dollars(52_400)],
  ["2350", -dollars(3_900)],
  ["2500", -dollars(168_000)],
  ["3000", -dollars(40_000)],
] as const;

const entries = (level: (day: DayNumber) => number) => [
  moving("month-end", "Depreciation", "6500", "1590", () => dollars(1_540)),
  moving("month-end", "Ingredients used", "5010", "1300", (day) =>
    Math.round(dollars(9_600) * level(day) * season(day)),
  ),
  moving("month-end", "Insurance used up", "6200", "1400", () => dollars(410)),
  moving(2, "Annual insurance", "1400", "1010", () => dollars(4_920), {
    months: [7],
    type: "Expense",
  }),
  moving(28, "Owner's draw", "3010", "1010", (day) => Math.round(dollars(3_600) * season(day)), {
    type: "Expense",
  }),
  moving(10, "New equipment", "1510", "1010", () => dollars(7_800), {
    months: [5],
    type: "Expense",
  }),
];

const customers = [
  "Bluff Street Inn",
  "Harvest Table Restaurant",
  "Prairie Grocers",
  "Lakeview Conference Center",
  "Main Street Books",
  "Red Barn Weddings",
];

const vendors = [
  "Heartland Milling",
  "Two Rivers Coffee",
  "Packright",
  "Riverside Block LLC",
  "Prairie Gas and Electric",
  "Ledger Lane Bookkeeping",
  "Kitchen Supply Corner",
  "Town Crier Media",
  "Oven Doctors",
];

const bluestemChart = chart([
  ["1000", "Cash drawers", "Bank", "CashOnHand"],
  ["1010", "Riverside Bank checking", "Bank", "Checking"],
  ["1040", "Card deposits in transit", "Other Current Asset", "UndepositedFunds"],
  ["1200", "Wholesale receivables", "Accounts Receivable", "AccountsReceivable"],
  ["1300", "Flour, coffee and supplies", "Other Current Asset", "Inventory"],
  ["1400", "Prepaid insurance", "Other Current Asset", "PrepaidExpenses"],
  ["1510", "Ovens and mixers", "Fixed Asset", "MachineryAndEquipment"],
  ["1520", "Terrace and counters", "Fixed Asset", "LeaseholdImprovements"],
  ["1590", "Accumulated depreciation", "Fixed Asset", "AccumulatedDepreciation"],
  ["2000", "Accounts payable", "Accounts Payable", "AccountsPayable"],
  ["2050", "Business card 2207", "Credit Card", "CreditCard"],
  ["2200", "Payroll taxes payable", "Other Current Liability", "PayrollTaxPayable"],
  ["2300", "Sales tax payable", "Other Current Liability", "SalesTaxPayable"],
  ["2350", "Gift cards outstanding", "Other Current Liability", "DeferredRevenue"],
  ["2400", "Tips owed to staff", "Other Current Liability", "OtherCurrentLiabilities"],
  ["2500", "SBA loan", "Long Term Liability", "NotesPayable"],
  ["3000", "Owner's capital", "Equity", "OwnersEquity"],
  ["3010", "Owner's draws", "Equity", "PersonalExpense"],
  ["3050", "Opening balance equity", "Equity", "OpeningBalanceEquity"],
  ["3100", "Retained earnings", "Equity", "RetainedEarnings"],
  ["4000", "Café sales", "Income", "SalesOfProductIncome"],
  ["4010", "Bread and pastry", "Income", "SalesOfProductIncome", "4000"],
  ["4020", "Coffee and drinks", "Income", "SalesOfProductIncome", "4000"],
  ["4100", "Wholesale bread", "Income", "SalesWholesale"],
  ["4200", "Catering", "Income", "ServiceFeeIncome"],
  ["5010", "Ingredients", "Cost of Goods Sold", "SuppliesMaterialsCogs"],
  ["5020", "Packaging", "Cost of Goods Sold", "SuppliesMaterialsCogs"],
  ["6010", "Bakers", "Expense", "PayrollExpenses"],
  ["6020", "Counter staff", "Expense", "PayrollExpenses"],
  ["6040", "Employer payroll taxes", "Expense", "PayrollExpenses"],
  ["6100", "Rent", "Expense", "RentOrLeaseOfBuildings"],
  ["6110", "Gas and electricity", "Expense", "Utilities"],
  ["6120", "Repairs", "Expense", "RepairMaintenance"],
  ["6200", "Insurance", "Expense", "Insurance"],
  ["6300", "Advertising", "Expense", "AdvertisingPromotional"],
  ["6330", "Supplies", "Expense", "SuppliesMaterials"],
  ["6350", "Bookkeeping", "Expense", "LegalProfessionalFees"],
  ["6360", "Card processing fees", "Expense", "BankCharges"],
  ["6500", "Depreciation", "Other Expense", "Depreciation"],
  ["8000", "Interest paid", "Expense", "InterestPaid"],
]);
