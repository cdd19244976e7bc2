import { bookFile } from "@tieout/core/book-mapping/book-file";
import { postedLine } from "@tieout/core/book-mapping/closing-entries";
import { readAll } from "@tieout/core/book-mapping/file-books";
import type { Day } from "@tieout/core/calendar/day";
import { type Minor, toMinor } from "@tieout/core/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sieReader } from "./sie-reader.ts";
import { someBooks, type WrittenBooks, yearEnd } from "./testing/some-books.ts";
import { writeSie } from "./testing/write-files.ts";

const today = "2026-06-30" as Day;
const result = "8999";
const equity = "2099";

describe("books whose year was closed by an entry", () => {
  it("come to what they came to before it, on every account and in every month", () => {
    fc.assert(
      fc.property(someBooks, (books) => {
        const earned = earnedIn(books);
        fc.pre(earned !== 0);
        const before = collected(books);
        const after = collected(closed(books, earned));

        expect(after.years).toEqual([yearEnd]);
        expect(after.months).toEqual(before.months);
        expect(after.closings).toEqual(before.closings);
      }),
    );
  });

  it("have lines that come to their months", () => {
    fc.assert(
      fc.property(someBooks, (books) => {
        const { months, lines } = collected(closed(books, earnedIn(books)));

        expect(lines).toEqual(months);
      }),
    );
  });
});

const isNominal = (account: string) => /^[3-8]/.test(account);

const earnedIn = ({ lines }: WrittenBooks): Minor =>
  toMinor(lines.reduce((sum, { account, amount }) => sum + (isNominal(account) ? amount : 0), 0));

function closed({ accounts, openings, lines }: WrittenBooks, earned: Minor): WrittenBooks {
  const entry = { voucher: "closing", date: yearEnd };
  return {
    accounts: [
      ...accounts,
      { number: equity, name: "Årets resultat" },
      { number: result, name: "Årets resultat" },
    ],
    openings,
    lines: [
      ...lines,
      { ...entry, account: result, amount: toMinor(-earned) },
      { ...entry, account: equity, amount: earned },
    ],
  };
}

function collected(books: WrittenBooks) {
  const read = readAll(sieReader(), writeSie(books));
  const { books: kept, closing, periods } = bookFile(read.books, today);
  const posted = read.lines.flatMap((line) => postedLine(closing, line) ?? []);
  return {
    years: closing?.years,
    months: summed(
      (periods?.movements ?? []).map(({ accountId, end, debit, credit }) => [
        `${accountId} ${end.slice(0, 7)}`,
        debit - credit,
      ]),
    ),
    lines: summed(
      posted.map(({ accountId, date, amount }) => [`${accountId} ${date.slice(0, 7)}`, amount]),
    ),
    closings: summed(kept.closings.map(({ accountId, amount }) => [accountId, amount])),
  };
}

function summed(amounts: readonly (readonly [key: string, amount: number])[]) {
  const sums = new Map<string, number>();
  for (const [key, amount] of amounts) sums.set(key, (sums.get(key) ?? 0) + amount);
  return Object.fromEntries([...sums].filter(([, sum]) => sum !== 0));
}
