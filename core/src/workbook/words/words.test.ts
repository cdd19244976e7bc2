import { describe, expect, it } from "vitest";
import { reportingPeriods } from "../../calendar/index.ts";
import { languages } from "../../language/language.ts";
import { sheetNameFault } from "../sheet-name.ts";
import { workbookWords } from "./index.ts";

describe.each(languages)("a workbook's words in %s", (language) => {
  const words = workbookWords[language];

  it("name sheets as spreadsheets allow, and each otherwise (X-26)", () => {
    const { statements, aging, ...others } = words.sheets;
    const views = reportingPeriods.flatMap((period) => [
      statements.BalanceSheet[period],
      statements.IncomeStatement[period],
    ]);
    const names = [...views, ...Object.values(others), `${aging} 2026-03-15`, words.contents.name];

    expect(names.map(sheetNameFault).filter(Boolean)).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });

  it("can be counted by a sheet: each outcome has a word of its own", () => {
    const { proved, reviewed } = words.tieOut;
    const said = [...Object.values(proved), ...Object.values(reviewed)];

    expect(new Set(said).size).toBe(said.length);
  });

  it("fit into number formats and formulas, where a quotation mark would end them", () => {
    const { contents, tieOut, accounts } = words;
    const inside = [
      contents.tiesOut,
      contents.offBy,
      ...tieOut.summary,
      ...Object.values(tieOut.proved),
      ...Object.values(accounts.kinds),
    ];

    expect(inside.join("")).not.toContain('"');
  });
});
