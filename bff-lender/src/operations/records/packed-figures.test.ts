import type { Day } from "@tieout/core/calendar/day";
import { cutsBetween } from "@tieout/core/calendar/fiscal-year";
import { classify } from "@tieout/core/ledger/classify";
import { packBalances } from "@tieout/core/ledger/packed-ledger";
import { buildLedger } from "@tieout/core/ledger/roll-forward";
import { toMinor } from "@tieout/core/money";
import { table } from "@tieout/server/database/table";
import { builtAt } from "@tieout/server/database/testing/tenant";
import { statementsOf } from "@tieout/server/http/testing/count-statements";
import type { HostedTenant } from "@tieout/server/http/testing/hosts";
import {
  findFinancialRecord,
  saveFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { listAccounts, listMonths } from "@tieout/services/ledger/ledger";
import { saveAccounts, saveMonths } from "@tieout/services/ledger/save";
import { insertImport } from "@tieout/services/testing/builders";
import fc from "fast-check";
import { describe, expect } from "vitest";
import { signInAs, reviewTest as test } from "../../testing/index.ts";

describe("packed figures", () => {
  test("are to the byte what the record's rows come to, packed late, passed on or decompressed", async ({
    as,
    tenant,
  }) => {
    await fc.assert(
      fc.asyncProperty(anyBooks, async (books) => {
        const { member, params } = await insertBooks(tenant, books);
        const read = async (encoding: string) => {
          const headers = { "accept-encoding": encoding };
          const { data, response } = await as(member).GET(figures, {
            ...{ params, headers, parseAs: "text" as const },
          });
          const type = response.headers.get("content-type");
          return { text: data, type, encoding: response.headers.get("content-encoding") };
        };
        const [late, passedOn, plain] = [
          await read("gzip"),
          await read("gzip"),
          await read("identity"),
        ];

        const text = JSON.stringify(await computedOf(tenant, params.path));
        const type = "application/json";
        expect(late).toEqual({ text, type, encoding: "gzip" });
        expect(passedOn).toEqual(late);
        expect(plain).toEqual({ text, type, encoding: null });
      }),
      { numRuns: 15 },
    );
  });

  test("are packed once, and passed on without reading a balance", async ({
    as,
    tenant,
    review,
  }) => {
    const { member, params, financialRecordId } = review;
    const read = () => as(member).GET(figures, { params });
    await Promise.all([read(), read()]);

    const asked = (await statementsOf(read)).join();

    expect(asked).not.toMatch(/ledger_|packed_balances/);
    expect(await packedRows(tenant, financialRecordId)).toHaveLength(1);
  });

  test("are refused once the records are withdrawn, though they're still stored", async ({
    as,
    tenant,
    review: { member, params, submissionId, financialRecordId },
  }) => {
    await as(member).GET(figures, { params });
    await tenant.tx((db) =>
      table(db, "submissions")
        .where({ tenantId: db.tenantId, id: submissionId })
        .update({ withdrawnAt: builtAt, withheldAt: builtAt }),
    );

    const { response } = await as(member).GET(figures, { params });

    expect(response.status).toBe(410);
    expect(await packedRows(tenant, financialRecordId)).toHaveLength(1);
  });

  test("aren't kept of a record that is being deleted", async ({
    as,
    tenant,
    review: { member, params, financialRecordId },
  }) => {
    await tenant.tx((db) =>
      table(db, "financialRecords")
        .where({ tenantId: db.tenantId, id: financialRecordId })
        .update({ status: "Deleted", deletedAt: builtAt }),
    );

    const { response } = await as(member).GET(figures, { params });

    expect(response.status).toBe(410);
    expect(await packedRows(tenant, financialRecordId)).toEqual([]);
  });
});

const records = "/Workspaces/{workspaceId}/financialrecords/{financialRecordId}";
const figures = `${records}/financialstatements/figures` as const;

// Known to be valid days.
const [from, upTo] = ["2025-03-01" as Day, "2026-03-15" as Day];
const fiscalYearEnd = { month: 12, day: 31 };
const cuts = cutsBetween(from, upTo, fiscalYearEnd);
const amounts = { min: -1_000_000_000, max: 1_000_000_000 };

const anyBooks = fc.record({
  // PostgreSQL's texts hold any character but NUL, and no half of a pair.
  names: fc.array(
    fc
      .string({ unit: "binary", minLength: 1, maxLength: 12 })
      .filter((name) => !name.includes("\0")),
    { minLength: 1, maxLength: 6 },
  ),
  openings: fc.array(fc.integer(amounts), { maxLength: 6 }),
  posted: fc.array(
    fc.record({
      account: fc.nat({ max: 5 }),
      cut: fc.nat({ max: cuts.length - 1 }),
      debit: fc.nat(amounts.max),
      credit: fc.nat(amounts.max),
    }),
    { maxLength: 30 },
  ),
  bases: fc.constantFrom(["accrual"] as const, ["cash"] as const, ["accrual", "cash"] as const),
});

type Books = typeof anyBooks extends fc.Arbitrary<infer Value> ? Value : never;

/** A Created record whose figures aren't packed yet, and who may read it. */
async function insertBooks(tenant: HostedTenant, { names, openings, posted, bases }: Books) {
  const kinds = ["cash", "ar", "ap", "revenue", "opex", "equity"] as const;
  const chart = names.map((name, n) =>
    classify(
      { id: `${n}`, name, fullName: name, vendorType: "Any", posting: true, active: true },
      kinds[n % kinds.length] ?? "cash",
    ),
  );
  const known = <Of extends { readonly accountId: string }>({ accountId }: Of) =>
    Number(accountId) < chart.length;
  const built = await tenant.tx(async (db) => {
    const begun = await insertImport(db);
    const { financialRecordId } = begun;
    const ledgers = bases.map((basis) =>
      buildLedger({
        legalName: "Any “books”, Inc.",
        ...{ currency: "EUR", basis, fiscalYearEnd, from, upTo, accounts: chart },
        openings: openings
          .map((amount, n) => ({ accountId: `${n}`, amount: toMinor(amount) }))
          .filter(known),
        movements: posted
          .map(({ account, cut, debit, credit }) => ({
            accountId: `${account}`,
            end: cuts[cut] ?? upTo,
            debit: toMinor(debit),
            credit: toMinor(credit),
          }))
          .filter(known),
      }),
    );
    const { accounts, retainedEarningsId, legalName } = ledgers[0] ?? buildLedger(nothing());
    await saveAccounts(db, financialRecordId, accounts);
    for (const { basis, months } of ledgers) {
      await saveMonths(db, { financialRecordId, basis }, months);
    }
    await saveFinancialRecord(db, {
      ...{ financialRecordId, legalName, currency: "EUR", bases, from, upTo, cuts },
      ...{ fiscalYearEndMonth: 12, fiscalYearEndDay: 31, groups: ["financial-statements"] },
      retainedEarningsId,
      counts: { accounts: accounts.length, journalLines: 0, parties: 0, openDocuments: 0 },
      ...{ dataAsOf: builtAt, now: builtAt },
    });
    return begun;
  });
  const { workspaceId, financialRecordId, userId } = built;
  const member = await signInAs(tenant, userId);
  return { member, params: { path: { workspaceId, financialRecordId } } };
}

function nothing(): never {
  throw new Error("Books have at least one basis");
}

/** The reply by the contract, computed from the record's accounts and months. */
async function computedOf(
  tenant: HostedTenant,
  { workspaceId, financialRecordId: id }: { workspaceId: string; financialRecordId: string },
) {
  return tenant.tx(async (db) => {
    const record = (await findFinancialRecord(db, { workspaceId, id })) ?? nothing();
    const accounts = await listAccounts(db, id);
    const balances = [];
    for (const basis of record.bases) {
      const months = await listMonths(db, { financialRecordId: id, basis });
      balances.push(packBalances({ basis, accounts, cuts: record.cuts, months }));
    }
    return {
      datasourceNameId: record.datasourceNameId,
      dataAsOf: record.dataAsOf.toISOString(),
      legalName: record.legalName,
      currency: record.currency,
      fiscalYearEnd,
      from: record.from,
      cuts: record.cuts,
      retainedEarningsId: record.retainedEarningsId,
      accounts,
      balances,
    };
  });
}

function packedRows(tenant: HostedTenant, financialRecordId: string) {
  return tenant.tx((db) =>
    table(db, "packedFigures")
      .where({ tenantId: db.tenantId, financialRecordId })
      .select("financialRecordId"),
  );
}
