import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler } from "../../golden/wholesaler.ts";
import { type PeriodView, periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { ledgerBalances, resultToDate } from "../ledger/ledger-balances.ts";
import { sum } from "../money/money.ts";
import { buildStatement } from "./build-statement.ts";
import { accountsOfLine } from "./drill-down.ts";
import type { StatementType } from "./layout.ts";
import { type LayoutNode, type SectionNode, sectionsIn } from "./layout.ts";
import { standardLayout } from "./standard-layout.ts";
import type { Statement } from "./statement.ts";

describe("buildStatement", () => {
  it("lays the golden wholesaler's balance sheet out", () => {
    expect(outline(statementOf(wholesaler, "BalanceSheet"))).toEqual([
      "Assets",
      "  Current assets",
      "    Cash",
      "      Operating checking 113200 121400 119200",
      "    Total cash 113200 121400 119200",
      "    Accounts receivable",
      "      Trade accounts receivable 74000 134000 177000",
      "    Total accounts receivable 74000 134000 177000",
      "    Inventory",
      "      Marine hardware 92000 80000 77000",
      "    Total inventory 92000 80000 77000",
      "  Total current assets 279200 335400 373200",
      "  Fixed assets",
      "    Shop equipment 60000 60000 60000",
      "    Accumulated depreciation -26000 -32000 -33000",
      "  Total fixed assets 34000 28000 27000",
      "Total assets 313200 363400 400200",
      "Liabilities and equity",
      "  Liabilities",
      "    Current liabilities",
      "      Accounts payable",
      "        Trade accounts payable -58000 -76000 -98000",
      "      Total accounts payable -58000 -76000 -98000",
      "    Total current liabilities -58000 -76000 -98000",
      "    Long-term liabilities",
      "      Equipment term loan -58000 -46000 -43000",
      "    Total long-term liabilities -58000 -46000 -43000",
      "  Total liabilities -116000 -122000 -141000",
      "  Equity",
      "    Common stock -50000 -50000 -50000",
      "    Retained earnings -110000 -147200 -191400",
      "    Current earnings -37200 -44200 -17800",
      "  Total equity -197200 -241400 -259200",
      "Total liabilities and equity -313200 -363400 -400200",
    ]);
  });

  it("lays the golden wholesaler's income statement out, with its results between the sections", () => {
    expect(outline(statementOf(wholesaler, "IncomeStatement"))).toEqual([
      "Revenue",
      "  Sales -360000 -396000 -99000",
      "Total revenue -360000 -396000 -99000",
      "Cost of goods sold",
      "  Cost of goods sold 216000 240000 60000",
      "Total cost of goods sold 216000 240000 60000",
      "Gross profit -144000 -156000 -39000",
      "Operating expenses",
      "  Rent 36000 36000 9000",
      "  Payroll 60000 60000 10000",
      "  Depreciation 6000 6000 1000",
      "Total operating expenses 102000 102000 20000",
      "Operating income -42000 -54000 -19000",
      "Other expense",
      "  Loan interest 4800 4800 1200",
      "Total other expense 4800 4800 1200",
      "Income before tax -37200 -49200 -17800",
      "Income tax",
      "  Income tax 0 5000 0",
      "Total income tax 0 5000 0",
      "Net income -37200 -44200 -17800",
    ]);
  });

  it("leaves out accounts that were never used, unless they are asked for", () => {
    const shown = (showUnused: boolean) =>
      buildStatement({
        ledger: wholesaler,
        layout: standardLayout("IncomeStatement", wholesaler.accounts),
        reportingPeriod: years.reportingPeriod,
        columns: periodColumns(wholesaler, years),
        showUnused,
      }).lineItems.some(({ accountId }) => accountId === "9000");

    expect([shown(false), shown(true)]).toEqual([false, true]);
  });

  it("shows a section that waits for accounts, and none whose accounts all hide", () => {
    const section = {
      node: "section",
      headerCaption: "",
      footerCaption: "",
      reportedAs: "Debit",
    } as const;
    const statement = buildStatement({
      ledger: wholesaler,
      layout: {
        type: "IncomeStatement",
        nodes: [
          { ...section, id: "made", children: [] },
          { ...section, id: "unused", children: [{ node: "account", id: "9000" }] },
        ],
      },
      reportingPeriod: years.reportingPeriod,
      columns: periodColumns(wholesaler, years),
    });

    expect(statement.lineItems.map(({ id }) => id)).toEqual(["made/header", "made/footer"]);
  });
});

describe("a layout that somebody edited", () => {
  const standard = standardLayout("IncomeStatement", wholesaler.accounts);
  const [revenue] = sectionsIn(standard.nodes);
  const sales = revenue?.children[0];
  if (!revenue || sales?.node !== "account") throw new Error("The wholesaler has sales");
  const retail: SectionNode = {
    node: "section",
    id: "retail",
    headerCaption: "Retail",
    footerCaption: "Total retail",
    reportedAs: "Credit",
    children: [{ ...sales, caption: "Boats" }],
  };
  const readWith = (children: readonly LayoutNode[]) =>
    outline(
      buildStatement({
        ledger: wholesaler,
        layout: { ...standard, nodes: [{ ...revenue, children }, ...standard.nodes.slice(1)] },
        reportingPeriod: years.reportingPeriod,
        columns: periodColumns(wholesaler, years),
      }),
    ).slice(0, 6);

  it("shows lines and parts in the order in which they stand, under the names they were given", () => {
    expect(readWith([{ node: "account", id: "4900", caption: "Refunds" }, retail])).toEqual([
      "Revenue",
      "  Retail",
      "    Boats -360000 -396000 -99000",
      "  Total retail -360000 -396000 -99000",
      "Total revenue -360000 -396000 -99000",
      "Cost of goods sold",
    ]);
  });

  it("shows a line that was taken off as soon as it holds something", () => {
    expect(readWith([{ ...sales, hidden: true }])[1]).toBe("  Sales -360000 -396000 -99000");
  });
});

describe("any books", () => {
  it("have every account that was used on exactly one line of exactly one statement", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        const shown = [...bothOf(ledger)].flatMap(({ lineItems }) =>
          lineItems.flatMap(({ accountId = "current-earnings" }) =>
            accountId === "current-earnings" ? [] : [accountId],
          ),
        );
        const { used } = ledgerBalances(ledger);
        const expected = ledger.accounts.map(({ id }) => id).filter(used);

        expect(shown.toSorted()).toEqual(expected.toSorted());
      }),
    );
  });

  it("have assets that equal liabilities and equity, in every column of every view", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        for (const reportingPeriod of reportingPeriods) {
          const { columns, lineItems } = statementOf(ledger, "BalanceSheet", { reportingPeriod });
          const totals = lineItems.filter(
            ({ lineItemType, absoluteIndentationLevel }) =>
              lineItemType === "SectionFooter" && absoluteIndentationLevel === 0,
          );
          for (const column of columns.keys()) {
            expect(sum(totals.flatMap(({ amounts }) => amounts?.[column] ?? []))).toBe(0);
          }
        }
      }),
    );
  });

  it("have a net income that is the ledger's, and years that are the sum of their months", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        const netIncome = (view: PeriodView) => {
          const { columns, lineItems } = statementOf(ledger, "IncomeStatement", view);
          const line = lineItems.find(({ id }) => id === "formula/net-income");
          return columns.map((column, i) => ({ ...column, amount: line?.amounts?.[i] ?? 0 }));
        };
        const all = Number.POSITIVE_INFINITY;
        const finest = netIncome({ reportingPeriod: "MonthsAndMTD", atMost: all });
        const quarters = netIncome({ reportingPeriod: "FiscalQuartersAndQTD", atMost: all });

        for (const { start, end, amount } of netIncome(years)) {
          expect(amount).toBe(resultToDate(ledger, end));
          const within = (parts: typeof quarters) =>
            parts.filter((part) => part.start >= start && part.end <= end);
          const total = (parts: typeof quarters) =>
            parts.reduce((added, part) => added + part.amount, 0);
          expect(total(within(quarters))).toBe(amount);
          // Months span a mid-month year end, so only whole ones are compared.
          if (within(finest).at(-1)?.end === end && within(finest)[0]?.start === start) {
            expect(total(within(finest))).toBe(amount);
          }
        }
      }),
    );
  });

  it("have cells that the accounts behind them add up to", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        for (const statement of bothOf(ledger)) {
          for (const line of statement.lineItems) {
            for (const [column, { reportingPeriodId }] of statement.columns.entries()) {
              const behind = accountsOfLine(statement, line.id, reportingPeriodId);
              const amount = line.amounts?.[column] ?? 0;
              expect(sum(behind.map((share) => share.amount))).toBe(amount);
            }
          }
        }
      }),
    );
  });

  it("read the same backwards when the newest comes first", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        const [oldest, newest] = (["OldestFirst", "NewestFirst"] as const).map((order) =>
          statementOf(ledger, "IncomeStatement", { reportingPeriod: "MonthsAndMTD", order }),
        );

        expect(newest?.columns).toEqual(oldest?.columns.toReversed());
        expect(newest?.lineItems.map(({ amounts }) => amounts)).toEqual(
          oldest?.lineItems.map(({ amounts }) => amounts?.toReversed()),
        );
      }),
    );
  });
});

const years: PeriodView = { reportingPeriod: "FiscalYearsAndYTD" };

function statementOf(ledger: Ledger, type: StatementType, view = years): Statement {
  return buildStatement({
    ledger,
    layout: standardLayout(type, ledger.accounts),
    reportingPeriod: view.reportingPeriod,
    columns: periodColumns(ledger, view),
  });
}

function bothOf(ledger: Ledger): Statement[] {
  return [statementOf(ledger, "BalanceSheet"), statementOf(ledger, "IncomeStatement")];
}

/** Captions with indentation and whole dollars, debit positive. */
function outline({ lineItems }: Statement): string[] {
  return lineItems.map(({ captionText, absoluteIndentationLevel, amounts }) =>
    [
      " ".repeat(absoluteIndentationLevel * 2) + captionText,
      ...(amounts ?? []).map((amount) => amount / 100),
    ].join(" "),
  );
}
