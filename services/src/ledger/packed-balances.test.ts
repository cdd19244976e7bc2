import type { Day } from "@tieout/core/calendar/day";
import { rollForward } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { table } from "@tieout/server/database/table";
import { builtAt, newTenant, type TestTenant } from "@tieout/server/database/testing/tenant";
import { test } from "@tieout/server/database/testing/test-database";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { accounts, basis, cuts, insertLedgerRecord, someLines } from "../testing/some-ledger.ts";
import { findLedger, listMonths, listPackedBalances } from "./ledger.ts";

describe("packed balances", () => {
  test("are the months, whatever they say", async ({ tenant }) => {
    const anyBooks = fc.record({
      openings: fc.tuple(fc.integer(amounts), fc.integer(amounts), fc.constant(0)),
      posted: fc.array(
        fc.record({
          account: fc.nat({ max: 2 }),
          cut: fc.nat({ max: 2 }),
          debit: fc.nat(amounts.max),
          credit: fc.nat(amounts.max),
        }),
        { maxLength: 9 },
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyBooks, async ({ openings, posted }) => {
        const months = rollForward({
          ...{ accounts, cuts, from: "2026-01-01" as Day, retainedEarningsId: "3000" },
          fiscalYearEnd: { month: 12, day: 31 },
          openings: accounts.map(({ id }, at) => ({
            accountId: id,
            amount: toMinor(openings[at] ?? 0),
          })),
          movements: posted.map(({ account, cut, debit, credit }) => ({
            accountId: accounts[account]?.id ?? "",
            end: cuts[cut] ?? ("2026-01-31" as Day),
            debit: toMinor(debit),
            credit: toMinor(credit),
          })),
        });
        const record = await insertLedgerRecord(tenant, [], months);

        const [late, stored] = await tenant.tx(async (db) => {
          const first = await findLedger(db, record, basis);
          return [first, await findLedger(db, record, basis)] as const;
        });

        const listed = await tenant.tx((db) =>
          listMonths(db, { financialRecordId: record.id, basis }),
        );
        expect(late?.months).toEqual(listed);
        expect(stored).toEqual(late);
      }),
      { numRuns: 15 },
    );
  });

  test("are packed by whoever reads first, once, also by two at once", async ({ tenant }) => {
    const record = await insertLedgerRecord(tenant, someLines(100));
    const read = () => tenant.tx((db) => listPackedBalances(db, record, accounts));

    const both = await Promise.all([read(), read()]);

    expect(both[1]).toEqual(both[0]);
    expect(await packedRows(tenant, record.id)).toEqual([
      { basis, ...both[0]?.[0], movements: expect.stringContaining(",") },
    ]);
  });

  test("are read without the months once they're there", async ({ tenant }) => {
    const record = await insertLedgerRecord(tenant, someLines(100));
    const packed = await tenant.tx((db) => listPackedBalances(db, record, accounts));

    const later = await tenant.tx(async (db) => {
      await table(db, "ledgerMonths").where({ financialRecordId: record.id }).delete();
      return listPackedBalances(db, record, accounts);
    });

    expect(later).toEqual(packed);
  });

  test("aren't kept of a record that is being deleted", async ({ tenant }) => {
    const record = await insertLedgerRecord(tenant, someLines(100));
    await tenant.tx((db) =>
      table(db, "financialRecords")
        .where({ tenantId: db.tenantId, id: record.id })
        .update({ status: "Deleted", deletedAt: builtAt }),
    );

    await tenant.tx((db) => listPackedBalances(db, record, accounts));

    expect(await packedRows(tenant, record.id)).toEqual([]);
  });

  test("stay with their tenant", async ({ pool, tenant }) => {
    const record = await insertLedgerRecord(tenant, someLines(100));
    await tenant.tx((db) => listPackedBalances(db, record, accounts));
    const stranger = await newTenant(pool);

    expect(await packedRows(stranger, record.id)).toEqual([]);
  });
});

const amounts = { min: -1_000_000, max: 1_000_000 };

async function packedRows(tenant: TestTenant, financialRecordId: string) {
  return tenant.tx((db) =>
    table(db, "packedBalances")
      .where({ financialRecordId })
      .select("basis", "openings", "movements"),
  );
}
