import { table } from "@tieout/server/database/table";
import { describe, expect } from "vitest";
import { choose, reportOf, uploadFile } from "../testing/file-collection.ts";
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

  test("are what the sender says, and totals prove them", async ({ world, tenant, work }) => {
    await work();
    const file = await uploadFile(world, tenant, { bytes: balances, fileName: "Balances.csv" });
    await reportOf(file);
    await choose(file, {
      accountTypes: [{ accountId: "2000", accountClass: "long_term_debt" }],
    });

    const { accountTypes } = await reportOf(file);
    expect(accountTypes?.accounts.find(({ id }) => id === "2000")).toMatchObject({
      accountClass: "long_term_debt",
      side: "liability",
      from: "sender",
    });
  });
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
