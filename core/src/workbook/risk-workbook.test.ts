import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import { languages } from "../language/language.ts";
import { toMinor } from "../money/money.ts";
import { contractor, restaurant } from "../risk/testing/firms.ts";
import type { Cell, Row } from "./cell.ts";
import type { RiskWorkbookFacts } from "./risk-facts.ts";
import { riskTexts } from "./risk-texts.ts";
import { riskWorkbook } from "./risk-workbook.ts";
import { everyRiskFact, riskFacts } from "./testing/risk-facts.ts";
import { bookWorkbooks, cellsOf, textsOf } from "./testing/some-workbooks.ts";
import { sheetNameFault } from "./workbook.ts";

const { figureNames, ratioNames, probabilities, inputs: inputTexts, none } = riskTexts.en;

describe("the sheet of a risk analysis", () => {
  it("leads from inputs to each probability by formulas, and checks each against what was stored", () => {
    const facts = riskFacts(restaurant, { naicsCode: "722511", postalCode: "30301" });

    const rows = sheetRows(facts);

    const { cumulative, forward } = facts.analysis.score;
    const [live, alone] = [probabilities.cumulative, probabilities.forward].map((caption) =>
      rowOf(rows, caption),
    );
    expect(live?.map(resultOf)).toEqual(cumulative);
    expect(alone?.map(resultOf)).toEqual(forward);
    expect(live?.every(({ kind }) => kind === "formula")).toBe(true);
    expect(rowOf(rows, probabilities.storedCumulative).map(kindOf)).toEqual(five("number"));
    expect(rowOf(rows, probabilities.check).map(kindOf)).toEqual(five("formula"));
    expect(rowOf(rows, probabilities.peers).map(kindOf)).toEqual(five("number"));
  });

  it("leaves cells of unknown figures empty, as zero is a figure", () => {
    const rows = sheetRows(riskFacts({ ...contractor, prior: {} }));

    expect(rowOf(rows, figureNames.inventory).slice(0, 2).map(kindOf)).toEqual(["blank", "blank"]);
    expect(rowOf(rows, figureNames.sales).slice(0, 2).map(kindOf)).toEqual(["amount", "blank"]);
    for (const unknown of [ratioNames.inv_days, ratioNames.growth]) {
      const [value, knot, points] = rowOf(rows, unknown).map(resultOf);
      expect([value, knot, points]).toEqual(["", "", 0]);
    }
    const zero = { ...contractor, year: { ...contractor.year, inventory: toMinor(0) } };
    const [stock] = rowOf(sheetRows(riskFacts(zero)), figureNames.inventory);
    expect(stock).toMatchObject({ kind: "amount", amount: 0 });
  });

  it("has as-reported figures beside the inputs only where adjustments change one", () => {
    const { analysis, ...facts } = riskFacts(restaurant);
    const year = { ...restaurant.year, netIncome: toMinor(100) };
    const reported = { inputs: { ...restaurant, year }, shown: { year: {}, prior: {} } };
    const adjusted = { ...facts, analysis: { ...analysis, asReported: reported } };

    const [before, after] = [{ ...facts, analysis }, adjusted].map(sheetRows);

    expect(rowOf(before, figureNames.netIncome)[2]).toBeUndefined();
    expect(rowOf(after, figureNames.netIncome)[2]).toMatchObject({ amount: 100 });
    expect(rowOf(before, probabilities.reported)).toEqual([]);
    expect(rowOf(after, probabilities.reported)).toMatchObject([
      { text: riskTexts.en.reportedNotScorable },
    ]);
    expect(textsOf(riskWorkbook(adjusted))).toContain("As reported, FY 2025");
    expect(textsOf(riskWorkbook({ ...facts, analysis }))).not.toContain("As reported, FY 2025");
  });

  it("lists overrides on a sheet of their own, and says so beside the figure", () => {
    const [without, overridden] = [riskFacts(restaurant), everyRiskFact("en")];

    expect(riskWorkbook(without).sheets.map(({ name }) => name)).toEqual([
      "Risk analysis",
      "Model",
    ]);
    expect(rowOf(sheetRows(without), "Overrides")[0]).toMatchObject({ text: none });
    const { sheets } = riskWorkbook(overridden);
    expect(sheets.map(({ name }) => name)).toEqual(["Risk analysis", "Model", "Overrides"]);
    expect(rowOf(sheetRows(overridden), "Overrides")[0]).toMatchObject({
      text: "Risk is higher · 2 in all",
      linkTo: "Overrides",
    });
    expect(textsOf(riskWorkbook(overridden))).toContain("1010 1");
  });

  it("says what isn't claimed of the figure, whose it is and by which model", () => {
    const facts = riskFacts(restaurant);

    const texts = textsOf(riskWorkbook(facts));

    const { made, analysis } = facts;
    const told = [made.financialRecordId, made.by, analysis.modelVersion, analysis.modelHash];
    expect([...texts]).toEqual(
      expect.arrayContaining([
        ...riskTexts.en.words,
        ...told,
        "Version 3, as reported",
        "Feb 4, 2026, 09:30 UTC",
        inputTexts.hint,
      ]),
    );
  });

  it("never takes a text of a person or of the books into a formula", () => {
    const plain = formulasOf(withTexts(() => "Text"));
    expect(plain.length).toBeGreaterThan(120);

    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 8 }), (texts) => {
        let next = 0;
        const found = formulasOf(withTexts(() => texts[next++ % texts.length] ?? ""));

        expect(found).toEqual(plain);
      }),
      { numRuns: 50 },
    );
  });
});

describe.each(languages)("the sheet of a risk analysis, in %s,", (language) => {
  const { sheets, words, probabilities: own } = riskTexts[language];

  it("is in no workbook of books, so that no borrower's copy can have it", () => {
    const names = new Set(Object.values(sheets));
    const itself = textsOf(riskWorkbook(everyRiskFact(language)));
    expect([...itself]).toEqual(expect.arrayContaining([own.title, ...words]));

    for (const workbookIn of Object.values(bookWorkbooks(wholesaler))) {
      const workbook = workbookIn(language);
      const texts = textsOf(workbook);

      expect(workbook.sheets.filter(({ name }) => names.has(name))).toEqual([]);
      expect([own.title, ...words].filter((text) => texts.has(text))).toEqual([]);
      expect(workbook.definedNames.filter(({ name }) => name.endsWith("_PD"))).toEqual([]);
    }
  });

  it("cuts no text off at a neighbor's figure", () => {
    const { sheets: planned } = riskWorkbook(everyRiskFact(language));

    const cut = planned.flatMap(({ columns, rows }) =>
      [...(rows as Iterable<Row>)].flatMap(({ cells }) =>
        cells.flatMap((cell, column) => {
          if (cell?.kind !== "text" || cell.style.wrap) return [];
          const next = cells[column + (cell.style.align === "right" ? -1 : 1)];
          const isFree = next === undefined || next.kind === "blank";
          const width = columns[column]?.width ?? 0;
          return isFree || cell.text.length * 0.95 + 1 <= width ? [] : [cell.text];
        }),
      ),
    );

    expect(cut).toEqual([]);
  });

  it("has texts that fit into sheet names, number formats and formulas", () => {
    const { matches, differs, yearFormat, notScorable } = riskTexts[language];
    const names = Object.values(sheets);

    expect(names.map(sheetNameFault).filter(Boolean)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect([matches, differs, yearFormat, notScorable].join("")).not.toContain('"');
  });
});

const five = <Item>(item: Item): Item[] => Array.from({ length: 5 }, () => item);

type SheetRow = readonly (Cell | undefined)[];

function sheetRows(facts: RiskWorkbookFacts): SheetRow[] {
  const rows = riskWorkbook(facts).sheets[0]?.rows;
  if (!rows || !(Symbol.iterator in rows)) throw new Error("These rows can't be read at once");
  return [...rows].map(({ cells }) => cells);
}

/** The cells after the first one with a caption. */
function rowOf(rows: readonly SheetRow[] = [], caption: string): Cell[] {
  const row = rows.find(([cell]) => cell?.kind === "text" && cell.text === caption) ?? [];
  // Keeps empty cells, so that the others stay in their columns.
  return row.slice(1) as Cell[];
}

function kindOf({ kind }: Cell): Cell["kind"] {
  return kind;
}

function resultOf(cell: Cell | undefined): number | string | undefined {
  const value = cell?.kind === "formula" ? cell.result : cell;
  if (value?.kind === "text") return value.text;
  return value?.kind === "number" ? value.number : undefined;
}

function withTexts(text: () => string): RiskWorkbookFacts {
  const facts = everyRiskFact("en");
  const { analysis, made, preparation, overrides } = facts;
  const on = { amount: toMinor(500), accounts: 1 };
  return {
    ...facts,
    legalName: text(),
    preparation: { ...preparation, packageName: text() },
    made: { ...made, by: text(), industryTitle: text(), postalCode: text() },
    analysis: {
      ...analysis,
      notes: [{ code: "owners-pay", values: { ...on, account: text() } }],
    },
    overrides: overrides.map((override) => ({ ...override, reason: text(), by: text() })),
  };
}

function formulasOf(facts: RiskWorkbookFacts): string[] {
  return cellsOf(riskWorkbook(facts)).flatMap((cell) =>
    cell.kind === "formula" ? [cell.formula] : [],
  );
}

/** Texts that spreadsheets could read as formulas, or that could end a string in one. */
const anyText = fc
  .tuple(
    fc.constantFrom("=", "+", "-", "@", "\t", '"', "'", '"&A1&"', '=HYPERLINK("http://x")', ""),
    fc.string({ unit: "binary", maxLength: 12 }),
  )
  .map((parts) => parts.join(""));
