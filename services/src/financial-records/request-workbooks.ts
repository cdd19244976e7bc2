import { createHash } from "node:crypto";
import { recordsRead, type WorkbookVariant } from "@tieout/core/import/records-read";
import type { Basis } from "@tieout/core/ledger/ledger";
import { canonicalText } from "@tieout/core/spread/spread";
import { writerVersion } from "@tieout/core/workbook/workbook";
import { findTenant } from "@tieout/server/database/tenant/tenant";
import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import { describeAdjustments } from "./adjustments.ts";
import type { FinancialRecord } from "./financial-record.ts";
import { findSpread, findSpreadVersion } from "./spread.ts";
import { type PlannedWorkbook, shareWorkbook } from "./workbook.ts";
import {
  countRevisions,
  createWorkbookRevision,
  findRevisionOfInputs,
  lockRevisions,
  type RevisionInputs,
  retryWorkbookRevision,
} from "./workbook-revision.ts";

/** Pending ones of a record, and all of them. Both are far above what people need. */
export const revisionLimits = { pending: 3, total: 500 } as const;

export type WorkbookRequest =
  | {
      /** `known`: equal inputs are built or being built; `retried`: they had failed. */
      readonly result: "started" | "retried" | "known";
      readonly revisionNumber: number;
    }
  | { readonly result: "unknown-version" | "too-many-pending" | "too-many" };

export interface RequestedWorkbooks {
  /** Of the spread; default the current one. An earlier one is built as well, since versions never change. */
  readonly spreadVersion?: number | undefined;
  readonly requestedBy?: string;
  readonly now: Date;
}

/** Starts a revision and queues its build, unless one of equal inputs exists. */
export async function requestWorkbooks(
  db: Tx,
  record: FinancialRecord,
  { spreadVersion, ...request }: RequestedWorkbooks,
): Promise<WorkbookRequest> {
  const { id: financialRecordId } = record;
  await lockRevisions(db, financialRecordId);
  const current = await findSpreadVersion(db, financialRecordId);
  const version = spreadVersion ?? current.version;
  if (version < 1 || version > current.version) return { result: "unknown-version" };

  const inputs = await revisionInputs(db, record, version);
  const known = await findRevisionOfInputs(db, financialRecordId, inputs.hash);
  if (known && known.outcome !== "Error") {
    return { result: "known", revisionNumber: known.revisionNumber };
  }
  const { pending, total } = await countRevisions(db, financialRecordId);
  if (pending >= revisionLimits.pending) return { result: "too-many-pending" };
  if (known) {
    const key = { financialRecordId, revisionNumber: known.revisionNumber };
    await retryWorkbookRevision(db, { ...key, ...request });
    await queue(db, record, known.revisionNumber);
    return { result: "retried", revisionNumber: known.revisionNumber };
  }
  if (total >= revisionLimits.total) return { result: "too-many" };

  const workbooks = workbooksOf(record);
  const created = { financialRecordId, inputs, workbooks, ...request };
  const revisionNumber = await createWorkbookRevision(db, created);
  for (const { variantId, basis } of workbooks) {
    if (hasLayout(variantId)) continue;
    await shareWorkbook(db, { financialRecordId, revisionNumber, variantId, basis });
  }
  await queue(db, record, revisionNumber);
  return { result: "started", revisionNumber };
}

async function queue(
  db: Tx,
  { workspaceId, id: financialRecordId }: FinancialRecord,
  revisionNumber: number,
): Promise<void> {
  const built = { workspaceId, financialRecordId, revisionNumber };
  const jobKey = `workbooks:${financialRecordId}:${revisionNumber}`;
  await enqueue(db, "build-workbooks", built, { jobKey });
}

type InputsRecord = Pick<FinancialRecord, "id" | "workspaceId" | "groups" | "bases" | "hasEntries">;

/** By the current writer, in the tenant's language (ADR 15). */
export async function revisionInputs(
  db: Tx,
  record: InputsRecord,
  spreadVersion: number,
): Promise<RevisionInputs> {
  const { defaultLanguage: language } = await findTenant(db);
  const from = { spreadVersion, writerVersion, language };
  return { ...from, hash: await hashInputs(db, record, from) };
}

/** SHA-256, in hex, of what a revision is built from, as it is now. */
export async function hashInputs(
  db: Tx,
  record: InputsRecord,
  { spreadVersion, writerVersion, language }: Omit<RevisionInputs, "hash">,
): Promise<string> {
  const { spread, hash: spreadHash } = await findSpread(db, record.id, spreadVersion);
  const isLaidOut = workbooksOf(record).some(({ variantId }) => hasLayout(variantId));
  const inputs = {
    financialRecordId: record.id,
    ...(isLaidOut && {
      spread: spreadHash,
      // Who entered them and when is in the workbook as well.
      entries: await describeAdjustments(db, record, spread, spreadVersion),
    }),
    writerVersion,
    language,
  };
  return createHash("sha256").update(canonicalText(inputs)).digest("hex");
}

/** The others show the books as they were collected, whatever the spread. */
export function hasLayout(variantId: WorkbookVariant): boolean {
  return variantId === "financial-statements";
}

const basisTags = { accrual: "Accrual Basis", cash: "Cash Basis" } as const;

/** The workbooks of what was collected, on each basis; open documents have no basis. */
export function workbooksOf({
  groups,
  bases,
  hasEntries,
}: Pick<FinancialRecord, "groups" | "bases" | "hasEntries">): PlannedWorkbook[] {
  const openDocuments = bases.includes("accrual") ? (["accrual"] as const) : bases;
  return recordsRead({ groups, hasEntries }).workbooks.flatMap((variantId) =>
    onEach(variantId, isOfOpenDocuments(variantId) ? openDocuments : bases),
  );
}

const isOfOpenDocuments = (variantId: WorkbookVariant): boolean =>
  variantId === "accounts-receivable" || variantId === "accounts-payable";

function onEach(variantId: WorkbookVariant, bases: readonly Basis[]): PlannedWorkbook[] {
  return bases.map((basis) => ({ variantId, basis, kind: variantId, tags: [basisTags[basis]] }));
}
