import { payroll } from "../activities/payroll.ts";
import { card, loan, moving, opening, regular } from "../activities/regular.ts";
import { billPayments, receipts, regularBills, writeOffs } from "../activities/trade.ts";
import { assembleBooks } from "../assemble.ts";
import { type Books, chart, dollars, memberOf, namesOf, parties, together } from "../books.ts";
import { type DayNumber, dayNumber, startOfFiscalYear, yearOf } from "../calendar.ts";
import { documents } from "../documents.ts";
import { defects, duplicateInvoices, growth, jobCosts, jobs, season } from "./ortega-trade.ts";

/** A roofing contractor whose books have defects: see `ortega-trade.ts`. */
export function ortega(last: DayNumber, seed: number): Books {
  const first = dayNumber(yearOf(startOfFiscalYear(last, 12)) - 5, 1, 1);
  const people = parties({
    customer: customers,
    vendor: vendors,
    other: ["J. Ortega", "M. Ortega"],
  });
  const vendor = memberOf(people.vendor);
  const level = (day: DayNumber) => 1.03 ** (yearOf(day) - 2022);
  const bill = (index: number, on: number, account: string, amount: number, memo: string) => ({
    vendor: vendor(index),
    on,
    account,
    cents: dollars(amount),
    spread: 0.1,
    memo,
  });

  const invoiced = jobs(1, seed + 1, people.customer);
  const receivable = documents({
    side: "receivable",
    first,
    issuedOn: invoiced,
    openingAccount: "3050",
    planted: duplicateInvoices(2, last, memberOf(people.customer)(11)),
  });
  const payable = documents({
    side: "payable",
    first,
    issuedOn: together(
      jobCosts(3, seed + 3, invoiced, people.vendor.slice(0, 5)),
      regularBills(4, { seed: seed + 4, control: "2000", level }, [
        bill(5, 1, "6100", 2_900, "Yard rent"),
        bill(6, 13, "6340", 640, "Telephone and software"),
        bill(7, 19, "6300", 1_350, "Advertising"),
        { ...bill(8, 25, "6350", 2_600, "Accounting"), months: [3, 6, 9, 12] },
      ]),
    ),
    openingAccount: "3050",
  });

  return assembleBooks({
    company: {
      id: "ortega",
      name: "Ortega Brothers Roofing",
      legalName: "Ortega Brothers Roofing LLC",
      summary: "Contractor, with planted defects",
      badges: ["Unbalanced entry", "Suspense balance", "Aging off"],
      fiscalYearEndMonth: 12,
      closedThrough: startOfFiscalYear(last, 12) - 1,
      first,
      last,
      defaultBasis: "accrual",
    },
    accounts: ortegaChart,
    parties: people.all,
    documents: { receivable, payable },
    activities: [
      opening(5, first, openingBalances, {
        retained: "3100",
        openingEquity: "3050",
        documents: { receivable, payable },
      }),
      receivable.issuedOn,
      payable.issuedOn,
      receipts(6, receivable, { bank: "1010", control: "1200" }),
      writeOffs(7, receivable, { against: "6370", control: "1200" }),
      billPayments(8, payable, { bank: "1010", control: "2000" }),
      ...payroll(9, {
        seed: seed + 9,
        first,
        wages: [
          ["5020", dollars(13_400)],
          ["6030", dollars(4_900)],
        ],
        level: (day) => growth(day) * (0.35 + 0.65 * season(day)),
        employerTaxes: "6040",
        taxesPayable: "2210",
        bank: "1010",
        accrued: "2200",
      }),
      ...card(12, {
        seed: seed + 12,
        first,
        account: "2050",
        bank: "1010",
        chance: 0.35,
        purchases: [
          ["6310", vendor(9), dollars(130)],
          ["5010", vendor(10), dollars(210)],
        ],
      }),
      loan(14, {
        account: "2500",
        interest: "8000",
        bank: "1010",
        first,
        opening: dollars(129_600),
        principal: dollars(1_800),
        yearlyRate: 0.0725,
        paidOn: 7,
      }),
      regular(15, entries),
      defects(16, last),
    ],
  });
}

const openingBalances = [
  ["1010", dollars(392_000)],
  ["1020", dollars(30_000)],
  ["1510", dollars(214_000)],
  ["1520", dollars(96_500)],
  ["1590", -dollars(121_800)],
  ["2500", -dollars(129_600)],
  ["2600", -dollars(60_000)],
  ["3000", -dollars(80_000)],
] as const;

const entries = [
  moving("month-end", "Depreciation", "6500", "1590", () => dollars(3_250)),
  moving("month-end", "Insurance used up", "6200", "1410", () => dollars(4_800)),
  moving(4, "Annual insurance", "1410", "1010", () => dollars(57_600), {
    months: [1],
    type: "Expense",
  }),
  moving(26, "Members' draw", "3010", "1010", (day) => Math.round(dollars(6_500) * growth(day)), {
    type: "Expense",
  }),
  moving(9, "Deposit for spring job", "1010", "2400", () => dollars(14_000), {
    months: [2],
    type: "Deposit",
  }),
  moving(30, "Spring job done", "2400", "4010", () => dollars(14_000), { months: [4] }),
  moving(30, "Truck", "1510", "1010", () => dollars(31_000), { months: [9], type: "Expense" }),
  moving(31, "Interest on member's loan", "8000", "1010", () => dollars(1_200), {
    months: [3, 12],
    type: "Expense",
  }),
];

const customers = namesOf(
  [
    "Alder Court",
    "Birch Hollow",
    "Cedar Ridge",
    "Dunmore Street",
    "Elm Park",
    "Foxglove Lane",
    "Granite Hill",
  ],
  ["Homeowners", "Apartments", "Elementary School", "Church", "Storage"],
  30,
);

const vendors = [
  "Shingle and Shake Supply",
  "Sheetmetal Brothers",
  "Highline Crews",
  "Torres Gutters",
  "Liftworks Rental",
  "Quarry Road Yards",
  "Mountain Telecom",
  "Valley Classifieds",
  "Kessler Tax and Audit",
  "Gas-n-Go Fleet",
  "Builders' Counter",
];

const ortegaChart = chart([
  ["1010", "First State checking", "Bank", "Checking"],
  ["1020", "Equipment savings", "Bank", "Savings"],
  ["1200", "Accounts receivable", "Accounts Receivable", "AccountsReceivable"],
  ["1220", "Retainage receivable", "Other Current Asset", "Retainage"],
  ["1410", "Prepaid insurance", "Other Current Asset", "PrepaidExpenses"],
  ["1510", "Trucks", "Fixed Asset", "Vehicles"],
  ["1520", "Lifts and tools", "Fixed Asset", "MachineryAndEquipment"],
  ["1590", "Accumulated depreciation", "Fixed Asset", "AccumulatedDepreciation"],
  ["1900", "Suspense", "Other Current Asset", "OtherCurrentAssets"],
  ["2000", "Accounts payable", "Accounts Payable", "AccountsPayable"],
  ["2050", "Fuel card", "Credit Card", "CreditCard"],
  ["2200", "Accrued wages", "Other Current Liability", "PayrollClearing"],
  ["2210", "Payroll taxes payable", "Other Current Liability", "PayrollTaxPayable"],
  ["2400", "Customer deposits", "Other Current Liability", "DeferredRevenue"],
  ["2500", "Truck loans", "Long Term Liability", "NotesPayable"],
  ["2600", "Loan from J. Ortega", "Long Term Liability", "ShareholderNotesPayable"],
  ["3000", "Members' capital", "Equity", "PartnersEquity"],
  ["3010", "Members' draws", "Equity", "PartnerDistributions"],
  ["3050", "Opening balance equity", "Equity", "OpeningBalanceEquity"],
  ["3100", "Retained earnings", "Equity", "RetainedEarnings"],
  ["4010", "Roof replacement", "Income", "ServiceFeeIncome"],
  ["4020", "Repairs and gutters", "Income", "ServiceFeeIncome"],
  ["5010", "Job materials", "Cost of Goods Sold", "SuppliesMaterialsCogs"],
  ["5020", "Crew wages", "Cost of Goods Sold", "CostOfLaborCos"],
  ["5030", "Subcontractors", "Cost of Goods Sold", "CostOfLaborCos"],
  ["5040", "Lift and dumpster rental", "Cost of Goods Sold", "EquipmentRentalCos"],
  ["6030", "Office wages", "Expense", "PayrollExpenses"],
  ["6040", "Employer payroll taxes", "Expense", "PayrollExpenses"],
  ["6100", "Yard rent", "Expense", "RentOrLeaseOfBuildings"],
  ["6200", "Liability and workers' insurance", "Expense", "Insurance"],
  ["6300", "Advertising", "Expense", "AdvertisingPromotional"],
  ["6310", "Fuel", "Expense", "Auto"],
  ["6340", "Telephone and software", "Expense", "OfficeGeneralAdministrativeExpenses"],
  ["6350", "Legal and accounting", "Expense", "LegalProfessionalFees"],
  ["6370", "Bad debt", "Expense", "BadDebts"],
  ["6500", "Depreciation", "Other Expense", "Depreciation"],
  ["8000", "Interest paid", "Expense", "InterestPaid"],
]);
