import { createHash } from "node:crypto";
import type { Day } from "@tieout/core/calendar/day";
import { toMinor } from "@tieout/core/money";
import type { Cell, Row } from "@tieout/core/workbook/cell";
import type { Workbook } from "@tieout/core/workbook/workbook";
import { describe, expect, it } from "vitest";
import { bytesOf } from "./testing/read-xlsx.ts";
import { anAmount, aText, aWorkbook } from "./testing/small-workbook.ts";
import { writeXlsx } from "./write-xlsx.ts";

describe("a workbook's stream", () => {
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

async function contentOf(workbook: Workbook): Promise<string> {
  const stream = writeXlsx(workbook);
  await bytesOf(stream);
  return stream.summary().contentSha256;
}

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
