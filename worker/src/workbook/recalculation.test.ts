import { financialStatementsWorkbook, type Workbook } from "@tieout/core/workbook";
import { describe, expect, it } from "vitest";
import { buildWorkbook } from "./index.ts";
import { bytesOf, type ReadCell, readXlsx } from "./testing/read-xlsx.ts";
import { hasLibreOffice, recalculate, withoutResults } from "./testing/recalculate.ts";
import { cafe, someBooks } from "./testing/some-books.ts";
import { someStatements } from "./testing/some-statements.ts";

const reason = "LibreOffice (soffice) isn't installed, so nothing here is recalculated";
const hasSoffice = await hasLibreOffice();
if (!hasSoffice) process.stderr.write(`${reason}\n`);

describe.skipIf(!hasSoffice)("LibreOffice, given a workbook without results", () => {
  it.each([
    ["financial statements in actuals", () => statementsOf("Actuals", cafe)],
    ["financial statements in thousands", () => statementsOf("Thousands", cafe)],
    ["financial statements in yen", () => statementsOf("Actuals", { ...cafe, currency: "JPY" })],
  ])(
    "comes to our own figures: %s",
    async (_, plan) => {
      const file = await bytesOf(buildWorkbook(plan()));
      const shipped = formulasOf(file);

      const theirs = formulasOf(await recalculate(withoutResults(file)));

      expect(shipped.length).toBeGreaterThan(20);
      expect(theirs.map(([place]) => place)).toEqual(shipped.map(([place]) => place));
      expect(differences(shipped, theirs)).toEqual([]);
    },
    120_000,
  );

  it("finds a wrong result in the file", async () => {
    const file = await bytesOf(buildWorkbook(statementsOf("Actuals", cafe)));
    const shipped = formulasOf(file).map(([place, cell], index): [string, ReadCell] =>
      index === 7 ? [place, { ...cell, value: Number(cell.value) + 0.01 }] : [place, cell],
    );

    const theirs = formulasOf(await recalculate(withoutResults(file)));

    expect(differences(shipped, theirs)).toHaveLength(1);
  }, 120_000);
});

function statementsOf(numberStyle: "Actuals" | "Thousands", shape: typeof cafe): Workbook {
  const { ledger } = someBooks(shape);
  return financialStatementsWorkbook({
    preparation: { packageName: "QuickBooks Online", asOf: new Date("2025-10-14T14:05:00Z") },
    ledger,
    statements: someStatements(ledger),
    checks: [],
    numberStyle,
  });
}

function formulasOf(file: Uint8Array): [place: string, cell: ReadCell][] {
  return readXlsx(file).flatMap(({ name, cells }) =>
    [...cells]
      .filter(([, { formula }]) => formula !== undefined)
      .map(([address, cell]): [string, ReadCell] => [`${name}!${address}`, cell]),
  );
}

/** Sums of doubles stray far below a hundredth of a cent; more than that is another figure. */
function differences(
  ours: readonly (readonly [string, ReadCell])[],
  theirs: readonly (readonly [string, ReadCell])[],
): string[] {
  return ours.flatMap(([place, { formula, value }], index) => {
    const other = theirs[index]?.[1].value;
    const same =
      typeof value === "number" && typeof other === "number"
        ? Math.abs(value - other) < 0.000_1
        : value === other;
    return same ? [] : [`${place} =${formula}: ours ${value}, theirs ${other}`];
  });
}
