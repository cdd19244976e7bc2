import { toMinor } from "@tieout/core/money";
import { benchmarkIds, benchmarks } from "@tieout/core/risk/benchmarks";
import { type RiskAmount, type RiskInputs, riskAmounts } from "@tieout/core/risk/inputs";
import { openPd1, type RiskModel } from "@tieout/core/risk/model";
import { hasEnoughRatios, ratioIds, riskRatios } from "@tieout/core/risk/ratios";
import { scoreRisk } from "@tieout/core/risk/score";
import { sectorShift } from "@tieout/core/risk/sector";
import {
  contractor,
  engineers,
  physicians,
  restaurant,
  strong,
  weak,
} from "@tieout/core/risk/testing/firms";
import { riskTexts } from "@tieout/core/workbook/risk-texts";
import { riskWorkbook } from "@tieout/core/workbook/risk-workbook";
import { riskFacts } from "@tieout/core/workbook/testing/risk-facts";
import { differences, formulasOf } from "@tieout/server/xlsx/testing/formulas";
import { bytesOf, type ReadCell, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import {
  hasLibreOffice,
  recalculate,
  withoutResults,
} from "@tieout/server/xlsx/testing/recalculate";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

const reason = "LibreOffice (soffice) isn't installed, so no risk sheet is recalculated";
const hasSoffice = await hasLibreOffice();
if (!hasSoffice) process.stderr.write(`${reason}\n`);

const { inventory: _, ...withoutInventory } = restaurant.year;
const { accountsReceivable: __, ...withoutReceivables } = restaurant.year;

type Others = Pick<NonNullable<Parameters<typeof riskFacts>[1]>, "model" | "changes">;

const firms: Readonly<
  Record<string, readonly [RiskInputs, naicsCode?: string | undefined, others?: Others]>
> = {
  "a restaurant": [restaurant, "722511"],
  "a restaurant without a code": [restaurant],
  "a restaurant without a prior year": [{ ...restaurant, prior: {} }, "722511"],
  "a restaurant without inventory": [{ ...restaurant, year: withoutInventory }, "722511"],
  "a restaurant without receivables": [{ ...restaurant, year: withoutReceivables }, "722511"],
  "a restaurant of an unknown sector": [restaurant, "990000"],
  "a contractor with a loss": [contractor, "238220"],
  "engineers who owe nothing": [engineers, "541330"],
  "physicians whose draws are retained": [physicians, "621111"],
  "a retailer, whose sector has two prefixes": [restaurant, "455110"],
  "engineers whose books are in yen": [engineers, "541330", { changes: { currency: "JPY" } }],
  "a contractor by a recalibrated model": [contractor, "238220", { model: recalibrated() }],
  "the strong vector": [strong, "621111"],
  "the weak vector": [weak, "445110"],
};

describe.skipIf(!hasSoffice)("LibreOffice, given a risk sheet without results", () => {
  it("comes to core's figures within a billionth, and to what was stored", async () => {
    const names = Object.keys(firms);
    const files = await Promise.all(
      Object.values(firms).map(([inputs, naicsCode, others]) =>
        fileOf(riskFacts(inputs, { naicsCode, postalCode: "30301", ...others })),
      ),
    );

    const recalculated = await recalculate(files.map(withoutResults));

    for (const [index, name] of names.entries()) {
      const [ours, theirs] = [formulasOf(files[index]), formulasOf(recalculated[index])];
      expect(ours.length, name).toBeGreaterThan(120);
      expect(differences(ours, theirs, billionth), name).toEqual([]);
      const checks = rowOf(recalculated[index], "Check: inputs below against the analysis");
      expect(checks, name).toHaveLength(5);
      expect(Math.max(...checks.map(Number)), name).toBeLessThan(1e-9);
    }
  }, 120_000);

  it("follows whatever is typed into the inputs, as core's model would", async () => {
    // Stored figures stay the restaurant's, so only formulas can give the new ones.
    const stored = riskFacts(restaurant, { naicsCode: "722511", changes: { shown } });
    const typed = fc.sample(anyInputs, { numRuns: 60, seed: 20_260_204 });
    const files = await Promise.all(
      typed.map(({ inputs, naicsCode }) =>
        fileOf({
          ...stored,
          made: { ...stored.made, naicsCode },
          analysis: { ...stored.analysis, inputs },
        }),
      ),
    );

    const recalculated = await recalculate(files.map(withoutResults));

    let estimates = 0;
    for (const [index, { inputs, naicsCode }] of typed.entries()) {
      const ratios = riskRatios(inputs);
      const score = scoreRisk(openPd1, ratios, sectorShift(openPd1, naicsCode));
      const told = JSON.stringify({ inputs, naicsCode });
      const { totalAssets = 0 } = inputs.year;
      const isScored = totalAssets > 0 && hasEnoughRatios(ratios);
      const file = recalculated[index];

      for (const [place, id] of ratioIds.entries()) {
        const [value] = ratioRow(file, place);
        expectNear(value, ratios[id], `${id} of ${told}`);
      }
      for (const [caption, figures] of [
        ["Within the years, from these inputs", score.cumulative],
        ["In that year alone, if still in business", score.forward],
      ] as const) {
        const found = rowOf(file, caption);
        figures.forEach((figure, year) => {
          expectNear(found[year], isScored ? figure : undefined, `${caption}: ${told}`);
        });
      }
      const known = benchmarks(inputs.year, shown.year);
      for (const id of benchmarkIds) {
        const [value] = rowOf(file, riskTexts.en.benchmarks.names[id]);
        expectNear(value, known[id], `${id} of ${told}`);
      }
      estimates += isScored ? 1 : 0;
    }
    expect(estimates).toBeGreaterThan(20);
    expect(estimates).toBeLessThan(60);
  }, 300_000);
});

/** Of a figure, or of 1 where it's smaller. */
const billionth = (value: number) => 1e-9 * Math.max(1, Math.abs(value));

const shown = {
  year: { grossProfit: toMinor(85_000_000), interestExpense: toMinor(3_200_000) },
  prior: {},
};

/** A model with another level, and a cap that this firm reaches. */
function recalibrated(): RiskModel {
  const [first, ...later] = openPd1.intercepts;
  return { ...openPd1, version: "lender-1", intercepts: [first + 1, ...later], cap: [0.06, 0.2] };
}

/** Any of them may be absent, zero, negative or tiny. */
const anyAmount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 500_000_000 }) },
  { weight: 2, arbitrary: fc.integer({ min: -50_000_000, max: 50_000_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 1, -1) },
);
const anyInputs = fc.record({
  inputs: fc
    .record(
      {
        ...(Object.fromEntries(riskAmounts.map((name) => [name, anyAmount])) as Record<
          RiskAmount,
          typeof anyAmount
        >),
        priorSales: anyAmount,
      },
      { requiredKeys: ["totalAssets", "totalLiabilities", "netIncome"] },
    )
    .map(({ priorSales, ...year }): RiskInputs => {
      const minor = Object.entries(year).map(([name, amount]) => [name, toMinor(amount)]);
      return {
        year: Object.fromEntries(minor),
        prior: priorSales === undefined ? {} : { sales: toMinor(priorSales) },
      };
    }),
  naicsCode: fc.constantFrom(undefined, "722511", "238220", "335999", "491110", "990000"),
});

function fileOf(facts: Parameters<typeof riskWorkbook>[0]): Promise<Uint8Array> {
  return bytesOf(writeXlsx(riskWorkbook(facts)));
}

/** Columns B to F of the row with a caption, on the first sheet. */
function rowOf(file: Uint8Array = Buffer.of(), caption: string): (string | number | undefined)[] {
  const cells = readXlsx(file)[0]?.cells ?? new Map<string, ReadCell>();
  const address = [...cells].find(([, { value }]) => value === caption)?.[0];
  const row = Number(address?.slice(1));
  return valuesOn(cells, row);
}

/** A ratio's value, by its position in the table. */
function ratioRow(file: Uint8Array = Buffer.of(), place: number) {
  const cells = readXlsx(file)[0]?.cells ?? new Map<string, ReadCell>();
  const title = [...cells].find(([, { value }]) => value === "Ratio")?.[0];
  return valuesOn(cells, Number(title?.slice(1)) + 1 + place);
}

function valuesOn(cells: ReadonlyMap<string, ReadCell>, row: number) {
  return ["B", "C", "D", "E", "F"].map((letter) => cells.get(`${letter}${row}`)?.value);
}

function expectNear(
  found: string | number | undefined,
  wanted: number | undefined,
  about: string,
): void {
  if (wanted === undefined) {
    expect(found ?? "", about).toBe("");
    return;
  }
  expect(typeof found, about).toBe("number");
  const gap = Math.abs(Number(found) - wanted);
  expect(gap / Math.max(1, Math.abs(wanted)), about).toBeLessThan(1e-9);
}
