import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import { wholesaler, wholesalerFigures } from "../../golden/wholesaler.ts";
import { periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import { buildStatement } from "../statement/build-statement.ts";
import { captioned } from "../statement/captions.ts";
import type { Layout } from "../statement/layout.ts";
import { standardLayout } from "../statement/standard-layout.ts";
import type { Statement } from "../statement/statement.ts";
import type { Cell, Row } from "./cell.ts";
import {
  type FinancialStatementsFacts,
  financialStatementsWorkbook,
} from "./financial-statements.ts";
import { sheetNameFault, type Workbook } from "./workbook.ts";

describe("financialStatementsWorkbook", () => {
  it("has a sheet for each statement and view, the data behind them, and the way there", () => {
    expect(workbookOf(wholesaler).sheets.map(({ name }) => name)).toEqual([
      "Contents",
      "Balance sheet, years",
      "Balance sheet, quarters",
      "Balance sheet, months",
      "Income statement, years",
      "Income statement, quarters",
      "Income statement, months",
      "Cash flow, years",
      "Cash flow, quarters",
      "Cash flow, months",
      "Trial balance",
      "Monthly balances",
      "Monthly activity",
      "Chart of accounts",
      "Tie-out",
    ]);
  });

  it("says on each sheet whose figures these are, and how far to trust them (D-43)", () => {
    for (const sheet of workbookOf(wholesaler).sheets) {
      const texts = rowsOf(sheet.rows)
        .slice(0, 4)
        .map(({ cells }) => textOf(cells[0]));
      expect(texts[0]).toBe("Tidewater Marine Supply, Inc.");
      expect(texts[1]).toMatch(/ · Accrual basis$/);
      expect(texts[2]).toMatch(/US dollars/);
      expect(texts[3]).toBe(
        "Unaudited. Prepared from QuickBooks Online as of Mar 15, 2026, 12:00 UTC",
      );
    }
  });

  it("writes exact amounts in any number style", () => {
    const [exact, thousands] = (["Actuals", "Thousands"] as const).map((numberStyle) =>
      resultsOf(workbookOf(wholesaler, { numberStyle }), "Balance sheet, years"),
    );

    expect(thousands).toEqual(exact);
    for (const { assets } of Object.values(wholesalerFigures)) expect(exact).toContain(assets);
  });

  it("makes every figure of a statement a formula", () => {
    const sheets = workbookOf(wholesaler).sheets.filter(({ name }) =>
      /statement|sheet,|flow,/.test(name),
    );
    const kinds = sheets.flatMap(({ rows }) =>
      rowsOf(rows).flatMap(({ cells }) => cells.map((cell) => cell?.kind)),
    );

    expect(sheets).toHaveLength(9);
    expect(kinds).toContain("formula");
    expect(kinds).not.toContain("amount");
    expect(kinds).not.toContain("number");
  });

  it("ties out, whatever the books", () => {
    fc.assert(
      fc.property(anyBooks, ({ ledger }) => {
        const verdicts = rowsOf(workbookOf(ledger).sheets[0]?.rows ?? []).flatMap(({ cells }) =>
          cells[2]?.kind === "formula" ? [resultOf(cells[2])] : [],
        );
        const opened = ledger.months.some(
          ({ end, opening }) => end === ledger.cuts[0] && opening !== 0,
        );
        const provedFlows = reportingPeriods.filter(
          (reportingPeriod) =>
            opened ||
            periodColumns(ledger, { reportingPeriod }).some(({ start }) => start !== ledger.from),
        );
        expect(verdicts).toHaveLength(9 + provedFlows.length);
        expect(new Set(verdicts)).toEqual(new Set([0]));
      }),
      { numRuns: 25 },
    );
  });

  it("says by how much it doesn't tie out", () => {
    const [first, ...rest] = wholesaler.months;
    if (!first) throw new Error("The wholesaler has no months");
    const broken = {
      ...wholesaler,
      months: [{ ...first, closing: toMinor(first.closing + 7) }, ...rest],
    };

    const [contents] = workbookOf(broken).sheets;

    const verdict = rowsOf(contents?.rows ?? []).find(
      ({ cells }) => textOf(cells[0]) === "Monthly balances",
    );
    expect(resultOf(verdict?.cells[2])).toBe(7);
  });

  it("says that accounts of unknown type balance a sheet, where they do", () => {
    const says = (ledger: Ledger) =>
      workbookOf(ledger).sheets.flatMap(({ rows }) =>
        rowsOf(rows).flatMap(
          ({ cells: [first] }) => textOf(first)?.match(/Assets .*less.* equity/)?.[0] ?? [],
        ),
      );
    const [account, ...others] = wholesaler.accounts;
    if (!account) throw new Error("The wholesaler has no accounts");
    const unknown = { ...account, classification: "unknown" } as const;

    expect(new Set(says(wholesaler))).toEqual(new Set(["Assets less liabilities and equity"]));
    expect(new Set(says({ ...wholesaler, accounts: [unknown, ...others] }))).toEqual(
      new Set(["Assets and accounts of unknown type less liabilities and equity"]),
    );
  });

  it("refuses two layouts of one statement", () => {
    const statements = [...statementsOf(wholesaler), ...statementsOf(wholesaler)];

    expect(() => workbookOf(wholesaler, { statements })).toThrow("Two layouts");
  });

  it("checks many sections by several formulas, none longer than spreadsheets take", () => {
    const statements = statementsOf(wholesaler).map((statement) => ({
      ...statement,
      layout: longer,
    }));
    const [statement] = statements;
    if (!statement) throw new Error("There are no statements");

    const { sheets } = workbookOf(wholesaler, { statements: [statement] });

    const formulas = sheets.flatMap(({ rows }) =>
      rowsOf(rows).flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell?.kind === "formula" ? [cell.formula.length] : [])),
      ),
    );
    expect(Math.max(...formulas)).toBeLessThan(8_192);
  });

  it("adds up a total of very many parts by sums below the statement", () => {
    const parts = Array.from({ length: 600 }, (_, index) => ({
      node: "section" as const,
      id: `part-${index}`,
      headerCaption: "Other",
      footerCaption: "Total other",
      reportedAs: index % 2 === 0 ? ("Debit" as const) : ("Credit" as const),
      children: [],
    }));
    const layout: Layout = {
      ...standard,
      nodes: standard.nodes.map((node) =>
        node.node === "section" && node.id === "assets"
          ? { ...node, children: [...parts.slice(0, 300), ...node.children, ...parts.slice(300)] }
          : node,
      ),
    };
    const reportingPeriod = "FiscalYearsAndYTD";
    const columns = periodColumns(wholesaler, { reportingPeriod });
    const statement = buildStatement({ ledger: wholesaler, layout, reportingPeriod, columns });

    const { sheets } = workbookOf(wholesaler, { statements: [statement] });
    const rows = rowsOf(sheets[1]?.rows ?? []);
    const [total, ...sums] = rows.filter(({ cells }) =>
      /^Total assets/.test(textOf(cells[0]) ?? ""),
    );

    expect(sums.map(({ cells }) => textOf(cells[0]))).toEqual([
      "Total assets, part 1 of 3",
      "Total assets, part 2 of 3",
      "Total assets, part 3 of 3",
    ]);
    const first = rows.findIndex(({ cells }) => /part 1 of 3$/.test(textOf(cells[0]) ?? "")) + 1;
    expect(formulaOf(total?.cells[2])).toBe(`SUM(C${first}:C${first + 2})`);
    expect(resultOf(total?.cells[2])).toBe(wholesalerFigures["2024-12-31"].assets);
    expect(
      Math.max(...rows.flatMap(({ cells }) => cells.map((c) => formulaOf(c)?.length ?? 0))),
    ).toBeLessThan(8_192);
  });

  it("names its sheets as spreadsheets allow", () => {
    for (const { name } of workbookOf(wholesaler).sheets) {
      expect(sheetNameFault(name)).toBeUndefined();
    }
  });
});

const standard = captioned(standardLayout("BalanceSheet", wholesaler.accounts), "en");
const longer = {
  ...standard,
  nodes: [
    ...standard.nodes,
    ...Array.from({ length: 70 }, (_, index) => ({
      node: "section" as const,
      id: `added-${index}`,
      headerCaption: `A section that somebody has added, number ${index}`,
      footerCaption: "Total",
      reportedAs: "Debit" as const,
      children: [],
    })),
  ],
};

function workbookOf(ledger: Ledger, change: Partial<FinancialStatementsFacts> = {}): Workbook {
  return financialStatementsWorkbook({
    preparation: {
      packageName: "QuickBooks Online",
      source: "package",
      asOf: new Date("2026-03-15T12:00:00Z"),
      language: "en",
    },
    ledger,
    statements: statementsOf(ledger),
    checks: [],
    numberStyle: "Actuals",
    ...change,
  });
}

function statementsOf(ledger: Ledger): Statement[] {
  return (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) => {
    const layout = captioned(standardLayout(type, ledger.accounts), "en");
    return reportingPeriods.map((reportingPeriod) => {
      const columns = periodColumns(ledger, { reportingPeriod });
      return buildStatement({ ledger, layout, reportingPeriod, columns });
    });
  });
}

function resultsOf({ sheets }: Workbook, name: string): unknown[] {
  const sheet = sheets.find((candidate) => candidate.name === name);
  return rowsOf(sheet?.rows ?? []).flatMap(({ cells }) => cells.map(resultOf));
}

function rowsOf(rows: Workbook["sheets"][number]["rows"]): Row[] {
  if (!(Symbol.iterator in rows)) throw new Error("These rows can't be read at once");
  return [...rows];
}

function textOf(cell: Cell | undefined): string | undefined {
  return cell?.kind === "text" ? cell.text : undefined;
}

function formulaOf(cell: Cell | undefined): string | undefined {
  return cell?.kind === "formula" ? cell.formula : undefined;
}

function resultOf(cell: Cell | undefined): number | undefined {
  return cell?.kind === "formula" && cell.result.kind === "amount" ? cell.result.amount : undefined;
}
