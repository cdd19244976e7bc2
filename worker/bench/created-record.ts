import assert from "node:assert/strict";
import type { Tx } from "@tieout/server/database/with-tenant";
import {
  findFinancialRecord,
  saveFinancialRecord,
} from "@tieout/services/financial-records/financial-record";
import { revisionInputs, workbooksOf } from "@tieout/services/financial-records/request-workbooks";
import {
  countRevisions,
  createWorkbookRevision,
} from "@tieout/services/financial-records/workbook-revision";
import { succeedImport } from "@tieout/services/imports/run";
import { insertImport } from "../../services/src/testing/builders.ts";
import { aRecord } from "../../services/src/testing/insert-history.ts";
import type { Collected } from "../src/collect/collect.ts";
import type { PullStep, ReadableSpool } from "../src/collect/spool.ts";
import { loadBooks } from "../src/load/load-books.ts";
import { chart, fiscalYearEnd, from, someLines, someParties, upTo } from "./some-journal.ts";

const pageLength = 5_000;
const groups = ["financial-statements", "transactions"] as const;

export interface CreatedRecord {
  readonly workspaceId: string;
  readonly financialRecordId: string;
}

export async function insertCreatedRecord(db: Tx, count: number): Promise<CreatedRecord> {
  const { workspaceId, financialRecordId, importId } = await insertImport(db);
  const plan = { from, upTo, groups, bases: ["accrual"], anonymize: false } as const;
  const company = { name: "Bench", legalName: "Bench, Inc.", currency: "USD", fiscalYearEnd };
  const none = {
    company: 0,
    "trial-balances": 0,
    receivables: 0,
    payables: 0,
    "vendor-statements": 0,
  };
  const pages = Math.ceil(count / pageLength);
  const parts = { ...none, accounts: 1, parties: 1, "journal-lines": pages };
  const collected: Collected = { company, plan, parts, bytes: 0 };
  const books = { financialRecordId, datasourceNameId: "example", collected };
  const loaded = await loadBooks(db, { ...books, spool: spoolOf(count) });
  const { cuts, retainedEarningsId, counts } = loaded;
  await saveFinancialRecord(db, {
    ...aRecord,
    ...{ financialRecordId, groups, from, upTo, cuts, retainedEarningsId, counts },
  });
  await succeedImport(db, { importId, token: "" }, new Date());
  return { workspaceId, financialRecordId };
}

/** Begins a revision of a writer of its own, so that it shares no workbooks. Returns its number. */
export async function beginRevision(db: Tx, created: CreatedRecord): Promise<number> {
  const { workspaceId, financialRecordId } = created;
  const record = await findFinancialRecord(db, { workspaceId, id: financialRecordId });
  assert.ok(record);
  const { total: writerVersion } = await countRevisions(db, financialRecordId);
  const inputs = await revisionInputs(db, record, 1);
  const hash = writerVersion.toString(16).padStart(64, "0");
  return createWorkbookRevision(db, {
    financialRecordId,
    inputs: { ...inputs, writerVersion, hash },
    workbooks: workbooksOf(record),
    now: new Date(),
  });
}

/** A pull's result in memory. */
function spoolOf(count: number): ReadableSpool {
  const items: Partial<Record<PullStep, readonly unknown[]>> = {
    accounts: chart,
    parties: someParties(276),
    "journal-lines": [...someLines(count, 276)],
  };
  const page: ReadableSpool["page"] = async (step, part) =>
    (items[step] ?? []).slice(part * pageLength, (part + 1) * pageLength) as never;
  return {
    page,
    read: async function* (step, parts) {
      for (let part = 0; part < parts; part++) yield* await page(step, part);
    },
  };
}
