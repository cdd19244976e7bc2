import type { Language } from "@tieout/core/language";
import { type JournalFacts, ledgerTable } from "@tieout/core/workbook/ledger-table";
import type { LongYear } from "@tieout/core/workbook/long-table";
import { transactionTable } from "@tieout/core/workbook/transaction-table";
import { bytesOf, partsOf, readXlsx } from "@tieout/server/xlsx/testing/read-xlsx";
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildLongFile } from "./long-file.ts";
import { transactionsOf } from "./long-workbook.ts";
import { cafe, someBooks } from "./testing/some-books.ts";

const shape = { ...cafe, entries: 300 };
const books = someBooks(shape);

describe("buildLongFile", () => {
  it("puts each fiscal year's lines on a sheet, and ties them to the ledger", async () => {
    const { extension, stream } = buildLongFile(ledgerTable(factsOf()), readLines);
    const sheets = readXlsx(await bytesOf(stream));

    expect(extension).toBe("xlsx");
    expect(sheets.map(({ name }) => name)).toEqual([
      "Contents",
      "FY 2023",
      "FY 2024",
      "FY 2025",
      "FY 2026",
      "Tie-out",
    ]);
    expect(sheets[1]?.cells.get("A6")).toEqual({ value: "Date" });
    expect(differencesOf(sheets.at(-1))).toEqual(new Array(8).fill(0));
  });

  it("goes on with another sheet where one is full", async () => {
    const table = ledgerTable(factsOf());
    const limits = { rowsOnASheet: 75, rowsInAWorkbook: 10_000 };

    const sheets = readXlsx(await bytesOf(buildLongFile({ ...table, limits }, readLines).stream));

    expect(sheets.map(({ name }) => name).slice(1, 4)).toEqual([
      "FY 2023 (1)",
      "FY 2023 (2)",
      "FY 2023 (3)",
    ]);
    expect(sheets.at(-1)?.cells.get("C7")?.formula).toBe(
      "'FY 2023 (1)'!I82+'FY 2023 (2)'!I82+'FY 2023 (3)'!I" +
        `${7 + linesIn("2022-07-01", "2023-06-30").length - 150}`,
    );
    expect(differencesOf(sheets.at(-1))).toEqual(new Array(8).fill(0));
  });

  it("writes CSV files with a workbook beside them where there are too many", async () => {
    const table = ledgerTable(factsOf());
    const limits = { rowsOnASheet: 75, rowsInAWorkbook: 500 };

    const { extension, stream } = buildLongFile({ ...table, limits }, readLines);
    const file = await bytesOf(stream);
    const parts = partsOf(file);

    expect(extension).toBe("zip");
    expect([...parts.keys()]).toEqual([
      "FY 2023.csv",
      "FY 2024.csv",
      "FY 2025.csv",
      "FY 2026.csv",
      "General ledger.xlsx",
    ]);
    expect(unzipSync(file)["FY 2023.csv"]?.slice(0, 3)).toEqual(Uint8Array.of(0xef, 0xbb, 0xbf));
    const [titles, first] = parts.get("FY 2023.csv")?.split("\r\n") ?? [];
    expect(titles).toBe(
      "Date,Type,Number,Reference,Account no.,Account,Party,Memo,Debit,Credit,Transaction,Line,Entered,Last changed",
    );
    expect(first?.split(",").slice(0, 3)).toEqual(["2022-07-01", expect.any(String), "'=0"]);
    expect(stream.summary().size).toBe(file.length);
  });

  it("hashes what the lines and the workbook beside them say", async () => {
    const limits = { rowsOnASheet: 75, rowsInAWorkbook: 500 };
    const hashOf = async (read: typeof readLines, language: Language = "en") => {
      const { stream } = buildLongFile({ ...ledgerTable(factsOf(1, language)), limits }, read);
      await bytesOf(stream);
      return stream.summary().contentSha256;
    };
    const changed = async function* (year: LongYear) {
      for await (const lines of readLines(year)) {
        yield lines.map((line) => ({ ...line, memo: "Changed" }));
      }
    };

    const hashes = await Promise.all([
      hashOf(readLines),
      hashOf(readLines),
      hashOf(changed),
      hashOf(readLines, "es"),
    ]);

    expect(hashes[1]).toBe(hashes[0]);
    expect(new Set(hashes).size).toBe(3);
  });

  it("says in the workbook where the lines are", async () => {
    const table = ledgerTable(factsOf());
    const limits = { rowsOnASheet: 75, rowsInAWorkbook: 500 };

    const file = await bytesOf(buildLongFile({ ...table, limits }, readLines).stream);

    const [contents] = readXlsx(unzipSync(file)["General ledger.xlsx"] ?? Buffer.of());
    const texts = [...(contents?.cells.values() ?? [])].map(({ value }) => value);
    expect(texts).toContain(
      "These are more than 500 lines, too many for a workbook. They're in CSV files beside it:",
    );
  });

  it.each([
    {
      language: "es" as const,
      names: ["Ejercicio 2023.csv", "Libro mayor.xlsx"],
      titles: "Fecha,Tipo,Número,Referencia,N.º de cuenta,Cuenta,Tercero,Concepto,Debe,Haber",
      told: (count: number) => `Ejercicio 2023.csv: ${count} apuntes.`,
    },
    {
      language: "fr" as const,
      names: ["Exercice 2023.csv", "Grand livre.xlsx"],
      titles: "Date,Type,Numéro,Référence,N° de compte,Compte,Tiers,Libellé,Débit,Crédit",
      told: (count: number) => `Exercice 2023.csv\u00a0: ${count} lignes.`,
    },
  ])("names its files and their columns in $language (P-U14, X-26)", async (spoken) => {
    const table = ledgerTable(factsOf(1, spoken.language));
    const limits = { rowsOnASheet: 75, rowsInAWorkbook: 500 };

    const file = await bytesOf(buildLongFile({ ...table, limits }, readLines).stream);

    const parts = partsOf(file);
    const [csv = "", workbook = ""] = spoken.names;
    expect([...parts.keys()]).toEqual(expect.arrayContaining([csv, workbook]));
    expect(parts.get(csv)?.startsWith(`${spoken.titles},`)).toBe(true);
    const [contents] = readXlsx(unzipSync(file)[workbook] ?? Buffer.of());
    const texts = [...(contents?.cells.values() ?? [])].map(({ value }) => value);
    expect(texts).toContain(spoken.told(linesIn("2022-07-01", "2023-06-30").length));
  });

  it("makes transactions of lines, and counts them by party", async () => {
    const table = transactionTable(factsOf(2));

    const file = buildLongFile(table, (year) => transactionsOf(readLines(year)));

    const sheets = readXlsx(await bytesOf(file.stream));
    const parties = sheets.find(({ name }) => name === "Customers and vendors");
    const counted = [...(parties?.cells ?? [])].filter(([address]) =>
      /^C([7-9]|\d\d)$/.test(address),
    );
    expect(counted.reduce((all, [, { value }]) => all + Number(value), 0)).toBe(shape.entries);
    expect(differencesOf(sheets.at(-1))).toEqual(new Array(4).fill(0));
  });

  it("gives the same bytes for the same books", async () => {
    const [first, second] = await Promise.all(
      [1, 2].map(() => bytesOf(buildLongFile(ledgerTable(factsOf()), readLines).stream)),
    );

    expect(Buffer.compare(first ?? Buffer.of(), second ?? Buffer.of(1))).toBe(0);
  });

  it.each([
    [1, "more"],
    [-1, "fewer"],
  ])("refuses a year with %i lines beside its count", async (stray, word) => {
    const table = ledgerTable({
      ...factsOf(),
      countBetween: (start, end) => linesIn(start, end).length - stray,
    });

    await expect(bytesOf(buildLongFile(table, readLines).stream)).rejects.toThrow(
      `${word} items than were counted`,
    );
  });

  it("reads no further than it writes", async () => {
    let read = 0;
    const table = ledgerTable({ ...factsOf(), countBetween: () => 200_000 });
    const { stream } = buildLongFile(table, async function* () {
      for (; ; read += 1) yield books.lines.slice(0, 1);
    });

    for await (const _ of stream) if (read > 0) break;

    expect(read).toBeLessThan(20_000);
  });
});

function factsOf(linesEach = 1, language: Language = "en"): JournalFacts {
  return {
    preparation: {
      packageName: "QuickBooks Online",
      source: "package",
      asOf: new Date("2025-10-14T14:05:00Z"),
      language,
    },
    ledger: books.ledger,
    parties: books.parties,
    countBetween: (start, end) => linesIn(start, end).length / linesEach,
  };
}

/** Small pages, so they end in mid-transaction. */
async function* readLines({ start, end }: LongYear) {
  const lines = linesIn(start, end);
  for (let at = 0; at < lines.length; at += 7) yield lines.slice(at, at + 7);
}

function linesIn(start: string, end: string) {
  return books.lines.filter(({ date }) => date >= start && date <= end);
}

function differencesOf(sheet: ReturnType<typeof readXlsx>[number] | undefined) {
  return [...(sheet?.cells ?? [])]
    .filter(([address, { formula }]) => address.startsWith("E") && formula !== undefined)
    .map(([, { value }]) => value);
}
