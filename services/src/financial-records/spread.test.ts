import type { Check } from "@tieout/core/check/check";
import { toMinor } from "@tieout/core/money";
import { standardSpread } from "@tieout/core/spread/spread";
import { table } from "@tieout/server/database/table";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import { withTenant } from "@tieout/server/database/with-tenant";
import { describe, expect } from "vitest";
import { insertImport } from "../testing/builders.ts";
import { listChecks, saveChecks } from "./check.ts";
import {
  findSeal,
  findSpread,
  findSpreadVersion,
  hashOf,
  saveSpread,
  saveStandardSpread,
} from "./spread.ts";

describe("a spread", () => {
  test("is saved by one of two who edit the same version", async ({ tenant }) => {
    const { financialRecordId, userId } = await tenant.tx((db) => insertImport(db));
    await tenant.tx((db) => saveStandardSpread(db, financialRecordId, []));
    const { spread } = await tenant.tx((db) => findSpread(db, financialRecordId));
    const edited = { ...spread, numberStyle: "Thousands" } as const;
    const edit = {
      spread: edited,
      version: 1,
      edits: [],
      origin: "edit",
      userId,
      now: builtAt,
    } as const;

    const versions = await Promise.all([
      tenant.tx((db) => saveSpread(db, financialRecordId, edit)),
      tenant.tx((db) => saveSpread(db, financialRecordId, edit)),
    ]);

    expect(versions.toSorted()).toEqual([2, undefined]);
    expect(await tenant.tx((db) => findSpreadVersion(db, financialRecordId))).toEqual({
      version: 2,
      numberStyle: "Thousands",
    });
    expect(await tenant.tx((db) => findSpread(db, financialRecordId))).toEqual({
      spread: edited,
      version: 2,
      hash: hashOf(edited),
      origin: "edit",
      madeAt: builtAt,
      madeBy: userId,
      reason: null,
      carriedOver: null,
    });
    expect((await tenant.tx((db) => findSpread(db, financialRecordId, 1))).spread).toEqual(spread);
  });

  test("is the standard one for a record that was loaded before there were any, and is kept at its first edit", async ({
    tenant,
  }) => {
    const { financialRecordId, userId } = await tenant.tx((db) => insertImport(db));
    const before = await tenant.tx((db) => findSpread(db, financialRecordId));
    const edit = {
      spread: before.spread,
      edits: [],
      origin: "edit",
      userId,
      now: builtAt,
    } as const;

    expect(before).toEqual({
      spread: standardSpread([]),
      version: 1,
      hash: hashOf(standardSpread([])),
      origin: "standard",
      madeAt: null,
      madeBy: null,
      reason: null,
      carriedOver: null,
    });
    expect(
      await tenant.tx((db) => saveSpread(db, financialRecordId, { ...edit, version: 1 })),
    ).toBe(2);
    await expect(tenant.tx((db) => findSpread(db, financialRecordId, 3))).rejects.toThrow(
      "no spread 3",
    );
  });

  test("has a seal that isn't the same where anything of the current version is another", async ({
    tenant,
    owner,
  }) => {
    const { financialRecordId, userId } = await tenant.tx((db) => insertImport(db));
    const sealed = () => tenant.tx((db) => findSeal(db, financialRecordId));
    expect(await sealed()).toBeUndefined();
    await tenant.tx((db) => saveStandardSpread(db, financialRecordId, []));
    const standard = await sealed();
    const edit = { id: "e", group: "g", command: aCommand, why: "As asked" } as const;
    await tenant.tx((db) =>
      saveSpread(db, financialRecordId, {
        spread: standardSpread([]),
        version: 1,
        edits: [edit],
        origin: "edit",
        userId,
        now: builtAt,
      }),
    );
    const first = await sealed();
    const tampered = [{ ...edit, why: "As I like" }];

    await withTenant(owner, tenant.id, (db) =>
      table(db, "spreadVersions")
        .where({ version: 2 })
        .update({ edits: JSON.stringify(tampered) }),
    );

    expect([standard?.version, first?.version]).toEqual([1, 2]);
    expect(new Set([standard?.seal, first?.seal, (await sealed())?.seal]).size).toBe(3);
  });

  test("has versions that nobody changes", async ({ tenant }) => {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    await tenant.tx((db) => saveStandardSpread(db, financialRecordId, []));
    const changed = tenant.tx((db) => table(db, "spreadVersions").update({ reason: "Another" }));
    await expect(changed).rejects.toThrow("permission denied");
  });
});

const aCommand = { do: "numberStyle", style: "Thousands", was: "Actuals" } as const;

describe("checks", () => {
  test("come back in order, and each that failed opens a finding", async ({ tenant }) => {
    const { financialRecordId } = await tenant.tx((db) => insertImport(db));
    const key = { financialRecordId, basis: "accrual" } as const;
    const passed: Check = {
      id: "trial-balance-zero",
      category: "ledger",
      outcome: "Pass",
      fact: { code: "trial-balances-zero", values: { trialBalances: 3 } },
      severity: "high",
      tolerance: toMinor(0),
    };
    const failed: Check = {
      ...passed,
      id: "journals-balance",
      outcome: "Fail",
      transactionId: "t1",
      expected: toMinor(100),
      actual: toMinor(90),
      difference: toMinor(-10),
    };

    await tenant.tx((db) => saveChecks(db, key, [passed, failed]));

    expect(await tenant.tx((db) => listChecks(db, financialRecordId))).toEqual([
      { ...passed, basis: "accrual" },
      { ...failed, basis: "accrual" },
    ]);
    expect(await tenant.tx((db) => db("findings").select("checkId", "state"))).toEqual([
      { checkId: "journals-balance", state: "open" },
    ]);
  });
});
