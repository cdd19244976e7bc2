import { withChart, withGuessedTypes } from "@tieout/core/book-mapping/complete-chart";
import { readAll } from "@tieout/core/book-mapping/file-books";
import type { SheetCell, SheetRow } from "@tieout/core/book-mapping/sheet-row";
import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import type { Row } from "@tieout/core/workbook/cell";
import { type SheetPlan, sheetNameFault } from "@tieout/core/workbook/workbook";
import { describe, expect, it } from "vitest";
import { chartReader } from "./chart-reader.ts";
import { guessMapping } from "./guess-mapping.ts";
import { fileAccount } from "./row-values.ts";
import { booksTemplate, templateLanguages, templateWords } from "./template.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

describe.each(templateLanguages)("booksTemplate in %s", (language) => {
  it("is read back without a question, with what somebody has filled in", () => {
    const months = ["2024-01-31", "2024-02-29"] as Day[];
    const facts = { language, months, currencyDigits: 2, asOf: new Date("2024-03-01") };
    const [, chart, balances] = booksTemplate(facts).sheets.map(rowsIn);
    const accounts = filled(chart, [
      ["0100", "Caisse", templateWords[language].type === "Account type" ? "Bank" : bank[language]],
      ["4000", "Ventes", ""],
    ]);
    const figures = filled(balances, [
      ["0100", "Caisse", "10.00", "25.50"],
      ["4000", "Ventes", "-10.00", "-25.50"],
    ]);
    const chartGuess = guessMapping(accounts, { digits: 2 });
    const guess = guessMapping(figures, { digits: 2 });
    const { books } = readAll(trialBalanceReader(guess.mapping, { digits: 2 }), figures);
    const described = readAll(chartReader(chartGuess.mapping, { digits: 2 }), accounts).books;

    expect([chartGuess.mapping.kind, chartGuess.faults]).toEqual(["chart", []]);
    expect([guess.faults, guess.asks]).toEqual([[], []]);
    expect(books.closings.map(({ on, amount }) => [on, amount])).toEqual([
      ["2024-01-31", 1000],
      ["2024-02-29", 2550],
      ["2024-01-31", -1000],
      ["2024-02-29", -2550],
    ]);
    expect(
      withChart(books, described.accounts).accounts.map(({ vendorType }) => vendorType),
    ).toEqual(["Bank", ""]);
  });

  it("names its sheets as spreadsheets allow, and types that we know", () => {
    const { sheets } = booksTemplate({
      language,
      months: [],
      currencyDigits: 2,
      asOf: new Date(0),
    });
    const types = (templateWords[language].instructions.lines[1] ?? "")
      .replace(/^[^:]*:/, "")
      .replace(/\([^)]*\)|\./g, "")
      .split(",")
      .map((type) => type.trim());

    expect(sheets.map(({ name }) => sheetNameFault(name))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    for (const type of types) {
      const { confidence } = classify(fileAccount("1", "Any", type, "1"));
      expect([type, confidence > 0.1]).toEqual([type, true]);
    }
  });
});

describe("the template's types", () => {
  it.each([
    ["Resultados acumulados", "retained_earnings"],
    ["Report à nouveau", "retained_earnings"],
    ["Actif courant", "other_current_asset"],
    ["Passif à long terme", "long_term_debt"],
    ["Pasivo a largo plazo", "long_term_debt"],
  ])("are taken for what they are: %s", (type, classification) => {
    expect(classify(fileAccount("1", "Any", type, "1")).classification).toBe(classification);
  });
});

describe("withGuessedTypes", () => {
  it("goes by all that a chart tells, and says what it has guessed, and how sure it is", () => {
    const accounts = [
      fileAccount("1010", "Operating checking", "", "1010"),
      fileAccount("3900", "Retained earnings", "", "3900"),
      fileAccount("4000", "Boat sales", "", "4000"),
      fileAccount("Misc", "Misc", "", undefined),
      fileAccount("2000", "Loan", "Long-term liability", "2000"),
    ];
    const balances = new Map([
      ["1010", 9000],
      ["3900", -8000],
      ["4000", -7000],
    ]);
    const { accounts: complete, found } = withGuessedTypes(accounts, balances);

    expect(complete.map(({ vendorType }) => vendorType)).toEqual([
      "Bank",
      "RetainedEarnings",
      "Income",
      "Unknown",
      "LongTermLiability",
    ]);
    expect(complete.map(({ typeFrom }) => typeFrom)).toEqual([
      "likely",
      "likely",
      "likely",
      "unknown",
      undefined,
    ]);
    expect(found.map(({ id }) => id)).toEqual(["1010", "3900", "4000", "Misc"]);
  });
});

const bank = { en: "Bank", es: "Banco", fr: "Banque" };

function rowsIn({ rows }: SheetPlan): SheetRow[] {
  return [...(rows as Iterable<Row>)].map(({ cells }, i) => ({
    number: i + 1,
    cells: cells.map((cell): SheetCell | undefined => {
      if (cell?.kind === "text") return { kind: "text", text: cell.text };
      return cell?.kind === "day" ? { kind: "day", day: cell.day } : undefined;
    }),
  }));
}

function filled(
  template: readonly SheetRow[] = [],
  records: readonly (readonly string[])[],
): SheetRow[] {
  const rows = records.map((record, i) => ({
    number: template.length + 1 + i,
    cells: record.map((text) => (text === "" ? undefined : { kind: "text" as const, text })),
  }));
  return [...template, ...rows];
}
