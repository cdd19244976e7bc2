import type { Day } from "@tieout/core/calendar/day";
import { lineReview } from "@tieout/core/check/line-review";
import type { Account } from "@tieout/core/ledger/ledger";
import { accumulator } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { describe, expect, it } from "vitest";
import type { LineOnBasis, ReadableSpool } from "../collect/spool.ts";
import { type ReviewedJournal, reviewedPages } from "./journal-pages.ts";

describe("reviewedPages", () => {
  it("keeps the lines of one basis that lie in the period, page by page", async () => {
    const pages = [
      [aLine("1"), aLine("2", { basis: "cash" })],
      [],
      [aLine("3", { date: "2025-12-31" as Day }), aLine("4")],
    ];

    const journal = aJournal(pages);
    const kept = await all(reviewedPages(journal));

    expect(kept.map((page) => page.map(({ transactionId }) => transactionId))).toEqual([
      ["1"],
      [],
      ["4"],
    ]);
    expect(journal.movements.count()).toBe(3);
    expect(journal.movements.outside()).toBe(1);
  });

  it("unpacks one page ahead, and no more", async () => {
    const journal = aJournal(Array.from({ length: 5 }, (_, i) => [aLine(String(i))]));
    const pages = reviewedPages(journal);

    const asked: number[] = [];
    for (let page = 0; page < 5; page++) {
      await pages.next();
      asked.push(journal.asked.length);
    }

    expect(asked).toEqual([2, 3, 4, 5, 5]);
  });

  it("reads those pages again alone that hold a line in doubt, and answers by them", async () => {
    const pages = Array.from({ length: 10 }, (_, page) =>
      Array.from({ length: 20 }, (_, i) => invoice(page * 20 + i)),
    );
    pages[7]?.push({ ...invoice(45), transactionId: "again" });

    const journal = aJournal(pages);
    await all(reviewedPages(journal));

    expect(journal.asked.slice(10)).toEqual([2, 7]);
    const found = journal.review.checks().find(({ id }) => id === "duplicate-documents");
    expect(found).toMatchObject({ outcome: "Fail", transactionId: "again" });
    expect(found?.fact).toMatchObject({
      code: "documents-repeated",
      values: { repeated: 1, documents: 201 },
    });
  });

  it("finds doubts in the lines of its own basis, among another's", async () => {
    const pages = [
      [invoice(1), { ...invoice(2), basis: "cash" } as const, invoice(3)],
      [{ ...invoice(4), basis: "cash" } as const, { ...invoice(3), transactionId: "again" }],
    ];

    const journal = aJournal(pages);
    await all(reviewedPages(journal));

    expect(journal.review.checks().find(({ id }) => id === "duplicate-documents")).toMatchObject({
      outcome: "Fail",
      transactionId: "again",
    });
  });

  it("fails where a page can't be read, the one that was asked for ahead too", async () => {
    const journal = aJournal([[aLine("1")], [aLine("2")], [aLine("3")]], 2);

    await expect(all(reviewedPages(journal))).rejects.toThrow("Page 2 is gone");
  });
});

const from = "2026-01-01" as Day;
const upTo = "2026-01-31" as Day;

const receivables: Account = {
  id: "1200",
  name: "Receivables",
  fullName: "Receivables",
  vendorType: "AR",
  posting: true,
  active: true,
  kind: "Real",
  classification: "ar",
  classificationSource: "vendor-type",
  confidence: 1,
};

function aJournal(
  pages: readonly (readonly LineOnBasis[])[],
  broken?: number,
): ReviewedJournal & { readonly asked: readonly number[] } {
  const asked: number[] = [];
  const spool = {
    page: async (_step: string, part: number) => {
      asked.push(part);
      if (part === broken) throw new Error(`Page ${part} is gone`);
      return pages[part];
    },
  } as Pick<ReadableSpool, "page">;
  const books = { currency: "USD", fiscalYearEnd: { month: 12, day: 31 }, from, upTo };
  return {
    asked,
    spool,
    parts: pages.length,
    plan: { from, upTo },
    basis: "accrual",
    movements: accumulator(["1200"], [upTo], from),
    review: lineReview({ ...books, source: "package", accounts: [receivables] }),
  };
}

async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

function invoice(number: number): LineOnBasis {
  return aLine(`t${number}`, { documentNumber: `${number}`, amount: toMinor(100 + number) });
}

function aLine(transactionId: string, over: Partial<LineOnBasis> = {}): LineOnBasis {
  return {
    basis: "accrual",
    transactionId,
    transactionType: "Invoice",
    lineNumber: 0,
    date: "2026-01-10" as Day,
    accountId: "1200",
    amount: toMinor(100),
    partyId: "acme",
    ...over,
  };
}
