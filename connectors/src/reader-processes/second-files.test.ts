import type { Day } from "@tieout/core/calendar/day";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bookFileReader } from "../fileupload/book-file.ts";
import type { FileToRead, SupportingToRead } from "./messages.ts";
import { readFile } from "./read-file.ts";

describe("second files beside random books", () => {
  it("never change a posting, nor a figure that the ledger said", () =>
    hold(async (books) => {
      const alone = await collected(books, []);

      for (const supporting of [
        [openingsOf(books)],
        [profitOf(books), sheetOf(books)],
        [openingsOf(books), profitOf(books), sheetOf(books)],
      ]) {
        const beside = await collected(books, supporting);
        expect(beside.postings).toEqual(alone.postings);
        expect(beside.figures).toEqual(alone.figures);
        expect(beside.names).toEqual(expect.arrayContaining(alone.names));
      }
    }));

  it("give openings that balance and are exactly their balances", () =>
    hold(async (books) => {
      const { report, openings } = await collected(books, [openingsOf(books)]);

      expect(report.supporting).toMatchObject([{ id: "openings", found: {} }]);
      expect(report.openings?.from).toBe("file");
      expect(openings.reduce((sum, [, amount]) => sum + amount, 0)).toBe(0);
      const said = books.balances.filter(({ amount }) => amount !== 0);
      expect(openings).toEqual(said.map(({ number, amount }) => [number, amount]).toSorted());
    }));

  it("leave nothing behind once they're removed", () =>
    hold(async (books) => {
      const before = await readBeside(books, []);
      await readBeside(books, [openingsOf(books), profitOf(books)]);

      expect(await readBeside(books, [])).toEqual(before);
    }));

  it("say the same in whatever order they're sent, and when one is sent twice", () =>
    hold(async (books) => {
      const files = [openingsOf(books), profitOf(books), sheetOf(books)];
      const first = await collected(books, files);

      expect((await collected(books, files.toReversed())).said).toEqual(first.said);
      const twice = [...files, { ...profitOf(books), id: "again" }];
      expect((await collected(books, twice)).said).toEqual(first.said);
    }));

  it("change names only where they're names", () =>
    hold(async (books) => {
      const nameless = { ...books, namesAccounts: false };
      const alone = await collected(nameless, []);
      const { books: read, ...named } = await collected(nameless, [labelsOf(books)]);

      expect(named.report.supporting).toMatchObject([{ found: {} }]);
      expect([named.postings, named.figures]).toEqual([alone.postings, alone.figures]);
      const chart = new Map(books.balances.map(({ number, name }) => [number, name]));
      expect(read?.accounts.map(({ name }) => name)).toEqual(
        alone.books?.accounts.map(({ id }) => chart.get(id)),
      );
      const withoutNames = alone.books?.accounts.map(({ name: _, fullName: __, ...rest }) => rest);
      expect(read?.accounts.map(({ name: _, fullName: __, ...rest }) => rest)).toEqual(
        withoutNames,
      );
    }));

  it("of other books are refused, and leave everything as it was", () =>
    hold(async (books) => {
      const { supporting: _, ...alone } = (await readBeside(books, [])).report;
      // One account in four is the books' own.
      const strange = [0, 1, 2].map((i) => `7${i}00,Sundry ${i},,${i + 1}.00`);
      const own = "1000,Checking,6.00,";
      const file = aFile("openings", `${titled}\n${own}\n${strange.join("\n")}\n`);

      const { report } = await readBeside(books, [file]);

      const { supporting, ...beside } = report;
      expect(supporting).toEqual([{ id: "openings", problem: { code: "other-books" } }]);
      expect(beside).toEqual(alone);
    }));
});

/** Books with a cent for each of these accounts, so that all of them are in the ledger. */
interface Books {
  readonly balances: readonly Balance[];
  readonly entries: readonly Entry[];
  readonly namesAccounts: boolean;
}

interface Balance {
  readonly number: string;
  readonly name: string;
  /** Debit positive. */
  readonly amount: number;
}

interface Entry {
  readonly date: string;
  readonly debit: number;
  readonly credit: number;
  readonly amount: number;
}

const real = [
  ...[["1000", "Checking"] as const, ["1200", "Accounts Receivable"] as const],
  ...[["1500", "Office Equipment"] as const, ["2000", "Accounts Payable"] as const],
  ...[["2500", "Bank Loan"] as const, ["3000", "Owner's equity"] as const],
];
const nominal = [
  ...[["4000", "Sales"] as const, ["6000", "Rent Expense"] as const],
  ["6100", "Wages Expense"] as const,
];
const chart = [...real, ...nominal];

const cents = fc.integer({ min: -5_000_000, max: 5_000_000 });
const anEntry = fc.record({
  date: fc.integer({ min: 0, max: 89 }).map(dayAfter),
  debit: fc.nat(chart.length - 1),
  credit: fc.nat(chart.length - 1),
  amount: fc.integer({ min: 1, max: 9_000_000 }),
});

const someBooks: fc.Arbitrary<Books> = fc
  .record({
    amounts: fc.array(cents, { minLength: real.length - 1, maxLength: real.length - 1 }),
    entries: fc.array(anEntry, { minLength: 1, maxLength: 30 }),
  })
  .map(({ amounts, entries }) => ({
    balances: chart.map(([number, name], i) => ({ number, name, amount: amountAt(i, amounts) })),
    entries: [
      // Each account is posted to, so that the ledger has it.
      ...chart.map((_, i) => ({
        ...{ date: dayAfter(i), debit: i, credit: (i + 1) % chart.length, amount: 100 + i },
      })),
      ...entries.filter(({ debit, credit }) => debit !== credit),
    ],
    namesAccounts: true,
  }));

/** Equity takes what the others leave, and income and expenses begin at zero. */
function amountAt(i: number, amounts: readonly number[]): number {
  if (i < amounts.length) return amounts[i] ?? 0;
  return i === amounts.length ? 0 - amounts.reduce((sum, amount) => sum + amount, 0) : 0;
}

function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
}

const hold = (law: (books: Books) => Promise<void>) =>
  fc.assert(fc.asyncProperty(someBooks, law), { numRuns: 8 });

const money = (amount: number) => (amount / 100).toFixed(2);
const sided = (amount: number) => (amount < 0 ? `,${money(-amount)}` : `${money(amount)},`);

function ledgerOf({ entries, namesAccounts }: Books): Buffer {
  const line = (at: number, rest: string) => {
    const [number = "", name = ""] = chart[at] ?? [];
    return `${number},${namesAccounts ? `${name},` : ""}${rest}`;
  };
  const rows = entries.flatMap(({ date, debit, credit, amount }, i) => [
    `${date},${i + 1},${line(debit, `${money(amount)},`)}`,
    `${date},${i + 1},${line(credit, `,${money(amount)}`)}`,
  ]);
  const name = namesAccounts ? "Account Name," : "";
  return Buffer.from(`Date,Entry,Account,${name}Debit,Credit\n${rows.join("\n")}\n`);
}

const aFile = (role: SupportingToRead["role"], text: string, id: string = role) =>
  ({ id, role, fileName: `${id}.csv`, kind: "csv", bytes: Buffer.from(text) }) as const;

const titled = `Bluestem LLC,,,
Trial Balance,,,
"As of December 31, 2025",,,
Account,Account Name,Debit,Credit`;

function openingsOf({ balances }: Books): SupportingToRead {
  const rows = balances.map(({ number, name, amount }) => `${number},${name},${sided(amount)}`);
  return aFile("openings", `${titled}\n${rows.join("\n")}\n`);
}

const postedTo = ({ entries }: Books, at: number): number =>
  entries.reduce(
    (sum, { debit, credit, amount }) =>
      sum + (debit === at ? amount : 0) - (credit === at ? amount : 0),
    0,
  );

function profitOf(books: Books): SupportingToRead {
  const [sales, rent, wages] = [6, 7, 8].map((at) => postedTo(books, at));
  const income = 0 - (sales ?? 0);
  const costs = (rent ?? 0) + (wages ?? 0);
  return aFile(
    "statements",
    `Bluestem LLC,
Profit and Loss,
"January 1 - March 31, 2026",
,Total
Income,
4000 Sales,${money(income)}
Total Income,${money(income)}
Expenses,
6000 Rent Expense,${money(rent ?? 0)}
6100 Wages Expense,${money(wages ?? 0)}
Total Expenses,${money(costs)}
Net Income,${money(income - costs)}
`,
    "profit",
  );
}

function sheetOf({ balances }: Books): SupportingToRead {
  const row = (at: number, sign: 1 | -1) => {
    const { number = "", name = "", amount = 0 } = balances[at] ?? {};
    return `${number} ${name},${money(sign * amount)}`;
  };
  return aFile(
    "statements",
    `Bluestem LLC,
Balance Sheet,
"As of December 31, 2025",
,Total
Assets,
${[0, 1, 2].map((at) => row(at, 1)).join("\n")}
Liabilities,
${[3, 4].map((at) => row(at, -1)).join("\n")}
Equity,
${row(5, -1)}
`,
    "sheet",
  );
}

function labelsOf({ balances }: Books): SupportingToRead {
  const rows = balances.map(({ number, name }) => `${number},${name}`);
  return aFile("labels", `Number,Name\n${rows.join("\n")}\n`);
}

const today = "2026-04-15" as Day;

function readBeside(books: Books, supporting: readonly SupportingToRead[]) {
  const file: FileToRead = {
    ...{ bytes: ledgerOf(books), kind: "csv", fileName: "Ledger.csv", choices: {}, kept: [] },
    ...{ materialityBasisPoints: 100, today, supporting },
  };
  return readFile(file);
}

/** Reads the files, and collects from them as a worker would. */
async function collected(of: Books, supporting: readonly SupportingToRead[]) {
  const { report, recipe, books } = await readBeside(of, supporting);
  if (!recipe || !books) throw new RangeError("The columns are known");
  const reader = await bookFileReader(ledgerOf(of), {
    ...{ storageKey: "a", recipe, fiscalYearEnd: { month: 12, day: 31 }, currency: "USD" },
    ...{ businessName: "Bluestem", today, differenceAccepted: false },
  });
  const eve = await reader.trialBalance({ asOf: "2025-12-31" as Day, basis: "accrual" });
  // Statements are listed as they came.
  const { statements: _, ...findings } = report.findings ?? {};
  const { statements: __, ...known } = books;
  const { debits, credits, lines } = report.findings?.figures ?? {};
  return {
    report,
    books,
    names: books.accounts.map(({ number, name }) => `${number} ${name}`),
    postings: { lines: books.lines, movements: books.movements, closings: books.closings },
    figures: { debits, credits, lines },
    openings: eve
      .flatMap(({ accountId, amount }) => (amount === 0 ? [] : [[accountId, amount] as const]))
      .toSorted(),
    said: { findings, types: report.accountTypes, openings: report.openings, known, eve },
  };
}
