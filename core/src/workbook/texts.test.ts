import { describe, expect, it } from "vitest";
import { wholesaler } from "../../golden/wholesaler.ts";
import type { Day } from "../calendar/day.ts";
import { periodColumns, reportingPeriods } from "../calendar/fiscal-year.ts";
import { type Language, languages } from "../language/language.ts";
import type { OpenDocument } from "../ledger/ledger.ts";
import { toMinor } from "../money/money.ts";
import { type Adjustment, adjustmentKinds } from "../spread/adjustment.ts";
import { standardSpread } from "../spread/spread.ts";
import { buildStatement } from "../statement/build-statement.ts";
import { captioned } from "../statement/captions.ts";
import { standardLayout } from "../statement/standard-layout.ts";
import { payablesWorkbook, receivablesWorkbook } from "./aging-workbook.ts";
import type { Cell, Row } from "./cell.ts";
import { financialStatementsWorkbook } from "./financial-statements.ts";
import { spreadStatements } from "./spread-statements.ts";
import { workbookTexts } from "./texts.ts";
import { sheetNameFault, type Workbook } from "./workbook.ts";

const workbooks = {
  "financial statements": statementsIn,
  "adjusted financial statements": adjustedIn,
  "accounts receivable": (language: Language) => receivablesWorkbook(agingFacts(language)),
  "accounts payable": (language: Language) => payablesWorkbook(agingFacts(language)),
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
    ["en", "Tied out: 1 of 3, 1 not checkable"],
    ["es", "Cuadran: 1 de 3; no comprobables: 1"],
    ["fr", "Concordants\u00a0: 1 sur 3\u202f; non vérifiables\u00a0: 1"],
  ] as const)("says in %s how far figures are proved (D-44)", (language, summary) => {
    expect([...textsOf(statementsIn(language))]).toContain(summary);
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

const asOf = wholesaler.cuts.at(-1) as Day;

function preparationIn(language: Language) {
  return {
    packageName: "QuickBooks Online",
    source: "package" as const,
    language,
    asOf: new Date("2026-03-15T12:00:00Z"),
  };
}

function statementsIn(language: Language): Workbook {
  const statements = (["BalanceSheet", "IncomeStatement"] as const).flatMap((type) => {
    const layout = captioned(standardLayout(type, wholesaler.accounts), language);
    return reportingPeriods.map((reportingPeriod) => {
      const columns = periodColumns(wholesaler, { reportingPeriod, language });
      return buildStatement({ ledger: wholesaler, layout, reportingPeriod, columns, language });
    });
  });
  const preparation = preparationIn(language);
  const numberStyle = "Thousands";
  return financialStatementsWorkbook({
    preparation,
    ledger: wholesaler,
    statements,
    checks,
    numberStyle,
  });
}

function adjustedIn(language: Language): Workbook {
  const entry = (id: string, kind: Adjustment["kind"], status: Adjustment["status"]) => ({
    id,
    kind,
    status,
    basis: "accrual" as const,
    day: wholesaler.cuts[11] as Day,
    reversal: wholesaler.cuts[12] as Day,
    lines: [
      { accountId: "1010", amount: toMinor(500) },
      { accountId: "1300", amount: toMinor(-500) },
    ],
    reason: "1010",
  });
  const spread = {
    ...standardSpread(wholesaler.accounts),
    adjustments: adjustmentKinds.flatMap((kind) => [
      entry(kind, kind, "Confirmed"),
      entry(`${kind}-draft`, kind, "Draft"),
    ]),
  };
  return financialStatementsWorkbook({
    ...spreadStatements(wholesaler, spread, spread.adjustments, language),
    preparation: preparationIn(language),
    checks,
    numberStyle: "Thousands",
  });
}

function agingFacts(language: Language) {
  const documents = (["receivable", "payable"] as const).map(
    (side): OpenDocument => ({
      side,
      asOf,
      documentId: side,
      partyId: "1",
      kind: side === "payable" ? "bill" : "invoice",
      number: "INV-1",
      date: "2025-12-01" as Day,
      total: toMinor(500),
      outstanding: toMinor(500),
    }),
  );
  const parties = [{ id: "1", kind: "customer", name: "Blue Heron" } as const];
  const preparation = preparationIn(language);
  return { preparation, ledger: wholesaler, asOfs: [asOf], documents, parties };
}

const checks = (["Pass", "Fail", "Inconclusive"] as const).flatMap((outcome) =>
  (["ledger", "quality"] as const).map((category) => ({
    id: `${category}-${outcome}`,
    category,
    outcome,
    severity: "high" as const,
    tolerance: toMinor(0),
    title: "1010",
    outcomeDescription: "1010",
  })),
);

function cellsOf({ sheets }: Workbook): Cell[] {
  return sheets.flatMap(({ rows }) => {
    if (!(Symbol.iterator in rows)) throw new Error("These rows can't be read at once");
    return [...rows].flatMap(({ cells }: Row) => cells.flatMap((cell) => (cell ? [cell] : [])));
  });
}

function textsOf(workbook: Workbook): Set<string> {
  const marginals = workbook.sheets.flatMap(({ name, print }) => [
    name,
    print.header,
    print.footer,
    print.pages,
  ]);
  const texts = cellsOf(workbook).flatMap((cell) => {
    if (cell.kind === "text") return [cell.text];
    return cell.kind === "formula" && cell.result.kind === "text" ? [cell.result.text] : [];
  });
  const { title, subject } = workbook.properties;
  return new Set([title, subject, ...marginals, ...texts].filter(Boolean));
}

function figuresOf(workbook: Workbook): (number | string)[] {
  return cellsOf(workbook).flatMap<number | string>((cell) => {
    const value = cell.kind === "formula" ? cell.result : cell;
    if (value.kind === "amount") return [value.amount];
    if (value.kind === "number") return [value.number];
    return value.kind === "day" ? [value.day] : [];
  });
}
