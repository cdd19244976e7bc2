import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { Day } from "@tieout/core/calendar/day";
import { describe, expect, it } from "vitest";
import { openBooks } from "../book-decoding/open-books.ts";
import { readFile } from "./read-file.ts";

describe("a listing that gives each posting from both of its accounts", () => {
  it("counts once as it's shown and as it goes in, and shows which column isn't used", async () => {
    const { contra, checked, amounts, differs } = await readListing();

    expect(contra).toMatchObject({ heading: "Gegenkonto" });
    expect(contra?.field).toBeUndefined();
    expect(checked).toMatchObject({ outcome: "agrees", agreed: 2, of: 2 });
    expect(amounts).toEqual([25_000, -25_000]);
    expect(differs).toBe(false);
  });

  it("is posted to both where somebody says so, and says that it counts twice", async () => {
    const { contra, checked, amounts, differs } = await readListing([
      { column: 0, field: "date" },
      { column: 1, field: "accountNumber" },
      { column: 2, field: "contraAccount" },
      { column: 3, field: "amount" },
      { column: 4, field: "side" },
    ]);

    expect(contra?.field).toBe("contraAccount");
    expect(checked).toMatchObject({ outcome: "differs", agreed: 0, of: 2 });
    expect(amounts).toEqual([25_000, -25_000, -25_000, 25_000]);
    expect(differs).toBe(true);
  });
});

async function readListing(columns?: FileChoices["columns"]) {
  const bytes = Buffer.from(
    [
      "Datum;Konto;Gegenkonto;Betrag;S/H",
      "15.01.2025;1200;8400;250,00;S",
      "15.01.2025;8400;1200;250,00;H",
    ].join("\n"),
  );
  const { report, recipe } = await readFile({
    bytes,
    kind: "csv",
    fileName: "Kontoblatt.csv",
    choices: columns ? { columns } : {},
    kept: [],
    materialityBasisPoints: 100,
    today: "2025-02-10" as Day,
  });
  if (!recipe) throw new Error("Its columns are clear");

  const amounts: number[] = [];
  for await (const line of openBooks(bytes, recipe)) amounts.push(line.amount);
  return {
    contra: report.table?.columns[2],
    checked: report.findings?.tieOut.checks.find(({ id }) => id === "postings-once"),
    differs: report.findings?.differs,
    amounts,
  };
}
