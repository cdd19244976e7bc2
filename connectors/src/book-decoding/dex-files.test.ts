import type { BooksIntake, FileBooks } from "@tieout/core/book-mapping/file-books";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { describe, expect, it } from "vitest";
import { parseDay } from "../../../sandbox/src/dex/books/calendar.ts";
import { companies, standardSeed } from "../../../sandbox/src/dex/books/companies.ts";
import { withYearEnd } from "../../../sandbox/src/dex/exports/extract.ts";
import {
  type Content,
  saftCountry,
  type Wording,
  writeFile,
  writings,
} from "../../../sandbox/src/dex/exports/files.ts";
import { planNumbers } from "../../../sandbox/src/dex/exports/plan-numbers.ts";
import { saftPlan } from "../../../sandbox/src/dex/exports/saft.ts";
import { ledgerOf, trialBalance } from "../../../sandbox/src/dex/reports/balances.ts";
import { fecReader } from "../book-formats/fec-reader.ts";
import { guessMapping } from "../book-formats/guess-mapping.ts";
import { ledgerReader } from "../book-formats/ledger-reader.ts";
import { sieReader } from "../book-formats/sie-reader.ts";
import { trialBalanceReader } from "../book-formats/trial-balance-reader.ts";
import { xmlBooksReader } from "../book-formats/xml-books-reader.ts";
import { readBooks } from "./open-books.ts";
import { firstRows, readSheets } from "./read-sheets.ts";
import { sniff } from "./sniff.ts";
import { converted, hasLibreOffice } from "./testing/libreoffice.ts";
import { textLines } from "./text-encoding.ts";
import { xmlEvents } from "./xml-stream.ts";

const all = companies(parseDay("2026-11-21") ?? 0, standardSeed);
const ends = { 12: "2025-12-31", 6: "2026-06-30", 2: "2026-02-28" } as const;

const contents = Object.keys(writings) as Content[];
const everyWay = contents.flatMap((content) =>
  writings[content].map((wording) => [content, wording] as const),
);
const usualWays = contents.map((content) => [content, writings[content][0]] as const);

describe.each([
  ["bluestem", 6, everyWay],
  ["bluestem", 2, usualWays],
  ["tidewater", 12, usualWays],
] as const)("files of %s with years that end in month %i", (id, month, ways) => {
  const end = ends[month];

  it.each(ways)("%s as %s says what DEX's own trial balance says", async (content, wording) => {
    const books = await readBack(await fileOf(id, month, content, wording), month);

    const differing = tieOut(books).checks.filter(({ outcome }) => outcome === "differs");
    expect(differing.filter(({ id: check }) => check !== "accounts-typed")).toEqual([]);
    expect(books.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
    expect(balancesOn(books, end)).toEqual(await reported(id, month, end, content, wording));
  });
});

describe("letters of other countries", () => {
  it.each(["dos", "utf-8"] as const)("are read from SIE in %s", async (wording) => {
    const { accounts } = await readBack(await fileOf("bluestem", 6, "sie", wording), 6);

    expect(accounts.map(({ name }) => name)).toContain("Café sales");
  });
});

describe("spreadsheets of another program", async () => {
  it.skipIf(!(await hasLibreOffice()))(
    "xls and ods say the same (skipped without LibreOffice)",
    async () => {
      const csv = await fileOf("bluestem", 6, "trial-balance", "csv");
      const files = await converted(csv.toString("utf8"), ["xls", "ods"]);

      for (const bytes of files.values()) {
        const books = await readBack(bytes, 6);
        expect(balancesOn(books, "2026-06-30")).toEqual(
          await reported("bluestem", 6, "2026-06-30", "trial-balance"),
        );
      }
    },
  );
});

describe("a file whose books don't balance", () => {
  it("a changed amount is named by its voucher and by how much", async () => {
    const bytes = await fileOf("bluestem", 6, "general-ledger", "csv");
    const lines = bytes.toString("utf8").split("\r\n");
    const at = lines.findIndex((line) => /^2026-05-\d\d,\d+,.*,\d+\.\d\d,$/.test(line));
    const changed = lines.map((line, index) =>
      index === at
        ? line.replace(/(\d+)(\.\d\d),$/, (_, whole, cents) => `${+whole + 100}${cents},`)
        : line,
    );
    const voucher = lines[at]?.split(",")[1];

    const books = await readBack(Buffer.from(changed.join("\r\n")), 6);
    const vouchers = tieOut(books).checks.find(({ id }) => id === "vouchers-balance");

    expect(vouchers?.outcome).toBe("differs");
    expect(vouchers?.differences).toMatchObject([
      { actual: 10_000, place: { transactionId: voucher } },
    ]);
  });
});

async function fileOf(id: string, month: number, content: Content, wording: Wording) {
  const { books, ledger } = opened(id, month);
  return (await writeFile(books, ledger, content, wording)).bytes;
}

function opened(id: string, month: number) {
  const books = all.get(id);
  if (!books) throw new Error(`No company ${id}`);
  const ledger = ledgers.get(id) ?? ledgerOf(books, "accrual");
  ledgers.set(id, ledger);
  return { books: withYearEnd(books, month), ledger };
}

/** A ledger remembers what it has added up, and knows no fiscal year. */
const ledgers = new Map<string, ReturnType<typeof ledgerOf>>();

async function readBack(bytes: Buffer, month: number): Promise<FileBooks> {
  const sniffed = await sniff(bytes);
  if (sniffed.result !== "known") throw new Error(`Nobody knows what this is: ${sniffed.result}`);
  const fiscalYearEnd = { month, day: 31 };
  switch (sniffed.kind) {
    case "sie":
      return through(textLines(bytes), sieReader());
    case "fec":
      return through(textLines(bytes), fecReader({ fiscalYearEnd }));
    case "saf-t":
      return through(xmlEvents(bytes), xmlBooksReader());
    default: {
      const [sheet] = await readSheets(bytes, sniffed.kind as "xlsx");
      if (!sheet) throw new Error("It has no sheet");
      const { mapping, asOf } = guessMapping(await firstRows(sheet), { digits: 2 });
      const answers = { digits: 2, fiscalYearEnd, ...(asOf && { asOf }) };
      const intake: BooksIntake<SheetRow> =
        mapping.kind === "general-ledger"
          ? ledgerReader(mapping, answers)
          : trialBalanceReader(mapping, answers);
      return through(sheet.rows(), intake);
    }
  }
}

async function through<Piece>(
  pieces: Iterable<Piece> | AsyncIterable<Piece>,
  intake: BooksIntake<Piece>,
): Promise<FileBooks> {
  const reading = readBooks(pieces, intake);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value;
  }
}

function balancesOn({ openings, closings, lines }: FileBooks, end: string) {
  const sums = new Map<string, number>();
  const add = (id: string, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
  const said = closings.filter(({ on }) => on === end);
  if (lines.count === 0) for (const { accountId, amount } of said) add(accountId, amount);
  else {
    const eve = openings
      .map(({ on }) => on)
      .sort()
      .at(-1);
    for (const { accountId, on, amount } of openings) if (on === eve) add(accountId, amount);
    for (const { accountId, debit, credit } of lines.months) add(accountId, debit - credit);
  }
  return new Map([...sums].filter(([, amount]) => amount !== 0).sort());
}

async function reported(
  id: string,
  month: number,
  end: string,
  content: Content,
  wording: Wording = writings[content][0],
) {
  const { books, ledger } = opened(id, month);
  const { rows } = await trialBalance(books, ledger, "accrual", parseDay(end) ?? 0);
  const plans = { sie: "bas", fec: "pcg", "saf-t": saftPlan(saftCountry(wording)) } as const;
  const plan = content in plans ? plans[content as keyof typeof plans] : undefined;
  const numbers = plan && planNumbers(books.accounts, plan);
  const numberOf = new Map(books.accounts.map((account) => [account.id, account.number]));
  return new Map(
    rows
      .map(({ accountId, debit, credit }) => {
        const number = numberOf.get(accountId) ?? "";
        return [numbers?.get(number) ?? number, cents(debit) - cents(credit)] as const;
      })
      .sort(),
  );
}

const cents = (amount: string) => Math.round(Number(amount) * 100);
