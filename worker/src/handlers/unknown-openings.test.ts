import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import { toMinor } from "@tieout/core/money";
import { viewLimits } from "@tieout/core/statement/view-limits";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import { listChecks } from "@tieout/services/financial-records/check";
import { findFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { findLedger } from "@tieout/services/ledger/ledger";
import { describe, expect } from "vitest";
import { ended } from "../testing/collection.ts";
import { choose, reportOf, sendWell, uploadFile } from "../testing/file-collection.ts";
import { test, type WorkerFixtures } from "../testing/test.ts";

describe.concurrent("postings without the balances before them", () => {
  test("become a record without a balance sheet, whose checks prove no balance", async ({
    world,
    tenant,
    work,
  }) => {
    const { ledger, outcomeOf } = await collected({ world, tenant, work }, {});

    expect(viewLimits(ledger)).toMatchObject({ lacksOpenings: true });
    expect(outcomeOf("file-openings-known")).toBe("Fail");
    for (const id of balanceChecks) expect([id, outcomeOf(id)]).toEqual([id, "Inconclusive"]);
    expect(outcomeOf("months-add-up")).not.toBe("Fail");
    expect(outcomeOf("journals-balance")).toBe("Pass");
  });

  test("open with what the sender typed, and tie out from there", async ({
    world,
    tenant,
    work,
  }) => {
    const balances = [
      { accountId: "Checking", amount: toMinor(500_00) },
      { name: "Land", accountClass: "fixed_asset", amount: toMinor(700_00) },
      { name: "Retained earnings", accountClass: "retained_earnings", amount: toMinor(-1_200_00) },
    ] as const;
    const { ledger, outcomeOf } = await collected(
      { world, tenant, work },
      {
        openings: { way: "typed", balances },
      },
    );

    expect(viewLimits(ledger)).toBe(undefined);
    for (const id of balanceChecks) expect([id, outcomeOf(id)]).not.toEqual([id, "Fail"]);
    expect(outcomeOf("assets-equal-liabilities-and-equity")).toBe("Pass");
    const last = ledger.months.filter(({ end }) => end === "2025-02-28");
    const names = new Map(ledger.accounts.map(({ id, name }) => [id, name]));
    expect(last.map(({ accountId, closing }) => [names.get(accountId), closing])).toEqual([
      ["Checking", 600_00],
      ["Sales", -100_00],
      ["Land", 700_00],
      ["Retained earnings", -1_200_00],
    ]);
  });
});

const balanceChecks = [
  "trial-balance-zero",
  "balances-roll-forward",
  "fiscal-year-roll",
  "assets-equal-liabilities-and-equity",
];

const postings = `Entry,Date,Account,Account type,Debit,Credit
1,2025-01-10,Checking,Bank,60.00,
1,2025-01-10,Sales,Income,,60.00
2,2025-02-28,Checking,Bank,40.00,
2,2025-02-28,Sales,Income,,40.00
`;

interface Fixtures extends Pick<WorkerFixtures, "world" | "work"> {
  readonly tenant: HostedTenant;
}

async function collected({ world, tenant, work }: Fixtures, choices: FileChoices) {
  const bytes = Buffer.from(postings);
  const file = await uploadFile(world, tenant, { bytes, fileName: "ledger.csv" });
  await work();
  await choose(file, { ...choices, fiscalYearEnd: { month: 12, day: 31 } });
  await reportOf(file);
  const { financialRecordId, ...begun } = await sendWell(file);
  expect(await ended({ financialRecordId, ...begun })).toMatchObject({ outcome: "Success" });
  return tenant.tx(async (db) => {
    const record = await findFinancialRecord(db, { ...file, id: financialRecordId });
    const ledger = record && (await findLedger(db, record, "accrual"));
    if (!ledger) throw new Error("The record should be Created");
    const outcomes = new Map(
      (await listChecks(db, financialRecordId)).map(({ id, outcome }) => [id, outcome]),
    );
    return { ledger, outcomeOf: (id: string) => outcomes.get(id) };
  });
}
