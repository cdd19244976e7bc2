import { sampleFile } from "@tieout/connectors/testing/sample-file";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Running } from "../../ports/listen.ts";
import { startTestDex } from "../../testing/dex.ts";
import { schemaFaults } from "../../testing/schema-faults.ts";
import { parseDay } from "../books/calendar.ts";
import { companies, standardSeed } from "../books/companies.ts";
import { ledgerOf, trialBalance } from "../reports/balances.ts";
import { lastFiscalYear, withYearEnd } from "./extract.ts";
import { writeFile } from "./files.ts";

const all = companies(parseDay("2026-11-21") ?? 0, standardSeed);

describe("DEX's books as files", () => {
  it("a trial balance has the figures of DEX's own report, in the fiscal year's last day", async () => {
    const { books, ledger } = booksOf("bluestem", 2);
    const { to } = lastFiscalYear(books);
    const report = await trialBalance(books, ledger, "accrual", to);

    const { bytes } = await writeFile(books, ledger, "trial-balance", "csv");
    const lines = bytes.toString("utf8").split("\r\n");

    expect(lines[1]).toBe("Trial balance as of 2026-02-28");
    expect(lines.at(-2)).toBe(`Total,,,${report.totals.debit},${report.totals.credit}`);
    expect(lines.slice(4, -2)).toHaveLength(report.rows.length);
  });

  it("letters of other countries stand in the bytes that each encoding has for them", async () => {
    const { books, ledger } = booksOf("bluestem");
    const written = async (wording: "dos" | "utf-8") =>
      (await writeFile(books, ledger, "sie", wording)).bytes.toString("latin1");

    expect(await written("dos")).toContain('"Caf\x82 sales"');
    expect(await written("utf-8")).toContain('"Caf\xc3\xa9 sales"');
    expect(
      (await writeFile(books, ledger, "fec", "tab-latin-1")).bytes.toString("latin1"),
    ).toContain("\tOp\xe9rations diverses\t");
  });

  const schema = sampleFile("saft-no-1.30.xsd");
  it.skipIf(schema === undefined).each(["bluestem", "tidewater"])(
    "SAF-T of %s keeps the tax authority's schema (skipped without the schema)",
    async (company) => {
      const { books, ledger } = booksOf(company);
      const { bytes } = await writeFile(books, ledger, "saf-t", "utf-8");

      expect(schemaFaults(schema ?? "", [bytes])).toEqual([]);
    },
  );

  it.skipIf(schema === undefined)(
    "a SAF-T with an account that has no number doesn't (skipped without the schema)",
    async () => {
      const { books, ledger } = booksOf("bluestem");
      const { bytes } = await writeFile(books, ledger, "saf-t", "utf-8");
      const without = bytes.toString("utf8").replace(/<AccountID>[^<]*<\/AccountID>/, "");

      expect(schemaFaults(schema ?? "", [without])).toEqual([
        expect.stringMatching(/Expected is .*AccountID/),
      ]);
    },
  );
});

describe("DEX's page of files", () => {
  let dex: Running;
  beforeAll(async () => {
    dex = await startTestDex();
  });
  afterAll(() => dex.stop());

  it("offers each company's files, and hands one over as a download", async () => {
    const page = await fetch(`${dex.url}/files?company=bluestem&yearEnd=2`);
    const [, address = ""] =
      /href="(\/files\/download[^"]*fec[^"]*)"/.exec(
        (await page.text()).replaceAll("&#38;", "&"),
      ) ?? [];
    const file = await fetch(dex.url + address);

    expect(page.status).toBe(200);
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="bluestem-fec.txt"');
    expect(await file.text()).toMatch(/^JournalCode\tJournalLib\t/);
  });

  it("offers what packages write, and hands one over under the layout's name", async () => {
    const page = await (await fetch(`${dex.url}/files`)).text();
    const file = await fetch(
      `${dex.url}/files/layouts?layout=quickbooks-online-general-ledger-csv`,
    );

    expect(page).toContain("QuickBooks Online");
    expect(page).toContain('href="/files/layouts?layout=quickbooks-online-general-ledger-csv"');
    expect(file.headers.get("Content-Disposition")).toBe(
      'attachment; filename="quickbooks-online-general-ledger-csv.csv"',
    );
    expect(await file.text()).toMatch(/^General Ledger\r\n/);
    expect((await fetch(`${dex.url}/files/layouts?layout=abacus`)).status).toBe(404);
  });

  it.each(["company=nobody&content=fec", "company=bluestem&content=notes"])(
    "has nothing for %s",
    async (query) => {
      expect((await fetch(`${dex.url}/files/download?${query}`)).status).toBe(404);
    },
  );
});

function booksOf(id: string, yearEnd?: number) {
  const books = all.get(id);
  if (!books) throw new Error(`No company ${id}`);
  const ended = yearEnd === undefined ? books : withYearEnd(books, yearEnd);
  return { books: ended, ledger: ledgerOf(books, "accrual") };
}
