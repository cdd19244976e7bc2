import { describe, expect, it } from "vitest";
import type { Language } from "../language/language.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { standardSpread } from "../spread/spread.ts";
import { alder, yearEndLedger } from "../spread/testing/year-end-ledger.ts";
import type { Cell, Row } from "./cell.ts";
import { financialStatementsWorkbook } from "./financial-statements.ts";
import { spreadStatements } from "./spread-statements.ts";

const ledger = yearEndLedger("Alder", alder);

describe("the cash flow sheet", () => {
  it("reads from net income to the cash at the end, with its proof below (S-U78)", () => {
    expect(valuesOf(ledger).slice(6)).toEqual([
      ["From", undefined, "2024-01-01", "2025-01-01"],
      ["To", "Number", "2024-12-31", "2025-12-31"],
      ["Operating activities"],
      ["Net income", undefined, 272_00, -22_00],
      ["Depreciation and amortization", undefined, 40_00, 40_00],
      ["Change in accounts receivable", undefined, "Unknown", -58_00],
      ["Change in prepaid expenses", undefined, "Unknown", 0],
      ["Change in other current assets", undefined, "Unknown", -30_00],
      ["Change in accounts payable", undefined, "Unknown", 20_00],
      ["Net cash from operating activities", undefined, "Unknown", -50_00],
      [],
      ["Investing activities"],
      ["Fixed assets", undefined, "Unknown", 0],
      [
        "Accumulated depreciation, less depreciation and amortization for the period",
        undefined,
        "Unknown",
        0,
      ],
      ["Net cash from investing activities", undefined, "Unknown", 0],
      [],
      ["Financing activities"],
      ["Short-term debt", undefined, "Unknown", -70_00],
      ["Long-term debt", undefined, "Unknown", 0],
      ["Contributions and distributions", undefined, "Unknown", 0],
      ["Entries posted to retained earnings", undefined, "Unknown", 0],
      ["Net cash from financing activities", undefined, "Unknown", -70_00],
      [],
      ["Net change in cash", undefined, "Unknown", -120_00],
      ["Cash at beginning of period", undefined, "Unknown", 100_00],
      ["Cash at end of period", undefined, 100_00, -20_00],
      [],
      ["Check: Change in cash less that of the cash accounts", undefined, undefined, 0],
    ]);
  });

  it("refers to the income statement and the data sheets", () => {
    const formulas = (caption: string) =>
      rowsOf(ledger)
        .find(({ cells: [first] }) => shownIn(first) === caption)
        ?.cells.flatMap((cell) => (cell?.kind === "formula" ? [cell.formula] : []));

    const income = "Income statement, years";
    const row =
      rowsOf(ledger, income).findIndex(({ cells: [first] }) => shownIn(first) === "Net income") + 1;
    expect(formulas("Net income")).toEqual([`'${income}'!C${row}`, `'${income}'!D${row}`]);
    expect(formulas("Change in prepaid expenses")?.[0]).toMatch(
      /^-SUMPRODUCT\(\('Monthly activity'!\$D\$7:\$D\$\d+="Prepaid expense"\)/,
    );
    expect(formulas("Cash at beginning of period")?.[0]).toMatch(
      /MATCH\(D\$7-1,'Monthly balances'!/,
    );
    expect(formulas("Net change in cash")).toEqual(["D16+D21+D28"]);
  });

  it("takes accounts of unknown nature out of the line of what they may be", () => {
    const guessed = {
      ...ledger,
      accounts: ledger.accounts.map((account) =>
        account.id === "1200" ? { ...account, confidence: 0.5 } : account,
      ),
    };

    const rows = rowsOf(guessed);
    const own = rows.findIndex(({ cells: [first] }) => shownIn(first) === "Receivables") + 1;
    const [, , , receivables] =
      rows.find(({ cells: [first] }) => shownIn(first) === "Change in accounts receivable")
        ?.cells ?? [];

    expect(shownIn(rows[own - 2]?.cells[0])).toBe("Accounts of unknown nature");
    expect(rows[own - 1]?.cells.map(shownIn)).toEqual(["Receivables", "1200", "Unknown", -60_00]);
    expect(shownIn(receivables)).toBe(2_00);
    expect(receivables?.kind === "formula" && receivables.formula).toMatch(
      new RegExp(`-SUM\\(D${own}:D${own}\\)$`),
    );
  });

  it("has a verdict on Contents only where a period can be proved", () => {
    const first = yearEndLedger(
      "Alder",
      alder.map(([number, name, classification, amount = 0]) => [
        number,
        name,
        classification,
        amount,
      ]),
    );
    const verdictOf = (books: Ledger) =>
      rowsOf(books, "Contents").find(({ cells: [sheet] }) => shownIn(sheet) === "Cash flow, years")
        ?.cells[2];

    expect(shownIn(verdictOf(ledger))).toBe(0);
    expect(verdictOf(first)).toBeUndefined();
  });

  it("is named and captioned in the reader's language", () => {
    const captions = (language: Language, sheet: string) =>
      rowsOf(ledger, sheet, language).map(({ cells: [first] }) => shownIn(first));

    expect(captions("es", "Flujos de efectivo, ejercicios")).toContain(
      "Variación neta del efectivo",
    );
    expect(captions("fr", "Flux de trésorerie, exercices")).toContain(
      "Variation nette de trésorerie",
    );
  });
});

function valuesOf(books: Ledger) {
  return rowsOf(books)
    .map(({ cells }) => cells.map(shownIn))
    .map(withoutEnd);
}

/** Headings have no figures. */
function withoutEnd(values: ReturnType<typeof shownIn>[]) {
  return values.slice(0, values.findLastIndex((value) => value !== undefined) + 1);
}

function rowsOf(books: Ledger, name = "Cash flow, years", language: Language = "en"): Row[] {
  const { sheets } = financialStatementsWorkbook({
    ...spreadStatements(books, standardSpread(books.accounts), [], language),
    preparation: {
      packageName: "QuickBooks Online",
      source: "package",
      asOf: new Date("2026-03-15T12:00:00Z"),
      language,
    },
    checks: [],
    numberStyle: "Actuals",
  });
  const { rows } = sheets.find((sheet) => sheet.name === name) ?? { rows: [] };
  if (!(Symbol.iterator in rows)) throw new Error("These rows can't be read at once");
  return [...rows];
}

function shownIn(cell: Cell | undefined): string | number | undefined {
  const value = cell?.kind === "formula" ? cell.result : cell;
  switch (value?.kind) {
    case "text":
      return value.text;
    case "amount":
      return value.amount;
    case "day":
      return value.day;
    default:
      return undefined;
  }
}
