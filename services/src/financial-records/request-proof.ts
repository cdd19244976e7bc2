import type { Tx } from "@tieout/server/database/with-tenant";
import { enqueue } from "@tieout/server/jobs/enqueue";
import type { FinancialRecord } from "./financial-record.ts";
import { beginProof, findPendingProof } from "./workbook-proof.ts";
import { findWorkbookRevision, lockRevisions } from "./workbook-revision.ts";

export type ProofRequest =
  /** `known`: it's being rebuilt already. */
  "started" | "known" | "unknown-revision" | "being-built" | "no-files" | "another-pending";

interface RequestedProof {
  readonly revisionNumber: number;
  readonly requestedBy: string;
  readonly now: Date;
}

// A person is waiting, so a rebuild is retried for minutes, not for days like a build.
const maxAttempts = 6;

/** Queues the rebuild of a revision, unless it's being rebuilt already. Only one revision per record at a time. */
export async function requestProof(
  db: Tx,
  { id: financialRecordId, workspaceId }: Pick<FinancialRecord, "id" | "workspaceId">,
  { revisionNumber, ...by }: RequestedProof,
): Promise<ProofRequest> {
  const key = { financialRecordId, revisionNumber };
  await lockRevisions(db, financialRecordId);
  const revision = await findWorkbookRevision(db, key);
  if (!revision) return "unknown-revision";
  const pending = await findPendingProof(db, financialRecordId);
  if (pending !== undefined) return pending === revisionNumber ? "known" : "another-pending";
  if (revision.outcome === "Pending") return "being-built";
  if (!revision.workbooks.some(({ outcome }) => outcome === "Success")) return "no-files";

  await beginProof(db, { ...key, ...by });
  const jobKey = `proof:${financialRecordId}:${revisionNumber}`;
  await enqueue(db, "prove-workbooks", { workspaceId, ...key }, { jobKey, maxAttempts });
  return "started";
}
