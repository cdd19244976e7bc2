import { type SheetRow, textOf } from "@tieout/core/book-mapping/sheet-row";
import { describe, expect, it } from "vitest";
import { guessMapping } from "../book-formats/guess-mapping.ts";
import { firstRows, readSheets, type SheetKind } from "./read-sheets.ts";
import { sniff } from "./sniff.ts";
import { converted, hasLibreOffice } from "./testing/libreoffice.ts";
import { xlsxOf, zipOf } from "./testing/zip.ts";

const libreOffice = await hasLibreOffice();

describe("readSheets", () => {
  it("reads texts, numbers as they are written, days by their format, and skips what is empty", async () => {
    const [sheet] = await readSheets(
      xlsxOf(
        `<x:row r="3"><x:c r="A3" t="s"><x:v>0</x:v></x:c><x:c r="C3" t="s"><x:v>1</x:v></x:c></x:row>
         <x:row r="5"><x:c r="A5" t="inlineStr"><x:is><x:t>0010</x:t></x:is></x:c>
           <x:c r="B5" s="1"><x:v>45351</x:v></x:c><x:c r="C5" s="2"><x:v>59.5</x:v></x:c>
           <x:c r="D5" s="3"><x:v>0.1</x:v></x:c><x:c r="E5"><x:f>1/3</x:f><x:v>1.5E-2</x:v></x:c>
           <x:c r="F5" t="e"><x:v>#REF!</x:v></x:c><x:c r="G5" t="b"><x:v>1</x:v></x:c>
           <x:c r="XFD5"><x:v>7</x:v></x:c></x:row>`,
      ),
      "xlsx",
    );

    expect(sheet).toMatchObject({ name: "TB", hidden: false });
    expect(await all(sheet)).toEqual([
      { number: 3, cells: [text("Acct"), undefined, text("Checking ")] },
      {
        number: 5,
        cells: [
          text("0010"),
          { kind: "day", day: "2024-02-29" },
          { kind: "day", day: "1900-02-28" },
          { kind: "number", written: "0.1" },
          { kind: "number", written: "1.5E-2" },
          text("#REF!"),
          text("TRUE"),
        ],
      },
    ]);
  });

  it("calculates sums that a file has no values for, as QuickBooks Online writes all its amounts", async () => {
    const [sheet] = await readSheets(
      xlsxOf(
        `<x:row r="1"><x:c r="A1"><x:f>15000.25</x:f></x:c><x:c r="B1"><x:v>4</x:v></x:c></x:row>
         <x:row r="2"><x:c r="A2"><x:f>-(A1)</x:f><x:v></x:v></x:c><x:c r="B2"><x:f>A1*2</x:f></x:c></x:row>
         <x:row r="3"><x:c r="A3"><x:f>(A1)+(B1)</x:f></x:c><x:c r="B3"><x:f>9</x:f><x:v>8</x:v></x:c></x:row>`,
      ),
      "xlsx",
    );

    const number = (written: string) => ({ kind: "number", written });
    expect((await all(sheet)).map(({ cells }) => cells)).toEqual([
      [number("15000.25"), number("4")],
      [number("-15000.25"), undefined],
      [number("15004.25"), number("8")],
    ]);
  });

  it("keeps the zeros that a format shows before an account's number, in OpenDocument too", async () => {
    const row = `<x:row r="1"><x:c r="A1" s="4"><x:v>1010</x:v></x:c><x:c r="B1"><x:v>1010</x:v></x:c></x:row>`;
    const content = `<o:doc xmlns:o="o"><o:table o:name="TB"><o:table-row>
      <o:table-cell o:value-type="float" o:value="1010"><o:p>001010</o:p></o:table-cell>
      <o:table-cell o:value-type="float" o:value="1010"><o:p>1,010</o:p></o:table-cell>
      </o:table-row></o:table></o:doc>`;
    const [xlsx] = await readSheets(xlsxOf(row), "xlsx");
    const [ods] = await readSheets(zipOf([{ name: "content.xml", content }]), "ods");

    const cells = [
      { kind: "number", written: "001010" },
      { kind: "number", written: "1010" },
    ];
    expect([await all(xlsx), await all(ods)]).toEqual([
      [{ number: 1, cells }],
      [{ number: 1, cells }],
    ]);
  });

  it("reads the side that a format shows behind a number, in OpenDocument too", async () => {
    const figures = [
      ["1000.5", 5, "1,000.50 Cr"],
      ["-7", 5, "-7.00 Cr"],
      ["1000.5", 6, "1,000.50 Dr"],
      ["-7", 6, "7.00 Cr"],
      ["0", 5, "0.00 Cr"],
      ["12", 0, "12 Cr"],
    ] as const;
    const cells = figures.map(
      ([v, s], i) => `<x:c r="${"ABCDEF"[i]}1" s="${s}"><x:v>${v}</x:v></x:c>`,
    );
    const content = `<o:doc xmlns:o="o"><o:table o:name="TB"><o:table-row>${figures
      .map(
        ([v, , p]) =>
          `<o:table-cell o:value-type="float" o:value="${v}"><o:p>${p}</o:p></o:table-cell>`,
      )
      .join("")}</o:table-row></o:table></o:doc>`;
    const [xlsx] = await readSheets(xlsxOf(`<x:row r="1">${cells.join("")}</x:row>`), "xlsx");
    const [ods] = await readSheets(zipOf([{ name: "content.xml", content }]), "ods");

    const written = async (sheet: typeof xlsx) =>
      (await all(sheet)).flatMap((row) => row.cells.map((cell) => textOf(cell)));
    const sides = ["-1000.5", "7", "1000.5", "-7", "0"];
    expect(await written(xlsx)).toEqual([...sides, "12"]);
    expect(await written(ods)).toEqual([...sides, "-12"]);
  });

  it("reads repeated cells and rows of OpenDocument, and no notes", async () => {
    const content = `<o:doc xmlns:o="o"><o:table o:name="TB">
      <o:table-row o:number-rows-repeated="3"><o:table-cell o:number-columns-repeated="1024"/></o:table-row>
      <o:table-row><o:table-cell o:value-type="string"><o:annotation><o:p>note</o:p></o:annotation><o:p>Two</o:p><o:p>lines<o:s o:c="2"/>x</o:p></o:table-cell>
        <o:table-cell o:value-type="float" o:value="1234.5" o:number-columns-repeated="2"><o:p>1,234.50</o:p></o:table-cell>
        <o:table-cell o:value-type="date" o:date-value="2024-02-29T00:00:00"><o:p>29 Feb</o:p></o:table-cell></o:table-row>
      <o:table-row o:number-rows-repeated="1048000"><o:table-cell o:number-columns-repeated="1024"/></o:table-row>
      </o:table><o:table o:name="Other"/></o:doc>`;
    const [sheet, other] = await readSheets(zipOf([{ name: "content.xml", content }]), "ods");

    expect(await all(sheet)).toEqual([
      {
        number: 4,
        cells: [
          text("Two\nlines  x"),
          { kind: "number", written: "1234.5" },
          { kind: "number", written: "1234.5" },
          { kind: "day", day: "2024-02-29" },
        ],
      },
    ]);
    expect(other?.name).toBe("Other");
    expect(await all(other)).toEqual([]);
  });

  it("refuses a part that comes out larger than promised, and XML that isn't", async () => {
    const lying = xlsxOf("", [
      { name: "xl/worksheets/sheet1.xml", content: " ".repeat(500_000), promised: 10 },
    ]);
    const broken = xlsxOf('<x:row r="1"><x:c></x:row>');
    const entities = zipOf([
      { name: "content.xml", content: '<!DOCTYPE a [<!ENTITY b "b">]><a>&b;</a>' },
    ]);

    await expect(readSheets(lying, "xlsx").then(([one]) => all(one))).rejects.toMatchObject({
      reason: "zip-bomb",
    });
    await expect(readSheets(broken, "xlsx").then(([one]) => all(one))).rejects.toMatchObject({
      reason: "damaged",
    });
    await expect(readSheets(entities, "ods")).rejects.toMatchObject({ reason: "damaged" });
    await expect(readSheets(Buffer.alloc(600), "xls")).rejects.toMatchObject({ reason: "damaged" });
  });

  it.skipIf(!libreOffice)(
    "gives the same rows whichever program saved them (LibreOffice isn't here when skipped)",
    async () => {
      const files = await converted(table, ["xlsx", "xls", "ods"]);
      const [csv] = await readSheets(Buffer.from(table), "csv");
      const expected = shape(await all(csv));

      for (const [format, bytes] of files) {
        expect(await sniff(bytes)).toEqual({ result: "known", kind: format });
        const [sheet] = await readSheets(bytes, format as SheetKind);
        expect([format, shape(await all(sheet))]).toEqual([format, expected]);
        const rows = sheet ? await firstRows(sheet) : [];
        expect(guessMapping(rows, { digits: 2 }).mapping).toMatchObject({
          kind: "general-ledger",
          headingRow: 3,
        });
      }
    },
    120_000,
  );
});

const table = `General ledger,,,,
,,,,
Date,Account,Memo,Debit,Credit
2024-02-29,A-0010,Öl & "Sprit",1234.56,
2024-03-01,A-2000,=1+1,,1234.56
2024-03-02,A-2000,Cents,0.1,
2024-03-03,A-2000,Large,90071992547.41,0.07
`;

const text = (words: string) => ({ kind: "text", text: words });

async function all(
  sheet: { readonly rows: () => Iterable<SheetRow> | AsyncIterable<SheetRow> } | undefined,
) {
  const rows: SheetRow[] = [];
  for await (const row of sheet?.rows() ?? []) rows.push(row);
  return rows;
}

function shape(rows: readonly SheetRow[]): string[][] {
  return rows
    .filter(({ cells }) => cells.some((cell) => cell !== undefined))
    .map(({ number, cells }) => {
      const texts = cells.map((cell) => textOf(cell).replace(/^(=1\+1|2)$/, ""));
      while (texts.at(-1) === "") texts.pop();
      return [String(number), ...texts];
    });
}
