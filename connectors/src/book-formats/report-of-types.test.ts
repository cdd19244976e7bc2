import { sideOf } from "@tieout/core/account-types/account-class";
import type { ReportedAccount } from "@tieout/core/book-mapping/reported-statement";
import { rowsOf } from "@tieout/core/book-mapping/testing/rows";
import { describe, expect, it } from "vitest";
import { formatDay } from "../../../sandbox/src/dex/books/calendar.ts";
import {
  growsByCredits,
  type LayoutAccount,
} from "../../../sandbox/src/dex/exports/layouts/business.ts";
import {
  balancesOn,
  type Layout,
  layoutId,
  pathOf,
} from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { reportOfTypes } from "./report-of-types.ts";
import { sideOfType, totalsWritten } from "./testing/layout-sides.ts";
import { statementOf } from "./testing/statement-of-layout.ts";

const statements = layouts.filter(
  ({ report, says }) => ["profit-and-loss", "balance-sheet"].includes(report) && says !== "sums",
);

describe("a profit and loss or a balance sheet of a package", () => {
  it.each(statements.map((layout) => [layoutId(layout), layout] as const))(
    "says its accounts' sides, and what it adds up to: %s",
    async (_, layout) => {
      const report = await statementOf(layout);

      expect([report.kind, report.from, report.to]).toEqual(daysIn(layout));
      const isNumbered = report.accounts.every(({ number }) => number !== undefined);
      expect(Object.fromEntries(report.accounts.map(sideByName))).toEqual(
        sidesIn(layout, isNumbered),
      );
      expect(
        report.accounts.every(({ classes: [first, ...rest] }) => {
          return first !== undefined && rest.every((one) => sideOf(one) === sideOf(first));
        }),
      ).toBe(true);
      expect([report.netIncome, report.totalAssets]).toEqual(totalsIn(layout));
      expect(Object.fromEntries(report.accounts.map(amountByName))).toEqual(
        amountsIn(layout, isNumbered),
      );
    },
  );

  it("says nothing of a sheet without sections", () => {
    const rows = rowsOf(`
Account | Total
Checking | 10.00
Sales | 10.00`);

    expect(reportOfTypes(rows, { digits: 2 })).toBeUndefined();
  });

  it("takes the column of the whole year, and a loss below zero", () => {
    const rows = rowsOf(`
Profit and Loss
 | Jan 2025 | Feb 2025 | Total
Income | | |
Sales | 10.00 | 20.00 | 30.00
Total Income | 10.00 | 20.00 | 30.00
Expenses | | |
Rent | 25.00 | 25.00 | 50.00
Total Expenses | 25.00 | 25.00 | 50.00
Net Income | (15.00) | (5.00) | (20.00)`);

    expect(reportOfTypes(rows, { digits: 2 })).toMatchObject({
      accounts: [{ name: "Sales" }, { name: "Rent" }],
      netIncome: -2_000,
    });
  });
});

/** By number, or by the whole name where a package has none. */
const keyOf = ({ number, under, name }: ReportedAccount) => number ?? [...under, name].join(":");

const sideByName = (account: ReportedAccount) => {
  const [usual] = account.classes;
  return [keyOf(account), usual && sideOf(usual)] as const;
};

const amountByName = (account: ReportedAccount) => [keyOf(account), account.amount] as const;

const isOfResult = ({ type }: LayoutAccount) =>
  sideOfType[type] === "income" || sideOfType[type] === "expense";

function shownIn({ company, report }: Layout) {
  const balances = balancesOn(company, company.to);
  return company.accounts.flatMap((account) => {
    const cents = balances.get(account.role) ?? 0;
    const isShown = isOfResult(account) === (report === "profit-and-loss") && cents !== 0;
    return isShown ? [{ account, cents: growsByCredits(account) ? -cents : cents }] : [];
  });
}

const sidesIn = (layout: Layout, isNumbered: boolean) =>
  Object.fromEntries(
    shownIn(layout).map(({ account }) => [keyIn(account, isNumbered), sideOfType[account.type]]),
  );

/** As a statement prints them. */
const amountsIn = (layout: Layout, isNumbered: boolean) =>
  Object.fromEntries(
    shownIn(layout).map(({ account, cents }) => [
      keyIn(account, isNumbered),
      printed(layout)(account, cents),
    ]),
  );

const keyIn = (account: LayoutAccount, isNumbered: boolean) =>
  isNumbered ? account.number : pathOf(account);

/** FreeAgent's balance sheet has debits above zero, in whole pounds. */
const printed =
  ({ says }: Layout) =>
  (account: LayoutAccount, cents: number) => {
    if (says !== "whole amounts") return cents;
    return Math.round((growsByCredits(account) ? -cents : cents) / 100) * 100;
  };

/** Intacct's title has the last day alone. */
function daysIn({ company, report, package: name }: Layout) {
  const says = report === "profit-and-loss" && name !== "Sage Intacct";
  return [report, says ? formatDay(company.from) : undefined, formatDay(company.to)];
}

/** FreeAgent's last lines are after dividends, and its total assets after liabilities. */
function totalsIn(layout: Layout) {
  if (layout.package === "FreeAgent") return [undefined, undefined];
  const { netIncome, totalAssets } = totalsWritten(layout);
  return [netIncome, layout.report === "profit-and-loss" ? undefined : totalAssets];
}
