import type { Day } from "@tieout/core/calendar/day";
import { writeXlsx } from "@tieout/server/xlsx/write-xlsx";
import { describe, expect, it } from "vitest";
import { booksTemplate } from "../book-formats/template.ts";
import { lookAtTable } from "./look-at-table.ts";
import { rejectedRows } from "./read-file.ts";

describe("what is looked at and kept of a file", () => {
  it("is a hundred of its sheets", async () => {
    const months = ["2026-01-31" as Day];
    const asOf = new Date("2026-01-31T00:00:00Z");
    const template = booksTemplate({ language: "en", months, currencyDigits: 2, asOf });
    const sheets = Array.from({ length: 120 }, (_, i) => {
      const sheet = template.sheets[i % template.sheets.length];
      if (!sheet) throw new Error("A template has sheets");
      return { ...sheet, name: `Sheet ${i + 1}` };
    });
    const pieces: Uint8Array[] = [];
    for await (const piece of writeXlsx({ ...template, sheets })) pieces.push(piece);
    const file = { bytes: Buffer.concat(pieces), fileName: "a.xlsx" };

    const seen = await lookAtTable({ ...file, choices: {}, kept: [] }, "xlsx", 2);

    expect(seen.sheets).toHaveLength(100);
  });

  it("is so much of a cell, and no half of a letter", () => {
    const value = `${"a".repeat(999)}😀 and on`;
    const row = { row: 2, value, fault: "letter", cells: [value] } as const;

    const { rows, headings } = rejectedRows([value], { count: 1, rows: [row] });

    const kept = "a".repeat(999);
    expect([rows, headings]).toEqual([
      [{ row: 2, value: kept, fault: "letter", cells: [kept] }],
      [kept],
    ]);
  });
});
