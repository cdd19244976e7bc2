import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import { reportingPeriods } from "../calendar/fiscal-year.ts";
import { type Language, languages } from "../language/language.ts";
import type { RiskWorkbookFacts } from "./risk-facts.ts";
import { riskWorkbook } from "./risk-workbook.ts";
import { everyRiskFact } from "./testing/risk-facts.ts";
import { bookWorkbooks, cellsOf, textsOf } from "./testing/some-workbooks.ts";
import { workbookTexts } from "./texts.ts";
import { sheetNameFault, type Workbook } from "./workbook.ts";

const workbooks = {
  ...bookWorkbooks(wholesaler),
  "a risk analysis": (language: Language) => riskWorkbook(everyRiskFact(language)),
};

describe.each(Object.entries(workbooks))("a workbook of %s", (_, workbookIn) => {
  it.each(["es", "fr"] as const)(
    "says nothing in English to who reads %s (P-U14, X-26)",
    (language) => {
      const english = textsOf(workbookIn("en"));
      const localized = textsOf(workbookIn(language));

      const alike = [...localized].filter(
        (text) => english.has(text) && !known.has(text) && !/^[\d, ]+$/.test(text),
      );

      expect(alike).toEqual([]);
      expect(localized.size).toBeGreaterThan(30);
    },
  );

  it.each(["es", "fr"] as const)("has the same figures in %s", (language) => {
    expect(figuresOf(workbookIn(language))).toEqual(figuresOf(workbookIn("en")));
  });

  it("keeps the names that a lender's own formulas hold on to", () => {
    const [en, es] = [workbookIn("en"), workbookIn("es")].map(({ definedNames }) =>
      definedNames.map(({ name }) => name),
    );

    expect(es).toEqual(en);
  });
});

describe("the sheet of tie-outs", () => {
  it.each([
    ["en", "1 of 3 tied out, 1 not checkable"],
    ["es", "Cuadran 1 de 3, no comprobables: 1"],
    ["fr", "1 sur 3 concordent, non vérifiables\u00a0: 1"],
  ] as const)("says in %s how far figures are proved (D-44)", (language, summary) => {
    expect([...textsOf(workbooks["financial statements"](language))]).toContain(summary);
  });
});

describe.each(languages)("a workbook's texts in %s", (language) => {
  const texts = workbookTexts[language];

  it("name sheets as spreadsheets allow, and each otherwise (X-26)", () => {
    const { statements, adjusted, cashFlow, aging, ...others } = texts.sheets;
    const views = [statements, adjusted].flatMap((named) =>
      reportingPeriods.flatMap((period) => [
        named.BalanceSheet[period],
        named.IncomeStatement[period],
      ]),
    );
    const flows = Object.values(cashFlow);
    const names = [
      ...views,
      ...flows,
      ...Object.values(others),
      `${aging} 2026-03-15`,
      texts.contents.name,
    ];

    expect(names.map(sheetNameFault).filter(Boolean)).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("can be counted by a sheet: each outcome has a text of its own", () => {
    const { proved, reviewed } = texts.tieOut;
    const outcomes = [...Object.values(proved), ...Object.values(reviewed)];

    expect(new Set(outcomes).size).toBe(outcomes.length);
  });

  it("fit into number formats and formulas, where a quotation mark would end them", () => {
    const { contents, tieOut, accounts } = texts;
    const inside = [
      contents.tiesOut,
      contents.addsUp,
      contents.offBy,
      ...Object.values(tieOut.summary),
      ...Object.values(tieOut.proved),
      ...Object.values(accounts.kinds),
      ...Object.values(accounts.classifications),
    ];

    expect(inside.join("")).not.toContain('"');
  });

  it("tell classifications apart, as formulas do, without regard to capitals", () => {
    const labels = Object.values(texts.accounts.classifications);

    expect(new Set(labels.map((label) => label.toLowerCase())).size).toBe(labels.length);
  });
});

/** The books' own words, and words that are the same in other languages. */
const known = new Set([
  ...namesIn(everyRiskFact("en")),
  "Ratio",
  "Points",
  ...wholesaler.accounts.flatMap(
    ({ number = "", name, fullName, vendorType, vendorSubtype = "" }) => [
      number,
      name,
      fullName,
      vendorType,
      vendorSubtype,
    ],
  ),
  wholesaler.legalName,
  "Total",
  "Notes",
  "No",
  "Real",
  "Nominal",
  "Type",
  "Section",
  "Date",
  "Description",
  "1–30",
  "31–60",
  "61–90",
  "Blue Heron",
  "INV-1",
]);

function figuresOf(workbook: Workbook): (number | string)[] {
  return cellsOf(workbook).flatMap<number | string>((cell) => {
    const value = cell.kind === "formula" ? cell.result : cell;
    if (value.kind === "amount") return [value.amount];
    if (value.kind === "number") return [value.number];
    return value.kind === "day" ? [value.day] : [];
  });
}

function namesIn({ legalName, made, analysis }: RiskWorkbookFacts): string[] {
  const { modelVersion, modelHash } = analysis;
  const named = Object.values(made).filter((value) => typeof value === "string");
  return [legalName, modelVersion, modelHash, "1010 0", "1010 1", ...named];
}
