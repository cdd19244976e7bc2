import { periodColumns } from "@tieout/core/calendar/fiscal-year";
import { ledgerBalances } from "@tieout/core/ledger/ledger-balances";
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

describe.concurrent("a SIE file with vouchers of one year", () => {
  test("becomes a record of the year before too, which has balances alone", async ({
    world,
    tenant,
    work,
  }) => {
    const file = await uploadFile(world, tenant, { bytes: Buffer.from(sie), fileName: "a.se" });
    await work();

    const { findings, asks } = await reportOf(file);
    const { ledger, failed } = await collected(file);

    expect([asks, findings?.yearsBefore, findings?.balanceDays]).toEqual([
      [],
      ["2024-12-31"],
      undefined,
    ]);
    expect([ledger.from, ledger.cuts, failed]).toEqual([
      "2024-01-01",
      ["2024-12-31", "2025-01-31", "2025-02-28"],
      [],
    ]);
    const columns = periodColumns(ledger, { reportingPeriod: "FiscalYearsAndYTD" });
    expect(columns.map(({ label }) => label)).toEqual(["FY 2024", "YTD Feb 28, 2025"]);
    expect(ledgerBalances(ledger).over(columns).movements("3010")).toEqual([-4000, -2500]);
    // The quarter to date has postings from its first day on.
    expect(viewLimits(ledger)?.reportingPeriods).toEqual([
      "FiscalYearsAndYTD",
      "FiscalQuartersAndQTD",
      "MonthsAndMTD",
    ]);
  });
});

const sie = `#FLAGGA 0
#SIETYP 4
#GEN 20250228
#RAR 0 20250101 20251231
#RAR -1 20240101 20241231
#KONTO 1930 "Bank"
#KONTO 2081 "Aktiekapital"
#KONTO 2098 "Vinst eller förlust från föregående år"
#KONTO 3010 "Försäljning"
#IB -1 1930 100.00
#IB -1 2081 -100.00
#UB -1 1930 140.00
#UB -1 2081 -100.00
#RES -1 3010 -40.00
#IB 0 1930 140.00
#IB 0 2081 -100.00
#IB 0 2098 -40.00
#UB 0 1930 165.00
#UB 0 2081 -100.00
#UB 0 2098 -40.00
#RES 0 3010 -25.00
#VER A 1 20250120 "Sale"
{
#TRANS 1930 {} 5.00
#TRANS 3010 {} -5.00
}
#VER A 2 20250210 "Sale"
{
#TRANS 1930 {} 20.00
#TRANS 3010 {} -20.00
}
`;

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
