import type { Ledger } from "@tieout/core/ledger/ledger";
import type { Spread } from "@tieout/core/spread/spread";
import { alder, yearEndLedger } from "@tieout/core/spread/testing/year-end-ledger";
import { columnLetters } from "@tieout/core/workbook/cell";
import { financialStatementsWorkbook } from "@tieout/core/workbook/financial-statements";
import { spreadStatements } from "@tieout/core/workbook/spread-statements";
import { bytesOf, type ReadCell, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import {
  hasLibreOffice,
  recalculate,
  withoutResults,
} from "@tieout/server/xlsx/testing/recalculate";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { cafe, someBooks } from "./testing/some-books.ts";
import { reworked, withTwoOthers } from "./testing/some-spreads.ts";

describe.skipIf(!(await hasLibreOffice()))("a cell that somebody changes by 1", () => {
  it("moves its line and the totals above it, and trips the balance check", async () => {
    const { ledger } = someBooks(cafe);
    const { before, after } = await withOneMore(ledger, reworked(ledger)(ledger.accounts), "1310");

    const lastDay = columnLetters(2 + 3);
    expect(changed(before, after, "Balance sheet, years", lastDay)).toEqual([
      ["Wine <imported>", 1],
      ...[8, 7, 6, 5, 4, 3, 2, 1].map((level) => [`Total =Level ${level}`, level % 2 ? -1 : 1]),
      ["Total Other", 1],
      ["Total other assets", 1],
      ["Total assets", 1],
      [check, 1],
    ]);
    for (const earlier of ["C", "D", "E"]) {
      expect(changed(before, after, "Balance sheet, years", earlier)).toEqual([]);
    }
    expect(changed(before, after, "Income statement, years", lastDay)).toEqual([]);
  }, 120_000);

  it("moves only its own of two sections with one caption", async () => {
    const ledger = yearEndLedger("Alder", alder);
    const spread = withTwoOthers(ledger)(ledger.accounts);
    const { before, after } = await withOneMore(ledger, spread, "1420");

    const [fiscalYear2024, fiscalYear2025] = ["C", "D"];
    for (const year of [fiscalYear2024, fiscalYear2025]) {
      expect(figures(before, "Balance sheet, years", year).get(check)).toEqual([0]);
    }
    expect(figures(before, "Balance sheet, years", fiscalYear2025).get("Total Other")).toEqual([
      ...[80, 130],
    ]);
    expect(changed(before, after, "Balance sheet, years", fiscalYear2025)).toEqual([
      ["Due from owner", 1],
      ["Total Other", 1],
      ["Total current assets", 1],
      ["Total assets", 1],
      [check, 1],
    ]);
    expect(changed(before, after, "Balance sheet, years", fiscalYear2024)).toEqual([]);
  }, 120_000);
});

const check = "Check: Assets less liabilities and equity";

type Sheets = ReturnType<typeof readXlsx>;

/** The statements as LibreOffice computes them, before and after adding one to an account's last month. */
async function withOneMore(
  ledger: Ledger,
  spread: Spread,
  accountId: string,
): Promise<{ before: Sheets; after: Sheets }> {
  const file = await bytesOf(
    writeXlsx(
      financialStatementsWorkbook({
        ...spreadStatements(ledger, spread, [], "en"),
        preparation: {
          ...{ packageName: "QuickBooks Online", source: "package", language: "en" },
          asOf: new Date("2025-10-14T14:05:00Z"),
        },
        checks: [],
        numberStyle: "Actuals",
      }),
    ),
  );
  const row = 7 + ledger.accounts.findIndex(({ id }) => id === accountId);
  const column = columnLetters(6 + ledger.cuts.length - 1);
  const raised = raise(file, "Monthly balances", `${column}${row}`);
  const [before = [], after = []] = (await recalculate([file, raised].map(withoutResults))).map(
    (recalculated) => readXlsx(recalculated),
  );
  return { before, after };
}

/** Adds one to a data cell of a sheet. */
function raise(file: Uint8Array, sheet: string, address: string): Uint8Array {
  const parts = unzipSync(file);
  const place = readXlsx(file).findIndex(({ name }) => name === sheet) + 1;
  const path = `xl/worksheets/sheet${place}.xml`;
  const cell = new RegExp(`(<c r="${address}"[^>]*><v>)([^<]*)(</v>)`);
  const text = strFromU8(parts[path] ?? new Uint8Array());
  if (!cell.test(text)) throw new Error(`${sheet} has no number at ${address}`);
  parts[path] = strToU8(
    text.replace(cell, (_, start, number, end) => `${start}${Number(number) + 1}${end}`),
  );
  return zipSync(parts);
}

/** A column's figures by caption, from top to bottom. */
function figures(sheets: Sheets, sheet: string, column: string): Map<unknown, number[]> {
  const cells = sheets.find(({ name }) => name === sheet)?.cells ?? new Map<string, ReadCell>();
  const byCaption = new Map<unknown, number[]>();
  for (const [address, { value }] of cells) {
    const row = address.replace(/^[A-Z]+/, "");
    if (address !== `${column}${row}` || typeof value !== "number") continue;
    const caption = cells.get(`A${row}`)?.value;
    byCaption.set(caption, [...(byCaption.get(caption) ?? []), value]);
  }
  return byCaption;
}

/** Captions of a column's changed figures, with the differences. */
function changed(
  before: Sheets,
  after: Sheets,
  sheet: string,
  column: string,
): [caption: unknown, difference: number][] {
  const old = figures(before, sheet, column);
  return [...figures(after, sheet, column)].flatMap(([caption, values]) =>
    values.flatMap((value, i): [unknown, number][] => {
      const difference = Math.round((value - (old.get(caption)?.[i] ?? 0)) * 100) / 100;
      return difference === 0 ? [] : [[caption, difference]];
    }),
  );
}
