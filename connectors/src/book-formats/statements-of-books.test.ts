import { bookFile } from "@tieout/core/book-mapping/book-file";
import { accountTypesOf } from "@tieout/core/book-mapping/file-account-types";
import type { StatementTypes } from "@tieout/core/book-mapping/reported-statement";
import {
  contradicts,
  reportedTotals,
  statementFindings,
} from "@tieout/core/book-mapping/statement-findings";
import { withStatements } from "@tieout/core/book-mapping/statement-types";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import { type Layout, layoutId } from "../../../sandbox/src/dex/exports/layouts/layout.ts";
import { layouts } from "../../../sandbox/src/dex/exports/layouts/registry.ts";
import { totalsWritten } from "./testing/layout-sides.ts";
import { readLayout } from "./testing/read-layout.ts";
import { statementOf } from "./testing/statement-of-layout.ts";

const isStatement = ({ report }: Layout) =>
  report === "profit-and-loss" || report === "balance-sheet";

const isByAccount = (layout: Layout) => isStatement(layout) && layout.says !== "sums";

const withReports = new Set(layouts.filter(isByAccount).map((one) => one.package));

const booksOfPackages = layouts.filter(
  (layout) =>
    withReports.has(layout.package) &&
    !isStatement(layout) &&
    layout.report !== "chart-of-accounts" &&
    layout.says !== "no openings",
);

/** One format of each report is enough. */
const books = booksOfPackages.filter(
  ({ package: name, report, variant }, i, all) =>
    i ===
    all.findIndex(
      (one) => one.package === name && one.report === report && one.variant === variant,
    ),
);

/** Two accounts of one name, which only parents tell apart: the ledger has numbers in their place, and the statements none. */
const ambiguous: Readonly<Record<string, readonly string[]>> = {
  "quickbooks-online-general-ledger-account-numbers-xlsx": ["Depreciation"],
};

/** Its trial balance says that the card is a bank account, and so an asset, and its balance sheet that it's a liability. */
const saysOtherwise = "xero-trial-balance-xlsx";

describe("a profit and loss and a balance sheet of the same books", () => {
  it.each(books.map((layout) => [layoutId(layout), layout] as const))(
    "agree with them to the cent, and say every type that moves a total: %s",
    async (_, layout) => {
      const booked = await bookedWith(layout, await statementsOf(layout.package));

      const findings = statementFindings(booked);
      const unmatched = ambiguous[layoutId(layout)] ?? [];
      const isWhole = (kind: string) => kind === "balance-sheet" && layout.package === "FreeAgent";
      expect(findings).toHaveLength(2);
      for (const finding of findings) {
        expect(finding).toMatchObject({ period: "same", isOfOtherBooks: false });
        expect(finding.matched).toBeGreaterThan(10);
        expect(finding.isRounded ?? false).toBe(isWhole(finding.kind));
        if (!finding.isRounded) {
          expect(finding.figures?.differing.count).toBe(0);
          expect(finding.figures?.compared).toBeGreaterThan(10);
        }
        expect(finding.unmatched.some.map(({ name }) => name)).toEqual(unmatched);
        const isOther = finding.kind === "balance-sheet" && layoutId(layout) === saysOtherwise;
        expect(contradicts(finding)).toBe(isOther);
      }
      const [first, second] = findings;
      const { netIncome, totalAssets } = totalsWritten(layout);
      // FreeAgent's last lines are after dividends, and its total assets after liabilities.
      if (layout.package !== "FreeAgent") {
        expect(first?.figures?.netIncome).toEqual({ reported: netIncome, booked: netIncome });
        expect(second?.figures?.totalAssets?.reported).toBe(totalAssets);
      }
      const types = accountTypesOf(booked, { digits: 2, materialityBasisPoints: 100 });
      const guessed = types?.accounts.filter(({ balance }) => balance !== 0) ?? [];
      expect([...new Set(guessed.map(({ name }) => name))]).toEqual(unmatched);
    },
  );

  it("name the account whose figure is another, with both amounts, and the totals of that statement prove nothing", async () => {
    const layout = aLedger();
    const [profitAndLoss, balanceSheet] = await statementsOf(layout.package);
    if (!profitAndLoss || !balanceSheet) throw new Error("It has both");
    const accounts = profitAndLoss.accounts.map((one, i) =>
      i === 3 ? { ...one, amount: toMinor(one.amount + 1_00) } : one,
    );
    const wrong = { ...profitAndLoss, accounts };

    const booked = await bookedWith(layout, [wrong, balanceSheet]);

    const [finding] = statementFindings(booked);
    const [difference] = finding?.figures?.differing.some ?? [];
    expect(finding?.figures?.differing.count).toBe(1);
    expect(difference).toMatchObject({ name: accounts[3]?.name });
    expect((difference?.reported ?? 0) - (difference?.booked ?? 0)).toBe(1_00);
    expect(finding && contradicts(finding)).toBe(true);
    expect(reportedTotals(booked)).toEqual(totalsOnly(balanceSheet));
  });

  it("say types, and neither figures nor totals, where they're of another period", async () => {
    const layout = aLedger();
    const statements = await statementsOf(layout.package);
    const earlier = statements.map((one) => ({ ...one, to: "2024-12-31" as Day }));

    const booked = await bookedWith(layout, earlier);

    for (const { period, figures, matched } of statementFindings(booked)) {
      expect([period, figures]).toEqual(["other", undefined]);
      expect(matched).toBeGreaterThan(10);
    }
    const types = accountTypesOf(booked, { digits: 2, materialityBasisPoints: 100 });
    expect(types?.totals).toBeUndefined();
  });

  it("are of the books' period without days of their own, if all their figures are", async () => {
    const layout = aLedger();
    const [profitAndLoss] = await statementsOf(layout.package);
    if (!profitAndLoss) throw new Error("It has one");
    const { from: _, to: __, ...undated } = profitAndLoss;
    const [one, ...others] = undated.accounts;
    if (!one) throw new Error("It has accounts");
    const wrong = { ...undated, accounts: [{ ...one, amount: toMinor(1) }, ...others] };

    const [right] = statementFindings(await bookedWith(layout, [undated]));
    const [unknown] = statementFindings(await bookedWith(layout, [wrong]));

    expect([right?.period, unknown?.period]).toEqual(["same", "unknown"]);
    expect(unknown?.figures).toBeUndefined();
  });
});

const totalsOnly = ({ netIncome, totalAssets }: StatementTypes) => ({ netIncome, totalAssets });

function aLedger(): Layout {
  const layout = layouts.find((one) => layoutId(one) === "quickbooks-desktop-general-ledger-xlsx");
  if (!layout) throw new Error("It's in the registry");
  return layout;
}

async function bookedWith(layout: Layout, statements: readonly StatementTypes[]) {
  const { books } = await readLayout(layout);
  return bookFile(withStatements(books, statements), "2026-07-01" as Day);
}

async function statementsOf(name: string): Promise<StatementTypes[]> {
  const own = layouts.filter((one) => one.package === name && isStatement(one));
  return Promise.all(own.map((one) => statementOf(one)));
}
