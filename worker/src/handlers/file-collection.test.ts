import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type BooksRecipe, openBooks } from "@tieout/connectors/book-decoding/open-books";
import type { FileBooks } from "@tieout/core/book-mapping/file-books";
import { listChecks } from "@tieout/services/financial-records/check";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { listMonths } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { ended } from "../testing/collection.ts";
import {
  choose,
  readingOf,
  reportOf,
  send,
  sendWell,
  type UploadedFile,
  uploadFile,
} from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

describe.concurrent("a books file", () => {
  test("of the SIE organisation becomes a record whose balances are the file's own, to the öre (P-G16)", async ({
    world,
    tenant,
    work,
  }) => {
    const bytes = readFileSync(fileURLToPath(new URL(sie, import.meta.url)));
    const file = await uploadFile(world, tenant, { bytes, fileName: "BL0001_typ4.SE" });
    const runner = await work();

    const report = await reportOf(file);
    const begun = await sendWell(file);
    const { outcome } = await ended(begun);

    expect([outcome, runner.faults]).toEqual(["Success", []]);
    expect(report).toMatchObject({ kind: "sie", encoding: "cp437", remembered: false });
    expect(report.findings).toMatchObject({
      companyName: "SEEE Speak Easy Executive English AB",
      fiscalYearEnd: { month: 6, day: 31, said: true },
      currency: { code: "SEK" },
      differs: false,
    });
    const record = await recordOf(file, begun.financialRecordId);
    // The year before has balances alone.
    expect(record).toMatchObject({ from: "2008-07-01", upTo: "2010-06-30", currency: "SEK" });
    expect(record.counts.journalLines).toBe(405);
    const done = await tenant.tx((db) =>
      db("importSteps").whereIn("step", ["journal-lines", "load"]).pluck("done"),
    );
    expect(done).toEqual([405, 405]);
    expect(await balancesOf(file, begun.financialRecordId, "2010-06-30")).toEqual(
      closingsOn(await booksOf(bytes, { kind: "sie" }), "2010-06-30"),
    );
    const checks = await tenant.tx((db) => listChecks(db, begun.financialRecordId));
    const failed = checks.filter(
      ({ outcome, severity }) => outcome === "Fail" && severity === "high",
    );
    expect(failed.map(({ id }) => id)).toEqual([]);
    expect(checks.map(({ id }) => id)).toContain("file-closings-follow");
  });

  test("of balances is a record as well, with fiscal years as somebody says, and remembered (P-G16)", async ({
    world,
    tenant,
    work,
  }) => {
    const bytes = Buffer.from(twoYears);
    const file = await uploadFile(world, tenant, { bytes, fileName: "Balances.csv" });
    await work();
    const guessed = await reportOf(file);

    await choose(file, { fiscalYearEnd: { month: 2, day: 31 }, currency: "CAD" });
    const said = await reportOf(file);
    const next = await uploadFile(world, tenant, { bytes, fileName: "Next.csv", before: file });
    const remembered = await reportOf(next);
    const begun = await sendWell(file);
    const { outcome } = await ended(begun);

    expect(outcome).toBe("Success");
    expect(guessed.asks).toEqual(["currency", "fiscal-year-end"]);
    expect(said).toMatchObject({ asks: [], findings: { currency: { code: "CAD", said: true } } });
    expect(await recordOf(file, begun.financialRecordId)).toMatchObject({
      from: "2024-03-01",
      upTo: "2026-02-28",
      currency: "CAD",
      fiscalYearEndMonth: 2,
      groups: ["financial-statements"],
      bases: ["accrual"],
    });
    // It has no ledger: no workbook of one, and no journal lines counted.
    expect(await tenant.tx((db) => db("workbooks").distinct("variantId"))).toEqual([
      { variantId: "financial-statements" },
    ]);
    expect(
      await tenant.tx((db) => db("importSteps").where({ step: "load" }).select("done", "expected")),
    ).toEqual([{ done: 0, expected: 0 }]);
    expect(await balancesOf(file, begun.financialRecordId, "2026-02-28")).toEqual({
      "1000": 30000,
      "2000": -5000,
      "3000": -10000,
      "4000": -15000,
    });
    expect(remembered).toMatchObject({
      remembered: true,
      asks: [],
      findings: { currency: { code: "CAD" }, fiscalYearEnd: { month: 2 } },
    });
  });

  test("with a falsified amount is named, and sent only knowingly, which stays with its checks", async ({
    world,
    tenant,
    work,
  }) => {
    const bytes = Buffer.from(falsified);
    const file = await uploadFile(world, tenant, {
      bytes,
      fileName: "Trial balance 2025-12-31.csv",
    });
    await work();

    const { findings } = await reportOf(file);
    await choose(file, { fiscalYearEnd: { month: 12, day: 31 } });
    await reportOf(file);
    const refused = await send(file);
    const begun = await sendWell(file, { acceptDifference: true });
    const { outcome } = await ended(begun);

    expect(findings).toMatchObject({
      figures: { debits: 20000, credits: 26000, difference: -6000 },
      rejectedCount: 1,
      rejected: [{ row: 3, value: "6O.00", fault: "letter", start: 1, end: 2 }],
      differs: true,
    });
    expect(refused).toMatchObject({ refused: { type: "difference-not-accepted" } });
    expect(outcome).toBe("Success");
    const checks = await tenant.tx((db) => listChecks(db, begun.financialRecordId));
    const described = Object.fromEntries(checks.map(({ id, fact }) => [id, fact]));
    expect(described["file-debits-equal-credits"]).toEqual({
      code: "file-differs-accepted",
      values: {
        agreed: 0,
        of: 1,
        expected: { minor: 200_00, currency: "USD" },
        actual: { minor: 260_00, currency: "USD" },
      },
    });
    expect(described["file-rows-read"]).toEqual({
      code: "file-rows-unread-accepted",
      values: { rows: 1 },
    });
    expect(checks.find(({ id }) => id === "trial-balance-zero")?.outcome).toBe("Fail");
  });

  test("without accounts, that is no table, or with figures past adding up, says so", async ({
    world,
    tenant,
    work,
  }) => {
    const files = [
      await uploadFile(world, tenant, { bytes: Buffer.from("#FLAGGA 0\n"), fileName: "a.se" }),
      await uploadFile(world, tenant, { bytes: Buffer.from("Dear lender\n"), fileName: "a.txt" }),
      await uploadFile(world, tenant, { bytes: Buffer.from(headings), fileName: "b.csv" }),
      await uploadFile(world, tenant, { bytes: Buffer.from(headingLine), fileName: "c.csv" }),
      await uploadFile(world, tenant, { bytes: Buffer.from(pastAddingUp), fileName: "a.csv" }),
      await uploadFile(world, tenant, { bytes: Buffer.from(bankStatement), fileName: "d.csv" }),
    ];
    await work();

    const read = await Promise.all(files.map(readingOf));

    expect(read.map(({ state, problem }) => [state, problem])).toEqual([
      ["failed", "no-accounts"],
      ["failed", "not-books"],
      ["failed", "no-accounts"],
      ["failed", "no-accounts"],
      ["failed", "figures-too-large"],
      ["failed", "other-report/bank-statement/other"],
    ]);
  });
});

const sie = "../../../connectors/src/book-decoding/fixtures/BL0001_typ4.SE";

/** Two years that end in February, as balances at the end of each. */
const twoYears = `Account number,Account name,Account type,2025-02-28,2026-02-28
1000,Cash,Bank,100.00,300.00
2000,Loan,Long-term liability,0.00,-50.00
3000,Retained earnings,Retained earnings,0.00,-100.00
4000,Sales,Income,-100.00,-150.00
`;

const headings = "Account,Name,Debit,Credit\n";

/** Ambiguous headings. */
const headingLine = "Ref,Label,Remarks\n";

/** Bank account numbers in an amount column. */
const bankStatement = `Date,Description,Withdrawals,Deposits,Balance
12/03/2025,FLOUR MILL ACH,410.00,,41202.11
12/04/2025,CORNER CAFE,,200.00,41402.11
`;

const pastAddingUp = [
  "Account number,Account name,Account type,Debit,Credit",
  ...Array.from({ length: 120 }, (_, i) => `${1000 + i},Bank ${i},Bank,${801_234_567_890 + i},`),
  "3000,Equity,Equity,,100.00",
].join("\n");

const falsified = `Account number,Account name,Account type,Debit,Credit
1000,Cash,Bank,200.00,
1100,Deposits,Other current asset,6O.00,
3000,Equity,Equity,,160.00
4000,Sales,Income,,100.00
`;

async function recordOf({ tenant, workspaceId }: UploadedFile, id: string) {
  const record = await tenant.tx((db) => findFinancialRecord(db, { workspaceId, id }));
  if (!record) throw new Error("The record should be Created");
  return record;
}

async function balancesOf({ tenant }: UploadedFile, financialRecordId: string, end: string) {
  const key = { financialRecordId, basis: "accrual" } as const;
  const months = await tenant.tx((db) => listMonths(db, key));
  return Object.fromEntries(
    months
      .filter((month) => month.end === end && month.closing !== 0)
      .map(({ accountId, closing }) => [accountId, closing]),
  );
}

function closingsOn({ closings }: FileBooks, day: string) {
  return Object.fromEntries(
    closings
      .filter(({ on, amount }) => on === day && amount !== 0)
      .map(({ accountId, amount }) => [accountId, amount]),
  );
}

async function booksOf(bytes: Buffer, recipe: BooksRecipe): Promise<FileBooks> {
  const reading = openBooks(bytes, recipe);
  for (;;) {
    const step = await reading.next();
    if (step.done) return step.value;
  }
}
