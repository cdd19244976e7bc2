import type { Day } from "@tieout/core/calendar/day";
import type { JournalLine } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import type { TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { describe, expect } from "vitest";
import { basis, insertLedger, someLines } from "../testing/some-ledger.ts";
import { findJournalEntry } from "./journal-entry.ts";
import { listJournalLines, sumJournalLines } from "./journal-lines.ts";

describe("findJournalEntry", () => {
  test("has every line of an entry, in its own order, and none of another's", async ({
    tenant,
  }) => {
    const entry = [posted("JE-1", 3, "1000", -900), posted("JE-1", 1, "4000", 400)];
    const rest = posted("JE-1", 2, "4000", 500);
    const find = await inLedger(tenant, [...someLines(40), ...entry, rest]);

    const { lines, totals, next } = (await find("JE-1")) ?? {};

    expect(lines?.map(({ lineNumber, accountId }) => [lineNumber, accountId])).toEqual([
      [1, "4000"],
      [2, "4000"],
      [3, "1000"],
    ]);
    expect(totals).toEqual({ count: 3, debit: 900, credit: 900 });
    expect(next).toBeUndefined();
  });

  test("pages through a long entry, each line once, with the sums of all", async ({ tenant }) => {
    const long = Array.from({ length: 25 }, (_, i) => posted("JE-9", i + 1, "1000", i ? -1 : 24));
    const find = await inLedger(tenant, long);

    const first = await find("JE-9", { limit: 10 });
    const second = await find("JE-9", { limit: 10, after: first?.next });
    const third = await find("JE-9", { limit: 10, after: second?.next });

    const pages = [first, second, third];
    expect(pages.flatMap((page) => page?.lines ?? []).map((line) => line.lineNumber)).toEqual(
      long.map((line) => line.lineNumber),
    );
    expect(pages.map((page) => page?.totals.count)).toEqual([25, 25, 25]);
    expect(third?.next).toBeUndefined();
  });

  test("tells entries of one number apart by their days, where each balances by itself", async ({
    tenant,
  }) => {
    const [march, january] = ["2026-03-02" as Day, "2026-01-02" as Day];
    const find = await inLedger(tenant, [
      posted("V1", 1, "1000", 100, january),
      posted("V1", 2, "4000", -100, january),
      posted("V1", 1, "1000", 700, march),
      posted("V1", 2, "4000", -700, march),
    ]);

    expect((await find("V1", { date: march }))?.totals).toEqual({
      count: 2,
      debit: 700,
      credit: 700,
    });
  });

  test("keeps an entry whole that was posted over two days", async ({ tenant }) => {
    const find = await inLedger(tenant, [
      posted("V2", 1, "1000", 100, "2026-01-31" as Day),
      posted("V2", 2, "4000", -100, "2026-02-01" as Day),
    ]);

    expect((await find("V2", { date: "2026-02-01" as Day }))?.lines).toHaveLength(2);
  });

  test("has nothing of an entry on a day when nothing of it was posted", async ({ tenant }) => {
    const find = await inLedger(tenant, someLines(4));

    expect(await find("t000000", { date: "2026-03-03" as Day })).toBeUndefined();
    expect(await find("nobody's")).toBeUndefined();
  });
});

describe("finding in lines", () => {
  const lines = [
    { ...posted("e1", 1, "1000", 31_850_00), memo: "2 outboards, 150 hp" },
    { ...posted("e2", 1, "1000", -31_850_00), partyId: "c1" },
    { ...posted("e3", 1, "1000", 100), documentNumber: "INV_100%" },
  ];

  test.for([
    [{ text: "OUTBOARD" }, ["e1"]],
    [{ text: "harbor" }, ["e2"]],
    [{ text: "_100%" }, ["e3"]],
    [{ text: "%" }, ["e3"]],
    [{ text: "31,850", amount: 3_185_000 }, ["e1", "e2"]],
    [{ text: "journal" }, ["e1", "e2", "e3"]],
    [{ text: "nothing of it" }, []],
  ] as const)("finds %j in texts, parties' names and amounts", async ([find, ids], { tenant }) => {
    const { financialRecordId } = await insertLedger(tenant, lines);
    const range = { from: day, to: day };
    const asked = { financialRecordId, basis, accountId: "1000", find, ...range } as const;

    const { found, sum } = await tenant.tx(async (db) => ({
      found: await listJournalLines(db, { ...asked, limit: 10 }),
      sum: await sumJournalLines(db, asked),
    }));

    expect(found.lines.map(({ transactionId }) => transactionId)).toEqual(ids);
    expect(sum.count).toBe(ids.length);
  });
});

const day = "2026-01-05" as Day;

const posted = (
  transactionId: string,
  lineNumber: number,
  accountId: string,
  amount: number,
  date = day,
): JournalLine => ({
  ...{ transactionId, lineNumber, accountId, date },
  transactionType: "Journal entry",
  amount: toMinor(amount),
});

async function inLedger(tenant: TestTenant, lines: readonly JournalLine[]) {
  const { financialRecordId } = await insertLedger(tenant, lines);
  type Asked = Partial<Parameters<typeof findJournalEntry>[1]>;
  return (
    transactionId: string,
    { after, ...over }: Omit<Asked, "after"> & { after?: Asked["after"] | undefined } = {},
  ) =>
    tenant.tx((db) =>
      findJournalEntry(db, {
        ...{ financialRecordId, basis, transactionId, date: day, limit: 200 },
        ...over,
        ...(after && { after }),
      }),
    );
}
