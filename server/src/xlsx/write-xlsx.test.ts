import type { Day } from "@tieout/core/calendar/day";
import type { Row } from "@tieout/core/workbook/cell";
import { describe, expect, it } from "vitest";
import { bytesOf, partsOf, readXlsx } from "./testing/read-xlsx.ts";
import { anAmount, aSheet, aText, aWorkbook } from "./testing/small-workbook.ts";
import { writeXlsx } from "./write-xlsx.ts";

describe("writeXlsx", () => {
  it("writes each kind of cell", async () => {
    const rows: Row[] = [
      {
        cells: [
          aText("Cash"),
          undefined,
          anAmount(-123_456),
          { kind: "number", number: 0.25, style: {} },
          { kind: "day", day: "2025-12-31" as Day, style: {} },
          { kind: "day", day: "1899-01-01" as Day, style: {} },
          {
            kind: "formula",
            formula: `SUM(C1:D1)&"<"`,
            result: { kind: "text", text: "<" },
            style: {},
          },
          { kind: "blank", style: { top: "thin" } },
        ],
      },
    ];

    const [sheet] = readXlsx(await bytesOf(writeXlsx(aWorkbook({ rows }))));

    expect([...(sheet?.cells ?? [])]).toEqual([
      ["A1", { value: "Cash" }],
      ["C1", { value: -1234.56 }],
      ["D1", { value: 0.25 }],
      ["E1", { value: 46_022 }],
      ["F1", { value: "1899-01-01" }],
      ["G1", { value: "<", formula: `SUM(C1:D1)&"<"` }],
      ["H1", { value: undefined }],
    ]);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    '=HYPERLINK("http://a")',
    "\t=1",
    "1E5",
    "0012",
    "TRUE",
  ])("takes %j as text, whatever it looks like", async (text) => {
    const [sheet] = readXlsx(
      await bytesOf(writeXlsx(aWorkbook({ rows: [{ cells: [aText(text)] }] }))),
    );

    expect(sheet?.cells.get("A1")).toEqual({ value: text });
    expect(sheet?.xml).not.toContain("<f>");
  });

  it("puts a sheet's elements in the order that Excel insists on", async () => {
    const rows: Row[] = [
      { cells: [{ ...aText("Party"), linkTo: 'It\'s "A" & B' }] },
      { cells: [aText("Café")] },
    ];
    const sheets = [
      aSheet({ rows, filter: { firstRow: 1, lastRow: 2 }, frozen: { rows: 1, columns: 1 } }),
      aSheet({ name: 'It\'s "A" & B' }),
    ];

    const [first] = readXlsx(await bytesOf(writeXlsx({ ...aWorkbook({}), sheets })));

    expect(topElements(first?.xml ?? "")).toEqual([
      "sheetPr",
      "sheetViews",
      "sheetFormatPr",
      "cols",
      "sheetData",
      "autoFilter",
      "hyperlinks",
      "printOptions",
      "pageMargins",
      "pageSetup",
      "headerFooter",
    ]);
    expect(first?.xml).toContain(`<autoFilter ref="A1:A2"/>`);
    expect(first?.xml).toContain(`location="'It''s &quot;A&quot; &amp; B'!A1"`);
    expect(first?.xml).toContain(`<pane xSplit="1" ySplit="1" topLeftCell="B2"`);
  });

  it("names the rows to repeat in print, and fixes every time to the books' own", async () => {
    const parts = partsOf(await bytesOf(writeXlsx(aWorkbook({}))));

    expect(parts.get("xl/workbook.xml")).toContain(
      `<definedName name="_xlnm.Print_Titles" localSheetId="0">'Data'!$1:$2</definedName>`,
    );
    expect(parts.get("docProps/core.xml")).toContain(">2026-03-15T12:00:00Z</dcterms:created>");
  });

  it("doubles ampersands in a footer, and keeps it within 255 characters", async () => {
    const print = {
      orientation: "portrait",
      repeatedRows: { first: 0, last: 0 },
      header: "",
      repeatedColumns: 0,
      pagesWide: 1,
      footer: `A & B ${"&".repeat(300)}`,
      pages: "Page {page} of {pages}",
    } as const;

    const [sheet] = readXlsx(await bytesOf(writeXlsx(aWorkbook({ print }))));

    const footer =
      /<oddFooter>(.*)<\/oddFooter>/.exec(sheet?.xml ?? "")?.[1]?.replaceAll("&amp;", "&") ?? "";
    expect(footer.startsWith("&LA && B &&")).toBe(true);
    expect(footer.length).toBeLessThanOrEqual(255);
    expect(footer.endsWith("&RPage &P of &N")).toBe(true);
  });

  it.each([
    ["", "is empty"],
    ["x".repeat(32), "is longer than 31"],
    ["a/b", "holds one of"],
    ["'a", "apostrophe"],
    ["History", "is reserved"],
  ])("refuses the sheet's name %j", async (name, fault) => {
    await expect(bytesOf(writeXlsx(aWorkbook({ name })))).rejects.toThrow(fault);
  });

  it("refuses two sheets of one name, capitals aside", async () => {
    const sheets = [aSheet({ name: "Data" }), aSheet({ name: "DATA" })];

    await expect(bytesOf(writeXlsx({ ...aWorkbook({}), sheets }))).rejects.toThrow("is taken");
  });

  it("refuses a number that isn't one", async () => {
    const rows: Row[] = [{ cells: [{ kind: "number", number: Number.NaN, style: {} }] }];

    await expect(bytesOf(writeXlsx(aWorkbook({ rows })))).rejects.toThrow("can't stand in a cell");
  });

  it("refuses a formula that Excel would take for damage", async () => {
    const result = { kind: "number", number: 0 } as const;
    const formula = `1${"+1".repeat(4_100)}`;
    const rows: Row[] = [{ cells: [{ kind: "formula", formula, result, style: {} }] }];

    await expect(bytesOf(writeXlsx(aWorkbook({ rows })))).rejects.toThrow("ends at 8192");
  });
});

function topElements(xml: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [, end, name = "", , self] of xml.matchAll(/<(\/?)([A-Za-z]+)([^>]*?)(\/?)>/g)) {
    if (end) depth -= 1;
    else {
      if (depth === 1) names.push(name);
      if (!self) depth += 1;
    }
  }
  return names;
}
