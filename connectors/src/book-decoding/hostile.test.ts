import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSheets, type SheetKind } from "./read-sheets.ts";
import { delimitedRows } from "./record-parser.ts";
import { FileRefused } from "./refusal.ts";
import { sniff } from "./sniff.ts";
import { xlsxOf, zipOf } from "./testing/zip.ts";
import { textLines } from "./text-encoding.ts";
import { xmlEvents } from "./xml-stream.ts";
import { unzippedText, zipDirectory } from "./zip-directory.ts";

describe("files that are made to harm", () => {
  it("are read or refused, whatever bytes of theirs are changed or missing", async () => {
    // Those of Excel 97 may never end: they're changed where a process reads them that can be ended.
    const wholes = { xlsx: anXlsx(), ods: anOds() };
    const kind = fc.constantFrom("xlsx", "ods");
    const change = fc.tuple(fc.nat(), fc.nat({ max: 255 }));

    await fc.assert(
      fc.asyncProperty(
        kind,
        fc.array(change, { maxLength: 8 }),
        fc.nat(),
        async (of, changes, cut) => {
          const bytes = Buffer.from(wholes[of]);
          for (const [at, value] of changes) bytes[at % bytes.length] = value;
          const kept = cut % 4 === 0 ? bytes.subarray(0, cut % bytes.length) : bytes;

          await sniff(kept);
          expect(await rowsOrRefusal(kept, of)).toMatch(/^(rows|refused)$/);
        },
      ),
      { numRuns: 400 },
    );
  });

  it("are read or refused when they are nothing at all", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 600 }), async (bytes) => {
        await sniff(Buffer.from(bytes));
        for (const kind of ["xlsx", "ods", "xls", "csv"] as const) {
          expect(await rowsOrRefusal(Buffer.from(bytes), kind)).toMatch(/^(rows|refused)$/);
        }
      }),
    );
  });

  it("are refused where a cell, or what nobody reads, has more text than any could", async () => {
    const longText = "1".repeat(200_000);
    const runs = "<x:r><x:t>12345</x:t></x:r>".repeat(40_000);
    const aside = `<x:note>${"a".repeat(3_000_000)}</x:note>`;
    const rows = [
      `<x:row r="1"><x:c><x:v>${longText}</x:v></x:c></x:row>`,
      `<x:row r="1"><x:c t="inlineStr"><x:is>${runs}</x:is></x:c></x:row>`,
      `${aside}<x:row r="1"><x:c><x:v>1</x:v></x:c></x:row>`,
      '<x:row r="1.5"><x:c><x:v>1</x:v></x:c></x:row>',
    ];
    const paragraphs = `<t:table-cell>${`<t:p>${"a".repeat(60_000)}</t:p>`.repeat(2)}</t:table-cell>`;
    const content = `<d xmlns:t="t"><t:table t:name="TB"><t:table-row>${paragraphs}</t:table-row></t:table></d>`;

    for (const row of rows) expect(await rowsOrRefusal(xlsxOf(row), "xlsx")).toBe("refused");
    expect(await rowsOrRefusal(zipOf([{ name: "content.xml", content }]), "ods")).toBe("refused");
  });

  it("are refused where a number's format is longer than Excel lets one be", async () => {
    const formatted = (formatCode: string) =>
      xlsxOf('<x:row r="1"><x:c s="0"><x:v>1</x:v></x:c></x:row>', [
        {
          name: "xl/styles.xml",
          content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
        },
      ]);

    expect(await rowsOrRefusal(formatted("[".repeat(255)), "xlsx")).toBe("rows");
    expect(await rowsOrRefusal(formatted("[".repeat(150_000)), "xlsx")).toBe("refused");
  });

  it("are refused where their parts are read more often than an archive allows", async () => {
    const bytes = zipOf([
      { name: "a", content: "a".repeat(1_000) },
      { name: "b", content: "b".repeat(1_000) },
    ]);
    const directory = zipDirectory(bytes, 2_500);
    const read = (name: string) => {
      const entry = directory.get(name);
      return entry ? unzippedText(bytes, entry) : Promise.reject(new Error(`There is no ${name}`));
    };

    expect((await read("a")).length + (await read("b")).length).toBe(2_000);
    await expect(read("a")).rejects.toMatchObject({ reason: "zip-bomb" });
  });

  it("are refused where a line of theirs never ends", () => {
    const endless = Buffer.alloc(3_000_000, "a");

    expect(() => [...textLines(endless)]).toThrow(FileRefused);
  });

  it("are refused where there is more of anything than a workbook has", async () => {
    const row = '<x:row r="1"><x:c><x:v>1</x:v></x:c></x:row>';
    const workbook = (sheets: string) => ({
      name: "xl/workbook.xml",
      content: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
    });
    const sheet = (name: string) => `<sheet name="${name}" r:id="rId1"/>`;
    const attributes = Array.from({ length: 300 }, (_, i) => `a${i}=""`).join(" ");
    const styles = `<styleSheet><cellXfs>${"<xf/>".repeat(200_001)}</cellXfs></styleSheet>`;
    const table = '<t:table t:name="TB"/>';
    const content = `<d xmlns:t="t">${table.repeat(1_001)}</d>`;

    expect(await rowsOrRefusal(xlsxOf(row, [workbook(sheet("a".repeat(255)))]), "xlsx")).toBe(
      "rows",
    );
    for (const more of [
      workbook(sheet("a".repeat(256))),
      workbook(sheet("TB").repeat(1_001)),
      workbook(`<sheet ${attributes}/>`),
      { name: "xl/styles.xml", content: styles },
    ]) {
      expect(await rowsOrRefusal(xlsxOf(row, [more]), "xlsx")).toBe("refused");
    }
    expect(await rowsOrRefusal(zipOf([{ name: "content.xml", content }]), "ods")).toBe("refused");
  });

  it("hold no more of a text than its rows: neither columns without end, nor a cell, nor empty lines", async () => {
    const rows = (text: string) => [...delimitedRows(Buffer.from(text))];

    expect(rows(`${"a,".repeat(300_000)}\n1,2\n`).map(({ cells }) => cells.length)).toEqual([
      256, 2,
    ]);
    expect(rows("\r".repeat(3_000_000))).toEqual([]);
    expect([...textLines(Buffer.from(`${"\n".repeat(3_000_000)}a`))]).toEqual([
      { number: 3_000_001, text: "a" },
    ]);
    expect(await rowsOrRefusal(Buffer.from(`a,b\n${"c".repeat(2_000_000)},1`), "csv")).toBe(
      "refused",
    );
    expect(await rowsOrRefusal(Buffer.from('"'.repeat(5_000_000)), "csv")).toMatch(
      /^(rows|refused)$/,
    );
  });

  it("can't have entities of their own, nor nest without end", () => {
    const laughs = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "bbb">]><a>&b;</a>';
    const outside = '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>';
    const deep = "<a>".repeat(10_000);

    for (const xml of [laughs, outside, deep, "<a>&b;</a>", "<a>"]) {
      expect(() => [...xmlEvents(Buffer.from(xml))]).toThrow(FileRefused);
    }
  });
});

async function rowsOrRefusal(bytes: Buffer, kind: SheetKind): Promise<string> {
  const rows: SheetRow[] = [];
  try {
    for (const sheet of await readSheets(bytes, kind)) {
      for await (const row of sheet.rows()) rows.push(row);
    }
    return "rows";
  } catch (error) {
    return error instanceof FileRefused ? "refused" : String(error);
  }
}

function anXlsx(): Buffer {
  return xlsxOf(
    '<x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c><x:v>1.5</x:v></x:c></x:row>',
  );
}

function anOds(): Buffer {
  const cell = '<t:table-cell t:value-type="float" t:value="1.5"/>';
  const content = `<d xmlns:t="t"><t:table t:name="TB"><t:table-row>${cell}</t:table-row></t:table></d>`;
  return zipOf([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
    { name: "content.xml", content },
  ]);
}
