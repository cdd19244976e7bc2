import type { ClassOrUnknown } from "@tieout/core/account-types/typed-account";
import type { FileChoices } from "@tieout/core/book-mapping/file-choices";
import type { FileReport } from "@tieout/core/book-mapping/file-report";
import { dataQuality } from "@tieout/core/check/data-quality";
import { table } from "@tieout/server/database/table";
import { listChecks } from "@tieout/services/financial-records/check";
import { describe, expect } from "vitest";
import { ended } from "../testing/collection.ts";
import {
  asGuessed,
  choose,
  reportOf,
  send,
  sendWell,
  uploadFile,
} from "../testing/file-collection.ts";
import { test } from "../testing/test.ts";

describe("account types that a file doesn't say", () => {
  test("are guessed, and asked from the tenant's materiality on", async ({
    world,
    tenant,
    work,
  }) => {
    await work();
    const usual = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    expect((await reportOf(usual)).accountTypes).toMatchObject({
      on: "2025-12-31",
      materiality: 9_000_00 / 100,
    });

    await tenant.tx((db) =>
      table(db, "tenantSettings").where({ tenantId: db.tenantId }).update({
        materialityBasisPoints: 500,
      }),
    );
    const coarse = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    expect((await reportOf(coarse)).accountTypes).toMatchObject({ materiality: 450_00 });
  });

  test("keep a file from being sent until they're said, or said to be unknown", async ({
    world,
    tenant,
    work,
  }) => {
    await work();
    const file = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    await choose(file, calendarYears);
    const report = await reportOf(file);

    const early = await send(file);
    await choose(file, withDelta(report, "unknown"));
    await reportOf(file);
    const begun = await sendWell(file);
    const { outcome } = await ended(begun);

    expect(early).toMatchObject({
      refused: { type: "account-types-open", errors: [{ pointer: "/accountTypes" }] },
    });
    expect(outcome).toBe("Success");
    const chart = await tenant.tx((db) =>
      table(db, "ledgerAccounts").where({ tenantId: db.tenantId, id: "2000" }).first(),
    );
    expect(chart).toMatchObject({ classification: "unknown", classificationSource: "sender" });
    const checks = await tenant.tx((db) => listChecks(db, begun.financialRecordId));
    const typed = checks.filter(({ id }) => /accounts-(typed|classified)/.test(id));
    // Once: the ledger's own check would only say it again.
    expect(typed.map(({ outcome: is, severity }) => [is, severity])).toEqual([["Fail", "high"]]);
    // What nothing could check isn't counted where the lender is told of the collection either.
    const { passed, answered, high, medium } = dataQuality(checks);
    expect(answered).toBeLessThan(checks.length);
    const told = await tenant.tx((db) =>
      db("mailDeliveries").where({ kind: "collection-completed" }).pluck("content"),
    );
    expect(told).not.toEqual([]);
    for (const mail of told) {
      expect(mail).toMatchObject({ checks: { passed, of: answered, high, medium } });
    }
  });

  test("are remembered for the workspace by number and name, and for no other workspace", async ({
    world,
    tenant,
    work,
  }) => {
    await work();
    const first = await uploadFile(world, tenant, { bytes: balances, fileName: "Q3.csv" });
    await choose(first, withDelta(await reportOf(first), "long_term_debt"));
    await reportOf(first);
    await sendWell(first);

    const upload = async (text: string, before?: typeof first) => {
      const file = { bytes: Buffer.from(text), fileName: "Q4.csv", ...(before && { before }) };
      const { accountTypes } = await reportOf(await uploadFile(world, tenant, file));
      return accountTypes?.accounts.find(({ id }) => id === "2000");
    };

    expect(await upload(balances.toString(), first)).toMatchObject({
      accountClass: "long_term_debt",
      from: "memory",
    });
    const renamed = balances.toString().replace("Delta", "Deltaville");
    expect(await upload(renamed, first)).toMatchObject({ from: "guess" });
    expect(await upload(balances.toString())).toMatchObject({ from: "guess" });
  });

  test("are forgotten once a sender says that they don't know", async ({ world, tenant, work }) => {
    await work();
    const first = await uploadFile(world, tenant, { bytes: balances, fileName: "Q3.csv" });
    const again = (fileName: string) =>
      uploadFile(world, tenant, { bytes: balances, fileName, before: first });
    const deltaOf = async (file: typeof first) =>
      (await reportOf(file)).accountTypes?.accounts.find(({ id }) => id === "2000");
    const sendAs = async (file: typeof first, accountClass: ClassOrUnknown) => {
      await choose(file, withDelta(await reportOf(file), accountClass));
      await reportOf(file);
      await sendWell(file);
    };
    await sendAs(first, "long_term_debt");
    const second = await again("Q4.csv");
    const remembered = await deltaOf(second);
    await sendAs(second, "unknown");
    const asked = await deltaOf(await again("Q5.csv"));

    expect(remembered).toMatchObject({ accountClass: "long_term_debt", from: "memory" });
    expect(asked).toMatchObject({ from: "guess" });
  });
});

const calendarYears: FileChoices = { fiscalYearEnd: { month: 12, day: 31 } };

/** As guessed, but for one account. */
const withDelta = (report: FileReport, accountClass: ClassOrUnknown): FileChoices => ({
  ...calendarYears,
  accountTypes: [
    ...(asGuessed(report).accountTypes ?? []).filter(({ accountId }) => accountId !== "2000"),
    { accountId: "2000", accountClass },
  ],
});

const balances = Buffer.from(`Trial balance,,,
As of December 31 2025,,,
Account,Name,Debit,Credit
1000,Checking,7000.00,
2000,Delta,,2000.00
3000,Owner's equity,,1500.00
4000,Sales,,9000.00
6000,Rent,5500.00,
`);
