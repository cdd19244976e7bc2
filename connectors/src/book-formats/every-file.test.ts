import { type BooksIntake, type FileBooks, readAll } from "@tieout/core/book-mapping/file-books";
import type { SheetRow } from "@tieout/core/book-mapping/sheet-row";
import { tieOut } from "@tieout/core/book-mapping/tie-out";
import { type Minor, toMinor } from "@tieout/core/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fecReader } from "./fec-reader.ts";
import { guessMapping } from "./guess-mapping.ts";
import { ledgerReader } from "./ledger-reader.ts";
import { saftReader } from "./saft-reader.ts";
import { sieReader } from "./sie-reader.ts";
import { closingsOf, someBooks, type WrittenBooks, yearEnd } from "./testing/some-books.ts";
import {
  writeFec,
  writeLedger,
  writeSaft,
  writeSie,
  writeTrialBalance,
} from "./testing/write-files.ts";
import { trialBalanceReader } from "./trial-balance-reader.ts";

describe.each(Object.entries(formats()))("books written as %s", (name, readBack) => {
  it("read back to the same balances, and tie out", () => {
    fc.assert(
      fc.property(someBooks, (books) => {
        const read = readBack(books);
        const tied = tieOut(read);

        expect(balancesOf(read)).toEqual(expected(name, books));
        // No plan has the number 0100, which is there for its leading zero.
        const differing = tied.checks.filter(({ outcome }) => outcome === "differs");
        expect(differing.filter(({ id }) => id !== "accounts-typed")).toEqual([]);
        expect(read.leftOut.rows.filter(({ fault }) => fault !== "total")).toEqual([]);
      }),
    );
  });

  it("don't tie out when one amount has been changed", () => {
    fc.assert(
      fc.property(someBooks, fc.nat(), fc.integer({ min: 1, max: 1_000 }), (books, which, by) => {
        const at = which % books.lines.length;
        const read = readBack(books, { at, by: toMinor(by) });
        const differing = tieOut(read).checks.filter(
          ({ id, outcome }) => outcome === "differs" && id !== "accounts-typed",
        );

        expect(differing.length).toBeGreaterThan(0);
        const voucher = books.lines[at]?.voucher ?? "";
        const unbalanced = differing.find(({ id }) => id === "vouchers-balance");
        if (name !== "trial-balance") {
          expect(unbalanced?.differences).toHaveLength(1);
          expect(unbalanced?.differences[0]?.place.transactionId?.endsWith(voucher)).toBe(true);
          expect(Math.abs(unbalanced?.differences[0]?.actual ?? 0)).toBe(by);
        }
      }),
    );
  });
});

interface Change {
  readonly at: number;
  readonly by: Minor;
}

/** Writes and reads; with a change, one amount changes but not the file's own totals. */
function formats(): Record<string, (books: WrittenBooks, change?: Change) => FileBooks> {
  const through =
    <Piece>(write: (books: WrittenBooks) => Piece[], intake: () => BooksIntake<Piece>) =>
    (books: WrittenBooks, change?: Change) => {
      if (!change) return readAll(intake(), write(books)).books;
      // What differs between the two files is the line and its controls; only the line is taken over.
      const before = write(books);
      const after = write(changed(books, change));
      return readAll(intake(), withLine(before, after)).books;
    };
  const sheet =
    (write: (books: WrittenBooks) => SheetRow[]) => (books: WrittenBooks, change?: Change) =>
      sheetBooks(change ? withLine(write(books), write(changed(books, change))) : write(books));
  return {
    "trial-balance": sheet(writeTrialBalance),
    "general-ledger": sheet(writeLedger),
    sie: through(writeSie, sieReader),
    fec: through(writeFec, () => fecReader({ fiscalYearEnd: { month: 6, day: 30 } })),
    "saf-t": through(writeSaft, saftReader),
  };
}

function withLine<Piece>(before: readonly Piece[], after: readonly Piece[]): Piece[] {
  const isControl = (piece: Piece) => /#UB|"Total"/.test(JSON.stringify(piece));
  const differing = before
    .map(
      (piece, i) =>
        [i, JSON.stringify(piece) !== JSON.stringify(after[i]), isControl(piece)] as const,
    )
    .filter(([, differs, control]) => differs && !control)
    .map(([i]) => i);
  const line = differing.at(-1) ?? 0;
  return before.map((piece, i) => (i === line ? (after[i] ?? piece) : piece));
}

function changed(books: WrittenBooks, { at, by }: Change): WrittenBooks {
  return {
    ...books,
    lines: books.lines.map((line, i) => {
      // Away from zero, so that the line stays on its side.
      const amount = line.amount > 0 ? line.amount + by : line.amount - by;
      return i === at ? { ...line, amount: toMinor(amount) } : line;
    }),
  };
}

function sheetBooks(rows: readonly SheetRow[]): FileBooks {
  const { mapping, asOf } = guessMapping(rows, { digits: 2 });
  const answers = { digits: 2, fiscalYearEnd: { month: 6, day: 30 }, ...(asOf && { asOf }) };
  const intake =
    mapping.kind === "general-ledger"
      ? ledgerReader(mapping, answers)
      : trialBalanceReader(mapping, answers);
  return readAll(intake, rows).books;
}

function balancesOf({ openings, lines, closings, format }: FileBooks): Record<string, number> {
  const sums = new Map<string, number>();
  const add = (id: string, amount: number) => sums.set(id, (sums.get(id) ?? 0) + amount);
  if (format === "trial-balance") {
    for (const { accountId, on, amount } of closings) if (on === yearEnd) add(accountId, amount);
  } else {
    for (const { accountId, amount } of openings) add(accountId, amount);
    for (const { accountId, debit, credit } of lines.months) add(accountId, debit - credit);
  }
  return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
}

function expected(name: string, books: WrittenBooks): Record<string, number> {
  const known = name === "general-ledger" ? { ...books, openings: new Map() } : books;
  return Object.fromEntries(closingsOf(known));
}
