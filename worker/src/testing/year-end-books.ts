import type { Day } from "@tieout/core/calendar/day";
import { classify } from "@tieout/core/ledger/classify";
import type { VendorAccount } from "@tieout/core/ledger/ledger";
import { toMinor } from "@tieout/core/money";
import { table } from "@tieout/server/database/table";
import { builtAt, type TestTenant } from "@tieout/server/database/testing/tenant";
import { saveFinancialRecord } from "@tieout/services/financial-records/financial-record";
import { succeedImport } from "@tieout/services/imports/run";
import {
  type BuiltImport,
  insertImport,
  insertLink,
  insertSubmission,
} from "@tieout/services/testing/builders";
import type { LineOnBasis, ReadableSpool } from "../collect/spool.ts";
import { loadBooks } from "../load/load-books.ts";

/** With its balance or its year's movement at the end of 2024 and 2025, in dollars, debit positive. */
export interface Listed extends VendorAccount {
  readonly amounts: readonly [number, number];
}

export const account = (
  id: string,
  name: string,
  [vendorType, vendorSubtype]: readonly [string, string?],
  ...amounts: readonly [number, number]
): Listed => ({
  id,
  number: id,
  name,
  fullName: name,
  vendorType,
  ...(vendorSubtype !== undefined && { vendorSubtype }),
  posting: true,
  active: true,
  amounts,
});

const [from, upTo] = ["2024-01-01" as Day, "2025-12-31" as Day];
const fiscalYearEnd = { month: 12, day: 31 };

/** Loads books into a record of the workspace, as an import does, and makes it Created. */
export async function collected(
  tenant: TestTenant,
  accounts: readonly Listed[],
  { before, sameCompany = false }: { before?: BuiltImport; sameCompany?: boolean } = {},
): Promise<BuiltImport> {
  return tenant.tx(async (db) => {
    const link = before && (await insertLink(db, { workspaceId: before.workspaceId }));
    const submission = await insertSubmission(db, link);
    const begun = await insertImport(db, {
      ...submission,
      ...(before && sameCompany && { connectionId: before.connectionId }),
    });
    const { financialRecordId, workspaceId } = begun;
    const earlier = await table(db, "financialRecords").where({ workspaceId, status: "Created" });
    const { cuts, retainedEarningsId, counts } = await loadBooks(db, {
      financialRecordId,
      datasourceNameId: "example",
      spool: spoolOf(accounts),
      collected: {
        company: { id: "alder", name: "Alder", legalName: "Alder", currency: "USD", fiscalYearEnd },
        plan: { from, upTo, bases: ["accrual"], groups: ["transactions"], anonymize: false },
        parts: {
          company: 1,
          accounts: 1,
          "trial-balances": 0,
          "journal-lines": 1,
          receivables: 0,
          payables: 0,
          parties: 0,
          "vendor-statements": 0,
        },
        bytes: 0,
      },
    });
    await saveFinancialRecord(db, {
      financialRecordId,
      legalName: "Alder",
      fiscalYearEndMonth: 12,
      fiscalYearEndDay: 31,
      currency: "USD",
      bases: ["accrual"],
      groups: ["transactions"],
      from,
      upTo,
      cuts,
      retainedEarningsId,
      counts,
      dataAsOf: builtAt,
      now: new Date(builtAt.getTime() + earlier.length * 1_000),
    });
    await succeedImport(db, { importId: begun.importId, token: "" }, builtAt);
    return begun;
  });
}

function spoolOf(accounts: readonly Listed[]): ReadableSpool {
  const items: Readonly<Record<string, readonly unknown[]>> = {
    accounts: accounts.map(({ amounts: _, ...listed }) => listed),
    "journal-lines": accounts.flatMap(linesOf),
  };
  return {
    // Other steps have no parts.
    page: async (step) => (items[step] ?? []) as never[],
    read: async function* (step, parts) {
      if (parts > 0) yield* (items[step] ?? []) as never[];
    },
  };
}

function linesOf(account: Listed, lineNumber: number): LineOnBasis[] {
  const {
    id: accountId,
    amounts: [first, second],
  } = account;
  const isReal = classify(account).kind === "Real";
  return [first, isReal ? second - first : second].map((dollars, year) => ({
    transactionId: String(2024 + year),
    transactionType: "Journal Entry",
    lineNumber,
    date: `${2024 + year}-12-31` as Day,
    accountId,
    amount: toMinor(dollars * 100),
    basis: "accrual",
  }));
}
