import { periodColumns } from "@tieout/core/calendar/fiscal-year";
import { viewLimits } from "@tieout/core/statement/view-limits";
import { listChecks } from "@tieout/services/financial-records/check";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findLedger } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { ended } from "../testing/collection.ts";
import {
  choose,
  reportOf,
  send,
  sendWell,
  type UploadedFile,
  uploadFile,
} from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

describe.concurrent("a trial balance of one day", () => {
  test("waits for its year's end, and becomes a record of that day alone, with profit and loss since the year began", async ({
    world,
    tenant,
    work,
  }) => {
    const file = await uploadFile(world, tenant, { bytes: Buffer.from(oneDay), fileName });
    await work();

    const { asks, findings } = await reportOf(file);
    const refused = await send(file);
    await choose(file, { fiscalYearEnd: { month: 6, day: 30 } });
    await reportOf(file);
    const { ledger, failed, reasons } = await collected(file);

    // Nothing that only entries or months could prove has passed.
    expect(reasons).toMatchObject({
      load: "no-entries",
      "journals-balance": "no-entries",
      "lines-placed": "no-entries",
      "balances-roll-forward": "balances-alone",
      "duplicate-documents": "no-documents",
    });
    expect(asks).toContain("fiscal-year-end");
    expect(findings?.balanceDays).toEqual(["2025-09-30"]);
    expect(refused).toMatchObject({ refused: { type: "file-not-ready" } });
    expect([ledger.from, ledger.cuts, failed]).toEqual(["2025-07-01", ["2025-09-30"], []]);
    expect(periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" })).toMatchObject([
      { label: "YTD Sep 30, 2025", sublabel: "from Jul 1, 2025" },
    ]);
    expect(viewLimits(ledger)).toMatchObject({
      reportingPeriods: ["FiscalYearsAndYTD"],
      isClosed: false,
    });
    expect(ledger.months.map(({ accountId, closing }) => [accountId, closing])).toEqual([
      ["1000", 15000],
      ["3000", -10000],
      ["4000", -5000],
    ]);
  });

  test("after its year's closing has no income statement, and says so among its checks", async ({
    world,
    tenant,
    work,
  }) => {
    const file = await uploadFile(world, tenant, { bytes: Buffer.from(closed), fileName });
    await work();

    await choose(file, { fiscalYearEnd: { month: 9, day: 30 } });
    const { findings } = await reportOf(file);
    const { ledger, failed } = await collected(file);

    expect(findings?.closedDays).toEqual(["2025-09-30"]);
    expect(viewLimits(ledger)?.isClosed).toBe(true);
    expect(failed).toEqual(["file-closed-before-export"]);
  });
});

const fileName = "Trial balance 2025-09-30.csv";

const oneDay = `Account number,Account name,Account type,Debit,Credit
1000,Cash,Bank,150.00,
3000,Retained earnings,Retained earnings,,100.00
4000,Sales,Income,,50.00
`;

const closed = `Account number,Account name,Account type,Debit,Credit
1000,Cash,Bank,150.00,
3000,Retained earnings,Retained earnings,,150.00
4000,Sales,Income,0.00,0.00
`;

async function collected(file: UploadedFile) {
  const { financialRecordId, ...begun } = await sendWell(file);
  const { outcome } = await ended({ financialRecordId, ...begun });
  expect(outcome).toBe("Success");
  return file.tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { ...file, id: financialRecordId });
    const ledger = record && (await findLedger(db, record, "accrual"));
    if (!ledger) throw new Error("The record should be Created");
    const checks = await listChecks(db, financialRecordId);
    const failed = checks.filter(({ outcome }) => outcome === "Fail").map(({ id }) => id);
    const reasons = Object.fromEntries(
      checks
        .filter(({ outcome }) => outcome === "Inconclusive")
        .map(({ id, fact }) => [id, fact.code]),
    );
    return { ledger, failed, reasons };
  });
}
