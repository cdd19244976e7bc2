import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readAll } from "@tieout/core/book-mapping/file-books";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { saftReader } from "../book-formats/saft-reader.ts";
import { sieReader } from "../book-formats/sie-reader.ts";
import { sampleFile } from "../testing/sample-file.ts";
import { sniff } from "./sniff.ts";
import { textLines } from "./text-encoding.ts";
import { xmlEvents } from "./xml-stream.ts";

describe("files that others have made", () => {
  it("SIE 4 of the SIE organisation ties out to its own balances, to the öre", async () => {
    const bytes = readFileSync(fileURLToPath(new URL("fixtures/BL0001_typ4.SE", import.meta.url)));
    const { books, lines } = readAll(sieReader(), textLines(bytes));

    expect(await sniff(bytes)).toEqual({ result: "known", kind: "sie" });
    expect(books.company.name).toBe("SEEE Speak Easy Executive English AB");
    expect(books.accounts.find(({ id }) => id === "1790")?.name).toBe("Övriga interimsford.");
    expect(books.fiscalYears.map(({ end }) => end)).toEqual(["2009-06-30", "2010-06-30"]);
    expect([books.accounts.length, lines.length, books.leftOut.count]).toEqual([117, 405, 0]);
    expect(
      tieOut(books).checks.map(({ id, outcome, agreed, of }) => [id, outcome, agreed, of]),
    ).toEqual([
      ["debits-equal-credits", "agrees", 3, 3],
      ["vouchers-balance", "agrees", 84, 84],
      ["openings-balance", "agrees", 2, 2],
      ["years-follow", "agrees", 26, 26],
      ["closings-follow", "agrees", 45, 45],
      ["own-totals", "not-checkable", 0, 0],
      ["accounts-once", "agrees", 117, 117],
      // 9999 is the business's own: the plan ends with 8.
      ["accounts-typed", "differs", 116, 117],
    ]);
  });

  const saft = sampleFile("saft-no-999999999.xml");
  it.skipIf(saft === undefined)(
    "SAF-T of the Norwegian tax authority ties out to its totals (skipped without the file)",
    async () => {
      const bytes = readFileSync(saft ?? "");
      const { books, lines } = readAll(saftReader(), xmlEvents(bytes));
      const checks = Object.fromEntries(tieOut(books).checks.map((check) => [check.id, check]));

      expect(await sniff(bytes)).toEqual({ result: "known", kind: "saf-t" });
      expect(books.company).toMatchObject({ name: "Selskapet AS", currency: "NOK" });
      expect([lines.length, books.lines.debits, books.lines.credits]).toEqual([
        5, 2500000, 2500000,
      ]);
      expect(checks["own-totals"]).toMatchObject({ outcome: "agrees", agreed: 3, of: 3 });
      expect(checks["vouchers-balance"]).toMatchObject({ outcome: "agrees", agreed: 2, of: 2 });
    },
  );
});
