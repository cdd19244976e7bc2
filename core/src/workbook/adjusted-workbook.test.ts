import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyBooks } from "../../golden/any-books.ts";
import type { Spread } from "../spread/spread.ts";
import { entry, ledger, lines, spread, wagesOwed } from "../spread/testing/adjusting.ts";
import { anyAdjustments } from "../spread/testing/any-adjustments.ts";
import type { Cell, Row } from "./cell.ts";
import { financialStatementsWorkbook } from "./financial-statements.ts";
import type { DescribedAdjustment } from "./posted-entries.ts";
import { spreadStatements } from "./spread-statements.ts";
import { sheetNameFault, type Workbook } from "./workbook.ts";

const overdrawn = entry({ id: "overdrawn" });
const accrued = entry({
  id: "accrued",
  kind: "Accrual",
  lines: lines(["6000", 15], [wagesOwed, -15]),
  reason: "=Wages owed",
});

describe("a workbook of adjusted statements", () => {
  it("has a sheet of three columns a period for each statement, and one of the entries", () => {
    const { sheets } = workbookOf([overdrawn]);

    expect(sheets.slice(10, 17).map(({ name }) => name)).toEqual([
      "Adj. balance sheet, years",
      "Adj. balance sheet, quarters",
      "Adj. balance sheet, months",
      "Adj. income statement, years",
      "Adj. income statement, quarters",
      "Adj. income statement, months",
      "Adjustments",
    ]);
    expect(sheets.map(({ name }) => sheetNameFault(name)).filter(Boolean)).toEqual([]);
    expect(lineOf(sheets, "Adj. balance sheet, years", "Line of credit")).toEqual([
      20_000, 0, 20_000, 13_000, 2_000, 15_000, 1,
    ]);
    expect(lineOf(sheets, "Adj. balance sheet, years", "Total assets").slice(3)).toEqual([
      70_000, 2_000, 72_000, 1,
    ]);
  });

  it("refers to the reported sheet, and shows lines that it doesn't have", () => {
    const { sheets } = workbookOf([accrued]);
    const formulas = (caption: string) =>
      cellsOf(sheets, "Adj. balance sheet, years", caption).flatMap((cell) =>
        cell?.kind === "formula" ? [cell.formula] : [],
      );

    expect(formulas("Checking")[0]).toBe("'Balance sheet, years'!C11");
    expect(formulas("Checking")[2]).toMatch(/^C\d+\+D\d+$/);
    expect(formulas("Accrued wages")[0]).toMatch(/^-INDEX\('Monthly balances'/);
    expect(captionsOf(sheets, "Balance sheet, years")).not.toContain("Accrued wages");
  });

  it("lists each entry with its origin, and drafts apart", () => {
    const described: DescribedAdjustment = {
      ...accrued,
      documentName: "payroll.pdf",
      madeBy: "Dana Reyes",
      madeAt: new Date("2026-02-03T04:05:06Z"),
    };
    const draft = entry({ id: "draft", status: "Draft" });
    const rows = valuesOf(workbookOf([described, draft]).sheets, "Adjustments").slice(5);

    expect(rows[1]).toEqual([
      ...[1, "Accrual", "2025-12-31", undefined, "6000", "Wages", 1_500, undefined, "=Wages owed"],
      ...["payroll.pdf", "Dana Reyes", "2026-02-03", "Confirmed"],
      ...[1_500, "Nominal", "2025-12-31", 21, 0],
    ]);
    expect(rows[2]?.slice(4, 8)).toEqual([undefined, "Accrued wages", undefined, 1_500]);
    expect(rows.slice(5).map(([first, , , , , account]) => [first, account])).toEqual([
      ["Drafts, not counted", undefined],
      ["Entry", "Account"],
      [2, "Checking"],
      [2, "Line of credit"],
    ]);
  });

  it("says that it adds up, where only reported figures tie out", () => {
    const [contents] = workbookOf([overdrawn]).sheets;
    const verdicts = rowsOf(contents?.rows).flatMap(({ cells: [name, , verdict] }) =>
      name?.kind === "text" && verdict?.kind === "formula"
        ? [[name.text, verdict.style.numberFormat?.includes("Ties out")]]
        : [],
    );

    expect(verdicts.filter(([, tiesOut]) => !tiesOut).map(([name]) => name)).toEqual([
      ...["years", "quarters", "months"].map((view) => `Adj. balance sheet, ${view}`),
      ...["years", "quarters", "months"].map((view) => `Adj. income statement, ${view}`),
      "Adjustments",
    ]);
  });

  it("is as it was without a confirmed entry of its basis", () => {
    const other = [entry({ status: "Draft" }), entry({ id: "cash", basis: "cash" })];

    expect(workbookOf(other).sheets.map(({ name }) => name)).toEqual(
      workbookOf([]).sheets.map(({ name }) => name),
    );
  });

  it("adds up in every check, whatever the books and entries", () => {
    fc.assert(
      fc.property(
        anyBooks.chain(({ ledger: books }) => fc.tuple(fc.constant(books), anyAdjustments(books))),
        ([books, { spread: given }]) => {
          const [contents] = workbookOf(given.adjustments, { ...given }, books).sheets;
          const verdicts = rowsOf(contents?.rows).flatMap(({ cells: [, , verdict] }) =>
            verdict?.kind === "formula" ? [shownIn(verdict)] : [],
          );
          expect(verdicts).toEqual(verdicts.map(() => 0));
        },
      ),
      { numRuns: 20 },
    );
  });
});

function workbookOf(
  entries: readonly DescribedAdjustment[],
  laidOut: Spread = spread,
  books = ledger,
): Workbook {
  const adjusted = { ...laidOut, adjustments: entries };
  return financialStatementsWorkbook({
    ...spreadStatements(books, adjusted, entries, "en"),
    preparation: {
      packageName: "QuickBooks Online",
      source: "package",
      asOf: new Date("2026-03-15T12:00:00Z"),
      language: "en",
    },
    checks: [],
    numberStyle: "Actuals",
  });
}

function lineOf(sheets: Workbook["sheets"], name: string, caption: string) {
  return cellsOf(sheets, name, caption).slice(2).map(shownIn);
}

function cellsOf(sheets: Workbook["sheets"], name: string, caption: string) {
  const rows = rowsOf(sheets.find((sheet) => sheet.name === name)?.rows);
  return rows.find(({ cells: [first] }) => shownIn(first) === caption)?.cells ?? [];
}

function captionsOf(sheets: Workbook["sheets"], name: string) {
  return valuesOf(sheets, name).map(([caption]) => caption);
}

function valuesOf(sheets: Workbook["sheets"], name: string) {
  const rows = rowsOf(sheets.find((sheet) => sheet.name === name)?.rows);
  return rows.map(({ cells }) => cells.map(shownIn));
}

function rowsOf(rows: Workbook["sheets"][number]["rows"] = []): Row[] {
  if (!(Symbol.iterator in rows)) throw new Error("These rows can't be read at once");
  return [...rows];
}

function shownIn(cell: Cell | undefined): string | number | undefined {
  const value = cell?.kind === "formula" ? cell.result : cell;
  switch (value?.kind) {
    case "text":
      return value.text;
    case "number":
      return value.number;
    case "amount":
      return value.amount;
    case "day":
      return value.day;
    default:
      return undefined;
  }
}
