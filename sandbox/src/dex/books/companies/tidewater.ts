import { regularBills } from "../activities/bills.ts";
import { card } from "../activities/card.ts";
import { loan } from "../activities/loan.ts";
import { opening } from "../activities/opening.ts";
import { payroll } from "../activities/payroll.ts";
import { regular } from "../activities/regular.ts";
import { salesTax } from "../activities/sales-tax.ts";
import { billPayments, receipts, writeOffs } from "../activities/settlements.ts";
import { assembleBooks } from "../assemble.ts";
import type { Books } from "../books.ts";
import { type DayNumber, dayNumber, startOfFiscalYear, yearOf } from "../calendar.ts";
import { documents } from "../documents.ts";
import { dollars } from "../dollars.ts";
import { parties } from "../parties.ts";
import { together } from "../transaction.ts";
import { tidewaterChart } from "./tidewater-chart.ts";
import { bills, cardPurchases, entries, openingBalances } from "./tidewater-entries.ts";
import { customers, vendors } from "./tidewater-parties.ts";
import { purchases, returns, sales } from "./tidewater-trade.ts";

/** A wholesaler of marine supplies: receivables, payables, inventory, payroll, debt, fixed assets. */
export function tidewater(last: DayNumber, seed: number): Books {
  const first = dayNumber(yearOf(startOfFiscalYear(last, 12)) - 5, 1, 1);
  const people = parties({ customer: customers, vendor: vendors, other: ["Tidewater payroll"] });
  const level = (day: DayNumber) => 1.03 ** (yearOf(day) - 2022);

  const invoiced = sales(1, seed + 1, people.customer);
  const returned = returns(2, invoiced);
  const receivable = documents({
    side: "receivable",
    first,
    issuedOn: together(invoiced, returned),
    openingAccount: "3050",
  });
  const stocked = purchases(3, seed + 3, [invoiced, returned], people.vendor.slice(0, 8));
  const overheads = regularBills(
    4,
    { seed: seed + 4, control: "2010", level },
    bills(people.vendor),
  );
  const payable = documents({
    side: "payable",
    first,
    issuedOn: together(stocked, overheads),
    openingAccount: "3050",
  });

  return assembleBooks({
    company: {
      id: "tidewater",
      name: "Tidewater Marine Supply, Inc.",
      legalName: "Tidewater Marine Supply, Inc.",
      summary: "Wholesaler, year ends December, five years",
      badges: ["Receivables", "Payables", "Inventory"],
      fiscalYearEndMonth: 12,
      closedThrough: startOfFiscalYear(last, 12) - 1,
      first,
      last,
      defaultBasis: "accrual",
    },
    accounts: tidewaterChart,
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
      billPayments(8, payable, { bank: "1010", control: "2010" }),
      ...payroll(9, {
        seed: seed + 9,
        first,
        wages: [
          ["6010", dollars(9_850)],
          ["6020", dollars(8_400)],
          ["6030", dollars(9_200)],
        ],
        level,
        employerTaxes: "6040",
        taxesPayable: "2210",
        bank: "1020",
        fundedFrom: "1010",
        accrued: "2200",
      }),
      ...card(12, {
        seed: seed + 12,
        first,
        account: "2050",
        bank: "1010",
        chance: 0.15,
        purchases: cardPurchases(people.vendor),
      }),
      salesTax(14, receivable.issuedOn, { payable: "2300", bank: "1010", first }),
      loan(15, {
        account: "2500",
        interest: "8000",
        bank: "1010",
        first,
        opening: dollars(381_600),
        principal: dollars(5_300),
        yearlyRate: 0.066,
        paidOn: 5,
      }),
      regular(16, entries(first)),
    ],
  });
}
