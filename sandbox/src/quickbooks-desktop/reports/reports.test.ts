import { describe, expect, it } from "vitest";
import type { Basis } from "../../dex/books/books.ts";
import { parseDay } from "../../dex/books/calendar.ts";
import { aging } from "../../dex/reports/aging.ts";
import { rolledBalances, trialBalance } from "../../dex/reports/balances.ts";
import { balanceSheet, profitAndLoss } from "../../dex/reports/statements.ts";
import type { OpenCompany } from "../company-file/open-company.ts";
import { openQuickBooks } from "../quickbooks.ts";
import { askReport, cents, companyFile, type ReadReport } from "../testing/ask.ts";

const summary = (type: string, from: string, to: string, by: string, basis: Basis) =>
  `<GeneralSummaryReportQueryRq requestID="1"><GeneralSummaryReportType>${type}</GeneralSummaryReportType><DisplayReport>false</DisplayReport><ReportPeriod><FromReportDate>${from}</FromReportDate><ToReportDate>${to}</ToReportDate></ReportPeriod><SummarizeColumnsBy>${by}</SummarizeColumnsBy><ReturnRows>All</ReturnRows><ReportBasis>${basis === "cash" ? "Cash" : "Accrual"}</ReportBasis></GeneralSummaryReportQueryRq>`;

describe.each([
  ["tidewater", "accrual"],
  ["bluestem", "cash"],
] as const)("QuickBooks' reports of %s on the %s basis", (id, basis) => {
  const open = companyFile(id);
  const { books, ledgers } = open;
  const quickBooks = openQuickBooks(open);

  it("the trial balance has DEX's figures, account by account, debits and credits apart", async () => {
    const theirs = await trialBalance(books, ledgers[basis], basis, day("2026-03-31"));

    const { rows, columns } = await askReport(
      quickBooks,
      summary("TrialBalance", "2026-01-01", "2026-03-31", "TotalOnly", basis),
    );

    expect(columns).toEqual({ 1: "Label", 2: "Debit", 3: "Credit" });
    expect(accountFigures(rows, 2, 3)).toEqual(
      byFullName(open, theirs.rows, (row) => cents(row.debit) - cents(row.credit)),
    );
    expect(rows.at(-1)?.cells).toEqual({
      1: "TOTAL",
      2: theirs.totals.debit,
      3: theirs.totals.credit,
    });
  });

  it("the balance sheet by month has DEX's figures, and its two sides are the same", async () => {
    const ends = ["2026-01-31", "2026-02-28", "2026-03-31"];
    const theirs = await balanceSheet(books, ledgers[basis], basis, ends.map(day));

    const report = await askReport(
      quickBooks,
      summary("BalanceSheetStandard", "2026-01-01", "2026-03-31", "Month", basis),
    );

    expect(report.titles).toEqual(["", "Jan 31, 26", "Feb 28, 26", "Mar 31, 26"]);
    for (const [index] of ends.entries()) {
      expect(accountFigures(report.rows, index + 2)).toEqual(
        byFullName(open, theirs.rows, ({ amounts }) => cents(amounts[index])),
      );
      expect(labelled(report, "TOTAL ASSETS", index + 2)).toBe(
        labelled(report, "TOTAL LIABILITIES & EQUITY", index + 2),
      );
      expect(labelled(report, "Net Income", index + 2)).toBe(
        cents(theirs.rows.find(({ label }) => label === "Net Income")?.amounts[index]),
      );
    }
  });

  it("the income statement by month has DEX's figures, and a total behind them", async () => {
    const ranges = [
      { from: day("2026-01-01"), to: day("2026-01-31") },
      { from: day("2026-02-01"), to: day("2026-02-17") },
    ];
    const theirs = await profitAndLoss(books, ledgers[basis], basis, [
      ...ranges,
      { from: day("2026-01-01"), to: day("2026-02-17") },
    ]);

    const report = await askReport(
      quickBooks,
      summary("ProfitAndLossStandard", "2026-01-01", "2026-02-17", "Month", basis),
    );

    expect(report.titles).toEqual(["", "Jan 26", "Feb 1 - 17, 26", "TOTAL"]);
    for (const column of [0, 1, 2]) {
      expect(accountFigures(report.rows, column + 2)).toEqual(
        byFullName(open, theirs.rows, ({ amounts }) => cents(amounts[column])),
      );
      expect(labelled(report, "Net Income", column + 2)).toBe(
        cents(theirs.rows.find(({ label }) => label === "Net Income")?.amounts[column]),
      );
    }
  });

  it("the general ledger balances, and takes each account from its opening to its closing", async () => {
    const { rows, columns } = await askReport(
      quickBooks,
      `<GeneralDetailReportQueryRq requestID="7"><GeneralDetailReportType>GeneralLedger</GeneralDetailReportType><ReportPeriod><FromReportDate>2026-02-01</FromReportDate><ToReportDate>2026-02-28</ToReportDate></ReportPeriod>${["TxnID", "Date", "Account", "Credit", "Debit", "Amount", "RunningBalance"].map((column) => `<IncludeColumn>${column}</IncludeColumn>`).join("")}<ReportBasis>${basis === "cash" ? "Cash" : "Accrual"}</ReportBasis></GeneralDetailReportQueryRq>`,
    );
    const { balances: before } = await rolledBalances(books, ledgers[basis], day("2026-01-31"));
    const { balances: after } = await rolledBalances(books, ledgers[basis], day("2026-02-28"));

    const lines = rows.filter(({ kind, cells }) => kind === "DataRow" && cells[2] !== undefined);
    const moved = new Map<string, number>();
    const byTransaction = new Map<string, number>();
    for (const { cells } of lines) {
      const amount = cents(cells[5]) - cents(cells[6]);
      moved.set(cells[4] ?? "", (moved.get(cells[4] ?? "") ?? 0) + amount);
      byTransaction.set(cells[2] ?? "", (byTransaction.get(cells[2] ?? "") ?? 0) + amount);
    }

    expect(Object.values(columns)).toEqual([
      "Blank",
      "TxnID",
      "Date",
      "Account",
      "Debit",
      "Credit",
      "Amount",
      "RunningBalance",
    ]);
    expect(lines.length).toBeGreaterThan(50);
    expect([...byTransaction.values()].every((sum) => sum === 0)).toBe(true);
    for (const account of books.accounts) {
      const movement = (after.get(account.number) ?? 0) - (before.get(account.number) ?? 0);
      expect([account.number, moved.get(open.fullName(account)) ?? 0]).toEqual([
        account.number,
        movement,
      ]);
    }
  });
});

describe.each([
  ["AR", "receivable"],
  ["AP", "payable"],
] as const)("%s aging", (prefix, side) => {
  const open = companyFile("tidewater");
  const asked = (type: string) =>
    `<AgingReportQueryRq><AgingReportType>${type}</AgingReportType><ReportPeriod><ToReportDate>2026-06-30</ToReportDate></ReportPeriod><ReportAgingAsOf>ReportEndDate</ReportAgingAsOf></AgingReportQueryRq>`;

  it("has DEX's buckets, party by party", async () => {
    const theirs = aging(open.books, side, day("2026-06-30"));

    const { rows, titles } = await askReport(openQuickBooks(open), asked(`${prefix}AgingSummary`));

    expect(titles).toEqual(["", "Current", "1 - 30", "31 - 60", "61 - 90", "> 90", "TOTAL"]);
    expect(
      rows.map(({ cells }) => [
        cells[1],
        cells[2],
        cells[3],
        cells[4],
        cells[5],
        cells[6],
        cells[7],
      ]),
    ).toEqual(
      [...theirs.rows, { label: "TOTAL", ...theirs.totals }].map((row) => [
        row.label,
        row.current,
        row.days1To30,
        row.days31To60,
        row.days61To90,
        row.days91AndOver,
        row.total,
      ]),
    );
  });

  it("in detail lists what was open on that day, credits below zero", async () => {
    const theirs = open.books.openDocuments(side, day("2026-06-30"));

    const { rows, columns } = await askReport(openQuickBooks(open), asked(`${prefix}AgingDetail`));

    const items = rows.filter(({ kind }) => kind === "DataRow");
    expect(columns[9]).toBe("OpenBalance");
    expect(items).toHaveLength(theirs.length);
    expect(items.reduce((sum, { cells }) => sum + cents(cells[9]), 0)).toBe(
      cents(aging(open.books, side, day("2026-06-30")).totals.total),
    );
  });
});

const labelled = ({ rows }: ReadReport, label: string, column: number) =>
  cents(rows.find(({ cells }) => cells[1] === label)?.cells[column]);

/** Figures of accounts' own rows, without zeros; a second column counts as credits. */
function accountFigures(rows: ReadReport["rows"], column: number, credits?: number) {
  return new Map(
    rows
      .filter(({ kind, about }) => kind === "DataRow" && about !== undefined)
      .map(({ about, cells }): [string, number] => [
        about ?? "",
        cents(cells[column]) - (credits === undefined ? 0 : cents(cells[credits])),
      ])
      .filter(([, amount]) => amount !== 0),
  );
}

function byFullName<Row extends { readonly accountId: string | null }>(
  { books, fullName }: OpenCompany,
  rows: readonly Row[],
  amountOf: (row: Row) => number,
): Map<string, number> {
  return new Map(
    rows.flatMap((row) => {
      const account = books.accounts.find(({ id }) => id === row.accountId);
      const amount = amountOf(row);
      return account && amount !== 0 ? [[fullName(account), amount] as const] : [];
    }),
  );
}

function day(text: string): number {
  const number = parseDay(text);
  if (number === undefined) throw new Error(`${text} isn't a day`);
  return number;
}
