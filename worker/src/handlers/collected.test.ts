import type { BooksReader } from "@tieout/connectors/connector";
import {
  type PeriodColumn,
  periodColumns,
  reportingPeriods,
} from "@tieout/core/calendar/fiscal-year";
import { tieOutSummary } from "@tieout/core/check/check";
import type { Basis } from "@tieout/core/ledger/ledger";
import { layoutOf } from "@tieout/core/spread/spread";
import { buildStatement } from "@tieout/core/statement/build-statement";
import type { StatementType } from "@tieout/core/statement/layout";
import type { Statement } from "@tieout/core/statement/statement";
import { listChecks, type StoredCheck } from "@tieout/services/financial-records/check";
import {
  type FinancialRecord,
  findFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { findSpread } from "@tieout/services/financial-records/spread";
import { listWorkbookRevisions } from "@tieout/services/financial-records/workbook-revision";
import { findPackedFigures, packFigures } from "@tieout/services/ledger/figures";
import { findLedger, listMonths } from "@tieout/services/ledger/ledger";
import { findWorkspace } from "@tieout/services/workspaces/workspace";
import { describe, expect } from "vitest";
import {
  type BegunCollection,
  beginCollection,
  consentAtDex,
  ended,
} from "../testing/collection.ts";
import { allDone } from "../testing/queue.ts";
import { test } from "../testing/test.ts";
import type { World } from "../testing/world.ts";

const everything = {
  basis: "CashAndAccrual",
  fullFiscalYears: 1,
  groups: ["financial-statements", "accounts-receivable", "accounts-payable", "transactions"],
} as const;

describe.concurrent("a collection on both bases", () => {
  for (const { company, yearEnd, failing } of [
    {
      company: "tidewater",
      yearEnd: "2025-12-31",
      // Unanswered by its accountant, and an unpaid invoice from before the books, which cash can't remove from equity.
      failing: ["accrual suspense-balance", "cash opening-balance-equity", "cash suspense-balance"],
    },
    { company: "bluestem", yearEnd: "2026-06-30", failing: [] },
    { company: "halloran", yearEnd: "2025-12-31", failing: [] },
  ]) {
    test(`of ${company} becomes one record that ties out to the package's own statements (P-G6)`, async ({
      world,
      tenant,
      queue,
      work,
    }) => {
      const begun = await beginCollection(world, tenant, { company, request: everything });
      const runner = await work();

      const { outcome } = await ended(begun);
      await allDone(queue, tenant.id);

      expect([outcome, runner.faults]).toEqual(["Success", []]);
      const record = await recordOf(begun);
      const checks = await tenant.tx((db) => listChecks(db, record.id));
      expect(tieOutSummary(checks)).toMatchObject({ failed: 0 });
      expect(failuresOf(checks)).toEqual(failing);
      expect(record.cuts).toContain(yearEnd);
      await expectCountsToAddUp(begun, record);
      const figures = await tenant.tx((db) => findPackedFigures(db, record.id));
      expect(figures).toEqual(await packFigures(tenant.tx, record));

      const reader = await readerOf(world, company);
      for (const basis of record.bases) {
        for (const type of ["BalanceSheet", "IncomeStatement"] as const) {
          for (const statement of await statementsOf(begun, record, basis, type)) {
            const theirs = await theirFiguresOf(reader, statement);
            expect(Object.keys(theirs).length).toBeGreaterThan(10);
            expect(figuresIn(statement)).toEqual(theirs);
          }
        }
      }
    });
  }
});

describe.concurrent("a collection of the contractor's books", () => {
  test("finds what is wrong with them, and nothing else", async ({ world, tenant, work }) => {
    const begun = await beginCollection(world, tenant, {
      company: "ortega",
      request: { ...everything, basis: "Accrual" },
    });
    await work();

    const { outcome } = await ended(begun);

    const checks = await tenant.tx((db) => listChecks(db, begun.financialRecordId));
    expect(outcome).toBe("Success");
    expect(failuresOf(checks)).toEqual(
      [
        // An unbalanced entry and its consequences.
        "journals-balance",
        "trial-balance-zero",
        "assets-equal-liabilities-and-equity",
        // An entry posted directly to receivables.
        "aging",
        "vendor-aging",
        "duplicate-documents",
        "prior-period-posting",
        "suspense-balance",
      ]
        .map((question) => `accrual ${question}`)
        .toSorted(),
    );
  });
});

/** Failed questions, once for each basis, named by their id's part. */
function failuresOf(checks: readonly StoredCheck[]): string[] {
  const failed = checks.filter(({ outcome }) => outcome === "Fail");
  return [...new Set(failed.map(({ basis, id }) => `${basis} ${id.split(":")[0]}`))].toSorted();
}

async function recordOf({ tenant, workspaceId, financialRecordId: id }: BegunCollection) {
  const record = await tenant.tx((db) => findFinancialRecord(db, { workspaceId, id }));
  if (!record) throw new Error("The record should be Created");
  return record;
}

async function expectCountsToAddUp(begun: BegunCollection, { id, bases, counts }: FinancialRecord) {
  const { tenant, workspaceId } = begun;
  const where = { tenantId: tenant.id, financialRecordId: id };
  const count = (table: string) =>
    tenant.tx(async (db) => Number((await db(table).where(where).count("* as rows"))[0]?.rows));
  const counted = {
    accounts: await count("ledgerAccounts"),
    journalLines: await count("journalLines"),
    parties: await count("parties"),
    openDocuments: await count("openDocuments"),
  };
  expect(counted).toEqual(counts);
  expect(Math.min(...Object.values(counted))).toBeGreaterThan(0);

  for (const basis of bases) {
    const months = await tenant.tx((db) => listMonths(db, { financialRecordId: id, basis }));
    const total = (of: "debit" | "credit" | "closing") =>
      months.reduce((sum, month) => sum + month[of], 0);
    expect(total("debit")).toBe(total("credit"));
    expect(total("closing")).toBe(0);
  }
  const records = await tenant.tx((db) => db("financialRecords").select("status"));
  expect(records).toEqual([{ status: "Created" }]);
  const workspace = await tenant.tx((db) => findWorkspace(db, workspaceId));
  expect(workspace?.lastSyncAt).toBeDefined();
  const usages = await tenant.tx((db) => db("collectionUsages").select("state"));
  expect(usages).toEqual([{ state: "spent" }]);
  const [revision] = await tenant.tx((db) => listWorkbookRevisions(db, id));
  expect(revision).toMatchObject({ revisionNumber: 1, outcome: "Success" });
}

const readerOf = async (world: World, company: string): Promise<BooksReader> => {
  const { tokens } = await consentAtDex(world, { company });
  const reader = world.connectors.get("example")?.open({
    token: async () => tokens.access,
    renewed: async () => tokens.access,
  });
  if (!reader) throw new Error("DEX is in every test's world");
  return reader;
};

async function statementsOf(
  { tenant }: BegunCollection,
  record: FinancialRecord,
  basis: Basis,
  type: StatementType,
): Promise<Statement[]> {
  return tenant.tx(async (db) => {
    const ledger = await findLedger(db, record, basis);
    if (!ledger) throw new Error("The books should be there");
    const layout = layoutOf((await findSpread(db, record.id)).spread, type);
    return reportingPeriods.map((reportingPeriod) =>
      buildStatement({
        ledger,
        layout,
        reportingPeriod,
        columns: periodColumns(ledger, { reportingPeriod }),
      }),
    );
  });
}

type Figures = Readonly<Record<string, number>>;

/** Each account's figures by column, and the result, without zeros. */
function figuresIn({ columns, lineItems, type }: Statement): Figures {
  return named(
    lineItems.flatMap(({ id, lineItemType, accountId, amounts }) => {
      const isResult = accountId === "current-earnings" || id === "formula/net-income";
      if (lineItemType !== "DetailAccount" && !isResult) return [];
      const name = isResult ? "NetIncome" : (accountId ?? "");
      return columns.map((column, i) => ({ type, column, name, amount: amounts?.[i] ?? 0 }));
    }),
  );
}

async function theirFiguresOf(
  reader: BooksReader,
  { columns, type, basis }: Statement,
): Promise<Figures> {
  const ends = columns.map(({ end }) => end);
  const figures =
    type === "BalanceSheet"
      ? await reader.balanceSheets(ends, basis)
      : await reader.incomeStatements(columns, basis);
  return named(
    figures.flatMap(({ accountId, total, start, end, amount }) => {
      const name = accountId ?? total;
      if (name === undefined || (accountId === undefined && name !== "NetIncome")) return [];
      return [{ type, column: { start: start ?? end, end }, name, amount }];
    }),
  );
}

interface NamedFigure {
  readonly type: StatementType;
  readonly column: Pick<PeriodColumn, "start" | "end">;
  readonly name: string;
  readonly amount: number;
}

function named(figures: readonly NamedFigure[]): Figures {
  return Object.fromEntries(
    figures
      .filter(({ amount }) => amount !== 0)
      .map(({ type, column: { start, end }, name, amount }) => {
        const period = type === "BalanceSheet" ? end : `${start}..${end}`;
        return [`${name} ${period}`, amount];
      }),
  );
}
