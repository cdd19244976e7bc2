import { createHash } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Cell, Row } from "@tieout/core/workbook/cell";
import type { SheetPlan, Workbook } from "@tieout/core/workbook/workbook";
import { describe, expect, it } from "vitest";
import { bytesOf, partsOf, readXlsx } from "./testing/read-xlsx.ts";
import { writeXlsx } from "./write-xlsx.ts";

describe("writeXlsx", () => {
  it("gives the same bytes and hash for the same plan", async () => {
    const first = writeXlsx(aWorkbook({}));
    const second = writeXlsx(aWorkbook({}));

    expect(Buffer.compare(await bytesOf(first), await bytesOf(second))).toBe(0);
    expect(first.summary()).toEqual(second.summary());
  });

  it("gives the hash of its bytes as well", async () => {
    const file = writeXlsx(aWorkbook({}));

    const sum = createHash("sha256")
      .update(await bytesOf(file))
      .digest("hex");

    expect(file.summary().fileSha256).toBe(sum);
  });

  it("gives another hash for another figure", async () => {
    const first = writeXlsx(aWorkbook({ rows: [{ cells: [anAmount(100)] }] }));
    const second = writeXlsx(aWorkbook({ rows: [{ cells: [anAmount(101)] }] }));
    await Promise.all([bytesOf(first), bytesOf(second)]);

    expect(first.summary().partsSha256).not.toBe(second.summary().partsSha256);
  });

  it("gives a hash of what its cells say, whatever they look like or are computed by", async () => {
    const sum = (amount: number): Cell => ({
      ...{ kind: "formula", formula: `A1+${amount}`, style: {} },
      result: { kind: "amount", amount: toMinor(amount) },
    });
    const rows: readonly (readonly Row[])[] = [
      [{ cells: [aText("Cash"), anAmount(100)] }],
      [{ cells: [{ ...aText("Cash"), style: { bold: true } }, sum(100)], height: 20 }],
      [{ cells: [aText("Cash"), anAmount(100), { kind: "blank", style: { top: "thin" } }] }],
      [{ cells: [aText("Cash"), anAmount(101)] }],
      [{ cells: [aText("Cash"), undefined, anAmount(100)] }],
      [{ cells: [aText("Cash")] }, { cells: [undefined, anAmount(100)] }],
      [{ cells: [aText("Cash"), { kind: "number", number: 100, style: {} }] }],
    ];
    const workbooks = [...rows.map((of) => aWorkbook({ rows: of })), aWorkbook({ name: "Other" })];

    const hashes = await Promise.all(workbooks.map(contentOf));

    expect(new Set(hashes.slice(0, 3)).size).toBe(1);
    expect(new Set(hashes).size).toBe(hashes.length - 2);
  });

  it("keeps the summary until the last byte is read", () => {
    expect(() => writeXlsx(aWorkbook({})).summary()).toThrow("isn't written to its end");
  });

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

  it("reads rows only as its own bytes are taken", async () => {
    let made = 0;
    const rows = (function* () {
      for (; made < 100_000; made += 1) yield { cells: [anAmount(made)] };
    })();

    for await (const _ of writeXlsx(aWorkbook({ rows }))) break;

    expect(made).toBeLessThan(10_000);
  });

  it("takes no more memory for a sheet of 250,000 rows", async () => {
    const before = process.memoryUsage().rss;
    let most = 0;
    let size = 0;

    for await (const bytes of writeXlsx(aWorkbook({ rows: ledgerRows(250_000) }))) {
      size += bytes.length;
      most = Math.max(most, process.memoryUsage().rss);
    }

    expect(size).toBeGreaterThan(1_000_000);
    expect(most - before).toBeLessThan(120 * 1024 * 1024);
  });
});

async function* ledgerRows(count: number): AsyncGenerator<Row[]> {
  const style = { numberFormat: "#,##0.00" };
  for (let row = 1; row <= count; row += 1) {
    const cells: Cell[] = [
      { kind: "day", day: "2026-03-15" as Day, style },
      { kind: "text", text: "Invoice", style },
      { kind: "text", text: `INV-${row}`, style },
      { kind: "text", text: `Customer ${row % 977}`, style },
      { kind: "amount", amount: toMinor(row * 7919), style },
      { kind: "amount", amount: toMinor(0), style },
    ];
    yield [{ cells }];
  }
}

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

function aText(text: string): Cell {
  return { kind: "text", text, style: {} };
}

async function contentOf(workbook: Workbook): Promise<string> {
  const stream = writeXlsx(workbook);
  await bytesOf(stream);
  return stream.summary().contentSha256;
}

function anAmount(amount: number): Cell {
  return { kind: "amount", amount: toMinor(amount), style: { numberFormat: "#,##0.00" } };
}

function aSheet(change: Partial<SheetPlan>): SheetPlan {
  return {
    name: "Data",
    columns: [{ width: 12 }],
    frozen: { rows: 0, columns: 0 },
    gridLines: true,
    print: {
      orientation: "portrait",
      repeatedRows: { first: 1, last: 2 },
      header: "",
      repeatedColumns: 0,
      pagesWide: 1,
      footer: "Unaudited",
      pages: "Page {page} of {pages}",
    },
    rows: [],
    ...change,
  };
}

function aWorkbook(change: Partial<SheetPlan>): Workbook {
  return {
    properties: {
      title: "Title",
      subject: "Subject",
      author: "Tieout",
      asOf: new Date("2026-03-15T12:00:00Z"),
      currencyDigits: 2,
    },
    definedNames: [],
    sheets: [aSheet(change)],
  };
}
